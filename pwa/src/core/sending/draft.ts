/**
 * An act that the player is filling in. The phone tries each choice on the server. The server's answer narrows the
 * later fields and describes the effects of the act. If a try is lost, it is repeated until the server answers, and the
 * player can continue meanwhile. The options of the next open choice are tried in advance.
 */

import { batch, signal } from "@preact/signals-core";
import { EarlyTries, valuesOfFirstOpenChoice } from "./earlytries";
import { Problem } from "../view/api";
import { isComplete, fitToFields, validValues } from "./forms";
import type { FormValues } from "./forms";
import { Backoff } from "../view/backoff";
import type { Arg } from "../view/values";
import type { Attempt, CommandBody, FormField, Objection } from "../view/wire";

/** The services and fields of a draft. */
interface DraftDeps {
  /** Tries a command on the server without carrying it out. */
  readonly attempt: (body: CommandBody, signal: AbortSignal) => Promise<Attempt>;
  /** Returns the members around the fields: type, as, period and recorder. The function is called at each try. */
  readonly frame: () => CommandBody;
  /** The fields of the form as the server sent them. */
  readonly fields: readonly FormField[];
  /** The values that are filled in from the start. */
  readonly preset?: FormValues | undefined;
}

/** The first pause before a lost try is repeated (milliseconds). */
const FIRST_RETRY_PAUSE_MS = 1_000;
/** The longest pause before a lost try is repeated (milliseconds). */
const LONGEST_RETRY_PAUSE_MS = 8_000;

/** Return whether the same try may succeed later, because the request was lost or the server failed. */
const isWorthRetrying = (error: Problem): boolean => error.passing || error.doc.status >= 500;

/** The state of one act's form. */
export class FormDraft {
  /** The fields as the last answer left them. */
  readonly fields = signal<readonly FormField[]>([]);
  /** The values by field. */
  readonly chosen = signal<FormValues>({});
  /** The last answer to a try; null before the first answer. */
  readonly result = signal<Attempt | null>(null);
  /** The problem of the last try; null if the try succeeded. */
  readonly problem = signal<Problem | null>(null);
  /** Whether a try is planned or running. */
  readonly busy = signal(false);
  /** The rules that a steward overrules, with the reason; null if the steward overrules no rule. */
  readonly ruling = signal<{ readonly waive: readonly string[]; readonly reason: string } | null>(null);

  private abort: AbortController | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private tried = "";
  private readonly backoff = new Backoff(FIRST_RETRY_PAUSE_MS, LONGEST_RETRY_PAUSE_MS);
  private readonly ahead: EarlyTries;

  constructor(private readonly deps: DraftDeps) {
    this.ahead = new EarlyTries(deps.attempt);
    const fields = deps.fields;
    this.fields.value = fields;
    // A preset may have become possible after these fields were fetched. The first try shows whether it is possible.
    this.chosen.value = { ...fitToFields(fields, deps.preset ?? {}), ...deps.preset };
  }

  /** Try the values that are set at the start. The answer may already say why the act is not possible. */
  start(): void {
    this.schedule(0);
  }

  /**
   * Set a field, and try the command after a pause (milliseconds). Because of the pause, several taps cause only one
   * try.
   */
  set(name: string, value: Arg, pause = 120): void {
    this.chosen.value = { ...this.chosen.peek(), [name]: value };
    const attempt = this.ahead.answer(this.body());
    // The answer to an earlier try is shown at once, but the command is tried again.
    if (attempt) this.show(attempt);
    this.schedule(pause);
  }

  /** Overrule rules with a reason; null withdraws the overruling. */
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

  /** Return the command with the current values. */
  body(): CommandBody {
    const ruling = this.ruling.peek();
    return {
      ...this.values(),
      ...this.deps.frame(),
      ...(ruling ? { waive: ruling.waive, reason: ruling.reason } : {}),
    };
  }

  /** Return whether every field has a value that the field allows. */
  isReady(): boolean {
    return isComplete(this.fields.value, this.chosen.value);
  }

  /** Return the server's objections without those that the steward overrules. */
  objections(): readonly Objection[] {
    const waived = this.ruling.value?.waive ?? [];
    return (this.result.value?.objections ?? []).filter((objection) => !waived.includes(objection.rule));
  }

  /** Return the values that their fields allow. */
  values(): FormValues {
    return validValues(this.fields.peek(), this.chosen.peek());
  }

  /** Try the command now if the last try failed, because the network is back. */
  retryNow(): void {
    if (this.problem.peek()) this.schedule(0);
  }

  /** If the last try had a problem or an objection, try again, because the state of the game has changed. */
  recheck(): void {
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
      if (isWorthRetrying(error)) this.tryIn(this.backoff.next());
    }
  }

  /** Use the answer to a command. If the values have changed since the try, try again. */
  private learn(body: CommandBody, result: Attempt): void {
    this.backoff.reset();
    this.ahead.remember(body, result);
    this.show(result);
    if (JSON.stringify(this.body()) !== this.tried) return this.schedule(0);
    const next = valuesOfFirstOpenChoice(this.fields.peek(), this.values());
    if (next.length) void this.ahead.tryAll(next.map((choice) => ({ ...choice, ...this.body() })));
  }

  private show(result: Attempt): void {
    batch(() => {
      this.problem.value = null;
      this.result.value = result;
      if (result.fields.length) this.fields.value = result.fields;
      this.chosen.value = fitToFields(this.fields.peek(), this.chosen.peek());
      this.busy.value = false;
    });
  }
}
