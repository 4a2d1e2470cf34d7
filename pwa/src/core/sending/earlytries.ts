/**
 * Tries of commands ahead of the player's choice. While the player looks at the options of a form, each option is
 * tried on the server. The next fields are then known at the tap. A try decides nothing.
 */

import type { Chosen } from "./forms";
import type { Attempt, CommandBody, FormField } from "../view/wire";

/** The most options that are tried; of longer lists the first ones. */
const MOST_OPTIONS = 12;
/** The most requests at a time. The player's own request must not wait in a queue. */
const PARALLEL_REQUESTS = 2;

type SendTry = (body: CommandBody, signal: AbortSignal) => Promise<Attempt>;

/** Return the values of the first open choice that later fields wait for, each as the start of a command. */
export function firstOpenChoices(fields: readonly FormField[], chosen: Chosen): readonly Chosen[] {
  const waited = new Set(fields.flatMap((field) => (field.kind === "awaiting" ? field.after : [])));
  const next = fields.find((field) => field.kind === "choice" && waited.has(field.name) && chosen[field.name] === undefined);
  if (next?.kind !== "choice") return [];
  return next.options.slice(0, MOST_OPTIONS).map(({ value }) => ({ [next.name]: value }));
}

/** Return a name that is equal for equal fields, in any order. */
const bodyKey = (body: CommandBody): string => JSON.stringify(Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The answers to tries that were made ahead. */
export class EarlyTries {
  private readonly answers = new Map<string, Attempt>();
  private abort = new AbortController();

  constructor(private readonly attempt: SendTry) {}

  /** Return the answer to this command; undefined if it was not tried. */
  answer(body: CommandBody): Attempt | undefined {
    return this.answers.get(bodyKey(body));
  }

  /** Keep the answer to a command. */
  remember(body: CommandBody, answer: Attempt): void {
    this.answers.set(bodyKey(body), answer);
  }

  /** Try these commands, two at a time. The first lost answer ends the rest. */
  async tryAll(bodies: readonly CommandBody[]): Promise<void> {
    this.stop();
    const abort = (this.abort = new AbortController());
    const left = bodies.filter((body) => !this.answer(body));
    const work = async (): Promise<void> => {
      for (let body = left.shift(); body && !abort.signal.aborted; body = left.shift()) {
        const asked = body;
        const answer = await this.attempt(asked, abort.signal).catch(() => undefined);
        if (!answer || abort.signal.aborted) return abort.abort();
        this.remember(asked, answer);
      }
    };
    await Promise.all(Array.from({ length: PARALLEL_REQUESTS }, work));
  }

  stop(): void {
    this.abort.abort();
  }

  /** Drop all answers, because the game has moved on. */
  forget(): void {
    this.stop();
    this.answers.clear();
  }
}
