/** The explicit list of games whose texts the phone knows where to find. */

const TEXTS: Readonly<Record<string, () => Promise<{ readonly files: readonly string[] }>>> = {
  cursus_honorum: () => import("./cursus_honorum/texts"),
  ludi_romani: () => import("./ludi_romani/texts"),
  morituri: () => import("./morituri/texts"),
  roman_diplomacy: () => import("./roman_diplomacy/texts"),
};

/** The addresses of a game's texts; none for one that is not listed. */
export async function textsOf(ruleset: string): Promise<readonly string[]> {
  const load = TEXTS[ruleset];
  return load ? (await load()).files : [];
}
