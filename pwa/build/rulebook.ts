/** A rulebook written in Markdown, as data for the rules screen. */

export interface Rule {
  readonly id: string;
  readonly text: string;
}

export interface Chapter {
  readonly code: string;
  readonly title: string;
  readonly intro: string;
  readonly rules: readonly Rule[];
}

const HEADING = /^##\s+([A-Z][A-Z0-9]*)\s*[-–—:]\s*(.+)$/;
const ITEM = /^(?:[-*]\s+)?\*\*([A-Z][A-Z0-9]*-\d+[a-z]?)[.:]?\*\*[\s.:–—-]*(.*)$/;

/** Chapters under `## CODE - title`, rules in items that begin with `**CODE-01**`. */
export function parseRulebook(markdown: string): Chapter[] {
  const chapters: { code: string; title: string; intro: string; rules: { id: string; text: string }[] }[] = [];
  for (const line of markdown.split(/\r?\n/)) {
    const heading = HEADING.exec(line);
    const chapter = chapters.at(-1);
    if (heading) {
      chapters.push({ code: heading[1] ?? "", title: heading[2]?.trim() ?? "", intro: "", rules: [] });
    } else if (/^##?\s/.test(line)) {
      if (chapter) chapters.push({ code: "", title: "", intro: "", rules: [] });
    } else if (chapter) {
      addLine(chapter, line.trim());
    }
  }
  return chapters.filter((chapter) => chapter.code);
}

function addLine(chapter: { intro: string; rules: { id: string; text: string }[] }, line: string): void {
  const item = ITEM.exec(line);
  const last = chapter.rules.at(-1);
  if (item) chapter.rules.push({ id: item[1] ?? "", text: plain(item[2] ?? "") });
  else if (!line) return;
  else if (last) last.text = `${last.text} ${plain(line)}`.trim();
  else chapter.intro = `${chapter.intro} ${plain(line)}`.trim();
}

/** Markdown's emphasis, code and links reduced to their words. */
function plain(text: string): string {
  return text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replace(/(\*\*|__|`)(.+?)\1/g, "$2")
    .replace(/(^|[\s(])[*_]([^*_]+)[*_]/g, "$1$2")
    .trim();
}
