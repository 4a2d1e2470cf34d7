import { useEffect } from "preact/hooks";
import { isReminderDue, timeLeftText, timeLeft } from "../../core/sending/windows";
import type { GameDoc, WindowDoc } from "../../core/view/wire";
import { currentTime } from "../currenttime";
import { me, myCharacters, isDeadlineNear } from "../me";
import { clock, currentGame } from "../services";
import { t } from "../texts";
import { showToast } from "../toasts";
import { windowName } from "./card";
import { followSubmissions, knownSubmission, allWindows } from "./submissions";
import { markAppIcon, playCallSound } from "./ring";
import { submissionStateText } from "./submissionline";

/** Draw the clocks of the open windows above every screen. Shortly before a deadline, remind the player. */
export function WindowBanner({ game }: { game: GameDoc }) {
  const openGame = currentGame.value;
  useEffect(() => (openGame ? followSubmissions(openGame) : undefined), [openGame]);
  const now = currentTime.value && clock.now();
  const windows = allWindows().filter((window) => !window.over);
  useCallPlayer(windows.some((window) => isReminderDue(window, game, now) && phoneOwesSubmission(window)));
  return (
    <>
      {windows.map((window) => (
        <WindowLine key={window.id} window={window} game={game} now={now} />
      ))}
    </>
  );
}

function WindowLine({ window, game, now }: { window: WindowDoc; game: GameDoc; now: number }) {
  const isMine = window.owed.includes(me.value);
  const millisecondsLeft = timeLeft(window, game, now);
  const isDue = isReminderDue(window, game, now) && phoneOwesSubmission(window);
  useEffect(() => {
    if (isDue) remindPlayer(window, millisecondsLeft);
  }, [isDue, window.until]);
  return (
    <div class="banner" data-tone={isDue ? "alarm" : undefined}>
      <span>
        {windowName(window)} <time role="timer">{timeLeftText(millisecondsLeft)}</time>
        {isMine && <> · {submissionStateText(window, me.value)}</>}
      </span>
    </div>
  );
}

/** Return whether some character on this phone must save a submission and is known not to be ready. */
const phoneOwesSubmission = (window: WindowDoc): boolean =>
  myCharacters.value.some((character) => window.owed.includes(character) && knownSubmission(window.id, character)?.doc.ready === false);

/**
 * Show a message that little time is left. The message says in which state the submission is. The message is shown only
 * once.
 */
function remindPlayer(window: WindowDoc, millisecondsLeft: number): void {
  const character = window.owed.includes(me.peek()) ? me.peek() : (window.owed.find((owingCharacter) => myCharacters.peek().includes(owingCharacter)) ?? "");
  showToast("notice", [t("ui-window-soon", { what: windowName(window), left: timeLeftText(millisecondsLeft), state: submissionStateText(window, character) })]);
}

/**
 * Call the player while `isCalling` is true. The page's title and the app's icon are marked, the phone vibrates, and
 * one sound is played.
 */
function useCallPlayer(isCalling: boolean): void {
  useEffect(() => {
    isDeadlineNear.value = isCalling;
    markAppIcon(isCalling);
    if (isCalling) playCallSound();
  }, [isCalling]);
  useEffect(
    () => () => {
      isDeadlineNear.value = false;
      markAppIcon(false);
    },
    [],
  );
}
