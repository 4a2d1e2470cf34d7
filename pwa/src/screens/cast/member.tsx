import { useEffect, useState } from "preact/hooks";
import { isolate } from "../../core/words/isolates";
import { nameFault } from "../../core/words/typedtext";
import { CardCode } from "../../ui/act/newcard";
import { refusalText, sendCommand } from "../../ui/act/send";
import { NameInput } from "../../ui/fields/textinputs";
import { me } from "../../ui/me";
import { CrestOf } from "../../ui/parts/crest";
import { SheetHead } from "../../ui/parts/sheet";
import { topSheet } from "../../ui/topsheet";
import { currentGame, view } from "../../ui/services";
import { t } from "../../ui/texts";
import { castOf } from "./list";
import type { CastPart } from "./list";
import { castPersonCommand, attendanceCommand, reissueCard } from "./seat";
import { LONGEST_NAME } from "./table";
import "../../ui/typedtexts";
import "virtual:texts/cast";

/**
 * The sheet of one cast member, with attendance, the code of the card, and the name. `isNewCode` shows the code at
 * once.
 */
export function MemberSheet({ id, isNewCode = false }: { id: string; isNewCode?: boolean }) {
  const castPart = castOf(view.value).find(({ person }) => person.id === id);
  if (!castPart) return null;
  const { person, name, note, attendance } = castPart;
  return (
    <div class="act">
      <SheetHead
        title={name || t("cast-nobody")}
        mark={<CrestOf id={id} size={44} />}
        note={<span class="quiet">{[isolate(person.name), t(`cast-state-${attendance}`)].join(" · ")}</span>}
      />
      <div class="sheet-scroll">
        {note && <p><bdi>{note}</bdi></p>}
        <PersonCardCode castPart={castPart} isNewCode={isNewCode} />
        <RenameForm key={name} castPart={castPart} />
      </div>
      <footer class="sheet-foot">
        <AttendanceButtons castPart={castPart} />
      </footer>
    </div>
  );
}

/** The card of a character's person, as a code that the person scans from this screen. */
function PersonCardCode({ castPart, isNewCode }: { castPart: CastPart; isNewCode: boolean }) {
  const [token, setToken] = useState("");
  const [isWaiting, setIsWaiting] = useState(false);
  const [text, setText] = useState("");
  const [isSending, setIsSending] = useState(false);
  const print = async (): Promise<void> => {
    setIsSending(true);
    const outcome = await reissueCard(me.peek(), castPart.card);
    setIsSending(false);
    if (outcome.state === "refused") setText(refusalText(outcome.problem));
    else if (outcome.state === "done") {
      setToken(outcome.receipt.token ?? "");
      setIsWaiting(outcome.receipt.pending);
    } else setToken("");
  };
  useEffect(() => {
    if (!castPart.isClaimed) setIsWaiting(false);
  }, [castPart.isClaimed]);
  useEffect(() => {
    if (isNewCode) void print();
  }, [isNewCode]);
  if (token && (isWaiting || !castPart.isClaimed)) return <CodeToScan token={token} isWaiting={isWaiting} />;
  if (token) return <p role="status">{t("cast-scanned", { name: castPart.name || `who:${castPart.person.id}` })}</p>;
  return (
    <>
      <p class="quiet">{t(castPart.isClaimed ? "cast-card-claimed" : "cast-card-free")}</p>
      {text && (
        <p class="refusal" role="alert">
          {text}
        </p>
      )}
      <button type="button" class="button" disabled={isSending || currentGame.value?.isPast} aria-busy={isSending} onClick={() => void print()}>
        {t(castPart.isClaimed ? "cast-other-phone" : "cast-show-code")}
      </button>
    </>
  );
}

/**
 * The code of a new card, which the guest scans from this screen. `waits` says that another steward must confirm the
 * card first.
 */
export function CodeToScan({ token, isWaiting = false }: { token: string; isWaiting?: boolean }) {
  return (
    <>
      <p>{t(isWaiting ? "ui-new-card-waits" : "cast-scan")}</p>
      <CardCode token={token} />
    </>
  );
}

function RenameForm({ castPart }: { castPart: CastPart }) {
  const [name, setName] = useState(castPart.name);
  const hasChanged = name.trim() !== castPart.name;
  const note = async (): Promise<void> => {
    await sendCommand(castPersonCommand(me.peek(), castPart.person.id, name.trim(), name.trim() ? castPart.note : ""), true);
  };
  return (
    <form
      class="cast-rename stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (hasChanged) void note();
      }}
    >
      <label class="field">
        <span class="legend">{t("cast-name")}</span>
        <NameInput value={name} maxLength={LONGEST_NAME} onChange={setName} />
      </label>
      <p class="quiet">{t("cast-private")}</p>
      {hasChanged && (
        <button type="submit" class="button" disabled={nameFault(name) !== null}>
          {t(name.trim() ? "cast-keep-name" : "cast-forget-name")}
        </button>
      )}
    </form>
  );
}

/** Buttons that note whether the person has come. */
function AttendanceButtons({ castPart: { person, attendance } }: { castPart: CastPart }) {
  const note = async (attendance: CastPart["attendance"]): Promise<void> => {
    const sheet = topSheet();
    const outcome = await sendCommand(attendanceCommand(me.peek(), person.id, attendance), true);
    if (outcome.state !== "refused" && attendance !== "here") sheet.close();
  };
  const choices = (["absent", "expected", "here"] as const).filter((choice) => choice !== attendance);
  return (
    <>
      {choices.map((choice) => (
        <button key={choice} type="button" class={choice === "here" ? "button primary" : "button quiet-button"} disabled={currentGame.value?.isPast} onClick={() => void note(choice)}>
          {t(choice === "here" ? "cast-check-in" : `cast-note-${choice}`)}
        </button>
      ))}
    </>
  );
}
