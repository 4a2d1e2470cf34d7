import { useDirectActs } from "../../../ui/act/directacts";
import { ScreenStuckCommands } from "../../../ui/act/stucknotice";
import { me } from "../../../ui/me";
import { GlossedText } from "../../../ui/parts/gloss";
import { Panel } from "../../../ui/parts/panel";
import { AssetIcon } from "../../../ui/parts/piece";
import { view } from "../../../ui/services";
import { amountText, moneyText, t } from "../../../ui/texts";
import { WaitingRequests } from "../parts/requests";
import { repaymentOf } from "../shape";
import type { RepaymentDoc, RiteDoc } from "../wire";
import { RiteView } from "./rite";
import type { StepAct } from "./rite";
import { SeasonResults } from "./seasonresults";
import { ritesOf } from "./lookup";
import "../ludi.css";
import "./rites.css";

const RESULT_KEYS = ["divorced", "marriage-restored", "dos-claimed", "dos-repaid", "dos-owed", "rest-forgiven"];

/** The screen of a divorce, with the plea, Juno's decision, the repayment of the dos, and the results. */
export function DivorceScreen() {
  const directActs = useDirectActs(me.value);
  const rites = ritesOf(view.value, me.value, "divorce");
  return (
    <div>
      {rites.length > 0 && <ScreenStuckCommands directActs={directActs} />}
      <WaitingRequests petitions={["claim-dos"]} duties={["insolvent"]} />
      {rites.map((rite) => (
        <RiteView key={`${rite.about} ${rite.people[0]?.who ?? ""}`} rite={rite} directActs={directActs} acts={repaymentActs(rite)} />
      ))}
      {rites.map((rite) => {
        const repayment = repaymentOf(view.value, rite.people[0]?.who ?? "");
        return repayment?.husband === me.value && <Repayment key={repayment.wife} repayment={repayment} />;
      })}
      {rites.length === 0 && <p class="empty">{t("rite-no-divorce")}</p>}
      <SeasonResults keys={RESULT_KEYS} act="plead-divorce" />
    </div>
  );
}

/** Return the acts for the step of repayment. The husband pays the dos, or the wife demands it. */
function repaymentActs(rite: RiteDoc): Readonly<Record<string, readonly StepAct[]>> {
  const [wife = "", , husband = ""] = rite.people.map(({ who: character }) => character);
  return {
    repaid: [
      { type: "repay-dos", preset: { to: wife } },
      { type: "claim-dos", preset: { from: husband } },
    ],
  };
}

/**
 * The repayment that is made if the husband chooses nothing. The repayment shows the pieces, and whether they are
 * enough.
 */
function Repayment({ repayment: { wife, dos, pieces, worth } }: { repayment: RepaymentDoc }) {
  const difference = dos - worth;
  return (
    <Panel title={t("rite-repayment")}>
      <p class="quiet">{t("rite-repayment-about", { wife: `who:${wife}` })}</p>
      <ul class="lr-lines">
        {Object.entries(pieces).map(([asset, amount]) => (
          <li key={asset} class="lr-left">
            <AssetIcon asset={asset} size={26} />
            <p>
              <GlossedText text={asset === "denarius" ? moneyText(amount) : amountText(asset, amount)} />
            </p>
          </li>
        ))}
      </ul>
      <p class="lr-sum-line">
        <b>{t("rite-repayment-worth", { worth: moneyText(worth), dos: moneyText(dos) })}</b>
        {difference > 0 && <span class="lr-short">{t("rite-repayment-lacks", { sum: moneyText(difference) })}</span>}
        {difference < 0 && <span class="quiet">{t("rite-repayment-over", { sum: moneyText(-difference) })}</span>}
      </p>
    </Panel>
  );
}
