import { describe, expect, test } from "vitest";
import { dieDoc, form, nobleDoc, options, SHEET, turnDoc } from "./fixtures";
import { amountLeft, yieldOf } from "./yields";
import { pointsBySource, chanceToReach } from "./shape";
import { rolledDice } from "./turn/rolleddice";
import { countPoliticalCapital, rollableDice, diceToReroll, isDieTappable, draftChangeOnTap } from "./turn/keptdice";
import { remainingByOption, stepToShow } from "./turn/stage";
import type { DirectActs } from "../../ui/act/directacts";
import type { TurnDraft } from "./turn/draft";

const formSource = (...forms: readonly ReturnType<typeof form>[]): Pick<DirectActs, "form" | "isFresh"> => ({
  isFresh: true,
  form: (type) => forms.find((form) => form.type === type),
});
const NONE = new Set<string>();
const draft = (changes: Partial<TurnDraft> = {}): TurnDraft => ({
  keptDice: NONE,
  asSkill: NONE,
  isTyping: false,
  typedFaces: [],
  boxes: undefined,
  targets: {},
  points: {},
  luxury: "",
  passedSteps: new Set(),
  ...changes,
});

describe("the dice", () => {
  const rolledTurn = turnDoc({ rolls: 1, rolls_left: 2, dice: [dieDoc(1, 4), dieDoc(2, 1, true), dieDoc(3, 5)] });
  const play = formSource(form("roll-again", [{ name: "reroll", kind: "subset", options: options("die-1", "die-3"), least: 1, most: 2 }]));

  test("cannot be rolled again if the form does not name them", () => {
    expect([...rollableDice(rolledTurn, play)]).toEqual(["die-1", "die-3"]);
    expect(diceToReroll(rolledTurn, play, draft({ keptDice: new Set(["die-1"]) }))).toEqual(["die-3"]);
    expect([...rollableDice({ ...rolledTurn, rolls_left: 0 }, play)]).toEqual([]);
  });

  test("stay for good if they are locked, until the form has arrived", () => {
    expect([...rollableDice(rolledTurn, { ...formSource(), isFresh: false })]).toEqual(["die-1", "die-3"]);
  });

  test("are kept by one tap and released by the next", () => {
    const first = draftChangeOnTap(dieDoc(1, 4), rolledTurn, play, draft());
    expect([...(first.keptDice ?? [])]).toEqual(["die-1"]);
    expect([...(draftChangeOnTap(dieDoc(1, 4), rolledTurn, play, draft(first)).keptDice ?? [])]).toEqual([]);
  });

  test("with a choice are kept as capital, then as skill, then released", () => {
    const choice = dieDoc(3, 5);
    const capital = draft(draftChangeOnTap(choice, rolledTurn, play, draft()));
    expect([[...capital.keptDice], countPoliticalCapital(rolledTurn, capital)]).toEqual([["die-3"], 1]);
    const skill = draft({ ...capital, ...draftChangeOnTap(choice, rolledTurn, play, capital) });
    expect([[...skill.keptDice], countPoliticalCapital(rolledTurn, skill)]).toEqual([["die-3"], 0]);
    const free = draft({ ...skill, ...draftChangeOnTap(choice, rolledTurn, play, skill) });
    expect([[...free.keptDice], countPoliticalCapital(rolledTurn, free)]).toEqual([[], 1]);
  });

  test("with a choice can change when no rolls are left, and other dice cannot", () => {
    const lastTurn = { ...rolledTurn, rolls_left: 0 };
    expect(lastTurn.dice.map((die) => isDieTappable(die, lastTurn, play))).toEqual([false, false, true]);
    expect([...(draftChangeOnTap(dieDoc(3, 5), lastTurn, play, draft()).asSkill ?? [])]).toEqual(["die-3"]);
  });

  test("are animated if they were rolled: all dice that are not kept, and a 1 that was another face before", () => {
    const previous = [dieDoc(1, 4), dieDoc(2, 1, true), dieDoc(3, 5), dieDoc(4, 2)];
    const now = [dieDoc(1, 4, true), dieDoc(2, 1, true), dieDoc(3, 1, true), dieDoc(4, 2)];
    expect([...rolledDice(now, previous)]).toEqual([
      ["die-3", 0],
      ["die-4", 1],
    ]);
  });
});

test("the yield adds the dice and the income, and counts a choice die as chosen", () => {
  const dice = [dieDoc(1, 4), dieDoc(2, 5), dieDoc(3, 5), dieDoc(4, 1), dieDoc(5, 2), dieDoc(6, 6)];
  expect(yieldOf(dice, SHEET, 2, new Set(["die-3"]))).toEqual({
    disapproval: 1,
    political_capital: 7,
    skill: 2,
    wealth: 3,
    political_attack: 1,
  });
  expect(amountLeft(turnDoc({ pc: 3, skill_points: 2, attacks: 1 }))).toMatchObject({ political_capital: 3, skill: 2, political_attack: 1 });
});

describe("the step on the screen", () => {
  const number = { name: "boxes", kind: "number", least: 1, most: 3, step: 1, unit: "" } as const;
  const play = formSource(form("advance", [number]), form("attack"), form("train"));
  const spending = turnDoc({ step: "advance", pc: 3, attacks: 1, skill_points: 3 });

  test("is the first step in which something is left to spend", () => {
    expect(stepToShow(turnDoc(), new Set(), play)).toBe("roll");
    expect(stepToShow(spending, new Set(), play)).toBe("advance");
    expect(stepToShow({ ...spending, pc: 0 }, new Set(), play)).toBe("attack");
    expect(stepToShow({ ...spending, pc: 0, attacks: 0 }, new Set(), play)).toBe("train");
    expect(stepToShow({ ...spending, pc: 0, attacks: 0, skill_points: 0 }, new Set(), play)).toBe("buy");
  });

  test("leaves out steps that the player skipped or the server does not offer", () => {
    expect(stepToShow(spending, new Set(["advance"]), play)).toBe("attack");
    expect(stepToShow(spending, new Set(), formSource(form("train")))).toBe("train");
    expect(stepToShow(spending, new Set(), { ...formSource(), isFresh: false })).toBe("advance");
  });

  test("is never before the server's step", () => {
    expect(stepToShow({ ...spending, step: "train" }, new Set(), play)).toBe("train");
  });
});

test("the shares of a split leave room for the rest", () => {
  const split = { name: "boxes", kind: "split", options: options("oratory", "command"), total: 4, least: 0, step: 1, caps: { oratory: 3 } } as const;
  expect(remainingByOption(split, {})).toEqual({ oratory: 3, command: 4 });
  expect(remainingByOption(split, { command: 2 })).toEqual({ oratory: 2, command: 4 });
  expect(remainingByOption(undefined, {})).toEqual({});
});

test("the chance to reach the votes follows from the sum of the dice", () => {
  expect(chanceToReach(1, 0, 6)).toBeCloseTo(1 / 6);
  expect(chanceToReach(2, 0, 7)).toBeCloseTo(21 / 36);
  expect(chanceToReach(2, 5, 7)).toBe(1);
  expect(chanceToReach(3, 0, 19)).toBe(0);
});

test("points are split by source", () => {
  const noble = nobleDoc("fabius", { luxuries: ["statue"], shame: 3, score: 14, offices: [{ office: "consul", order: 1, round: 2, points: 8 }] });
  expect(pointsBySource(noble, SHEET)).toEqual({ luxuryPoints: 8, officePoints: 8, shamePoints: 3, otherPoints: 1 });
  expect(pointsBySource({ ...noble, score: 11 }, { ...SHEET, disgrace: 2 })).toEqual({ luxuryPoints: 8, officePoints: 8, shamePoints: 6, otherPoints: 1 });
});
