/**
 * The theme of this phone, which is light or dark. The phone's theme is the theme that the browser asks for, or the
 * theme that was chosen on this phone.
 */

import { signal } from "@preact/signals";
import { storage } from "./services";

/** The name of the note with the choice. The first script of the app reads this note at the start. */
const STORAGE_KEY = "theme";

/** The possible choices. The choice "" follows the browser. */
export const THEMES = ["", "light", "dark"] as const;
/** A choice of theme. */
export type Theme = (typeof THEMES)[number];

/** The theme chosen on this phone. */
export const chosenTheme = signal<Theme>("");

/** Whether this page is a wall. A wall is in a dark hall. */
let isWall = false;

const rootElement = (): HTMLElement => document.documentElement;

/** Return the choice that the phone stored; "" if it stored none or an unknown choice. */
async function loadTheme(): Promise<Theme> {
  const note = await storage.peek().note(STORAGE_KEY);
  return THEMES.find((theme) => theme === note) ?? "";
}

/** Show the chosen theme, and give the browser's frame the same colours. */
export async function showTheme(): Promise<void> {
  chosenTheme.value = await loadTheme();
  applyTheme();
  matchMedia("(prefers-color-scheme: light)").addEventListener("change", colourBrowserFrame);
}

/** Choose a theme and store the choice. */
export async function chooseTheme(theme: Theme): Promise<void> {
  chosenTheme.value = theme;
  applyTheme();
  await storage.peek().setNote(STORAGE_KEY, theme);
}

/** Show the dark theme on a wall, unless the light theme was chosen. Returns a function that undoes this. */
export function darkenWall(): () => void {
  isWall = true;
  void loadTheme().then((theme) => {
    chosenTheme.value = theme;
    applyTheme();
  });
  return () => {
    isWall = false;
    applyTheme();
  };
}

function applyTheme(): void {
  rootElement().dataset["theme"] = chosenTheme.peek() || (isWall ? "dark" : "");
  colourBrowserFrame();
}

/** Set the colour of the browser's frame to the background of the page. */
function colourBrowserFrame(): void {
  const ground = getComputedStyle(rootElement()).getPropertyValue("--obsidian");
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) meta.content = ground;
}
