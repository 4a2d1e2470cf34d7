import type { Audit } from "../../../core/view/wire";
import { goToAddress, currentRoute } from "../../../ui/router";
import { t } from "../../../ui/texts";
import { FetchedAnswer } from "../answer";
import { MattersOfKind } from "./kind";
import "virtual:texts/accounts";
import "./audit.css";

/**
 * The kinds of findings in the order of the list, the most important first. Kinds that are missing in this list come
 * last.
 */
const KIND_ORDER = [
  "overruled",
  "reversed",
  "contested",
  "unanswered",
  "unjudged",
  "diceless",
  "late",
  "recorded",
  "table",
  "appealed",
  "upheld",
  "dismissed",
  "switched",
  "warned",
  "settled",
  "declined",
  "staff",
];

const kindRank = (matterKind: string): number => (KIND_ORDER.includes(matterKind) ? KIND_ORDER.indexOf(matterKind) : KIND_ORDER.length);

/** The kinds of findings of the audit. If the address names a kind, the findings of this kind are shown. */
export function AuditPage() {
  const [, matterKind = ""] = currentRoute.value.rest;
  if (matterKind) return <MattersOfKind key={matterKind} matterKind={matterKind} />;
  return <FetchedAnswer path="/audit?limit=1" Shown={MatterKinds} />;
}

function MatterKinds({ answer: { balanced: isBalanced, counts, rolls } }: { answer: Audit }) {
  const sortedCounts = [...counts].sort((firstCount, secondCount) => kindRank(firstCount.kind) - kindRank(secondCount.kind));
  return (
    <div class="audit stack loose">
      <p>{t(isBalanced ? "audit-balanced" : "audit-unbalanced")}</p>
      <p class="quiet">{t("audit-dice", { server: rolls.server, table: rolls.table })}</p>
      <ul class="menu">
        {sortedCounts.map(({ kind: matterKind, count: matterCount }) => (
          <li key={matterKind}>
            <button type="button" class="menu-item" onClick={() => goToAddress(`/g/${currentRoute.value.game}/after/audit/${matterKind}`)}>
              <span class="option-text">
                <span>{t(`audit-${matterKind}`)}</span>
                <span class="option-note">{t(`audit-${matterKind}-about`)}</span>
              </span>
              <b class="audit-count">{matterCount}</b>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
