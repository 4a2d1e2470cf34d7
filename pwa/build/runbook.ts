import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { Marked } from "marked";
import type { Plugin } from "vite";

/** Titles of the booklet, by language. */
const TITLES = { en: "Runbook", es: "Guía de la velada" } as const;

/** A language of the runbook. */
type Language = keyof typeof TITLES;

const isPageName = (name: string): boolean => name.endsWith(".md");

/**
 * Return a runbook as one HTML page to read and to print, from its Markdown pages in their order.
 *
 * A link to another page of the runbook leads to its chapter. Other links become text, because a server has no pages of
 * the source code. `marked` is the smallest kept library that reads tables in Markdown, and has no dependencies.
 */
export function bookletOf(language: Language, pages: ReadonlyMap<string, string>): string {
  const chapterId = (name: string): string => name.replace(/\.md$/, "");
  const markdown = new Marked({
    renderer: {
      link({ href, tokens }) {
        const words = this.parser.parseInline(tokens);
        const name = href.split("#")[0] ?? "";
        return pages.has(name) ? `<a href="#${chapterId(name)}">${words}</a>` : words;
      },
    },
  });
  const chapters = [...pages].map(([name, text]) => `<section id="${chapterId(name)}">\n${markdown.parse(text, { async: false })}</section>`);
  const contents = [...pages].map(([name, text]) => `<li><a href="#${chapterId(name)}">${/^# \d+\. (.+)$/m.exec(text)?.[1] ?? name}</a></li>`);
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${TITLES[language]} · Acta Ludorum</title>
<link rel="icon" href="/icons/icon.svg">
<link rel="stylesheet" href="/runbook/booklet.css">
<header>
<h1>${TITLES[language]}</h1>
<ol>
${contents.join("\n")}
</ol>
</header>
<main>
${chapters.join("\n")}
</main>
</html>
`;
}

/** Return the pages of a runbook by their names, in their order. */
export async function readPages(folder: string): Promise<ReadonlyMap<string, string>> {
  const names = (await readdir(folder)).filter(isPageName).sort();
  const texts = await Promise.all(names.map((name) => readFile(resolve(folder, name), "utf8")));
  return new Map(names.map((name, index) => [name, texts[index] ?? ""]));
}

/** Return the plugin that adds the runbook in each language: `runbook/en.html` and `runbook/es.html`. */
export function runbook(sources: URL): Plugin {
  const folder = fileURLToPath(sources);
  let output = "";
  return {
    name: "acta-runbook",
    apply: "build",
    configResolved: (config) => void (output = resolve(config.root, config.build.outDir, "runbook")),
    async closeBundle(failure) {
      if (failure) return;
      await mkdir(output, { recursive: true });
      await writeFile(resolve(output, "booklet.css"), await readFile(new URL("./booklet.css", import.meta.url)));
      for (const language of Object.keys(TITLES) as Language[]) {
        await writeFile(resolve(output, `${language}.html`), bookletOf(language, await readPages(resolve(folder, language))));
      }
    },
  };
}
