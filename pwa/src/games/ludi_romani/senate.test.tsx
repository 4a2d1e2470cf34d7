// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/preact";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { game, line, person } from "../../core/view/fixtures";
import { postedCommand, setUpTest, startGame, tearDownTest } from "./testgame.fixtures";
import { BILL, form, progressDoc, senateDoc } from "./fixtures";
import { EventRows } from "./notice";
import { SenateScreen } from "./senate";
import { Wall } from "./wall";

beforeEach(setUpTest);
afterEach(tearDownTest);

/** Return the people on each bench, each with the visible text about their votes. */
const peopleOnBenches = (): Record<string, (string | null)[]> =>
  Object.fromEntries(
    [...document.querySelectorAll(".lr-bench")].map((element) => [element.querySelector("h3")?.textContent, [...element.querySelectorAll("li")].map((seat) => seat.getAttribute("aria-label") ?? seat.textContent)]),
  );

describe("the Senate", () => {
  const voting = { senate: senateDoc(), "senate-vote/octavian": { voter: "octavian", weight: 12, cast: null } };

  test("shows the bill in words, with its votes and their sums", async () => {
    await startGame(voting);
    render(<SenateScreen />);
    expect(document.querySelector(".lr-bill")?.textContent).toBe("Imperium: 2 legiones curiales of Antony go to Octavian");
    expect(screen.getAllByRole("img", { name: "30 for, 10 against" })).toHaveLength(1);
    expect(screen.getAllByRole("img", { name: "30 for, 10 against, 5 withheld" })).toHaveLength(1);
    expect(screen.getAllByText("It passes as it stands, by 20")).toHaveLength(1);
    expect(screen.getAllByText("5 withheld, which count for neither side")).toHaveLength(1);
    expect(peopleOnBenches()).toEqual({ "For it": ["Cicero+30−10○5"], "Against it": [], "One has not voted": ["Octavian"] });
  });

  test("seats voters by their votes, and counts against the need of a caedes", async () => {
    const votes = [
      { voter: "antony", yes: 0, no: 0, abstained: 20 },
      { voter: "cicero", yes: 80, no: 0, abstained: 0 },
      { voter: "octavian", yes: 0, no: 10, abstained: 0 },
    ];
    const args = { ...BILL, kind: "caedes", target: "who:octavian", to: "none", n: 0 };
    const chamber = ["octavian", "cicero", "antony"];
    await startGame({ senate: senateDoc({ chamber, bill: { ...args, votes, sums: { yes: 80, no: 10 }, progress: progressDoc({ whole: ["cicero"], broken: ["antony", "octavian"] }) } }) });
    const { unmount } = render(<SenateScreen />);
    expect(peopleOnBenches()).toEqual({ "For it": ["Cicero+80"], "Against it": ["Octavian−10"], Withheld: ["Antony○20"] });
    expect(screen.getAllByText("It cannot pass: Antony and Octavian have voted against it or withheld votes")).toHaveLength(1);
    expect(screen.getAllByText(/This is about you. One vote against/)).toHaveLength(1);
    unmount();
    await startGame({ senate: senateDoc({ chamber, bill: { ...args, votes: votes.slice(1), sums: { yes: 80, no: 10 }, progress: progressDoc({ whole: ["cicero"] }) } }) });
    render(<SenateScreen />);
    expect(screen.getAllByText("It needs all votes of everybody called: one has given them")).toHaveLength(1);
  });

  test("shows the missing votes to the presider alone", async () => {
    const bill = senateDoc().bill ?? null;
    const count = { roll: { cicero: 45, octavian: 12 }, out: { people: 1, votes: 12 }, bill, poll: {}, totals: {} };
    await startGame({ senate: senateDoc(), "senate-count": count }, [], { me: ["venus"] });
    const { unmount } = render(<SenateScreen />);
    expect(screen.getAllByText("One voter with 12 votes is still out")).toHaveLength(1);
    expect(peopleOnBenches()["One has not voted"]).toEqual(["Octavian12"]);
    unmount();
    render(<Wall />);
    expect(screen.queryByText(/still out/)).toBeNull();
    expect(peopleOnBenches()["One has not voted"]).toEqual(["Octavian"]);
  });

  test("shows the bill's results with mine and my secret ones first, and the number who voted", async () => {
    const change = (character: string, key: string, ceases: boolean) => ({ who: character, key, args: {}, ceases });
    const leg = (source: string, target: string) => ({ asset: "legio_curialis", amount: 2, source, target });
    const outlook = { bill: "l1", legs: [leg("antony", "octavian")], becomes: [change("antony", "status-proscribed", false), change("octavian", "role-imperator", false), change("octavian", "role-senator", true)] };
    const attempt = { bill: "l1", legs: [{ ...leg("octavian", "venus"), asset: "denarius", amount: 700_000 }], becomes: [] };
    await startGame({ senate: senateDoc(), "senate-outlook": outlook, "senate-outlook/octavian": attempt });
    render(<SenateScreen />);
    const panel = within(screen.getByRole("region", { name: "If it passes and is carried out" }));
    const rows = panel.getAllByRole("listitem").map((row) => row.textContent?.replace(/\s+/g, " "));
    expect(rows.slice(0, 2)).toEqual([expect.stringContaining("from Antony"), expect.stringContaining("700,000 D")]);
    expect(rows.slice(2)).toEqual(["You become: Imperator. You cease to be: Senator.", "Antony becomes: proscribed."]);
    expect(screen.getAllByText("One has voted, one who is here has not")).toHaveLength(1);
    cleanup();
    await startGame({ senate: senateDoc(), "senate-outlook": { ...outlook, bill: "another" } });
    render(<SenateScreen />);
    expect(screen.queryByRole("region", { name: "If it passes and is carried out" })).toBeNull();
  });

  test("shows the plea of a bill's target on phones and the wall, and offers the plea to the target", async () => {
    const pleaded = senateDoc({ bill: { ...BILL, target: "who:octavian", to: "none", kind: "proscriptio", pleaded: true, votes: null } });
    const args = { kind: "proscriptio", target: "who:octavian", who: "who:octavian" };
    const plea = line("p1", { key: "plea-made", args, reason: "I have served Rome." });
    const otherLine = line("p2", { key: "plea-made", args: { ...args, kind: "caedes" }, reason: "of another bill" });
    await startGame({ senate: pleaded }, [], { entries: [plea, otherLine] });
    render(<SenateScreen />);
    expect(screen.getByRole("figure", { name: "A plea" }).textContent).toBe("I have served Rome.Octavian");
    cleanup();
    render(<Wall />);
    expect(screen.getByRole("figure", { name: "A plea" }).textContent).toContain("I have served Rome.");
    cleanup();
    await startGame({ senate: senateDoc() }, [form("plead-in-senate")]);
    render(<SenateScreen />);
    expect(await screen.findByRole("button", { name: "Plead in the Senate" })).toBeTruthy();
    expect(screen.queryByRole("figure", { name: "A plea" })).toBeNull();
  });

  test("announces its decision, with the votes if they are public", async () => {
    const decisions = [{ ...BILL, stage: "failed" }];
    const told = line("p1", { key: "bill-decided", args: { ...BILL, passed: "no" }, at: Date.now() });
    const countLine = line("p2", { key: "votes-counted", args: { yes: 10, no: 10, abstained: 4, casting: "no" } });
    await startGame({ senate: senateDoc({ bill: null, decided: decisions }) }, [], { entries: [told, countLine] });
    render(<SenateScreen />);
    const decision = within(screen.getByRole("region", { name: "The Senate has decided" }));
    for (const words of ["Rejected", "For 10", "10 against", "4 not cast", "Level, so Venus decided"]) expect(decision.getAllByText(words)).toHaveLength(1);
    cleanup();
    await startGame({ senate: senateDoc({ bill: null, decided: decisions, ballot: "secret" }) }, [], { entries: [told] });
    render(<Wall />);
    expect(screen.getAllByText("Rejected")).toHaveLength(1);
    expect(document.querySelectorAll(".lr-announced-count")).toHaveLength(0);
  });

  test("splits my own and borrowed votes between for, against and withheld", async () => {
    const loan = { owner: "cicero", keeper: "octavian", holds: { suffragium: 5 } };
    const own = { "votes/octavian/cicero": loan, "purse/octavian": { id: "octavian", holds: { suffragium: 12 } } };
    await startGame({ ...voting, ...own }, [form("cast-votes")]);
    render(<SenateScreen />);
    expect(await screen.findAllByText("7 your own")).toHaveLength(1);
    expect(screen.getAllByText("5 lent to you by Cicero")).toHaveLength(1);
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Cast your votes" }).disabled).toBe(true);
    fireEvent.click(screen.getByRole("button", { name: "All for it" }));
    fireEvent.click(screen.getByRole("button", { name: "Less: For it" }));
    fireEvent.click(screen.getByRole("button", { name: "More: Against it" }));
    fireEvent.click(screen.getByRole("button", { name: "Cast your votes: 11 for, 1 against" }));
    await waitFor(() => expect(postedCommand()).toMatchObject({ type: "cast-votes", votes: { yes: 11, no: 1 } }));
  });

  test("hides a secret ballot from everybody, but shows me my own vote", async () => {
    const secret = senateDoc({ ballot: "secret", bill: { ...BILL, votes: null } });
    await startGame({ senate: secret, "senate-vote/octavian": { voter: "octavian", weight: 12, cast: [12, 0, 0] } });
    render(<SenateScreen />);
    expect(screen.getAllByText(/The ballot is secret/)).toHaveLength(1);
    expect(screen.getAllByText("You have voted: 12 for")).toHaveLength(1);
    expect(peopleOnBenches()).toEqual({ "2 sit in the Senate": ["Cicero", "Octavian"] });
  });

  test("lists nominees for consul, and laws that wait", async () => {
    const senate = senateDoc({ bill: null, consuls: [], nominees: [{ id: "antony", by: "cicero" }], laws: [{ ...BILL, kind: "caedes" }] });
    await startGame({ senate, game: game({ period: { ...game().period, kind: "hiems" } }) });
    render(<SenateScreen />);
    expect(screen.getAllByText("named by Cicero")).toHaveLength(1);
    expect(screen.getAllByText(/^Those in Rome name candidates. The Senate cheers, and the two whom Venus hears/)).toHaveLength(1);
    expect(screen.getAllByText("(waits to be carried out)")).toHaveLength(1);
  });

  test("says how consuls are chosen by the reading in force, until there are consuls", async () => {
    const winter = { game: game({ period: { ...game().period, kind: "hiems" } }), switches: { flipped: { "consul.method": "heads" } } };
    await startGame({ senate: senateDoc({ bill: null, consuls: [] }), ...winter });
    render(<SenateScreen />);
    expect(screen.getAllByText(/The Senate is counted by heads/)).toHaveLength(1);
    expect(screen.getAllByText("SEN-07")).toHaveLength(1);
    cleanup();
    await startGame({ senate: senateDoc({ bill: null, consuls: ["antony"] }), ...winter });
    render(<SenateScreen />);
    expect(screen.queryByText(/The Senate is counted by heads/)).toBeNull();
  });

  test("names in summer the law that waits for Mars, and neither a sitting nor missing consuls", async () => {
    const mars = person("mars", { role: "numen", group: "war", mortal: false, powers: ["execute_senate"] });
    await startGame({ senate: senateDoc({ bill: null, consuls: [], laws: [{ ...BILL, kind: "caedes" }] }), "person/mars": mars });
    render(<EventRows />);
    expect(screen.getAllByRole("button").map((element) => element.textContent)).toEqual(["A law waits for Mars"]);
    cleanup();
    render(<SenateScreen />);
    expect(screen.queryByText("This winter has no consul yet.")).toBeNull();
    expect(screen.getAllByText("(waits to be carried out)")).toHaveLength(1);
  });

  test("sits in a hiems while consuls are named, and in no closed game", async () => {
    const sitting = { senate: senateDoc({ bill: null, nominees: [{ id: "antony", by: "cicero" }] }) };
    const winter = { ...game().period, kind: "hiems" };
    await startGame({ ...sitting, game: game({ period: winter }) });
    render(<EventRows />);
    expect(screen.getAllByRole("button").map((element) => element.textContent)).toEqual(["The Senate is sitting"]);
    cleanup();
    await startGame({ ...sitting, game: game({ period: winter, status: "closed" }) });
    render(<EventRows />);
    expect(screen.queryByRole("button")).toBeNull();
  });
});
