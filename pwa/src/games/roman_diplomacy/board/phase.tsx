import { useState } from "preact/hooks";
import { waiting } from "../../../core/selectors";
import type { DirectActs } from "../../../ui/act/directacts";
import { PlayNote } from "../../../ui/act/note";
import { refusalText } from "../../../ui/act/send";
import { lazy } from "../../../ui/lazy";
import { me } from "../../../ui/me";
import { view } from "../../../ui/services";
import { decide, tapsIgnored } from "../../../ui/taps";
import { actTitle, t } from "../../../ui/texts";
import { toast } from "../../../ui/toasts";
import { own, owedBy } from "../../../ui/window/own";
import { sayReady } from "../../../ui/window/save";
import { SealedState } from "../../../ui/window/state";
import type { Written } from "./written";

const Winter = lazy(() => import("./winter").then((module) => module.Winter));
const PetitionCard = lazy(() => import("../../../ui/waiting/petition").then((module) => module.PetitionCard));

/** Acts that stand below the map while they are open, the most urgent first. */
const BESIDE = ["found-empire", "ask-for-orders", "hand-over-unit", "hand-over-centre", "hand-over-builds"] as const;

/** What the turn asks of me beside orders: petitions, winter, trades, and to be ready. */
export function Phase({ play, written }: { play: DirectActs; written: Written | undefined }) {
  if (!me.value) return null;
  const asked = waiting(view.value, me.value).petitions;
  const beside = BESIDE.filter((type) => play.form(type)?.blocked.length === 0);
  return (
    <>
      {asked.length > 0 && (
        <ul class="cards" aria-label={t("ui-waiting")}>
          {asked.map((petition) => (
            <PetitionCard key={petition.id} petition={petition} as={me.value} />
          ))}
        </ul>
      )}
      {play.form("order-adjustments")?.blocked.length === 0 && <Winter play={play} />}
      <div class="dip-bar">
        <PlayNote play={play} />
        <div class="dip-bar-row">
          {beside.map((type) => (
            <button key={type} type="button" class="button" disabled={!play.open(type)} onClick={() => void play.tap(type)}>
              {actTitle(type)}
            </button>
          ))}
          <Ready saving={written?.saving === true} />
        </div>
      </div>
    </>
  );
}

/** Saved or sealed, and the button that says that I am ready. */
function Ready({ saving }: { saving: boolean }) {
  const [busy, setBusy] = useState(false);
  const [window] = owedBy(me.value);
  if (!window) return null;
  const ready = own(window.id, me.value)?.doc.ready === true;
  const say = async (): Promise<void> => {
    setBusy(true);
    const sent = await sayReady(window, me.value, !ready);
    if (sent.state === "refused") toast("refused", [refusalText(sent.problem)]);
    setBusy(false);
  };
  return (
    <>
      <div class="dip-saved">{saving ? <p class="quiet sealed-state">{t("saving")}</p> : <SealedState window={window} who={me.value} />}</div>
      <button type="button" class="button primary" disabled={busy || saving} aria-pressed={ready} aria-disabled={tapsIgnored.value} onClick={() => void decide(say)}>
        {t(ready ? "ui-not-ready-after-all" : "ui-i-am-ready")}
      </button>
    </>
  );
}
