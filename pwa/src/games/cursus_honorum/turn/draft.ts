/** Keeps the player's taps of a turn until they are sent. */

import { useState } from "preact/hooks";
import type { Step } from "../shape";
import type { TurnDoc } from "../wire";

export interface TurnDraft {
  /** Dice that are kept when the others are rolled again. */
  readonly kept: ReadonlySet<string>;
  /** Choice dice that are taken as skill; all others count as political capital. */
  readonly asSkill: ReadonlySet<string>;
  /** Whether dice from the table are being typed in. */
  readonly typing: boolean;
  /** Faces typed in so far. */
  readonly typed: readonly number[];
  /** Number of dignitas boxes to tick; undefined for as many as possible. */
  readonly boxes: number | undefined;
  /** Number of attacks aimed at each player. */
  readonly targets: Readonly<Record<string, number>>;
  /** Points to spend on each skill. */
  readonly points: Readonly<Record<string, number>>;
  /** Id of the luxury to buy; "" for none. */
  readonly luxury: string;
  /** Steps that the player skipped. */
  readonly passed: ReadonlySet<Step>;
}

const EMPTY_DRAFT: TurnDraft = {
  kept: new Set(),
  asSkill: new Set(),
  typing: false,
  typed: [],
  boxes: undefined,
  targets: {},
  points: {},
  luxury: "",
  passed: new Set(),
};

/**
 * Return the draft of a turn and the function that changes it. Taps for one roll or step are dropped in the next;
 * choice dice and skipped steps stay for the turn.
 */
export function useTurnDraft(turn: TurnDoc, round: number): [TurnDraft, (changes: Partial<TurnDraft>) => void] {
  const whole = `${round} ${turn.who}`;
  const moment = `${whole} ${turn.rolls} ${turn.step} ${turn.pc} ${turn.skill_points} ${turn.attacks}`;
  const [held, setHeld] = useState({ whole, moment, draft: EMPTY_DRAFT });
  const draft = held.moment === moment ? held.draft : held.whole === whole ? draftForNextRoll(held.draft) : EMPTY_DRAFT;
  return [draft, (changes) => setHeld({ whole, moment, draft: { ...draft, ...changes } })];
}

const draftForNextRoll = ({ asSkill, passed }: TurnDraft): TurnDraft => ({ ...EMPTY_DRAFT, asSkill, passed });
