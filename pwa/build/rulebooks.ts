import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import type { Book, ReadingText } from "./book.ts";
import { parseReadings } from "./readings.ts";
import { parseRulebook } from "./rulebook.ts";
import type { Chapter } from "./rulebook.ts";

const NAME = "virtual:rulebooks";

/**
 * Return the chapters on a game's rules screen: the game's own chapters come first, then the chapters that all games
 * share.
 */
export const bookOf = (game: string, kernelFile: string): Chapter[] => [game, kernelFile].flatMap((file) => parseRulebook(readFileSync(file, "utf8")));

/** Return the readings of a game; an empty list if the game's data lack the file. */
export const readingsOf = (file: string): ReadingText[] => (existsSync(file) ? parseReadings(readFileSync(file, "utf8")) : []);

/**
 * Return the plugin for `virtual:rulebooks`. The module has, for each ruleset with a rulebook, a function that loads
 * the rulebook. Each rulebook becomes a separate file, which a phone fetches when a player opens the rules.
 */
export function rulebooks(games: URL, kernelFile: URL): Plugin {
  const folder = fileURLToPath(games);
  const kernel = fileURLToPath(kernelFile);
  const file = (ruleset: string): string => `${folder}${ruleset}/rulebook.md`;
  const switches = (ruleset: string): string => `${folder}${ruleset}/data/switches.yaml`;
  return {
    name: "acta-rulebooks",
    resolveId: (moduleId) => (moduleId.startsWith(NAME) ? `\0${moduleId}` : null),
    load(moduleId) {
      if (!moduleId.startsWith(`\0${NAME}`)) return null;
      const ruleset = moduleId.slice(`\0${NAME}/`.length);
      if (ruleset) {
        this.addWatchFile(file(ruleset));
        this.addWatchFile(kernel);
        const book: Book = { chapters: bookOf(file(ruleset), kernel), readings: readingsOf(switches(ruleset)) };
        return `export default JSON.parse(${JSON.stringify(JSON.stringify(book))});`;
      }
      const files = existsSync(folder) ? readdirSync(folder).filter((ruleset) => existsSync(file(ruleset))) : [];
      const loaders = files.map((ruleset) => `${JSON.stringify(ruleset)}: () => import(${JSON.stringify(`${NAME}/${ruleset}`)})`);
      return `export default { ${loaders.join(", ")} };`;
    },
  };
}
