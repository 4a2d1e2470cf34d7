/** The light theme, written once in a style sheet and given twice: to who chose it, and to whose phone asks for it. */

import type { Plugin } from "vite";

const CHOSEN = ':root[data-theme="light"]';
const NOT_DARK = ':root:not([data-theme="dark"])';

/** The style sheet with every rule for light given again for phones that ask for light and chose nothing else. */
export function withAsked(css: string): string {
  const rules = css.match(/^:root\[data-theme="light"\][^{]*\{[^}]*\}/gm) ?? [];
  if (!rules.length) return css;
  return `${css}\n@media (prefers-color-scheme: light) {\n${rules.join("\n").replaceAll(CHOSEN, NOT_DARK)}\n}\n`;
}

/** Gives style sheets their second copy before anything else reads them. */
export const themes = (): Plugin => ({
  name: "themes",
  enforce: "pre",
  transform: (code, id) => (id.endsWith(".css") ? withAsked(code) : undefined),
});
