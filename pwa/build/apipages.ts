import { copyFile, mkdir, readdir } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { basename, resolve } from "node:path";
import type { Plugin } from "vite";

const SOURCES = fileURLToPath(new URL("../reference/", import.meta.url));
const PACKAGES = fileURLToPath(new URL("../node_modules/", import.meta.url));

/**
 * Built files of packages. GraphiQL's file contains all packages that GraphiQL uses. Therefore `package.json` replaces
 * GraphiQL's largest dependency by one that is installed already.
 */
const PACKAGE_FILES = [
  "graphiql/graphiql.min.css",
  "graphiql/graphiql.min.js",
  "react/umd/react.production.min.js",
  "react-dom/umd/react-dom.production.min.js",
  "swagger-ui-dist/swagger-ui-bundle.js",
  "swagger-ui-dist/swagger-ui.css",
];

/**
 * Return the plugin that adds the pages for programmers: the REST reference (Swagger UI) and the GraphQL explorer
 * (GraphiQL). Both are the usual tools of their kind, and their packages hold files that need no other host.
 */
export function apiPages(): Plugin {
  let folder = "";
  return {
    name: "acta-api-pages",
    apply: "build",
    configResolved: (config) => void (folder = resolve(config.root, config.build.outDir, "reference")),
    async closeBundle(failure) {
      if (failure) return;
      await mkdir(folder, { recursive: true });
      const ownFiles = (await readdir(SOURCES)).map((name) => SOURCES + name);
      const packageFiles = PACKAGE_FILES.map((name) => PACKAGES + name);
      await Promise.all([...ownFiles, ...packageFiles].map((path) => copyFile(path, resolve(folder, basename(path)))));
    },
  };
}
