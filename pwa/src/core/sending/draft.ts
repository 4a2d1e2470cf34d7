/**
 * An act being filled in. Each choice is tried on the server, which narrows the later fields and
 * says what would come of it. A try that was lost is made again until it is answered; in between
 * the form can be filled as far as it goes. What would follow from each open choice is asked ahead.
 */

import { batch, signal } from "@preact/signals-core";
import { Ahead, openChoices } from "./ahead";
import { Problem } from "../view/api";
import { complete, fittedToFields, valid } from "./forms";
import type { Chosen } from "./forms";
import { Backoff } from "../view/backoff";
import type { Arg } from "../view/values";
import type { Attempt, CommandBody, FormField, Objection } from "../view/wire";

interface DraftDeps {
  readonly attempt: (body: CommandBody, signal: AbortSignal) => Promise<Attempt>;
  /** What surrounds the fields: type, as, period, recorder. Asked anew at each try. */
  readonly frame: () => CommandBody;
  readonly fields: readonly FormField[];
  readonly preset?: Chosen | undefined;
}

const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 8_000;

/** Whether the same may well be answered later: it was lost on the way, or the server stumbled over it. */
const isWorthAnother = (error: Problem): boolean => error.passing || error.doc.status >= 500;

export class Draft {
  readonly fields = signal<readonly FormField[]>([]);
  readonly chosen = signal<Chosen>({});
  readonly result = signal<Attempt | null>(null);
  readonly problem = signal<Problem | null>(null);
  readonly busy = signal(false);
  /** Rules that a steward overrules, with the reason; none unless they choose to. */
  readonly ruling = signal<{ readonly waive: readonly string[]; readonly reason: string } | null>(null);

  private abort: AbortController | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tried = "";
  private readonly backoff = new Backoff(FIRST_PAUSE, LONGEST_PAUSE);
  private readonly ahead: Ahead;

  constructor(private readonly deps: DraftDeps) {
    this.ahead = new Ahead(deps.attempt);
    const fields = deps.fields;
    this.fields.value = fields;
    // what is preset may be possible only since these fields were asked for: the first try tells
    this.chosen.value = { ...fittedToFields(fields, deps.preset ?? {}), ...deps.preset };
  }

  /** Try what is chosen from the start: that alone may say why the act is not possible. */
  start(): void {
    this.schedule(0);
  }

  set(name: string, value: Arg, pause = 120): void {
    this.chosen.value = { ...this.chosen.peek(), [name]: value };
    const known = this.ahead.answer(this.body());
    // what was asked ahead is shown at once, and asked again all the same
    if (known) this.show(known);
    this.schedule(pause);
  }

  /** Overrule with a reason, or (null) not. */
  rule(ruling: { waive: readonly string[]; reason: string } | null): void {
    this.ruling.value = ruling;
    this.schedule(300);
  }

  close(): void {
    clearTimeout(this.timer);
    this.abort?.abort();
    this.abort = null;
    this.ahead.stop();
  }

  /** The command as it stands. */
  body(): CommandBody {
    const ruling = this.ruling.peek();
    return {
      ...this.values(),
      ...this.deps.frame(),
      ...(ruling ? { waive: ruling.waive, reason: ruling.reason } : {}),
    };
  }

  /** Whether every field has a value of its domain. */
  ready(): boolean {
    return complete(this.fields.value, this.chosen.value);
  }

  /** What the server would object to, less what is overruled. */
  objections(): readonly Objection[] {
    const waived = this.ruling.value?.waive ?? [];
    return (this.result.value?.objections ?? []).filter((one) => !waived.includes(one.rule));
  }

  /** What is chosen and lies in its domain. */
  values(): Chosen {
    return valid(this.fields.peek(), this.chosen.peek());
  }

  /** Try now if the last try was lost or failed: the network is back. */
  again(): void {
    if (this.problem.peek()) this.schedule(0);
  }

  /** Try once more if something stood in the way: the game has moved on, and it may have gone. */
  moved(): void {
    this.ahead.forget();
    if (!this.busy.peek() && (this.problem.peek() || this.result.peek()?.objections.length)) this.schedule(0);
  }

  private schedule(pause: number): void {
    this.busy.value = true;
    this.tryIn(pause);
  }

  private tryIn(pause: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.attempt(), pause);
  }

  private async attempt(): Promise<void> {
    this.abort?.abort();
    const abort = new AbortController();
    this.abort = abort;
    const body = this.body();
    this.tried = JSON.stringify(body);
    try {
      const result = await this.deps.attempt(body, abort.signal);
      if (this.abort === abort) this.learn(body, result);
    } catch (error) {
      if (this.abort !== abort) return;
      if (!(error instanceof Problem)) throw error;
      batch(() => {
        this.problem.value = error;
        this.busy.value = false;
      });
      if (isWorthAnother(error)) this.tryIn(this.backoff.next());
    }
  }

  private learn(body: CommandBody, result: Attempt): void {
    this.backoff.reset();
    this.ahead.remember(body, result);
    this.show(result);
    if (JSON.stringify(this.body()) !== this.tried) return this.schedule(0);
    const next = openChoices(this.fields.peek(), this.values());
    if (next.length) void this.ahead.ask(next.map((choice) => ({ ...choice, ...this.body() })));
  }

  private show(result: Attempt): void {
    batch(() => {
      this.problem.value = null;
      this.result.value = result;
      if (result.fields.length) this.fields.value = result.fields;
      this.chosen.value = fittedToFields(this.fields.peek(), this.chosen.peek());
      this.busy.value = false;
    });
  }
}
