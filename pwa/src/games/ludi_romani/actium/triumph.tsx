import { personName, placeName, t, personRef } from "../../../ui/texts";
import { crestGlyph } from "../glyphs";
import type { ActiumDoc, DecreeDoc } from "../wire";

/** The victor with title and allies, the new order of Rome, and the fates of the other people. */
export function TriumphSummary({ actium, big = false }: { actium: ActiumDoc; big?: boolean }) {
  const { victor, title, order, decrees } = actium;
  const party = actium.parties.find((one) => one.members.includes(victor));
  const others = party?.members.filter((who) => who !== victor) ?? [];
  return (
    <section class="lr-triumph middle" data-big={big} aria-label={t("lr-triumph")}>
      {crestGlyph("laurel")}
      <h2>{t("lr-victor", { who: `who:${victor}` })}</h2>
      {others.length > 0 && <p>{t("lr-victor-with", { who: others.map(personRef) })}</p>}
      {title && <p class="gilt">{t("lr-crowned", { who: `who:${victor}`, title: t(`option-${title}`) })}</p>}
      {order && <p>{t(order === "other" ? "lr-order-other" : "lr-order", { order: t(`option-${order}`) })}</p>}
      {decrees.length > 0 && (
        <ul class="lr-lines">
          {decrees.map((one) => (
            <li key={`${one.who} ${one.fate}`}>
              <b><bdi>{personName(one.who)}</bdi></b> <span>{decreeText(one)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const decreeText = ({ who, fate, place }: DecreeDoc): string => t("lr-decree", { who: `who:${who}`, fate, place: place ? placeName(place) : "" });
