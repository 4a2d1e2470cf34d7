// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";
import { person } from "../../core/view/fixtures";
import { closeGame } from "../../ui/services";
import { openTestGame, smallView } from "../../ui/testgame.fixtures";
import { Plaque } from "./plaque";

afterEach(() => {
  cleanup();
  closeGame();
});

const names = (): (string | null)[] => [...document.querySelectorAll("h1, .plaque-name")].map((one) => one.textContent);

test("a plaque shows the short name, with the whole name below it if they differ", async () => {
  await openTestGame(smallView());
  render(<Plaque person={person("gaius", { name: "Gaius", short: "Gaius" })} />);
  expect(names()).toEqual(["Gaius"]);
  cleanup();
  render(<Plaque person={person("cicero", { name: "Marcus Tullius Cicero", short: "Cicero" })} />);
  expect(names()).toEqual(["Cicero", "Marcus Tullius Cicero"]);
});

test("a name of two parts breaks between them, and is read aloud as one", async () => {
  await openTestGame(smallView());
  render(<Plaque person={person("cleo", { name: "Cleopatra/Ptolemy", short: "Cleopatra/Ptolemy" })} />);
  expect(names()).toEqual(["Cleopatra/Ptolemy"]);
  expect(document.querySelector("h1")?.innerHTML).toBe("Cleopatra/<wbr>Ptolemy");
});
