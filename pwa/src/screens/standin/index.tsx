import { person, waitingItems } from "../../core/view/selectors";
import { me } from "../../ui/me";
import { Crest } from "../../ui/parts/crest";
import { Heading } from "../../ui/parts/ornament";
import { SheetHead } from "../../ui/parts/sheet";
import { useIgnoreTapsAfterListChange } from "../../ui/taps";
import { view } from "../../ui/services";
import { t } from "../../ui/texts";
import { DutyCard } from "../../ui/waiting/duty";
import { PetitionCard } from "../../ui/waiting/petition";
import { RecordActs } from "../desk/recordsheet";
import "virtual:texts/standin";

/**
 * The sheet on which a stand-in acts for a character. The sheet shows the petitions and duties of the character, and
 * the acts to answer them.
 */
export function StandInSheet({ character: characterId }: { character: string }) {
  const { petitions, duties } = waitingItems(view.value, characterId);
  useIgnoreTapsAfterListChange([...petitions, ...duties].map(({ id }) => id).join(" "));
  const character = person(view.value, characterId);
  if (!character) return null;
  return (
    <div class="act">
      <SheetHead title={t("standin-for", { who: `who:${characterId}` })} mark={<Crest bearer={character} size={44} />} note={<span class="quiet">{t("standin-about")}</span>} />
      <div class="sheet-scroll">
        {petitions.length + duties.length > 0 && (
          <>
            <Heading>{t("standin-waits")}</Heading>
            <ul class="cards">
              {petitions.map((petition) => (
                <PetitionCard key={petition.id} petition={petition} actor={characterId} recorder={me.value} />
              ))}
              {duties.map((duty) => (
                <DutyCard key={duty.id} duty={duty} actor={characterId} recorder={me.value} />
              ))}
            </ul>
          </>
        )}
        <RecordActs character={characterId} />
      </div>
    </div>
  );
}
