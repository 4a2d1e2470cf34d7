import { isTrade, visibleTrades } from "../../core/sending/opentrades";
import type { PetitionDoc } from "../../core/view/wire";
import { openAct } from "../act/actrequest";
import { me } from "../me";
import { Panel } from "../parts/panel";
import { view } from "../services";
import { t } from "../texts";
import { TradeCard } from "../trade/card";
import { MissingConsents } from "./petition";
import { ExpiredRequests } from "./expiredrequests";
import { RequestCard } from "./requestcard";

/**
 * Draw the requests that expired, the viewer's own petitions that wait for other people, and the trades to which the
 * viewer has agreed.
 */
export function OwnPetitions({ petitions }: { petitions: readonly PetitionDoc[] }) {
  const agreedPetitions = visibleTrades(view.value).filter(({ given: givenVoices }) => givenVoices.includes(me.value));
  const plainPetitions = petitions.filter((petition) => !isTrade(petition));
  return (
    <>
      <ExpiredRequests character={me.value} />
      {plainPetitions.length + agreedPetitions.length > 0 && (
        <Panel title={t("ui-asked-of-others")}>
          <ul class="cards">
            {plainPetitions.map((petition) => (
              <OwnPetitionCard key={petition.id} petition={petition} actor={me.value} />
            ))}
            {agreedPetitions.map((petition) => (
              <TradeCard key={petition.id} petition={petition} actor={me.value} />
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}

/** Draw one of the viewer's own petitions, which waits for other people. */
export function OwnPetitionCard({ petition, actor }: { petition: PetitionDoc; actor: string }) {
  return (
    <RequestCard
      request={petition}
      buttons={
        <button type="button" class="button quiet-button" onClick={() => openAct({ type: "withdraw", as: actor, preset: { petition: petition.id } })}>
          {t("ui-withdraw")}
        </button>
      }
    >
      <MissingConsents petition={petition} />
    </RequestCard>
  );
}
