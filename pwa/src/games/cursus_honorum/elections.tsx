import { useState } from "preact/hooks";
import { awaitedCharacters } from "../../core/view/selectors";
import { useDirectActs } from "../../ui/act/directacts";
import type { DirectActs } from "../../ui/act/directacts";
import { DiceInput } from "../../ui/fields/dice";
import { me } from "../../ui/me";
import { Panel } from "../../ui/parts/panel";
import { view } from "../../ui/services";
import { t, personRef } from "../../ui/texts";
import { ElectionContest } from "./parts/contest";
import { OfficeLadder } from "./parts/ladder";
import { noble, sheetOf, tableOf } from "./shape";
import type { ContestDoc, SheetDoc, TableDoc } from "./wire";
import { ActButton, ActBar } from "./turn/deeds";
import { fieldOf, isFormOpen } from "./turn/stage";
import "./colours.css";
import "./cursus.css";

/**
 * The tab of elections. The tab shows the current elections. Without current ones, it shows the last elections, with my
 * prospects in the next.
 */
export function Elections() {
  const directActs = useDirectActs(me.value, true);
  const table = tableOf(view.value);
  const sheet = sheetOf(view.value);
  if (!table || !sheet) return null;
  return (
    <div class="cursus">
      <CurrentElections table={table} sheet={sheet} directActs={directActs} />
    </div>
  );
}

interface CurrentElectionsProps {
  readonly table: TableDoc;
  readonly sheet: SheetDoc;
  readonly directActs: DirectActs;
}

export function CurrentElections({ table, sheet, directActs }: CurrentElectionsProps) {
  const isVoting = table.phase === "votes";
  const isOpen = table.phase === "candidacies";
  return (
    <>
      {table.contests.length > 0 && !isOpen && (
        <Panel title={t(isVoting ? "cur-votes-fall" : "cur-last-elections")} {...(isVoting ? { tone: "call" } : {})}>
          {table.contests.map((contest) => (
            <ElectionContest key={contest.office} contest={contest} office={officeOf(sheet, contest)} />
          ))}
        </Panel>
      )}
      {!isVoting && <Candidacies table={table} sheet={sheet} directActs={directActs} />}
      {isVoting && <VoteDice directActs={directActs} />}
    </>
  );
}

const officeOf = (sheet: SheetDoc, contest: ContestDoc): SheetDoc["offices"][number] | undefined =>
  sheet.offices.find(({ id }) => id === contest.office);

/** The candidates for each office. A tap chooses an office, and a button at the bottom announces the choice. */
function Candidacies({ table, sheet, directActs }: CurrentElectionsProps) {
  const [tappedOffice, setTappedOffice] = useState("");
  const ownNoble = noble(view.value, me.value);
  const isOpen = table.phase === "candidacies" && isFormOpen(directActs, "run-for");
  const field = fieldOf(directActs, "run-for", "office", "choice");
  const candidates = isOpen ? (field?.options.map(({ value: optionId }) => optionId) ?? []) : [];
  const candidate = candidates.includes(tappedOffice) ? tappedOffice : "";
  return (
    <>
      <Panel title={t(table.phase === "candidacies" ? "cur-who-stands" : "cur-prospects")} {...(isOpen && ownNoble ? { tone: "call" } : {})}>
        {table.phase !== "candidacies" && table.phase !== "over" && <p class="quiet cur-explain">{t("cur-elections-later")}</p>}
        {isOpen && ownNoble && <p class="quiet cur-explain">{t("cur-hint-stand")}</p>}
        <OfficeLadder table={table} sheet={sheet} ownNoble={ownNoble} openOffices={candidates} choice={candidate} onPick={setTappedOffice} />
      </Panel>
      {ownNoble && table.phase === "candidacies" && <AnnounceButton table={table} sheet={sheet} directActs={directActs} candidate={candidate} />}
    </>
  );
}

/**
 * A button that announces my office, or that I do not stand for any office. A player may change this until all players
 * have announced.
 */
function AnnounceButton({ table, sheet, directActs, candidate }: CurrentElectionsProps & { candidate: string }) {
  const waitingPeople = awaitedCharacters(view.value)
    .filter((rival) => rival !== me.value)
    .map(personRef);
  const note = waitingPeople.length > 0 ? t("cur-waiting-for", { who: waitingPeople }) : undefined;
  if (!candidate && table.ready.includes(me.value)) {
    return (
      <ActBar directActs={directActs} note={[t("cur-has-spoken"), note].filter(Boolean).join(" ")}>
        {isFormOpen(directActs, "stand-down") && (
          <ActButton isDisabled={!directActs.isOpen("stand-down")} onDo={() => void directActs.act("stand-down")}>
            {t("cur-step-back")}
          </ActButton>
        )}
      </ActBar>
    );
  }
  const office = sheet.offices.find(({ id }) => id === candidate)?.name ?? "";
  return (
    <ActBar directActs={directActs} acts={candidate ? "" : "run-for"} note={note}>
      {candidate ? (
        <ActButton isMain isDisabled={!directActs.isOpen("run-for")} onDo={() => void directActs.act("run-for", { office: candidate })}>
          {t("cur-stand", { office })}
        </ActButton>
      ) : (
        <ActButton isDisabled={!directActs.isOpen("ready")} onDo={() => void directActs.act("ready")}>
          {t("cur-stand-for-nothing")}
        </ActButton>
      )}
    </ActBar>
  );
}

/** My vote dice. A tap rolls them, or the player types the faces of dice from the table. */
function VoteDice({ directActs }: { directActs: DirectActs }) {
  const [faces, setFaces] = useState<readonly number[]>([]);
  if (!isFormOpen(directActs, "cast-votes")) return null;
  const field = fieldOf(directActs, "cast-votes", "dice", "dice");
  const isComplete = !field || (faces.length === field.count && faces.every((face) => face > 0));
  const diceCount = field?.count ?? noble(view.value, me.value)?.votes.dice ?? 0;
  return (
    <>
      {field && (
        <Panel tone="call">
          <DiceInput label={t("cur-what-fell")} count={field.count} sides={field.sides} value={faces} onChange={setFaces} />
        </Panel>
      )}
      <ActBar directActs={directActs} acts="cast-votes">
        <ActButton isMain isDisabled={!isComplete || !directActs.isOpen("cast-votes")} onDo={() => void directActs.act("cast-votes", field ? { dice: faces } : {})}>
          {field ? t("cur-enter") : t("cur-cast-votes", { n: diceCount })}
        </ActButton>
      </ActBar>
    </>
  );
}
