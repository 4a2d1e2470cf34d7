import { useEffect } from "preact/hooks";
import { DeferredPart, LoadingPanel, lazy, lazyOnce, loadUntilDone } from "../../ui/lazy";
import { slicesOfFamily, gameResult } from "../../core/view/selectors";
import type { GameDoc } from "../../core/view/wire";
import { useGamePackState } from "../../games/open";
import type { PackState } from "../../games/open";
import { isPhoneAwaited, lapsedSeats, me, nextPlayer } from "../../ui/me";
import { pack } from "../../ui/pack";
import { TabBar } from "../../ui/parts/tabs";
import { currentRoute, restoreScroll, sheets } from "../../ui/router";
import { gameSlice, currentGame, openGame, view } from "../../ui/services";
import { menuTabs, tabName, tabs } from "../../ui/tabs";
import { areTapsIgnored } from "../../ui/taps";
import { t } from "../../ui/texts";
import { toasts } from "../../ui/toasts";
import { Head } from "./head";
import { SCREEN_LOADERS } from "./screenloaders";
import { LoadingScreen } from "./loadingscreen";
import { TurnNotice } from "./turnnotice";
import "./turn.css";

const Banners = lazy(() => import("./banners").then((module) => module.Banners));
const PassPhoneNotice = lazy(() => import("./passphone").then((module) => module.PassPhoneNotice));

/** The shared screens that have their own heading. */
const SCREENS_WITH_HEADING = new Set(["hand", "desk", "after"]);

/** An open game. An open game has a head with the period and the connection, one screen, and the tabs below. */
export function Game({ id }: { id: string }) {
  const openingState = useOpenGameAndPack(id);
  const game = gameSlice.value;
  if (openingState === "failed") return <LoadingPanel hasFailed />;
  if (openingState === "loading" || !game || !view.value) return <LoadingScreen id={id} />;
  const { tab } = currentRoute.value;
  const paths = ["rules", "after", ...tabs.value, ...menuTabs.value];
  const currentTab = paths.includes(tab) ? tab : (tabs.value[0] ?? "chronicle");
  const GameBanner = pack.value.banner;
  return (
    <div class="game" data-period={game.period.kind} data-status={game.status}>
      <Head game={game} />
      <TurnNotice />
      {needsBanner(game) && <Banners game={game} />}
      {GameBanner && <GameBanner />}
      <TabScreen key={`${currentTab} ${me.value}`} tab={currentTab} />
      {nextPlayer.value && game.status !== "closed" && <PassPhoneNotice />}
      <TabBar tabs={tabs.value} current={currentTab} />
    </div>
  );
}

/** The screen of a tab. The screen is the game's own screen if the game has one, otherwise the shared screen. */
export function TabScreen({ tab }: { tab: string }) {
  const gameScreen = pack.value.screens?.[tab];
  const loadScreen = gameScreen?.load ?? SCREEN_LOADERS[tab];
  const Content = loadScreen && lazyOnce(loadScreen);
  const hasHeading = gameScreen ? gameScreen.hasHeading : SCREENS_WITH_HEADING.has(tab);
  return (
    <main class="screen" data-still={areTapsIgnored}>
      {!hasHeading && <h1 class="unseen">{tabName(tab)}</h1>}
      <DeferredPart onDrawn={restoreScroll}>{Content && <Content />}</DeferredPart>
    </main>
  );
}

/**
 * Return whether a banner must be shown. Usually there is none, so the banners are loaded only when they are needed.
 */
const needsBanner = (game: GameDoc): boolean =>
  game.status !== "open" ||
  !!(game.server || game.closing || currentGame.value?.movedCard.value || lapsedSeats.value[0] || currentGame.value?.link.value === "crowded" || currentGame.value?.isUnknown.value || gameResult(view.value)) ||
  slicesOfFamily(view.value, "window").length > 0;

/** Open the game, and load its pack when the phone knows its ruleset. */
function useOpenGameAndPack(gameId: string): PackState {
  const newServer = currentGame.value?.id === gameId ? currentGame.value.movedCard.value : "";
  useEffect(() => {
    const game = openGame(gameId);
    let stop: (() => void) | undefined;
    const giveUp = loadUntilDone(() => import("./announce"), ({ startAnnouncingLines }) => (stop = startAnnouncingLines(game)), () => undefined);
    return () => {
      giveUp();
      stop?.();
    };
  }, [gameId]);
  useEffect(() => {
    // An open sheet may show secrets of the card that moved to another phone.
    if (!newServer) return;
    sheets.value = [];
    toasts.value = [];
  }, [newServer]);
  const packState = useGamePackState(currentGame.value?.id === gameId ? gameSlice.value?.ruleset : undefined);
  const title = gameSlice.value?.title ?? "Acta Ludorum";
  useEffect(() => {
    document.title = isPhoneAwaited.value ? t("ui-title-called", { title }) : title;
  }, [title, isPhoneAwaited.value]);
  return packState;
}
