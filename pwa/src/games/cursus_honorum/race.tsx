import { awaitedCharacters } from "../../core/view/selectors";
import { useDirectActs } from "../../ui/act/directacts";
import { openReference } from "../../ui/reference";
import { me } from "../../ui/me";
import { Panel } from "../../ui/parts/panel";
import { view } from "../../ui/services";
import { t } from "../../ui/texts";
import { Honores } from "./parts/honores";
import { DignitasLanes } from "./parts/lanes";
import { Result } from "./parts/result";
import { Scores } from "./parts/scores";
import { CurrentEvent } from "./sheet";
import { noble, nobles, sheetOf, tableOf } from "./shape";
import { EarlyEnding } from "./ending";
import "./colours.css";
import "./cursus.css";

/** The dignitas, offices and points of all players. Spectators see the current turn above them. */
export function StandingsScreen() {
  const directActs = useDirectActs(me.value, true);
  const table = tableOf(view.value);
  const sheet = sheetOf(view.value);
  if (!table || !sheet) return null;
  const allNobles = nobles(view.value);
  const isOver = table.phase === "over";
  const isPlayer = Boolean(noble(view.value, me.value));
  return (
    <div class="cursus">
      {isOver && <Result table={table} sheet={sheet} nobles={allNobles} />}
      {!isOver && !isPlayer && <CurrentEvent table={table} sheet={sheet} directActs={directActs} />}
      <Panel title={t("cur-race")}>
        <DignitasLanes
          nobles={allNobles}
          levels={sheet.levels}
          boxCount={sheet.boxes}
          awaitedPeople={isOver ? [] : awaitedCharacters(view.value)}
          myId={me.value}
          onPick={(personId) => openReference({ kind: "who", id: personId })}
        />
      </Panel>
      <Panel title={t("cur-honores")}>
        <Honores table={table} sheet={sheet} />
      </Panel>
      {!isOver && (
        <Panel title={t("cur-if-now")}>
          <Scores nobles={allNobles} sheet={sheet} />
        </Panel>
      )}
      {!isOver && isPlayer && <EarlyEnding table={table} directActs={directActs} />}
    </div>
  );
}
