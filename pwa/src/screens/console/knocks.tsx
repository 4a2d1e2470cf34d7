import type { KnockDoc } from "../../core/view/wire";
import { openAct } from "../../ui/act/actrequest";
import { me } from "../../ui/me";
import { Panel } from "../../ui/parts/panel";
import { view } from "../../ui/services";
import { t } from "../../ui/texts";
import { peopleAtDoor, namesakeIdsAtDoor } from "./door";

/**
 * The people without a card who ask to enter, in the order in which they came. Each person has the acts that the rules
 * offer for this person.
 */
export function KnockList({ offeredTypes }: { offeredTypes: ReadonlySet<string> | undefined }) {
  const knocks = peopleAtDoor(view.value);
  if (!knocks.length) return null;
  const namesakes = namesakeIdsAtDoor(view.value);
  const knockIds = knocks.map(({ id }) => id);
  return (
    <Panel title={t("ui-knocks")} tone="call">
      <ul class="cards">
        {knocks.map((knock) => (
          <KnockCard key={knock.id} knock={knock} hasNamesake={namesakes.has(knock.id)} offeredTypes={offeredTypes} />
        ))}
      </ul>
      {knocks.length > 1 && offeredTypes?.has("turn-away-all") && (
        <div class="card-acts">
          <button type="button" class="button quiet-button" onClick={() => openAct({ type: "turn-away-all", as: me.value, preset: { knocks: knockIds } })}>
            {t("ui-turn-away-all", { n: knocks.length })}
          </button>
        </div>
      )}
    </Panel>
  );
}

interface KnockCardProps {
  readonly knock: KnockDoc;
  /** Whether another person has the same name or a similar name. */
  readonly hasNamesake: boolean;
  readonly offeredTypes: ReadonlySet<string> | undefined;
}

function KnockCard({ knock, hasNamesake, offeredTypes }: KnockCardProps) {
  const openActForm = (actType: string): void => openAct({ type: actType, as: me.value, preset: { knock: knock.id } });
  return (
    <li class="card call">
      <div class="card-body">
        <p>{t("ui-knocks-name", { name: knock.name })}</p>
        {hasNamesake && <p class="quiet">{t("ui-knocks-alike")}</p>}
      </div>
      <div class="card-acts">
        <button type="button" class="button quiet-button" onClick={() => openActForm("turn-away")}>
          {t("ui-turn-away")}
        </button>
        {offeredTypes?.has("hand-over-character") && (
          <button type="button" class="button" onClick={() => openActForm("hand-over-character")}>
            {t("act-hand-over-character")}
          </button>
        )}
        {offeredTypes?.has("let-in") && (
          <button type="button" class="button primary" onClick={() => openActForm("let-in")}>
            {t("ui-let-in")}
          </button>
        )}
      </div>
    </li>
  );
}
