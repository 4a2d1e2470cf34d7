import { openReference } from "../../../ui/reference";
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
  const province = provinceOf(view.value, id);
  if (!province) return null;
  const lines = [
    ...(province.unit ? [{ owner: province.unit.owner, text: pieceName(`${KIND_LETTERS[province.unit.kind]} ${province.unit.coast ? `${id}/${province.unit.coast}` : id}`) }] : []),
    ...(province.garrison !== null ? [{ owner: province.garrison, text: pieceName(`G ${id}`) }] : []),
    ...(province.owner !== null ? [{ owner: province.owner, text: t("province-owner") }] : []),
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
      {province.marker && <li>{t("province-barbarians")}</li>}
      {!lines.length && !province.marker && <li class="quiet">{t("province-empty")}</li>}
    </ul>
  );
}
