// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { game as gameDoc, person } from "../core/view/fixtures";
import { loadLastNames, storeLastNames } from "../core/sending/founding";
import { claimTableCards } from "../core/sending/tablecards";
import { givenName } from "../core/view/selectors";
import type { Opening } from "../core/view/wire";
import { plainPack } from "../ui/plainpack";
import { letDialogsOpen, okAnswer, openTestGame, smallView } from "../ui/testgame.fixtures";
import type { TestServer } from "../ui/testgame.fixtures";
import { me, playAs } from "../ui/me";
import { pack } from "../ui/pack";
import { Sheets } from "../ui/parts/sheet";
import { currentRoute, openSheet, sheets } from "../ui/router";
import { api, closeGame, heldCards, currentGame, storage, view } from "../ui/services";
import { menuTabs } from "../ui/tabs";
import { startAnnouncingLines } from "./game/announce";
import { Banners } from "./game/banners";
import { MenuSheet } from "./game/menu";
import { PassPhoneNotice } from "./game/passphone";
import { TurnNotice } from "./game/turnnotice";
import { Games } from "./games";

const bonesRuleset = { name: "knuckle_bones", title: "Throw for beans.", players: { least: 2, most: 4, best: [3, 3] }, table_dice: true };
const eveningRuleset = { name: "long_night", title: "A long night.", players: null, table_dice: false };
const card = (character: string, bot = false) => ({ card: `${character}-1`, character, token: `token-of-${character}`, code: "", bot });
const newGame = { game: "nones", cards: [card("ada"), card("bea"), card("carl", true), card("host")], doubts: [], repeated: false };
const summary = (id: string, ruleset: string, over = false, entry = "closed") => ({ id, title: `Game ${id}`, ruleset, status: "open", over, entry, period: gameDoc().period });

let server: TestServer;

const tableAwaiting = (characters: readonly string[]): Partial<Opening> => ({
  me: ["hirtius", "livia", "fata"],
  slices: { ...smallView().slices, awaited: { ids: characters }, names: { livia: "Bea" } },
});

async function openGameWith(changes: Partial<Opening> = {}): Promise<void> {
  server = await openTestGame(smallView(changes));
  pack.value = plainPack("knuckle_bones");
}

beforeEach(() => {
  letDialogsOpen();
  vi.stubGlobal("scrollTo", () => undefined);
});
afterEach(() => {
  cleanup();
  playAs("");
  sheets.value = [];
  heldCards.value = [];
  closeGame();
  vi.unstubAllGlobals();
});

describe("whose turn it is", () => {
  test("is shown to the player whose turn it is, and to the others", async () => {
    await openGameWith({ ...tableAwaiting(["hirtius"]), me: ["hirtius"] });
    render(<TurnNotice />);
    expect(screen.getByRole("status").textContent).toBe("Your turn");
    server.say("entries", { now: 1_070_000, p: 2, pub: { slices: { awaited: { ids: ["livia", "minerva"] } }, entries: [] } });
    await screen.findByText("Waiting for Bea and Minerva");
  });

  test("is not shown if the game waits for nobody in particular", async () => {
    await openGameWith();
    render(<TurnNotice />);
    expect(screen.queryByRole("status")).toBeNull();
  });

  test("vibrates a phone that was touched before", async () => {
    const vibrate = vi.fn();
    Object.assign(navigator, { vibrate, userActivation: { hasBeenActive: true } });
    await openGameWith(tableAwaiting(["minerva"]));
    const stop = currentGame.value && startAnnouncingLines(currentGame.value);
    server.say("entries", { now: 1_070_000, p: 2, pub: { slices: { awaited: { ids: ["livia"] } }, entries: [] } });
    await waitFor(() => expect(vibrate).toHaveBeenCalledTimes(1));
    stop?.();
  });
});

test("a shared phone names the next player, and one tap makes it theirs", async () => {
  await openGameWith(tableAwaiting(["livia"]));
  playAs("hirtius");
  render(
    <>
      <TurnNotice />
      <PassPhoneNotice />
    </>,
  );
  expect(screen.getByText("Pass the phone to Bea")).toBeTruthy();
  fireEvent.click(screen.getByText("I am Bea"));
  expect(me.value).toBe("livia");
  await screen.findByText("Your turn, Bea");
  expect(screen.queryByText("Pass the phone to Bea")).toBeNull();
});

test("a phone with several cards plays a player's card first, not the host's", async () => {
  await openGameWith({ ...tableAwaiting([]), me: ["fata", "hirtius"] });
  expect(me.value).toBe("hirtius");
  playAs("fata");
  expect(menuTabs.value).toEqual([]);
});

test("a seat that went to another phone is reported, and the other seats of this phone go on", async () => {
  await openGameWith(tableAwaiting([]));
  const character = person("livia");
  heldCards.value = [
    { game: "ides", card: "livia-1", character },
    { game: "ides", card: "hirtius-1", character: person("hirtius") },
  ];
  if (currentGame.value) currentGame.value.movedCard.value = "livia-1";
  render(<Banners game={gameDoc()} />);
  expect(await screen.findByText("Bea plays on another phone now.")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  fireEvent.click(screen.getByText("Understood"));
  expect(currentGame.value?.movedCard.value).toBe("");
});

describe("the first screen", () => {
  const show = async (founding: boolean): Promise<void> => {
    await openGameWith();
    server.routes["rulesets"] = okAnswer({ rulesets: [eveningRuleset, bonesRuleset], founding });
    server.routes["games"] = okAnswer({ games: [summary("kalends", "long_night"), summary("past", "knuckle_bones", true)] });
    render(<Games />);
    await screen.findByText("Game kalends");
  };

  test("offers rehearsed evenings first, then tables", async () => {
    await show(true);
    await waitFor(() => expect(document.querySelectorAll(".lid")).toHaveLength(2));
    const names = [...document.querySelectorAll(".lid-name")].map((element) => element.textContent);
    expect(names).toEqual(["Long Night", "Knuckle Bones"]);
    expect(screen.getByText(/2 to 4 players/).textContent).toBe("2 to 4 players · best with 3");
    fireEvent.click(screen.getByText("Long Night"));
    expect(currentRoute.value).toMatchObject({ screen: "rehearsal", game: "kalends" });
  });

  test("shows a page of games, all of my games, and earlier ones on request", async () => {
    await openGameWith();
    server.routes["rulesets"] = okAnswer({ rulesets: [], founding: false });
    server.routes["games"] = okAnswer({ games: [summary("kalends", "long_night")], more: true });
    server.routes["games?before=kalends"] = okAnswer({ games: [summary("nones", "long_night")] });
    server.routes["ides"] = okAnswer(summary("ides", "long_night"));
    heldCards.value = [{ game: "ides", card: "ada-1", character: person("ada") }] as unknown as typeof heldCards.value;
    render(<Games />);
    await screen.findByText("Game ides");
    const titles = (): (string | null)[] => [...document.querySelectorAll(".game-title")].map((element) => element.textContent);
    expect(titles()).toEqual(["Game ides", "Game kalends"]);
    fireEvent.click(screen.getByText("Earlier games"));
    await screen.findByText("Game nones");
    expect(titles()).toEqual(["Game ides", "Game kalends", "Game nones"]);
    expect(screen.queryByText("Earlier games")).toBeNull();
  });

  test("offers no new game where not everybody may found one", async () => {
    await show(false);
    expect(document.querySelectorAll(".lid")).toHaveLength(0);
    expect(screen.queryByText("New game")).toBeNull();
    expect(screen.getByText("One game that is over")).toBeTruthy();
  });
});

describe("the menu of a table", () => {
  beforeEach(async () => {
    await openGameWith({ ...tableAwaiting([]), me: ["hirtius"] });
    server.routes["claims"] = okAnswer({ game: "ides", card: "x", character: "iulius" });
    await claimTableCards(api, storage.value, { ...newGame, game: "ides", cards: [card("hirtius"), card("livia", true)] }, 2);
    history.replaceState(null, "", "/g/ides");
    dispatchEvent(new PopStateEvent("popstate"));
    render(<Sheets />);
    openSheet(() => <MenuSheet />);
  });

  test("saves this phone's records of the game as a file", async () => {
    const savedFiles: string[] = [];
    vi.stubGlobal("URL", Object.assign(URL, { createObjectURL: () => "blob:1", revokeObjectURL: () => undefined }));
    const click = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      savedFiles.push(this.download);
    });
    const item = await screen.findByText("Keep what this phone saw");
    expect(item.closest("button")?.textContent).toContain("your secrets and your free words included");
    expect(savedFiles).toEqual([]);
    fireEvent.click(item);
    await waitFor(() => expect(savedFiles[0]).toMatch(/^acta-witness-\w+\.json$/));
    click.mockRestore();
  });

  test("sets the name that the others call me", async () => {
    server.routes["commands"] = okAnswer({ command: "x", repeated: false, pending: false, entries: [], cursor: "" }, 201);
    fireEvent.click(await screen.findByText("Your name"));
    fireEvent.input(await screen.findByLabelText("What the others call you"), { target: { value: " Ada " } });
    fireEvent.click(screen.getByText("Call me that"));
    await waitFor(() => expect(server.posted.at(-1)?.body).toMatchObject({ type: "introduce", as: "hirtius", name: "Ada" }));
  });

  test("erases the name that the others call me, on this phone too", async () => {
    await storeLastNames(storage.value, [{ name: "Ada", bot: false }]);
    server.say("entries", { now: 1_070_000, p: 2, pub: { slices: { names: { hirtius: "Ada" } }, entries: [] } });
    server.routes["commands"] = okAnswer({ command: "x", repeated: false, pending: false, entries: [], cursor: "" }, 201);
    await waitFor(() => expect(givenName(view.value, "hirtius")).toBe("Ada"));
    fireEvent.click(await screen.findByText("Your name"));
    fireEvent.input(await screen.findByLabelText("What the others call you"), { target: { value: "" } });
    fireEvent.click(await screen.findByText("Erase my name"));
    await waitFor(() => expect(server.posted.at(-1)?.body).toMatchObject({ type: "introduce", as: "hirtius", name: "" }));
    await waitFor(async () => expect(await loadLastNames(storage.value)).toEqual([]));
  });

  test("leads to the screens without a tab", () => {
    pack.value = { ...plainPack("x"), tabs: { ...plainPack("x").tabs, player: ["hand"] } };
    expect(menuTabs.value).toEqual(["acts", "people", "chronicle"]);
  });
});
