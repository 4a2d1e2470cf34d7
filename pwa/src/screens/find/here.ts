/**
 * The search of an archive, which has no server to ask: through all lines that it holds, and the letters.
 * It finds what a server finds, but for what an act is called: lines do not say that.
 */

import { inOrder } from "../../core/view/chronicle";
import { textOf } from "../../core/words/messages";
import { matches } from "../../core/view/search";
import type { Args, Message } from "../../core/view/values";
import type { Entries, Found, Letter, Letters, Line, SearchPage } from "../../core/view/wire";
import { letterText } from "../../ui/letters";
import { api, live } from "../../ui/services";
import { parts, personName, t, texts } from "../../ui/texts";
import { isThere } from "../archive/archived";

/** So many are found at once, as on a server. */
const PAGE = 30;

/** Lists of more people than these are left out, as on a server: a sentence that names all who play would be found by each name. */
const CROWD = 12;

/** A line with its texts: those that every result shows, and the others. */
interface Told {
  readonly line: Line;
  readonly letters: readonly Letter[];
  readonly shown: readonly string[];
  readonly beside: readonly string[];
}

/** Lines with all of these words, newest first; `before` is the last one of the page before. */
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

/** What was made of the archive's lines, until another language is spoken or another game looked at. */
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
  return inOrder(entries)
    .filter((line) => line.words)
    .map((line) => toldOf(line, letters.letters.filter((letter) => broughtBy(line, letter))))
    .reverse();
}

/** Whether a line tells of this letter: that it was written, or laid open. */
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

/** The pieces of a sentence: its words and its names, each by itself, and no list of a crowd. */
function said(key: string, args: Args): readonly string[] {
  return parts({ key, args: withoutCrowds(args) }).map(textOf);
}

const withoutCrowds = (args: Args): Args => Object.fromEntries(Object.entries(args).map(([name, value]) => [name, withoutCrowd(value)]));

/** An argument may be a message itself. */
function withoutCrowd(value: unknown): unknown {
  if (Array.isArray(value)) return value.length > CROWD ? [] : value;
  return typeof value === "object" && value ? { ...value, args: withoutCrowds((value as Message).args ?? {}) } : value;
}

/** A line as it was found by these words; null if they are not all in it. */
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
