// A key of twenty letters is typed from paper: whoever is alone may look at what they type.
(() => {
  "use strict";
  for (const box of document.querySelectorAll("[data-shows]")) {
    const field = document.getElementById(box.dataset.shows);
    box.closest("[hidden]").hidden = false;
    box.addEventListener("change", () => { field.type = box.checked ? "text" : "password"; });
    // A browser may keep the tick over a reload, and offers to keep what is sent as plain text.
    box.checked = false;
    field.form.addEventListener("submit", () => { field.type = "password"; });
  }
})();
