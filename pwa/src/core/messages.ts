/**
 * Texts from keys and arguments (Project Fluent). Arguments that refer to people, places, assets
 * and the like are replaced by their names, and come back as parts so that they can be tapped. An
 * argument may be a message itself: then its sentence stands there.
 */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { isolated } from "./isolates";
import type { Args, Message } from "./values";

/** Looks up what only the view knows: the name of a person or place, or of an asset that has one of its own. */
export type Names = (kind: "who" | "place" | "asset" | "knock", id: string) => string | undefined;

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
const MARK = /\uE000(\d+)\uE001/;

export class Messages {
  /** Keys that were written twice, as errors: the first one counts. The tests want none. */
  readonly doubled: readonly Error[];
  private readonly bundle: FluentBundle;
  private readonly list: Intl.ListFormat;
  private readonly number: Intl.NumberFormat;

  constructor(
    readonly sources: readonly string[],
    private readonly names: Names = () => undefined,
    readonly language = "en",
  ) {
    // Fluent would isolate every number, too: `isolated` does it where it is needed
    this.bundle = new FluentBundle(language, { useIsolating: false });
    this.list = new Intl.ListFormat(language, { type: "conjunction" });
    this.number = new Intl.NumberFormat(language);
    this.doubled = sources.flatMap((source) => this.bundle.addResource(new FluentResource(source)));
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
    return pattern ? this.bundle.formatPattern(pattern, given, []) : readable(key) + (remarks && ` (${remarks})`);
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

  private argument(arg: unknown, args: Args, refs: Ref[]): string | number {
    if (typeof arg === "number") return arg;
    if (Array.isArray(arg)) return this.list.format(arg.map((one) => String(this.argument(one, args, refs))));
    if (typeof arg !== "string") return arg && typeof arg === "object" ? this.said(arg as Message, refs) : String(arg ?? "");
    const part = this.refer(arg, args);
    return typeof part === "string" ? isolated(part) : `\uE000${refs.push(part) - 1}\uE001`;
  }

  private refText(kind: RefKind, id: string, args: Args): string {
    if (/^(?:who|place|knock)$/.test(kind)) return this.names(kind as "who", id) ?? readable(id);
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

function split(text: string, refs: readonly Ref[]): readonly Part[] {
  return text
    .split(MARK)
    .map((piece, index) => (index % 2 ? (refs[Number(piece)] ?? "") : piece))
    .filter((part) => part !== "");
}
