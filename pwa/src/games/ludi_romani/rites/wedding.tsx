import { person } from "../../../core/view/selectors";
import { useDirectActs } from "../../../ui/act/directacts";
import { ScreenStuckCommands } from "../../../ui/act/stucknotice";
import { me } from "../../../ui/me";
import { CrestOf } from "../../../ui/parts/crest";
import { view } from "../../../ui/services";
import { moneyText, personName, t } from "../../../ui/texts";
import { marriagesOf } from "../shape";
import type { MarriageDoc, RiteDoc } from "../wire";
import { RiteView } from "./rite";
import type { StepAct } from "./rite";
import { SeasonResults } from "./seasonresults";
import { ritesOf } from "./lookup";
import { RITE_SCENES } from "./scenes";
import "../ludi.css";
import "./rites.css";

/** The screen of a wedding. Juno holds the wedding step by step, and the marriage follows. */
export function WeddingScreen() {
  const directActs = useDirectActs(me.value);
  const rites = ritesOf(view.value, me.value, "wedding");
  const marriages = marriagesOf(view.value, me.value).filter(({ owed: isOwed }) => !isOwed);
  return (
    <div>
      {rites.length > 0 && <ScreenStuckCommands directActs={directActs} />}
      {rites.map((rite) => (
        <RiteView key={rite.about} rite={rite} directActs={directActs} acts={gatheringActs(rite)} />
      ))}
      {marriages.map((marriage) => (
        <Marriage key={marriage.wife} marriage={marriage} />
      ))}
      {rites.length + marriages.length === 0 && <p class="empty">{t("rite-no-wedding")}</p>}
      <SeasonResults keys={["wedded", "wedding-annulled"]} act="wed" />
    </div>
  );
}

/** Return the acts that bring missing people to the bride or to Juno. */
function gatheringActs(rite: RiteDoc): Readonly<Record<string, readonly StepAct[]>> {
  const [firstPerson, , lastPerson] = rite.people.map(({ who: character }) => character);
  const spouse = firstPerson === me.value ? lastPerson : firstPerson;
  const preset = { to: person(view.value, spouse ?? "")?.place ?? "" };
  return {
    together: [
      { type: "move", preset },
      { type: "sail", preset },
    ],
    there: [
      { type: "roam", preset },
      { type: "reside", preset },
    ],
  };
}

/** A marriage, and the price of a divorce. */
function Marriage({ marriage: { wife, husband, dos } }: { marriage: MarriageDoc }) {
  return (
    <section class="lr-rite lr-outcome" data-kind="wedding" aria-label={t("rite-married", { wife: `who:${wife}`, husband: `who:${husband}` })}>
      <header>
        {RITE_SCENES.wedding}
        <h2>{t("rite-married", { wife: `who:${wife}`, husband: `who:${husband}` })}</h2>
      </header>
      <ul class="lr-cast">
        {[wife, husband].map((spouse, index) => (
          <li key={spouse}>
            <CrestOf id={spouse} size={56} />
            <b><bdi>{personName(spouse)}</bdi></b>
            <small>{t(`rite-part-${index === 0 ? "wife" : "husband"}`)}</small>
          </li>
        ))}
      </ul>
      <p class="lr-bond">{dos > 0 ? t("rite-married-dos", { sum: moneyText(dos), husband: `who:${husband}` }) : t("rite-married-no-dos")}</p>
    </section>
  );
}
