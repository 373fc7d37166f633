// A new key is copied or printed; without a script it is read.
(() => {
  "use strict";
  const copy = document.querySelector("[data-copy]"), print = document.querySelector("[data-print]");
  const key = document.getElementById("key"), said = document.getElementById("copied");
  print.hidden = copy.hidden = false;
  // The server wrote a day in its own time zone.
  for (const each of document.querySelectorAll("[data-when]")) {
    const { lang } = document.documentElement, form = new Intl.DateTimeFormat(lang === "en" ? "en-GB" : lang, { dateStyle: "long" });
    each.textContent = each.textContent.replace(each.dataset.day, form.format(new Date(each.dataset.when)));
  }
  print.addEventListener("click", () => window.print());
  copy.addEventListener("click", async () => {
    try {
      await navigator.clipboard.writeText(key.textContent.trim());
    } catch {
      // A page that came without encryption may not write there; the old way still can.
      getSelection().selectAllChildren(key);
      document.execCommand("copy");
    }
    said.textContent = copy.dataset.said;
  });
})();
