/** What a player has tapped in this turn and not yet done. */

import { useState } from "preact/hooks";
import type { Step } from "../shape";
import type { TurnDoc } from "../wire";

export interface TurnDraft {
  /** Dice that are kept when the others are rolled again. */
  readonly kept: ReadonlySet<string>;
  /** Choice dice that are taken as skill; all others count as political capital. */
  readonly asSkill: ReadonlySet<string>;
  /** Whether dice rolled at the table are being typed in, and what they show so far. */
  readonly typing: boolean;
  readonly typed: readonly number[];
  /** Boxes of dignitas to tick; undefined for as many as there can be. */
  readonly boxes: number | undefined;
  readonly targets: Readonly<Record<string, number>>;
  readonly points: Readonly<Record<string, number>>;
  readonly luxury: string;
  /** Steps that were passed over. */
  readonly passed: ReadonlySet<Step>;
}

const NOTHING: TurnDraft = {
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

/** The draft of a turn; what was tapped for one roll or step is gone in the next. */
export function useTurnDraft(turn: TurnDoc, round: number): [TurnDraft, (changes: Partial<TurnDraft>) => void] {
  const whole = `${round} ${turn.who}`;
  const moment = `${whole} ${turn.rolls} ${turn.step} ${turn.pc} ${turn.skill_points} ${turn.attacks}`;
  const [held, setHeld] = useState({ whole, moment, draft: NOTHING });
  const draft = held.moment === moment ? held.draft : held.whole === whole ? carried(held.draft) : NOTHING;
  return [draft, (changes) => setHeld({ whole, moment, draft: { ...draft, ...changes } })];
}

const carried = ({ asSkill, passed }: TurnDraft): TurnDraft => ({ ...NOTHING, asSkill, passed });
