import type { ComponentChildren } from "preact";
import { linesOf } from "../../core/view/chronicle";
import type { Line } from "../../core/view/wire";
import { openAct } from "../../ui/act/actrequest";
import { LegRow } from "../../ui/act/preview";
import { lazy } from "../../ui/lazy";
import { me, myCharacters, myParticipantKind, amSteward as isSteward } from "../../ui/me";
import { Icon } from "../../ui/parts/icon";
import { EntryTimeNote, RecorderNote } from "../../ui/parts/entrynotes";
import { LineWords } from "../../ui/parts/linewords";
import { RuleLink, MessageText } from "../../ui/parts/words";
import { SheetHead } from "../../ui/parts/sheet";
import { momentAddress } from "../../ui/moment";
import { goToAddress, currentRoute } from "../../ui/router";
import { clock, currentGame } from "../../ui/services";
import { placeName, t, personRef } from "../../ui/texts";
import { currentTime } from "../../ui/currenttime";
import { timeOfDay } from "../../core/words/timeofday";

/** The time for which an officer may undo the act that the officer recorded last (milliseconds). */
const UNDO_LIMIT_MS = 60_000;

const EntryDetails = lazy(() => import("./entrydetails").then((module) => module.EntryDetails));
const FetchedSheet = lazy(() => import("./entrydetails").then((module) => module.FetchedSheet));

/**
 * The sheet with all data of an entry that I may see. If the line of the entry is not on this phone, the entry is
 * fetched.
 */
export function LineSheet({ id }: { id: string }) {
  const line = currentGame.value && linesOf(currentGame.value).find((line) => line.id === id);
  if (!line) return <FetchedSheet id={id} />;
  return <LineDetails line={line} details={<EntryDetails id={id} />} />;
}

/**
 * The sentence of an entry with its transfers, its author, and the acts that I can do about it. `details` contains further
 * details.
 */
export function LineDetails({ line, details }: { line: Line; details: ComponentChildren }) {
  return (
    <div class="act">
      <SheetHead title={t("ui-entry")} note={<span class="quiet">{[timeOfDay(line.at), line.n === undefined ? "" : `№ ${line.n}`].filter(Boolean).join(" · ")}</span>} />
      <div class="sheet-scroll">
        <p class="line-full">
          <LineWords message={line} />
        </p>
        {line.legs.length > 0 && (
          <ul class="legs">
            {line.legs.map((leg, index) => (
              <LegRow key={index} leg={leg} actor={me.value} />
            ))}
          </ul>
        )}
        {line.moved.map((move) => (
          <p key={move.piece} class="quiet">
            {t(move.place ? "ui-moved" : "ui-moved-away", { who: `who:${move.piece}`, place: placeName(move.place) })}
          </p>
        ))}
        {line.reason && <blockquote>{line.reason}</blockquote>}
        <LineOrigin line={line} />
        {line.by?.happened_at && (
          <p>
            <EntryTimeNote line={line} />
          </p>
        )}
        {line.warned.map((warning) => (
          <p key={warning.rule} class="warned">
            <Icon name="alert" size={20} /> <MessageText message={warning} /> <RuleLink rule={warning.rule} />
          </p>
        ))}
        {line.alone && <p class="quiet">{t("ui-alone-about")}</p>}
        {line.second && <p class="quiet">{t("ui-confirmed-by", { who: `who:${line.second}` })}</p>}
        {line.ruling && <LineRuling ruling={line.ruling} />}
        {line.reversed && <p class="refusal">{t("ui-reversed-about")}</p>}
        <button type="button" class="button wide" onClick={() => goToAddress(momentAddress(line.id, replayScreen()))}>
          {t("ui-see-moment")}
        </button>
        {!currentGame.value?.isPast && <LineActs line={line} />}
        {details}
      </div>
    </div>
  );
}

/** Return the name of the screen in the address of a replay; "" if no replay is open. */
export const replayScreen = (): string => (currentRoute.peek().screen === "at" ? (currentRoute.peek().rest[1] ?? "") : "");

function LineOrigin({ line }: { line: Line }) {
  if (!line.by) return <p class="quiet">{t("ui-by-itself")}</p>;
  if (line.by.stands_in_for) return <p><RecorderNote line={line} /></p>;
  const recorder = line.by.recorder && line.by.recorder !== line.by.as ? personRef(line.by.recorder) : "";
  const reference = personRef(line.by.as);
  return <p class="quiet">{recorder ? t("ui-done-recorded", { who: reference, recorder }) : t("ui-done-by", { who: reference })}</p>;
}

function LineRuling({ ruling }: { ruling: NonNullable<Line["ruling"]> }) {
  return (
    <section class="ruling stack">
      <p>{t("ui-ruled-by", { who: `who:${ruling.by}` })}</p>
      {ruling.reason && <blockquote>{ruling.reason}</blockquote>}
      <p class="rules-list">
        {ruling.waived.map((rule) => (
          <RuleLink key={rule} rule={rule} />
        ))}
      </p>
    </section>
  );
}

function LineActs({ line }: { line: Line }) {
  const isMySteward = isSteward.value;
  const isOwn = line.by !== null && myCharacters.value.includes(line.by.recorder || line.by.as);
  const isRecorder = line.by !== null && line.by.recorder !== "" && myCharacters.value.includes(line.by.as) && !isOwn;
  const isUndoable = (currentTime.value && clock.now()) - line.at < UNDO_LIMIT_MS;
  const openActForm = (actType: string): void => openAct({ type: actType, as: me.value, preset: { entry: line.id } });
  if (line.reversed || !me.value) return null;
  return (
    <div class="sheet-acts">
      {isRecorder && (
        <button type="button" class="button" onClick={() => openActForm("contest")}>
          {t("ui-contest")}
        </button>
      )}
      {isOwn && isUndoable && myParticipantKind.value !== "player" && (
        <button type="button" class="button" onClick={() => openActForm("undo")}>
          <Icon name="undo" /> {t("ui-undo")}
        </button>
      )}
      {isMySteward && (
        <button type="button" class="button" onClick={() => openActForm("reverse")}>
          <Icon name="undo" /> {t("ui-reverse")}
        </button>
      )}
      {isMySteward && (
        <button type="button" class="button quiet-button" onClick={() => openActForm("disclose")}>
          {t("ui-disclose")}
        </button>
      )}
    </div>
  );
}
