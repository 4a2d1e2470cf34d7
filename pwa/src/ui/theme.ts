/** By day or by lamplight: the colours this phone shows itself in, as it asks itself or as was chosen on it. */

import { signal } from "@preact/signals";
import { storage } from "./services";

/** Under this name the choice is kept on the phone. The app's first script reads it when it starts. */
const KEPT = "theme";

/** What may be chosen; "" is as the phone itself has it. */
export const THEMES = ["", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** What was chosen on this phone. */
export const theme = signal<Theme>("");

/** Whether this is a wall, which hangs in a dark hall. */
let isWall = false;

const root = (): HTMLElement => document.documentElement;

/** What is kept on the phone as chosen; "" if nothing is, or nothing that is known here. */
async function keptTheme(): Promise<Theme> {
  const kept = await storage.peek().note(KEPT);
  return THEMES.find((one) => one === kept) ?? "";
}

/** Show the colours that were chosen on this phone, and let the browser's own frame follow. */
export async function showTheme(): Promise<void> {
  theme.value = await keptTheme();
  paint();
  matchMedia("(prefers-color-scheme: light)").addEventListener("change", frame);
}

/** Choose these colours from now on. */
export async function chooseTheme(chosen: Theme): Promise<void> {
  theme.value = chosen;
  paint();
  await storage.peek().setNote(KEPT, chosen);
}

/** A wall hangs in a dark hall: unless light was chosen it is dark. Gives the way back. */
export function hangInTheDark(): () => void {
  isWall = true;
  void keptTheme().then((kept) => {
    theme.value = kept;
    paint();
  });
  return () => {
    isWall = false;
    paint();
  };
}

function paint(): void {
  root().dataset["theme"] = theme.peek() || (isWall ? "dark" : "");
  frame();
}

/** What the browser draws around the page has the page's own ground. */
function frame(): void {
  const ground = getComputedStyle(root()).getPropertyValue("--obsidian");
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")) meta.content = ground;
}
