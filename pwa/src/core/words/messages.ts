/**
 * Texts from keys and arguments (Project Fluent). Arguments that refer to people, places, assets
 * and the like are replaced by their names, and come back as parts so that they can be tapped. An
 * argument may be a message itself: then its sentence stands there.
 */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { AGREE, isPlural, STARTING, Subject } from "./grammar";
import { isolated } from "./isolates";
import type { Args, Message } from "../view/values";

/**
 * Looks up a name that only the view knows: of a person or place, or of an asset that has one of its own. For
 * `number` it is `plural` if the game's scenario says that a person's name is.
 */
export type Names = (kind: "who" | "place" | "asset" | "knock" | "number", id: string) => string | undefined;

export type RefKind = "who" | "place" | "asset" | "knock" | "period" | "rule" | "act" | "reading" | "duty" | "window" | "face" | "entry";

export interface Ref {
  readonly kind: RefKind;
  readonly id: string;
  readonly text: string;
}

export type Part = string | Ref;

/** The words of a part; a name from the right is isolated. */
export const textOf = (part: Part): string => (typeof part === "string" ? part : isolated(part.text));

const REFERENCE = /^(who|place|asset|knock|period|rule|act|reading|duty|window|face|entry):(.+)$/s;
const NAMED = /^(?:who|place|knock)$/;
const MARK = /\uE000(\d+)\uE001/;

export class Messages {
  /** Keys that were written twice, as errors: the first one counts. The tests want none. */
  readonly doubled: readonly Error[];
  private readonly bundle: FluentBundle;
  private readonly list: Intl.ListFormat;
  private readonly number: Intl.NumberFormat;
  /** By each name that is plural or has an article: its `number`, and how it stands `within` a sentence. */
  private readonly grammar = new Map<string, Readonly<Record<string, unknown>>>();

  constructor(
    readonly sources: readonly string[],
    private readonly names: Names = () => undefined,
    readonly language = "en",
  ) {
    // Fluent would isolate every number, too: `isolated` does it where it is needed
    this.bundle = new FluentBundle(language, { useIsolating: false, functions: { AGREE } });
    this.list = new Intl.ListFormat(language, { type: "conjunction" });
    this.number = new Intl.NumberFormat(language);
    this.doubled = sources.flatMap((source) => {
      const resource = new FluentResource(source);
      for (const { value, attributes } of resource.body) {
        if (typeof value === "string" && Object.keys(attributes).length) this.grammar.set(value, attributes);
      }
      return this.bundle.addResource(resource);
    });
  }

  has(key: string): boolean {
    return !!this.bundle.getMessage(key)?.value;
  }

  /** A message as plain text, with names from the right isolated; a key that nobody wrote a text for is made readable. */
  text(key: string, args: Args = {}): string {
    return this.parts({ key, args }).map(textOf).join("");
  }

  /** A message as text and references. */
  parts(message: Message): readonly Part[] {
    const refs: Ref[] = [];
    return split(this.said(message, refs), refs);
  }

  /** A message with marks for its references. */
  private said({ key, args = {} }: Message, refs: Ref[]): string {
    const pattern = this.bundle.getMessage(key)?.value;
    const given = Object.fromEntries(
      Object.entries(args).map(([name, arg]) => [name, this.argument(arg, args, refs)]),
    );
    const remarks = Object.values(given).filter((said) => !/^(?:true|false)?$/.test(String(said))).join(", ");
    const said = pattern ? this.bundle.formatPattern(pattern, given, []) : readable(key) + (remarks && ` (${remarks})`);
    // a name that starts the sentence keeps the capital of its article
    return said.replace(STARTING, (start, before: string, at: string) => {
      const ref = refs[Number(at)];
      return ref && NAMED.test(ref.kind) ? before + mark({ ...ref, text: this.refText(ref.kind, ref.id, {}) }, refs) : start;
    });
  }

  /** The first of several keys that has a text, else the last made readable. */
  first(keys: readonly string[], args: Args = {}): string {
    const key = keys.find((one) => this.has(one)) ?? keys.at(-1) ?? "";
    return this.text(key, args);
  }

  /** A reference such as `who:hirtius` as its name; any other text as it is. */
  refer(text: string, args: Args = {}): Part {
    const [, kind, id = ""] = REFERENCE.exec(text) ?? [];
    return kind ? { kind: kind as RefKind, id, text: this.refText(kind as RefKind, id, args) } : text;
  }

  /** An amount of an asset in words: `3 legiones curiales`; as `amount-<asset>` says where a game writes it otherwise. */
  amount(asset: string, n: number): string {
    const own = `amount-${asset}`;
    return this.has(own) ? this.text(own, { n }) : `${this.number.format(n)} ${this.asset(asset, n)}`;
  }

  asset(id: string, n = 1): string {
    return this.names("asset", id) ?? (this.has(`asset-${id}`) ? this.text(`asset-${id}`, { n }) : readable(id));
  }

  count(n: number): string {
    return this.number.format(n);
  }

  /** Names joined as a language joins them: `Antony, Hirtius, and Livia`. */
  joined(names: readonly string[]): string {
    return this.list.format(names);
  }

  private argument(arg: unknown, args: Args, refs: Ref[]): string | number | Subject {
    if (typeof arg === "number") return arg;
    if (Array.isArray(arg)) return this.listed(arg.map((one) => this.argument(one, args, refs)), refs);
    if (typeof arg !== "string") return arg && typeof arg === "object" ? this.said(arg as Message, refs) : String(arg ?? "");
    const part = this.refer(arg, args);
    return typeof part === "string" ? isolated(part) : this.subject(part, args, refs);
  }

  /** Items as a language lists them. One alone has its own number, several are plural. */
  private listed(items: readonly (string | number | Subject)[], refs: readonly Ref[]): Subject {
    const texts = items.map(String);
    // the word between two names depends on their first letters: in Spanish it is "Juno e Isis"
    const words = texts.map((text) => split(text, refs).map(textOf).join(""));
    let next = 0;
    const parts = this.list.formatToParts(words).map(({ type, value }) => (type === "element" ? texts[next++] : value));
    return new Subject(parts.join(""), items.length > 1 || items.some(isPlural));
  }

  /** A reference as it stands within a sentence, with its number. */
  private subject(ref: Ref, args: Args, refs: Ref[]): Subject {
    const { number = ref.kind === "who" && this.names("number", ref.id), within = ref.text } = this.grammar.get(ref.text) ?? {};
    const plural = number === "plural" || (ref.kind === "asset" && quantity(args) !== 1);
    return new Subject(mark({ ...ref, text: String(within) }, refs), plural);
  }

  private refText(kind: RefKind, id: string, args: Args): string {
    if (NAMED.test(kind)) return this.names(kind as "who", id) ?? readable(id);
    if (kind === "asset") return this.asset(id, quantity(args));
    if (kind === "period") return this.period(id, args);
    if (kind === "entry") return this.text(id.replace(/.*\/|@.*/g, ""));
    if (kind === "rule") return id;
    // behind a slash stands a number, such as the price that a reading sets
    const [key, n = ""] = id.split("/");
    return this.text(`${kind}-${key}`, { n: n && +n });
  }

  private period(id: string, args: Args): string {
    const [, kind = id, digits = ""] = /^([a-z_]+)\D*(\d*)$/.exec(id) ?? [];
    const year = Number(digits || args["year"] || 0);
    const key = `period-${kind}`;
    return this.has(key) ? this.text(key, { year }) : `${readable(kind)} ${year || ""}`.trim();
  }
}

const FAMILY =
  /^(asset|act|field|option|role|group|kind|status|season|period|seat|power|duty|window|question|petition|problem|note|reminder)-(?=.)/;

/** A key as words: `legions-bought` gives `Legions bought`, `role-rex` gives `Rex`. */
export function readable(key: string): string {
  const words = key.replace(FAMILY, "").replace(/[-_]+/g, " ").trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function quantity(args: Args): number {
  const n = args["n"] ?? args["quantity"];
  return typeof n === "number" ? n : 1;
}

/** Notes a reference, and gives the mark that stands for it in a text. */
const mark = (ref: Ref, refs: Ref[]): string => `\uE000${refs.push(ref) - 1}\uE001`;

function split(text: string, refs: readonly Ref[]): readonly Part[] {
  return text
    .split(MARK)
    .map((piece, index) => (index % 2 ? (refs[Number(piece)] ?? "") : piece))
    .filter((part) => part !== "");
}
