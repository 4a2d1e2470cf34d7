import { useState } from "preact/hooks";
import type { Audit } from "../../../core/view/wire";
import { Chip } from "../../../ui/parts/panel";
import { RuleLink, MessageText } from "../../../ui/parts/words";
import { goToAddress, currentRoute, openSheet } from "../../../ui/router";
import { t } from "../../../ui/texts";
import { timeOfDay } from "../../../core/words/timeofday";
import { LineSheet } from "../../chronicle/sheet";
import { FetchedAnswer } from "../answer";

type Matter = Audit["matters"][number];

const PAGE_SIZE = "100";
const MINUTE = 60_000;

/** All findings of one kind. A tap on a finding opens its entry. */
export function MattersOfKind({ matterKind }: { matterKind: string }) {
  return (
    <div class="audit stack loose">
      <button type="button" class="link after-back" onClick={() => goToAddress(`/g/${currentRoute.value.game}/after/audit`)}>
        {t("audit-all-kinds")}
      </button>
      <h2>{t(`audit-${matterKind}`)}</h2>
      <p class="quiet">{t(`audit-${matterKind}-about`)}</p>
      <Matters matterKind={matterKind} startAfter={0} />
    </div>
  );
}

function Matters({ matterKind, startAfter }: { matterKind: string; startAfter: number }) {
  return <FetchedAnswer path={`/audit?${new URLSearchParams({ kind: matterKind, after: String(startAfter), limit: PAGE_SIZE })}`} Shown={MatterList} />;
}

function MatterList({ answer: { matters, more: hasMore } }: { answer: Audit }) {
  const [isOn, setIsOn] = useState(false);
  const [, matterKind = ""] = currentRoute.value.rest;
  if (matters.length === 0) return <p class="empty">{t("audit-nothing")}</p>;
  return (
    <>
      <ol class="audit-matters">
        {matters.map((matter) => (
          <li key={matter.entry}>
            <MatterRow matter={matter} matterKind={matterKind} />
          </li>
        ))}
      </ol>
      {hasMore && !isOn && (
        <button type="button" class="button wide" onClick={() => setIsOn(true)}>
          {t("audit-on")}
        </button>
      )}
      {hasMore && isOn && <Matters matterKind={matterKind} startAfter={matters.at(-1)?.position ?? 0} />}
    </>
  );
}

function MatterRow({ matter, matterKind }: { matter: Matter; matterKind: string }) {
  const { about: subjects } = matter;
  return (
    <article>
      <button type="button" class="audit-entry" onClick={() => openSheet(() => <LineSheet id={matter.entry} />)}>
        <time>{timeOfDay(matter.at)}</time>
        <span>
          <MessageText message={matter} />
        </span>
      </button>
      {matter.reason && <blockquote>{matter.reason}</blockquote>}
      <div class="chips">
        {matter.by && <span class="quiet">{t("audit-by", { who: `who:${matter.by}` })}</span>}
        {matter.late > 0 && <Chip tone="warn">{t("audit-late-by", { minutes: Math.floor(matter.late / MINUTE) })}</Chip>}
        {matter.kinds
          .filter((otherKind) => otherKind !== matterKind && otherKind !== "late")
          .map((kind) => (
            <Chip key={kind}>{t(`audit-${kind}`)}</Chip>
          ))}
        {matter.rules.map((rule) => (
          <RuleLink key={rule} rule={rule} />
        ))}
        {subjects && (
          <button type="button" class="link" onClick={() => openSheet(() => <LineSheet id={subjects} />)}>
            {t("audit-about-another")}
          </button>
        )}
      </div>
    </article>
  );
}
