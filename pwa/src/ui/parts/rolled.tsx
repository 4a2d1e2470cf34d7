import type { ComponentChildren } from "preact";
import { momentAddress } from "../moment";
import { go, here, way } from "../router";
import { t } from "../texts";

interface RolledProps {
  /** The id of the entry that tells the roll. */
  readonly entry: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** What was rolled, as a way to the moment in which it fell, seen on the same screen. On the wall nobody taps. */
export function Rolled({ entry, class: look = "", children }: RolledProps) {
  const { screen, tab, rest } = here.value;
  if (screen === "projector") return <span class={look}>{children}</span>;
  const moment = momentAddress(entry, screen === "at" ? rest[1] : tab);
  return (
    <a
      class={`rolled ${look}`}
      href={way(moment)}
      title={t("ui-see-moment")}
      onClick={(event) => {
        event.preventDefault();
        go(moment);
      }}
    >
      {children} <span class="unseen">{t("ui-see-moment")}</span>
    </a>
  );
}
