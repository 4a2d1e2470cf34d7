import type { Holdings } from "../../../core/view/values";
import type { DirectActs } from "../../../ui/act/directacts";
import { Panel } from "../../../ui/parts/panel";
import { t } from "../../../ui/texts";
import { Luxuries } from "../parts/luxuries";
import { Skills } from "../parts/skills";
import { Track } from "../parts/track";
import type { Step } from "../shape";
import type { NobleDoc, SheetDoc, TurnDoc } from "../wire";
import { Deed, Deeds } from "./deeds";
import type { TurnDraft } from "./draft";
import { fieldOf, roomOf, stageOf } from "./stage";
import { Victims } from "./victims";

export interface SpendProps {
  readonly turn: TurnDoc;
  readonly sheet: SheetDoc;
  readonly self: NobleDoc;
  readonly play: DirectActs;
  readonly draft: TurnDraft;
  readonly change: (changes: Partial<TurnDraft>) => void;
}

/** The steps after the dice were counted. Each shows the part of the record sheet that it changes. */
export function SpendStep({ stage, ...props }: SpendProps & { stage: Step }) {
  const { turn, play, draft, change } = props;
  const skipped = draft.passed.size > 0 && stageOf(turn, NONE_PASSED, play) !== stage;
  return (
    <>
      {skipped && (
        <button type="button" class="link" onClick={() => change({ passed: NONE_PASSED })}>
          {t("cur-skipped")}
        </button>
      )}
      <Spend stage={stage} {...props} />
    </>
  );
}

const NONE_PASSED: ReadonlySet<Step> = new Set();

function Spend({ stage, ...props }: SpendProps & { stage: Step }) {
  if (stage === "advance") return <Advance {...props} />;
  if (stage === "attack") return <Attack {...props} />;
  if (stage === "train") return <Train {...props} />;
  return <Buy {...props} />;
}

const pass = ({ draft, change }: SpendProps, step: Step): void => change({ passed: new Set([...draft.passed, step]) });
const sum = (shares: Holdings): number => Object.values(shares).reduce((all, n) => all + n, 0);

function Advance(props: SpendProps) {
  const { turn, sheet, self, play, draft, change } = props;
  const field = fieldOf(play, "advance", "boxes", "number");
  const most = field?.most ?? 0;
  const boxes = Math.min(draft.boxes ?? most, most);
  return (
    <>
      <Panel title={t("cur-dignitas")} tone="call">
        <Track
          levels={sheet.levels}
          dignitas={self.dignitas}
          level={self.level.id}
          pending={boxes}
          open={most}
          onPick={(n) => change({ boxes: n })}
        />
      </Panel>
      <Deeds play={play} acts="advance" note={t("cur-hint-advance", { n: turn.pc })}>
        <Deed off={play.pending !== ""} onDo={() => pass(props, "advance")}>
          {t("cur-pass")}
        </Deed>
        <Deed first off={!isReady(play, "advance") || boxes === 0} onDo={() => void play.act("advance", { boxes })}>
          {t("cur-advance", { n: boxes })}
        </Deed>
      </Deeds>
    </>
  );
}

function Attack(props: SpendProps) {
  const { turn, play, draft, change } = props;
  const field = fieldOf(play, "attack", "targets", "split");
  const aimed = sum(draft.targets);
  return (
    <>
      <Panel title={t("cur-attack-whom")} tone="call">
        <Victims
          ids={field?.options.map(({ value }) => value) ?? []}
          aimed={draft.targets}
          room={roomOf(field, draft.targets)}
          onAim={(targets) => change({ targets })}
        />
      </Panel>
      <Deeds play={play} acts="attack" note={t("cur-hint-attack", { n: turn.attacks })}>
        <Deed off={play.pending !== ""} onDo={() => pass(props, "attack")}>
          {t("cur-hold-back")}
        </Deed>
        <Deed first off={!isReady(play, "attack") || aimed === 0} onDo={() => void play.act("attack", { targets: draft.targets })}>
          {t("cur-attack", { n: aimed })}
        </Deed>
      </Deeds>
    </>
  );
}

function Train(props: SpendProps) {
  const { turn, sheet, self, play, draft, change } = props;
  const field = fieldOf(play, "train", "boxes", "split");
  const spent = sum(draft.points);
  const pick = (skill: string, n: number): void => {
    const { [skill]: _before, ...others } = draft.points;
    change({ points: n > 0 ? { ...others, [skill]: n } : others });
  };
  return (
    <>
      <Panel title={t("cur-skills")} tone="call">
        <Skills skills={self.skills} sheet={sheet} pending={draft.points} open={roomOf(field, draft.points)} onPick={pick} />
      </Panel>
      <Deeds play={play} acts="train" note={t("cur-hint-train", { n: turn.skill_points - spent })}>
        <Deed off={play.pending !== ""} onDo={() => pass(props, "train")}>
          {t("cur-pass")}
        </Deed>
        <Deed first off={!isReady(play, "train") || spent === 0} onDo={() => void play.act("train", { boxes: draft.points })}>
          {t("cur-train", { n: spent })}
        </Deed>
      </Deeds>
    </>
  );
}

function Buy({ sheet, self, play, draft, change }: SpendProps) {
  const field = fieldOf(play, "buy", "luxury", "choice");
  const open = field?.options.map(({ value }) => value) ?? [];
  const chosen = open.includes(draft.luxury) ? sheet.luxuries.find(({ id }) => id === draft.luxury) : undefined;
  const note = open.length > 0 ? t("cur-hint-buy", { n: self.wealth }) : t("cur-hint-save", { n: self.wealth });
  return (
    <>
      <Panel title={t("cur-luxuries")} tone="call">
        <Luxuries sheet={sheet} owned={self.luxuries} open={open} chosen={chosen?.id ?? ""} onPick={(luxury) => change({ luxury })} />
      </Panel>
      <Deeds play={play} acts={chosen ? "" : "buy"} note={note}>
        {chosen && (
          <Deed first off={!isReady(play, "buy")} onDo={() => void play.act("buy", { luxury: chosen.id })}>
            {t("cur-buy", { what: chosen.name, n: chosen.cost })}
          </Deed>
        )}
        <Deed first={!chosen} off={!isReady(play, "end-turn")} onDo={() => void play.act("end-turn")}>
          {t("cur-end-turn")}
        </Deed>
      </Deeds>
    </>
  );
}

const isReady = (play: DirectActs, type: string): boolean => play.open(type);
