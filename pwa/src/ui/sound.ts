/** Short sounds of a few notes, made by the phone itself. */

export interface Sound {
  readonly wave: OscillatorType;
  /** The notes in hertz, one after the other. */
  readonly pitches: readonly number[];
  /** Seconds from the beginning of a note to that of the next, and how long each lasts. */
  readonly apart: number;
  readonly lasts: number;
  /** From 0 to 1. */
  readonly loud: number;
}

const RISES = 0.04;

/** Play it, where the browser lets a page make a sound: one that nobody has touched yet may not. */
export function play({ wave, pitches, apart, lasts, loud }: Sound): void {
  if (!navigator.userActivation?.hasBeenActive || !("AudioContext" in globalThis)) return;
  const audio = new AudioContext();
  pitches.forEach((frequency, index) => {
    const at = audio.currentTime + index * apart;
    const tone = new OscillatorNode(audio, { type: wave, frequency });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(loud, at + RISES);
    volume.gain.exponentialRampToValueAtTime(0.001, at + lasts);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + lasts);
    if (index === pitches.length - 1) tone.addEventListener("ended", () => void audio.close());
  });
}
