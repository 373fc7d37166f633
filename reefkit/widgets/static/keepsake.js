// A drawing of the page as a picture that needs nothing else: a button with data-picture="KEY".
const SVG = "http://www.w3.org/2000/svg", PICTURE = 1600;

function draw(parent, name, attributes, text) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) if (value !== null) made.setAttribute(key, value);
  if (text !== undefined) made.textContent = text;
  return parent.appendChild(made);
}

async function keepPicture({ dataset }) {
  const drawing = document.querySelector(`svg[data-key="${CSS.escape(dataset.picture)}"]`);
  if (!drawing) return;
  const [, , wide, high] = drawing.getAttribute("viewBox").split(" ").map(Number);
  const copy = styled(drawing), width = PICTURE / 2, height = Math.round((width * high) / wide);
  for (const key of ["class", "style"]) copy.removeAttribute(key);
  for (const [key, value] of Object.entries({ xmlns: SVG, width, height })) copy.setAttribute(key, value);
  copy.setAttribute("font-family", "Atkinson Hyperlegible, sans-serif");
  // Colours that the page names: the picture has them itself.
  const looks = getComputedStyle(drawing), written = new XMLSerializer().serializeToString(copy);
  for (const name of new Set(written.match(/--rk-[\w-]+/g)))
    if (looks.getPropertyValue(name)) copy.style.setProperty(name, looks.getPropertyValue(name));
  copy.prepend(draw(copy, "style", {}, await fontFace()));
  download(await raster(new XMLSerializer().serializeToString(copy), width, height), dataset.name);
}
