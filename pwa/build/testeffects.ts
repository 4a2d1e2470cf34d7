/**
 * Settings for tests of components. Effects run in the next turn of the event loop. By default Preact waits up to a
 * tenth of a second for a frame, and the page of a test may be gone before the effect runs. Tests may wait longer than
 * a second, because a testing machine can be busy. The page has a narrow screen, because jsdom has no `matchMedia`.
 */

import { options } from "preact";

options.requestAnimationFrame = (run) => void setTimeout(run);

if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/preact");
  configure({ asyncUtilTimeout: 15_000 });
  Object.assign(globalThis, { matchMedia: () => Object.assign(new EventTarget(), { matches: false }) });
}
