import { isolate } from "../../core/words/isolates";
import { person as personOf, place } from "../../core/view/selectors";
import { openReference } from "../../ui/reference";
import { me } from "../../ui/me";
import { pack } from "../../ui/pack";
import { Crest } from "../../ui/parts/crest";
import { AssetIcon } from "../../ui/parts/piece";
import { view } from "../../ui/services";
import { amountText, t } from "../../ui/texts";

/** Open a person's sheet. */
export const openPersonSheet = (personId: string): void => openReference({ kind: "who", id: personId });

/** One person in a list, with crest, name, my bonds with this person, the seat, and the public holdings. */
export function PersonRow({ id, onPick }: { id: string; onPick: (id: string) => void }) {
  const person = personOf(view.value, id);
  if (!person) return null;
  const placeName = place(view.value, person.place)?.name ?? "";
  const pieces = pack.value.hand.rows
    .flatMap((row) => row.assets)
    .map((asset) => ({ asset, n: person.holds[asset] ?? 0 }))
    .filter(({ n: quantity }) => quantity > 0);
  const status = person.statuses.map((status) => t(`status-${status}`)).join(", ");
  const tie = pack.value.tie?.(id, me.value) ?? "";
  return (
    <button type="button" class="row person-row" onClick={() => onPick(id)}>
      <Crest bearer={person} size={42} />
      <span class="option-text">
        <span class="option-name">
          <bdi>{person.short}</bdi>
          {tie && <span class="tie"> {tie}</span>}
        </span>
        <span class="option-note">{[t(`role-${person.role}`), isolate(placeName), status].filter(Boolean).join(" · ")}</span>
      </span>
      <span class="holds">
        {pieces.map(({ asset, n: quantity }) => (
          <span key={asset} role="img" aria-label={amountText(asset, quantity)}>
            {quantity}
            <AssetIcon asset={asset} size={16} />
          </span>
        ))}
      </span>
    </button>
  );
}

/** A list of rows of people. */
export function PersonRows({ personIds, onPick }: { personIds: readonly string[]; onPick: (personId: string) => void }) {
  return (
    <ul class="people-list">
      {personIds.map((personId) => (
        <li key={personId}>
          <PersonRow id={personId} onPick={onPick} />
        </li>
      ))}
    </ul>
  );
}
