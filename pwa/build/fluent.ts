import type { Plugin } from "vite";

const NONE = "\0fluent-functions";

/** Leaves Fluent's own functions (`NUMBER`, `DATETIME`) out of the app: no text calls one, as a test of the texts says. `AGREE` is the app's own. */
export const withoutFunctions = (): Plugin => ({
  name: "acta-fluent",
  enforce: "pre",
  resolveId: (source, importer) => (source === "./builtins.js" && importer?.includes("@fluent/bundle") ? NONE : undefined),
  load: (id) => (id === NONE ? "export const NUMBER = undefined, DATETIME = undefined;" : undefined),
});
