import { openReference } from "../../../ui/follow";
import { CrestOf } from "../../../ui/parts/crest";
import { view } from "../../../ui/services";
import { personName, t } from "../../../ui/texts";
import { provinceOf } from "../shape";
import { pieceName } from "../ordertexts";

const KIND_LETTERS = { army: "A", fleet: "F", barbarian: "B" } as const;

/**
 * The sheet of a province. The sheet shows the owner and the pieces. A tap on a name opens the sheet of that person.
 */
export function ProvinceSheet({ id }: { id: string }) {
  const one = provinceOf(view.value, id);
  if (!one) return null;
  const lines = [
    ...(one.unit ? [{ owner: one.unit.owner, text: pieceName(`${KIND_LETTERS[one.unit.kind]} ${one.unit.coast ? `${id}/${one.unit.coast}` : id}`) }] : []),
    ...(one.garrison !== null ? [{ owner: one.garrison, text: pieceName(`G ${id}`) }] : []),
    ...(one.owner !== null ? [{ owner: one.owner, text: t("province-owner") }] : []),
  ];
  return (
    <ul class="dip-sides stack">
      {lines.map(({ owner, text }) => (
        <li key={text} class="dip-side">
          {owner ? <CrestOf id={owner} size={36} /> : <span />}
          {owner ? (
            <button type="button" class="quiet-button dip-name" onClick={() => openReference({ kind: "who", id: owner })}>
              {text}: {personName(owner)}
            </button>
          ) : (
            <span>
              {text}: {t("province-neutral")}
            </span>
          )}
        </li>
      ))}
      {one.marker && <li>{t("province-barbarians")}</li>}
      {!lines.length && !one.marker && <li class="quiet">{t("province-empty")}</li>}
    </ul>
  );
}
