import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { bookletOf, readPages } from "./runbook.ts";

const folder = (language: string): string => fileURLToPath(new URL(`../../deploy/runbook/${language}`, import.meta.url));

describe("the runbook as a booklet", () => {
  test("has a chapter for each page, in the order of their names", () => {
    const booklet = bookletOf("en", new Map([["1-a.md", "# 1. First\n"], ["2-b.md", "# 2. Second\n"]]));
    expect([...booklet.matchAll(/<section id="([^"]+)"/g)].map((match) => match[1])).toEqual(["1-a", "2-b"]);
    expect(booklet).toContain('<a href="#2-b">Second</a>');
  });

  test("leads a link between its pages to the chapter, and shows other links as text", () => {
    const booklet = bookletOf("en", new Map([["1-a.md", "see [two](2-b.md), [**three**](../../README.md#three)"], ["2-b.md", "text"]]));
    expect(booklet).toContain('see <a href="#2-b">two</a>, <strong>three</strong>');
    expect(booklet).not.toContain("README");
  });

  test.each(["en", "es"] as const)("is complete in %s", async (language) => {
    const pages = await readPages(folder(language));
    const english = await readPages(folder("en"));
    expect([...pages.keys()]).toEqual([...english.keys()]);
    expect(bookletOf(language, pages).match(/<table>/g)).toHaveLength(bookletOf("en", english).match(/<table>/g)?.length ?? 0);
  });
});
