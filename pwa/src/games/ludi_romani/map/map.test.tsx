// @vitest-environment jsdom
import { fireEvent, render, screen, within } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isEqual } from "../../../core/view/equality";
import { places } from "../../../core/view/selectors";
import type { AnySlices } from "../../../core/view/view";
import type { Spot } from "../../../ui/atlas/spot";
import { view } from "../../../ui/services";
import { RomanMap } from ".";
import { battleDoc, tableView } from "../fixtures";
import { battleSlices, setUpTest, startGame, tearDownTest } from "../testgame.fixtures";
import { FACTION_LOOK_COUNT } from "./board";
import { factionsOf, regionStates } from "./regionstates";
import { MAP_DIMENSIONS, project } from "./project";
import { ROAD_BENDS, REGIONS } from "./regions";

beforeEach(setUpTest);
afterEach(tearDownTest);

const BOARD_FILES: Readonly<Record<string, string>> = import.meta.glob("../../../../../ledger/games/ludi_romani/data/map.yaml", { query: "?raw", import: "default", eager: true });
const [DATA = ""] = Object.values(BOARD_FILES);
const ROADS = [...DATA.matchAll(/- \[(\w+), (\w+)\]/g)].map(([, from = "", to = ""]) => [from, to].sort());

const cityOf = (id: string): Spot => REGIONS.find((shape) => shape.id === id)?.city ?? [0, 0];
const distance = (a: Spot, b: Spot): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/**
 * Return whether a spot lies inside a ring. The spot is inside if a line from the spot to the east crosses the ring an
 * odd number of times.
 */
const isInsideRing = ([x, y]: Spot, ring: readonly Spot[]): boolean =>
  ring.filter((a, index) => {
    const b = ring[(index + 1) % ring.length] ?? a;
    return a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0];
  }).length % 2 === 1;

describe("the drawing", () => {
  test("has every region of the board, and no other", () => {
    const board = [...DATA.matchAll(/^ {2}(\w+):$/gm)].map(([, id]) => id);
    expect(board).toHaveLength(13);
    expect(REGIONS.map(({ id }) => id).sort()).toEqual(board.sort());
  });

  test.each(REGIONS)("keeps the city of $id and its label within its own borders", ({ id, city, label, wall }) => {
    expect(REGIONS.filter(({ border }) => isInsideRing(city, border)).map((shape) => shape.id)).toEqual([id]);
    for (const [x, y] of [project(city), project(label), wall]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(MAP_DIMENSIONS.width);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(MAP_DIMENSIONS.height);
    }
  });

  test("bends every road of the board between its first and its second end", () => {
    expect(ROADS.length).toBeGreaterThan(12);
    for (const [from = "", to = ""] of ROADS) {
      const bends = ROAD_BENDS[`${from} ${to}`] ?? [];
      const [start, end] = [cityOf(from), cityOf(to)];
      const stops = [start, ...bends, end];
      const length = stops.slice(1).reduce((sum, spot, index) => sum + distance(stops[index] ?? spot, spot), 0);
      const backwards = [start, ...[...bends].reverse(), end];
      const other = backwards.slice(1).reduce((sum, spot, index) => sum + distance(backwards[index] ?? spot, spot), 0);
      expect(length, `${from} ${to}`).toBeLessThanOrEqual(other);
    }
    expect(Object.keys(ROAD_BENDS).filter((road) => !ROADS.some((ends) => ends.join(" ") === road))).toEqual([]);
  });
});

const person = (id: string, changes: object): AnySlices => ({ [`person/${id}`]: { ...(tableView().slices["person/cicero"] as object), id, short: id, ...changes } });
const place = (id: string, changes: object): AnySlices => ({ [`place/${id}`]: { ...(tableView().slices["place/gaul"] as object), id, name: id, ...changes } });

describe("the ruler of a region", () => {
  test("is the one with the most legions, and nobody if two have equally many", async () => {
    await startGame({ ...person("antony", { holds: { legio_curialis: 2, legio_clientarum: 2 } }) });
    const regionState = (): ReturnType<typeof regionStates>[number] | undefined => regionStates(view.value, "").find((state) => state.place.id === "greece");
    expect(regionState()).toMatchObject({ ruler: "antony", legionCount: 7, isReigning: false, gods: ["minerva"] });
    tearDownTest();
    await startGame({ ...person("antony", { holds: { legio_curialis: 3 } }) });
    expect(regionState()).toMatchObject({ ruler: "", legionCount: 6 });
  });

  test("is the one on the throne, even with few legions", async () => {
    await startGame({ ...place("egypt", { throne: "cleopatra", here: ["octavian", "cleopatra"] }), ...person("cleopatra", { holds: {} }) });
    expect(regionStates(view.value, "").find((state) => state.place.id === "egypt")).toMatchObject({ ruler: "cleopatra", isReigning: true });
  });

  test("is the same state until its place, its people or its battles change", () => {
    const previousOpening = tableView({ ...person("antony", { holds: { legio_curialis: 2 } }) });
    const after = { ...previousOpening, slices: { ...previousOpening.slices, ...person("antony", { place: "greece", holds: { legio_curialis: 3 } }) } };
    const [states, second] = [regionStates(previousOpening, ""), regionStates(after, "")];
    const changedStates = states.filter((state, number) => !isEqual(state, second[number] ?? state));
    expect(changedStates.map((state) => state.place.id)).toEqual(["greece"]);
  });

  test("a faction is a friendship sworn by two or more, with their clients who swore none themselves", async () => {
    await startGame({
      "oath/a": { id: "a", members: ["octavian"] },
      "oath/b": { id: "b", members: ["cicero", "antony"] },
      "amicitia/c": { id: "c", members: ["octavian", "antony"], sworn: [] },
      ...person("livia", { patroni: ["antony"] }),
    });
    expect(factionsOf(view.value)).toEqual([["cicero", "antony", "livia"]]);
  });
});

describe("the map on a phone", () => {
  const drawMap = (myPlace: string, onPick?: (id: string) => void): void => void render(<RomanMap places={places(view.value)} myPlace={myPlace} onPick={onPick} />);

  test("describes each region's ruler, events, friends and gods", async () => {
    await startGame({ ...battleSlices(battleDoc()), "amicitia/a": { id: "a", members: ["octavian", "antony"], sworn: [] }, ...person("antony", { holds: { legio_curialis: 9 }, short: "Antony" }) });
    drawMap("greece", vi.fn());
    const name = "Greece, 3 of 4 seats free, you are here, Antony is strongest, 12 legions, a battle is fought here, friends here: Antony, gods here: Minerva";
    expect(screen.getAllByRole("button", { name })).toHaveLength(1);
  });

  test("opens a region once at a tap", async () => {
    await startGame();
    const onPickSpy = vi.fn();
    drawMap("", onPickSpy);
    fireEvent.click(within(screen.getByRole("region", { name: "Map" })).getByRole("button", { name: /^Gaul/ }));
    fireEvent.click(screen.getByRole("button", { name: /^Gaul/ }));
    expect(onPickSpy.mock.calls).toEqual([["gaul"]]);
  });

  test("paints a faction's colour and pattern where its member is strongest", async () => {
    await startGame({ "oath/b": { id: "b", members: ["cicero", "octavian"] } });
    drawMap("");
    expect(document.querySelectorAll("[data-faction]")).toHaveLength(1);
    expect(document.querySelector(".patterned")?.getAttribute("fill")).toBe("url(#lr-pattern-0)");
  });
});

test("eight factions are told apart without any colour, each by lines of its own", async () => {
  await startGame();
  render(<RomanMap places={places(view.value)} myPlace="" />);
  const patterns = [...document.querySelectorAll('pattern[id^="lr-pattern-"]')];
  const lines = patterns.map((element) => `${element.getAttribute("patternTransform")} ${element.querySelector("path")?.getAttribute("d")}`);
  expect(lines).toHaveLength(FACTION_LOOK_COUNT);
  expect(new Set(lines).size).toBe(FACTION_LOOK_COUNT);
});

test("the wall shows no friends, even those of the projecting phone", async () => {
  await startGame({ "amicitia/a": { id: "a", members: ["octavian", "antony"], sworn: [] } });
  render(<RomanMap places={places(view.value)} myPlace="" isLarge />);
  expect(screen.getAllByRole("img", { name: /^Greece/ })).toHaveLength(1);
  expect(screen.queryByRole("img", { name: /friends here/ })).toBeNull();
});
