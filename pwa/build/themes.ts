/**
 * The light theme. A style sheet contains the theme once. The build uses it twice: for players who chose the light
 * theme, and for phones that ask for a light theme.
 */

import type { Plugin } from "vite";

const CHOSEN = ':root[data-theme="light"]';
const NOT_DARK = ':root:not([data-theme="dark"])';

/** Return the style sheet with its light rules repeated for phones that ask for light and have no other choice. */
export function withRequestedTheme(css: string): string {
  const rules = css.match(/^:root\[data-theme="light"\][^{]*\{[^}]*\}/gm) ?? [];
  if (!rules.length) return css;
  return `${css}\n@media (prefers-color-scheme: light) {\n${rules.join("\n").replaceAll(CHOSEN, NOT_DARK)}\n}\n`;
}

/** Return the plugin that adds the second copy of the light theme before any other plugin reads the style sheet. */
export const themes = (): Plugin => ({
  name: "themes",
  enforce: "pre",
  transform: (code, moduleId) => (moduleId.endsWith(".css") ? withRequestedTheme(code) : undefined),
});
