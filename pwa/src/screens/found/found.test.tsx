// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { loadLastNames } from "../../core/sending/founding";
import { playAs } from "../../ui/me";
import { pack } from "../../ui/pack";
import { plainPack } from "../../ui/plainpack";
import { goToAddress, currentRoute } from "../../ui/router";
import { closeGame, heldCards, storage } from "../../ui/services";
import { letDialogsOpen, okAnswer, openTestGame, smallView } from "../../ui/testgame.fixtures";
import type { TestServer } from "../../ui/testgame.fixtures";
import { TableSetup } from ".";

const bonesRuleset = { name: "knuckle_bones", title: "Throw for beans.", players: { least: 2, most: 4, best: [3, 3] }, table_dice: true };
const eveningRuleset = { name: "long_night", title: "A long night.", players: null, table_dice: false };
const card = (character: string, bot = false) => ({ card: `${character}-1`, character, token: `token-of-${character}`, bot });
const newGame = { game: "nones", cards: [card("ada"), card("bea"), card("carl", true), card("host")], doubts: [], repeated: false };

let server: TestServer;

beforeEach(async () => {
  letDialogsOpen();
  vi.stubGlobal("scrollTo", () => undefined);
  goToAddress("/new/knuckle_bones", true);
  server = await openTestGame(smallView());
  pack.value = plainPack("knuckle_bones");
  server.routes["rulesets"] = okAnswer({ rulesets: [bonesRuleset, eveningRuleset], founding: true });
  server.routes["games"] = okAnswer(newGame, 201);
  server.routes["claims"] = okAnswer({ game: "nones", card: "x", character: "iulius" });
  server.routes["session"] = okAnswer({ cards: [], now: 1 });
});
afterEach(() => {
  cleanup();
  playAs("");
  heldCards.value = [];
  closeGame();
  vi.unstubAllGlobals();
});

describe("setting up a table", () => {
  const path = (): string => server.posted.map(({ path }) => path).join(" ");

  test("takes one tap with the usual values, and opens the game as the first person", async () => {
    render(<TableSetup id="knuckle_bones" />);
    fireEvent.click(await screen.findByText("Begin"));
    await waitFor(() => expect(currentRoute.value.game).toBe("nones"));
    expect(server.posted[0]?.body).toEqual({
      ruleset: "knuckle_bones",
      players: [
        { name: "Aulus", bot: false },
        { name: "", bot: true },
        { name: "", bot: true },
      ],
      dice: "server",
    });
    expect(path()).toBe("/games /claims /claims /claims");
  });

  test("refuses two people with the same name", async () => {
    render(<TableSetup id="knuckle_bones" />);
    const [, second] = await screen.findAllByLabelText("A person");
    fireEvent.click(second as HTMLElement);
    const [first, other] = screen.getAllByLabelText(/^Name of player/);
    fireEvent.input(first as HTMLElement, { target: { value: "Bea" } });
    fireEvent.input(other as HTMLElement, { target: { value: "bea" } });
    expect((await screen.findByRole("alert")).textContent).toContain("same name");
    expect((screen.getByText("Begin") as HTMLButtonElement).disabled).toBe(true);
  });

  test("names a forbidden letter in a name, and begins once it is removed", async () => {
    render(<TableSetup id="knuckle_bones" />);
    const first = await screen.findByLabelText("Name of player 1");
    fireEvent.input(first, { target: { value: "\u202eAnna" } });
    expect((await screen.findByRole("alert")).textContent).toContain("U+202E");
    expect((screen.getByText("Begin") as HTMLButtonElement).disabled).toBe(true);
    fireEvent.input(first, { target: { value: "Anna" } });
    await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
    fireEvent.click(screen.getByText("Begin"));
    await waitFor(() => expect(currentRoute.value.game).toBe("nones"));
  });

  test("reports a name that another person has, until fewer people play or the name changes", async () => {
    server.routes["games"] = { status: 400, body: { type: "/problems/malformed", title: "", status: 400, errors: [{ field: "players.0.name", message: "taken" }] } };
    render(<TableSetup id="knuckle_bones" />);
    const first = await screen.findByLabelText("Name of player 1");
    fireEvent.input(first, { target: { value: "Claudius" } });
    fireEvent.click(screen.getByText("Begin"));
    await waitFor(() => expect(screen.getByRole("alert").textContent).toContain("is called Claudius already"));
    expect(await loadLastNames(storage.value)).toEqual([]);
    fireEvent.click(screen.getByLabelText("Less: How many play"));
    expect(screen.queryByRole("alert")).toBeNull();
    fireEvent.click(screen.getByText("Begin"));
    await screen.findByRole("alert");
    fireEvent.input(first, { target: { value: "Claudia" } });
    expect(screen.queryByRole("alert")).toBeNull();
    server.routes["games"] = okAnswer(newGame, 201);
    fireEvent.click(screen.getByText("Begin"));
    await waitFor(() => expect(currentRoute.value.game).toBe("nones"));
    expect(await loadLastNames(storage.value)).toEqual(["Claudia"]);
  });

  test.each([
    ["a name that is typed", (): void => void fireEvent.input(screen.getByLabelText("Name of player 1"), { target: { value: "Zoe" } }), "Zoe", 3],
    ["how many play", (): void => void fireEvent.click(screen.getByLabelText("More: How many play")), "Aulus", 4],
    ["nothing that was touched", (): void => undefined, "Bea", 3],
  ])("keeps %s when the names of the last table are read late", async (_what, touch, name, count) => {
    let onRead: (names: string) => void = () => undefined;
    const note = vi.spyOn(storage.value, "note").mockReturnValue(new Promise((resolve) => (onRead = resolve)));
    render(<TableSetup id="knuckle_bones" />);
    const first = (await screen.findByLabelText("Name of player 1")) as HTMLInputElement;
    await waitFor(() => expect(note).toHaveBeenCalledWith("names"));
    touch();
    onRead(JSON.stringify(["Bea"]));
    await act(() => new Promise((resolve) => setTimeout(resolve))); // The app has checked the names by now.
    expect(first.value).toBe(name);
    expect(screen.getAllByLabelText(/^Seat \d/)).toHaveLength(count);
  });

  test("offers all numbers of players from the least to the most", async () => {
    render(<TableSetup id="knuckle_bones" />);
    fireEvent.click(await screen.findByLabelText("More: How many play"));
    expect(screen.getAllByText("a bot plays")).toHaveLength(3);
    expect((screen.getByLabelText("More: How many play") as HTMLButtonElement).disabled).toBe(true);
  });

  test("reports a failure, and does not found the table twice", async () => {
    server.routes["claims"] = { status: 503, body: {} };
    render(<TableSetup id="knuckle_bones" />);
    fireEvent.click(await screen.findByText("We roll"));
    fireEvent.click(screen.getByText("Begin"));
    await screen.findByRole("alert");
    server.routes["claims"] = okAnswer({ game: "nones", card: "x", character: "iulius" });
    fireEvent.click(screen.getByText("Begin"));
    await waitFor(() => expect(currentRoute.value.game).toBe("nones"));
    expect(path().match(/\/games/g)).toHaveLength(1);
  });

  test("leads back to the list of games for a game without a number of players", async () => {
    render(<TableSetup id="long_night" />);
    await waitFor(() => expect(currentRoute.value.screen).toBe("games"));
  });
});
