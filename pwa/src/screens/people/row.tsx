import { place } from "../../core/selectors";
import type { PersonDoc } from "../../core/wire";
import { pack } from "../../ui/pack";
import { Crest } from "../../ui/parts/crest";
import { Piece } from "../../ui/parts/piece";
import { view } from "../../ui/services";
import { amount, t } from "../../ui/texts";

/** One person in a list: crest, name, where they sit, what everybody sees them hold. */
export function PersonRow({ person, onPick }: { person: PersonDoc; onPick: () => void }) {
  const where = place(view.value, person.place)?.name ?? "";
  const pieces = pack.value.hand.rows
    .flatMap((row) => row.assets)
    .map((asset) => ({ asset, n: person.holds[asset] ?? 0 }))
    .filter(({ n }) => n > 0);
  const status = person.statuses.map((one) => t(`status-${one}`)).join(", ");
  return (
    <button type="button" class="row person-row" onClick={onPick}>
      <Crest bearer={person} size={42} />
      <span class="option-text">
        <span class="option-name">{person.short}</span>
        <span class="option-note">{[t(`role-${person.role}`), where, status].filter(Boolean).join(" · ")}</span>
      </span>
      <span class="holds">
        {pieces.map(({ asset, n }) => (
          <span key={asset} role="img" aria-label={amount(asset, n)}>
            {n}
            <Piece asset={asset} size={16} />
          </span>
        ))}
      </span>
    </button>
  );
}
