// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, describe, expect, test } from "vitest";
import { person } from "../../core/view/fixtures";
import type { BondDoc } from "../../core/view/wire";
import { setNameSheets } from "../reference";
import { Sheets } from "../parts/sheet";
import { closeGame } from "../services";
import { letDialogsOpen, openTestGame, smallView } from "../testgame.fixtures";
import { loadedSources } from "../texts";
import { Bonds } from ".";

const NOON = Date.UTC(2026, 6, 3, 12);

const bond = (changes: Partial<BondDoc>): BondDoc => ({ kind: "", rank: 0, sides: [], terms: [], amounts: {}, since: 0, until: 0, ...changes });

async function openGameWithBonds(...bonds: readonly BondDoc[]): Promise<void> {
  const otherPeople = Object.fromEntries(["antony", "livia"].map((character) => [`person/${character}`, person(character)]));
  await openTestGame(smallView({ now: NOON, slices: { ...smallView().slices, ...otherPeople, ...Object.fromEntries(bonds.map((bond, index) => [`bond/x/${index}`, bond])) } }));
  loadedSources.value = [...loadedSources.value, "bond-debtor = owes to\nbond-creditor = is owed by\nbond-friend = friend of\nbond-held = held in Rome\nbond-soon = until { $n } o'clock\n"];
}

const debtBond = bond({
  rank: 1,
  sides: [
    { key: "bond-debtor", who: ["hirtius"], to: ["livia"] },
    { key: "bond-creditor", who: ["livia"], to: ["hirtius"] },
  ],
  amounts: { classis: 3 },
  terms: [{ key: "bond-soon", args: { n: 9 } }],
});

const bondTexts = (): readonly (string | null)[] => [...document.querySelectorAll(".bonds > li")].map((element) => element.textContent);

afterEach(() => {
  cleanup();
  closeGame();
});

describe("the bonds of a character", () => {
  test("are told from its own side, with amounts and terms", async () => {
    await openGameWithBonds(debtBond);
    render(<Bonds id="hirtius" isOwn />);
    expect(screen.getByRole("heading", { name: "What binds you" })).toBeTruthy();
    expect(bondTexts()).toEqual(["owes to 3 ClassisLiviauntil 9 o'clock"]);
    cleanup();
    render(<Bonds id="livia" />);
    expect(screen.getByRole("heading", { name: "Ties" })).toBeTruthy();
    expect(bondTexts()[0]).toContain("is owed by");
  });

  test("begin with the most important, then the oldest, and list nobody as bound to themselves", async () => {
    const ids = ["hirtius", "antony", "livia"];
    const friends = bond({ rank: 2, since: NOON - 1, sides: [{ key: "bond-friend", who: ids, to: ids }] });
    await openGameWithBonds(bond({ rank: 2, since: NOON, sides: [{ key: "bond-held", who: ["hirtius"], to: [] }] }), friends, debtBond);
    render(<Bonds id="hirtius" isOwn />);
    expect(bondTexts().map((bondText) => bondText?.split(" ")[0])).toEqual(["owes", "friend", "held"]);
    expect([...document.querySelectorAll(".bonds > li:nth-child(2) .company")].map((element) => element.textContent)).toEqual(["Antony", "Livia"]);
  });

  test("show their start and end: by the time of day today, with the date on other days", async () => {
    await openGameWithBonds(bond({ since: NOON - 60_000, until: NOON + 3 * 86_400_000, sides: [{ key: "bond-held", who: ["hirtius"], to: [] }] }));
    render(<Bonds id="hirtius" isOwn />);
    const [since, until] = [...document.querySelectorAll(".bond-terms li")].map((element) => element.textContent);
    expect(since).toMatch(/^since \d\d:59$/);
    expect(until).toMatch(/^until .*6/);
  });

  test("lead to the other members", async () => {
    await openGameWithBonds(debtBond);
    letDialogsOpen();
    setNameSheets({ who: (id) => <p>about {id}</p>, place: () => null, rule: () => null });
    render(<Bonds id="hirtius" isOwn />);
    render(<Sheets />);
    fireEvent.click(screen.getByRole("button", { name: "Livia" }));
    expect(await screen.findByText("about livia")).toBeTruthy();
  });

  test("are not drawn for a character without bonds", async () => {
    await openGameWithBonds(debtBond);
    const { container } = render(<Bonds id="antony" isOwn />);
    expect(container.innerHTML).toBe("");
  });
});
