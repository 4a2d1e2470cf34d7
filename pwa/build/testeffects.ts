/**
 * In tests, effects of components run in the next turn of the event loop. By itself Preact waits for a
 * frame, at most for a tenth of a second: then the page of a test that has ended may be gone. What is
 * waited for may take longer than a second, since a machine that tests has other things to do.
 */

import { options } from "preact";

options.requestAnimationFrame = (run) => void setTimeout(run);

if (typeof document !== "undefined") {
  const { configure } = await import("@testing-library/preact");
  configure({ asyncUtilTimeout: 15_000 });
}
