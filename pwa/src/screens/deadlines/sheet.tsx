import { useEffect, useState } from "preact/hooks";
import { Problem } from "../../core/view/api";
import { deadlineText } from "../../core/sending/windows";
import { locale } from "../../ui/dates";
import type { CalendarFeed, PushState } from "../../core/view/wire";
import { refusalText } from "../../ui/act/send";
import { currentTime } from "../../ui/currenttime";
import { me, myCharacters } from "../../ui/me";
import { Panel } from "../../ui/parts/panel";
import { SheetHead } from "../../ui/parts/sheet";
import { api, clock, gameSlice } from "../../ui/services";
import { t, personRef } from "../../ui/texts";
import { windowName } from "../../ui/window/card";
import { allWindows as seen } from "../../ui/window/submissions";
import { setSound, isSoundOn } from "../../ui/window/ring";
import { canReceivePush, fetchPushState, startPush, stopPush } from "./push";
import "virtual:texts/deadlines";

/** All deadlines that the viewer may see. The sheet also offers push messages and the calendar feed. */
export function DeadlinesSheet({ game }: { game: string }) {
  return (
    <div class="act">
      <SheetHead title={t("ui-deadlines")} />
      <div class="sheet-scroll">
        <Deadlines />
        {me.value && <PushSwitches game={game} character={me.value} key={`push ${me.value}`} />}
        {me.value && <CalendarSection game={game} character={me.value} key={`calendar ${me.value}`} />}
      </div>
    </div>
  );
}

function Deadlines() {
  const now = currentTime.value && clock.now();
  const windows = seen().filter((window) => !window.over);
  const isPaused = gameSlice.value?.status === "paused";
  return (
    <Panel>
      {windows.length === 0 && <p>{t("ui-deadline-none")}</p>}
      <ul class="menu">
        {windows.map((window) => {
          const owingCharacters = window.owed.filter((character) => myCharacters.value.includes(character));
          const references = owingCharacters.map(personRef);
          return (
            <li key={window.id} class="menu-item">
              <span class="option-text">
                <span class="option-name">{windowName(window)}</span>
                <span class="option-note">{owingCharacters.length ? t("ui-deadline-owed", { who: references }) : t("ui-deadline-others")}</span>
              </span>
              <time dateTime={new Date(window.until).toISOString()}>
                {isPaused ? t("ui-deadline-paused") : deadlineText(window.until, now, locale.value)}
              </time>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

interface CharacterProps {
  readonly game: string;
  readonly character: string;
}

/** Return a sentence about an error. */
const errorText = (error: unknown): string => (error instanceof Problem ? refusalText(error.doc) : String((error as Error).message));

function PushSwitches({ game, character }: CharacterProps) {
  const [pushState, setPushState] = useState<PushState | null>(null);
  const [problem, setProblem] = useState("");
  useEffect(() => {
    fetchPushState(game, character).then(setPushState, () => setPushState(null));
  }, []);
  const changeSubscription = async (isOn: boolean): Promise<void> => {
    setProblem("");
    try {
      const newState = isOn ? await startPush(game, character, pushState?.key ?? "") : await stopPush(game, character);
      if (newState) setPushState(newState);
      else setProblem(t("ui-push-denied"));
    } catch (error) {
      setProblem(t("ui-push-failed", { why: errorText(error) }));
    }
  };
  const canSubscribe = Boolean(pushState?.key) && canReceivePush();
  return (
    <Panel>
      <PushSwitch text="ui-ring" note="ui-ring-note" isOn={isSoundOn.value} onChange={setSound} />
      {canSubscribe && <PushSwitch text="ui-push" note="ui-push-note" isOn={pushState?.on ?? false} onChange={(isOn) => void changeSubscription(isOn)} />}
      {pushState && !canSubscribe && <p class="quiet">{t(pushState.key ? "ui-push-unable" : "ui-push-off")}</p>}
      {problem && <p role="alert">{problem}</p>}
    </Panel>
  );
}

function PushSwitch({ text, note, isOn, onChange }: { text: string; note: string; isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <label class="menu-item">
      <span class="option-text">
        <span>{t(text)}</span>
        <span class="option-note">{t(note)}</span>
      </span>
      <input type="checkbox" class="switch" checked={isOn} onChange={(event) => onChange(event.currentTarget.checked)} />
    </label>
  );
}

function CalendarSection({ game, character }: CharacterProps) {
  const path = `/games/${game}/calendar`;
  const ownPath = `${path}?as=${encodeURIComponent(character)}`;
  const [feed, setFeed] = useState<CalendarFeed | null>(null);
  const [message, setMessage] = useState("");
  const storeFeed = async (answer: Promise<CalendarFeed>, doneText = ""): Promise<void> => {
    try {
      setFeed(await answer);
      setMessage(doneText);
    } catch (error) {
      setMessage(errorText(error));
    }
  };
  useEffect(() => void storeFeed(api.call(ownPath)), []);
  return (
    <Panel title={t("ui-calendar")}>
      <p>{t("ui-calendar-about")}</p>
      {feed?.address && <FeedAddress path={feed.address} />}
      {feed?.made && !feed.address && <p>{t("ui-calendar-made")}</p>}
      {message && <p role="status">{message}</p>}
      <button type="button" class="button" onClick={() => void storeFeed(api.call(path, { method: "POST", body: { as: character } }))}>
        {t(feed?.made ? "ui-calendar-renew" : "ui-calendar-make")}
      </button>
      {feed?.made && (
        <button type="button" class="link" onClick={() => void storeFeed(api.call(ownPath, { method: "DELETE" }), t("ui-calendar-ended"))}>
          {t("ui-calendar-end")}
        </button>
      )}
    </Panel>
  );
}

/**
 * The address of the calendar feed, which is shown only once. The address is a link that opens this phone's calendar,
 * beside a button that copies the address.
 */
function FeedAddress({ path }: { path: string }) {
  return (
    <>
      <p>{t("ui-calendar-once")}</p>
      <p class="token">{`${location.origin}${path}`}</p>
      <a class="button" href={`webcal://${location.host}${path}`}>
        {t("ui-calendar-open")}
      </a>
    </>
  );
}
