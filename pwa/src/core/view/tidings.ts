/**
 * Tidings, which are events that concern the characters on this phone. The phone reads them from the lines of a view
 * and shows each of them once. A note lists the tidings that were shown, so that neither a reload nor a new view shows
 * them again.
 */

import type { View } from "./view";
import type { Leg, Line, Tidings } from "./wire";

/** The tidings in one line, with the characters on this phone that they concern. */
export interface LineTidings extends Tidings {
  /** The id of the entry, followed by the id of the tidings in that entry. */
  readonly id: string;
  /** The line that contained the tidings. */
  readonly line: Line;
  /** The characters on this phone that the tidings concern. */
  readonly characters: readonly string[];
  /** Whether the line is private. */
  readonly isSecret: boolean;
  /** The transfers of the line that this phone may see. */
  readonly legs: readonly Leg[];
}

/** The note about the tidings of one character. */
interface CharacterNote {
  /** The time after which lines are news for this character (milliseconds). */
  readonly from: number;
  /** The ids of the tidings that were shown. */
  readonly told: readonly string[];
  /** The ids of the tidings for which the phone has vibrated. */
  readonly rung: readonly string[];
}

/** The notes by character. A character has no note if this phone never held the character's card. */
export type TidingsNote = Readonly<Record<string, CharacterNote>>;

type LinesView = Pick<View, "me" | "pub" | "own">;

/** Return the time of the newest line in a view (milliseconds); 0 if the view has no lines. */
const newestTime = ({ pub, own: ownLines }: LinesView): number => [...pub, ...ownLines].reduce((latest, { at: time }) => Math.max(latest, time), 0);

/**
 * Return the note fitted to the characters of the view. For a new character, lines from before its arrival are no news.
 * A character that left the phone is dropped. Once all tidings are shown, the ids of those in the view are dropped. An
 * older view, such as the stored view of a phone without a network, drops no id of a later line.
 */
export function fitNoteToView(note: TidingsNote, view: LinesView, period?: number): TidingsNote {
  const newestLineTime = newestTime(view);
  const noteOf = (character: string): CharacterNote => note[character] ?? { from: newestLineTime, told: [], rung: [] };
  const newNotes = Object.fromEntries(view.me.map((character) => [character, noteOf(character)]));
  if (newTidings(view, newNotes, period).length > 0) return newNotes;
  const lineIds = new Set([...view.pub, ...view.own].map(({ id }) => id));
  const isLater = (tidingsId: string): boolean => !lineIds.has(tidingsId.slice(0, tidingsId.lastIndexOf("/")));
  const withoutTold = ({ from, told, rung }: CharacterNote): CharacterNote =>
    told.length + rung.length ? { from: Math.max(from, newestLineTime), told: told.filter(isLater), rung: rung.filter(isLater) } : { from, told, rung };
  return Object.fromEntries(Object.entries(newNotes).map(([id, note]) => [id, withoutTold(note)]));
}

/**
 * Return the tidings for the characters on this phone that were not shown yet and are not out of date. Tidings about a
 * character's own death come first, then tidings that ask for an answer in time, each with the newest first. `period` is
 * the number of the current period.
 */
export function newTidings(view: LinesView, note: TidingsNote, period?: number): readonly LineTidings[] {
  const lines = [...view.pub, ...view.own];
  const undoneIds = new Set(lines.filter(({ key }) => key === "entry-reversed").map(({ about }) => about));
  const validLines = lines.filter((line) => !line.reversed && !undoneIds.has(line.id));
  const isNews = (tidings: LineTidings): boolean => tidings.characters.some((character) => isNewTidings(note[character], tidings));
  return validLines
    .flatMap((line) => tidingsIn(line, view))
    .filter((tidings) => isNews(tidings) && !isOutOfDate(tidings, validLines, period))
    .sort((a, b) => gravityOf(b) - gravityOf(a) || b.line.at - a.line.at);
}

/** Return how grave tidings are. Only graver tidings may replace tidings that are being read. */
export const gravityOf = ({ mortal: isMortal, until }: LineTidings): number => (isMortal ? 2 : until ? 1 : 0);

/** Return whether the player can no longer answer the tidings, because the period of their line is over. */
export const isPeriodOver = ({ until, line }: LineTidings, period?: number): boolean => until === "period" && period !== undefined && line.period !== period;

/**
 * Return whether the tidings are out of date. A later line ended them, or the time for an answer is over. A loss remains
 * news after that time.
 */
const isOutOfDate = (tidings: LineTidings, lines: readonly Line[], period?: number): boolean =>
  (tidings.tone !== "dread" && isPeriodOver(tidings, period)) || lines.some((line) => line.at > tidings.line.at && endsTidings(line, tidings));

/** Return whether a line makes the tidings out of date for each character on this phone. */
function endsTidings({ key, args }: Line, { ended_by, characters }: LineTidings): boolean {
  const endingCharacters = new Set((ended_by?.[key] ?? []).flatMap((arg) => args[arg] ?? []));
  return characters.every((character) => endingCharacters.has(`who:${character}`));
}

const isNewTidings = (characterNote: CharacterNote | undefined, { id, line }: LineTidings): boolean => !!characterNote && line.at > characterNote.from && !characterNote.told.includes(id);

/** Return the tidings in a line that concern the characters on this phone. */
function tidingsIn(line: Line, { me, own: ownLines }: LinesView): readonly LineTidings[] {
  const legs = [...line.legs, ...ownLines.filter(({ on: lineId }) => lineId === line.c).flatMap((supplement) => supplement.legs)];
  return (line.tidings ?? []).flatMap((tidings) => {
    const characters = tidings.who.filter((character) => me.includes(character));
    const isSecret = line.c.startsWith("q");
    return characters.length ? [{ ...tidings, id: `${line.id}/${tidings.word}`, line, characters, isSecret, legs }] : [];
  });
}

/**
 * Return the note after the given tidings were shown. With `rung`, return the note after the phone has vibrated for
 * them.
 */
export function noteAfterTidings(note: TidingsNote, { id, characters }: LineTidings, member: "told" | "rung"): TidingsNote {
  const newNotes = characters.flatMap((character): [string, CharacterNote][] => {
    const characterNote = note[character];
    return characterNote ? [[character, { ...characterNote, [member]: [...characterNote[member], id] }]] : [];
  });
  return { ...note, ...Object.fromEntries(newNotes) };
}

/** Return whether the phone has vibrated for the given tidings. */
export const hasVibratedFor = (note: TidingsNote, { id, characters }: LineTidings): boolean => characters.some((character) => note[character]?.rung.includes(id));
