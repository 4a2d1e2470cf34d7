/**
 * Verbs and articles of a sentence agree with the people and amounts that it names. `ledger/language/grammar.py`
 * does the same on the server; one test holds them together.
 */

import { FluentNumber, FluentType, type FluentFunction } from "@fluent/bundle";

/** The words for people or things in a sentence, with the number that verbs agree with. */
export class Subject extends FluentType<string> {
  constructor(
    words: string,
    readonly plural: boolean,
  ) {
    super(words);
  }

  override toString(): string {
    return this.value;
  }
}

/** Whether verbs of this subject are plural: of several people, or of an amount but one. */
export const isPlural = (subject: unknown): boolean =>
  subject instanceof Subject ? subject.plural : subject instanceof FluentNumber && subject.value !== 1;

/** The form of a word that agrees with a subject: `AGREE($who, "has", "have")` in a message. */
export const AGREE: FluentFunction = ([subject, singular = "", plural = ""]) => (isPlural(subject) ? plural : singular);

/** The sentence with a full stop, unless it ends with one or with another sign of an end. */
export const ended = (sentence: string): string => (/[.!?…][»”’"')\u2069]*$/.test(sentence) ? sentence : `${sentence}.`);

/** The mark of a reference that starts a sentence, and the quotes and isolating marks before it. */
export const STARTING = /((?:^|[.!?…]\s+|\n)[\s\u2068“«‘¿¡(]*)\uE000(\d+)\uE001/g;
