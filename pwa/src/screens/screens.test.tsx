// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { game as gameDoc, line } from "../core/view/fixtures";
import type { Opening } from "../core/view/wire";
import { pack as roman } from "../games/ludi_romani/pack";
import { RomanMap } from "../games/ludi_romani/map";
import { letDialogsOpen, offersDoc, okAnswer, openTestGame, smallView } from "../ui/testgame.fixtures";
import type { TestServer } from "../ui/testgame.fixtures";
import { pack } from "../ui/pack";
import { LinkBadge } from "../ui/parts/badge";
import { PeriodClock } from "../ui/parts/clock";
import { Sheets } from "../ui/parts/sheet";
import { TabBar } from "../ui/parts/tabs";
import { sheets } from "../ui/router";
import { closeGame, currentGame } from "../ui/services";
import { currentTime } from "../ui/currenttime";
import { Acts } from "./acts";
import { Chronicle } from "./chronicle";
import { Console } from "./console";
import { Desk } from "./desk";
import { belongsInToast } from "./game/announce";
import { Banners } from "./game/banners";
import { PlaceTable } from "./map/table";
import { People } from "./people";
import { places } from "../core/view/selectors";

class TestObserver {
  observe(): void {}
  disconnect(): void {}
}

let server: TestServer;

async function openGameWith(changes: Partial<Opening> = {}): Promise<void> {
  server = await openTestGame(smallView(changes));
  pack.value = roman;
}

const withSlices = (slices: Record<string, unknown>, changes: Partial<Opening> = {}): Partial<Opening> => ({
  ...changes,
  slices: { ...smallView().slices, ...slices },
});

beforeEach(() => {
  letDialogsOpen();
  vi.stubGlobal("IntersectionObserver", TestObserver);
});
afterEach(() => {
  cleanup();
  sheets.value = [];
  closeGame();
  vi.unstubAllGlobals();
});

describe("the list of acts", () => {
  const objections = [{ rule: "MOTUS-08", grade: "L", key: "winter", args: {}, waivable: true, hidden: false, text: "Nobody moves in winter." }];

  test("shows possible acts first, and reasons for the others", async () => {
    await openGameWith();
    server.routes["offers"] = okAnswer(
      offersDoc({
        offers: [
          { type: "move", chapter: "MOTUS", fields: [], blocked: objections as never },
          { type: "give", chapter: "MERC", fields: [], blocked: [] },
          { type: "consent", chapter: "", fields: [], blocked: [] },
        ],
      }),
    );
    render(<Acts />);
    await screen.findByText("Give");
    expect([...document.querySelectorAll(".act-card .option-name")].map((element) => element.textContent)).toEqual(["Give", "Move"]);
    expect(screen.getByText(/Nobody moves in winter/)).toBeTruthy();
    expect(screen.getByText("MOTUS-08")).toBeTruthy();
  });

  test("shows the reason if the server refuses it", async () => {
    await openGameWith();
    server.routes["offers"] = { status: 403, body: { type: "/problems/not-your-card", title: "Not your card", status: 403 } };
    render(<Acts />);
    expect(await screen.findByText("Not your card")).toBeTruthy();
  });
});

describe("the list of people", () => {
  test("can be searched by name and filtered by role", async () => {
    await openGameWith();
    render(<People />);
    fireEvent.input(screen.getByLabelText("Search"), { target: { value: "drusilla" } });
    expect([...document.querySelectorAll(".person-row .option-name")].map((element) => element.textContent)).toEqual(["Livia"]);
    fireEvent.input(screen.getByLabelText("Search"), { target: { value: "" } });
    fireEvent.click(screen.getByText("Numen", { selector: ".cut" }));
    expect(document.querySelectorAll(".person-row")).toHaveLength(2);
  });
});

describe("the chronicle", () => {
  test("draws every roll that an entry holds", async () => {
    const roll = { name: "lots-1/livia/1", sides: 6, value: 5, source: "server", contribution: "", witness: "", origin: "" } as const;
    const lots = [roll, { ...roll, name: "lots-1/hirtius/1", value: 2 }, { ...roll, name: "spade", sides: 40, value: 7 }];
    await openGameWith({ entries: [line("p1"), line("p2", { rolls: lots })] });
    render(<Chronicle />);
    expect(screen.getAllByRole("img", { name: /^[25]$/ }).map((die) => die.ariaLabel ?? die.getAttribute("aria-label"))).toEqual(["5", "2"]);
    expect([...document.querySelectorAll(".line-rolls")].map((element) => element.children.length)).toEqual([3]);
    expect(screen.getAllByText("7 of 40")).toHaveLength(1);
  });

  test("shows the newest lines first, can be limited to mine, and opens each entry", async () => {
    const otherLine = line("p2", { key: "seated", by: { as: "livia", recorder: "minerva" }, args: { who: "who:livia" } });
    await openGameWith({ entries: [line("p1"), line("q1", { after: 1 }), otherLine] });
    render(
      <>
        <Chronicle />
        <Sheets />
      </>,
    );
    expect(document.querySelectorAll(".line")).toHaveLength(3);
    expect(screen.getByText("recorded by Minerva")).toBeTruthy();
    fireEvent.click(screen.getByText("Mine"));
    expect(document.querySelectorAll(".line")).toHaveLength(2);
    fireEvent.click(document.querySelector(".line button") as HTMLElement);
    await screen.findByText("Done by Hirtius");
  });

  test("says what a line gave me and took from me, and not what it gave to others", async () => {
    const leg = { asset: "denarius", from: "hirtius", to: "minerva", amount: 750_000 };
    const census = line("p2", { key: "census-taken", args: { by: "who:minerva", who: ["who:hirtius", "who:livia"], n: 2, place: "place:gaul" } });
    const supplement = line("q1", { on: "p2", words: false, legs: [leg] });
    await openGameWith({ entries: [line("p1", { legs: [{ ...leg, from: "livia" }] }), census, supplement] });
    render(<Chronicle />);
    expect([...document.querySelectorAll(".line-change")].map((element) => element.textContent)).toEqual(["You: −750,000 D"]);
  });

  test("fetches older lines", async () => {
    await openGameWith({ cursor: "x.9.0", entries: [line("p9")] });
    server.routes["entries"] = okAnswer({ entries: [line("p8")], cursor: "x.8.0", more: false });
    render(<Chronicle />);
    fireEvent.click(screen.getByText("Earlier"));
    await waitFor(() => expect(document.querySelectorAll(".line")).toHaveLength(2));
    expect(screen.queryByText("Earlier")).toBeNull();
  });
});

describe("the map", () => {
  test("names every region with its free seats, and reports taps", async () => {
    await openGameWith();
    const pick = vi.fn<(id: string) => void>();
    render(<RomanMap places={places(currentGame.value?.view.value ?? null)} myPlace="gaul" onPick={pick} />);
    fireEvent.click(screen.getByRole("button", { name: /^Gaul, 3 of 4 seats free, you are here/ }));
    expect(pick.mock.calls).toEqual([["gaul"]]);
    expect(screen.getByRole("button", { name: /^Rome, 3 of 4 seats free/ })).toBeTruthy();
  });

  test("is also available as a table", async () => {
    await openGameWith();
    render(<PlaceTable places={places(currentGame.value?.view.value ?? null)} myPlace="gaul" onPick={() => undefined} />);
    const rows = [...document.querySelectorAll("tbody tr")].map((row) => row.textContent);
    expect(rows[0]).toContain("Gaul");
    expect(rows[0]).toContain("Hirtius");
  });
});

test("a numen's desk shows goods for sale with their prices", async () => {
  await openGameWith({ me: ["minerva"] });
  render(<Desk />);
  expect(screen.getByText("Nobody is asking for you just now.")).toBeTruthy();
  expect(screen.getByText("200,000 D each")).toBeTruthy();
});

describe("the stewards' console", () => {
  const appeal = { id: "a1", type: "move", actor: "livia", fields: { to: "gaul" }, rules: ["SEDES-07"], reason: "A server." };

  test("shows appeals with their terms and reason", async () => {
    await openGameWith(withSlices({ "appeal/a1": appeal }, { me: ["fata"], staff: true }));
    render(<Console />);
    expect(screen.getByText("A server.")).toBeTruthy();
    expect(screen.getByText("SEDES-07")).toBeTruthy();
    expect(screen.getByText("Let it happen")).toBeTruthy();
  });

  test("lists the people in the room and the readings", async () => {
    const card = { id: "livia-1", character: "livia", claimed: true, moves: 2 };
    await openGameWith(withSlices({ "card/livia-1": card }, { me: ["fata"], staff: true }));
    render(<Console />);
    fireEvent.click(screen.getByText("Room"));
    expect(screen.getByText("1 of 1 card is on a phone")).toBeTruthy();
    fireEvent.click(screen.getByText("Readings"));
    expect(await screen.findByText("Ten of each kind are allowed.")).toBeTruthy();
    expect(screen.getByText("Which legions count towards the ten?")).toBeTruthy();
    expect(screen.getByText("Usually: Legiones curiales and clientarum count together.")).toBeTruthy();
    expect(document.body.textContent).not.toContain("cap.scope");
  });
});

describe("on every screen", () => {
  test("the badge shows the live connection, then the age of the data", async () => {
    await openGameWith();
    currentTime.value = currentGame.value?.heardAt.value ?? 0;
    render(<LinkBadge />);
    expect(screen.getByText("live")).toBeTruthy();
    currentTime.value += 12_000;
    await screen.findByText("12 s ago");
  });

  test("the first tab counts requests that wait for me", async () => {
    const petition = { id: "p1", type: "give", actor: "livia", fields: {}, voices: ["hirtius"], given: [] };
    await openGameWith(withSlices({ "petition/p1": petition }));
    render(<TabBar tabs={["hand", "acts"]} current="hand" />);
    expect(screen.getByLabelText("1 waiting for you")).toBeTruthy();
    expect(document.querySelector("[aria-current=page]")?.textContent).toContain("Hand");
  });

  test.each([
    [{ keptCount: 7, lostCount: 0, behindCount: 2, fault: "" }, "status", /2 of 7 seals that this phone kept are of the lost server/],
    [{ keptCount: 7, lostCount: 2, behindCount: 0, fault: "lost" }, "alert", /2 of 7 seals that this phone kept are not among/],
    [{ keptCount: 7, lostCount: 0, behindCount: 0, fault: "key" }, "alert", /another key/],
    [{ keptCount: 7, lostCount: 0, behindCount: 0, fault: "chain" }, "alert", /do not go on from one another/],
    [{ keptCount: 7, lostCount: 0, behindCount: 0, fault: "proof" }, "alert", /do not prove/],
  ] as const)("a banner says that seals do not fit when the game is over: %o", async (verdict, role, words) => {
    await openGameWith();
    render(<Banners game={gameDoc({ status: "closed" })} />);
    expect(screen.queryByText(/seal/)).toBeNull();
    act(() => {
      if (currentGame.value) currentGame.value.seals.verdict.value = verdict;
    });
    expect((await screen.findByText(words)).getAttribute("role")).toBe(role);
  });

  test("seals that fit add no banner, and a closed game has one line", async () => {
    await openGameWith();
    if (currentGame.value) currentGame.value.seals.verdict.value = { keptCount: 7, lostCount: 0, behindCount: 0, fault: "" };
    render(<Banners game={gameDoc({ status: "closed" })} />);
    expect(await screen.findByText(/The game is over/)).toBeTruthy();
    expect(document.querySelectorAll(".banner")).toHaveLength(1);
    expect(screen.queryByText(/seal/)).toBeNull();
  });

  test.each([
    ["winner", ["hirtius"], false, /^Hirtius has won\.\s*$/],
    ["joint-win", ["hirtius", "livia"], false, /^Hirtius and Livia have won together\.\s*$/],
    ["draw", ["hirtius", "livia"], true, /^A draw between Hirtius and Livia\. All who played agreed on this\.$/],
    ["nobody", [], false, /nobody has won/],
  ] as const)("a banner says how the game has ended: %s", async (outcome, character, agreed, words) => {
    await openGameWith(withSlices({ result: { outcome, who: character, places: [], agreed } }));
    render(<Banners game={gameDoc()} />);
    expect((await screen.findByText(words)).getAttribute("role")).toBe("status");
  });

  test("Ludi Romani names the victor of Actium once above the screens, and says there if nobody has won", async () => {
    const banners = (): readonly (string | null)[] => [...document.querySelectorAll(".banner, .lr-notice button")].map((element) => element.textContent);
    const Rows = roman.banner as NonNullable<typeof roman.banner>;
    const drawn = (
      <>
        <Banners game={gameDoc()} />
        <Rows />
      </>
    );
    const result = { outcome: "winner", who: ["hirtius"], places: [], agreed: false };
    await openGameWith(withSlices({ actium: { stage: "triumph", victor: "hirtius" }, result }));
    const { unmount } = render(drawn);
    await import("./game/endbanner");
    expect(banners()).toEqual([expect.stringContaining("Hirtius")]);
    unmount();
    await openGameWith(withSlices({ actium: { stage: "battle", victor: "" }, result: { ...result, outcome: "nobody", who: [] } }));
    render(drawn);
    await waitFor(() => expect(banners()[0]).toMatch(/nobody has won/));
  });

  test("a phone without kept seals shows nothing about seals", async () => {
    await openGameWith();
    if (currentGame.value) currentGame.value.seals.verdict.value = { keptCount: 0, lostCount: 0, behindCount: 0, fault: "" };
    render(<Banners game={gameDoc({ status: "closed" })} />);
    expect(await screen.findByText(/is closed|is over/)).toBeTruthy();
    expect(screen.queryByText(/seal/)).toBeNull();
  });

  test("a banner and the clock show that play has not begun", async () => {
    const pausedGame = gameDoc({ status: "paused", waiting: true, paused_at: 1_000_000 });
    await openGameWith(withSlices({ game: pausedGame }));
    render(<Banners game={pausedGame} />);
    expect(screen.getByText(/Play has not begun yet/)).toBeTruthy();
    expect(screen.queryByText(/stands still/)).toBeNull();
    cleanup();
    render(<PeriodClock game={pausedGame} />);
    expect(screen.getByText(/not begun yet/)).toBeTruthy();
    expect(screen.queryByText(/paused/)).toBeNull();
  });

  test("a banner shows that the game is paused or closed, or that the card went to another phone", async () => {
    await openGameWith();
    const { rerender } = render(<Banners game={gameDoc({ status: "paused" })} />);
    expect(screen.getByText(/Everything stands still/)).toBeTruthy();
    rerender(<Banners game={gameDoc({ status: "closed" })} />);
    expect(screen.getByText(/The game is over/)).toBeTruthy();
    server.say("moved", { card: "hirtius-1" });
    await screen.findByText(/Your card is not on this phone any more/);
  });
});

test("a toast shows a line to the people it concerns, except its author", () => {
  const meetingLine = line("p1", { by: { as: "livia", recorder: "" }, args: { who: "who:livia", with: ["who:hirtius"] } });
  expect(belongsInToast(meetingLine, ["hirtius"])).toBe(true);
  expect(belongsInToast(meetingLine, ["livia"])).toBe(false);
  expect(belongsInToast({ ...meetingLine, by: { as: "hirtius", recorder: "minerva" } }, ["hirtius"])).toBe(true);
  expect(belongsInToast({ ...meetingLine, words: false }, ["hirtius"])).toBe(false);
  expect(belongsInToast({ ...meetingLine, args: {} }, ["hirtius"])).toBe(false);
});
