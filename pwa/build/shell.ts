import { createHash } from "node:crypto";
import type { Plugin } from "vite";

const STARTS_WITH = ["assets/", "icons/", "manifest.webmanifest"];
const SKIPPED = /\.(map|woff)$/;

/**
 * Return the plugin that tells the service worker the names of the app's files. The plugin also names the build by a
 * hash of these files. The page itself is fetched as `/`. Files from `public/` are listed here, because Vite copies
 * them.
 */
export function shell(copiedFiles: readonly string[] = ["manifest.webmanifest", "icons/icon.svg"]): Plugin {
  return {
    name: "acta-shell",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      const worker = bundle["sw.js"];
      if (!worker || worker.type !== "chunk") return;
      if (worker.imports.length) this.error("The service worker must stand alone.");
      const builtFiles = Object.values(bundle).filter((file) => file.fileName !== "sw.js");
      const files = [...builtFiles.map((file) => file.fileName), ...copiedFiles]
        .filter((name) => STARTS_WITH.some((prefix) => name.startsWith(prefix)) && !SKIPPED.test(name))
        .sort();
      const hash = createHash("sha256");
      for (const file of builtFiles) hash.update(file.fileName).update(file.type === "chunk" ? file.code : file.source);
      hash.update(worker.code);
      const shellFiles = JSON.stringify(["/", ...files.map((name) => `/${name}`)]);
      worker.code = worker.code
        .replaceAll("__BUILD__", JSON.stringify(hash.digest("hex").slice(0, 12)))
        .replaceAll("__SHELL__", shellFiles);
    },
  };
}
