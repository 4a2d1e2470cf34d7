import { isTrade, visibleTrades } from "../../../core/sending/opentrades";
import { waitingItems } from "../../../core/view/selectors";
import { me } from "../../../ui/me";
import { view } from "../../../ui/services";
import { t } from "../../../ui/texts";
import { ExpiredRequests, TradeCard } from "../../../ui/waiting/consenteffects";
import { PetitionCard } from "../../../ui/waiting/petition";

/** The requests that expired, the petitions that wait for my consent, and the trades to which I have agreed. */
export function OpenPetitions() {
  const petitions = me.value ? waitingItems(view.value, me.value).petitions : [];
  const agreedPetitions = visibleTrades(view.value).filter(({ given }) => given.includes(me.value));
  return (
    <>
      <ExpiredRequests character={me.value} />
      {petitions.length + agreedPetitions.length > 0 && (
        <ul class="cards dip-asked" aria-label={t("ui-waiting")}>
          {[...petitions, ...agreedPetitions].map((petition) => {
            const Card = isTrade(petition) ? TradeCard : PetitionCard;
            return <Card key={petition.id} petition={petition} actor={me.value} />;
          })}
        </ul>
      )}
    </>
  );
}
