import { places } from "../../core/selectors";
import { view } from "../../ui/services";
import { personName, t } from "../../ui/texts";
import { Fleets } from "./actium/fleets";
import { Triumph } from "./actium/triumph";
import { Duel } from "./battle/duel";
import { RomanMap } from "./map";
import { Ballot } from "./senate/ballot";
import { actiumOf, lasting, senateOf } from "./shape";
import type { BattleDoc } from "./wire";
import "./ludi.css";
import "./wall.css";

/** So many battles fit on the wall beside each other. */
const SHOWN = 4;

/** The wall: the triumph, the fleets at Actium, else the battles, else the vote in the Senate, else the map. Only what everybody may see. */
export function Wall() {
  const actium = actiumOf(view.value);
  if (actium?.victor) return <Triumph actium={actium} big />;
  if (actium && actium.stage !== "forms") return <Fleets actium={actium} big />;
  const fights = lasting(view.value);
  if (fights.length) {
    const others = fights.slice(0, -SHOWN);
    return (
      <div class="lr-wall" data-n={Math.min(fights.length, SHOWN)}>
        {fights.slice(-SHOWN).map((one) => (
          <Duel key={one.id} battle={one} />
        ))}
        {others.length > 0 && <p class="lr-more">{t("lr-more-battles", { n: others.length, who: others.map(versus).join(" · ") })}</p>}
      </div>
    );
  }
  const bill = senateOf(view.value)?.bill;
  if (bill) return <Ballot bill={bill} big />;
  return (
    <div class="wall-map">
      <RomanMap places={places(view.value)} mine="" big />
    </div>
  );
}

const versus = ({ sides: [first, second] }: BattleDoc): string =>
  t("lr-versus", { first: personName(first.leader), second: personName(second.leader) });
