import { openAct } from "../../ui/act/actrequest";
import type { DirectActs } from "../../ui/act/directacts";
import { me } from "../../ui/me";
import { Panel } from "../../ui/parts/panel";
import { personName, t, personRef } from "../../ui/texts";
import type { TableDoc } from "./wire";
import { isFormOpen } from "./turn/stage";

/**
 * Shows how the game can be ended early, which needs everybody's agreement. After the first player agrees, all other
 * players are asked.
 */
export function EarlyEnding({ table, directActs }: { table: TableDoc; directActs: DirectActs }) {
  const otherNames = table.ending.filter((player) => player !== me.value).map(personName);
  const isAsked = otherNames.length > 0 && !table.ending.includes(me.value);
  if (!isFormOpen(directActs, "agree-to-end") && !isFormOpen(directActs, "disagree")) return null;
  return (
    <Panel title={t("cur-end-early")} {...(isAsked ? { tone: "call" } : {})}>
      <p class="quiet cur-explain">{table.ending.length > 0 ? t("cur-would-end", { who: table.ending.map(personRef) }) : t("cur-end-about")}</p>
      <div class="cur-choices">
        {isFormOpen(directActs, "disagree") && (
          <button type="button" class="button" disabled={!directActs.isOpen("disagree")} onClick={() => void directActs.act("disagree")}>
            {t("cur-play-on")}
          </button>
        )}
        {isFormOpen(directActs, "agree-to-end") && (
          <button type="button" class="button" disabled={!directActs.isOpen("agree-to-end")} onClick={() => openAct({ type: "agree-to-end", as: directActs.actor })}>
            {t("cur-agree")}
          </button>
        )}
      </div>
    </Panel>
  );
}
