// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";
import { closeGame } from "../../ui/services";
import { openTestGame } from "../../ui/testgame.fixtures";
import { ReadingSwitches } from "./switches";
import "virtual:texts/console";

afterEach(() => {
  cleanup();
  closeGame();
});

test("every reading can be changed, or shows why it cannot", async () => {
  await openTestGame();
  render(<ReadingSwitches />);
  await screen.findByText("How many people play each senator?");
  const elements = [...document.querySelectorAll(".reading")];
  const fixed = elements.filter((element) => !element.querySelector("button"));
  expect(fixed).toHaveLength(2);
  expect(elements.filter((element) => element.textContent?.includes("Settled before the game began"))).toEqual(fixed);
});

test("a search without a result shows that no reading was found", async () => {
  await openTestGame();
  render(<ReadingSwitches />);
  await screen.findByText("How many people play each senator?");
  fireEvent.input(screen.getByRole("searchbox"), { target: { value: "zzz" } });
  expect(await screen.findByText("Nothing found")).toBeTruthy();
});
