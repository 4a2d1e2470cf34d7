/**
 * What an archive answers when the app asks it instead of a server. Most answers stand in it as they
 * are; where the app asks for a part of something, the part is taken here.
 */

import type { Audit, Letters, ReplayIndex, Statement } from "../../view/wire";
import { inclusionOf } from "./inclusion";

/** The answer at a path below that of the game; null where there is none. */
export type Recorded = (path: string) => Promise<string | null>;

type Query = URLSearchParams;
type Answerer = (recorded: Recorded, query: Query) => Promise<unknown>;

/** Answers that depend on what else is asked. */
const ASKED: Readonly<Record<string, Answerer>> = {
  "/replay": replay,
  "/statement": statement,
  "/audit": audit,
  "/letters": letters,
  "/seal": seal,
  "/series/standings": asRecorded("/series/standings"),
  "/series/balances": asRecorded("/series/balances"),
  "/series/places": asRecorded("/series/places"),
};

/** What is told over time is held from the first thing that was played to the last, as the page of the evening asks. */
function asRecorded(path: string): Answerer {
  return (recorded) => parsed(recorded, path);
}

/** The text that answers at a path, with what stands behind its question mark; null where there is none. */
export async function answerAt(recorded: Recorded, path: string): Promise<string | null> {
  const [place = "", query = ""] = path.split("?");
  const asked = ASKED[place];
  if (!asked) return query ? null : recorded(place);
  const document = await asked(recorded, new URLSearchParams(query));
  return document === null ? null : JSON.stringify(document);
}

async function parsed<T>(recorded: Recorded, path: string): Promise<T | null> {
  const text = await recorded(path);
  return text === null ? null : (JSON.parse(text) as T);
}

/** The index, with the moment of an entry: most are the last of theirs, of the others there is a list. */
async function replay(recorded: Recorded, query: Query): Promise<ReplayIndex | null> {
  const index = await parsed<ReplayIndex>(recorded, "/replay");
  const entry = query.get("entry");
  if (!index || !entry) return index;
  const last = index.moments.id.indexOf(entry);
  const places = (await parsed<Record<string, number>>(recorded, "/replay/places")) ?? {};
  const at = last >= 0 ? last : Object.hasOwn(places, entry) ? (places[entry] ?? null) : null;
  return { ...index, at };
}

/** A whole statement, or what of it lies between two times. */
async function statement(recorded: Recorded, query: Query): Promise<Statement | null> {
  const [account = "", asset = ""] = [query.get("account"), query.get("asset")].map((one) => one ?? "");
  const whole = await parsed<Statement>(recorded, `/statement?${new URLSearchParams({ account, asset })}`);
  if (!whole) return null;
  const [from, to] = [Number(query.get("from") ?? 0), Number(query.get("to") ?? Infinity)];
  const before = whole.changes.filter(({ at }) => at < from);
  const changes = whole.changes.filter(({ at }) => at >= from && at <= to);
  const opening = before.at(-1)?.balance ?? whole.opening;
  return { ...whole, changes, opening, closing: changes.at(-1)?.balance ?? opening };
}

async function audit(recorded: Recorded, query: Query): Promise<Audit | null> {
  const whole = await parsed<Audit>(recorded, "/audit");
  if (!whole) return null;
  const [kind, after, limit] = [query.get("kind") ?? "", Number(query.get("after") ?? 0), Number(query.get("limit") ?? 100)];
  const found = whole.matters.filter((one) => one.position > after && (!kind || one.kinds.includes(kind)));
  return { ...whole, matters: found.slice(0, limit), more: found.length > limit };
}

/** Letters of a thread, oldest first; else newest first: of a period, or with all the words that are looked for. */
async function letters(recorded: Recorded, query: Query): Promise<Letters | null> {
  const whole = await parsed<Letters>(recorded, "/letters");
  if (!whole) return null;
  const [thread, period, words] = [query.get("thread"), query.get("period"), searchable(query.get("q") ?? "").split(" ")];
  const limit = Number(query.get("limit") ?? 100);
  const found = whole.letters.filter(
    (one) => (!period || one.period === Number(period)) && words.every((word) => searchable(one.text).includes(word)),
  );
  const after = Number(query.get("after") ?? 0);
  const chosen = thread ? [...found].reverse().filter((one) => one.thread === thread && one.number > after) : found;
  return { letters: chosen.slice(0, limit), more: chosen.length > limit };
}

/** A text without accents and capitals. */
const searchable = (text: string): string => text.normalize("NFD").replace(/[\p{M}\p{Cf}]/gu, "").toLowerCase().trim();

/** That an entry is in the ledger: worked out here, from the ledger itself. */
async function seal(recorded: Recorded, query: Query): Promise<unknown> {
  const ledger = await recorded("/export.jsonl");
  return ledger === null ? null : inclusionOf(ledger, query.get("entry") ?? "");
}
