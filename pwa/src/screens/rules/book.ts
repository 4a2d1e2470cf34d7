/** The rulebook of the open game, fetched when somebody wants to read it. */

import { signal } from "@preact/signals";
import rulebooks from "virtual:rulebooks";
import type { Chapter, Rule } from "../../../build/rulebook";

export type { Chapter, Rule };

const books = signal<Readonly<Record<string, readonly Chapter[]>>>({});

/** The chapters of a ruleset; empty until they are loaded, and for a game without a rulebook. */
export const chapters = (ruleset: string): readonly Chapter[] => books.value[ruleset] ?? [];

export async function loadBook(ruleset: string): Promise<void> {
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
