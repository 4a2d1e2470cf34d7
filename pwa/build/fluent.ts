import type { Plugin } from "vite";

const NONE = "\0fluent-functions";

/**
 * Return the plugin that leaves Fluent's own functions (`NUMBER`, `DATETIME`) out of the app. A test checks that no
 * text uses them. The function `AGREE` belongs to the app and stays.
 */
export const withoutFunctions = (): Plugin => ({
  name: "acta-fluent",
  enforce: "pre",
  resolveId: (source, importer) => (source === "./builtins.js" && importer?.includes("@fluent/bundle") ? NONE : undefined),
  load: (moduleId) => (moduleId === NONE ? "export const NUMBER = undefined, DATETIME = undefined;" : undefined),
});
