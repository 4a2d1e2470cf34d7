/** The rulebook of the open game, fetched when somebody wants to read it. */

import { signal } from "@preact/signals";
import rulebooks from "virtual:rulebooks";
import type { Book } from "../../../build/book";
import type { Chapter, Rule } from "../../../build/rulebook";
import type { SwitchValue } from "../../core/view/readings";
import { loadReadings } from "../../ui/readings";

export type { Chapter, Rule };

/** A reading as it stands in a game. `flippable` while the game is played. */
export interface Reading {
  readonly name: string;
  readonly value: SwitchValue;
  readonly default: SwitchValue;
  readonly flippable: boolean;
}

const books = signal<Readonly<Record<string, Book>>>({});

/** The chapters of a ruleset; empty until they are loaded, and for a game without a rulebook. */
export const chapters = (ruleset: string): readonly Chapter[] => books.value[ruleset]?.chapters ?? [];

/** The readings of a ruleset, given those that are otherwise than it has them; empty until they are loaded. */
export const readings = (ruleset: string, flipped: Readonly<Record<string, SwitchValue>>): readonly Reading[] =>
  (books.value[ruleset]?.readings ?? []).map((text) => {
    const { name, default: usual, settled } = text;
    return { name, value: flipped[name] ?? usual, default: usual, flippable: !settled };
  });

/** Fetch a ruleset's rulebook, and the words of its readings. */
export async function loadBook(ruleset: string): Promise<void> {
  void loadReadings(ruleset);
  const load = rulebooks[ruleset];
  if (!load || books.peek()[ruleset]) return;
  const { default: book } = await load();
  books.value = { ...books.peek(), [ruleset]: book };
}

/** A rule by its number, or by one that it had before: answers that a phone kept may still name that. */
export function ruleOf(book: readonly Chapter[], id: string): Rule | undefined {
  const rules = book.flatMap((chapter) => chapter.rules);
  return rules.find((rule) => rule.id === id) ?? rules.find((rule) => rule.formerly?.includes(id));
}
