/** Wood, paper, wool: short sounds made on the spot, none before the first tap. */
import { prefs } from "./prefs.svelte.ts";

let context: AudioContext | undefined;

if (typeof document !== "undefined") {
  const wake = () => {
    context ??= "AudioContext" in window ? new AudioContext() : undefined;
    void context?.resume();
  };
  document.addEventListener("pointerdown", wake, { once: true });
  document.addEventListener("keydown", wake, { once: true });
}

/** A struck bar of wood: a sine and its fourth harmonic, quickly gone. */
function note(audio: AudioContext, out: AudioNode, pitch: number, at: number, length: number, loud: number): void {
  for (const [harmonic, share] of [[1, 1], [3.9, 0.18]] as const) {
    const tone = audio.createOscillator();
    const gain = audio.createGain();
    tone.frequency.value = pitch * harmonic;
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loud * share, at + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0008, at + length / harmonic ** 0.5);
    tone.connect(gain).connect(out);
    tone.start(at);
    tone.stop(at + length + 0.02);
  }
}

/** Paper or felt: a breath of filtered noise. */
function brush(audio: AudioContext, out: AudioNode, pitch: number, at: number, length: number, loud: number): void {
  const frames = Math.ceil(audio.sampleRate * length);
  const buffer = audio.createBuffer(1, frames, audio.sampleRate);
  const data = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) data[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 2;
  const source = audio.createBufferSource();
  source.buffer = buffer;
  source.playbackRate.value = 0.97 + Math.random() * 0.06;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 0.9;
  const gain = audio.createGain();
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(out);
  source.start(at);
}

type Paint = (audio: AudioContext, out: AudioNode, at: number) => void;

const SOUNDS: Record<string, Paint> = {
  turn: (audio, out, at) => {
    note(audio, out, 587.3, at, 0.22, 0.28);
    note(audio, out, 784, at + 0.12, 0.26, 0.28);
  },
  pick: (audio, out, at) => brush(audio, out, 2600, at, 0.05, 0.35),
  drop: (audio, out, at) => brush(audio, out, 2000, at, 0.05, 0.3),
  card: (audio, out, at) => brush(audio, out, 1500, at, 0.13, 0.5),
  deal: (audio, out, at) => {
    for (let i = 0; i < 6; i++) brush(audio, out, 1900 + 60 * i, at + 0.05 * i, 0.06, 0.35);
  },
  refused: (audio, out, at) => {
    brush(audio, out, 240, at, 0.12, 0.9);
    note(audio, out, 130, at, 0.1, 0.12);
  },
  end: (audio, out, at) => {
    [523.3, 659.3, 784, 1046.5].forEach((pitch, i) => note(audio, out, pitch, at + 0.2 * i, i === 3 ? 0.6 : 0.3, 0.24));
  },
};

export const sound = {
  play(name: keyof typeof SOUNDS & string, loud = 1): void {
    if (!context || context.state !== "running" || prefs.wishes.muted || !prefs.wishes.volume) return;
    const out = context.createGain();
    out.gain.value = prefs.wishes.volume * loud;
    out.connect(context.destination);
    SOUNDS[name]?.(context, out, context.currentTime + 0.01);
  },
};
