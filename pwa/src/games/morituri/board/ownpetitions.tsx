import { waitingItems } from "../../../core/view/selectors";
import type { DirectActs } from "../../../ui/act/directacts";
import { openAct } from "../../../ui/act/actrequest";
import { me, myCharacters, playAs } from "../../../ui/me";
import { view } from "../../../ui/services";
import { t, personRef } from "../../../ui/texts";

/** My own petitions that still wait for an answer, and a button with which I lay gear down before the move. */
export function OwnPetitions({ directActs }: { directActs: DirectActs }) {
  if (!me.value) return null;
  const { asked: askedPetitions } = waitingItems(view.value, me.value);
  return (
    <>
      {askedPetitions.map((petition) => {
        const missingVoices = petition.voices.filter((voice) => !petition.given.includes(voice));
        const voice = missingVoices.find((voice) => myCharacters.value.includes(voice));
        return (
          <section key={petition.id} class="choice-panel asked">
            <p>{t("asked-of", { who: missingVoices.map(personRef) })}</p>
            <div class="sheet-acts">
              {voice && (
                <button type="button" class="button" onClick={() => playAs(voice)}>
                  {t("asked-hand-to", { who: `who:${voice}` })}
                </button>
              )}
              <button type="button" class="button quiet-button" onClick={() => openAct({ type: "withdraw", as: me.value, preset: { petition: petition.id } })}>
                {t("ui-withdraw")}
              </button>
            </div>
          </section>
        );
      })}
      {directActs.form("drop-gear")?.blocked.length === 0 && (
        <button type="button" class="button quiet-button wide" onClick={() => openAct({ type: "drop-gear", as: me.value })}>
          {t("do-drop-gear")}
        </button>
      )}
    </>
  );
}
