import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin, Rolldown } from "vite";
import { LANGUAGES } from "../src/core/words/language.ts";

const MODULE_PREFIX = "virtual:texts/";
const SOURCE = fileURLToPath(new URL("../src/", import.meta.url));
const LEDGER = fileURLToPath(new URL("../../ledger/", import.meta.url));

/**
 * The texts about letters that players may not type. The door screen has these texts at once. Other screens load the
 * texts about letters when a player types such a letter.
 */
const TYPED = `${LEDGER}kernel/messages/en.typed.ftl`;

/**
 * The part with the messages that the app may need when no file could be fetched. The English texts of this part are
 * built into the app.
 */
const ALWAYS = "always";

/** The parts that give the texts of each game by its ruleset. */
const PARTS_BY_GAME = new Set(["games", "changes", "minute", "recommended", "switches", "you"]);

/**
 * The parts whose importer decides when the app uses their texts. Importing any other part adds its texts to the app's
 * texts.
 */
const GIVEN = new Set([ALWAYS, "game", "typed", ...PARTS_BY_GAME]);

/**
 * Return the paths of the text files of one part, with `en` for the language. The phone does not need the words on
 * printed cards and the server's words about problems, so these files are left out. Texts about changes and readings,
 * the rules in a minute, texts about typed words, sentences that say "you", and texts for organisers about casts and
 * rehearsals are separate parts.
 */
export function filesOf(textPart: string): readonly string[] {
  const [family, game = ""] = textPart.split("/");
  if (textPart === ALWAYS) return [`${SOURCE}messages/en.ftl`];
  if (textPart === "typed") return [TYPED];
  if (family === "switches") return [`${LEDGER}games/${game}/messages/en.switches.ftl`];
  if (family === "recommended")
    return [`${LEDGER}kernel/messages/en.rehearsal.ftl`, `${LEDGER}games/${game}/messages/en.recommended.ftl`];
  // The kernel's sentences to one player are part of each game's file.
  if (family === "you") return [`${SOURCE}messages/en.you.ftl`, `${SOURCE}games/${game}/en.you.ftl`].filter(existsSync);
  if (family === "changes" || family === "minute") return [`${SOURCE}games/${game}/en.${family}.ftl`];
  if (family === "games") return [`${SOURCE}games/${game}/`, `${LEDGER}games/${game}/messages/`].flatMap(englishIn);
  const englishFile = `${SOURCE}messages/en.${textPart}.ftl`;
  if (textPart === "door") return [englishFile, TYPED];
  return textPart === "game" ? [englishFile, ...englishIn(`${LEDGER}kernel/messages/`)] : [englishFile];
}

/** Every game that has a folder with texts for the phone. */
const GAMES = readdirSync(`${SOURCE}games/`).filter((fileName) => existsSync(`${SOURCE}games/${fileName}/en.ftl`));

const englishIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((fileName) => /^en\..*ftl$/.test(fileName) && !/\.(?:cards|changes|minute|problems|recommended|rehearsal|switches|typed|you)\./.test(fileName))
    .map((fileName) => folder + fileName);

/** Return the path of the same file in another language. */
export const translatedPath = (file: string, language: string): string => file.replace(/\/en\.(?=[^/]*$)/, `/${language}.`);

/** Return the messages of a Fluent file by their keys, without comments. */
export function messagesIn(text: string): Map<string, string> {
  const blocks = text.split(/\n(?=[a-zA-Z#])/).filter((block) => /^[a-zA-Z][\w-]* *=/.test(block));
  return new Map(blocks.map((block) => [block.slice(0, block.indexOf("=")).trim(), block.trimEnd().replace(/\n\n+/g, "\n")]));
}

const messagesOf = (file: string): Map<string, string> => messagesIn(existsSync(file) ? readFileSync(file, "utf8") : "");

/**
 * Return the texts of a part in a language. A message without a translation stays in English. In English, names come
 * from the game's data, so of the messages for names only those with grammar are included.
 */
export function textsOf(textPart: string, language: string): string {
  const messages = filesOf(textPart).flatMap((file) => {
    const messages = [...new Map([...messagesOf(file), ...messagesOf(translatedPath(file, language))]).values()];
    return language === LANGUAGES[0] && /\.names\./.test(file) ? messages.filter((text) => /\n +\.\w/.test(text)) : messages;
  });
  return `${messages.join("\n")}\n`;
}

/**
 * Return the address of the file with a part's texts in a language. If the build writes no files, return the texts
 * themselves.
 */
function inLanguage(textPart: string, language: string, files?: Pick<Rolldown.PluginContext, "emitFile">): string {
  const text = textsOf(textPart, language);
  if (!files || (textPart === ALWAYS && language === LANGUAGES[0])) return text;
  const hash = createHash("sha256").update(text).digest("base64url").slice(0, 7);
  const fileName = `assets/${hash}.${language}.ftl`;
  files.emitFile({ type: "asset", fileName, source: text });
  return `/${fileName}`;
}

/**
 * Return the plugin for `virtual:texts/<part>`, which gives the address of a file with one part's texts for each
 * language. A phone fetches only the files of its own languages. `virtual:texts/games` gives these addresses for each
 * game. Archives and tests cannot fetch files, so the plugin gives them the texts themselves. A part that is imported
 * for its effect adds its texts to the app's texts.
 */
export function texts(): Plugin {
  let areFiles = false;
  return {
    name: "acta-texts",
    configResolved: ({ command, mode }) => void (areFiles = command === "build" && mode !== "archive"),
    resolveId: (moduleId) => (moduleId.startsWith(MODULE_PREFIX) ? `\0${moduleId}` : null),
    load(moduleId) {
      if (!moduleId.startsWith(`\0${MODULE_PREFIX}`)) return null;
      const textPart = moduleId.slice(`\0${MODULE_PREFIX}`.length);
      const filesByGame = (partName: string): Record<string, string> => {
        for (const file of filesOf(partName)) this.addWatchFile(file);
        return Object.fromEntries(LANGUAGES.map((language) => [language, inLanguage(partName, language, areFiles ? this : undefined)]));
      };
      const files = PARTS_BY_GAME.has(textPart) ? Object.fromEntries(GAMES.map((game) => [game, filesByGame(`${textPart}/${game}`)])) : filesByGame(textPart);
      if (GIVEN.has(textPart)) return `export default ${JSON.stringify(files)};`;
      return `import { addTexts } from ${JSON.stringify(`${SOURCE}ui/texts.ts`)};\naddTexts(${JSON.stringify(files)});`;
    },
  };
}
