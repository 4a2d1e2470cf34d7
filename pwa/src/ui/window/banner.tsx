import { useEffect } from "preact/hooks";
import { leftText, remindedAt, timeLeft } from "../../core/windows";
import type { GameDoc, WindowDoc } from "../../core/wire";
import { currentTime } from "../currenttime";
import { me } from "../me";
import { clock, live } from "../services";
import { t } from "../texts";
import { toast } from "../toasts";
import { windowName } from "./card";
import { followOwn, own, windows } from "./own";
import { stateText } from "./state";

/** The clocks of the windows that are open, above every screen; and a word shortly before the end. */
export function WindowBanner({ game }: { game: GameDoc }) {
  const open = live.value;
  useEffect(() => (open ? followOwn(open) : undefined), [open]);
  const now = currentTime.value && clock.now();
  return (
    <>
      {windows()
        .filter((window) => !window.over)
        .map((window) => (
          <WindowLine key={window.id} window={window} game={game} now={now} />
        ))}
    </>
  );
}

function WindowLine({ window, game, now }: { window: WindowDoc; game: GameDoc; now: number }) {
  const mine = window.owed.includes(me.value);
  const left = timeLeft(window, game, now);
  const soon = mine && left > 0 && window.until - left >= remindedAt(window);
  const ready = own(window.id, me.value)?.doc.ready === true;
  useEffect(() => {
    if (soon && !ready) remind(window, left);
  }, [soon, window.until]);
  return (
    <div class="banner" data-tone={soon && !ready ? "alarm" : undefined}>
      <span>
        {windowName(window)} <time role="timer">{leftText(left)}</time>
        {mine && <> · {stateText(window, me.value)}</>}
      </span>
    </div>
  );
}

const CALL = [90, 60, 90];

/** Said once: that little time is left, and how what one owes stands. */
function remind(window: WindowDoc, left: number): void {
  toast("notice", [t("ui-window-soon", { what: windowName(window), left: leftText(left), state: stateText(window, me.peek()) })]);
  if ("vibrate" in navigator && navigator.userActivation?.hasBeenActive) navigator.vibrate(CALL);
}
