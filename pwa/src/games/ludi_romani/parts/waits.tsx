import { waiting } from "../../../core/select";
import { me } from "../../../ui/me";
import { view } from "../../../ui/services";
import { DutyCard } from "../../../ui/waiting/duty";
import { PetitionCard } from "../../../ui/waiting/petition";

interface Props {
  readonly duties?: readonly string[];
  readonly petitions?: readonly string[];
}

/** Of what waits for my word, what belongs to this screen. */
export function Waits({ duties = [], petitions = [] }: Props) {
  const mine = waiting(view.value, me.value);
  const owed = mine.duties.filter((duty) => duties.includes(duty.kind));
  const asked = mine.petitions.filter((petition) => petitions.includes(petition.type));
  if (!owed.length && !asked.length) return null;
  return (
    <ul class="cards">
      {owed.map((duty) => (
        <DutyCard key={duty.id} duty={duty} as={me.value} />
      ))}
      {asked.map((petition) => (
        <PetitionCard key={petition.id} petition={petition} as={me.value} />
      ))}
    </ul>
  );
}
