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
  const all = people(view.value);
  const ordered = [...all.filter(({ id }) => id === me.value), ...all.filter(({ id }) => id !== me.value)];
  return (
    <section>
      <h2>{t("paper-people")}</h2>
      <div class="paper-people">
        {ordered.map((one) => (
          <Person key={one.id} one={one} />
        ))}
      </div>
    </section>
  );
}

function Person({ one }: { one: PersonDoc }) {
  const Own = pack.value.person && lazyOnce(pack.value.person);
  const region = place(view.value, one.place);
  const facts = [
    t(`role-${one.role}`),
    region && `${isolate(region.name)} (${t(`seat-${one.seat || "none"}`)})`,
    ...statuses(view.value, one.id).map((status) => t(`status-${status}`)),
  ].filter(Boolean);
  return (
    <section class="paper-person">
      <h3>{one.short === one.name ? <bdi>{one.name}</bdi> : `${isolate(one.short)} · ${isolate(one.name)}`}</h3>
      <p>{facts.join(" · ")}</p>
      <ActingPeople who={one.id} />
      {Own ? <Own id={one.id} /> : <PersonHoldings id={one.id} />}
      <Bonds id={one.id} />
    </section>
  );
}

function PersonHoldings({ id }: { id: string }) {
  const holds = Object.entries(holdings(view.value, id)).filter(([, n]) => n > 0);
  if (!holds.length) return null;
  return (
    <p class="amounts">
      {holds.map(([asset, n]) => (
        <Amount key={asset} asset={asset} n={n} />
      ))}
    </p>
  );
}

/** The people who act for a character. */
function ActingPeople({ who }: { who: string }) {
  return (
    <>
      {(standIns(view.value)[who] ?? []).map((other) => (
        <p key={other}>{t("paper-acts", { who: `who:${other}` })}</p>
      ))}
    </>
  );
}
