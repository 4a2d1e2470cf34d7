import type { Tab } from "../../games/pack";
import { calls } from "../me";
import { goTab } from "../router";
import { t } from "../texts";
import { Icon } from "./icon";

/** The tabs at the bottom, within reach of a thumb. The first shows how much waits for me. */
export function TabBar({ tabs, current }: { tabs: readonly Tab[]; current: string }) {
  return (
    <nav class="tabs" aria-label={t("ui-tabs")}>
      {tabs.map((tab, index) => (
        <a
          key={tab}
          href={tab}
          class="tab"
          aria-current={tab === current ? "page" : undefined}
          onClick={(event) => {
            event.preventDefault();
            goTab(tab);
          }}
        >
          <Icon name={tab} size={26} />
          <span>{t(`ui-tab-${tab}`)}</span>
          {index === 0 && calls.value > 0 && (
            <b class="tab-count" aria-label={t("ui-calls", { n: calls.value })}>
              {calls.value}
            </b>
          )}
        </a>
      ))}
    </nav>
  );
}
