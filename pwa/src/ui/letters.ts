/** What letters say, wherever they stand. */

import type { Letter, Letters } from "../core/view/wire";
import { api, live } from "./services";
import { placeName, t, texts } from "./texts";

/** The letters that I may read of one period, oldest first. */
export async function lettersIn(period: number): Promise<readonly Letter[]> {
  const { letters }: Letters = await api.call(`/games/${live.peek()?.id ?? ""}/letters?period=${period}&limit=500`);
  return [...letters].reverse();
}

/** What a letter says: its words, or those of the game's template. */
export function letterText({ template, about, text }: Letter): string {
  return template ? t(`letter-${template}`, { about: texts.value.joined(about.map(placeName)) }) : text;
}
