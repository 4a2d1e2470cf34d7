import type { Accounts } from "../../../core/view/wire";
import { goToAddress, currentRoute } from "../../../ui/router";
import { t } from "../../../ui/texts";
import { FetchedAnswer } from "../answer";
import { canSeeAllData } from "../readership";
import { ChosenStatement } from "./chosenstatement";
import { TillList } from "./tills";
import { TrialBalancePage } from "./trial";
import "virtual:texts/accounts";
import "./accounts.css";

const ACCOUNT_PARTS = ["statement", "trial", "tills"] as const;

type AccountsPart = (typeof ACCOUNT_PARTS)[number];

/** The page of accounts. The page has one statement, the trial balance of all accounts, and the counts of tills. */
export function AccountsPage() {
  return (
    <div class="accounts">
      <FetchedAnswer path="/accounts" Shown={AccountParts} />
    </div>
  );
}

/**
 * Return the sections of the page that this viewer has. Only a viewer who may see all data gets the trial balance. The
 * section about tills exists only in a game that counts tills.
 */
const visibleParts = ({ tills: hasTills }: Accounts): readonly AccountsPart[] => ACCOUNT_PARTS.filter((accountsPart) => (accountsPart === "trial" ? canSeeAllData() : accountsPart === "tills" ? hasTills : true));

function AccountParts({ answer }: { answer: Accounts }) {
  const [, accountsPart = "statement"] = currentRoute.value.rest;
  const accountsParts = visibleParts(answer);
  return (
    <>
      <nav class="accounts-parts wrapped snug" aria-label={t("after-accounts")} hidden={accountsParts.length < 2}>
        {accountsParts.map((partName) => (
          <button
            key={partName}
            type="button"
            class="button quiet-button"
            aria-current={partName === accountsPart ? "page" : undefined}
            onClick={() => goToAddress(`/g/${currentRoute.value.game}/after/accounts/${partName}`, true)}
          >
            {t(`accounts-${partName}`)}
          </button>
        ))}
      </nav>
      {accountsPart === "statement" && <ChosenStatement answer={answer} />}
      {accountsPart === "trial" && <TrialBalancePage />}
      {accountsPart === "tills" && <FetchedAnswer path="/tills" Shown={TillList} />}
    </>
  );
}
