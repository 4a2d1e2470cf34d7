import { hasRequests } from "../../../core/view/selectors";
import type { DirectActs } from "../../../ui/act/directacts";
import { lazy } from "../../../ui/lazy";
import { me } from "../../../ui/me";
import { view } from "../../../ui/services";
import { actTitle, t } from "../../../ui/texts";
import { openWindowsOf } from "../../../ui/window/submissions";
import { ReadyButton } from "../../../ui/window/readybutton";
import { SubmissionLine } from "../../../ui/window/submissionline";
import type { WrittenOrders } from "./writtenorders";

const Winter = lazy(() => import("./winter").then((module) => module.WinterForm));
const Petitions = lazy(() => import("./openpetitions").then((module) => module.OpenPetitions));

/** The acts that have a button below the map while they are possible. The most urgent act comes first. */
const BUTTON_ACTS = ["found-empire", "give-city", "ask-for-orders"] as const;

/** The requests that expired, the petitions that wait for my consent, and the petitions to which I agreed and which wait for other players. */
export const TurnPetitions = () => hasRequests(view.value) && <Petitions />;

/**
 * The tasks of the turn in addition to orders. The tasks are winter adjustments, the acts before the first turn, and the
 * button with which a player is ready.
 */
export function TurnTasks({ directActs, orders }: { directActs: DirectActs; orders: WrittenOrders | undefined }) {
  if (!me.value) return null;
  const openActs = BUTTON_ACTS.filter((actType) => directActs.form(actType)?.blocked.length === 0);
  return (
    <>
      {directActs.form("order-adjustments")?.blocked.length === 0 && <Winter directActs={directActs} />}
      <div class="dip-bar act-bar now-only stack snug">
        <div class="dip-bar-row across wrapped">
          {openActs.map((actType, index) => (
            <button key={actType} type="button" class={index ? "button" : "button primary"} disabled={!directActs.isOpen(actType)} onClick={() => void directActs.tap(actType)}>
              {actTitle(actType)}
            </button>
          ))}
          <SaveAndReadyBar orders={orders} />
        </div>
      </div>
    </>
  );
}

/** The line that says whether the orders are saved, and the button with which I say that I am ready. */
function SaveAndReadyBar({ orders }: { orders: WrittenOrders | undefined }) {
  const [window] = openWindowsOf(me.value);
  if (!window) return null;
  const { isSaving = false, isLost = false } = orders ?? {};
  const saveNotice = isSaving || isLost ? <p class="quiet sealed-state">{t(isSaving ? "saving" : "orders-unsaved")}</p> : <SubmissionLine window={window} character={me.value} />;
  return (
    <>
      <div class="dip-saved">{saveNotice}</div>
      {orders && isLost && (
        <button type="button" class="button" onClick={() => orders.write(orders.rows)}>
          {t("orders-save-again")}
        </button>
      )}
      <ReadyButton window={window} character={me.value} isPaused={isSaving || isLost} />
    </>
  );
}
