import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import type { Plugin } from "vite";
import { texts } from "../build/texts.ts";
import { themes } from "../build/themes.ts";

const pathOf = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Return the plugin that makes elements with `data-focused` look as if they had the focus. Only one element can really
 * have the focus.
 */
export const focusPlugin = (): Plugin => ({
  name: "focused",
  enforce: "pre",
  transform: (code, id) =>
    id.endsWith(".css")
      ? code.replaceAll(":focus-visible", ":is(:focus-visible, [data-focused])").replaceAll(":focus-within", ":is(:focus-within, :has([data-focused]))")
      : undefined,
});

/**
 * The settings for building the style page, which is separate from the app. `npm run style` builds it into
 * `dist-style`. Like an archive, the style page has no server. Therefore it contains its texts, and its addresses are
 * written after the `#`.
 */
export default defineConfig({
  root: pathOf("."),
  base: "./",
  mode: "archive",
  publicDir: false,
  plugins: [texts(), themes(), focusPlugin()],
  server: { fs: { allow: ["../.."] } },
  build: { target: "es2022", outDir: pathOf("../dist-style"), emptyOutDir: true },
});
