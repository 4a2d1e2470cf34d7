/** How a phone draws attention to a deadline beside what it shows: a sound, and a mark on the app. */

import { signal } from "@preact/signals";

const KEPT = "acta-ring";

/** Whether this phone makes a sound. */
export const sounds = signal(keptChoice());

function keptChoice(): boolean {
  try {
    return localStorage.getItem(KEPT) !== "no";
  } catch {
    return true;
  }
}

export function letSound(yes: boolean): void {
  sounds.value = yes;
  try {
    localStorage.setItem(KEPT, yes ? "yes" : "no");
  } catch {
    // A browser without storage asks again after a reload; nothing else depends on it.
  }
}

const NOTES = [659, 880];
const LASTS = 0.16;

/** Two soft notes. A page that nobody has touched yet may make no sound, and then makes none. */
export function ring(): void {
  if (!sounds.peek() || !navigator.userActivation?.hasBeenActive || !("AudioContext" in globalThis)) return;
  const audio = new AudioContext();
  NOTES.forEach((pitch, index) => {
    const at = audio.currentTime + index * LASTS;
    const tone = new OscillatorNode(audio, { frequency: pitch });
    const volume = new GainNode(audio, { gain: 0 });
    volume.gain.setTargetAtTime(0.2, at, 0.01);
    volume.gain.setTargetAtTime(0, at + LASTS / 2, 0.04);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 2 * LASTS);
  });
  setTimeout(() => void audio.close().catch(() => undefined), 2_000);
}

/** Mark the app's icon on the home screen, or take the mark away. */
export function mark(on: boolean): void {
  const done = on ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
  done?.catch(() => undefined);
}
