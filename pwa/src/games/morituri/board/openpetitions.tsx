import { waitingItems } from "../../../core/view/selectors";
import { me } from "../../../ui/me";
import { view } from "../../../ui/services";
import { t } from "../../../ui/texts";
import { ExpiredRequests } from "../../../ui/waiting/consenteffects";
import { PetitionCard } from "../../../ui/waiting/petition";

/** The requests that expired, and the petitions that wait for my consent. An example is a petition to fight to the end. */
export function OpenPetitions() {
  const petitions = me.value ? waitingItems(view.value, me.value).petitions : [];
  return (
    <>
      <ExpiredRequests character={me.value} />
      {petitions.length > 0 && (
        <section class="choice-panel" aria-label={t("ui-waiting")}>
          <ul class="cards">
            {petitions.map((petition) => (
              <PetitionCard key={petition.id} petition={petition} actor={me.value} />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
