import { waitingItems } from "../../../core/view/selectors";
import { me } from "../../../ui/me";
import { Panel } from "../../../ui/parts/panel";
import { view } from "../../../ui/services";
import { t } from "../../../ui/texts";
import { DutyCard } from "../../../ui/waiting/duty";
import { OwnPetitionCard } from "../../../ui/waiting/ownpetitions";
import { PetitionCard } from "../../../ui/waiting/petition";

interface WaitingRequestsProps {
  readonly duties?: readonly string[];
  readonly petitions?: readonly string[];
}

/**
 * The requests that wait for my answer, and my own requests that wait for other people. Only requests that belong to
 * this screen are shown.
 */
export function WaitingRequests({ duties = [], petitions = [] }: WaitingRequestsProps) {
  const requests = waitingItems(view.value, me.value);
  const owedDuties = requests.duties.filter((duty) => duties.includes(duty.kind));
  const openPetitions = requests.petitions.filter((petition) => petitions.includes(petition.type));
  const ownPetitions = requests.asked.filter((petition) => petitions.includes(petition.type));
  return (
    <>
      {owedDuties.length + openPetitions.length > 0 && (
        <Panel title={t("ui-waiting")} tone="call">
          <ul class="cards">
            {owedDuties.map((duty) => (
              <DutyCard key={duty.id} duty={duty} actor={me.value} />
            ))}
            {openPetitions.map((petition) => (
              <PetitionCard key={petition.id} petition={petition} actor={me.value} />
            ))}
          </ul>
        </Panel>
      )}
      {ownPetitions.length > 0 && (
        <Panel title={t("ui-asked-of-others")}>
          <ul class="cards">
            {ownPetitions.map((petition) => (
              <OwnPetitionCard key={petition.id} petition={petition} actor={me.value} />
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}
