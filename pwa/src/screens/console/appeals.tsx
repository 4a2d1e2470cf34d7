import { appeals } from "../../core/view/selectors";
import type { AppealDoc } from "../../core/view/wire";
import { openAct } from "../../ui/act/actrequest";
import { me } from "../../ui/me";
import { CrestOf } from "../../ui/parts/crest";
import { Panel } from "../../ui/parts/panel";
import { RuleLink } from "../../ui/parts/words";
import { openSheet } from "../../ui/router";
import { view } from "../../ui/services";
import { actTitle, personName, t } from "../../ui/texts";
import { CommandTerms } from "../../ui/waiting/commandterms";
import { GrantSheet } from "./appealgrant";

/** The refused acts that players ask the stewards to allow. */
export function AppealList() {
  const openAppeals = appeals(view.value);
  if (!openAppeals.length) return null;
  return (
    <Panel title={t("ui-appeals")} tone="call">
      <ul class="cards">
        {openAppeals.map((appeal) => (
          <AppealCard key={appeal.id} appeal={appeal} />
        ))}
      </ul>
    </Panel>
  );
}

function AppealCard({ appeal }: { appeal: AppealDoc }) {
  const grant = (): void => openSheet(() => <GrantSheet appeal={appeal} />);
  return (
    <li class="card call">
      <CrestOf id={appeal.actor} size={40} />
      <div class="card-body">
        <p>
          <b class="name"><bdi>{personName(appeal.actor)}</bdi></b>: {actTitle(appeal.type)}
        </p>
        <CommandTerms type={appeal.type} fields={appeal.fields} />
        {appeal.reason && <blockquote>{appeal.reason}</blockquote>}
        <p class="rules-list">
          {appeal.rules.map((rule) => (
            <RuleLink key={rule} rule={rule} />
          ))}
        </p>
      </div>
      <div class="card-acts">
        <button
          type="button"
          class="button quiet-button"
          onClick={() => openAct({ type: "dismiss-appeal", as: me.value, preset: { appeal: appeal.id } })}
        >
          {t("ui-let-stand")}
        </button>
        <button type="button" class="button primary" onClick={grant}>
          {t("ui-grant")}
        </button>
      </div>
    </li>
  );
}
