/** The letters of a period, and their text. */

import type { Letter, Letters } from "../core/view/wire";
import { api, currentGame } from "./services";
import { placeName, t, texts } from "./texts";

/** Return the letters of a period that the viewer may read, oldest first. */
export async function fetchLettersOfPeriod(period: number): Promise<readonly Letter[]> {
  const { letters }: Letters = await api.call(`/games/${currentGame.peek()?.id ?? ""}/letters?period=${period}&limit=500`);
  return [...letters].reverse();
}

/** Return the text of a letter. The writer wrote it, or the game's template defines it. */
export function letterText({ template, about, text }: Letter): string {
  return template ? t(`letter-${template}`, { about: texts.value.joinNames(about.map(placeName)) }) : text;
}
