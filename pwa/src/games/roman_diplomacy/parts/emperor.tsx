import { view } from "../../../ui/services";
import { placeName, t } from "../../../ui/texts";
import { emperorOf } from "../shape";

/** The section about the empire on the sheet of a player. The section shows the name, the city and the strength. */
export function EmpireSection({ id }: { id: string }) {
  const one = emperorOf(view.value, id);
  if (!one) return null;
  if (!one.plays) return <p>{t("empire-none")}</p>;
  return (
    <div>
      <p>
        <strong><bdi>{one.empire}</bdi></strong> · {placeName(one.city)}
      </p>
      <p>{t("empire-line", { centres: one.centres, units: one.units })}</p>
      {one.union && <p>{t("union-of", { name: one.union })}</p>}
      {one.missed.length > 0 && <p class="quiet">{t("empire-missed", { n: one.missed.length })}</p>}
    </div>
  );
}
