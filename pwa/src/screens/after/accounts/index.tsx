import { go, here } from "../../../ui/router";
import { t } from "../../../ui/texts";
import { Answer } from "../answer";
import { Chosen } from "./chosen";
import { TillList } from "./tills";
import { Trial } from "./trial";
import "./texts";
import "./accounts.css";

const PARTS = ["statement", "trial", "tills"] as const;

/** Accounts: the statement of one, the trial balance of all, and what was counted. */
export function AccountsPage() {
  const [, part = "statement"] = here.value.rest;
  return (
    <div class="accounts">
      <nav class="accounts-parts" aria-label={t("after-accounts")}>
        {PARTS.map((name) => (
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
      {part === "statement" && <Answer path="/accounts" Shown={Chosen} />}
      {part === "trial" && <Trial />}
      {part === "tills" && <Answer path="/tills" Shown={TillList} />}
    </div>
  );
}
