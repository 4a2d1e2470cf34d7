import { view } from "../../../ui/services";
import { placeName, t } from "../../../ui/texts";
import { emperorOf } from "../shape";

/** The section about the empire on the sheet of a player. The section shows the name, the city and the strength. */
export function EmpireSection({ id }: { id: string }) {
  const empire = emperorOf(view.value, id);
  if (!empire) return null;
  if (!empire.plays) return <p>{t("empire-none")}</p>;
  return (
    <div>
      <p>
        <strong><bdi>{empire.empire}</bdi></strong> · {placeName(empire.city)}
      </p>
      <p>{t("empire-line", { centres: empire.centres, units: empire.units })}</p>
      {empire.union && <p>{t("union-of", { name: empire.union })}</p>}
      {empire.missed.length > 0 && <p class="quiet">{t("empire-missed", { n: empire.missed.length })}</p>}
    </div>
  );
}
