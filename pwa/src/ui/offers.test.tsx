// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { line, person } from "../core/view/fixtures";
import type { Form, Line } from "../core/view/wire";
import { useOffers } from "./offers";
import type { CharacterOffers } from "./offers";
import { closeGame, currentGame } from "./services";
import { offersDoc, okAnswer, openTestGame, smallView } from "./testgame.fixtures";
import type { TestServer } from "./testgame.fixtures";

const form = (type: string): Form => ({ type, chapter: "MERC", fields: [], blocked: [] });
const crowdSlices = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`person/p${index}`, person(`p${index}`, { place: "sicily" })]));
const lostAnswer = { status: 503, body: {} };

let server: TestServer;
let requestCount: number;
let latest: CharacterOffers;

function Screen({ as = "hirtius" }: { as?: string }) {
  latest = useOffers(as);
  return <p>{[...(latest.offers?.offers ?? []).map(({ type }) => type), latest.isFresh, latest.isOutdated].join(" ")}</p>;
}

/** Answer requests in order, each after its number of milliseconds. All further requests get the last answer. */
function answerInOrder(...responses: readonly { readonly types?: readonly string[]; readonly after?: number; readonly lost?: boolean }[]): void {
  const previous = globalThis.fetch;
  requestCount = 0;
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    if (!url.includes("/offers")) return previous(url, init);
    const response = responses[Math.min(requestCount, responses.length - 1)];
    requestCount += 1;
    await new Promise((resolve) => setTimeout(resolve, response?.after ?? 0));
    const answer = response?.lost ? lostAnswer : okAnswer(offersDoc({ offers: (response?.types ?? []).map(form) }));
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
}

function changeView(cursor: string, slices: Record<string, unknown> = {}): Promise<void> {
  const view = currentGame.value?.view;
  const now = view?.peek();
  return act(() => {
    if (view && now) view.value = { ...now, cursor, slices: { ...now.slices, ...slices } };
  });
}

const advanceTime = (milliseconds: number): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
const offeredTypes = (): readonly string[] => latest.offers?.offers.map(({ type }) => type) ?? [];

/** Add a public line to the view. */
function addLine(c: string, changes: Partial<Line> = {}): Promise<void> {
  const view = currentGame.value?.view;
  const now = view?.peek();
  return act(() => {
    if (view && now) view.value = { ...now, pub: [...now.pub, line(c, changes)] };
  });
}

const changedMarket = (legio: number) => ({ market: { legio } });
const ownPurseSlices = { "purse/hirtius": { id: "hirtius", holds: { denarius: 1 } } };

async function openCrowd(count: number): Promise<void> {
  server = await openTestGame(smallView({ slices: { ...smallView().slices, ...crowdSlices(count) } }));
  answerInOrder({ types: ["give"] });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
}

afterEach(() => {
  vi.useRealTimers();
  cleanup();
  closeGame();
  vi.unstubAllGlobals();
});

describe("in a hall of a hundred the offers are requested", () => {
  beforeEach(() => openCrowd(96));

  test("once at first, and once soon after an act with several changes that concern the character", async () => {
    render(<Screen />);
    await advanceTime(1_000);
    expect([requestCount, offeredTypes()]).toEqual([1, ["give"]]);
    await changeView("t1.one", ownPurseSlices);
    await changeView("t1.two", { "person/livia": person("livia", { role: "virgo", place: "gaul" }) });
    await advanceTime(400);
    expect(requestCount).toBe(2);
    await advanceTime(60_000);
    expect(requestCount).toBe(2);
  });

  test("rarely after changes elsewhere, even if there are many", async () => {
    render(<Screen />);
    for (let index = 0; index < 5; index += 1) {
      await changeView(`t1.${index}`, { "person/p1": person("p1", { place: index % 2 ? "sicily" : "asia" }) });
      await advanceTime(1_000);
    }
    expect(requestCount).toBe(1);
    await advanceTime(30_000);
    expect(requestCount).toBe(2);
  });

  test("soon after a change that concerns the character, even while a longer pause runs", async () => {
    render(<Screen />);
    await changeView("t1.one", changedMarket(1));
    await advanceTime(100);
    await changeView("t1.two", ownPurseSlices);
    await advanceTime(400);
    expect(requestCount).toBe(2);
  });

  test("at once after an act of the character, and the old offers are marked as outdated", async () => {
    render(<Screen />);
    await advanceTime(100);
    server.routes["commands"] = okAnswer({ command: "x", repeated: false, pending: false, entries: [] }, 201);
    answerInOrder({ types: [], after: 500 });
    const outcome = currentGame.value?.submit({ type: "give", as: "hirtius", period: 5 }, { key: "act-give" }).outcome;
    await vi.waitFor(() => expect(latest.isOutdated).toBe(true));
    await outcome;
    expect(offeredTypes()).toEqual(["give"]);
    await advanceTime(600);
    expect([offeredTypes(), latest.isOutdated, requestCount]).toEqual([[], false, 1]);
  });

  test("no more by a screen that is gone", async () => {
    render(<Screen />);
    await advanceTime(100);
    answerInOrder({ lost: true, after: 500 });
    await changeView("t1.one", ownPurseSlices);
    await advanceTime(400);
    cleanup();
    await changeView("t1.two", ownPurseSlices);
    await advanceTime(60_000);
    expect(requestCount).toBe(1);
  });
});

describe("after one public act thirty phones in a hall of thirty request", () => {
  const THIRTY = 30;
  const phones = Array.from({ length: THIRTY }, (_, index) => `p${index}`);

  beforeEach(async () => {
    await openCrowd(THIRTY);
    render(phones.map((as) => <Screen key={as} as={as} />));
    await advanceTime(1_000);
    answerInOrder({ types: ["give"] });
  });

  test("nothing, if the act is a line of the chronicle about somebody else", async () => {
    await addLine("p900");
    await advanceTime(600_000);
    expect([requestCount, latest.isFresh]).toEqual([0, true]);
  });

  test("nothing, except the two whom the line names, if the act is a line alone", async () => {
    await addLine("p900", { key: "lots-drawn", args: { who: ["who:p3", "who:p4"], n: 2, place: "place:gaul" } });
    await advanceTime(600_000);
    expect(requestCount).toBe(2);
  });

  test("nothing, except the two who are concerned, if money goes from one to the other", async () => {
    const purse = (character: string) => ({ [`purse/${character}`]: { id: character, holds: { denarius: 1 } } });
    await changeView("t1.one", { ...purse("p3"), ...purse("p4") });
    await advanceTime(600_000);
    expect(requestCount).toBe(2);
  });

  test("their offers one after the other, if the act may change them", async () => {
    await changeView("t1.one", changedMarket(1));
    await advanceTime(1_000);
    expect(requestCount).toBeLessThan(THIRTY / 10);
    await advanceTime(20_000);
    expect(requestCount).toBe(THIRTY);
  });

  test("their offers once, if many such acts follow one another", async () => {
    for (let index = 0; index < 10; index += 1) {
      await changeView(`t1.${index}`, changedMarket(index));
      await advanceTime(100);
    }
    await advanceTime(20_000);
    expect(requestCount).toBe(THIRTY);
  });

  test("rarely, if such acts follow one another for minutes", async () => {
    const MINUTES = 5;
    for (let index = 0; index < 60 * MINUTES; index += 1) {
      await changeView(`t1.${index}`, changedMarket(index));
      await advanceTime(1_000);
    }
    // About 2,590 requests for 300 acts. With a request at most every second or two there were about 4,290.
    expect(requestCount).toBeLessThan(3_000);
  });
});

describe("at a table of four the offers are requested", () => {
  beforeEach(() => openCrowd(0));

  test("soon after any change that may concern the character", async () => {
    render(<Screen />);
    await advanceTime(100);
    expect(latest.isFresh).toBe(true);
    await changeView("t1.one", changedMarket(1));
    expect(latest.isFresh).toBe(false);
    await advanceTime(250);
    expect([requestCount, latest.isFresh]).toEqual([2, true]);
  });

  test("after an event that changes slices and leaves the cursor", async () => {
    render(<Screen />);
    await advanceTime(100);
    await changeView(currentGame.value?.view.peek()?.cursor ?? "", changedMarket(1));
    await advanceTime(250);
    expect(requestCount).toBe(2);
  });

  test("with slow answers that overtake each other, so that the last request counts", async () => {
    render(<Screen />);
    await advanceTime(100);
    answerInOrder({ types: ["old"], after: 900 }, { types: ["new"], after: 500 });
    await changeView("t1.one", changedMarket(1));
    await advanceTime(250);
    await changeView("t1.two", changedMarket(2));
    await advanceTime(250 + 500);
    expect([offeredTypes(), latest.isFresh]).toEqual([["new"], true]);
    await advanceTime(1_000);
    expect([offeredTypes(), latest.isFresh, requestCount]).toEqual([["new"], true, 2]);
  });

  test("after growing pauses where answers are lost, and the known offers stay", async () => {
    render(<Screen />);
    await advanceTime(100);
    answerInOrder({ lost: true }, { lost: true }, { types: ["new"] });
    await changeView("t1.one", changedMarket(1));
    await advanceTime(250);
    expect([requestCount, offeredTypes(), latest.problem?.doc.status]).toEqual([1, ["give"], 503]);
    await advanceTime(1_000);
    expect(requestCount).toBe(2);
    await advanceTime(1_700);
    expect(requestCount).toBe(2);
    await advanceTime(400);
    expect([requestCount, offeredTypes(), latest.problem]).toEqual([3, ["new"], null]);
  });

  test("at once for another character on the phone", async () => {
    const { rerender } = render(<Screen />);
    await advanceTime(100);
    rerender(<Screen as="livia" />);
    await advanceTime(10);
    expect([requestCount, offeredTypes()]).toEqual([2, ["give"]]);
    rerender(<Screen as="" />);
    await advanceTime(1_000);
    expect([requestCount, latest.offers, latest.isFresh]).toEqual([2, undefined, false]);
  });
});
