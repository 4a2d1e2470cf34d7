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

/** Components that the first turn does not need are loaded later. */
const AimLine = lazy(() => import("../../ui/minute/aim").then((module) => module.AimLine));
const CurrentElections = lazy(() => import("./elections").then((module) => module.CurrentElections));
const EarlyEnding = lazy(() => import("./ending").then((module) => module.EarlyEnding));
const Result = lazy(() => import("./parts/result").then((module) => module.Result));

/**
 * My record sheet, below the current event of the table. The event is my turn, another player's turn, elections, or the
 * end of the game.
 */
export function RecordSheetScreen() {
  const directActs = useDirectActs(me.value, true);
  const table = tableOf(view.value);
  const sheet = sheetOf(view.value);
  const ownNoble = noble(view.value, me.value);
  if (!table || !sheet) return null;
  const myTurn = ownNoble && table.phase !== "votes" && table.turn?.who === ownNoble.id ? table.turn : undefined;
  return (
    <div class="cursus">
      {ownNoble && !myTurn && <Nameplate noble={ownNoble} />}
      <WaitingList />
      {ownNoble && table.ending.length > 0 && table.phase !== "over" && <EarlyEnding table={table} directActs={directActs} />}
      {myTurn && ownNoble ? (
        <MyTurn turn={myTurn} table={table} sheet={sheet} player={ownNoble} directActs={directActs} />
      ) : (
        <>
          <CurrentEvent table={table} sheet={sheet} directActs={directActs} />
          {ownNoble && <RecordSheet noble={ownNoble} sheet={sheet} />}
        </>
      )}
      {ownNoble && <AimLine id={ownNoble.id} />}
    </div>
  );
}

/** The current event of the table, such as a turn or an election. */
export function CurrentEvent({ table, sheet, directActs }: { table: TableDoc; sheet: SheetDoc; directActs: DirectActs }) {
  const player = table.turn ? noble(view.value, table.turn.who) : undefined;
  if (table.phase === "over") return <Result table={table} sheet={sheet} nobles={nobles(view.value)} />;
  if (table.phase === "start") return <StartButton directActs={directActs} />;
  if (table.phase !== "votes" && table.turn && player) return <WatchedTurn turn={table.turn} table={table} sheet={sheet} player={player} />;
  return <CurrentElections table={table} sheet={sheet} directActs={directActs} />;
}

/** A button for the player who may begin the game. The button is shown before the first turn. */
function StartButton({ directActs }: { directActs: DirectActs }) {
  const canBegin = directActs.form("begin")?.blocked.length === 0;
  return (
    <Panel title={t("cur-start")} tone="call">
      <p>{t(canBegin ? "cur-start-about" : "cur-start-wait")}</p>
      {canBegin && (
        <ActBar directActs={directActs}>
          <ActButton isMain isDisabled={!directActs.isOpen("begin")} onDo={() => beginGame(directActs)}>
            {t("cur-begin")}
          </ActButton>
        </ActBar>
      )}
    </Panel>
  );
}

/** Begin the game at once if the form has no open field. Otherwise open the sheet of the act. */
function beginGame(directActs: DirectActs): void {
  if (directActs.form("begin")?.fields.length) openAct({ type: "begin", as: directActs.actor });
  else void directActs.act("begin");
}

/** The player's name and family in one line. */
function Nameplate({ noble }: { noble: NobleDoc }) {
  return (
    <header class="cur-plate">
      <Crest bearer={noble} size={44} />
      <h1><bdi>{noble.short}</bdi></h1>
      <span>{t("cur-plate", { gens: noble.name, level: noble.level.name })}</span>
    </header>
  );
}
