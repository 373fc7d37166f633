// What each panel is sent: it finds the script of all panels, which comes to a page once. A page of
// our server promises it in its head; elsewhere the first panel asks its kernel, and the others ask
// too when nothing has come, for a kernel may be gone.
const PATIENCE = 3000;
const scripts = (globalThis.rkScripts ??= {});

async function read(text) {
  const url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  try {
    return (await import(url)).default;
  } finally {
    URL.revokeObjectURL(url);
  }
}

function awaited() {
  let keep;
  return Object.assign(new Promise((kept) => (keep = kept)), { keep });
}

function script(model) {
  const isFirst = !scripts[NAME];
  const found = (scripts[NAME] ??= awaited());
  if (!found.keep)
    return found.catch(() => {
      if (scripts[NAME] === found) delete scripts[NAME];
      return script(model);
    });
  const ask = () => model.send({ lacks: { script: true } });
  const heard = (message) => {
    if (message.do === "script") found.keep((found.read ??= read(message.script)));
  };
  const asking = setInterval(ask, PATIENCE);
  model.on("msg:custom", heard);
  if (isFirst) ask();
  return found.finally(() => {
    clearInterval(asking);
    model.off("msg:custom", heard);
  });
}

// Nothing here may be waited for by the page: what a model takes too long to begin is given up.
export default {
  initialize({ model }) {
    const begun = script(model).then((panel) => panel.initialize({ model }));
    return () => begun.then((end) => end());
  },
  async render({ model, el }) {
    // Where no kernel answers, as in a notebook that is only read, the words at least are there.
    const words = setTimeout(() => (el.innerHTML = model.get("html")), PATIENCE);
    const panel = await script(model);
    clearTimeout(words);
    el.replaceChildren();
    return panel.render({ model, el });
  },
};
