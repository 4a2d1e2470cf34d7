// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/preact";
import { afterEach, expect, test, vi } from "vitest";
import { openTestGame } from "../../ui/testgame.fixtures";
import { closeGame } from "../../ui/services";
import { loadBook } from "./book";
import { RuleText } from "./ruletext";

afterEach(() => {
  cleanup();
  closeGame();
  vi.unstubAllGlobals();
});

test("a rule's text shows a reading's question in place of its name", async () => {
  await openTestGame();
  await loadBook("ludi_romani");
  const { container } = render(<RuleText text="Ten of both kinds (cap.scope), as the limits say; cap.scopes is no reading." />);
  expect(await screen.findByText("Which legions count towards the ten?")).toBeTruthy();
  expect(container.textContent).toBe("Ten of both kinds (Which legions count towards the ten?), as the limits say; cap.scopes is no reading.");
});

test("a rule's text is shown unchanged if the book is not loaded", () => {
  const { container } = render(<RuleText text="Ten (cap.scope)." />);
  expect(container.textContent).toBe("Ten (cap.scope).");
});
