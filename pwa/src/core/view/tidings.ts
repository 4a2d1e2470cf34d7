/**
 * What was done to whoever plays on this phone: read from the lines of a view, told once. What was
 * told is kept as a note, so that neither a reload nor a view that comes anew tells it again.
 */

import type { View } from "./view";
import type { Leg, Line, Tidings } from "./wire";

export interface Told extends Tidings {
  /** Which entry, and which of its tidings. */
  readonly id: string;
  readonly line: Line;
  /** Of the characters on this phone, those to whom it was done. */
  readonly mine: readonly string[];
  /** Whether not everybody may read it. */
  readonly secret: boolean;
  /** What moved, as far as this phone sees it. */
  readonly legs: readonly Leg[];
}

/** What the phone keeps of one character: from when on lines are news, and what of them was told. */
interface Kept {
  readonly from: number;
  readonly told: readonly string[];
  /** What the phone has trembled for. */
  readonly rung: readonly string[];
}

/** By character. Of one whose card this phone never held there is nothing. */
export type Note = Readonly<Record<string, Kept>>;

type Known = Pick<View, "me" | "pub" | "own">;

/** When the newest line of a view was written; 0 without any. */
const newest = ({ pub, own }: Known): number => [...pub, ...own].reduce((latest, { at }) => Math.max(latest, at), 0);

/**
 * The note fitted to whose cards the phone holds: what is written already when one comes is no
 * news to it, and one that has gone begins anew. Once all is told, what came before is forgotten.
 */
export function fitted(note: Note, view: Known): Note {
  const from = newest(view);
  const kept = (id: string): Kept => note[id] ?? { from, told: [], rung: [] };
  const next = Object.fromEntries(view.me.map((id) => [id, kept(id)]));
  if (untold(view, next).length > 0) return next;
  const done = ({ from: since, told, rung }: Kept): Kept => (told.length + rung.length ? { from, told: [], rung: [] } : { from: since, told, rung });
  return Object.fromEntries(Object.entries(next).map(([id, one]) => [id, done(one)]));
}

/** What was done to the characters of this phone and was not told yet, oldest first. */
export function untold(view: Known, note: Note): readonly Told[] {
  const undone = new Set([...view.pub, ...view.own].filter(({ key }) => key === "entry-reversed").map(({ about }) => about));
  const isNews = (told: Told): boolean => told.mine.some((id) => isUntold(note[id], told));
  return [...view.pub, ...view.own]
    .filter((line) => line.tidings && !line.reversed && !undone.has(line.id))
    .flatMap((line) => toldIn(line, view))
    .filter(isNews)
    .sort((a, b) => a.line.at - b.line.at);
}

const isUntold = (kept: Kept | undefined, { id, line }: Told): boolean => !!kept && line.at > kept.from && !kept.told.includes(id);

/** The tidings of a line for those who play here. */
function toldIn(line: Line, { me, own }: Known): readonly Told[] {
  const legs = [...line.legs, ...own.filter(({ on }) => on === line.c).flatMap((more) => more.legs)];
  return (line.tidings ?? []).flatMap((told) => {
    const mine = told.who.filter((id) => me.includes(id));
    const secret = line.c.startsWith("q");
    return mine.length ? [{ ...told, id: `${line.id}/${told.word}`, line, mine, secret, legs }] : [];
  });
}

/** The note once these tidings were told (or, `rung`, the phone has trembled for them). */
export function noted(note: Note, { id, mine }: Told, how: "told" | "rung"): Note {
  const more = mine.flatMap((one): [string, Kept][] => {
    const kept = note[one];
    return kept ? [[one, { ...kept, [how]: [...kept[how], id] }]] : [];
  });
  return { ...note, ...Object.fromEntries(more) };
}

/** Whether the phone has trembled for these tidings already. */
export const hasRung = (note: Note, { id, mine }: Told): boolean => mine.some((one) => note[one]?.rung.includes(id));
