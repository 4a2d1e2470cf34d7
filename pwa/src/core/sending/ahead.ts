/**
 * Answers asked for before they are wanted: while somebody looks at the options of a form, what would
 * follow from each is tried, so that the next fields are there at the tap. Nothing is decided by it.
 */

import type { Chosen } from "./forms";
import type { Attempt, CommandBody, FormField } from "../view/wire";

/** So many options are asked about; of longer lists the first ones. */
const MOST = 12;
/** So many are on their way at a time: what is wanted now must not stand in a queue. */
const AT_ONCE = 2;

type Try = (body: CommandBody, signal: AbortSignal) => Promise<Attempt>;

/** The choices whose answer decides what the form asks next. */
export function openChoices(fields: readonly FormField[], chosen: Chosen): readonly Chosen[] {
  const waited = new Set(fields.flatMap((field) => (field.kind === "awaiting" ? field.after : [])));
  const next = fields.find((field) => field.kind === "choice" && waited.has(field.name) && chosen[field.name] === undefined);
  if (next?.kind !== "choice") return [];
  return next.options.slice(0, MOST).map(({ value }) => ({ [next.name]: value }));
}

/** The same for the same fields, in whatever order they were chosen. */
const nameOf = (body: CommandBody): string => JSON.stringify(Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1)));

export class Ahead {
  private readonly answers = new Map<string, Attempt>();
  private abort = new AbortController();

  constructor(private readonly attempt: Try) {}

  /** What was answered to this very command. */
  answer(body: CommandBody): Attempt | undefined {
    return this.answers.get(nameOf(body));
  }

  remember(body: CommandBody, answer: Attempt): void {
    this.answers.set(nameOf(body), answer);
  }

  /** Ask about these one after the other; the first that is lost ends it. */
  async ask(bodies: readonly CommandBody[]): Promise<void> {
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
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  }

  stop(): void {
    this.abort.abort();
  }

  /** The game has moved on: what was answered may not hold any more. */
  forget(): void {
    this.stop();
    this.answers.clear();
  }
}
