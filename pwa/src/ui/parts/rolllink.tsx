import type { ComponentChildren } from "preact";
import { momentAddress } from "../moment";
import { goToAddress, currentRoute, browserAddress } from "../router";
import { t } from "../texts";

/** The properties of `RollMomentLink`. */
interface RollLinkProps {
  /** The id of the entry that records the roll. */
  readonly entry: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** Draw a roll as a link to the moment of the roll, on the same screen. On the wall the roll is no link. */
export function RollMomentLink({ entry, class: className = "", children }: RollLinkProps) {
  const { screen, tab, rest: routeParts } = currentRoute.value;
  if (screen === "projector") return <span class={className}>{children}</span>;
  const moment = momentAddress(entry, screen === "at" ? routeParts[1] : tab);
  return (
    <a
      class={`rolled ${className}`}
      href={browserAddress(moment)}
      title={t("ui-see-moment")}
      onClick={(event) => {
        event.preventDefault();
        goToAddress(moment);
      }}
    >
      {children} <span class="unseen">{t("ui-see-moment")}</span>
    </a>
  );
}
