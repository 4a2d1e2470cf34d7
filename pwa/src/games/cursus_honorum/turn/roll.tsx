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
  readonly dice: number;
  readonly play: DirectActs;
  readonly draft: TurnDraft;
  readonly change: (changes: Partial<TurnDraft>) => void;
}

/**
 * The step of rolling. The player first rolls all dice, and then rolls the dice that are not kept, until the player
 * stops.
 */
export function RollStep(props: RollProps) {
  if (props.draft.typing) return <TypedRoll {...props} />;
  return props.turn.rolls === 0 ? <FirstRoll {...props} /> : <NextRoll {...props} />;
}

function FirstRoll({ dice, play, change }: RollProps) {
  const typed = asksForDice(play, "roll");
  return (
    <ActBar play={play} acts="roll">
      <ActButton first off={!isActOpen(play, "roll")} onDo={() => (typed ? change({ typing: true }) : void play.act("roll"))}>
        {t(typed ? "cur-type-roll" : "cur-roll", { n: dice })}
      </ActButton>
    </ActBar>
  );
}

function NextRoll({ turn, play, draft, change }: RollProps) {
  const free = diceToReroll(turn, play, draft);
  const isRepeat = turn.rolls_left > 0;
  const typed = asksForDice(play, "roll-again");
  const hint = isRepeat ? t("cur-hint-keep") : turn.dice.some(({ kind }) => kind === "choice") ? t("cur-hint-choice") : "";
  return (
    <ActBar play={play} acts="roll-again stop-rolling" note={[t("cur-roll-of", { n: turn.rolls, rolls: turn.rolls + turn.rolls_left }), hint].filter(Boolean).join(" · ")}>
      <ActButton first={free.length === 0} off={!isActOpen(play, "stop-rolling")} onDo={() => stopRolling(turn, play, draft)}>
        {t(isRepeat ? "cur-stop" : "cur-count")}
      </ActButton>
      {isRepeat && (
        <ActButton
          first={free.length > 0}
          off={!isActOpen(play, "roll-again") || free.length === 0}
          onDo={() => (typed ? change({ typing: true, typed: [] }) : void play.act("roll-again", { reroll: free }))}
        >
          {t("cur-again", { n: free.length })}
        </ActButton>
      )}
    </ActBar>
  );
}

/** Stop rolling, and send the choices on the choice dice. If the form has other fields, open the sheet of the act. */
function stopRolling(turn: TurnDoc, play: DirectActs, draft: TurnDraft): void {
  const names = (play.form("stop-rolling")?.fields ?? []).map(({ name }) => name);
  const values: FormValues = names.includes("as_pc") ? { as_pc: countPoliticalCapital(turn, draft) } : {};
  if (names.every((name) => name === "as_pc")) void play.act("stop-rolling", values);
  else openAct({ type: "stop-rolling", as: play.actor, preset: values });
}

export const isActOpen = (play: DirectActs, type: string): boolean => play.open(type);
const asksForDice = (play: DirectActs, type: string): boolean => play.form(type)?.fields.some(({ name }) => name === "dice") ?? false;
