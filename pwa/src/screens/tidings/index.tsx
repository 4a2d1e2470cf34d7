/**
 * Tidings, which are news of an act done to my character. Tidings fill the whole screen once.
 *
 * Tidings wait while the player fills a form. On a phone with several characters, and in quiet mode, a line at the edge
 * of the screen replaces the full screen.
 */

import { effect } from "@preact/signals";
import { render } from "preact";
import { useRef, useState } from "preact/hooks";
import type { OpenGame } from "../../core/replay/pastgame";
import { awaitedCharacters } from "../../core/view/selectors";
import { gravityOf } from "../../core/view/tidings";
import { myCharacters } from "../../ui/me";
import { Icon } from "../../ui/parts/icon";
import { view } from "../../ui/services";
import { t } from "../../ui/texts";
import { soundAlarm } from "./alarm";
import { isFillingForm, watchForms } from "./formwatch";
import { TidingsStore } from "./tidingsstore";
import { isQuietMode } from "./settings";
import { TidingsCard } from "./card";
import "virtual:texts/tidings";
import "./tidings.css";

/** Show the tidings of an open game above every screen. Returns a function that stops this. */
export function startShowingTidings(game: OpenGame): () => void {
  const root = document.body.appendChild(document.createElement("div"));
  const tidingsStore = new TidingsStore(game);
  const stopFollowing = tidingsStore.follow();
  const stopWatching = watchForms();
  const stopRinging = effect(() => {
    const [firstWaiting] = tidingsStore.waitingTidings.value;
    if (!firstWaiting || firstWaiting.isSecret || areTidingsAtEdge() || isFillingForm() || document.visibilityState !== "visible") return;
    if (tidingsStore.claimAlarm(firstWaiting)) soundAlarm();
  });
  render(<Tidings tidingsStore={tidingsStore} />, root);
  return () => {
    for (const stop of [stopRinging, stopFollowing, stopWatching]) stop();
    render(null, root);
    root.remove();
  };
}

/**
 * Return whether this phone shows tidings. If all players share one phone, they see the events themselves, so no
 * tidings are shown.
 */
export const areTidingsShown = (): boolean => myCharacters.value.length <= 1 || awaitedCharacters(view.value).length === 0;

/** Return whether tidings wait as a line at the edge of the screen and do not cover the screen. */
const areTidingsAtEdge = (): boolean => isQuietMode.value || myCharacters.value.length > 1;

function Tidings({ tidingsStore }: { tidingsStore: TidingsStore }) {
  const [isOpen, setIsOpen] = useState(false);
  const readId = useRef("");
  const tidingses = tidingsStore.waitingTidings.value;
  const [gravest] = tidingses;
  // News of the same gravity must not replace the card that is being read.
  const previousTidings = tidingses.find(({ id }) => id === readId.current);
  const firstTidings = previousTidings && gravest && gravityOf(gravest) <= gravityOf(previousTidings) ? previousTidings : gravest;
  if (!firstTidings) {
    if (isOpen) setIsOpen(false);
    return null;
  }
  if (isFillingForm() || !areTidingsShown()) return null;
  if (areTidingsAtEdge() && !isOpen) {
    return (
      <div class="tidings-edge" role="status">
        <button type="button" onClick={() => setIsOpen(true)}>
          <Icon name="alert" size={20} />
          {t("ui-tidings-waits", { n: tidingses.length })}
        </button>
      </div>
    );
  }
  readId.current = firstTidings.id;
  return <TidingsCard key={firstTidings.id} tidings={firstTidings} leftCount={tidingses.length} onTold={() => tidingsStore.noteShown(firstTidings)} />;
}
