/** The explicit list of games that have words for what changed in them. They are fetched when somebody looks. */

const WORDS: Readonly<Record<string, () => Promise<{ readonly default: string }>>> = {
  cursus_honorum: () => import("./cursus_honorum/en.changes.ftl?raw"),
  ludi_romani: () => import("./ludi_romani/en.changes.ftl?raw"),
  morituri: () => import("./morituri/en.changes.ftl?raw"),
  roman_diplomacy: () => import("./roman_diplomacy/en.changes.ftl?raw"),
};

/** What a game says of its slices and their members, as Fluent texts; nothing for one that is not listed. */
export async function changeWordsOf(ruleset: string): Promise<string> {
  const load = WORDS[ruleset];
  return load ? (await load()).default : "";
}
