import type { Plugin } from "vite";

const NONE = "\0fluent-functions";

/**
 * Return the plugin that leaves Fluent's own functions (`NUMBER`, `DATETIME`) out of the app. No text uses them; a
 * test checks that. `AGREE` is the app's own.
 */
export const withoutFunctions = (): Plugin => ({
  name: "acta-fluent",
  enforce: "pre",
  resolveId: (source, importer) => (source === "./builtins.js" && importer?.includes("@fluent/bundle") ? NONE : undefined),
  load: (id) => (id === NONE ? "export const NUMBER = undefined, DATETIME = undefined;" : undefined),
});
