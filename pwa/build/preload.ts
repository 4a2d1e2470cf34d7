import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const HELPER = "\0vite/preload-helper.js";

/**
 * Puts a lean helper in the place of Vite's own, which every phone loads first. This app has no nonces and no base but `/`, and
 * asks again by itself for files that did not come. That saves half a kilobyte.
 */
export const leanPreload = (): Plugin => ({
  name: "acta-preload",
  enforce: "pre",
  apply: "build",
  load: {
    order: "pre",
    filter: { id: /vite\/preload-helper/ },
    handler: (id) => (id === HELPER ? readFileSync(new URL("./preloadhelper.js", import.meta.url), "utf8") : undefined),
  },
});
