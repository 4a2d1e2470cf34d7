// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";
import { person } from "../../core/view/fixtures";
import { closeGame } from "../../ui/services";
import { openTestGame, smallView } from "../../ui/testgame.fixtures";
import { CharacterPlaque } from "./plaque";

afterEach(() => {
  cleanup();
  closeGame();
});

const shownNames = (): (string | null)[] => [...document.querySelectorAll("h1, .plaque-name")].map((element) => element.textContent);

test("a plaque shows the short name, with the whole name below it if they differ", async () => {
  await openTestGame(smallView());
  render(<CharacterPlaque person={person("gaius", { name: "Gaius", short: "Gaius" })} />);
  expect(shownNames()).toEqual(["Gaius"]);
  cleanup();
  render(<CharacterPlaque person={person("cicero", { name: "Marcus Tullius Cicero", short: "Cicero" })} />);
  expect(shownNames()).toEqual(["Cicero", "Marcus Tullius Cicero"]);
});

test("a name of two parts breaks between them, and is read aloud as one", async () => {
  await openTestGame(smallView());
  render(<CharacterPlaque person={person("cleo", { name: "Cleopatra/Ptolemy", short: "Cleopatra/Ptolemy" })} />);
  expect(shownNames()).toEqual(["Cleopatra/Ptolemy"]);
  expect(document.querySelector("h1")?.innerHTML).toBe("Cleopatra/<wbr>Ptolemy");
});
