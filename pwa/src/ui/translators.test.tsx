// @vitest-environment jsdom
import { render } from "preact";
import { useState } from "preact/hooks";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { keepUndoingTranslations } from "./translators";

let stop: () => void;
let root: HTMLElement;
let show: (purse: { readonly money: number; readonly badge?: string; readonly late?: boolean }) => void;

/** A typical screen. The screen has text beside text, names inside text, and elements that appear and disappear. */
function Screen() {
  const [purse, setPurse] = useState<Parameters<typeof show>[0]>({ money: 500_000 });
  show = setPurse;
  return (
    <main>
      <p>
        You have {purse.money} D, <b>Cicero</b>, and {purse.badge ?? "no badge"}.
      </p>
      {purse.late && <p>This is late</p>}
      {purse.late ? <i>late</i> : "in time"}
    </main>
  );
}

const shownText = (): string => root.textContent.replace(/\s+/g, " ");

const textNodes = (): readonly Text[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const results: Text[] = [];
  while (walker.nextNode()) results.push(walker.currentNode as Text);
  return results;
};

const wrapInFont = (text: string): HTMLElement => {
  const [outerFont, innerFont] = [document.createElement("font"), document.createElement("font")];
  innerFont.textContent = text;
  outerFont.append(innerFont);
  return outerFont;
};

/** The ways in which translation programs wrap text in their own elements. */
const TRANSLATORS: Readonly<Record<string, (text: Text) => void>> = {
  "that replace the text": (text) => text.replaceWith(wrapInFont(`<${text.data}>`)),
  "that wrap the text": (text) => {
    const wrapping = document.createElement("font");
    text.before(wrapping);
    wrapping.append(text);
  },
  "that put their own before it": (text) => {
    text.before(wrapInFont(`<${text.data}>`));
    text.remove();
  },
  "that put their own behind it": (text) => {
    text.after(wrapInFont(`<${text.data}>`));
    text.remove();
  },
};

const translatePage = (translate: (text: Text) => void): void => {
  for (const text of textNodes()) if (!text.parentElement?.closest("font")) translate(text);
};

beforeEach(() => {
  root = document.createElement("div");
  document.body.append(root);
  stop = keepUndoingTranslations(document.body);
  render(<Screen />, root);
});
afterEach(() => {
  stop();
  render(null, root);
  root.remove();
});

describe.each(Object.entries(TRANSLATORS))("under translators %s", (_name, translate) => {
  test("changed text is shown, repeatedly", async () => {
    translatePage(translate);
    show({ money: 300_000, badge: "a badge" });
    await vi.waitFor(() => expect(shownText()).toBe("You have 300000 D, Cicero, and a badge.in time"));
    translatePage(translate);
    show({ money: 200_000, badge: "a badge" });
    await vi.waitFor(() => expect(shownText()).toBe("You have 200000 D, Cicero, and a badge.in time"));
    expect(root.querySelector("font")).toBeNull();
  });

  test("parts that come and go are shown and removed", async () => {
    translatePage(translate);
    show({ money: 1, late: true });
    await vi.waitFor(() => expect(shownText()).toBe("You have 1 D, Cicero, and no badge.This is latelate"));
    translatePage(translate);
    show({ money: 2 });
    await vi.waitFor(() => expect(shownText()).toBe("You have 2 D, Cicero, and no badge.in time"));
  });
});

test("a translator that moves names into its own sentence is undone, too", async () => {
  const [paragraph] = root.querySelectorAll("p");
  const fontElement = document.createElement("font");
  fontElement.append("Cicero has this:", ...[...(paragraph?.childNodes ?? [])].filter((node) => node.nodeName === "B"));
  for (const text of textNodes()) if (text.parentElement === paragraph) text.remove();
  paragraph?.append(fontElement);
  show({ money: 7 });
  await vi.waitFor(() => expect(shownText()).toBe("You have 7 D, Cicero, and no badge.in time"));
});

test("elements that others add to the page stay", async () => {
  const element = document.createElement("div");
  element.textContent = "of somebody else";
  root.append(element);
  show({ money: 3 });
  await vi.waitFor(() => expect(shownText()).toBe("You have 3 D, Cicero, and no badge.in timeof somebody else"));
  element.remove();
});
