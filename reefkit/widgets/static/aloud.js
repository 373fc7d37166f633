// Reads aloud: a button with data-aloud="" reads what it stands in, one with a selector what that
// finds on the page, other buttons too where it names them. The voice is the machine's own, so that
// no word of a child goes to a server; where there is none for the page's language there is no button.
const voiceOver = globalThis.speechSynthesis;
const AROUND = "article,section,dialog,.rk-now";
const UNSAID = "[aria-hidden='true'],.rk-unseen,button:not(.rk-term),select,textarea,svg,details:not([open])";
const SENTENCES = "p,h1,h2,h3,h4,li,dt,dd,td,th,figcaption,.rk-answer-words";
let reading = null;

function voiceFor(element) {
  const tag = element.closest("[lang]")?.lang || document.documentElement.lang || "en";
  const wanted = tag.toLowerCase().replace("_", "-");
  const tagOf = (voice) => voice.lang.toLowerCase().replace("_", "-");
  const fitness = (voice) => 2 * (tagOf(voice) === wanted) + voice.default;
  const known = (voiceOver?.getVoices() ?? []).filter(
    (voice) => voice.localService && tagOf(voice).split("-")[0] === wanted.split("-")[0]);
  return known.sort((a, b) => fitness(b) - fitness(a))[0];
}

function linesOf(button) {
  const what = button.dataset.aloud;
  const page = button.closest(".rk-page") ?? document;
  const parts = what ? page.querySelectorAll(what) : [button.closest(AROUND)];
  const lines = [];
  for (const part of parts) {
    let sentence = null;
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, data } = texts.currentNode;
      const unsaid = parentElement.closest(UNSAID);
      if (unsaid && unsaid !== part && part.contains(unsaid)) continue;
      const inside = parentElement.closest(SENTENCES);
      const now = inside && part.contains(inside) ? inside : part;
      if (now === sentence) lines[lines.length - 1] += data;
      else lines.push(data);
      sentence = now;
    }
  }
  return lines.map((line) => line.replace(/\u00ad/g, "").replace(/\s+/g, " ").trim()).filter(Boolean);
}

function readAloud(button) {
  const again = reading?.button === button;
  beQuiet();
  const voice = again ? null : voiceFor(button);
  const lines = voice ? linesOf(button) : [];
  if (!lines.length) return;
  // Held until the end: a browser forgets an utterance that nobody holds, and never tells its end.
  const said = lines.map((line) => Object.assign(new SpeechSynthesisUtterance(line), { voice, lang: voice.lang }));
  const mine = (reading = { button, said, text: lines.join("\n") });
  const over = () => reading === mine && beQuiet();
  for (const each of said) each.onerror = over;
  said[said.length - 1].onend = over;
  button.setAttribute("aria-pressed", "true");
  for (const each of said) voiceOver.speak(each);
}

function beQuiet() {
  if (!reading) return;
  reading.button.setAttribute("aria-pressed", "false");
  reading = null;
  voiceOver.cancel();
}

// After each drawing: buttons where there is a voice, and silence when other words stand there.
function offerVoice(root) {
  for (const button of root.querySelectorAll("[data-aloud]")) button.hidden = !voiceFor(button);
  if (!reading) return;
  const { button, text } = reading;
  if (!button.isConnected || linesOf(button).join("\n") !== text) beQuiet();
  else button.setAttribute("aria-pressed", "true");
}

voiceOver?.addEventListener?.("voiceschanged", () => offerVoice(document));
addEventListener("pagehide", beQuiet);
