import { places } from "../../core/select";
import { view } from "../../ui/services";
import { t } from "../../ui/texts";
import { Fleets } from "./actium/fleets";
import { Triumph } from "./actium/triumph";
import { Battle } from "./battle/battle";
import { RomanMap } from "./map";
import { Ballot } from "./senate/ballot";
import { actiumOf, lasting, senateOf } from "./shape";
import "./ludi.css";

/** So many battles fit on the wall beside each other. */
const SHOWN = 4;

/** The wall: the triumph, the fleets at Actium, else the battles, else the vote in the Senate, else the map. Only what everybody may see. */
export function Wall() {
  const actium = actiumOf(view.value);
  if (actium?.victor) return <Triumph actium={actium} big />;
  if (actium && actium.stage !== "forms") return <Fleets actium={actium} big />;
  const fights = lasting(view.value);
  if (fights.length) {
    return (
      <div class="lr-wall" data-n={Math.min(fights.length, SHOWN)}>
        {fights.slice(-SHOWN).map((one) => (
          <Battle key={one.id} battle={one} big />
        ))}
        {fights.length > SHOWN && <p>{t("lr-more-battles", { n: fights.length - SHOWN })}</p>}
      </div>
    );
  }
  const bill = senateOf(view.value)?.bill;
  if (bill) return <Ballot bill={{ law: bill, votes: bill.votes, sums: bill.sums ?? null }} big />;
  return (
    <div class="wall-map">
      <RomanMap places={places(view.value)} mine="" big />
    </div>
  );
}
