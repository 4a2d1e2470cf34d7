// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/preact";
import { afterEach, expect, test } from "vitest";
import { commandFields } from "../../core/sending/commandfields";
import { pack } from "../pack";
import { closeGame } from "../services";
import { openTestGame } from "../testgame.fixtures";
import { CommandTerms } from "./commandterms";

const packBefore = pack.peek();
const NAMES: Readonly<Record<string, string>> = { "F rum": "Fleet in Rumania", "- bla": "goes to the Black Sea", "A rom": "Army in Rome" };

afterEach(() => {
  cleanup();
  closeGame();
  pack.value = packBefore;
});

test("the orders of a submission have the game's texts, without its window and number", async () => {
  await openTestGame();
  pack.value = { ...packBefore, optionName: (value) => NAMES[value] };
  const orders = { "F rum": ["- bla"] };
  const fields = commandFields({ type: "order-units", as: "hirtius", period: 1, window: "w", revision: 1, orders, disbands: ["A rom"] });
  render(<CommandTerms type="order-units" fields={fields} />);
  const texts = [...document.querySelectorAll("dd")].map((element) => element.textContent);
  expect(texts).toEqual(["Fleet in Rumania: goes to the Black Sea", "Army in Rome"]);
});

test("given assets keep their amounts, and a window in an act's fields is shown", async () => {
  await openTestGame();
  const fields = commandFields({ type: "postpone", as: "hirtius", period: 1, window: "page", gives: { denarius: 3 } });
  expect(Object.keys(fields)).toEqual(["window", "gives"]);
  render(<CommandTerms type="postpone" fields={{ gives: { denarius: 3 } }} />);
  expect(document.querySelector("dd")?.textContent).toBe("3 D");
});

test("an id is not shown, with or without hyphens", async () => {
  await openTestGame();
  for (const petition of ["588cb4fd-c41a-4f6e-9b0e-0123456789ab", "588cb4fdc41a4f6e9b0e0123456789ab"]) {
    render(<CommandTerms type="accept" fields={{ petition }} />);
    expect(document.querySelector("dd")).toBeNull();
    cleanup();
  }
});
