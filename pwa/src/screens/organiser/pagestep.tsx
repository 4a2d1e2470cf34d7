/** The step about the event's public page and its sign-up. */

import { useState } from "preact/hooks";
import { copyText } from "../../ui/share";
import { t } from "../../ui/texts";
import { shownValue } from "./fieldchanges";
import { TypedField } from "./fields";
import { siteOfEvent } from "./siteofevent";
import type { StepProps } from "./stepscreens";

/** Draw the link of the page under the address for phones, with a button that copies it. */
function PageLink({ path, site }: { path: string; site: string }) {
  const address = site + path;
  const [status, setStatus] = useState("");
  return (
    <>
      <p>
        <a class="organiser-link" href={path} target="_blank" rel="noreferrer">
          {address}
        </a>
      </p>
      <div class="wrapped">
        <button type="button" class="button" onClick={() => void copyText(address).then((isCopied) => setStatus(t(isCopied ? "ui-organiser-link-copied" : "ui-organiser-link-shown")))}>
          {t("ui-organiser-copy-link")}
        </button>
      </div>
      <p role="status">{status}</p>
    </>
  );
}

/** Draw the switch that publishes the page, and the fields that only the page shows. */
export function PageStep({ openEvent }: StepProps) {
  const isPublic = shownValue(openEvent.event, openEvent.pendingChanges, "event/public") === "yes";
  return (
    <>
      <p class="quiet">{t("ui-organiser-page-note")}</p>
      <label class="option">
        <input type="checkbox" checked={isPublic} onChange={() => openEvent.changeField("event/public", isPublic ? "" : "yes")} />
        <span class="organiser-box" aria-hidden="true">
          {isPublic ? "✓" : ""}
        </span>
        <span class="option-text">
          {t("ui-organiser-public")}
          <span class="option-note">{t("ui-organiser-public-note")}</span>
        </span>
      </label>
      {isPublic && <PageLink path={`/event/${openEvent.event.id}`} site={siteOfEvent(String(shownValue(openEvent.event, openEvent.pendingChanges, "event/address") ?? ""))} />}
      <TypedField openEvent={openEvent} field="event/place" label={t("ui-organiser-place")} />
      <div class="organiser-columns">
        <TypedField openEvent={openEvent} field="event/dinner" type="time" label={t("ui-organiser-dinner")} />
        <TypedField openEvent={openEvent} field="event/places" isNumber label={t("ui-organiser-places")} note={t("ui-organiser-places-note")} />
        <TypedField openEvent={openEvent} field="event/until" type="date" label={t("ui-organiser-until")} note={t("ui-organiser-until-note")} />
        <TypedField openEvent={openEvent} field="event/guest_days" isNumber label={t("ui-organiser-guest_days")} note={t("ui-organiser-guest-days-note")} />
      </div>
      <TypedField openEvent={openEvent} field="event/history" type="lines" label={t("ui-organiser-history")} note={t("ui-organiser-history-note")} />
    </>
  );
}
