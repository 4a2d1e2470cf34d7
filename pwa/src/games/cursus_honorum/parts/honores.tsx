import { person } from "../../../core/select";
import { CrestOf } from "../../../ui/parts/crest";
import { view } from "../../../ui/services";
import { personName, t, texts } from "../../../ui/texts";
import { assetGlyph } from "../glyphs";
import type { SheetDoc, TableDoc } from "../shape";
import { numbers } from "./boxes";

/** The HONORES sheet: who was elected to what, in which order, and what the next one gets. */
export function Honores({ table, sheet, big = false }: { table: TableDoc; sheet: SheetDoc; big?: boolean }) {
  return (
    <ul class="cur-honores" data-big={big}>
      {sheet.offices.map((office) => {
        const names = table.honores[office.id] ?? [];
        const free = Math.max(0, office.places - names.length);
        return (
          <li key={office.id} class="cur-honor" data-open={office.open}>
            <span class="cur-mark">{assetGlyph(office.id)}</span>
            <span class="cur-honor-text">
              <strong>{office.name}</strong>
              <span>{office.open ? t("cur-next-points", { n: office.points }) : t("cur-office-closed")}</span>
            </span>
            <ol class="cur-places">
              {names.map(({ who, order }) => (
                <li key={who} class="cur-place" data-taken="true">
                  <CrestOf id={who} size={big ? 46 : 30} />
                  <span class="unseen">{t("cur-order", { order, who: personName(who) })}</span>
                  <small aria-hidden="true">{short(who)}</small>
                </li>
              ))}
              {numbers(free).map((place) => (
                <li key={`free ${place}`} class="cur-place">
                  <span aria-hidden="true">{texts.value.text("cur-ordinal", { order: names.length + place + 1 })}</span>
                </li>
              ))}
              {office.places === 0 && names.length === 0 && <li class="cur-place cur-line" aria-hidden="true" />}
            </ol>
          </li>
        );
      })}
    </ul>
  );
}

const short = (id: string): string => person(view.value, id)?.short ?? "";
