import { Die } from "../../../ui/parts/die";
import { t } from "../../../ui/texts";
import { Called, PawnMark } from "../parts/pawnmark";
import type { TurnDoc } from "../wire";

/** Who has rolled what for the first turn, and who still has to. */
export function Lots({ turn }: { turn: TurnDoc }) {
  const rolled = new Map(turn.lots.map(({ who, value }) => [who, value]));
  const all = [...rolled.keys(), ...turn.casting.filter((id) => !rolled.has(id))];
  return (
    <section class="panel">
      <h2 class="panel-title">{t("lots-title")}</h2>
      <ul class="lots">
        {all.map((id) => (
          <li key={id} data-waits={turn.casting.includes(id)}>
            <PawnMark id={id} size={30} />
            <Called id={id} />
            <Die key={rolled.get(id) ?? 0} face={rolled.get(id) ?? 0} size={34} rolling={rolled.has(id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
