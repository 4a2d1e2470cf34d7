// @vitest-environment jsdom
import { fireEvent, render, screen } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { line } from "../../core/view/fixtures";
import { places } from "../../core/view/selectors";
import { GlossedText } from "../../ui/parts/gloss";
import { Sheets } from "../../ui/parts/sheet";
import { clock, view } from "../../ui/services";
import { currentStage } from "../../ui/stage";
import { texts } from "../../ui/texts";
import { battleSlices, setUpTest, startGame, tearDownTest } from "./testgame.fixtures";
import { BILL, actiumDoc, battleDoc, senateDoc, tableView } from "./fixtures";
import { RomanMap } from "./map";
import { pack } from "./pack";
import { SenateScreen } from "./senate";
import { Wall } from "./wall";
import { textKeys } from "../../core/words/textkeys";

beforeEach(setUpTest);
afterEach(() => {
  vi.restoreAllMocks();
  tearDownTest();
});

describe("the wall", () => {
  test("shows a battle while it lasts", async () => {
    await startGame(battleSlices(battleDoc()), [], { me: [] });
    render(<Wall />);
    expect(screen.getAllByRole("region", { name: "Octavian against Antony" })).toHaveLength(1);
  });

  test.each([
    ["over", 29_000, 1],
    ["aftermath", 29_000, 1],
    ["over", 30_000, 0],
    ["aftermath", 30_000, 0],
  ] as const)("shows a battle that is %s %i ms after its end: %i", async (stage, elapsed, isShown) => {
    vi.spyOn(clock, "now").mockReturnValue(100_000);
    const args = { first: "who:octavian", second: "who:antony", why: "fought" };
    const endLine = line("p1", { key: "proelium-ended", args, at: 100_000 - elapsed });
    await startGame(battleSlices(battleDoc({ stage, why: "fought", victor: 0 })), [], { me: [], entries: [endLine] });
    render(<Wall />);
    expect(screen.queryAllByText("Octavian has won")).toHaveLength(isShown);
  });

  test("tells only the lines of the battles that it shows, and only while they are fresh", async () => {
    vi.spyOn(clock, "now").mockReturnValue(100_000);
    const args = { first: "who:octavian", second: "who:antony", why: "fought" };
    const lines = [100, 99_000].map((time, index) => line(`p${index + 1}`, { key: "proelium-ended", args, at: time }));
    const lots = line("p3", { key: "lots-drawn", at: 99_000 });
    await startGame(battleSlices(battleDoc()), [], { me: [], entries: [...lines, lots] });
    render(<Wall />);
    expect((view.value?.pub ?? []).map(currentStage.value.isTold)).toEqual([false, true, false]);
  });

  test("tells only the lines of the decision of the Senate that it shows", async () => {
    vi.spyOn(clock, "now").mockReturnValue(100_000);
    const pair = (first: number, time: number) => [
      line(`p${first}`, { key: "bill-decided", args: { ...BILL, passed: "no" }, at: time }),
      line(`p${first + 1}`, { key: "votes-counted", args: { yes: 10, no: 20, abstained: 0, casting: "none" }, at: time }),
    ];
    const entries = [...pair(1, 100), ...pair(3, 99_000)];
    const decisions = [{ ...BILL, stage: "failed" }];
    await startGame({ senate: senateDoc({ bill: null, decided: decisions }) }, [], { me: [], entries });
    const { unmount } = render(<Wall />);
    expect((view.value?.pub ?? []).map(currentStage.value.isTold)).toEqual([false, false, true, true]);
    unmount();
    await startGame({ senate: senateDoc({ decided: decisions }) }, [], { me: [], entries });
    render(<Wall />);
    expect((view.value?.pub ?? []).some(currentStage.value.isTold)).toBe(false);
  });

  test("shows the count of an open ballot", async () => {
    await startGame({ senate: senateDoc() }, [], { me: [] });
    render(<Wall />);
    expect(screen.getAllByRole("img", { name: "30 for, 10 against" })).toHaveLength(1);
  });

  test("shows only the public part of a secret ballot, even if the projecting phone may see more", async () => {
    const bill = { ...BILL, votes: [{ voter: "cicero", yes: 99, no: 0, abstained: 0 }], sums: { yes: 99, no: 0 } };
    await startGame({ senate: senateDoc({ bill: { ...BILL, votes: null } }), "senate-count": { roll: {}, bill, poll: {}, totals: {} } });
    render(<Wall />);
    expect(screen.getAllByText(/The ballot is secret/)).toHaveLength(1);
    expect(screen.queryByText(/99/)).toBeNull();
  });

  test("shows the fleets at Actium, and the map otherwise", async () => {
    await startGame({ actium: actiumDoc({ stage: "fleets" }) });
    const { unmount } = render(<Wall />);
    expect(screen.getAllByRole("region", { name: "The fleets" })).toHaveLength(1);
    unmount();
    await startGame();
    render(<Wall />);
    expect(screen.getAllByRole("img", { name: /^Greece/ })).toHaveLength(1);
  });
});

test("the plague is marked on the map, and described for screen readers", async () => {
  await startGame({ "place/gaul": { ...tableView().slices["place/gaul"] as object, pestis: true } });
  render(<RomanMap places={places(view.value)} myPlace="" />);
  expect(screen.getAllByRole("img", { name: /^Gaul.*pestis/ })).toHaveLength(1);
  expect(document.querySelectorAll(".lr-plague")).toHaveLength(1);
  expect(pack.placeNote?.("greece")).toBe("");
});

test("a bond is named in one word from each side, marriage before friendship and clientela", async () => {
  await startGame({
    "marriage/livia": { wife: "livia", husband: "octavian", dos: 1, owed: false },
    "oath/a": { id: "a", members: ["cicero", "octavian"] },
    "amicitia/a": { id: "a", members: ["cicero", "octavian", "antony"], sworn: ["cicero", "octavian"] },
    "person/cicero": { ...tableView().slices["person/cicero"] as object, patroni: ["antony"] },
  });
  const pairs = [["livia", "octavian"], ["octavian", "livia"], ["cicero", "octavian"], ["cicero", "antony"], ["antony", "cicero"], ["cicero", "livia"], ["cicero", "cicero"]];
  expect(pairs.map(([id = "", to = ""]) => pack.tie?.(id, to))).toEqual(["wife", "husband", "sworn friend", "cliens", "patronus", "", ""]);
});

test("every asset has a meaning to look up", async () => {
  await startGame();
  const assets = textKeys(texts.value, "asset-").map((key) => key.slice("asset-".length));
  const unknownNames = assets.flatMap((id) => [1, 2].map((number) => texts.value.asset(id, number))).filter((name) => {
    const { container } = render(<GlossedText text={name} />);
    return !container.querySelector(".term");
  });
  expect([...new Set(unknownNames)]).toEqual(["Ring of Gyges"]);
});

test("a tap on a word of the rulebook shows its meaning", async () => {
  await startGame({ senate: senateDoc() });
  render(
    <>
      <SenateScreen />
      <Sheets />
    </>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Imperium" }));
  expect(await screen.findAllByText("A law that gives legions of one commander to another")).toHaveLength(1);
});
