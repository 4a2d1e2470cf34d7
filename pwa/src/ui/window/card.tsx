import { timeLeftText, playersNotReady, timeLeft } from "../../core/sending/windows";
import { offersKey } from "../../core/live/game";
import type { Args } from "../../core/view/values";
import type { Form, WindowDoc } from "../../core/view/wire";
import { openAct } from "../act/actrequest";
import { currentTime } from "../currenttime";
import { Icon } from "../parts/icon";
import { clock, gameSlice, currentGame } from "../services";
import { actTitle, t, personRef } from "../texts";
import { knownSubmission, openWindowsOf } from "./submissions";
import { ReadyButton } from "./readybutton";
import { SubmissionLine } from "./submissionline";

/** Draw the windows in which a character must save a submission. Each window is a card. */
export function WindowCards({ actor }: { actor: string }) {
  return openWindowsOf(actor).map((window) => <WindowCard key={window.id} window={window} actor={actor} />);
}

/** Return the name of a window. */
export const windowName = (window: WindowDoc): string => t(`window-${window.kind}`, window.args as Args);

const sealedForms = (actor: string, windowKind: string): readonly Form[] =>
  currentGame.value?.offers.value[offersKey(actor)]?.offers.filter((form) => form.sealed === windowKind) ?? [];

function WindowCard({ window, actor }: { window: WindowDoc; actor: string }) {
  const game = gameSlice.value;
  const submission = knownSubmission(window.id, actor)?.doc;
  const millisecondsLeft = game ? timeLeft(window, game, currentTime.value && clock.now()) : 0;
  return (
    <li class="card call">
      <Icon name="hourglass" size={28} />
      <div class="card-body">
        <p>
          {windowName(window)} <time role="timer">{timeLeftText(millisecondsLeft)}</time>
        </p>
        <SubmissionLine window={window} character={actor} />
        <ReadyPlayers window={window} />
      </div>
      <div class="card-acts">
        {sealedForms(actor, window.kind).map((form) => (
          <button key={form.type} type="button" class="button" onClick={() => openAct({ type: form.type, as: actor })}>
            {submission?.revision ? t("ui-window-change", { act: actTitle(form.type) }) : actTitle(form.type)}
          </button>
        ))}
        <ReadyButton window={window} character={actor} />
      </div>
    </li>
  );
}

/** Draw the players who are ready or missing, as far as the game reveals this. */
function ReadyPlayers({ window }: { window: WindowDoc }) {
  if (window.readiness === "secret") return null;
  const absent = playersNotReady(window);
  const countText = t("ui-window-count", { n: window.ready, of: window.owed.length });
  return <p class="quiet">{absent.length ? t("ui-window-missing", { who: absent.map(personRef) }) : countText}</p>;
}
