/** The theme of this phone: light or dark, as the browser asks or as chosen here. */

import { signal } from "@preact/signals";
import { storage } from "./services";

/** The name of the note that holds the choice. The app's first script reads it at the start. */
const STORAGE_KEY = "theme";

/** The choices; "" follows the browser. */
export const THEMES = ["", "light", "dark"] as const;
/** A choice of theme. */
export type Theme = (typeof THEMES)[number];

/** The theme chosen on this phone. */
export const theme = signal<Theme>("");

/** Whether this page is a wall, which is in a dark hall. */
let isWall = false;

const rootElement = (): HTMLElement => document.documentElement;

/** Return the choice kept on the phone; "" for none or an unknown one. */
async function loadTheme(): Promise<Theme> {
  const kept = await storage.peek().note(STORAGE_KEY);
  return THEMES.find((one) => one === kept) ?? "";
}

/** Show the chosen theme, and let the browser's frame follow it. */
export async function showTheme(): Promise<void> {
  theme.value = await loadTheme();
  paintTheme();
  matchMedia("(prefers-color-scheme: light)").addEventListener("change", colourFrame);
}

/** Choose a theme and keep it. */
export async function chooseTheme(chosen: Theme): Promise<void> {
  theme.value = chosen;
  paintTheme();
  await storage.peek().setNote(STORAGE_KEY, chosen);
}

/** Show the dark theme on a wall, unless the light one was chosen. Returns a function that undoes it. */
export function darkenWall(): () => void {
  isWall = true;
  void loadTheme().then((kept) => {
    theme.value = kept;
    paintTheme();
  });
  return () => {
    isWall = false;
    paintTheme();
  };
}

function paintTheme(): void {
  rootElement().dataset["theme"] = theme.peek() || (isWall ? "dark" : "");
  colourFrame();
}

/** Set the browser's frame to the background of the page. */
function colourFrame(): void {
  const ground = getComputedStyle(rootElement()).getPropertyValue("--obsidian");
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) meta.content = ground;
}
