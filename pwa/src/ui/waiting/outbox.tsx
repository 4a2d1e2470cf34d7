import type { OutboxItem } from "../../core/sending/storage";
import { ObjectionList } from "../act/objections";
import { refusalText } from "../act/send";
import { runUnlessTapsIgnored, areTapsIgnored } from "../taps";
import { Icon } from "../parts/icon";
import { lazy } from "../lazy";
import { openSheet } from "../router";
import { currentGame } from "../services";
import { t } from "../texts";
import { me } from "../me";
import { CommandTerms } from "./commandterms";
import { commandFields } from "../../core/sending/commandfields";

const AppealSheet = lazy(() => import("../act/appeal").then((module) => module.AppealSheet));

/** Draw one of the viewer's own commands, which waits, was refused, or belongs to an earlier period. */
export function OutboxCard({ item }: { item: OutboxItem }) {
  const title = t(item.label.key, item.label.args);
  const game = currentGame.value;
  const dismiss = (): void => void game?.dismiss(item.id);
  if (item.state === "asking") {
    return (
      <li class="card call">
        <Icon name="hourglass" size={28} />
        <div class="card-body">
          <p>{t("ui-still-do", { what: title })}</p>
          <SentFields item={item} />
        </div>
        <div class="card-acts">
          <button type="button" class="button quiet-button" onClick={dismiss}>
            {t("ui-drop")}
          </button>
          <button type="button" class="button primary" aria-disabled={areTapsIgnored.value} onClick={() => void runUnlessTapsIgnored(async () => game?.confirm(item.id))}>
            {t("ui-do-it")}
          </button>
        </div>
      </li>
    );
  }
  if (item.state === "refused" && item.problem) return <RefusedCard item={item} title={title} onRead={dismiss} />;
  const isLinked = game?.link.value === "live";
  const isHeld = isLinked && item.state === "queued" && game?.doc.value?.status === "paused";
  return (
    <li class="card pending">
      <Icon name="clock" size={28} />
      <div class="card-body">
        <p>{title}</p>
        <SentFields item={item} />
        <p class="quiet">{t(isHeld ? "ui-held" : item.state === "sent" && isLinked ? "ui-sent" : "ui-queued")}</p>
        {item.unkept && <p class="quiet">{t("ui-unkept")}</p>}
      </div>
      {isHeld && (
        <div class="card-acts">
          <button type="button" class="button quiet-button" onClick={dismiss}>
            {t("ui-drop")}
          </button>
        </div>
      )}
    </li>
  );
}

/** Draw the fields of a command under the labels of its form. Also draw the character for whom the command acts. */
function SentFields({ item: { body } }: { item: OutboxItem }) {
  return (
    <>
      {body.as !== me.value && <p class="quiet">{t("ui-for", { who: `who:${body.as}` })}</p>}
      <CommandTerms type={body.type} fields={commandFields(body)} />
    </>
  );
}

function RefusedCard({ item, title, onRead }: { item: OutboxItem; title: string; onRead: () => void }) {
  const objections = item.problem?.objections ?? [];
  const appeal = (): void =>
    openSheet(() => (
      <AppealSheet
        type={item.body.type}
        actor={item.body.as}
        fields={commandFields(item.body)}
        rules={objections.map((objection) => objection.rule)}
      />
    ));
  return (
    <li class="card refused">
      <Icon name="alert" size={28} />
      <div class="card-body">
        <p>{t("ui-refused", { what: title })}</p>
        <SentFields item={item} />
        {objections.length > 0 ? (
          <ObjectionList objections={objections} tone="refused" />
        ) : (
          <p class="quiet">{item.problem && refusalText(item.problem)}</p>
        )}
      </div>
      <div class="card-acts">
        {item.problem?.appealable && (
          <button type="button" class="button quiet-button" onClick={appeal}>
            {t("ui-appeal")}
          </button>
        )}
        <button type="button" class="button" onClick={onRead}>
          {t("ui-understood")}
        </button>
      </div>
    </li>
  );
}
