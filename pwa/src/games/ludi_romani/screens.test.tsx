// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { game, person } from "../../core/view/fixtures";
import { objection } from "../../ui/testgame.fixtures";
import { ActiumScreen } from "./actium";
import { BattleScreen } from "./battle";
import { postedCommand, battleSlices, serveAnswer, setUpTest, startGame, tearDownTest } from "./testgame.fixtures";
import { actiumDoc, battleDoc, form, roundDoc, sideDoc } from "./fixtures";
import { EventRows } from "./notice";
import { currentStage } from "../../ui/stage";
import { Wall } from "./wall";
import { WillsScreen } from "./wills";

const shownChapters = (): readonly (string | null)[] => [...document.querySelectorAll("[data-chapter]")].map((element) => element.getAttribute("data-chapter"));

beforeEach(setUpTest);
afterEach(tearDownTest);

describe("a battle", () => {
  test("shows both sides, their dice and the last round, and rolls at a tap", async () => {
    await startGame(battleSlices(battleDoc()), [form("roll-dice")]);
    render(<BattleScreen />);
    const fight = within(screen.getByRole("region", { name: "Octavian against Antony" }));
    expect(fight.getAllByText("Greece · Minerva presides · 3 rounds")).toHaveLength(1);
    expect(fight.getAllByText("Octavian takes the die of Antony")).toHaveLength(2);
    expect(fight.getAllByRole("img", { name: "Rounds won: 1 to 0" })).toHaveLength(1);
    expect(fight.getAllByLabelText(/^Counts/).map((element) => element.textContent)).toEqual(["6", "2"]);
    expect(fight.getAllByText("Roll")).toHaveLength(1);
    expect(fight.getAllByText("Antony has to roll")).toHaveLength(1);
    expect(fight.getAllByText(/2 left to roll/)).toHaveLength(2);
    fireEvent.click(await screen.findByRole("button", { name: "Roll" }));
    await waitFor(() => expect(postedCommand()).toMatchObject({ type: "roll-dice", as: "octavian" }));
  });

  test("shows a change of a throw, and that it can still be changed", async () => {
    const changedRound = roundDoc(1, { touches: [{ how: "fortuna", by: "fortuna", side: 1, n: 3, entry: "e-3" }], totals: [6, 5], result: "", winner: -1 });
    await startGame(battleSlices(battleDoc({ stage: "rolled", rounds: [changedRound], awaited: [{ who: "minerva", what: "settle" }] })));
    render(<BattleScreen />);
    const window = within(document.querySelector<HTMLElement>(".lr-moments") ?? document.body);
    expect(window.getAllByText("Fortuna’s wheel: +3 for Antony")).toHaveLength(1);
    expect(window.getAllByText(/Until Minerva settles the round, ghosts, Juno and Fortuna may change them/)).toHaveLength(1);
    expect(screen.getAllByLabelText("Counts 5")).toHaveLength(1);
    expect(screen.getAllByText(/They can still be changed/)).not.toHaveLength(0);
    expect(screen.getAllByText("Minerva settles the round")).toHaveLength(1);
  });

  test("is settled by the presider, with a button on its stage", async () => {
    const duty = { id: "d1", kind: "settle-round", owes: "minerva", options: ["settle"], default: null, key: "", args: {} };
    await startGame({ ...battleSlices(battleDoc({ stage: "rolled", awaited: [{ who: "minerva", what: "settle" }] })), "duty/d1": duty }, [], { me: ["minerva"] });
    render(<BattleScreen />);
    const settle = await screen.findAllByRole("button", { name: "settle the round" });
    expect(settle).toHaveLength(1);
    expect(settle[0]?.closest(".lr-next")).not.toBeNull();
    fireEvent.click(settle[0] ?? document.body);
    await waitFor(() => expect(postedCommand()).toMatchObject({ type: "choose", duty: "d1", option: "settle" }));
  });

  test("shows the room's phone no button", async () => {
    await startGame(battleSlices(battleDoc()), [], { me: [] });
    render(<BattleScreen />);
    expect(screen.getAllByText("Octavian has to roll")).toHaveLength(1);
    expect(screen.queryByRole("button", { name: "Roll" })).toBeNull();
  });

  test("says in words why an act is not possible", async () => {
    await startGame(battleSlices(battleDoc()), [form("leave-battle", [], [{ ...objection, key: "presides-over-nothing", rule: "PROEL-41" }])]);
    render(<BattleScreen />);
    expect(await screen.findAllByText("You preside over no battle")).toHaveLength(1);
  });

  test("stays after its end, with the winner, the taken dice and the dice left", async () => {
    const rounds = [roundDoc(1), roundDoc(2, { result: "ceded", winner: 1, totals: [4, 5], fallen: ["god", ""] }), roundDoc(3, { totals: [5, 3] })];
    const sides = [sideDoc("octavian", { won: 2, taken: 2, lost: 1 }), sideDoc("antony", { won: 1, lost: 2 })] as const;
    await startGame({
      ...battleSlices(battleDoc({ stage: "over", why: "fought", unprotected: ["antony"], awaited: [], rounds, sides, victor: 0, gods_share: 1 })),
      "person/octavian": person("octavian", { holds: { legio_curialis: 4, legio_clientarum: 1 } }),
    });
    render(<BattleScreen />);
    const end = within(screen.getByRole("region", { name: "How Octavian and Antony ended" }));
    expect(end.getAllByRole("heading", { name: "Octavian has won" })).toHaveLength(1);
    const rows = end.getAllByRole("row").map((row) => [...row.children].map((element) => element.textContent));
    expect(rows).toEqual([
      ["", "Octavian", "Antony"],
      ["Rounds won", "2", "1"],
      ["Dice taken", "2", "0"],
      ["Dice lost", "1", "2"],
      ["Commands now", "44 legiones curiales11 legio clientarum", "none"],
    ]);
    expect(end.getAllByText("Minerva has one die of it")).toHaveLength(1);
    expect(end.getAllByText("fought to the last die")).toHaveLength(1);
    expect(end.getAllByText("Antony is unprotected")).toHaveLength(1);
    expect(screen.queryByText("Nobody fights now.")).toBeNull();
  });

  test("has a row above every screen while it lasts", async () => {
    await startGame(battleSlices(battleDoc()));
    render(<EventRows />);
    expect(screen.getAllByRole("button", { name: "Octavian against Antony: waiting for you" })).toHaveLength(1);
  });
});

describe("wills", () => {
  test("show the goods that I can leave, their amounts and heirs; one tap names an heir", async () => {
    await startGame({ "will/octavian": { writer: "octavian", heirs: { denarius: "cicero" } }, mors: { sentences: [], estates: [], waiting: [], attached: [] } }, [
      form("bequeath"),
    ]);
    render(<WillsScreen />);
    const money = await screen.findByRole<HTMLButtonElement>("button", { name: /^500,000 D\s*to Cicero$/ });
    await waitFor(() => expect(money.disabled).toBe(false));
    expect(screen.getAllByRole("button", { name: /^0 classes\s*nobody named$/ })).toHaveLength(1);
  });

  test("show Vesta the facts when she approves them", async () => {
    const mors = { sentences: [], estates: [{ dead: "antony", cause: "poison", executor: "vesta", holds: {} }], waiting: [], attached: [] };
    const slices = {
      mors,
      "estate/antony": { dead: "antony", holds: { legio_clientarum: 4 } },
      "will/antony": { writer: "antony", heirs: { legio_clientarum: "octavian" } },
    };
    const approve = form("approve-will", [{ name: "dead", kind: "choice", options: [{ value: "antony", ref: "who:antony" }] }]);
    await startGame(slices, [approve], { me: ["vesta"] });
    render(<WillsScreen />);
    expect(screen.getAllByText("to Octavian")).toHaveLength(1);
    expect(document.querySelector(".lr-left")?.textContent).toBe("4 legiones clientarum to Octavian (Imperator, 3 legions)");
    expect(await screen.findAllByRole("button", { name: "Approve a will" })).toHaveLength(1);
  });
});

describe("Actium", () => {
  const paper = { id: "octavian", lines: [{ asset: "classis", n: 3, worth: 600_000 }], total: 600_000, ships: 15, lacks: 400_000, apart: 20, gifts: [] };

  test("sums my form up, and shows the price of pooling", async () => {
    await startGame({ actium: actiumDoc(), "form/octavian": paper }, [form("check-form")]);
    render(<ActiumScreen />);
    expect(screen.getAllByText("600,000 D")).toHaveLength(2);
    expect(screen.getAllByText("15 ships")).toHaveLength(1);
    expect(screen.getAllByText("The next ship lacks 400,000 D")).toHaveLength(1);
    expect(screen.getAllByText("Ships together: 15, apart: 20")).toHaveLength(1);
    fireEvent.click(await screen.findByRole("button", { name: "The form is right" }));
    await waitFor(() => expect(postedCommand()).toMatchObject({ type: "check-form" }));
  });

  test("shows the fleets and their dice", async () => {
    const fought = {
      number: 2,
      dice: { antony: 2, octavian: 6 },
      entry: "e-7",
      throws: [{ who: "cicero", party: "antony", asset: "legio_ultrix", value: 3, void: false, entry: "e-8" }],
      totals: { antony: 5, octavian: 6 },
      settled: true,
      losers: ["antony"],
    };
    await startGame({ actium: actiumDoc({ stage: "battle", round: fought }) });
    render(<ActiumScreen />);
    expect(screen.getAllByRole("heading", { name: "Round 2 at sea" })).toHaveLength(1);
    expect(screen.getAllByText("Antony loses a ship")).toHaveLength(1);
    expect(screen.getAllByText("Cicero throws 3")).toHaveLength(1);
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["e-7", "e-7", "e-8"].map((entry) => `/g/at/${entry}`));
    expect(screen.getAllByText("= 5")).toHaveLength(1);
  });

  test("ends with the victor, the order of Rome and the fates of others", async () => {
    const decrees = [
      { fate: "grant", who: "cicero", place: "greece" },
      { fate: "enslave", who: "antony", place: "" },
    ];
    const actium = actiumDoc({ stage: "triumph", victor: "octavian", title: "magnus", order: "empire", decrees });
    await startGame({ actium });
    const { unmount } = render(<ActiumScreen />);
    const triumph = within(screen.getByRole("region", { name: "The triumph" }));
    expect(triumph.getAllByRole("heading", { name: "Octavian has won the Battle of Actium" })).toHaveLength(1);
    expect(triumph.getAllByText("together with Cicero")).toHaveLength(1);
    expect(triumph.getAllByText("Octavian is called Magnus from now on")).toHaveLength(1);
    expect(triumph.getAllByText("Rome is an empire")).toHaveLength(1);
    expect(triumph.getAllByRole("listitem").map((element) => element.textContent)).toEqual(["Cicero is given Greece", "Antony is enslaved"]);
    unmount();
  });

  test("tells the ending in order: sinking, the last afloat, victors, fates, route, title, state", async () => {
    const parties = [
      { id: "antony", heads: ["antony"], members: ["antony"], checked: true, bought: 2, ships: 0, sunk_in: 4 },
      { id: "livia", heads: ["livia"], members: ["livia"], checked: true, bought: 1, ships: 0, sunk_in: 2 },
      { id: "octavian", heads: ["octavian"], members: ["octavian", "cicero"], checked: true, bought: 3, ships: 1, sunk_in: 0 },
    ];
    const decrees = [{ fate: "ban_cult", who: "minerva", place: "" }];
    await startGame({ actium: actiumDoc({ stage: "triumph", parties, victor: "octavian", paraded: true, title: "magnus", order: "empire", decrees }) });
    render(<ActiumScreen />);
    const chapters = [...document.querySelectorAll("[data-chapter]")];
    expect(chapters.map((element) => element.getAttribute("data-chapter"))).toEqual(["sinking", "last", "victors", "fates", "route", "title", "state"]);
    const itemsOf = (index: number): readonly (string | null)[] => [...(chapters[index]?.querySelectorAll("li") ?? [])].map((element) => element.textContent);
    expect(itemsOf(0)).toEqual(["Round 2 Livia", "Round 4 Antony"]);
    expect(itemsOf(1)).toEqual(["Octavianone ship", "Antonyno ships"]);
  });

  test("has the whole wall, one chapter after the other", async () => {
    await startGame({ actium: actiumDoc({ stage: "triumph", victor: "octavian" }) });
    render(<Wall />);
    expect(shownChapters()).toEqual(["victors"]);
    expect(currentStage.value.isWhole).toBe(true);
  });

  test("of an evening without a victor says so on the whole wall, and then shows the honours", async () => {
    await startGame({ game: game({ ruleset: "ludi_romani", status: "closed" }), actium: actiumDoc({ stage: "battle" }) });
    serveAnswer("evening", { honours: [{ name: "richest", holders: ["octavian"], amount: 1_000_000 }] });
    render(<Wall />);
    expect(shownChapters()).toEqual(["undecided"]);
    expect(screen.getAllByText("Nobody has won at Actium")).toHaveLength(1);
    expect(currentStage.value.isWhole).toBe(true);
    await waitFor(() => expect(shownChapters()).toEqual(["honour-richest"]));
    expect(screen.getAllByRole("heading", { name: "The richest" })).toHaveLength(1);
  });
});
