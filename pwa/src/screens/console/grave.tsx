import type { RefObject } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { slicesOfFamily } from "../../core/view/selectors";
import type { CommandBody, GraveActDoc } from "../../core/view/wire";
import { useDryRun } from "../../ui/act/dryrun";
import { ActPreview } from "../../ui/act/preview";
import { sendAct } from "../../ui/act/send";
import { currentTime } from "../../ui/currenttime";
import { me } from "../../ui/me";
import { CrestOf } from "../../ui/parts/crest";
import { Panel } from "../../ui/parts/panel";
import { sheets } from "../../ui/router";
import { clock, gameSlice, heldCards, currentGame, view } from "../../ui/services";
import { actTitle, personName, t } from "../../ui/texts";
import { showToast } from "../../ui/toasts";
import { RulingNote } from "../../ui/waiting/petition";
import { CommandTerms } from "../../ui/waiting/commandterms";

const SECOND = 1000;

/** The circumference of the ring, in units of its picture. */
const RING_LENGTH = 2 * Math.PI * 20;

/**
 * Grave acts that wait. Grave acts wait for the confirmation of another steward, or for the end of the time in which
 * they can be stopped.
 */
export function GraveActs() {
  const graveActs = [...slicesOfFamily<GraveActDoc>(view.value, "grave-act")].sort((a, b) => a.until - b.until);
  if (!graveActs.length) return null;
  return (
    <Panel title={t("ui-grave-acts")} tone="call">
      <ul class="cards" aria-live="polite">
        {graveActs.map((act) => (
          <GraveActCard key={act.id} graveAct={act} />
        ))}
      </ul>
    </Panel>
  );
}

/** Return whether this phone has the card with which the act was requested. */
const isActOfMyCard = (graveAct: GraveActDoc): boolean => {
  const game = currentGame.value?.id;
  return (heldCards.value ?? []).some((heldCard) => heldCard.game === game && heldCard.card === graveAct.card);
};

function GraveActCard({ graveAct }: { graveAct: GraveActDoc }) {
  const [isSending, setIsSending] = useState(false);
  const isMine = isActOfMyCard(graveAct);
  const isConfirming = graveAct.second.length > 0;
  const attempt = useDryRun(graveAct.id, commandBodyOf(graveAct, gameSlice.value?.period.seq ?? 0));
  const isAllowed = attempt?.objections.every((objection) => graveAct.waive.includes(objection.rule) || objection.grade === "W");
  const card = useAttentionToGraveAct(graveAct, isMine);
  const answerWith = (actType: "confirm-act" | "stop-act") => async (): Promise<void> => {
    setIsSending(true);
    await sendAct(actType, me.peek(), { waiting: graveAct.id });
    setIsSending(false);
  };
  const words = isMine ? (isConfirming ? "ui-grave-mine-asked" : "ui-grave-mine-alone") : isConfirming ? "ui-grave-asked" : "ui-grave-alone";
  return (
    <li class="card call grave-act" ref={card}>
      {isConfirming ? <CrestOf id={graveAct.actor} size={40} /> : <TimeRing startTime={graveAct.since} endTime={graveAct.until} />}
      <div class="card-body">
        <p>
          <b class="name"><bdi>{personName(graveAct.actor)}</bdi></b>: {actTitle(graveAct.type)}
        </p>
        <p class="quiet">{t(words, { by: `who:${graveAct.by}` })}</p>
        <CommandTerms type={graveAct.type} fields={graveAct.fields} />
        <RulingNote petition={graveAct} />
        {attempt && isAllowed && <ActPreview result={attempt} actor={graveAct.actor} />}
      </div>
      <div class="card-acts">
        <button type="button" class="button quiet-button" disabled={isSending} onClick={answerWith("stop-act")}>
          {t(isMine ? "ui-grave-take-back" : "ui-grave-refuse")}
        </button>
        {!isMine && (
          <button type="button" class="button primary" disabled={isSending} aria-busy={isSending} onClick={answerWith("confirm-act")}>
            {t("ui-grave-confirm")}
          </button>
        )}
      </div>
    </li>
  );
}

const announcedIds = new Set<string>();

/**
 * Scroll my own waiting act into view. If another steward's act waits for my confirmation, notify me. Both happen only
 * once for each act.
 */
function useAttentionToGraveAct(graveAct: GraveActDoc, isMine: boolean): RefObject<HTMLLIElement | null> {
  const card = useRef<HTMLLIElement>(null);
  const isSheetOpen = sheets.value.length > 0;
  useEffect(() => {
    if (announcedIds.has(graveAct.id) || (isMine && isSheetOpen)) return;
    announcedIds.add(graveAct.id);
    if (!isMine) showToast("notice", [`${personName(graveAct.actor)}: ${actTitle(graveAct.type)}. ${t("ui-grave-asked", { by: `who:${graveAct.by}` })}`]);
    // When a sheet closes, the page first restores its old scroll position. Therefore this code waits two frames.
    else requestAnimationFrame(() => requestAnimationFrame(() => card.current?.scrollIntoView?.({ block: "center" })));
  }, [graveAct.id, isSheetOpen]);
  return card;
}

/** Show the time in which the act can still be stopped. The time is shown in seconds, and as a shrinking ring. */
function TimeRing({ startTime, endTime }: { startTime: number; endTime: number }) {
  const timeLeft = Math.max(0, endTime - (currentTime.value && clock.now()));
  const seconds = Math.ceil(timeLeft / SECOND);
  return (
    <svg class="grave-ring" viewBox="0 0 48 48" role="timer" aria-live="off" aria-label={t("ui-grave-seconds", { n: seconds })}>
      <circle class="grave-ring-whole" cx="24" cy="24" r="20" />
      <circle class="grave-ring-left" cx="24" cy="24" r="20" stroke-dasharray={`${(RING_LENGTH * timeLeft) / (endTime - startTime)} ${RING_LENGTH}`} />
      <text x="24" y="24">{seconds}</text>
    </svg>
  );
}

const commandBodyOf = (graveAct: GraveActDoc, period: number): CommandBody => ({
  ...graveAct.fields,
  type: graveAct.type,
  as: graveAct.actor,
  period,
  ...(graveAct.by === graveAct.actor ? {} : { recorder: graveAct.by }),
  ...(graveAct.waive.length ? { waive: graveAct.waive } : {}),
  ...(graveAct.reason ? { reason: graveAct.reason } : {}),
  ...(graveAct.appeal ? { appeal: graveAct.appeal } : {}),
});
