// Before a lesson is opened: whether this browser and this network let one work, and what to do where not.
(async () => {
  "use strict";
  const { way, xsrf } = globalThis.rkNetwork; // missing in a browser that is too old: the page says so
  document.querySelector(".rk-no-script").remove();
  const show = (name) => { document.getElementById(`cannot-${name}`).hidden = false; };
  if (!xsrf()) return show("cookies");
  const found = await way(document.body.dataset.base);
  if (found === "requests" || found === "none") show(found);
})();
