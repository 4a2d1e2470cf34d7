/** The rulebook of the open game. The rulebook is loaded when it is first used. */

import { signal } from "@preact/signals";
import rulebooks from "virtual:rulebooks";
import type { Book } from "../../../build/book";
import type { Chapter, Rule } from "../../../build/rulebook";
import type { SwitchValue } from "../../core/view/readings";
import { loadReadingTexts } from "../../ui/readings";

export type { Chapter, Rule };

/** A reading of the rules, as this game uses it. */
export interface Reading {
  readonly name: string;
  /** The value of the reading in this game. */
  readonly value: SwitchValue;
  /** The value of the reading in the ruleset. */
  readonly default: SwitchValue;
  /** Whether stewards may change the reading during the game. */
  readonly isFlippable: boolean;
}

const books = signal<Readonly<Record<string, Book>>>({});

/**
 * Return the chapters of a ruleset; an empty list until the chapters are loaded. For a game without a rulebook, the
 * list stays empty.
 */
export const chapters = (ruleset: string): readonly Chapter[] => books.value[ruleset]?.chapters ?? [];

/**
 * Return the readings of a ruleset with their values in this game. `changedSettings` contains the values that differ
 * from the ruleset's values. The list is empty until the rulebook is loaded.
 */
export const readingsWithValues = (ruleset: string, changedSettings: Readonly<Record<string, SwitchValue>>): readonly Reading[] =>
  (books.value[ruleset]?.readings ?? []).map((text) => {
    const { name, default: defaultSetting, settled: isFixed } = text;
    return { name, value: changedSettings[name] ?? defaultSetting, default: defaultSetting, isFlippable: !isFixed };
  });

/** Load the rulebook of a ruleset, and the texts of its readings. */
export async function loadBook(ruleset: string): Promise<void> {
  void loadReadingTexts(ruleset);
  const loadRulebook = rulebooks[ruleset];
  if (!loadRulebook || books.peek()[ruleset]) return;
  const { default: book } = await loadRulebook();
  books.value = { ...books.peek(), [ruleset]: book };
}

/**
 * Return the rule with a number. An older number of the rule is also accepted, because answers that are stored on
 * phones may name older numbers.
 */
export function ruleByNumber(book: readonly Chapter[], ruleId: string): Rule | undefined {
  const rules = book.flatMap((chapter) => chapter.rules);
  return rules.find((rule) => rule.id === ruleId) ?? rules.find((rule) => rule.formerly?.includes(ruleId));
}
