/**
 * The answers of an archive, in place of a server's. Most of them stand whole in the archive. Where the app requests
 * a part of a document, this module selects the part.
 */

import type { Audit, Letters, ReplayIndex, Statement } from "../../view/wire";
import { inclusionOf } from "./inclusion";

/** Returns the recorded answer at a path below that of the game; null if there is none. */
export type ReadAnswer = (path: string) => Promise<string | null>;

type Query = URLSearchParams;
type Answerer = (recorded: ReadAnswer, query: Query) => Promise<unknown>;

/** Answers that depend on the query of the request. */
const ANSWERERS: Readonly<Record<string, Answerer>> = {
  "/replay": answerReplay,
  "/statement": answerStatement,
  "/audit": answerAudit,
  "/letters": answerLetters,
  "/seal": answerSeal,
  "/series/standings": seriesAnswerer("/series/standings"),
  "/series/balances": seriesAnswerer("/series/balances"),
  "/series/places": seriesAnswerer("/series/places"),
};

/**
 * Return an answerer for a series over time. The archive holds each series for the whole game, which is all that the
 * page of the evening requests.
 */
function seriesAnswerer(path: string): Answerer {
  return (recorded) => readDocument(recorded, path);
}

/** Return the answer at a path with a query; null if there is none. */
export async function answerAt(recorded: ReadAnswer, path: string): Promise<string | null> {
  const [place = "", query = ""] = path.split("?");
  const asked = ANSWERERS[place];
  if (!asked) return query ? null : recorded(place);
  const document = await asked(recorded, new URLSearchParams(query));
  return document === null ? null : JSON.stringify(document);
}

async function readDocument<T>(recorded: ReadAnswer, path: string): Promise<T | null> {
  const text = await recorded(path);
  return text === null ? null : (JSON.parse(text) as T);
}

/**
 * Return the index of the replay, with the moment of the entry in the query. Most entries are the last of their
 * moment; the archive lists the moments of all others.
 */
async function answerReplay(recorded: ReadAnswer, query: Query): Promise<ReplayIndex | null> {
  const index = await readDocument<ReplayIndex>(recorded, "/replay");
  const entry = query.get("entry");
  if (!index || !entry) return index;
  const last = index.moments.id.indexOf(entry);
  const places = (await readDocument<Record<string, number>>(recorded, "/replay/places")) ?? {};
  const at = last >= 0 ? last : Object.hasOwn(places, entry) ? (places[entry] ?? null) : null;
  return { ...index, at };
}

/** Return the statement of an account, between two times if the query has them. */
async function answerStatement(recorded: ReadAnswer, query: Query): Promise<Statement | null> {
  const [account = "", asset = ""] = [query.get("account"), query.get("asset")].map((one) => one ?? "");
  const whole = await readDocument<Statement>(recorded, `/statement?${new URLSearchParams({ account, asset })}`);
  if (!whole) return null;
  const [from, to] = [Number(query.get("from") ?? 0), Number(query.get("to") ?? Infinity)];
  const before = whole.changes.filter(({ at }) => at < from);
  const changes = whole.changes.filter(({ at }) => at >= from && at <= to);
  const opening = before.at(-1)?.balance ?? whole.opening;
  return { ...whole, changes, opening, closing: changes.at(-1)?.balance ?? opening };
}

async function answerAudit(recorded: ReadAnswer, query: Query): Promise<Audit | null> {
  const whole = await readDocument<Audit>(recorded, "/audit");
  if (!whole) return null;
  const [kind, after, limit] = [query.get("kind") ?? "", Number(query.get("after") ?? 0), Number(query.get("limit") ?? 100)];
  const found = whole.matters.filter((one) => one.position > after && (!kind || one.kinds.includes(kind)));
  return { ...whole, matters: found.slice(0, limit), more: found.length > limit };
}

/**
 * Return letters. With a thread in the query they are its letters, oldest first. Otherwise they are newest first, and
 * limited to a period or to letters with all words of a search.
 */
async function answerLetters(recorded: ReadAnswer, query: Query): Promise<Letters | null> {
  const whole = await readDocument<Letters>(recorded, "/letters");
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

/** Return a text in lower case and without accents, for searching. */
const searchable = (text: string): string => text.normalize("NFD").replace(/[\p{M}\p{Cf}]/gu, "").toLowerCase().trim();

/** Return the proof that an entry is in the ledger, computed from the archive's own ledger. */
async function answerSeal(recorded: ReadAnswer, query: Query): Promise<unknown> {
  const ledger = await recorded("/export.jsonl");
  return ledger === null ? null : inclusionOf(ledger, query.get("entry") ?? "");
}
