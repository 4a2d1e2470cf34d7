import { useState } from "preact/hooks";
import { isolate } from "../../core/words/isolates";
import { SearchBox } from "../../ui/fields/choice";
import { storeChoice, readChoice } from "../../ui/storedchoices";
import { me } from "../../ui/me";
import { sendCommand } from "../../ui/act/send";
import { CrestOf } from "../../ui/parts/crest";
import { Icon } from "../../ui/parts/icon";
import { openSheet } from "../../ui/router";
import { currentGame, view } from "../../ui/services";
import { t } from "../../ui/texts";
import { ImportSheet } from "./import";
import { LateGuestSheet } from "./lateguest";
import { castOf, countCast, filterCast, ATTENDANCE_FILTERS } from "./list";
import type { CastPart, AttendanceFilter } from "./list";
import { MemberSheet } from "./member";
import { attendanceCommand } from "./seat";
import "../people/people.css";
import "./cast.css";
import "virtual:texts/cast";

/** The storage key of the setting that guests bring cards that were printed in advance. */
const PRINTED_CARDS_SETTING_KEY = "cast-printed";

/**
 * The cast, as a steward at the door needs it. The screen shows the person for each character and the people who have
 * come, and offers a seat to late guests.
 */
export function Cast() {
  const [search, setSearch] = useState("");
  const [attendanceFilter, setAttendanceFilter] = useState<AttendanceFilter>("all");
  const [areCodesPrinted, setAreCodesPrinted] = useState(readChoice(PRINTED_CARDS_SETTING_KEY) !== "");
  const allParts = castOf(view.value);
  const attendanceCounts = countCast(allParts);
  const castParts = filterCast(allParts, attendanceFilter, search);
  const storeWhetherPrinted = (isHere: boolean): void => {
    storeChoice(PRINTED_CARDS_SETTING_KEY, isHere ? "yes" : "");
    setAreCodesPrinted(isHere);
  };
  return (
    <div class="people cast">
      <p class="cast-count" role="status">
        {attendanceCounts.hasNotes ? t("cast-count", { here: attendanceCounts.presentCount, all: attendanceCounts.totalCount, absent: attendanceCounts.absentCount }) : t("cast-count-none")}
      </p>
      <div class="tools">
        <CastTool icon="people" text={t("cast-import")} onPick={() => openSheet(() => <ImportSheet />)} />
        <CastTool icon="card" text={t("cast-late")} onPick={() => openSheet(() => <LateGuestSheet />)} />
      </div>
      <div class="filters">
        <SearchBox value={search} onChange={setSearch} />
        <div class="scroller" role="group" aria-label={t("cast-filter")}>
          {ATTENDANCE_FILTERS.map((filter) => (
            <button key={filter} type="button" class="cut" aria-pressed={filter === attendanceFilter} onClick={() => setAttendanceFilter(filter)}>
              {t(`cast-state-${filter}`)} <b>{filterCast(allParts, filter, "").length}</b>
            </button>
          ))}
        </div>
        <label class="toggle">
          <input type="checkbox" checked={areCodesPrinted} onChange={(event) => storeWhetherPrinted(event.currentTarget.checked)} />
          <span>{t("cast-printed")}</span>
        </label>
      </div>
      <ul class="people-list cast-list">
        {castParts.map((castPart) => (
          <CastRow key={castPart.person.id} castPart={castPart} areCodesPrinted={areCodesPrinted} />
        ))}
      </ul>
      {!castParts.length && <p class="empty">{t("ui-nothing-found")}</p>}
    </div>
  );
}

function CastTool({ icon, text, onPick }: { icon: "people" | "card"; text: string; onPick: () => void }) {
  return (
    <button type="button" class="tool" disabled={currentGame.value?.isPast} onClick={onPick}>
      <Icon name={icon} />
      <span>{text}</span>
    </button>
  );
}

/** One character with its person and their attendance. A tap on the button checks the person in. */
function CastRow({ castPart, areCodesPrinted }: { castPart: CastPart; areCodesPrinted: boolean }) {
  const { person, name, note, attendance, isClaimed } = castPart;
  const openMember = (isNewCode = false): void => openSheet(() => <MemberSheet id={person.id} isNewCode={isNewCode} />);
  const checkIn = async (): Promise<void> => {
    const outcome = await sendCommand(attendanceCommand(me.peek(), person.id, "here"), true);
    if (outcome.state !== "refused") openMember(!isClaimed && !areCodesPrinted);
  };
  const attendanceText = attendance === "expected" ? "" : t(`cast-state-${attendance}`);
  return (
    <li class="cast-row across" data-attendance={attendance}>
      <button type="button" class="row person-row" onClick={() => openMember()}>
        <CrestOf id={person.id} size={42} />
        <span class="option-text">
          <span class="option-name"><bdi>{name || person.short}</bdi></span>
          <span class="option-note">{[name ? isolate(person.short) : t("cast-nobody"), isolate(note), attendanceText, isClaimed && t("ui-card-claimed")].filter(Boolean).join(" · ")}</span>
        </span>
      </button>
      {attendance === "here" ? (
        <span class="cast-here cell" aria-hidden="true">
          <Icon name="check" />
        </span>
      ) : (
        <button
          type="button"
          class="button"
          disabled={currentGame.value?.isPast}
          aria-label={t("cast-check-in-who", { name: name || `who:${person.id}` })}
          onClick={() => void checkIn()}
        >
          {t("cast-check-in")}
        </button>
      )}
    </li>
  );
}
