// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, describe, expect, test } from "vitest";
import { person } from "../../core/view/fixtures";
import type { Opening } from "../../core/view/wire";
import { pack as roman } from "../../games/ludi_romani/pack";
import { pack } from "../../ui/pack";
import { closeGame } from "../../ui/services";
import { offersDoc, okAnswer, openTestGame, smallView } from "../../ui/testgame.fixtures";
import type { TestServer } from "../../ui/testgame.fixtures";
import { Hand } from ".";

let server: TestServer;

async function openGameWith(changes: Partial<Opening> = {}): Promise<void> {
  server = await openTestGame(smallView(changes));
  pack.value = roman;
}

const withSlices = (slices: Record<string, unknown>): Partial<Opening> => ({ slices: { ...smallView().slices, ...slices } });

afterEach(() => {
  cleanup();
  closeGame();
});

describe("the hand", () => {
  test("shows my public and private holdings, and my seat", async () => {
    await openGameWith();
    render(<Hand />);
    expect(screen.getByText("1,200,000 D")).toBeTruthy();
    expect(screen.getByText("2 of 10")).toBeTruthy();
    expect(screen.getByText("Gaul")).toBeTruthy();
    expect(document.querySelectorAll(".slot.full")).toHaveLength(2);
  });

  test("hides rows for assets that I can never have, unless I have some", async () => {
    const purse = { id: "hirtius", holds: { denarius: 1 }, unfit: ["legio_curialis", "legio_clientarum"] };
    const trays = (): readonly (string | null)[] => [...document.querySelectorAll(".tray h2")].map((element) => element.textContent);
    await openGameWith(withSlices({ "purse/hirtius": purse, "person/hirtius": person("hirtius", { role: "virgo", place: "gaul" }) }));
    render(<Hand />);
    expect(trays()).toEqual(["Hand classes 0"]);
    cleanup();
    closeGame();
    await openGameWith(withSlices({ "purse/hirtius": purse }));
    render(<Hand />);
    expect(trays()).toEqual(["Hand legiones 2 of 10", "Hand classes 0"]);
  });

  test("names the people at my place, and leads to the place's sheet if there are too many", async () => {
    await openGameWith();
    render(<Hand />);
    expect(screen.getByText("Nobody is with you.")).toBeTruthy();
    cleanup();
    closeGame();
    const crowd = Array.from({ length: 10 }, (_, index) => [`person/x${index}`, person(`x${index}`, { place: "gaul" })] as const);
    await openGameWith(withSlices(Object.fromEntries(crowd)));
    render(<Hand />);
    expect(document.querySelectorAll(".companies .crest")).toHaveLength(8);
    expect(screen.getByText("2 more")).toBeTruthy();
  });

  test("covers the purse on a tap", async () => {
    await openGameWith();
    render(<Hand />);
    fireEvent.click(screen.getByText("1,200,000 D"));
    expect(screen.queryByText("1,200,000 D")).toBeNull();
    fireEvent.click(screen.getByLabelText(/Tap to show/));
    expect(screen.getByText("1,200,000 D")).toBeTruthy();
  });

  test("lists rules that matter now", async () => {
    await openGameWith();
    server.routes["offers"] = okAnswer(offersDoc({ reminders: ["MERC-15"] }));
    render(<Hand />);
    expect(await screen.findByText("MERC-15")).toBeTruthy();
  });

  test("asks a phone without a card to scan one", async () => {
    await openGameWith({ me: [] });
    render(<Hand />);
    expect(screen.getByText(/Scan a card/)).toBeTruthy();
  });
});
