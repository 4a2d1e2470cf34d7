import type { Audit } from "../../../core/view/wire";
import { go, here } from "../../../ui/router";
import { t } from "../../../ui/texts";
import { Answer } from "../answer";
import { Kind } from "./kind";
import "virtual:texts/accounts";
import "./audit.css";

/** The kinds of matters in the order of the list, the most important first. Kinds that are missing here come last. */
const ORDER = [
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

const rank = (kind: string): number => (ORDER.includes(kind) ? ORDER.indexOf(kind) : ORDER.length);

/** The kinds of matters to look into, or the matters of the kind that the address names. */
export function AuditPage() {
  const [, kind = ""] = here.value.rest;
  if (kind) return <Kind key={kind} kind={kind} />;
  return <Answer path="/audit?limit=1" Shown={Kinds} />;
}

function Kinds({ answer: { balanced, counts, rolls } }: { answer: Audit }) {
  const sorted = [...counts].sort((one, other) => rank(one.kind) - rank(other.kind));
  return (
    <div class="audit stack loose">
      <p>{t(balanced ? "audit-balanced" : "audit-unbalanced")}</p>
      <p class="quiet">{t("audit-dice", { server: rolls.server, table: rolls.table })}</p>
      <ul class="menu">
        {sorted.map(({ kind, count }) => (
          <li key={kind}>
            <button type="button" class="menu-item" onClick={() => go(`/g/${here.value.game}/after/audit/${kind}`)}>
              <span class="option-text">
                <span>{t(`audit-${kind}`)}</span>
                <span class="option-note">{t(`audit-${kind}-about`)}</span>
              </span>
              <b class="audit-count">{count}</b>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
