/** Short sounds of a few notes, which the phone itself makes. */

/** A short sound. */
export interface Sound {
  /** The shape of the wave. */
  readonly wave: OscillatorType;
  /** The notes, one after the other (hertz). */
  readonly pitches: readonly number[];
  /** The time from the start of a note to the start of the next note (seconds). */
  readonly pause: number;
  /** The length of a note (seconds). */
  readonly duration: number;
  /** The volume, from 0 to 1. */
  readonly loudness: number;
}

/** The time in which a note reaches its volume (seconds). */
const VOLUME_RISE_S = 0.04;

/** Play a sound if the browser allows it. Browsers do not allow sound on a page that was not touched yet. */
export function playSound({ wave, pitches, pause, duration, loudness }: Sound): void {
  if (!navigator.userActivation?.hasBeenActive || !("AudioContext" in globalThis)) return;
  const audio = new AudioContext();
  pitches.forEach((frequency, index) => {
    const startTime = audio.currentTime + index * pause;
    const tone = new OscillatorNode(audio, { type: wave, frequency });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setValueAtTime(0, startTime);
    volume.gain.linearRampToValueAtTime(loudness, startTime + VOLUME_RISE_S);
    volume.gain.exponentialRampToValueAtTime(0.001, startTime + duration);
    tone.connect(volume).connect(audio.destination);
    tone.start(startTime);
    tone.stop(startTime + duration);
    if (index === pitches.length - 1) tone.addEventListener("ended", () => void audio.close());
  });
}
