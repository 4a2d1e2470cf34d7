/**
 * The answers of an archive, which replace a server's answers. The archive contains most answers complete. Where the
 * app requests only a part of a document, this module selects that part.
 */

import type { Audit, Letters, ReplayIndex, Statement } from "../../view/wire";
import { inclusionProofOf } from "./inclusion";

/** Returns the recorded answer at a path (without the game's own path); null if the archive has no such answer. */
export type ReadAnswer = (path: string) => Promise<string | null>;

type Query = URLSearchParams;
type Answerer = (readAnswer: ReadAnswer, query: Query) => Promise<unknown>;

/** The functions that answer requests with a query, by path. */
const ANSWERERS: Readonly<Record<string, Answerer>> = {
  "/replay": answerReplayIndex,
  "/statement": answerStatement,
  "/audit": answerAudit,
  "/letters": answerLetters,
  "/seal": answerSealProof,
  "/series/standings": seriesAnswerer("/series/standings"),
  "/series/balances": seriesAnswerer("/series/balances"),
  "/series/places": seriesAnswerer("/series/places"),
};

/**
 * Return a function that answers requests for a series over time. The archive contains each series for the whole game,
 * and the page of the evening requests no other span.
 */
function seriesAnswerer(path: string): Answerer {
  return (readAnswer) => readDocument(readAnswer, path);
}

/** Return the answer at a path with a query; null if the archive has no such answer. */
export async function answerRequestAt(readAnswer: ReadAnswer, path: string): Promise<string | null> {
  const [place = "", query = ""] = path.split("?");
  const answerer = ANSWERERS[place];
  if (!answerer) return query ? null : readAnswer(place);
  const document = await answerer(readAnswer, new URLSearchParams(query));
  return document === null ? null : JSON.stringify(document);
}

async function readDocument<T>(readAnswer: ReadAnswer, path: string): Promise<T | null> {
  const text = await readAnswer(path);
  return text === null ? null : (JSON.parse(text) as T);
}

/**
 * Return the index of the replay, together with the moment of the entry that the query names. Most entries are the last
 * entry of their moment. For every other entry the archive lists the moment.
 */
async function answerReplayIndex(readAnswer: ReadAnswer, query: Query): Promise<ReplayIndex | null> {
  const replayIndex = await readDocument<ReplayIndex>(readAnswer, "/replay");
  const entry = query.get("entry");
  if (!replayIndex || !entry) return replayIndex;
  const knownPosition = replayIndex.moments.id.indexOf(entry);
  const places = (await readDocument<Record<string, number>>(readAnswer, "/replay/places")) ?? {};
  const position = knownPosition >= 0 ? knownPosition : Object.hasOwn(places, entry) ? (places[entry] ?? null) : null;
  return { ...replayIndex, at: position };
}

/**
 * Return the statement of an account. If the query has two times, the statement is limited to the time between them.
 */
async function answerStatement(readAnswer: ReadAnswer, query: Query): Promise<Statement | null> {
  const [account = "", asset = ""] = [query.get("account"), query.get("asset")].map((value) => value ?? "");
  const statement = await readDocument<Statement>(readAnswer, `/statement?${new URLSearchParams({ account, asset })}`);
  if (!statement) return null;
  const [startTime, endTime] = [Number(query.get("from") ?? 0), Number(query.get("to") ?? Infinity)];
  const earlierChanges = statement.changes.filter(({ at: time }) => time < startTime);
  const changes = statement.changes.filter(({ at: time }) => time >= startTime && time <= endTime);
  const openingBalance = earlierChanges.at(-1)?.balance ?? statement.opening;
  return { ...statement, changes, opening: openingBalance, closing: changes.at(-1)?.balance ?? openingBalance };
}

async function answerAudit(readAnswer: ReadAnswer, query: Query): Promise<Audit | null> {
  const audit = await readDocument<Audit>(readAnswer, "/audit");
  if (!audit) return null;
  const [matterKind, startAfter, limit] = [query.get("kind") ?? "", Number(query.get("after") ?? 0), Number(query.get("limit") ?? 100)];
  const matters = audit.matters.filter((matter) => matter.position > startAfter && (!matterKind || matter.kinds.includes(matterKind)));
  return { ...audit, matters: matters.slice(0, limit), more: matters.length > limit };
}

/**
 * Return letters. If the query names a thread, return the thread's letters, oldest first. Otherwise return letters
 * newest first, limited to a period or to letters that contain all words of a search.
 */
async function answerLetters(readAnswer: ReadAnswer, query: Query): Promise<Letters | null> {
  const allLetters = await readDocument<Letters>(readAnswer, "/letters");
  if (!allLetters) return null;
  const [thread, period, words] = [query.get("thread"), query.get("period"), searchableText(query.get("q") ?? "").split(" ")];
  const limit = Number(query.get("limit") ?? 100);
  const letters = allLetters.letters.filter(
    (letter) => (!period || letter.period === Number(period)) && words.every((word) => searchableText(letter.text).includes(word)),
  );
  const startAfter = Number(query.get("after") ?? 0);
  const matches = thread ? [...letters].reverse().filter((letter) => letter.thread === thread && letter.number > startAfter) : letters;
  return { letters: matches.slice(0, limit), more: matches.length > limit };
}

/** Return a text in lower case and without accents, for searching. */
const searchableText = (text: string): string => text.normalize("NFD").replace(/[\p{M}\p{Cf}]/gu, "").toLowerCase().trim();

/** Return the proof that an entry is in the ledger. The proof is computed from the ledger in the archive. */
async function answerSealProof(readAnswer: ReadAnswer, query: Query): Promise<unknown> {
  const ledger = await readAnswer("/export.jsonl");
  return ledger === null ? null : inclusionProofOf(ledger, query.get("entry") ?? "");
}
