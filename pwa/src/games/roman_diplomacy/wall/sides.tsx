import { hasScoreBoard } from "../../../ui/scoreboard";
import { view } from "../../../ui/services";
import { lookOf } from "../map/looks";
import { lookIndexes } from "../shape";
import type { SideDoc } from "../wire";
import { empireName } from "./lastseason";

/**
 * The sides with their colours and centres, the strongest side first. Without a score board only the names are shown,
 * in an order that does not depend on strength.
 */
export function Sides({ sides }: { sides: readonly SideDoc[] }) {
  const powers = lookIndexes(view.value);
  const hasScores = hasScoreBoard();
  return (
    <ul class="dip-sides stack">
      {(hasScores ? sides : [...sides].sort(compareSidesByMembers)).map(({ members, name, centres: centreCount }) => (
        <li key={members.join()} class="dip-wall-row stack loose">
          <span class="dip-wall-marks">
            {members.map((member) => (
              <svg key={member} viewBox="-12 -12 24 24" aria-hidden="true" style={{ color: lookOf(powers, member).colour }}>
                <path d={lookOf(powers, member).mark} fill="currentColor" fill-rule="evenodd" />
              </svg>
            ))}
          </span>
          <span>{name || members.map(empireName).join(", ")}</span>
          {hasScores && <strong>{centreCount}</strong>}
        </li>
      ))}
    </ul>
  );
}

const compareSidesByMembers = (side: SideDoc, otherSide: SideDoc): number => side.members.join().localeCompare(otherSide.members.join());
