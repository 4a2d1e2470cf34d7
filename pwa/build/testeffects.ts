/**
 * In tests, effects of components run in the next turn of the event loop. By itself Preact waits for a
 * frame, at most for a tenth of a second: then the page of a test that has ended may be gone.
 */

import { options } from "preact";

options.requestAnimationFrame = (run) => void setTimeout(run);
