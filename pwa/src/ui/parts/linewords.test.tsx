// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";
import { closeGame } from "../services";
import { openTestGame } from "../testgame.fixtures";
import { addGameTexts } from "../texts";
import { LineWords } from "./linewords";

const SAILED = "sailed = { $who }, { $other } sail. To { $place }!\n";

afterEach(() => {
  cleanup();
  closeGame();
});

test("a punctuation mark stays in one line with the name before it", async () => {
  await openTestGame();
  await addGameTexts({ en: SAILED, es: SAILED });
  const message = { key: "sailed", args: { who: "who:hirtius", other: "who:livia", place: "place:gaul" } };
  const { container } = render(<LineWords message={message} />);
  expect([...container.querySelectorAll(".name-end")].map((element) => element.textContent?.at(-1))).toEqual([",", "a", "!"]);
  expect([...container.querySelectorAll("button")].map((element) => element.textContent)).toEqual(["Hirtius", "Livia", "Gaul"]);
  expect(container.textContent).toBe("Hirtius, Livia sail. To Gaul!");
});
