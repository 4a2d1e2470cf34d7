/** Reads orders in the usual notation of Diplomacy, such as `A rom - nap` or `F tys C A rom - tun`. */

export type Verb = "hold" | "move" | "support" | "convoy" | "retreat" | "disband" | "build";

export interface Order {
  readonly verb: Verb;
  /** The kind of the piece: A, F, G or B; "" if the text does not name the kind. */
  readonly kind: string;
  /** The location of the piece. */
  readonly at: string;
  /** For a support or convoy, the location of the other piece; "" otherwise. */
  readonly origin: string;
  /**
   * The destinations, one for each section of the path. For a support or convoy, it is the destination of the other
   * piece. The list is empty for a hold.
   */
  readonly path: readonly string[];
  /** Whether a move asks for a convoy. */
  readonly via: boolean;
}

/** Matches a piece with its kind, its location, and its number among several dislodged pieces of the same name. */
const PIECE_PATTERN = /^(?:([AFGB])\s+)?([a-z]{3}(?:\/[nsew]c)?)(?:\s+\d+)?(?=\s|$)\s*/i;

export const provinceIn = (location: string): string => location.slice(0, 3);

/** Return the order in a text; undefined if it is not an order. */
export function readOrder(text: string): Order | undefined {
  const [, build] = /^(build|disband)\s+/i.exec(text) ?? [];
  const pieceMatch = PIECE_PATTERN.exec(build ? text.slice(build.length + 1) : text);
  if (!pieceMatch) return undefined;
  const base = { kind: (pieceMatch[1] ?? "").toUpperCase(), at: (pieceMatch[2] ?? "").toLowerCase(), origin: "", path: [], via: false };
  if (build) return { ...base, verb: build.toLowerCase() === "build" ? "build" : "disband" };
  return { ...base, ...readOrderAfterPiece(text.slice(pieceMatch[0].length)) };
}

/** Return an order with only the first section of its path, because one impulse resolves only one section. */
export const orderWithFirstSection = (text: string): string => text.replace(/^(\S+ \S+ - \S+)(?: - \S+)+$/, "$1");

/** Return the order in the text that follows the piece. */
function readOrderAfterPiece(text: string): Pick<Order, "verb" | "origin" | "path" | "via"> {
  const emptyOrder = { origin: "", path: [], via: false };
  if (text.startsWith("-")) return { ...emptyOrder, verb: "move", path: readWaypoints(text), via: /via convoy/i.test(text) };
  const [, verb = "", order = ""] = /^([SCRDH])\b\s*(.*)$/i.exec(text) ?? [];
  switch (verb.toUpperCase()) {
    case "R":
      return { ...emptyOrder, verb: "retreat", path: readWaypoints(`- ${order}`) };
    case "D":
      return { ...emptyOrder, verb: "disband" };
    case "S":
    case "C": {
      const otherPiece = PIECE_PATTERN.exec(order);
      const origin = (otherPiece?.[2] ?? "").toLowerCase();
      return { verb: verb.toUpperCase() === "S" ? "support" : "convoy", origin, path: readWaypoints(order.slice(otherPiece?.[0].length ?? 0)), via: false };
    }
    default:
      return { ...emptyOrder, verb: "hold" };
  }
}

const readWaypoints = (text: string): string[] => [...text.matchAll(/-\s*([a-z]{3}(?:\/[nsew]c)?)/gi)].map(([, place = ""]) => place.toLowerCase());
