import { useEffect, useRef, useState } from "preact/hooks";
import { unreachableProblem } from "../../core/view/api";
import type { Problem } from "../../core/view/api";
import { fetchRulesets } from "../../core/live/entryapi";
import type { DiceSource, Seat } from "../../core/sending/founding";
import { hasOnlyBots, loadLastNames, seatsToSend, fillSeats, defaultPlayerCount } from "../../core/sending/founding";
import type { CheckedNames } from "../../core/words/legibility";
import type { PlayersDoc, RulesetDoc } from "../../core/view/wire";
import { refusalText } from "../../ui/act/send";
import { Stepper } from "../../ui/fields/stepper";
import { Icon } from "../../ui/parts/icon";
import { OrnamentRule } from "../../ui/parts/ornament";
import { hasInvalidField } from "../../ui/invalidfields";
import { goToAddress } from "../../ui/router";
import { api, storage } from "../../ui/services";
import { t } from "../../ui/texts";
import { CoverEmblem, useCovers } from "../games/cover";
import { playersText } from "../games/catalogue";
import type { TableBeingFounded } from "./foundtable";
import { takenName } from "./takenname";
import { SeatRow } from "./seat";
import "../games/games.css";
import "virtual:texts/door";
import "./found.css";

/** Set up a table. The player chooses the number of players and their names, and begins the game with a button. */
export function TableSetup({ id: ruleset }: { id: string }) {
  const [rules, setRules] = useState<RulesetDoc | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  useEffect(() => {
    fetchRulesets(api).then(({ rulesets, founding: canFound }) => {
      const offer = rulesets.find((offer) => offer.name === ruleset && offer.players);
      if (offer && canFound) setRules(offer);
      else goToAddress("/", true);
    }, setProblem);
  }, [ruleset]);
  if (rules?.players) return <TableForm rules={rules} players={rules.players} />;
  return problem ? <p class="empty" role="alert">{refusalText(problem.doc)}</p> : <div class="loading" aria-busy="true" />;
}

function TableForm({ rules, players }: { rules: RulesetDoc; players: PlayersDoc }) {
  const [names, setLastNames] = useState(usualNames);
  const [changedSeats, setChangedSeats] = useState<readonly Seat[] | null>(null);
  const table = changedSeats ?? fillSeats(defaultPlayerCount(players), [], names);
  const [dice, setDice] = useState<DiceSource>("server");
  const { begin, busy: isFounding, problem, forget } = useTableFounding(rules);
  const cover = useCovers([rules.name])[rules.name];
  useEffect(() => {
    void loadLastNames(storage.peek()).then((lastNames) => setLastNames([...new Set([...lastNames, ...names])]));
  }, []);
  const changeTable = (newTable: readonly Seat[]): void => {
    forget();
    setChangedSeats(newTable);
  };
  const { faults, isSame: haveSameNames } = useNameFaults(table);
  const obstacle = hasOnlyBots(table) ? "nobody" : haveSameNames ? "same-name" : "";
  return (
    <main class="door found">
      <button type="button" class="back" onClick={() => goToAddress("/")}>
        <Icon name="back" size={20} /> {t("ui-to-games")}
      </button>
      <header class="door-head">
        {cover && <CoverEmblem cover={cover} size={84} />}
        <h1>{cover?.name}</h1>
        <p>{rules.title}</p>
        <OrnamentRule />
      </header>
      <div role="group" aria-label={t("ui-how-many")}>
        <span class="legend">
          {t("ui-how-many")} <span class="legend-note">{playersText(players)}</span>
        </span>
        <Stepper
          label={t("ui-how-many")}
          value={table.length}
          least={players.least}
          most={players.most}
          step={1}
          valueText={String(table.length)}
          onChange={(playerCount) => changeTable(fillSeats(playerCount, table, names))}
        />
      </div>
      <ul class="seat-list">
        {table.map((seat, index) => (
          <SeatRow key={index} seatNumber={index + 1} seat={seat} fault={faults[index]} onChange={(newSeat) => changeTable(table.map((required) => (required === seat ? newSeat : required)))} />
        ))}
      </ul>
      {rules.table_dice && <DiceRow dice={dice} onChange={setDice} />}
      <p class="quiet centred">{t("ui-names-about")}</p>
      <p class="quiet centred">{t("ui-one-phone")}</p>
      <footer class="found-foot">
        {(obstacle || problem) && (
          <p class="refusal" role="alert">
            {obstacle ? t(`ui-hindrance-${obstacle}`) : problem && refusalReason(problem, table)}
          </p>
        )}
        <button type="button" class="button primary wide" disabled={Boolean(obstacle) || faults.some(Boolean) || isFounding || hasInvalidField.value} aria-busy={isFounding} onClick={() => begin(table, dice)}>
          {t("ui-begin")}
        </button>
      </footer>
    </main>
  );
}

const NO_FAULTS: CheckedNames = { faults: [], isSame: false };

/** Return the faults of the names at a table. The faults are known after the rule for names has been loaded. */
function useNameFaults(table: readonly Seat[]): CheckedNames {
  const [faults, setFaults] = useState(NO_FAULTS);
  const names = seatsToSend(table).map(({ name }) => name);
  useEffect(() => {
    let isCurrent = true;
    void import("../../core/words/legibility").then(({ checkNames }) => isCurrent && setFaults(checkNames(names)), () => undefined);
    return () => void (isCurrent = false);
  }, [names.join()]);
  return faults;
}

/**
 * Return a sentence about the reason why the table was not founded. If the server refused a name, the sentence contains
 * the name.
 */
function refusalReason({ doc }: Problem, table: readonly Seat[]): string {
  const usedName = takenName(doc, table);
  return usedName ? t("ui-hindrance-taken", { name: usedName }) : doc.detail || refusalText(doc);
}

/** Choose whether the server rolls the dice or people type the faces of their own dice. */
function DiceRow({ dice, onChange }: { dice: DiceSource; onChange: (dice: DiceSource) => void }) {
  return (
    <div class="found-dice">
      <span class="legend">{t("ui-whose-dice")}</span>
      <div class="segments" role="group" aria-label={t("ui-whose-dice")}>
        {(["server", "table"] as const).map((mode) => (
          <button key={mode} type="button" class="segment" aria-pressed={dice === mode} onClick={() => onChange(mode)}>
            {t(`ui-dice-${mode}`)}
          </button>
        ))}
      </div>
    </div>
  );
}

const usualNames = (): readonly string[] => t("ui-usual-names").split(", ");

/** Found the table and open it. After a failure, a retry continues with the table that was already founded. */
function useTableFounding(rules: RulesetDoc) {
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const newTable = useRef<TableBeingFounded>({ requestText: "", id: "", foundedTable: null });
  const foundTable = (table: readonly Seat[], dice: DiceSource): void => {
    setIsSending(true);
    setProblem(null);
    import("./foundtable")
      .catch(() => Promise.reject(unreachableProblem()))
      .then(({ foundTable }) => foundTable(newTable.current, rules, table, dice))
      .catch(setProblem)
      .finally(() => setIsSending(false));
  };
  return { begin: foundTable, busy: isSending, problem, forget: () => setProblem(null) };
}
