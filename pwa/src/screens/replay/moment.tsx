import type { PastGame } from "../../core/replay/pastgame";
import { WALL_AUDIENCE_KEY } from "../../core/view/audiences";
import { Chip } from "../../ui/parts/panel";
import { EntryTimeNote } from "../../ui/parts/entrynotes";
import { MessageText } from "../../ui/parts/words";
import { openSheet } from "../../ui/router";
import { t } from "../../ui/texts";
import { LineSheet } from "../chronicle/sheet";
import { isPlaying } from "./travel";

/** The events of a moment, in large type. A tap on a line opens its sheet. */
export function MomentEvents({ game }: { game: PastGame }) {
  const moment = game.moment.value;
  const kinds = new Map(game.replay.index.great.flatMap((greatEvent) => (greatEvent.moment === moment ? [[greatEvent.entry, greatEvent.kind] as const] : [])));
  const wordLines = game.momentLines.value.filter((line) => line.words && !line.on);
  // The sentences that make the moment great come first, because the caption shows only the first lines.
  const orderedLines = [...wordLines.filter(({ id }) => kinds.has(id)), ...wordLines.filter(({ id }) => !kinds.has(id))];
  return (
    <section class="replay-moment" aria-live={isPlaying.value ? "off" : "polite"} aria-busy={moment !== game.wantedMoment.value}>
      {orderedLines.map((line, lineIndex) => (
        // The key of a button is its position. Therefore a step changes the text of the existing button, which is
        // cheaper than a new button.
        <button key={lineIndex} type="button" class="replay-words" onClick={() => openSheet(() => <LineSheet id={line.id} />)}>
          {kinds.has(line.id) && <Chip tone="gold">{t(`great-${kinds.get(line.id)}`)}</Chip>} <MessageText message={line} /> <EntryTimeNote line={line} />
          {!game.canRead(line) && <span class="replay-unread">{hiddenNote(game.viewedCharacter.value)}</span>}
        </button>
      ))}
      {wordLines.length === 0 && <p class="quiet">{t("replay-nothing-said")}</p>}
    </section>
  );
}

/** Return the note that the events of the moment were not visible on the shown screens. */
const hiddenNote = (viewer: string): string => (viewer === WALL_AUDIENCE_KEY ? t("replay-unread-wall") : t("replay-unread", { who: `who:${viewer}` }));
