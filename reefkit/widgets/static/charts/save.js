// Panels of a sheet as one picture that needs nothing else: styles, drawings and font are in it.
const STYLES = ["fill", "fill-opacity", "stroke", "stroke-width", "stroke-dasharray", "opacity",
  "font-family", "font-size", "font-weight", "text-anchor", "dominant-baseline", "paint-order",
  "stroke-linejoin", "stroke-linecap", "display", "visibility"];

async function fontFace() {
  for (const sheet of document.styleSheets) {
    let rules = [];
    try { rules = [...sheet.cssRules]; } catch { continue; } // another origin's: not ours
    for (const rule of rules) {
      if (!(rule instanceof CSSFontFaceRule) || !rule.cssText.includes("Atkinson")) continue;
      const address = rule.cssText.match(/url\(["']?([^"')]+)/)?.[1];
      if (!address) continue;
      try {
        const blob = await (await fetch(new URL(address, sheet.href || document.baseURI))).blob();
        const data = await new Promise((done) => {
          const reader = new FileReader();
          reader.onload = () => done(reader.result);
          reader.readAsDataURL(blob);
        });
        return rule.cssText.replace(/url\([^)]*\)/, `url("${data}")`);
      } catch { return ""; } // without the font, the picture has the machine's own
    }
  }
  return "";
}

function styled(live) {
  const copy = live.cloneNode(true);
  const lives = live.querySelectorAll("*"), copies = copy.querySelectorAll("*");
  lives.forEach((element, number) => {
    const style = getComputedStyle(element);
    for (const name of STYLES) copies[number].style.setProperty(name, style.getPropertyValue(name));
    copies[number].removeAttribute("class");
  });
  copy.querySelectorAll("use").forEach((use) => {
    const symbol = document.getElementById(use.getAttribute("href").slice(1));
    const drawing = draw(use.parentNode, "svg", { viewBox: symbol.getAttribute("viewBox"),
      x: use.getAttribute("x"), y: use.getAttribute("y"),
      width: use.getAttribute("width") ?? "100%", height: use.getAttribute("height") ?? "100%",
      style: `${use.getAttribute("style") ?? ""};--rk-bold:8.4px;--rk-details:none` });
    for (const part of symbol.children) drawing.append(part.cloneNode(true));
    unfold(drawing);
    const place = draw(use.parentNode, "g", {});
    if (use.hasAttribute("transform")) place.setAttribute("transform", use.getAttribute("transform"));
    place.append(drawing);
    use.replaceWith(place); // where it stood: what comes later lies above it
  });
  return copy;
}

// A drawing uses its parts again in each pass; in a picture that needs nothing else each has its own.
function unfold(drawing) {
  drawing.querySelectorAll("use").forEach((use) => {
    const parts = document.getElementById(use.getAttribute("href").slice(1)).cloneNode(true);
    const pass = draw(use.parentNode, "g", { style: use.getAttribute("style") });
    pass.append(parts);
    use.replaceWith(pass);
  });
  drawing.querySelectorAll("[id]").forEach((each) => each.removeAttribute("id"));
}

async function savePicture(figures, kind, name, label) {
  if (!figures.length) return;
  const boxes = figures.map(({ main }) => ({ width: main.clientWidth, height: main.clientHeight }));
  const width = Math.ceil(Math.max(...boxes.map((box) => box.width)));
  const height = Math.ceil(boxes.reduce((sum, box) => sum + box.height, 0));
  const whole = document.createElementNS(SVG, "svg");
  for (const [key, value] of Object.entries({ xmlns: SVG, width, height,
    viewBox: `0 0 ${width} ${height}`, role: "img", "aria-label": label }))
    whole.setAttribute(key, value);
  draw(whole, "style", {}, await fontFace());
  draw(whole, "rect", { width, height, fill: "#fff" });
  let top = 0;
  figures.forEach((figure, number) => {
    for (const part of [figure.back, figure.main].filter(Boolean)) {
      const copy = styled(part);
      const place = { x: 0, y: top, width: boxes[number].width, height: boxes[number].height,
        overflow: "visible" };
      for (const key of ["class", "style", "role", "aria-label"]) copy.removeAttribute(key);
      for (const [key, value] of Object.entries(place)) copy.setAttribute(key, value);
      whole.append(copy);
    }
    top += boxes[number].height;
  });
  const text = new XMLSerializer().serializeToString(whole);
  const svg = new Blob([text], { type: "image/svg+xml" });
  download(kind === "svg" ? svg : await raster(text, width, height), name);
}

async function raster(text, width, height) {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await picture.decode();
  const canvas = Object.assign(document.createElement("canvas"),
    { width: 2 * width, height: 2 * height });
  const brush = canvas.getContext("2d");
  brush.scale(2, 2);
  brush.drawImage(picture, 0, 0);
  return new Promise((done) => canvas.toBlob(done, "image/png"));
}

function download(blob, name) {
  const link = Object.assign(document.createElement("a"),
    { href: URL.createObjectURL(blob), download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
