import { holdings } from "../../../core/view/belongings";
import { isolate } from "../../../core/words/isolates";
import { people, place, statuses } from "../../../core/view/selectors";
import { standIns } from "../../../core/view/standins";
import type { PersonDoc } from "../../../core/view/wire";
import { lazy, lazyOnce } from "../../../ui/lazy";
import { me } from "../../../ui/me";
import { pack } from "../../../ui/pack";
import { Amount } from "../../../ui/parts/piece";
import { view } from "../../../ui/services";
import { t } from "../../../ui/texts";

const Bonds = lazy(() => import("../../../ui/bonds").then((module) => module.Bonds));

/**
 * List all characters with their roles, holdings and bonds, as far as this viewer may know them. The viewer's own
 * characters come first.
 */
export function PeopleOnPaper() {
  const allPeople = people(view.value);
  const orderedPeople = [...allPeople.filter(({ id }) => id === me.value), ...allPeople.filter(({ id }) => id !== me.value)];
  return (
    <section>
      <h2>{t("paper-people")}</h2>
      <div class="paper-people">
        {orderedPeople.map((person) => (
          <Person key={person.id} person={person} />
        ))}
      </div>
    </section>
  );
}

function Person({ person }: { person: PersonDoc }) {
  const Own = pack.value.person && lazyOnce(pack.value.person);
  const region = place(view.value, person.place);
  const facts = [
    t(`role-${person.role}`),
    region && `${isolate(region.name)} (${t(`seat-${person.seat || "none"}`)})`,
    ...statuses(view.value, person.id).map((status) => t(`status-${status}`)),
  ].filter(Boolean);
  return (
    <section class="paper-person">
      <h3>{person.short === person.name ? <bdi>{person.name}</bdi> : `${isolate(person.short)} · ${isolate(person.name)}`}</h3>
      <p>{facts.join(" · ")}</p>
      <ActingPeople character={person.id} />
      {Own ? <Own id={person.id} /> : <PersonHoldings id={person.id} />}
      <Bonds id={person.id} />
    </section>
  );
}

function PersonHoldings({ id }: { id: string }) {
  const goods = Object.entries(holdings(view.value, id)).filter(([, amount]) => amount > 0);
  if (!goods.length) return null;
  return (
    <p class="amounts">
      {goods.map(([asset, amount]) => (
        <Amount key={asset} asset={asset} amount={amount} />
      ))}
    </p>
  );
}

/** The people who act for a character. */
function ActingPeople({ character }: { character: string }) {
  return (
    <>
      {(standIns(view.value)[character] ?? []).map((standIn) => (
        <p key={standIn}>{t("paper-acts", { who: `who:${standIn}` })}</p>
      ))}
    </>
  );
}
