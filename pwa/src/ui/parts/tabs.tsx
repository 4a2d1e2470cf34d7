import { tabBadgeCount } from "../me";
import { pack } from "../pack";
import { goToTab } from "../router";
import { tabName } from "../tabs";
import { t } from "../texts";
import { Icon, isIcon } from "./icon";

/**
 * Draw the icon of a screen in the tab bar or the menu. The icon is the game's own icon, or otherwise the shared icon.
 */
export function TabMark({ tab, size = 26 }: { tab: string; size?: number }) {
  const ownNode = pack.value.screens?.[tab]?.glyph;
  if (ownNode) return <span class="tab-mark" style={{ "--size": `${size}px` }}>{ownNode}</span>;
  return <Icon name={isIcon(tab) ? tab : "menu"} size={size} />;
}

/** Draw the tabs at the bottom, within reach of the thumb. The first tab shows how many items wait. */
export function TabBar({ tabs, current: currentTab }: { tabs: readonly string[]; current: string }) {
  return (
    <nav class="tabs" aria-label={t("ui-tabs")}>
      {tabs.map((tab, index) => (
        <a
          key={tab}
          href={tab}
          class="tab"
          aria-current={tab === currentTab ? "page" : undefined}
          onClick={(event) => {
            event.preventDefault();
            goToTab(tab);
          }}
        >
          <TabMark tab={tab} />
          <span class="tab-name">{tabName(tab)}</span>
          {index === 0 && tabBadgeCount.value > 0 && (
            <b class="tab-count" aria-label={t("ui-calls", { n: tabBadgeCount.value })}>
              {tabBadgeCount.value}
            </b>
          )}
        </a>
      ))}
    </nav>
  );
}
