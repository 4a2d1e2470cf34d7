// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { game as gameDoc } from "../../core/view/fixtures";
import { Sheets } from "../../ui/parts/sheet";
import { sheets } from "../../ui/router";
import { closeGame } from "../../ui/services";
import { letDialogsOpen, okAnswer, openTestGame, smallView } from "../../ui/testgame.fixtures";
import { Console } from ".";

/** The server's time in the view (milliseconds). */
const NOW = 1_060_000;
const MINUTE = 60_000;

const card = (character: string, isClaimed: boolean): object => ({ id: `${character}-1`, character, claimed: isClaimed, moves: 0 });
const cards = { "card/hirtius-1": card("hirtius", true), "card/livia-1": card("livia", false), "card/fata-1": card("fata", true) };
const lastAct = { entry: "e1.0", act: "give", at: NOW - 3 * MINUTE, text: "Hirtius gave Livia 5 D" };
const duty = { id: "d1", kind: "arms", owes: "livia", options: ["give"], default: "give", args: {}, since: NOW - 5 * MINUTE, period: 5 };
const petition = { id: "p1", type: "give", actor: "hirtius", fields: {}, voices: ["livia"], given: [], since: NOW - 4 * MINUTE };

async function openRoom(slices: Record<string, unknown> = {}): Promise<void> {
  const server = await openTestGame(smallView({ me: ["fata"], staff: true, slices: { ...smallView().slices, ...cards, ...slices } }));
  server.routes["room"] = okAnswer({
    now: NOW,
    people: [
      { character: "hirtius", here: true, last: lastAct },
      { character: "livia", here: false },
    ],
  });
  render(
    <>
      <Console />
      <Sheets />
    </>,
  );
}

const findRow = (name: RegExp): HTMLElement => screen.getByRole("button", { name });

beforeEach(letDialogsOpen);
afterEach(() => {
  cleanup();
  sheets.value = [];
  closeGame();
});

describe("the room", () => {
  test("shows everybody's phone, seat, and last act with its time", async () => {
    await openRoom();
    fireEvent.click(screen.getByText("Room"));
    await waitFor(() => expect(findRow(/^Aulus Hirtius/).textContent).toContain("Hirtius gave Livia 5 D"));
    expect(findRow(/^Aulus Hirtius/).textContent).toContain("phone in hand");
    expect(findRow(/^Livia Drusilla/).textContent).toContain("on no phone");
    expect(screen.getByText("2 of 3 cards are on a phone")).toBeTruthy();
    expect(screen.queryByRole("button", { name: /Minerva/ })).toBeNull();
  });

  test("filters people without a phone, with a phone put away or without a seat, and counts each", async () => {
    await openRoom();
    fireEvent.click(screen.getByText("Room"));
    const names = (): readonly string[] => [...document.querySelectorAll(".room-row .option-name")].map(({ textContent }) => textContent ?? "");
    await waitFor(() => expect(findRow(/^Phone put away/).textContent).toBe("Phone put away 1"));
    fireEvent.click(findRow(/^On no phone/));
    expect(names()).toEqual(["Livia Drusilla"]);
    fireEvent.click(findRow(/^No seat/));
    expect(names()).not.toContain("fata");
    fireEvent.click(findRow(/^Everybody/));
    expect(names()).toHaveLength(3);
  });

  test("has no filter for seats in a game without seats", async () => {
    const people = Object.entries(smallView().slices).filter(([name]) => name.startsWith("person/"));
    await openRoom(Object.fromEntries(people.map(([name, person]) => [name, { ...(person as object), seat: "" }])));
    fireEvent.click(screen.getByText("Room"));
    expect(findRow(/^Everybody/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: /^No seat/ })).toBeNull();
  });

  test("opens a person's tools, with a new code for their card", async () => {
    await openRoom();
    fireEvent.click(screen.getByText("Room"));
    await act(async () => void fireEvent.click(findRow(/^Livia Drusilla/)));
    expect(screen.getByText("livia-1")).toBeTruthy();
    expect(screen.getByRole("button", { name: /^New code for their card/ })).toBeTruthy();
  });
});

describe("the steward's tasks", () => {
  test("are said to be none if nothing waits", async () => {
    await openRoom({ "card/livia-1": card("livia", true) });
    expect(screen.getByText("Nothing needs you just now.")).toBeTruthy();
  });

  test("are not said to be none while a petition waits for the steward's own consent", async () => {
    const myPetition = { ...petition, voices: ["fata"], since: NOW };
    await openRoom({ "card/livia-1": card("livia", true), "petition/p1": myPetition });
    expect(screen.queryByText("Nothing needs you just now.")).toBeNull();
  });

  test("include a card that no phone holds, with its person", async () => {
    await openRoom();
    expect(screen.getByText("One card is on no phone yet")).toBeTruthy();
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Livia" })));
    expect(screen.getByRole("dialog").textContent).toContain("Livia Drusilla");
  });

  test("include unfinished things, duties, and petitions that have waited for minutes", async () => {
    const things = [{ key: "ui-just", args: { it: "who:hirtius" }, who: ["hirtius"], since: NOW - MINUTE }];
    await openRoom({ unfinished: { things }, "duty/d1": duty, "petition/p1": petition, "petition/p2": { ...petition, id: "p2", since: NOW } });
    const texts = [...document.querySelectorAll(".needs li")].map((element) => element.textContent ?? "");
    expect(texts).toHaveLength(3);
    expect(texts[0]).toMatch(/^Hirtius/);
    expect(texts[1]).toMatch(/Hirtius waits for Livia/);
    expect(texts[1]).toContain("4 min");
    expect(texts[2]).toMatch(/^Livia/);
    expect(texts[2]).not.toContain("overdue");
  });

  test("fold many of one kind into the first, with the people of the others, and show all on request", async () => {
    const dutySlices = ["livia", "minerva", "fata", "hirtius"].map((character, index) => [`duty/d${index}`, { ...duty, id: `d${index}`, owes: character }] as const);
    await openRoom(Object.fromEntries([...dutySlices, ["petition/p1", petition]]));
    const taskTexts = (): readonly string[] => [...document.querySelectorAll(".needs li")].map((element) => element.textContent ?? "");
    expect(taskTexts()).toHaveLength(3);
    expect(taskTexts()[0]).toMatch(/Hirtius waits for Livia/);
    expect(taskTexts()[2]).toMatch(/3 more of this kind, about Minerva, Fata,? and Hirtius/);
    fireEvent.click(screen.getByText("Show all 4"));
    expect(taskTexts()).toHaveLength(6);
    fireEvent.click(screen.getByText("Hide them again"));
    expect(taskTexts()).toHaveLength(3);
  });

  test("name all unclaimed cards on request", async () => {
    const claimedCards = Array.from({ length: 8 }, (_, index) => [`card/livia-${index}`, { ...card("livia", false), id: `livia-${index}` }] as const);
    await openRoom(Object.fromEntries(claimedCards));
    expect(screen.getAllByRole("button", { name: "Livia" })).toHaveLength(6);
    fireEvent.click(screen.getByText("and 2 more"));
    expect(screen.getAllByRole("button", { name: "Livia" })).toHaveLength(8);
  });

  test("mark a duty as overdue once its period is over", async () => {
    const lateGame = gameDoc({ period: { ...gameDoc().period, opened: NOW - 6 * MINUTE } });
    await openRoom({ game: lateGame, "duty/d1": duty });
    expect(document.querySelector(".needs li")?.textContent).toContain("overdue");
  });
});
