import { Panel } from "../../../ui/parts/panel";
import { view } from "../../../ui/services";
import { t } from "../../../ui/texts";
import { deckOf } from "../shape";

/** The source of the board's and the deck's data, and which of these data are printed in the game. */
export function DataSource() {
  const packId = deckOf(view.value)?.pack;
  if (!packId) return null;
  return (
    <Panel title={t("pack-title")}>
      <p>
        <b class="name">{packId.title}</b>
      </p>
      <p>{t(`pack-${packId.provenance}`)}</p>
      {packId.provenance !== "published" && <p class="quiet">{t("pack-printed")}</p>}
      {packId.era && <p class="quiet">{packId.era}</p>}
    </Panel>
  );
}

/** The source of the data in one line. The line is shown at the foot of a screen or sheet. */
export function DataSourceLine() {
  const packId = deckOf(view.value)?.pack;
  return packId ? <p class="quiet pack-line">{t("pack-short", { title: packId.title, from: packId.provenance })}</p> : null;
}
