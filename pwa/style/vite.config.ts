import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import type { Plugin } from "vite";
import { texts } from "../build/texts.ts";
import { themes } from "../build/themes.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Style sheets in which what has `data-focused` looks as what has the focus: only one thing can have it. */
export const focused = (): Plugin => ({
  name: "focused",
  enforce: "pre",
  transform: (code, id) =>
    id.endsWith(".css")
      ? code.replaceAll(":focus-visible", ":is(:focus-visible, [data-focused])").replaceAll(":focus-within", ":is(:focus-within, :has([data-focused]))")
      : undefined,
});

/**
 * The style page by itself, apart from the app: `npm run style` builds it into `dist-style`. Like an archive it
 * has no server, so that its texts are in it and its addresses stand behind the `#`.
 */
export default defineConfig({
  root: here("."),
  base: "./",
  mode: "archive",
  publicDir: false,
  plugins: [texts(), themes(), focused()],
  server: { fs: { allow: ["../.."] } },
  build: { target: "es2022", outDir: here("../dist-style"), emptyOutDir: true },
});
