import type { Holdings } from "../../../core/view/values";
import type { DirectActs } from "../../../ui/act/directacts";
import { Panel } from "../../../ui/parts/panel";
import { t } from "../../../ui/texts";
import { Luxuries } from "../parts/luxuries";
import { Skills } from "../parts/skills";
import { DignitasTrack } from "../parts/track";
import type { TurnStep } from "../shape";
import type { NobleDoc, SheetDoc, TurnDoc } from "../wire";
import { ActButton, ActBar } from "./deeds";
import type { TurnDraft } from "./draft";
import { fieldOf, remainingByOption, stepToShow } from "./stage";
import { VictimPicker } from "./victims";

export interface SpendProps {
  readonly turn: TurnDoc;
  readonly sheet: SheetDoc;
  readonly ownNoble: NobleDoc;
  readonly directActs: DirectActs;
  readonly draft: TurnDraft;
  readonly changeDraft: (changes: Partial<TurnDraft>) => void;
}

/** The steps after the dice were counted. Each step shows the section of the record sheet that it changes. */
export function SpendStep({ stage, ...props }: SpendProps & { stage: TurnStep }) {
  const { turn, directActs, draft, changeDraft } = props;
  const hasSkippedSteps = draft.passedSteps.size > 0 && stepToShow(turn, NONE_PASSED, directActs) !== stage;
  return (
    <>
      {hasSkippedSteps && (
        <button type="button" class="link" onClick={() => changeDraft({ passedSteps: NONE_PASSED })}>
          {t("cur-skipped")}
        </button>
      )}
      <SpendForm stage={stage} {...props} />
    </>
  );
}

const NONE_PASSED: ReadonlySet<TurnStep> = new Set();

function SpendForm({ stage, ...props }: SpendProps & { stage: TurnStep }) {
  if (stage === "advance") return <AdvanceForm {...props} />;
  if (stage === "attack") return <AttackForm {...props} />;
  if (stage === "train") return <TrainForm {...props} />;
  return <BuyForm {...props} />;
}

const passStep = ({ draft, changeDraft }: SpendProps, step: TurnStep): void => changeDraft({ passedSteps: new Set([...draft.passedSteps, step]) });
const sumOfShares = (shares: Holdings): number => Object.values(shares).reduce((sum, amount) => sum + amount, 0);

function AdvanceForm(props: SpendProps) {
  const { turn, sheet, ownNoble, directActs, draft, changeDraft } = props;
  const field = fieldOf(directActs, "advance", "boxes", "number");
  const limit = field?.most ?? 0;
  const boxCount = Math.min(draft.boxes ?? limit, limit);
  return (
    <>
      <Panel title={t("cur-dignitas")} tone="call">
        <DignitasTrack
          levels={sheet.levels}
          dignitas={ownNoble.dignitas}
          level={ownNoble.level.id}
          pendingCount={boxCount}
          openCount={limit}
          onPick={(boxCount) => changeDraft({ boxes: boxCount })}
        />
      </Panel>
      <ActBar directActs={directActs} acts="advance" note={t("cur-hint-advance", { n: turn.pc })}>
        <ActButton isDisabled={directActs.pendingType !== ""} onDo={() => passStep(props, "advance")}>
          {t("cur-pass")}
        </ActButton>
        <ActButton isMain isDisabled={!isActOpen(directActs, "advance") || boxCount === 0} onDo={() => void directActs.act("advance", { boxes: boxCount })}>
          {t("cur-advance", { n: boxCount })}
        </ActButton>
      </ActBar>
    </>
  );
}

function AttackForm(props: SpendProps) {
  const { turn, directActs, draft, changeDraft } = props;
  const field = fieldOf(directActs, "attack", "targets", "split");
  const attackCount = sumOfShares(draft.targets);
  return (
    <>
      <Panel title={t("cur-attack-whom")} tone="call">
        <VictimPicker
          victimIds={field?.options.map(({ value: optionId }) => optionId) ?? []}
          attacks={draft.targets}
          room={remainingByOption(field, draft.targets)}
          onAim={(targets) => changeDraft({ targets })}
        />
      </Panel>
      <ActBar directActs={directActs} acts="attack" note={t("cur-hint-attack", { n: turn.attacks })}>
        <ActButton isDisabled={directActs.pendingType !== ""} onDo={() => passStep(props, "attack")}>
          {t("cur-hold-back")}
        </ActButton>
        <ActButton isMain isDisabled={!isActOpen(directActs, "attack") || attackCount === 0} onDo={() => void directActs.act("attack", { targets: draft.targets })}>
          {t("cur-attack", { n: attackCount })}
        </ActButton>
      </ActBar>
    </>
  );
}

function TrainForm(props: SpendProps) {
  const { turn, sheet, ownNoble, directActs, draft, changeDraft } = props;
  const field = fieldOf(directActs, "train", "boxes", "split");
  const spentPoints = sumOfShares(draft.points);
  const pick = (skill: string, boxCount: number): void => {
    const { [skill]: _before, ...otherPoints } = draft.points;
    changeDraft({ points: boxCount > 0 ? { ...otherPoints, [skill]: boxCount } : otherPoints });
  };
  return (
    <>
      <Panel title={t("cur-skills")} tone="call">
        <Skills skills={ownNoble.skills} sheet={sheet} pendingBoxes={draft.points} openBoxes={remainingByOption(field, draft.points)} onPick={pick} />
      </Panel>
      <ActBar directActs={directActs} acts="train" note={t("cur-hint-train", { n: turn.skill_points - spentPoints })}>
        <ActButton isDisabled={directActs.pendingType !== ""} onDo={() => passStep(props, "train")}>
          {t("cur-pass")}
        </ActButton>
        <ActButton isMain isDisabled={!isActOpen(directActs, "train") || spentPoints === 0} onDo={() => void directActs.act("train", { boxes: draft.points })}>
          {t("cur-train", { n: spentPoints })}
        </ActButton>
      </ActBar>
    </>
  );
}

function BuyForm({ sheet, ownNoble, directActs, draft, changeDraft }: SpendProps) {
  const field = fieldOf(directActs, "buy", "luxury", "choice");
  const openOptions = field?.options.map(({ value: optionId }) => optionId) ?? [];
  const luxury = openOptions.includes(draft.luxury) ? sheet.luxuries.find(({ id }) => id === draft.luxury) : undefined;
  const note = openOptions.length > 0 ? t("cur-hint-buy", { n: ownNoble.wealth }) : t("cur-hint-save", { n: ownNoble.wealth });
  return (
    <>
      <Panel title={t("cur-luxuries")} tone="call">
        <Luxuries sheet={sheet} owned={ownNoble.luxuries} openLuxuries={openOptions} choice={luxury?.id ?? ""} onPick={(luxury) => changeDraft({ luxury })} />
      </Panel>
      <ActBar directActs={directActs} acts={luxury ? "" : "buy"} note={note}>
        {luxury && (
          <ActButton isMain isDisabled={!isActOpen(directActs, "buy")} onDo={() => void directActs.act("buy", { luxury: luxury.id })}>
            {t("cur-buy", { what: luxury.name, n: luxury.cost })}
          </ActButton>
        )}
        <ActButton isMain={!luxury} isDisabled={!isActOpen(directActs, "end-turn")} onDo={() => void directActs.act("end-turn")}>
          {t("cur-end-turn")}
        </ActButton>
      </ActBar>
    </>
  );
}

const isActOpen = (directActs: DirectActs, actType: string): boolean => directActs.isOpen(actType);
