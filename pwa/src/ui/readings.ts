/** The texts of a rulebook's readings. The phone fetches the texts when a screen shows a reading. */

import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import byGame from "virtual:texts/switches";
import { readingQuestionKey, readingChangeOf, readingKeyOfReference, readingValueMessage } from "../core/view/readings";
import type { Args } from "../core/view/values";
import { gameSlice, currentGame } from "./services";
import { addGameTexts, t, texts } from "./texts";

/**
 * Fetch the texts of the readings of a game, by default the open game. The texts are dropped together with the game's
 * other texts.
 */
export async function loadReadingTexts(ruleset = gameSlice.peek()?.ruleset ?? ""): Promise<void> {
  const words = byGame[ruleset];
  if (words) await addGameTexts(words).catch(() => undefined);
}

/** Return whether the text of a key is not loaded. */
const isTextMissing = (key: string): boolean => key !== "" && !texts.value.has(key);

/** Load the texts of the readings if the text of one of these keys is not loaded yet. An empty key needs no text. */
export function useLoadReadingTexts(keys: readonly string[]): void {
  const isIncomplete = keys.some(isTextMissing);
  useEffect(() => {
    if (isIncomplete) void loadReadingTexts();
  }, [isIncomplete]);
}

/** Return the texts for the fields of a command that changes a reading. For any other command, return no texts. */
export function useReadingChangeTexts(actType: string, fields: Args): Readonly<Record<string, string>> {
  const readingChange = readingChangeOf(actType, fields);
  useLoadReadingTexts(readingChange ? [readingQuestionKey(readingChange[0])] : []);
  if (!readingChange) return {};
  const [readingName, value] = readingChange;
  // A command contains numbers as text. A value that is not listed is a number.
  const valueMessage = readingValueMessage(readingName, value);
  const { key, args } = isTextMissing(valueMessage.key) && /^\d+$/.test(value) ? readingValueMessage(readingName, Number(value)) : valueMessage;
  return { switch: t(readingQuestionKey(readingName)), value: t(key, args) };
}

/**
 * Fetch the texts when a line of the chronicle reports that a reading was changed. Returns a function that stops this.
 */
export const watchReadingChanges = (): (() => void) =>
  effect(() => {
    if (currentGame.value?.view.value?.pub.some(({ args }) => isTextMissing(readingKeyOfReference(args?.["asks"])))) void loadReadingTexts();
  });
