/**
 * Tries of commands before the player chooses. While the player looks at the options of a form, the phone tries each
 * option on the server. When the player taps an option, the next fields are already known. A try changes nothing in the
 * game.
 */

import type { FormValues } from "./forms";
import type { Attempt, CommandBody, FormField } from "../view/wire";

/** The maximum number of options that are tried in advance. Of a longer list, only the first options are tried. */
const MAX_EARLY_OPTIONS = 12;
/** The maximum number of requests at the same time. The player's own request must not wait in a queue. */
const PARALLEL_REQUESTS = 2;

type SendTry = (body: CommandBody, signal: AbortSignal) => Promise<Attempt>;

/** Return the values of the first open choice on which later fields depend. Each value is the start of a command. */
export function valuesOfFirstOpenChoice(fields: readonly FormField[], values: FormValues): readonly FormValues[] {
  const awaitedFields = new Set(fields.flatMap((field) => (field.kind === "awaiting" ? field.after : [])));
  const firstOpenField = fields.find((field) => field.kind === "choice" && awaitedFields.has(field.name) && values[field.name] === undefined);
  if (firstOpenField?.kind !== "choice") return [];
  return firstOpenField.options.slice(0, MAX_EARLY_OPTIONS).map(({ value: optionId }) => ({ [firstOpenField.name]: optionId }));
}

/** Return a text that is equal for commands with equal fields, in any order. */
const bodyKey = (body: CommandBody): string => JSON.stringify(Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The answers to tries that were made in advance. */
export class EarlyTries {
  readonly #answers = new Map<string, Attempt>();
  #abort = new AbortController();

  readonly #attempt: SendTry;

  constructor(attempt: SendTry) {
    this.#attempt = attempt;
  }

  /** Return the answer to a command; undefined if the command was not tried. */
  answer(body: CommandBody): Attempt | undefined {
    return this.#answers.get(bodyKey(body));
  }

  /** Store the answer to a command. */
  remember(body: CommandBody, answer: Attempt): void {
    this.#answers.set(bodyKey(body), answer);
  }

  /** Try the given commands, two at a time. If an answer is lost, the remaining commands are not tried. */
  async tryAll(bodies: readonly CommandBody[]): Promise<void> {
    this.stop();
    const abort = (this.#abort = new AbortController());
    const untried = bodies.filter((body) => !this.answer(body));
    const tryRemaining = async (): Promise<void> => {
      for (let body = untried.shift(); body && !abort.signal.aborted; body = untried.shift()) {
        const lastBody = body;
        const answer = await this.#attempt(lastBody, abort.signal).catch(() => undefined);
        if (!answer || abort.signal.aborted) return abort.abort();
        this.remember(lastBody, answer);
      }
    };
    await Promise.all(Array.from({ length: PARALLEL_REQUESTS }, tryRemaining));
  }

  stop(): void {
    this.#abort.abort();
  }

  /** Drop all answers, because the state of the game has changed. */
  forget(): void {
    this.stop();
    this.#answers.clear();
  }
}
