import { changedReadings } from "../../../core/view/readings";
import { useDirectActs } from "../../../ui/act/directacts";
import { me } from "../../../ui/me";
import { Panel } from "../../../ui/parts/panel";
import { GlossedText } from "../../../ui/parts/gloss";
import { RuleLink } from "../../../ui/parts/words";
import { gameSlice, view } from "../../../ui/services";
import { personName, t, texts } from "../../../ui/texts";
import { ActButtons } from "../parts/deeds";
import { WaitingRequests } from "../parts/requests";
import { billOf, countOf, senateOf } from "../shape";
import type { SenateDoc } from "../wire";
import { LastDecision } from "./lastdecision";
import { BillView } from "./ballot";
import { lawText } from "./votetexts";
import { MyVotes } from "./votes";
import "../ludi.css";

const CONSUL_ACTS = ["vote-consul", "nominate", "declare-consuls", "acclaim-consuls", "poll-consuls"];
const BILL_ACTS = ["close-ballot", "bring-bill"];
const PLEA_ACTS = ["plead-in-senate"];
const LAW_ACTS = ["carry-out-law", "share-census"];
const ROME_ACTS = ["report-rex", "judge-rex", "hand-over", "seek-escort", "agree-feriae"];

/**
 * The screen of the Senate. The screen shows the open bill with my votes, the count and the benches, or the last
 * decision. Below are the nominees for consul, and the laws that wait.
 */
export function SenateScreen() {
  const directActs = useDirectActs(me.value);
  const senate = senateOf(view.value);
  const isSeasonOfSenate = gameSlice.value?.period.kind === "hiems";
  if (!senate || (!isSeasonOfSenate && !senate.laws.length && !senate.decided.length && !senate.consuls.length)) return <p class="empty">{t("lr-no-senate")}</p>;
  const bill = billOf(view.value);
  const lastDecision = senate.decided.at(-1);
  const isCounted = bill?.sums && senate.ballot === "secret";
  return (
    <div>
      {bill && (
        <>
          <BillView senate={senate} bill={bill}>
            <MyVotes key={bill.id} directActs={directActs} />
          </BillView>
          {isCounted && <p class="quiet">{t("lr-secret-count")}</p>}
          <ActButtons directActs={{ ...directActs, stuckItems: [] }} types={PLEA_ACTS} actsWithSheet={PLEA_ACTS} reasons={[]} />
          <ActButtons directActs={directActs} types={BILL_ACTS} actsWithSheet={["close-ballot"]} reasons={[]} />
        </>
      )}
      {!bill && lastDecision && <LastDecision law={lastDecision} />}
      {(isSeasonOfSenate || senate.consuls.length > 0) && <Consuls senate={senate} />}
      <ActButtons
        directActs={bill ? { ...directActs, stuckItems: [] } : directActs}
        types={bill ? CONSUL_ACTS : [...CONSUL_ACTS, ...BILL_ACTS]}
        actsWithSheet={CONSUL_ACTS}
        lesserTypes={bill || senate.consuls.length ? CONSUL_ACTS : []}
        reasons={[]}
      />
      <WaitingRequests duties={["mutatio"]} petitions={["seek-escort", "agree-feriae", "bring-bill"]} />
      <Laws senate={senate} />
      <ActButtons directActs={{ ...directActs, stuckItems: [] }} types={[...(bill ? [] : PLEA_ACTS), ...LAW_ACTS, ...ROME_ACTS]} actsWithSheet={[...PLEA_ACTS, ...LAW_ACTS]} reasons={[...CONSUL_ACTS, ...BILL_ACTS, ...LAW_ACTS, ...ROME_ACTS]} />
    </div>
  );
}

/** The consuls, the nominees, and the count of votes for the nominees. */
function Consuls({ senate }: { senate: SenateDoc }) {
  const votes = countOf(view.value)?.totals ?? senate.voices?.totals ?? {};
  const voices = Object.entries(senate.voices?.votes ?? {});
  return (
    <Panel title={t("lr-consuls")}>
      <p>
        {senate.consuls.length ? (
          texts.value.joinNames(senate.consuls.map(personName))
        ) : (
          <span class="quiet">
            <GlossedText text={t("lr-no-consuls")} />
          </span>
        )}
      </p>
      {!senate.consuls.length && (
        <p class="quiet">
          {t("lr-consuls-how", { method: String(changedReadings(view.value)["consul.method"] ?? "acclaim") })} <RuleLink rule="SEN-07" />
        </p>
      )}
      {senate.counting && <p>{t("lr-counting", { method: senate.counting })}</p>}
      {senate.nominees.length > 0 && (
        <ul class="lr-lines">
          {senate.nominees.map(({ id, by: nominator }) => (
            <li key={id}>
              <b><bdi>{personName(id)}</bdi></b> <span class="quiet">{t("lr-named-by", { who: `who:${nominator}` })}</span>
              {votes[id] !== undefined && <strong class="lr-n">{texts.value.count(votes[id])}</strong>}
            </li>
          ))}
        </ul>
      )}
      {voices.map(([voter, choice]) => (
        <p key={voter} class="quiet">
          {t("lr-voice", { who: `who:${voter}`, choice: `who:${choice}` })}
        </p>
      ))}
    </Panel>
  );
}

/** The decisions of this winter, and the laws that wait to be carried out. */
function Laws({ senate }: { senate: SenateDoc }) {
  if (!senate.laws.length && !senate.decided.length) return null;
  const lawIds = new Set(senate.laws.map(({ id }) => id));
  const decidedLaws = [...senate.laws.map((law) => ({ ...law, stage: "passed" })), ...senate.decided.filter(({ id }) => !lawIds.has(id))];
  return (
    <Panel title={t("lr-laws")}>
      <ul class="lr-lines">
        {decidedLaws.map((law) => (
          <li key={law.id}>
            <p>
              <GlossedText text={lawText(law)} /> <span class="quiet">({t(`lr-law-${law.stage}`)})</span>
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
