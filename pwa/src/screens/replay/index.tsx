import { useEffect, useState } from "preact/hooks";
import { PastGame } from "../../core/replay/pastgame";
import type { OpenGame } from "../../core/replay/pastgame";
import { useGamePackState } from "../../games/open";
import { LoadingPanel } from "../../ui/lazy";
import { me } from "../../ui/me";
import { goToAddress, currentRoute } from "../../ui/router";
import { openGame } from "../../ui/services";
import { t } from "../../ui/texts";
import { useIsWide } from "../../ui/widescreen";
import { Chronicle } from "../chronicle";
import { TabScreen } from "../game";
import { LoadingScreen } from "../game/loadingscreen";
import { useKeepAddressAtMoment } from "./address";
import { CompareBar } from "./comparison";
import { ReplayControls } from "./controls";
import { ReplayHead } from "./head";
import { listenToReplayKeys } from "./keys";
import { TimeLine } from "./line";
import { MomentEvents } from "./moment";
import { usePastGame } from "./open";
import { Tabs, useScreens, WAITING_TAB } from "./tabs";
import { keepPlaying } from "./travel";
import { MyRequests, RequestsScreen } from "./waitingrequests";
import { useShowAddressedCharacter } from "./viewedcharacter";
import "virtual:texts/replay";
import "./replay.css";

/** A game at a past moment. A past game has the screens as they were at that moment, and the time line. */
export function Replay({ id }: { id: string }) {
  const [runningGame, setRunningGame] = useState<OpenGame>();
  useEffect(() => setRunningGame(openGame(id)), [id]);
  const pack = useGamePackState(runningGame?.doc.value?.ruleset);
  const game = usePastGame(runningGame);
  useKeepAddressAtMoment();
  if (pack === "failed") return <LoadingPanel hasFailed />;
  if (pack === "loading" || game === "loading") return <LoadingScreen id={id} />;
  return game instanceof PastGame ? <PastScreens game={game} /> : <NoMoment id={id} reason={game} />;
}

function PastScreens({ game }: { game: PastGame }) {
  useEffect(() => listenToReplayKeys(game), [game]);
  useEffect(() => keepPlaying(game), [game]);
  useShowAddressedCharacter(game);
  const isWide = useIsWide();
  const { tabs, currentTab } = useScreens(isWide);
  return (
    <div class="game replay" data-period={game.doc.value?.period.kind}>
      <ReplayHead game={game} />
      <div class="replay-screen" role="region" aria-label={t("replay")} ref={makeFocusable}>
        {currentTab === WAITING_TAB ? (
          <RequestsScreen game={game} />
        ) : (
          <>
            {currentTab === tabs[0] && <MyRequests game={game} />}
            <TabScreen key={`${currentTab} ${me.value}`} tab={currentTab} />
          </>
        )}
      </div>
      {isWide && (
        <aside class="replay-beside" aria-label={t("replay-chronicle")}>
          <h2 class="panel-title">{t("replay-chronicle")}</h2>
          <Chronicle />
        </aside>
      )}
      <footer class="replay-foot">
        <CompareBar game={game} />
        <MomentEvents game={game} />
        <TimeLine game={game} isWide={isWide} />
        <ReplayControls game={game} />
        <Tabs tabs={tabs} currentTab={currentTab} />
      </footer>
    </div>
  );
}

/** Make the scrolling element reachable by keyboard, whatever its content is. */
const makeFocusable = (element: Element | null): void => element?.setAttribute("tabindex", "0");

/** The page that is shown if no moment can be shown. The page gives the reason and a link to another place. */
function NoMoment({ id, reason }: { id: string; reason: "hidden" | "empty" | "lost" }) {
  const [entry] = currentRoute.value.rest;
  return (
    <main class="screen">
      <h1 class="unseen">{t("replay")}</h1>
      <div class="empty" role="alert">
        <p>{t(`replay-${reason}`)}</p>
        {reason === "lost" && (
          <button type="button" class="button" onClick={() => location.reload()}>
            {t("ui-try-again")}
          </button>
        )}
        {reason === "hidden" && entry && (
          <button type="button" class="button" onClick={() => goToAddress(`/g/${id}/at`)}>
            {t("replay-whole")}
          </button>
        )}
        <button type="button" class="link" onClick={() => goToAddress(`/g/${id}`)}>
          {t("replay-now")}
        </button>
      </div>
    </main>
  );
}
