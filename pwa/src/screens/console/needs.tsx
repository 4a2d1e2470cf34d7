import type { ComponentChildren } from "preact";
import { timeOfDay } from "../../core/timeofday";
import type { GameDoc } from "../../core/wire";
import { currentTime } from "../../ui/currenttime";
import { CrestOf } from "../../ui/parts/crest";
import { Icon } from "../../ui/parts/icon";
import { Chip, Panel } from "../../ui/parts/panel";
import { Words } from "../../ui/parts/words";
import { clock, view } from "../../ui/services";
import { actTitle, personName, t } from "../../ui/texts";
import { longWaits, owedDuties, silent, unclaimed, unfinished } from "./waits";
import { openTools } from "./person";

const MINUTE = 60_000;

/** How many unclaimed cards are named one by one. */
const NAMED = 6;

/** What needs a steward: what is not over, what is owed or asked for long, and cards that nobody took. */
export function Needs({ game }: { game: GameDoc }) {
  const now = currentTime.value && clock.now();
  const things = unfinished(view.value);
  const owed = owedDuties(view.value, game, now);
  const asked = longWaits(view.value, now);
  const free = unclaimed(view.value);
  if (things.length + owed.length + asked.length + free.length === 0) return <p class="empty">{t("ui-needs-nothing")}</p>;
  return (
    <Panel title={t("ui-needs")} tone="call">
      <ul class="needs">
        {things.map((thing) => (
          <Need key={`${thing.key} ${thing.who.join(" ")}`} who={thing.who[0]} since={thing.since}>
            <Words message={thing} />
          </Need>
        ))}
        {owed.map(({ duty, overdue }) => (
          <Need key={duty.id} who={duty.owes} since={duty.since} note={overdue && <Chip tone="alarm">{t("ui-overdue")}</Chip>}>
            <b class="name">{personName(duty.owes)}</b>: <Words message={{ key: `duty-${duty.kind}`, args: duty.args }} />
          </Need>
        ))}
        {asked.map((petition) => (
          <Need key={petition.id} who={silent(petition)[0] ?? petition.actor} since={petition.since} note={<Chip>{t("ui-age", { n: Math.floor((now - petition.since) / MINUTE) })}</Chip>}>
            {t("ui-waits-for", {
              who: `who:${petition.actor}`,
              whom: silent(petition).map((voice) => `who:${voice}`),
              act: actTitle(petition.type),
            })}
          </Need>
        ))}
      </ul>
      {free.length > 0 && (
        <>
          <p class="quiet">{t("ui-unclaimed", { n: free.length })}</p>
          <p class="needs-cards">
            {free.slice(0, NAMED).map((card) => (
              <button key={card.id} type="button" class="button small" onClick={() => openTools(card.character)}>
                {personName(card.character)}
              </button>
            ))}
            {free.length > NAMED && <span class="quiet">{t("ui-and-more", { n: free.length - NAMED })}</span>}
          </p>
        </>
      )}
    </Panel>
  );
}

interface NeedProps {
  readonly who: string | undefined;
  readonly since: number;
  readonly note?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** One thing that needs a steward: a tap leads to the person whom it waits for. */
function Need({ who, since, note, children }: NeedProps) {
  return (
    <li>
      <button type="button" class="row" disabled={!who} onClick={() => who && openTools(who)}>
        {who ? <CrestOf id={who} size={36} /> : <Icon name="alert" />}
        <span class="option-text">
          <span class="need-words">{children}</span>
          {since > 0 && <span class="option-note">{t("ui-since", { time: timeOfDay(since) })}</span>}
        </span>
        {note}
      </button>
    </li>
  );
}
