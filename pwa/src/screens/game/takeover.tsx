/** The banners of a game that continues on another server, from a copy of the ledger. */

import { useEffect, useState } from "preact/hooks";
import { findUndecidedLostActs, canBeSentAgain, giveUpAct, requeueAct } from "../../core/sending/lostacts";
import type { SignedCommand } from "../../core/sending/signing";
import { timeOfDay } from "../../core/words/timeofday";
import type { GameDoc } from "../../core/view/wire";
import "virtual:texts/takeover";
import { sendAct } from "../../ui/act/send";
import { loadUntilDone } from "../../ui/lazy";
import { me } from "../../ui/me";
import { useOffers } from "../../ui/offers";
import { api, currentGame, storage } from "../../ui/services";
import { runUnlessTapsIgnored, areTapsIgnored } from "../../ui/taps";
import { actTitle, t } from "../../ui/texts";

const TAKE_OVER_ACT = "take-over";

/**
 * Show the state of a takeover. This server may be the old server, the game may wait for a steward, or acts of this
 * phone may be lost.
 */
export function Takeover({ game }: { game: GameDoc }) {
  if (currentGame.value?.isServerOutdated.value) {
    return (
      <div class="banner" data-tone="alarm" role="alert">
        {t("ui-takeover-old")}
      </div>
    );
  }
  if (game.restored > 0) return <TakeoverBanner game={game} />;
  return game.server ? <LostActs key={game.server} game={game} /> : null;
}

/**
 * The banner of a game that waits for a takeover. The banner has a button only for a steward to whom the server offers
 * the act.
 */
function TakeoverBanner({ game }: { game: GameDoc }) {
  const { offers } = useOffers(me.value);
  const canTakeOver = offers?.offers.some(({ type }) => type === TAKE_OVER_ACT);
  return (
    <div class="banner takeover" role="status">
      <p>{t("ui-takeover-held", { time: timeOfDay(game.restored) })}</p>
      {canTakeOver && (
        <>
          <p>{t("ui-takeover-now")}</p>
          <button
            type="button"
            class="button primary"
            aria-disabled={areTapsIgnored.value}
            onClick={() => void runUnlessTapsIgnored(() => sendAct(TAKE_OVER_ACT, me.value))}
          >
            {t("act-take-over")}
          </button>
        </>
      )}
    </div>
  );
}

/** List the acts of this phone that are missing on the new server. Buttons send an act again or give it up. */
function LostActs({ game }: { game: GameDoc }) {
  const [acts, setActs] = useState<readonly SignedCommand[]>([]);
  const phoneStorage = storage.value;
  useEffect(() => loadUntilDone(() => findUndecidedLostActs(phoneStorage, api, game.id, game.server), setActs, () => undefined), [game.id, game.server]);
  if (acts.length === 0) return null;
  const removeDecided = (decidedCommands: readonly SignedCommand[]): void => setActs(acts.filter((command) => !decidedCommands.includes(command)));
  const sendAgain = async (acts: readonly SignedCommand[]): Promise<void> => {
    for (const act of acts) await requeueAct(phoneStorage, game.id, game.server, act, Date.now());
    removeDecided(acts);
    currentGame.value?.refresh();
  };
  const sendableActs = acts.filter(canBeSentAgain);
  return (
    <section class="banner takeover" role="status">
      <p>{t("ui-takeover-gone", { n: acts.length })}</p>
      <ul class="gone-acts">
        {acts.map((act) => (
          <li key={act.id}>
            <span>
              {actTitle(String(act.body["type"]))} <span class="quiet">{t("ui-takeover-at", { time: timeOfDay(act.at) })}</span>
            </span>
            {!canBeSentAgain(act) && <span class="quiet">{t("ui-takeover-erased")}</span>}
            <span class="card-acts">
              <button
                type="button"
                class="button quiet-button"
                onClick={() => void giveUpAct(phoneStorage, game.id, game.server, act.id).then(() => removeDecided([act]))}
              >
                {t("ui-takeover-leave")}
              </button>
              {canBeSentAgain(act) && (
                <button type="button" class="button" onClick={() => void sendAgain([act])}>
                  {t("ui-takeover-again")}
                </button>
              )}
            </span>
          </li>
        ))}
      </ul>
      {sendableActs.length > 1 && (
        <button type="button" class="button primary" onClick={() => void sendAgain(sendableActs)}>
          {t("ui-takeover-all")}
        </button>
      )}
    </section>
  );
}
