import { useState } from "preact/hooks";
import { useDirectActs } from "../../../ui/act/directacts";
import { ScreenStuckCommands } from "../../../ui/act/stucknotice";
import { openAct } from "../../../ui/act/actrequest";
import { lazy } from "../../../ui/lazy";
import { me } from "../../../ui/me";
import { useMapPicture } from "../mappicture";
import { currentGame, view } from "../../../ui/services";
import { t } from "../../../ui/texts";
import { emperorOf, lastTurnOf, turnOf } from "../shape";
import { OrderMap } from "./ordermap";
import { TurnPetitions, TurnTasks } from "./phase";
import { useWrittenOrders } from "./writtenorders";
import "./board.css";
import "../diplomacy.css";

const TurnReplay = lazy(() => import("../replay").then((module) => module.TurnReplayView));

const ActEffect = lazy(() => import("../../../ui/act/suggestedeffect").then((module) => module.SuggestedActEffect));

const WhatIf = lazy(() => import("./whatif").then((module) => module.WhatIfScreen));

const List = lazy(() => import("./list").then((module) => module.OrderList));

const Trades = lazy(() => import("./trades").then((module) => module.TradeList));

/** The acts that a turn may require of a player. Such acts are shown with a description of their consequences. */
const DESCRIBED_ACTS = "found-empire give-city ask-for-orders order-units order-retreats order-partings order-adjustments trade";

type BoardTab = "map" | "list" | "trades" | "last" | "what-if";

/** The main screen. The main screen shows the map, the orders as a list, and the last turn. */
export function BoardScreen() {
  const directActs = useDirectActs(me.value, true);
  const orders = useWrittenOrders(directActs);
  const picture = useMapPicture();
  const lastTurn = lastTurnOf(view.value);
  const [tab, setTab] = useState<BoardTab>("map");
  const turn = turnOf(view.value);
  if (!turn) return null;
  const isPresent = !currentGame.value?.isPast;
  const effect = <ActEffect directActs={directActs} acts={DESCRIBED_ACTS} />;
  const tabs: readonly BoardTab[] = [
    "map",
    ...(isPresent ? [turn.phase === "trades" ? ("trades" as const) : ("list" as const)] : []),
    ...(lastTurn ? ["last" as const] : []),
    ...(isPresent && turn.started && turn.phase === "movement" ? ["what-if" as const] : []),
  ];
  const openTab = tabs.includes(tab) ? tab : "map";
  const isWritable = openTab !== "last" && openTab !== "what-if";
  const showsOrderMap = openTab === "map" && orders !== undefined;
  return (
    <div class="dip-board" data-shown={openTab}>
      <div class="dip-stuck">
        <ScreenStuckCommands directActs={directActs} />
      </div>
      {isWritable && <TurnPetitions />}
      {isWritable && isPresent && !showsOrderMap && effect}
      <div class="segments" role="group" aria-label={t("tab-board")}>
        {tabs.map((tab) => (
          <button key={tab} type="button" class="segment" aria-pressed={openTab === tab} onClick={() => setTab(tab)}>
            <span>{t(`board-${tab}`)}</span>
          </button>
        ))}
      </div>
      {openTab === "map" && picture && (
        <OrderMap
          picture={picture}
          orderRows={orders}
          home={emperorOf(view.value, me.value)?.city}
          sites={directActs.isOpen("found-empire") ? directActs.options("found-empire", "city").map(({ value: optionId }) => optionId) : []}
          onSite={(city) => openAct({ type: "found-empire", as: me.value, preset: { city } })}
          idle={effect}
        />
      )}
      {openTab === "list" && <List orders={orders} />}
      {openTab === "last" && <TurnReplay />}
      {openTab === "trades" && <Trades directActs={directActs} />}
      {openTab === "what-if" && picture && <WhatIf picture={picture} ownRows={orders?.rows ?? {}} />}
      {!isWritable && <TurnPetitions />}
      <TurnTasks directActs={directActs} orders={orders} />
    </div>
  );
}
