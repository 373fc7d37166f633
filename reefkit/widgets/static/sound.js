// Short sounds of our own, made by the browser from these numbers, and only for a reader who has
// turned them on: each note is its pitch in hertz, where it slides to, when it begins and how long it
// is in seconds, and its wave. "noise" is water and wind, with the pitch that it lets through.
const SOUNDS = {
  settled: [[392, 523, 0, 0.12, "sine"]],
  died: [[294, 196, 0, 0.3, "sine"]],
  roll: [[1200, 900, 0, 0.04, "noise"], [1500, 900, 0.13, 0.04, "noise"], [1300, 800, 0.28, 0.04, "noise"], [900, 700, 0.48, 0.06, "noise"]],
  card: [[2600, 900, 0, 0.12, "noise"]],
  storm: [[300, 900, 0, 0.5, "noise"], [900, 200, 0.5, 0.6, "noise"]],
  points: [[523, 523, 0, 0.08, "triangle"], [659, 659, 0.08, 0.14, "triangle"]],
  token: [[523, 523, 0, 0.1, "triangle"], [659, 659, 0.1, 0.1, "triangle"], [784, 784, 0.2, 0.22, "triangle"]],
  refused: [[220, 208, 0, 0.16, "triangle"]],
  end: [[392, 392, 0, 0.16, "triangle"], [523, 523, 0.16, 0.16, "triangle"], [659, 659, 0.32, 0.16, "triangle"], [784, 784, 0.48, 0.5, "triangle"]],
};
const LOUDEST = 0.25;
const heardKeys = new Set();
let speaker = null;

const volume = () => Math.min(100, Math.max(0, Number(kept("volume")) || 0));

// A noise of one second, always the same.
function noiseOf(context) {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let at = 0, seed = 1; at < samples.length; at++) samples[at] = (seed = (seed * 16807) % 2147483647) / 1073741823.5 - 1;
  return buffer;
}

// Until a page is touched a browser lets nothing sound, and what comes then is not played late.
function play(name, delay = 0) {
  const notes = SOUNDS[name], loud = volume();
  if (!loud || !notes || !touched || document.hidden) return;
  const context = (speaker ??= new AudioContext());
  context.resume();
  for (const [pitch, slide, begin, length, wave] of notes) {
    const start = context.currentTime + delay / 1000 + begin;
    const source = wave === "noise"
      ? new AudioBufferSourceNode(context, { buffer: (context.rkNoise ??= noiseOf(context)), loop: true })
      : new OscillatorNode(context, { type: wave });
    const tone = wave === "noise" ? new BiquadFilterNode(context, { type: "bandpass", Q: 1.2 }) : source;
    tone.frequency.setValueAtTime(pitch, start);
    tone.frequency.exponentialRampToValueAtTime(slide, start + length);
    if (tone !== source) source.connect(tone);
    sound(source, tone, start, length, loud);
  }
}

function sound(source, last, start, length, loud) {
  const { context } = source, gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime((LOUDEST * loud) / 100, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + length);
  last.connect(gain).connect(context.destination);
  source.start(start);
  source.stop(start + length + 0.02);
}

// A value of a chart, from the lowest (0) to the highest (1): equal steps of value are equal intervals
// over two octaves. `side` is where it stands, from the left ear (0) to the right (1).
const LOWEST = 220, OCTAVES = 2, TONE = 0.16;
function tone(height, side) {
  const context = (speaker ??= new AudioContext());
  context.resume();
  const source = new OscillatorNode(context, { type: "triangle", frequency: LOWEST * 2 ** (OCTAVES * height) });
  const pan = source.connect(new StereoPannerNode(context, { pan: 1.4 * side - 0.7 }));
  sound(source, pan, context.currentTime, TONE, volume() || 50);
}

// What is drawn anew, as when a reader comes back to a page, is not heard a second time.
function playOnce({ sound, key }, delay) {
  const name = `${key}/${sound}`;
  if (!key || !heardKeys.has(name)) play(sound, delay);
  heardKeys.add(name);
}
