/**
 * Texts from message keys and arguments (Project Fluent). References in the arguments to people, places, assets and
 * other things become names. The names are separate parts of the result, so that players can tap them. An argument may
 * itself be a message. The sentence of such a message is then inserted.
 */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { AGREE, isPlural, REFERENCE_AT_START_PATTERN, Subject } from "./grammar";
import { isolate } from "./isolates";
import type { Args, Message } from "../view/values";

/**
 * Looks up the name of a character, of a place, of an asset with its own name, or of a knock. For `number`, the
 * function returns `plural` if the game's scenario gives the character a plural name.
 */
export type NameLookup = (kind: "who" | "place" | "asset" | "knock" | "number", thingId: string) => string | undefined;

/** The kind of a reference. */
export type RefKind = "who" | "place" | "asset" | "knock" | "period" | "rule" | "act" | "reading" | "duty" | "window" | "face" | "entry";

/** A reference in a sentence. */
export interface Ref {
  readonly kind: RefKind;
  readonly id: string;
  /** The name that the screen shows. */
  readonly text: string;
}

/** A part of a sentence: plain text or a reference. */
export type SentencePart = string | Ref;

/** Return the text of a part. A right-to-left name is isolated from the words beside it. */
export const partText = (sentencePart: SentencePart): string => (typeof sentencePart === "string" ? sentencePart : isolate(sentencePart.text));

const REFERENCE_PATTERN = /^(who|place|asset|knock|period|rule|act|reading|duty|window|face|entry):(.+)$/s;
const NAMED_KINDS = /^(?:who|place|knock)$/;
const REFERENCE_MARK_PATTERN = /\uE000(\d+)\uE001/;

/** The texts of the app and of the open game in one language. */
export class Messages {
  /**
   * An error for each key that occurs twice. The first text of the key is used. The tests demand that no key occurs
   * twice.
   */
  readonly duplicateErrors: readonly Error[];
  readonly #bundle: FluentBundle;
  readonly #listFormat: Intl.ListFormat;
  readonly #numberFormat: Intl.NumberFormat;
  /**
   * The grammar of names that are plural or have an article. The grammar contains the `number` of the name and its form
   * `within` a sentence.
   */
  readonly #grammar = new Map<string, Readonly<Record<string, unknown>>>();

  readonly #names: NameLookup;

  constructor(
    readonly sources: readonly string[],
    names: NameLookup = () => undefined,
    readonly language = "en",
  ) {
    this.#names = names;
    // Fluent would also isolate every number. Our own `isolate` isolates only right-to-left text.
    this.#bundle = new FluentBundle(language, { useIsolating: false, functions: { AGREE } });
    this.#listFormat = new Intl.ListFormat(language, { type: "conjunction" });
    this.#numberFormat = new Intl.NumberFormat(language);
    this.duplicateErrors = sources.flatMap((source) => {
      const resource = new FluentResource(source);
      for (const { value, attributes } of resource.body) {
        if (typeof value === "string" && Object.keys(attributes).length) this.#grammar.set(value, attributes);
      }
      return this.#bundle.addResource(resource);
    });
  }

  /** Return whether a key has a text. */
  has(key: string): boolean {
    return !!this.#bundle.getMessage(key)?.value;
  }

  /**
   * Return a message as plain text, with right-to-left names isolated. If the key has no text, return the key in
   * readable form.
   */
  text(key: string, args: Args = {}): string {
    return this.parts({ key, args }).map(partText).join("");
  }

  /** Return a message as a list of text parts and references. */
  parts(message: Message): readonly SentencePart[] {
    const refs: Ref[] = [];
    return splitParts(this.#withMarks(message, refs), refs);
  }

  /** Return a message in which marks replace the references. The references are added to `refs`. */
  #withMarks({ key, args = {} }: Message, refs: Ref[]): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    const values = Object.fromEntries(
      Object.entries(args).map(([argumentName, arg]) => [argumentName, this.#argument(arg, args, refs)]),
    );
    const remarks = Object.values(values).filter((value) => !/^(?:true|false)?$/.test(String(value))).join(", ");
    const text = pattern ? this.#bundle.formatPattern(pattern, values, []) : readableKey(key) + (remarks && ` (${remarks})`);
    // A name at the start of a sentence begins with the capital letter of its article.
    return text.replace(REFERENCE_AT_START_PATTERN, (match, precedingText: string, reference: string) => {
      const ref = refs[Number(reference)];
      return ref && NAMED_KINDS.test(ref.kind) ? precedingText + addReference({ ...ref, text: this.#refText(ref.kind, ref.id, {}) }, refs) : match;
    });
  }

  /** Return the text of the first key that has a text. If no key has a text, return the last key in readable form. */
  firstText(keys: readonly string[], args: Args = {}): string {
    const key = keys.find((key) => this.has(key)) ?? keys.at(-1) ?? "";
    return this.text(key, args);
  }

  /** Return the name for a reference such as `who:hirtius`. Any other text is returned unchanged. */
  refer(text: string, args: Args = {}): SentencePart {
    const [, kind, id = ""] = REFERENCE_PATTERN.exec(text) ?? [];
    return kind ? { kind: kind as RefKind, id, text: this.#refText(kind as RefKind, id, args) } : text;
  }

  /**
   * Return an amount of an asset in words, such as `3 legiones curiales`. A game may define its own form in the text
   * `amount-<asset>`.
   */
  amount(asset: string, amount: number): string {
    const amountKey = `amount-${asset}`;
    return this.has(amountKey) ? this.text(amountKey, { n: amount }) : `${this.#numberFormat.format(amount)} ${this.asset(asset, amount)}`;
  }

  asset(assetId: string, quantity = 1): string {
    return this.#names("asset", assetId) ?? (this.has(`asset-${assetId}`) ? this.text(`asset-${assetId}`, { n: quantity }) : readableKey(assetId));
  }

  count(quantity: number): string {
    return this.#numberFormat.format(quantity);
  }

  /** Return names joined as the language joins them, such as `Antony, Hirtius, and Livia`. */
  joinNames(names: readonly string[]): string {
    return this.#listFormat.format(names);
  }

  #argument(arg: unknown, args: Args, refs: Ref[]): string | number | Subject {
    if (typeof arg === "number") return arg;
    if (Array.isArray(arg)) return this.#subjectOf(arg.map((item) => this.#argument(item, args, refs)), refs);
    if (typeof arg !== "string") return arg && typeof arg === "object" ? this.#withMarks(arg as Message, refs) : String(arg ?? "");
    const sentencePart = this.refer(arg, args);
    return typeof sentencePart === "string" ? isolate(sentencePart) : this.#subject(sentencePart, args, refs);
  }

  /**
   * Return items joined as the language joins them. A single item keeps its own grammatical number, and several items
   * are plural.
   */
  #subjectOf(items: readonly (string | number | Subject)[], refs: readonly Ref[]): Subject {
    const texts = items.map(String);
    // The word between two names may depend on their first letters. An example in Spanish is "Juno e Isis".
    const words = texts.map((text) => splitParts(text, refs).map(partText).join(""));
    let nextIndex = 0;
    const listParts = this.#listFormat.formatToParts(words).map(({ type, value }) => (type === "element" ? texts[nextIndex++] : value));
    return new Subject(listParts.join(""), items.length > 1 || items.some(isPlural));
  }

  /** Return a reference as it is written within a sentence, with its grammatical number. */
  #subject(ref: Ref, args: Args, refs: Ref[]): Subject {
    const { number: grammaticalNumber = ref.kind === "who" && this.#names("number", ref.id), within = ref.text } = this.#grammar.get(ref.text) ?? {};
    const isPlural = grammaticalNumber === "plural" || (ref.kind === "asset" && quantityOf(args) !== 1);
    return new Subject(addReference({ ...ref, text: String(within) }, refs), isPlural);
  }

  #refText(kind: RefKind, thingId: string, args: Args): string {
    if (NAMED_KINDS.test(kind)) return this.#names(kind as "who", thingId) ?? readableKey(thingId);
    if (kind === "asset") return this.asset(thingId, quantityOf(args));
    if (kind === "period") return this.#period(thingId, args);
    if (kind === "entry") return this.text(thingId.replace(/.*\/|@.*/g, ""));
    if (kind === "rule") return thingId;
    // In a reference a number may follow a slash. An example is the price that a reading sets.
    const [key, grammaticalNumber = ""] = thingId.split("/");
    return this.text(`${kind}-${key}`, { n: grammaticalNumber && +grammaticalNumber });
  }

  #period(periodId: string, args: Args): string {
    const [, kind = periodId, digits = ""] = /^([a-z_]+)\D*(\d*)$/.exec(periodId) ?? [];
    const year = Number(digits || args["year"] || 0);
    const key = `period-${kind}`;
    return this.has(key) ? this.text(key, { year }) : `${readableKey(kind)} ${year || ""}`.trim();
  }
}

const KEY_FAMILY =
  /^(asset|act|field|option|role|group|kind|status|season|period|seat|power|duty|window|question|petition|problem|note|reminder)-(?=.)/;

/** Return a key as words. `legions-bought` becomes `Legions bought`, and `role-rex` becomes `Rex`. */
export function readableKey(key: string): string {
  const words = key.replace(KEY_FAMILY, "").replace(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function quantityOf(args: Args): number {
  const quantity = args["n"] ?? args["quantity"];
  return typeof quantity === "number" ? quantity : 1;
}

/** Add a reference to `refs`, and return the mark that represents the reference in a text. */
const addReference = (ref: Ref, refs: Ref[]): string => `\uE000${refs.push(ref) - 1}\uE001`;

function splitParts(text: string, refs: readonly Ref[]): readonly SentencePart[] {
  return text
    .split(REFERENCE_MARK_PATTERN)
    .map((piece, index) => (index % 2 ? (refs[Number(piece)] ?? "") : piece))
    .filter((sentencePart) => sentencePart !== "");
}
