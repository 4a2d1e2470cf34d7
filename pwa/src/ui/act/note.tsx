import { OutboxCard } from "../waiting/outbox";
import type { Play } from "./play";

/** What became of commands from this screen that were not simply done: why not, and the way on. */
export function PlayNote({ play }: { play: Play }) {
  if (!play.stuck.length) return null;
  return (
    <div class="panel play-note" role="alert">
      <ul class="cards">
        {play.stuck.map((item) => (
          <OutboxCard key={item.id} item={item} />
        ))}
      </ul>
    </div>
  );
}
