/** Orders in the usual notation, read for drawing and for telling: `A rom - nap`, `F tys C A rom - tun`. */

export type Verb = "hold" | "move" | "support" | "convoy" | "retreat" | "disband" | "build";

export interface Order {
  readonly verb: Verb;
  /** A, F, G or B; "" where it is not said. */
  readonly kind: string;
  /** The location of the piece. */
  readonly at: string;
  /** Of a support or a convoy: where the other piece stands. */
  readonly origin: string;
  /** Where it goes, part by part; of a support or a convoy where the other piece goes; empty for a hold. */
  readonly path: readonly string[];
  readonly via: boolean;
}

/** A piece: its kind, its location, and which of several that were dislodged from there and are called alike. */
const PIECE = /^(?:([AFGB])\s+)?([a-z]{3}(?:\/[nsew]c)?)(?:\s+\d+)?(?=\s|$)\s*/i;

export const provinceIn = (location: string): string => location.slice(0, 3);

/** The order in a text; undefined for a text that is none. */
export function readOrder(text: string): Order | undefined {
  const [, build] = /^(build|disband)\s+/i.exec(text) ?? [];
  const piece = PIECE.exec(build ? text.slice(build.length + 1) : text);
  if (!piece) return undefined;
  const base = { kind: (piece[1] ?? "").toUpperCase(), at: (piece[2] ?? "").toLowerCase(), origin: "", path: [], via: false };
  if (build) return { ...base, verb: build.toLowerCase() === "build" ? "build" : "disband" };
  return { ...base, ...said(text.slice(piece[0].length)) };
}

/** An order with the first part of its path alone: what is decided of it in one go. */
export const firstPart = (text: string): string => text.replace(/^(\S+ \S+ - \S+)(?: - \S+)+$/, "$1");

/** What comes after the piece. */
function said(rest: string): Pick<Order, "verb" | "origin" | "path" | "via"> {
  const none = { origin: "", path: [], via: false };
  if (rest.startsWith("-")) return { ...none, verb: "move", path: ways(rest), via: /via convoy/i.test(rest) };
  const [, verb = "", about = ""] = /^([SCRDH])\b\s*(.*)$/i.exec(rest) ?? [];
  switch (verb.toUpperCase()) {
    case "R":
      return { ...none, verb: "retreat", path: ways(`- ${about}`) };
    case "D":
      return { ...none, verb: "disband" };
    case "S":
    case "C": {
      const other = PIECE.exec(about);
      const origin = (other?.[2] ?? "").toLowerCase();
      return { verb: verb.toUpperCase() === "S" ? "support" : "convoy", origin, path: ways(about.slice(other?.[0].length ?? 0)), via: false };
    }
    default:
      return { ...none, verb: "hold" };
  }
}

const ways = (text: string): string[] => [...text.matchAll(/-\s*([a-z]{3}(?:\/[nsew]c)?)/gi)].map(([, place = ""]) => place.toLowerCase());
