import type { Accounts } from "../../../core/view/wire";
import { go, here } from "../../../ui/router";
import { t } from "../../../ui/texts";
import { Answer } from "../answer";
import { seesAll } from "../who";
import { ChosenStatement } from "./chosenstatement";
import { TillList } from "./tills";
import { Trial } from "./trial";
import "virtual:texts/accounts";
import "./accounts.css";

const PARTS = ["statement", "trial", "tills"] as const;

type Part = (typeof PARTS)[number];

/** The page of accounts: one statement, the trial balance of all accounts, and the counts of tills. */
export function AccountsPage() {
  return (
    <div class="accounts">
      <Answer path="/accounts" Shown={Parts} />
    </div>
  );
}

/**
 * Return the parts that this viewer has. Only a viewer who may see everything gets the trial balance. Only a game
 * that counts tills has them.
 */
const partsOf = ({ tills }: Accounts): readonly Part[] => PARTS.filter((part) => (part === "trial" ? seesAll() : part === "tills" ? tills : true));

function Parts({ answer }: { answer: Accounts }) {
  const [, part = "statement"] = here.value.rest;
  const parts = partsOf(answer);
  return (
    <>
      <nav class="accounts-parts wrapped snug" aria-label={t("after-accounts")} hidden={parts.length < 2}>
        {parts.map((name) => (
          <button
            key={name}
            type="button"
            class="button quiet-button"
            aria-current={name === part ? "page" : undefined}
            onClick={() => go(`/g/${here.value.game}/after/accounts/${name}`, true)}
          >
            {t(`accounts-${name}`)}
          </button>
        ))}
      </nav>
      {part === "statement" && <ChosenStatement answer={answer} />}
      {part === "trial" && <Trial />}
      {part === "tills" && <Answer path="/tills" Shown={TillList} />}
    </>
  );
}
