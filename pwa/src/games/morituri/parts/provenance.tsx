import { Panel } from "../../../ui/parts/panel";
import { view } from "../../../ui/services";
import { t } from "../../../ui/texts";
import { deckOf } from "../shape";

/** The source of the board's and the deck's data, and which of these data are printed in the game. */
export function DataSource() {
  const from = deckOf(view.value)?.pack;
  if (!from) return null;
  return (
    <Panel title={t("pack-title")}>
      <p>
        <b class="name">{from.title}</b>
      </p>
      <p>{t(`pack-${from.provenance}`)}</p>
      {from.provenance !== "published" && <p class="quiet">{t("pack-printed")}</p>}
      {from.era && <p class="quiet">{from.era}</p>}
    </Panel>
  );
}

/** The source of the data in one line. The line is shown at the foot of a screen or sheet. */
export function DataSourceLine() {
  const from = deckOf(view.value)?.pack;
  return from ? <p class="quiet pack-line">{t("pack-short", { title: from.title, from: from.provenance })}</p> : null;
}
