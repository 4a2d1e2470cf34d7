/** The choices that a player has tapped in a turn. The choices are kept until they are sent. */

import { useState } from "preact/hooks";
import type { TurnStep } from "../shape";
import type { TurnDoc } from "../wire";

export interface TurnDraft {
  /** The dice that the player keeps when the other dice are rolled again. */
  readonly keptDice: ReadonlySet<string>;
  /** The choice dice that count as skill. All other choice dice count as political capital. */
  readonly asSkill: ReadonlySet<string>;
  /** Whether the player types dice that were rolled at the table. */
  readonly isTyping: boolean;
  /** The faces that the player has typed. */
  readonly typedFaces: readonly number[];
  /** The number of dignitas boxes to tick; undefined if as many as possible are ticked. */
  readonly boxes: number | undefined;
  /** The number of attacks on each player. */
  readonly targets: Readonly<Record<string, number>>;
  /** The points to spend on each skill. */
  readonly points: Readonly<Record<string, number>>;
  /** The id of the luxury to buy; "" for none. */
  readonly luxury: string;
  /** The steps that the player skipped. */
  readonly passedSteps: ReadonlySet<TurnStep>;
}

const EMPTY_DRAFT: TurnDraft = {
  keptDice: new Set(),
  asSkill: new Set(),
  isTyping: false,
  typedFaces: [],
  boxes: undefined,
  targets: {},
  points: {},
  luxury: "",
  passedSteps: new Set(),
};

/**
 * Return the draft of a turn, and the function that changes the draft. Choices for one roll or step are dropped at the
 * next. Choice dice and skipped steps stay until the end of the turn.
 */
export function useTurnDraft(turn: TurnDoc, round: number): [TurnDraft, (changes: Partial<TurnDraft>) => void] {
  const turnKey = `${round} ${turn.who}`;
  const stateKey = `${turnKey} ${turn.rolls} ${turn.step} ${turn.pc} ${turn.skill_points} ${turn.attacks}`;
  const [draftState, setDraftState] = useState({ whole: turnKey, moment: stateKey, draft: EMPTY_DRAFT });
  const draft = draftState.moment === stateKey ? draftState.draft : draftState.whole === turnKey ? draftForNextRoll(draftState.draft) : EMPTY_DRAFT;
  return [draft, (changes) => setDraftState({ whole: turnKey, moment: stateKey, draft: { ...draft, ...changes } })];
}

const draftForNextRoll = ({ asSkill, passedSteps }: TurnDraft): TurnDraft => ({ ...EMPTY_DRAFT, asSkill, passedSteps });
