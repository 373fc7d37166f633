// Where a lesson's page is, and leaving it: a part of panel.js, which is sent as one script.
// In a notebook the address is the notebook's; a lesson's page says what it is.
const isLesson = () => "voila" in document.body.dataset && "baseUrl" in document.body.dataset;

function address({ query }) {
  if (!isLesson()) return;
  const { pathname, hash } = window.location;
  window.history.replaceState(window.history.state, "", `${pathname}${query ? `?${query}` : ""}${hash}`);
}

function leave() {
  if (!isLesson()) return;
  const form = document.createElement("form");
  form.method = "post";
  form.action = document.body.dataset.baseUrl.replace(/voila\/$/, "leave/");
  const xsrf = /(?:^|; )_xsrf=([^;]*)/.exec(document.cookie);
  const fields = { _xsrf: xsrf ? xsrf[1] : "", to: window.location.pathname };
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
  document.body.append(form);
  form.submit();
}
