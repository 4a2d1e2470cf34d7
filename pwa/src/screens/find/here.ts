/**
 * The search of an archive, which has no server: it goes through all lines and letters on the phone.
 *
 * It finds the same as the server's search, except by the titles of acts: lines do not contain them.
 */

import { chronicleOf } from "../../core/view/chronicle";
import { textOf } from "../../core/words/messages";
import { matches } from "../../core/view/search";
import type { Args, Message } from "../../core/view/values";
import type { Entries, Found, Letter, Letters, Line, SearchPage } from "../../core/view/wire";
import { letterText } from "../../ui/letters";
import { api, live } from "../../ui/services";
import { parts, personName, t, texts } from "../../ui/texts";
import { isThere } from "../archive/archived";

/** Number of results on a page, as on a server. */
const PAGE = 30;

/**
 * Lists of more people than this are not searched, as on a server. Otherwise a sentence that names all players would
 * match every name.
 */
const CROWD = 12;

/** A line with its searchable texts. */
interface Told {
  readonly line: Line;
  readonly letters: readonly Letter[];
  readonly shown: readonly string[];
  readonly beside: readonly string[];
}

/**
 * Return a page of lines that contain all words, newest first. `before` is the id of the previous page's last line;
 * "" for the first page.
 */
export async function foundHere(words: string, before: string): Promise<SearchPage> {
  const all = await told();
  const from = before ? all.findIndex(({ line }) => line.id === before) + 1 : 0;
  const found: Found[] = [];
  let more = false;
  for (const one of all.slice(from)) {
    const result = asFound(one, words);
    more = result !== null && found.length === PAGE;
    if (more) break;
    if (result) found.push(result);
  }
  return { found, cursor: found.at(-1)?.entry ?? "", more };
}

/** The searchable lines, kept until the language or the game changes. */
let kept: { readonly by: readonly unknown[]; readonly all: Promise<readonly Told[]> } | null = null;

function told(): Promise<readonly Told[]> {
  const by = [texts.peek(), live.peek()];
  if (!kept || kept.by.some((one, index) => one !== by[index])) kept = { by, all: allTold() };
  kept.all.catch(() => (kept = null));
  return kept.all;
}

async function allTold(): Promise<readonly Told[]> {
  const at = `/games/${live.peek()?.id ?? ""}`;
  const { entries }: Entries = await api.call(`${at}/entries`);
  const letters: Letters = isThere("/letters") ? await api.call(`${at}/letters?limit=${Number.MAX_SAFE_INTEGER}`) : { letters: [], more: false };
  return chronicleOf(entries)
    .filter((line) => line.words)
    .map((line) => toldOf(line, letters.letters.filter((letter) => broughtBy(line, letter))))
    .reverse();
}

/** Return whether the line is the one that wrote or disclosed this letter. */
function broughtBy({ id, key, args }: Line, { id: letter, writer, to, disclosed }: Letter): boolean {
  if (key === "letter-written") return id.startsWith(`${letter}.`);
  const told = [args["who"], args["to"]].flat().join(" ");
  return key === "letter-disclosed" && disclosed && told === [writer, ...to].map((who) => `who:${who}`).join(" ");
}

function toldOf(line: Line, letters: readonly Letter[]): Told {
  const { by, reason = "", ruling, warned, tidings = [], second = "" } = line;
  const doers = [by?.as, by?.recorder, by?.stands_in_for, second, ruling?.by].filter((who): who is string => Boolean(who));
  const who = by?.recorder || by?.as || "";
  return {
    line,
    letters,
    shown: [...said(line.key, line.args), reason, who && personName(who)],
    beside: [
      ...doers.map(personName),
      ruling?.reason ?? "",
      ...(ruling?.waived ?? []),
      ...warned.map(({ rule, key, args }) => `${rule} ${said(key, args).join("")}`),
      ...tidings.map(({ word }) => said(`tidings-${word}`, line.args).join("")),
    ].filter(Boolean),
  };
}

/** Return the words and names of a sentence as separate pieces, without long lists of people. */
function said(key: string, args: Args): readonly string[] {
  return parts({ key, args: withoutCrowds(args) }).map(textOf);
}

const withoutCrowds = (args: Args): Args => Object.fromEntries(Object.entries(args).map(([name, value]) => [name, withoutCrowd(value)]));

/** Return an argument without long lists of people. An argument may itself be a message. */
function withoutCrowd(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > CROWD ? [] : value;
  return typeof value === "object" && value ? { ...value, args: withoutCrowds((value as Message).args ?? {}) } : value;
}

/** Return the line as a search result; null if it does not contain all words. */
function asFound({ line, letters, shown, beside }: Told, words: string): Found | null {
  const has = (letter?: Letter): boolean => matches(words, ...shown, ...beside, letter ? letterText(letter) : "");
  const letter = letters.find(has) ?? letters[0];
  if (!has(letter)) return null;
  const seen = [...shown, letter ? letterText(letter) : ""];
  const missing = words.split(/\s+/).filter((word) => !matches(word, ...seen));
  const { id, n, at, period, by, key, args, reason = "", reversed } = line;
  return {
    entry: id,
    ...(n !== undefined && { n }),
    at,
    period,
    ...(by && { by }),
    key,
    args,
    text: t(key, args),
    reason,
    reversed,
    why: [...new Set(beside)].filter((text) => missing.some((word) => matches(word, text))),
    ...(letter && { letter }),
  };
}
