/** The words of a rulebook's readings. They are fetched where somebody is to read one of them. */

import { effect } from "@preact/signals";
import { useEffect } from "preact/hooks";
import byGame from "virtual:texts/switches";
import { asked, flipOf, keyOf, meant } from "../core/view/readings";
import type { Args } from "../core/view/values";
import { doc, live } from "./services";
import { addGameTexts, t, texts } from "./texts";

/** Fetch the words of a game's readings, which is the open one. They go with its other texts when another is opened. */
export async function loadReadings(ruleset = doc.peek()?.ruleset ?? ""): Promise<void> {
  const words = byGame[ruleset];
  if (words) await addGameTexts(words).catch(() => undefined);
}

/** Whether this is the key of words that are not here. */
const lacks = (key: string): boolean => key !== "" && !texts.value.has(key);

/** Fetch the words of readings once one of these is wanted; an empty key wants none. */
export function useReadings(keys: readonly string[]): void {
  const lacking = keys.some(lacks);
  useEffect(() => {
    if (lacking) void loadReadings();
  }, [lacking]);
}

/** What the fields of a command that flips a reading say, by field; nothing of any other. */
export function useReading(type: string, fields: Args): Readonly<Record<string, string>> {
  const flip = flipOf(type, fields);
  useReadings(flip ? [asked(flip[0])] : []);
  if (!flip) return {};
  const [name, value] = flip;
  // a command has numbers as texts: one that is no listed value is a number
  const listed = meant(name, value);
  const { key, args } = lacks(listed.key) && /^\d+$/.test(value) ? meant(name, Number(value)) : listed;
  return { switch: t(asked(name)), value: t(key, args) };
}

/** Fetch the words once a line of the chronicle says that a reading was flipped; gives the way to stop. */
export const readFlips = (): (() => void) =>
  effect(() => {
    if (live.value?.view.value?.pub.some(({ args }) => lacks(keyOf(args?.["asks"])))) void loadReadings();
  });
