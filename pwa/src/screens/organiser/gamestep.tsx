/** The step about the game and its file: faults without a field, doubts, download, upload and deletion. */

import { useState } from "preact/hooks";
import { Problem } from "../../core/view/api";
import { saveTextAsFile } from "../../ui/download";
import { goToAddress } from "../../ui/router";
import { api } from "../../ui/services";
import { t } from "../../ui/texts";
import { eventPath } from "./savedevent";
import { sentenceOf } from "./sentenceof";
import type { StepProps } from "./stepscreens";

/** Draw the game of an event, and the controls for its whole file. */
export function GameStep({ openEvent, outline }: StepProps) {
  const { event } = openEvent;
  return (
    <>
      <p>
        <strong>{outline.title}</strong>
      </p>
      {event.check.problems.length === 0 && <p>{t("ui-organiser-playable", { n: event.check.doubts.length })}</p>}
      {event.check.doubts.length > 0 && (
        <section>
          <h3>{t("ui-organiser-doubts")}</h3>
          <ul class="organiser-list">
            {event.check.doubts.map((doubt) => (
              <li key={doubt} lang="en">
                {doubt}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section class="stack">
        <h3>{t("ui-organiser-file")}</h3>
        <p class="quiet">{t("ui-organiser-file-note")}</p>
        <div class="wrapped">
          <button type="button" class="button" disabled={openEvent.isUnsaved} onClick={() => saveTextAsFile(`${event.details.name?.trim() || event.ruleset}.yaml`, event.scenario, "application/yaml")}>
            {t("ui-organiser-download")}
          </button>
          {!event.game && (
            <label class="button">
              {t("ui-organiser-upload")}
              <input
                type="file"
                class="organiser-file"
                accept=".yaml,.yml,text/yaml,application/yaml"
                onChange={({ currentTarget: input }) => {
                  void input.files?.[0]?.text().then(openEvent.replaceScenario);
                  input.value = "";
                }}
              />
            </label>
          )}
        </div>
        <details class="organiser-fold">
          <summary>{t("ui-organiser-show-file")}</summary>
          <textarea class="line-input organiser-text" readOnly rows={16} aria-label={t("ui-organiser-file")} value={event.scenario} />
        </details>
      </section>
      <EventDeletion openEvent={openEvent} />
    </>
  );
}

function EventDeletion({ openEvent: { event } }: Pick<StepProps, "openEvent">) {
  const [isAsking, setIsAsking] = useState(false);
  const [refusal, setRefusal] = useState("");
  const remove = (): void => {
    api.call(eventPath(event.id), { method: "DELETE", headers: { "If-Match": `"${event.tag}"` } }).then(
      () => goToAddress("/organiser", true),
      (problem: Problem) => setRefusal(sentenceOf(problem)),
    );
  };
  return (
    <section class="stack">
      <h3>{t("ui-organiser-delete")}</h3>
      {isAsking ? (
        <div class="wrapped">
          <p>{t(event.game ? "ui-organiser-delete-founded" : "ui-organiser-delete-note")}</p>
          <button type="button" class="button" onClick={() => setIsAsking(false)}>
            {t("ui-organiser-delete-no")}
          </button>
          <button type="button" class="button" onClick={remove}>
            {t("ui-organiser-delete-yes")}
          </button>
        </div>
      ) : (
        <button type="button" class="button" onClick={() => setIsAsking(true)}>
          {t("ui-organiser-delete-ask")}
        </button>
      )}
      {refusal && <p class="refusal" role="alert">{refusal}</p>}
    </section>
  );
}
