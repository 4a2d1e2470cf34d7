import type { ComponentChildren } from "preact";
import { useLayoutEffect } from "preact/hooks";
import { me } from "../../../ui/me";
import type { DirectActs } from "../../../ui/act/directacts";
import { lazy } from "../../../ui/lazy";
import { CrestOf } from "../../../ui/parts/crest";
import { MessageText } from "../../../ui/parts/words";
import { view } from "../../../ui/services";
import { personName, t } from "../../../ui/texts";
import { YieldAmounts } from "../parts/gains";
import { amountLeft, yieldOf } from "../yields";
import { TurnSteps } from "../parts/trail";
import { RecordSheet } from "../record";
import type { Section } from "../record";
import type { TurnStep } from "../shape";
import type { NobleDoc, SheetDoc, TableDoc, TurnDoc } from "../wire";
import { TurnRolls, TurnDice } from "./dice";
import { useTurnDraft } from "./draft";
import { isDieTappable, draftChangeOnTap } from "./keptdice";
import { RollStep } from "./roll";
import { stepToShow } from "./stage";

const SpendStep = lazy(() => import("./spend").then((module) => module.SpendStep));

const NO_DICE: ReadonlySet<string> = new Set();
const STEP_SECTIONS: Readonly<Record<TurnStep, Section | "">> = { roll: "", advance: "dignitas", attack: "", train: "skills", buy: "luxuries" };

interface MyTurnProps {
  readonly turn: TurnDoc;
  readonly table: TableDoc;
  readonly sheet: SheetDoc;
  readonly player: NobleDoc;
}

/**
 * My own turn. The screen of my turn shows the dice, then the current step with its section of the sheet, and then the
 * rest of the sheet.
 */
export function MyTurn({ turn, table, sheet, player, directActs }: MyTurnProps & { directActs: DirectActs }) {
  const [draft, changeDraft] = useTurnDraft(turn, table.round);
  const stage = stepToShow(turn, draft.passedSteps, directActs);
  useLayoutEffect(() => window.scrollTo({ top: 0 }), [stage]);
  const isRolling = directActs.pendingType === "roll" || directActs.pendingType === "roll-again";
  return (
    <>
      <TurnFrame turn={turn} step={stage} title={personName(turn.who)} round={table.round}>
        {!draft.isTyping && (
          <TurnDice
            turn={turn}
            sheet={sheet}
            diceCount={player.level.dice}
            keptDice={draft.keptDice}
            asSkill={draft.asSkill}
            isTumbling={isRolling}
            onTap={stage === "roll" && !directActs.pendingType ? (die) => changeDraft(draftChangeOnTap(die, turn, directActs, draft)) : undefined}
            canTap={(die) => isDieTappable(die, turn, directActs)}
          />
        )}
        <TurnRolls turn={turn} />
        <TurnGains turn={turn} sheet={sheet} player={player} asSkill={draft.asSkill} />
        {stage !== "roll" && <TurnLines turn={turn} />}
      </TurnFrame>
      {stage === "roll" ? (
        <RollStep turn={turn} sheet={sheet} diceCount={player.level.dice} directActs={directActs} draft={draft} changeDraft={changeDraft} />
      ) : (
        <SpendStep stage={stage} turn={turn} sheet={sheet} ownNoble={player} directActs={directActs} draft={draft} changeDraft={changeDraft} />
      )}
      <RecordSheet noble={player} sheet={sheet} hiddenSection={STEP_SECTIONS[stage]} />
    </>
  );
}

/** Another player's turn. */
export function WatchedTurn({ turn, table, sheet, player }: MyTurnProps) {
  return (
    <TurnFrame turn={turn} step={turn.step} title={t("cur-turn-of", { who: `who:${turn.who}` })} round={table.round}>
      <TurnDice turn={turn} sheet={sheet} diceCount={player.level.dice} />
      <TurnRolls turn={turn} />
      <TurnGains turn={turn} sheet={sheet} player={player} asSkill={NO_DICE} />
      <TurnLines turn={turn} />
    </TurnFrame>
  );
}

function TurnFrame({ turn, step, title, round, children }: { turn: TurnDoc; step: TurnStep; title: string; round: number; children: ComponentChildren }) {
  const isMine = turn.who === me.value;
  return (
    <section class="panel cur-turn" data-mine={isMine} data-counted={turn.step !== "roll"}>
      <header class="cur-turn-head">
        <CrestOf id={turn.who} size={40} />
        {isMine ? <h1>{title}</h1> : <h2>{title}</h2>}
        <span>{t("cur-round", { n: round })}</span>
      </header>
      <TurnSteps step={step} />
      {children}
      <p class="unseen" aria-live="polite">
        {turn.dice.map((die) => t(`face-${die.kind}`)).join(", ")}
      </p>
    </section>
  );
}

/** The yield of the dice on the table. After the dice were counted, it shows the amounts that can still be spent. */
function TurnGains({ turn, sheet, player, asSkill }: Pick<MyTurnProps, "turn" | "sheet" | "player"> & { asSkill: ReadonlySet<string> }) {
  if (turn.rolls === 0) return null;
  if (turn.step !== "roll") return <YieldAmounts gains={amountLeft(turn)} />;
  return <YieldAmounts gains={yieldOf(turn.dice, sheet, player.income.total, asSkill)} upkeep={turn.upkeep} />;
}

const MAX_LINES = 2;

/** The results of the dice, in the sentences of the chronicle. */
function TurnLines({ turn }: { turn: TurnDoc }) {
  if (turn.step === "roll") return null;
  const lines = (view.value?.pub ?? []).filter((line) => line.words && line.by?.as === turn.who).slice(-MAX_LINES);
  return (
    <ul class="cur-lines">
      {lines.map((line) => (
        <li key={line.c}>
          <MessageText message={line} />
        </li>
      ))}
    </ul>
  );
}
