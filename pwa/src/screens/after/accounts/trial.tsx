import { useState } from "preact/hooks";
import type { TrialBalance } from "../../../core/view/wire";
import { moneyOrNumberText, t } from "../../../ui/texts";
import { currentArchive } from "../../archive/currentarchive";
import { FetchedAnswer } from "../answer";
import { accountName, assetTitle, signedNumber } from "./names";
import { AccountTable } from "./table";

type AssetTrial = TrialBalance["assets"][number];

/** The maximum number of assets that are unfolded at first. A trial balance with more assets is folded up. */
const MAX_OPEN_ASSETS = 3;

/** All accounts of every asset. The balances are those of now, or those right after an entry. */
export function TrialBalancePage() {
  const [chosenTime, setChosenTime] = useState("");
  return (
    <>
      <p class="quiet">{t("trial-about")}</p>
      {currentArchive.value === null && (
        <label class="accounts-at">
          <span>{t("trial-at")}</span>
          <input
            class="line-input"
            type="number"
            inputMode="numeric"
            min={1}
            value={chosenTime}
            onChange={(event) => setChosenTime(event.currentTarget.value)}
          />
        </label>
      )}
      <FetchedAnswer path={`/trial-balance${chosenTime ? `?at=${encodeURIComponent(chosenTime)}` : ""}`} Shown={AssetTrials} />
    </>
  );
}

function AssetTrials({ answer: { balanced: isBalanced, assets } }: { answer: TrialBalance }) {
  return (
    <>
      <p role="status">{t(isBalanced ? "trial-balanced" : "trial-unbalanced")}</p>
      {assets.map((trial) => (
        <details key={trial.asset} class="accounts-asset" open={assets.length <= MAX_OPEN_ASSETS}>
          <summary>
            {assetTitle(trial.asset)} <span class="quiet">{t("trial-held", { n: moneyOrNumberText(trial.asset, trial.held) })}</span>
          </summary>
          <TrialRows trial={trial} />
        </details>
      ))}
    </>
  );
}

function TrialRows({ trial: { asset, rows, received, given: givenAmount } }: { trial: AssetTrial }) {
  const orderedRows = [...rows.filter((row) => !row.outside), ...rows.filter((row) => row.outside)];
  return (
    <AccountTable
      title={assetTitle(asset)}
      heads={[t("accounts-account"), t("trial-received"), t("trial-given"), t("accounts-balance")]}
      isTitleHidden
    >
      <tbody>
        {orderedRows.map((row) => (
          <tr key={row.account} data-outside={row.outside}>
            <th scope="row">{accountName(row.account)}</th>
            <td>{signedNumber(row.received)}</td>
            <td>{signedNumber(row.given)}</td>
            <td>{signedNumber(row.balance)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr class="accounts-sum">
          <th scope="row">{t("trial-all")}</th>
          <td>{signedNumber(received)}</td>
          <td>{signedNumber(givenAmount)}</td>
          <td>{signedNumber(received - givenAmount)}</td>
        </tr>
      </tfoot>
    </AccountTable>
  );
}
