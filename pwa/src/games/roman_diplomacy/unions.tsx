import { me } from "../../ui/me";
import { t, personRef } from "../../ui/texts";
import type { UnionDoc } from "./wire";

/**
 * The agreements of this turn. The agreements name the members who will unite at the end of the turn, or the pairs who
 * have not agreed yet.
 */
export function Unions({ unions }: { unions: readonly UnionDoc[] }) {
  return (
    <>
      {unions.map((union) => (
        <UnionRow key={union.members.join()} union={union} />
      ))}
    </>
  );
}

function UnionRow({ union: { name, members, missing: missingMembers } }: { union: UnionDoc }) {
  if (missingMembers.length === 0) return <p>{t("union-begins", { name, members: members.map(personRef) })}</p>;
  return (
    <div class="dip-half-agreed" role="status">
      <p>{t("union-half-agreed", { name, members: members.map(personRef) })}</p>
      <ul>
        {missingMembers.map((memberPair) => (
          <li key={memberPair.join()}>
            <MissingAgreement memberPair={memberPair} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A pair of players who have not agreed to each other. Each of the two reads what to do. */
function MissingAgreement({ memberPair }: { memberPair: readonly string[] }) {
  const partners = memberPair.filter((member) => member !== me.value);
  if (partners.length < memberPair.length) return <strong>{t("union-you-miss", { who: partners.map(personRef) })}</strong>;
  return <>{t("union-missing", { who: memberPair.map(personRef) })}</>;
}
