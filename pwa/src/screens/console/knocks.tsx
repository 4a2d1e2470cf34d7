import { family } from "../../core/selectors";
import type { KnockDoc } from "../../core/wire";
import { openAct } from "../../ui/act/open";
import { me } from "../../ui/me";
import { Panel } from "../../ui/parts/panel";
import { view } from "../../ui/services";
import { t } from "../../ui/texts";

/** Those without a card who ask to come in, first come first, and what the rules offer to do with each. */
export function Knocks({ offered }: { offered: ReadonlySet<string> | undefined }) {
  const waiting = [...family<KnockDoc>(view.value, "knock")].sort((a, b) => a.at - b.at || a.id.localeCompare(b.id));
  if (!waiting.length) return null;
  return (
    <Panel title={t("ui-knocks")} tone="call">
      <ul class="cards">
        {waiting.map((knock) => (
          <KnockCard key={knock.id} knock={knock} offered={offered} />
        ))}
      </ul>
    </Panel>
  );
}

function KnockCard({ knock, offered }: { knock: KnockDoc; offered: ReadonlySet<string> | undefined }) {
  const ask = (type: string): void => openAct({ type, as: me.value, preset: { knock: knock.id } });
  return (
    <li class="card call">
      <div class="card-body">
        <p>{t("ui-knocks-name", { name: knock.name })}</p>
      </div>
      <div class="card-acts">
        <button type="button" class="button quiet-button" onClick={() => ask("turn-away")}>
          {t("ui-turn-away")}
        </button>
        {offered?.has("hand-over-character") && (
          <button type="button" class="button" onClick={() => ask("hand-over-character")}>
            {t("act-hand-over-character")}
          </button>
        )}
        {offered?.has("let-in") && (
          <button type="button" class="button primary" onClick={() => ask("let-in")}>
            {t("ui-let-in")}
          </button>
        )}
      </div>
    </li>
  );
}
