import { useComputed } from "@preact/signals";
import type { PastGame } from "../../core/replay/pastgame";
import { openSheet, goToAddress, currentRoute } from "../../ui/router";
import { lazy } from "../../ui/lazy";
import { Icon } from "../../ui/parts/icon";
import { SheetHead } from "../../ui/parts/sheet";
import { shareAddress } from "../../ui/share";
import { t } from "../../ui/texts";
import { showToast } from "../../ui/toasts";
import { currentArchive } from "../archive/currentarchive";
import { chooseFirstMoment } from "./comparison";
import { Glyph } from "./glyphs";
import { momentAddress } from "../../ui/moment";
import { addressedScreen, addressedCharacter } from "./addressparts";
import { CharacterButton, ViewedCharacter } from "./viewedcharacter";
import { timeTextAt, periodNameAt } from "./momenttexts";

const FindSheet = lazy(() => import("../find").then((module) => module.FindSheet));

/**
 * The head of a replay. The head shows the time and the period of the moment, and the way back to the present. Buttons
 * share the moment or compare it.
 */
export function ReplayHead({ game }: { game: PastGame }) {
  const { index: replayIndex } = game.replay;
  const timeText = useComputed(() => timeTextAt(replayIndex, game.wantedMoment.value));
  const period = useComputed(() => periodNameAt(replayIndex, game.wantedMoment.value));
  return (
    <header class="replay-head across wrapped">
      <p class="replay-then">
        <span class="replay-word">{t("replay")}</span>
        <strong>
          <time>{timeText}</time>
        </strong>{" "}
        <span>{period}</span>
      </p>
      <ViewedCharacter game={game} />
      <CharacterButton game={game} />
      <button type="button" class="icon-button replay-search" aria-label={t("ui-search")} title={t("ui-search")} onClick={() => openSheet(() => <FindSheet />)}>
        <Icon name="search" />
      </button>
      <button type="button" class="icon-button" aria-label={t("replay-compare")} title={t("replay-compare")} onClick={() => chooseFirstMoment(game)}>
        <Glyph name="compare" />
      </button>
      {!currentArchive.value && (
        <button type="button" class="icon-button" aria-label={t("replay-share")} title={t("replay-share")} onClick={() => void shareMoment(game)}>
          <Glyph name="share" />
        </button>
      )}
      <button type="button" class="button small" aria-label={t("replay-now")} onClick={() => goToAddress(presentAddress(game))}>
        {t("replay-now-short")}
      </button>
    </header>
  );
}

/** Return the address of the same screen in the present game. */
const presentAddress = ({ id }: PastGame): string => ["/g", id, addressedScreen()].filter(Boolean).join("/");

/**
 * Share the address of the moment.
 *
 * The address names an entry, not a position, so it works for every viewer who may see this entry. If the screens of
 * another character are shown, the address names this character, too.
 */
async function shareMoment(game: PastGame): Promise<void> {
  const entry = game.replay.index.moments.id[game.wantedMoment.peek()] ?? "";
  const url = location.origin + momentAddress(entry, addressedCharacter() && currentRoute.peek().rest[1]);
  const shareResult = await shareAddress(url, game.doc.peek()?.title ?? t("replay"));
  if (shareResult === "copied") showToast("done", [t("replay-copied")]);
  if (shareResult === "shown") openSheet(() => <AddressSheet url={url} />);
}

function AddressSheet({ url }: { url: string }) {
  return (
    <div class="act">
      <SheetHead title={t("replay-share")} />
      <div class="sheet-scroll">
        <p>{t("replay-copy-about")}</p>
        <p class="token">{url}</p>
      </div>
    </div>
  );
}
