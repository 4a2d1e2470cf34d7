/** Short sounds of a few notes, made by the phone itself. */

/** A short sound. */
export interface Sound {
  /** The shape of the wave. */
  readonly wave: OscillatorType;
  /** The notes in hertz, one after the other. */
  readonly pitches: readonly number[];
  /** Time from the start of a note to the start of the next (seconds). */
  readonly apart: number;
  /** Length of a note (seconds). */
  readonly lasts: number;
  /** Volume, from 0 to 1. */
  readonly loud: number;
}

/** Time in which a note rises to its volume (seconds). */
const RISE_S = 0.04;

/** Play a sound if the browser allows it. A page that nobody has touched yet may make none. */
export function playSound({ wave, pitches, apart, lasts, loud }: Sound): void {
  if (!navigator.userActivation?.hasBeenActive || !("AudioContext" in globalThis)) return;
  const audio = new AudioContext();
  pitches.forEach((frequency, index) => {
    const at = audio.currentTime + index * apart;
    const tone = new OscillatorNode(audio, { type: wave, frequency });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, at);
    volume.gain.linearRampToValueAtTime(loud, at + RISE_S);
    volume.gain.exponentialRampToValueAtTime(0.001, at + lasts);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + lasts);
    if (index === pitches.length - 1) tone.addEventListener("ended", () => void audio.close());
  });
}
