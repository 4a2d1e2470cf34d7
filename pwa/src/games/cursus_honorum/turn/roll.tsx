import type { FormValues } from "../../../core/sending/forms";
import { openAct } from "../../../ui/act/actrequest";
import type { DirectActs } from "../../../ui/act/directacts";
import { lazy } from "../../../ui/lazy";
import { t } from "../../../ui/texts";
import type { SheetDoc, TurnDoc } from "../wire";
import { ActButton, ActBar } from "./deeds";
import type { TurnDraft } from "./draft";
import { countPoliticalCapital, diceToReroll } from "./keptdice";

/** Only games with real dice on a table load this component, in which players type the dice. */
const TypedRoll = lazy(() => import("./typedroll").then((module) => module.TypedRoll));

export interface RollProps {
  readonly turn: TurnDoc;
  readonly sheet: SheetDoc;
  /** The number of dice in the first roll. */
  readonly diceCount: number;
  readonly directActs: DirectActs;
  readonly draft: TurnDraft;
  readonly changeDraft: (changes: Partial<TurnDraft>) => void;
}

/**
 * The step of rolling. The player first rolls all dice, and then rolls the dice that are not kept, until the player
 * stops.
 */
export function RollStep(props: RollProps) {
  if (props.draft.isTyping) return <TypedRoll {...props} />;
  return props.turn.rolls === 0 ? <FirstRoll {...props} /> : <NextRoll {...props} />;
}

function FirstRoll({ diceCount, directActs, changeDraft }: RollProps) {
  const needsTyping = asksForDice(directActs, "roll");
  return (
    <ActBar directActs={directActs} acts="roll">
      <ActButton isMain isDisabled={!isActOpen(directActs, "roll")} onDo={() => (needsTyping ? changeDraft({ isTyping: true }) : void directActs.act("roll"))}>
        {t(needsTyping ? "cur-type-roll" : "cur-roll", { n: diceCount })}
      </ActButton>
    </ActBar>
  );
}

function NextRoll({ turn, directActs, draft, changeDraft }: RollProps) {
  const freeDice = diceToReroll(turn, directActs, draft);
  const isRepeat = turn.rolls_left > 0;
  const needsTyping = asksForDice(directActs, "roll-again");
  const hint = isRepeat ? t("cur-hint-keep") : turn.dice.some(({ kind }) => kind === "choice") ? t("cur-hint-choice") : "";
  return (
    <ActBar directActs={directActs} acts="roll-again stop-rolling" note={[t("cur-roll-of", { n: turn.rolls, rolls: turn.rolls + turn.rolls_left }), hint].filter(Boolean).join(" · ")}>
      <ActButton isMain={freeDice.length === 0} isDisabled={!isActOpen(directActs, "stop-rolling")} onDo={() => stopRolling(turn, directActs, draft)}>
        {t(isRepeat ? "cur-stop" : "cur-count")}
      </ActButton>
      {isRepeat && (
        <ActButton
          isMain={freeDice.length > 0}
          isDisabled={!isActOpen(directActs, "roll-again") || freeDice.length === 0}
          onDo={() => (needsTyping ? changeDraft({ isTyping: true, typedFaces: [] }) : void directActs.act("roll-again", { reroll: freeDice }))}
        >
          {t("cur-again", { n: freeDice.length })}
        </ActButton>
      )}
    </ActBar>
  );
}

/** Stop rolling, and send the choices on the choice dice. If the form has other fields, open the sheet of the act. */
function stopRolling(turn: TurnDoc, directActs: DirectActs, draft: TurnDraft): void {
  const fieldNames = (directActs.form("stop-rolling")?.fields ?? []).map(({ name: fieldName }) => fieldName);
  const values: FormValues = fieldNames.includes("as_pc") ? { as_pc: countPoliticalCapital(turn, draft) } : {};
  if (fieldNames.every((fieldName) => fieldName === "as_pc")) void directActs.act("stop-rolling", values);
  else openAct({ type: "stop-rolling", as: directActs.actor, preset: values });
}

export const isActOpen = (directActs: DirectActs, actType: string): boolean => directActs.isOpen(actType);
const asksForDice = (directActs: DirectActs, actType: string): boolean => directActs.form(actType)?.fields.some(({ name }) => name === "dice") ?? false;
