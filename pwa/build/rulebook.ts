/** Parser for a rulebook in Markdown, as data for the rules screen. */

/** A rule of a rulebook. */
export interface Rule {
  readonly id: string;
  readonly text: string;
  /** The ids of this rule in older ledgers and stored answers. */
  readonly formerly?: readonly string[];
}

/** A chapter of a rulebook. */
export interface Chapter {
  /** The code with which the IDs of the chapter's rules begin. */
  readonly code: string;
  readonly title: string;
  /** The chapter's text before its first rule. */
  readonly intro: string;
  readonly rules: readonly Rule[];
}

const HEADING = /^##\s+([A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*)*)(?:\s+[-–—]|:)\s+(.+)$/;
const ITEM = /^(?:[-*]\s+)?\*\*([A-Z][A-Z0-9]*(?:-[A-Z][A-Z0-9]*)*-\d+[a-z]?)[.:]?\*\*[\s.:–—-]*(.*)$/;
const FORMER_IDS_PATTERN = /\s*<!-- formerly ([^>]+?) -->/;

/**
 * Return the chapters of a rulebook. A chapter begins with `## CODE - title`, and a rule begins with `**CODE-01**`. A
 * code may have several parts, such as `CUR-DICE`. A comment at the end of a rule may list the rule's former IDs.
 */
export function parseRulebook(markdown: string): Chapter[] {
  const chapters: Draft[] = [];
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

interface Draft extends Chapter {
  intro: string;
  readonly rules: { id: string; text: string; formerly?: readonly string[] }[];
}

function addLine(chapter: Draft, line: string): void {
  const itemMatch = ITEM.exec(line);
  const lastRule = chapter.rules.at(-1);
  if (itemMatch) chapter.rules.push(ruleFrom(itemMatch[1] ?? "", itemMatch[2] ?? ""));
  else if (!line) return;
  else if (lastRule) lastRule.text = `${lastRule.text} ${plainText(line)}`.trim();
  else chapter.intro = `${chapter.intro} ${plainText(line)}`.trim();
}

function ruleFrom(ruleId: string, words: string): Rule {
  const formerIds = FORMER_IDS_PATTERN.exec(words)?.[1];
  const text = plainText(words.replace(FORMER_IDS_PATTERN, ""));
  return formerIds ? { id: ruleId, text, formerly: formerIds.split(/,\s*/) } : { id: ruleId, text };
}

/** Return a text without Markdown's marks for emphasis, code and links. */
function plainText(text: string): string {
  return text
    .replace(/\[([^\]]+)\]\([^)]*\)/g, "$1")
    .replace(/(\*\*|__|`)(.+?)\1/g, "$2")
    .replace(/(^|[\s(])[*_]([^*_]+)[*_]/g, "$1$2")
    .trim();
}
