/**
 * An act that the player is filling in. The phone tries each choice on the server. The server's answer narrows the
 * later fields and describes the effects of the act. If a try is lost, it is repeated until the server answers, and the
 * player can continue meanwhile. If the form does not contain its later fields, the options of the next open choice are
 * tried in advance.
 */

import { batch, signal } from "@preact/signals-core";
import { EarlyTries, valuesOfFirstOpenChoice } from "./earlytries";
import { Problem } from "../view/api";
import { fitToFields, isInDomain, validValues } from "./forms";
import type { FormValues } from "./forms";
import { Backoff } from "../view/backoff";
import type { Arg } from "../view/values";
import type { Attempt, CommandBody, FormCase, FormField, Objection } from "../view/wire";

/** The services and fields of a draft. */
interface DraftDeps {
  /** Tries a command on the server without carrying it out. */
  readonly attempt: (body: CommandBody, signal: AbortSignal) => Promise<Attempt>;
  /** Returns the members around the fields: type, as, period and recorder. The function is called at each try. */
  readonly frame: () => CommandBody;
  /** The fields of the form as the server sent them. */
  readonly fields: readonly FormField[];
  /** The fields that depend on choices, as far as the form contains them. Without a network only these fields are known. */
  readonly laterCases?: readonly FormCase[] | undefined;
  /** The values that are filled in from the start. */
  readonly preset?: FormValues | undefined;
}

/** The first pause before a lost try is repeated (milliseconds). */
const FIRST_RETRY_PAUSE_MS = 1_000;
/** The longest pause before a lost try is repeated (milliseconds). */
const LONGEST_RETRY_PAUSE_MS = 8_000;

/** Return whether the same try may succeed later, because the request was lost or the server failed. */
const isWorthRetrying = (error: Problem): boolean => error.isPassing || error.doc.status >= 500;

/** The answer while the effects of the current values are unknown. */
const UNKNOWN_EFFECTS: Attempt = { fields: [], complete: false, objections: [], warnings: [], voices: [], legs: [], after: {}, becomes: [] };

/** Return the fields of a form after these choices, as far as the form contains them. */
function fieldsAfterChoices(fields: readonly FormField[], laterCases: readonly FormCase[], chosenValues: FormValues): readonly FormField[] {
  const cases = laterCases.filter(({ given: conditions }) => conditions.every(({ field, values }) => values.includes(chosenValues[field] as string)));
  const changedFields = new Map(cases.flatMap((formCase) => formCase.fields.map((field) => [field.name, field])));
  return fields.map((field) => changedFields.get(field.name) ?? field);
}

/** The state of one act's form. */
export class FormDraft {
  /** The fields as the last answer left them. */
  readonly fields = signal<readonly FormField[]>([]);
  /** The values by field. */
  readonly chosenValues = signal<FormValues>({});
  /** The last answer to a try; null before the first answer. */
  readonly result = signal<Attempt | null>(null);
  /** The problem of the last try; null if the try succeeded. */
  readonly problem = signal<Problem | null>(null);
  /** Whether a try is planned or running. */
  readonly busy = signal(false);
  /** The rules that a steward overrules, with the reason; null if the steward overrules no rule. */
  readonly ruling = signal<{ readonly waive: readonly string[]; readonly reason: string } | null>(null);

  #abort: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #triedKey = "";
  /** The command whose answer is shown. */
  #answeredKey = "";
  readonly #backoff = new Backoff(FIRST_RETRY_PAUSE_MS, LONGEST_RETRY_PAUSE_MS);
  readonly #earlyTries: EarlyTries;

  readonly #deps: DraftDeps;

  constructor(deps: DraftDeps) {
    this.#deps = deps;
    this.#earlyTries = new EarlyTries(deps.attempt);
    this.fields.value = deps.fields;
    this.chosenValues.value = deps.preset ?? {};
    this.#narrowFields();
    // A preset may have become possible after these fields were fetched. The first try shows whether it is possible.
    this.chosenValues.value = { ...this.chosenValues.value, ...deps.preset };
  }

  /** Try the values that are set at the start. The answer may already say why the act is not possible. */
  start(): void {
    this.#schedule(0);
  }

  /**
   * Set a field, and try the command after a pause (milliseconds). Because of the pause, several taps cause only one
   * try.
   */
  set(fieldName: string, value: Arg, pause = 120): void {
    const chosenValues = { ...this.chosenValues.peek(), [fieldName]: value };
    this.chosenValues.value = chosenValues;
    const attempt = this.#earlyTries.answer(this.body());
    // The answer to an earlier try is shown at once, but the command is tried again.
    if (attempt) {
      this.#answeredKey = JSON.stringify(this.body());
      this.#show(attempt);
    } else if (this.#deps.laterCases?.some(({ given: conditions }) => conditions.some(({ field }) => field === fieldName))) {
      const fields = this.fields.peek();
      this.#narrowFields();
      if (this.chosenValues.peek()[fieldName] !== value) this.#awaitFieldsAfter(fieldName, fields, chosenValues);
    }
    this.#schedule(pause);
  }

  /**
   * Show fields and values with a chosen option that is newer than the form. The form knows nothing of the fields after
   * this choice, so they wait for the server's answer.
   */
  #awaitFieldsAfter(fieldName: string, fields: readonly FormField[], chosenValues: FormValues): void {
    const casesAfter = this.#deps.laterCases?.filter(({ given: conditions }) => conditions.some(({ field }) => field === fieldName)) ?? [];
    const namesAfter = new Set(casesAfter.flatMap((laterCase) => laterCase.fields.map((field) => field.name)));
    const awaitingField = (field: FormField): FormField => this.#deps.fields.find((formField) => formField.name === field.name && formField.kind === "awaiting") ?? { name: field.name, kind: "awaiting", after: [fieldName] };
    batch(() => {
      this.fields.value = fields.map((field) => (namesAfter.has(field.name) ? awaitingField(field) : field));
      this.chosenValues.value = Object.fromEntries(Object.entries(chosenValues).filter(([valueName]) => !namesAfter.has(valueName)));
    });
  }

  /** Show the fields that the form itself contains for the current choices. */
  #narrowFields(): void {
    const { fields, laterCases = [] } = this.#deps;
    batch(() => {
      // A field with one option is chosen without a tap, and may decide the next field.
      for (let passIndex = 0; passIndex < fields.length; passIndex += 1) {
        this.fields.value = fieldsAfterChoices(fields, laterCases, this.chosenValues.peek());
        this.chosenValues.value = fitToFields(this.fields.peek(), this.chosenValues.peek());
      }
    });
  }

  /** Overrule rules with a reason; null withdraws the overruling. */
  overrule(ruling: { waive: readonly string[]; reason: string } | null): void {
    this.ruling.value = ruling;
    this.#schedule(300);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#abort?.abort();
    this.#abort = null;
    this.#earlyTries.stop();
  }

  /** Return the command with the current values. */
  body(): CommandBody {
    const ruling = this.ruling.peek();
    return {
      ...this.values(),
      ...this.#deps.frame(),
      ...(ruling ? { waive: ruling.waive, reason: ruling.reason } : {}),
    };
  }

  /** Return whether every field has a value that the field allows, or stays empty. */
  isReady(): boolean {
    return this.fields.value.every((field) => isInDomain(field, this.chosenValues.value[field.name]) || this.staysEmpty(field));
  }

  /** Return whether a field is optional and unknown, because the phone has no connection. */
  staysEmpty(field: FormField): boolean {
    return field.kind === "awaiting" && field.optional === true && this.isUnanswered(field) && this.problem.value?.doc.status === 0;
  }

  /** Return whether a field is unknown only because the server does not answer. */
  isUnanswered(field: FormField): boolean {
    const { value: problem } = this.problem;
    return field.kind === "awaiting" && problem !== null && isWorthRetrying(problem) && field.after.every((name) => this.chosenValues.value[name] !== undefined);
  }

  /** Return the server's objections without those that the steward overrules. */
  objections(): readonly Objection[] {
    const waivedRules = this.ruling.value?.waive ?? [];
    return (this.result.value?.objections ?? []).filter((objection) => !waivedRules.includes(objection.rule));
  }

  /** Return the values that their fields allow. */
  values(): FormValues {
    return validValues(this.fields.peek(), this.chosenValues.peek());
  }

  /** Try the command now if the last try failed, because the network is back. */
  retryNow(): void {
    if (this.problem.peek()) this.#schedule(0);
  }

  /** If the last try had a problem or an objection, try again, because the state of the game has changed. */
  recheck(): void {
    this.#earlyTries.forget();
    if (!this.busy.peek() && (this.problem.peek() || this.result.peek()?.objections.length)) this.#schedule(0);
  }

  #schedule(pause: number): void {
    this.busy.value = true;
    this.#tryIn(pause);
  }

  #tryIn(pause: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#attempt(), pause);
  }

  async #attempt(): Promise<void> {
    this.#abort?.abort();
    const abort = new AbortController();
    this.#abort = abort;
    const body = this.body();
    this.#triedKey = JSON.stringify(body);
    try {
      const attempt = await this.#deps.attempt(body, abort.signal);
      if (this.#abort === abort) this.#learn(body, attempt);
    } catch (error) {
      if (this.#abort !== abort) return;
      if (!(error instanceof Problem)) throw error;
      batch(() => {
        this.problem.value = error;
        this.busy.value = false;
        // The last answer is about other values. Its objections must not prevent the player from sending these values.
        if (this.result.peek() && this.#triedKey !== this.#answeredKey) this.result.value = UNKNOWN_EFFECTS;
      });
      if (isWorthRetrying(error)) this.#tryIn(this.#backoff.next());
    }
  }

  /** Use the answer to a command. If the values have changed since the try, try again. */
  #learn(body: CommandBody, attempt: Attempt): void {
    this.#backoff.reset();
    this.#earlyTries.remember(body, attempt);
    this.#answeredKey = this.#triedKey;
    this.#show(attempt);
    if (JSON.stringify(this.body()) !== this.#triedKey) return this.#schedule(0);
    if (this.#deps.laterCases) return;
    const nextValues = valuesOfFirstOpenChoice(this.fields.peek(), this.values());
    if (nextValues.length) void this.#earlyTries.tryAll(nextValues.map((choice) => ({ ...choice, ...this.body() })));
  }

  #show(attempt: Attempt): void {
    batch(() => {
      this.problem.value = null;
      this.result.value = attempt;
      if (attempt.fields.length) this.fields.value = attempt.fields;
      this.chosenValues.value = fitToFields(this.fields.peek(), this.chosenValues.peek());
      this.busy.value = false;
    });
  }
}
