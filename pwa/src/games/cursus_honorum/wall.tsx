import { awaitedCharacters } from "../../core/view/selectors";
import { personName, t, personRef } from "../../ui/texts";
import { CrestOf } from "../../ui/parts/crest";
import { hasScoreBoard } from "../../ui/scoreboard";
import { view } from "../../ui/services";
import { ElectionContest } from "./parts/contest";
import { YieldAmounts } from "./parts/gains";
import { amountLeft, yieldOf } from "./yields";
import { Honores } from "./parts/honores";
import { DignitasLanes } from "./parts/lanes";
import { Result } from "./parts/result";
import { noble, nobles, sheetOf, tableOf } from "./shape";
import type { SheetDoc, TableDoc, TurnDoc } from "./wire";
import { TurnDice } from "./turn/dice";
import "./colours.css";
import "./cursus.css";
import "./wall.css";

const NO_DICE: ReadonlySet<string> = new Set();

/**
 * The wall of the game. The wall shows dice or votes as they fall, the offices, and the race if the scenario allows a
 * score board. At the end it shows the winners.
 */
export function Wall() {
  const table = tableOf(view.value);
  const sheet = sheetOf(view.value);
  if (!table || !sheet) return null;
  const allNobles = nobles(view.value);
  if (table.phase === "over") {
    return (
      <div class="cursus cur-wall">
        <Result table={table} sheet={sheet} nobles={allNobles} isLarge />
      </div>
    );
  }
  if (table.phase === "votes") {
    return (
      <div class="cursus cur-wall">
        <section class="cur-wall-now cur-wall-votes">
          <WallVotes table={table} sheet={sheet} />
        </section>
      </div>
    );
  }
  return (
    <div class="cursus cur-wall">
      <section class="cur-wall-now">{table.turn ? <WallTurn turn={table.turn} sheet={sheet} /> : <WallCandidates table={table} sheet={sheet} />}</section>
      {hasScoreBoard() && (
        <section class="cur-wall-race">
          <DignitasLanes nobles={allNobles} levels={sheet.levels} boxCount={sheet.boxes} awaitedPeople={awaitedCharacters(view.value)} />
        </section>
      )}
      <section class="cur-wall-honores">
        <Honores table={table} sheet={sheet} isLarge />
      </section>
    </div>
  );
}

function WallTurn({ turn, sheet }: { turn: TurnDoc; sheet: SheetDoc }) {
  const player = noble(view.value, turn.who);
  if (!player) return null;
  return (
    <>
      <header class="cur-wall-head">
        <CrestOf id={turn.who} size={110} />
        <div>
          <h2><bdi>{personName(turn.who)}</bdi></h2>
          <p>{turn.step === "roll" && turn.rolls > 0 ? t("cur-roll-of", { n: turn.rolls, rolls: turn.rolls + turn.rolls_left }) : t(`cur-step-${turn.step}`)}</p>
        </div>
      </header>
      <TurnDice turn={turn} sheet={sheet} diceCount={player.level.dice} />
      {turn.rolls > 0 && (
        <YieldAmounts
          gains={turn.step === "roll" ? yieldOf(turn.dice, sheet, player.income.total, NO_DICE) : amountLeft(turn)}
          {...(turn.step === "roll" ? { upkeep: turn.upkeep } : {})}
        />
      )}
    </>
  );
}

function WallVotes({ table, sheet }: { table: TableDoc; sheet: SheetDoc }) {
  return (
    <div class="cur-wall-contests">
      {table.contests.map((contest) => (
        <ElectionContest key={contest.office} contest={contest} office={sheet.offices.find(({ id }) => id === contest.office)} isLarge />
      ))}
    </div>
  );
}

/** The candidates, shown as they announce that they stand. */
function WallCandidates({ table, sheet }: { table: TableDoc; sheet: SheetDoc }) {
  const references = awaitedCharacters(view.value).map(personRef);
  return (
    <>
      <header class="cur-wall-head">
        <div>
          <h2>{t(table.phase === "start" ? "cur-start" : "cur-who-stands")}</h2>
          {references.length > 0 && <p>{t("cur-waiting-for", { who: references })}</p>}
        </div>
      </header>
      <ul class="cur-wall-standing">
        {table.standing.map(({ who: character, office }) => (
          <li key={character}>
            <CrestOf id={character} size={72} />
            <strong><bdi>{personName(character)}</bdi></strong>
            <span>{sheet.offices.find(({ id }) => id === office)?.name}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
