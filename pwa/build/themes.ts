/**
 * The light theme. It is written once in a style sheet and used twice: for players who chose it, and for phones that
 * ask for it.
 */

import type { Plugin } from "vite";

const CHOSEN = ':root[data-theme="light"]';
const NOT_DARK = ':root:not([data-theme="dark"])';

/** Return the style sheet with its light rules repeated for phones that ask for light and have no other choice. */
export function withAsked(css: string): string {
  const rules = css.match(/^:root\[data-theme="light"\][^{]*\{[^}]*\}/gm) ?? [];
  if (!rules.length) return css;
  return `${css}\n@media (prefers-color-scheme: light) {\n${rules.join("\n").replaceAll(CHOSEN, NOT_DARK)}\n}\n`;
}

/** Return the plugin that adds this copy before any other plugin reads a style sheet. */
export const themes = (): Plugin => ({
  name: "themes",
  enforce: "pre",
  transform: (code, id) => (id.endsWith(".css") ? withAsked(code) : undefined),
});
