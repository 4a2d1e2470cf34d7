import { openAct } from "../../ui/act/actrequest";
import { lazy } from "../../ui/lazy";
import { useDirectActs } from "../../ui/act/directacts";
import type { DirectActs } from "../../ui/act/directacts";
import { me } from "../../ui/me";
import { Crest } from "../../ui/parts/crest";
import { Panel } from "../../ui/parts/panel";
import { WaitingList } from "../../ui/waiting/list";
import { view } from "../../ui/services";
import { t } from "../../ui/texts";
import { RecordSheet } from "./record";
import { noble, nobles, sheetOf, tableOf } from "./shape";
import type { NobleDoc, SheetDoc, TableDoc } from "./wire";
import { MyTurn, WatchedTurn } from "./turn";
import { ActButton, ActBar } from "./turn/deeds";
import "./colours.css";
import "./cursus.css";

/** Components that the first turn never shows are loaded later. */
const CurrentElections = lazy(() => import("./elections").then((module) => module.CurrentElections));
const EarlyEnding = lazy(() => import("./ending").then((module) => module.EarlyEnding));
const Result = lazy(() => import("./parts/result").then((module) => module.Result));

/**
 * My record sheet, below the current event of the table. The event is my turn, another player's turn, elections, or the
 * end of the game.
 */
export function RecordSheetScreen() {
  const play = useDirectActs(me.value, true);
  const table = tableOf(view.value);
  const sheet = sheetOf(view.value);
  const self = noble(view.value, me.value);
  if (!table || !sheet) return null;
  const myTurn = self && table.phase !== "votes" && table.turn?.who === self.id ? table.turn : undefined;
  return (
    <div class="cursus">
      {self && !myTurn && <Nameplate self={self} />}
      <WaitingList />
      {self && table.ending.length > 0 && table.phase !== "over" && <EarlyEnding table={table} play={play} />}
      {myTurn && self ? (
        <MyTurn turn={myTurn} table={table} sheet={sheet} player={self} play={play} />
      ) : (
        <>
          <CurrentEvent table={table} sheet={sheet} play={play} />
          {self && <RecordSheet self={self} sheet={sheet} />}
        </>
      )}
    </div>
  );
}

/** The current event of the table, such as a turn or an election. */
export function CurrentEvent({ table, sheet, play }: { table: TableDoc; sheet: SheetDoc; play: DirectActs }) {
  const player = table.turn ? noble(view.value, table.turn.who) : undefined;
  if (table.phase === "over") return <Result table={table} sheet={sheet} nobles={nobles(view.value)} />;
  if (table.phase === "start") return <StartButton play={play} />;
  if (table.phase !== "votes" && table.turn && player) return <WatchedTurn turn={table.turn} table={table} sheet={sheet} player={player} />;
  return <CurrentElections table={table} sheet={sheet} play={play} />;
}

/** A button for the player who may begin the game. The button is shown before the first turn. */
function StartButton({ play }: { play: DirectActs }) {
  const may = play.form("begin")?.blocked.length === 0;
  return (
    <Panel title={t("cur-start")} tone="call">
      <p>{t(may ? "cur-start-about" : "cur-start-wait")}</p>
      {may && (
        <ActBar play={play}>
          <ActButton first off={!play.open("begin")} onDo={() => beginGame(play)}>
            {t("cur-begin")}
          </ActButton>
        </ActBar>
      )}
    </Panel>
  );
}

/** Begin the game at once if the form has no open field. Otherwise open the sheet of the act. */
function beginGame(play: DirectActs): void {
  if (play.form("begin")?.fields.length) openAct({ type: "begin", as: play.actor });
  else void play.act("begin");
}

/** The player's name and family in one line. */
function Nameplate({ self }: { self: NobleDoc }) {
  return (
    <header class="cur-plate">
      <Crest bearer={self} size={44} />
      <h1><bdi>{self.short}</bdi></h1>
      <span>{t("cur-plate", { gens: self.name, level: self.level.name })}</span>
    </header>
  );
}
