/**
 * The search in an archive. An archive has no server, so the phone searches all lines and letters itself.
 *
 * The search finds the same results as the server's search, with one exception. The search in an archive cannot search
 * the titles of acts, because lines do not contain them.
 */

import { chronicleFromLines } from "../../core/view/chronicle";
import { partText } from "../../core/words/messages";
import { matchesAllWords } from "../../core/view/search";
import type { Args, Message } from "../../core/view/values";
import type { Entries, Found, Letter, Letters, Line, SearchPage } from "../../core/view/wire";
import { letterText } from "../../ui/letters";
import { api, currentGame } from "../../ui/services";
import { messageParts, personName, t, texts } from "../../ui/texts";
import { canFetchPath } from "../archive/currentarchive";

/** The number of results on a page, which is the same on a server. */
const PAGE_SIZE = 30;

/**
 * The maximum number of people in a list that is searched, which is the same on a server. Without this limit, a
 * sentence that names all players would match every name.
 */
const MAX_SEARCHED_PEOPLE = 12;

/** A line with the texts in which the search looks. */
interface SearchableLine {
  readonly line: Line;
  readonly letters: readonly Letter[];
  readonly texts: readonly string[];
  readonly otherTexts: readonly string[];
}

/**
 * Return a page of the lines that contain all words, the newest first. `lastShownId` is the id of the last line on the
 * previous page; "" for the first page.
 */
export async function searchArchive(words: string, lastShownId: string): Promise<SearchPage> {
  const lines = await searchableLines();
  const startIndex = lastShownId ? lines.findIndex(({ line }) => line.id === lastShownId) + 1 : 0;
  const foundLines: Found[] = [];
  let hasMore = false;
  for (const line of lines.slice(startIndex)) {
    const foundLine = searchResult(line, words);
    hasMore = foundLine !== null && foundLines.length === PAGE_SIZE;
    if (hasMore) break;
    if (foundLine) foundLines.push(foundLine);
  }
  return { found: foundLines, cursor: foundLines.at(-1)?.entry ?? "", more: hasMore };
}

/** The lines with their searchable texts. The lines are stored until the language or the game changes. */
let searchableCache: { readonly sources: readonly unknown[]; readonly lines: Promise<readonly SearchableLine[]> } | null = null;

function searchableLines(): Promise<readonly SearchableLine[]> {
  const sources = [texts.peek(), currentGame.peek()];
  if (!searchableCache || searchableCache.sources.some((key, index) => key !== sources[index])) searchableCache = { sources, lines: buildSearchableLines() };
  searchableCache.lines.catch(() => (searchableCache = null));
  return searchableCache.lines;
}

async function buildSearchableLines(): Promise<readonly SearchableLine[]> {
  const gamePath = `/games/${currentGame.peek()?.id ?? ""}`;
  const { entries }: Entries = await api.call(`${gamePath}/entries`);
  const letters: Letters = canFetchPath("/letters") ? await api.call(`${gamePath}/letters?limit=${Number.MAX_SAFE_INTEGER}`) : { letters: [], more: false };
  return chronicleFromLines(entries)
    .filter((line) => line.words)
    .map((line) => searchableLine(line, letters.letters.filter((letter) => lineReportsLetter(line, letter))))
    .reverse();
}

/** Return whether the line reports that this letter was written or disclosed. */
function lineReportsLetter({ id, key, args }: Line, { id: letter, writer, to: receivers, disclosed: isDisclosed }: Letter): boolean {
  if (key === "letter-written") return id.startsWith(`${letter}.`);
  const namedReferences = [args["who"], args["to"]].flat().join(" ");
  return key === "letter-disclosed" && isDisclosed && namedReferences === [writer, ...receivers].map((receiver) => `who:${receiver}`).join(" ");
}

function searchableLine(line: Line, letters: readonly Letter[]): SearchableLine {
  const { by: author, reason = "", ruling, warned: warnings, tidings = [], second = "" } = line;
  const doers = [author?.as, author?.recorder, author?.stands_in_for, second, ruling?.by].filter((participant): participant is string => Boolean(participant));
  const actor = author?.recorder || author?.as || "";
  return {
    line,
    letters,
    texts: [...sentencePieces(line.key, line.args), reason, actor && personName(actor)],
    otherTexts: [
      ...doers.map(personName),
      ruling?.reason ?? "",
      ...(ruling?.waived ?? []),
      ...warnings.map(({ rule, key, args }) => `${rule} ${sentencePieces(key, args).join("")}`),
      ...tidings.map(({ word }) => sentencePieces(`tidings-${word}`, line.args).join("")),
    ].filter(Boolean),
  };
}

/** Return the words and names of a sentence as separate pieces. Long lists of people are left out. */
function sentencePieces(key: string, args: Args): readonly string[] {
  return messageParts({ key, args: withoutPeopleLists(args) }).map(partText);
}

const withoutPeopleLists = (args: Args): Args => Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, withoutPeopleList(arg)]));

/** Return an argument without long lists of people. The argument may itself be a message. */
function withoutPeopleList(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > MAX_SEARCHED_PEOPLE ? [] : value;
  return typeof value === "object" && value ? { ...value, args: withoutPeopleLists((value as Message).args ?? {}) } : value;
}

/** Return the line as a search result; null if the line does not contain all words. */
function searchResult({ line, letters, texts, otherTexts }: SearchableLine, words: string): Found | null {
  const matches = (letter?: Letter): boolean => matchesAllWords(words, ...texts, ...otherTexts, letter ? letterText(letter) : "");
  const letter = letters.find(matches) ?? letters[0];
  if (!matches(letter)) return null;
  const visibleTexts = [...texts, letter ? letterText(letter) : ""];
  const missingWords = words.split(/\s+/).filter((word) => !matchesAllWords(word, ...visibleTexts));
  const { id, n: lineNumber, at: time, period, by: author, key, args, reason = "", reversed: isReversed } = line;
  return {
    entry: id,
    ...(lineNumber !== undefined && { n: lineNumber }),
    at: time,
    period,
    ...(author && { by: author }),
    key,
    args,
    text: t(key, args),
    reason,
    reversed: isReversed,
    why: [...new Set(otherTexts)].filter((text) => missingWords.some((word) => matchesAllWords(word, text))),
    ...(letter && { letter }),
  };
}
