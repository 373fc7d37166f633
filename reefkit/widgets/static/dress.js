// What the first panel of a page brings for all: colours, type and pictures.
const FONT = "Atkinson Hyperlegible Next";

// The first panel of a page asks for what the page lacks, and leaves a place for it at once.
function dress(model) {
  const lacks = {
    css: !document.getElementById("rk-theme"),
    symbols: !document.getElementById("rk-symbols"),
    font: ![...document.fonts].some((face) => face.family.includes(FONT)),
  };
  const place = (name, id) => Object.assign(document.createElement(name), { id });
  if (lacks.css) document.head.append(place("style", "rk-theme"));
  if (lacks.symbols) {
    document.body.append(place("div", "rk-symbols"));
    document.getElementById("rk-symbols").hidden = true;
  }
  if (lacks.css || lacks.symbols) model.send({ lacks });
}

function wear({ css, symbols }, [font]) {
  if (css) document.getElementById("rk-theme").textContent = css;
  if (symbols) document.getElementById("rk-symbols").innerHTML = symbols;
  if (font) document.fonts.add(new FontFace(FONT, font, { weight: "200 800" }));
}
