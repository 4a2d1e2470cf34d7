/** The rulebook of the open game. It is loaded on first use. */

import { signal } from "@preact/signals";
import rulebooks from "virtual:rulebooks";
import type { Book } from "../../../build/book";
import type { Chapter, Rule } from "../../../build/rulebook";
import type { SwitchValue } from "../../core/view/readings";
import { loadReadings } from "../../ui/readings";

export type { Chapter, Rule };

/** A reading of the rules in this game. */
export interface Reading {
  readonly name: string;
  /** Its value in this game. */
  readonly value: SwitchValue;
  /** Its value in the ruleset. */
  readonly default: SwitchValue;
  /** Whether stewards may change it during the game. */
  readonly flippable: boolean;
}

const books = signal<Readonly<Record<string, Book>>>({});

/** Return the chapters of a ruleset; none until they are loaded, and none for a game without a rulebook. */
export const chapters = (ruleset: string): readonly Chapter[] => books.value[ruleset]?.chapters ?? [];

/**
 * Return the readings of a ruleset with the values of this game. `flipped` holds values that differ from the
 * ruleset's. Empty until the book is loaded.
 */
export const readings = (ruleset: string, flipped: Readonly<Record<string, SwitchValue>>): readonly Reading[] =>
  (books.value[ruleset]?.readings ?? []).map((text) => {
    const { name, default: usual, settled } = text;
    return { name, value: flipped[name] ?? usual, default: usual, flippable: !settled };
  });

/** Load a ruleset's rulebook, and the texts of its readings. */
export async function loadBook(ruleset: string): Promise<void> {
  void loadReadings(ruleset);
  const load = rulebooks[ruleset];
  if (!load || books.peek()[ruleset]) return;
  const { default: book } = await load();
  books.value = { ...books.peek(), [ruleset]: book };
}

/** Return a rule by its number or by an older one. Answers stored on phones may name older numbers. */
export function ruleOf(book: readonly Chapter[], id: string): Rule | undefined {
  const rules = book.flatMap((chapter) => chapter.rules);
  return rules.find((rule) => rule.id === id) ?? rules.find((rule) => rule.formerly?.includes(id));
}
