import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";
import { LANGUAGES } from "../src/core/words/language.ts";

const NAME = "virtual:texts/";
const SOURCE = fileURLToPath(new URL("../src/", import.meta.url));
const LEDGER = fileURLToPath(new URL("../../ledger/", import.meta.url));

/** The texts about letters that nobody may type. The door has them at once, other screens when somebody types such a letter. */
const TYPED = `${LEDGER}kernel/messages/en.typed.ftl`;

/** What may have to be said when nothing could be fetched: in English it comes with the app. */
const ALWAYS = "always";

/** What gives the texts of each game, by its ruleset. */
const BY_GAME = new Set(["games", "changes", "switches"]);

/** Parts whose importer decides when the app says them. All others are added to the app's texts by being imported. */
const GIVEN = new Set([ALWAYS, "game", "typed", ...BY_GAME]);

/** Where the texts of one part lie, with `en` for the language. Words on printed cards and what servers say of problems are not needed on a phone, what changed, what readings mean and what is wrong with typed words are told apart. */
export function filesOf(part: string): readonly string[] {
  const [family, game = ""] = part.split("/");
  if (part === ALWAYS) return [`${SOURCE}messages/en.ftl`];
  if (part === "typed") return [TYPED];
  if (family === "switches") return [`${LEDGER}games/${game}/messages/en.switches.ftl`];
  if (family === "changes") return [`${SOURCE}games/${game}/en.changes.ftl`];
  if (family === "games") return [`${SOURCE}games/${game}/`, `${LEDGER}games/${game}/messages/`].flatMap(englishIn);
  const own = `${SOURCE}messages/en.${part}.ftl`;
  if (part === "door") return [own, TYPED];
  return part === "game" ? [own, ...englishIn(`${LEDGER}kernel/messages/`)] : [own];
}

/** Every game that has a folder with texts on the phone. */
const GAMES = readdirSync(`${SOURCE}games/`).filter((name) => existsSync(`${SOURCE}games/${name}/en.ftl`));

const englishIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => /^en\..*ftl$/.test(name) && !/\.(?:cards|changes|problems|switches|typed)\./.test(name))
    .map((name) => folder + name);

/** The same file in another language. */
export const translated = (file: string, language: string): string => file.replace(/\/en\.(?=[^/]*$)/, `/${language}.`);

/** The messages of a Fluent file, by their keys, without comments. */
export function messagesIn(text: string): Map<string, string> {
  const blocks = text.split(/\n(?=[a-zA-Z#])/).filter((block) => /^[a-zA-Z][\w-]* *=/.test(block));
  return new Map(blocks.map((block) => [block.slice(0, block.indexOf("=")).trim(), block.trimEnd().replace(/\n\n+/g, "\n")]));
}

const read = (file: string): Map<string, string> => messagesIn(existsSync(file) ? readFileSync(file, "utf8") : "");

/** The texts of a part in a language; where it has none, in English, in which names are as the data give them: of those only the ones whose grammar is told. */
export function textsOf(part: string, language: string): string {
  const all = filesOf(part).flatMap((file) => {
    const said = [...new Map([...read(file), ...read(translated(file, language))]).values()];
    return language === LANGUAGES[0] && /\.names\./.test(file) ? said.filter((text) => /\n +\.\w/.test(text)) : said;
  });
  return `${all.join("\n")}\n`;
}

/** The address of the texts of a part in a language, in a file of their own; without a build of files, the texts. */
function inLanguage(part: string, language: string, files?: Pick<Rolldown.PluginContext, "emitFile">): string {
  const text = textsOf(part, language);
  if (!files || (part === ALWAYS && language === LANGUAGES[0])) return text;
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 7);
  const fileName = `assets/${hash}.${language}.ftl`;
  files.emitFile({ type: "asset", fileName, source: text });
  return `/${fileName}`;
}

/**
 * Gives `virtual:texts/<part>`: for each language the address of a file with the texts of one part of the app,
 * so that a phone fetches those it speaks, in one piece; `virtual:texts/games` gives that for each game. Where files
 * cannot be fetched, in an archive and in tests, it gives the texts themselves. A part that is imported for its effect
 * adds itself to the texts of the app.
 */
export function texts(): Plugin {
  let asFiles = false;
  return {
    name: "acta-texts",
    configResolved: ({ command, mode }) => void (asFiles = command === "build" && mode !== "archive"),
    resolveId: (id) => (id.startsWith(NAME) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${NAME}`)) return null;
      const part = id.slice(`\0${NAME}`.length);
      const given = (one: string): Record<string, string> => {
        for (const file of filesOf(one)) this.addWatchFile(file);
        return Object.fromEntries(LANGUAGES.map((language) => [language, inLanguage(one, language, asFiles ? this : undefined)]));
      };
      const all = BY_GAME.has(part) ? Object.fromEntries(GAMES.map((game) => [game, given(`${part}/${game}`)])) : given(part);
      if (GIVEN.has(part)) return `export default ${JSON.stringify(all)};`;
      return `import { addTexts } from ${JSON.stringify(`${SOURCE}ui/texts.ts`)};\naddTexts(${JSON.stringify(all)});`;
    },
  };
}
