import type { OutboxItem } from "../../core/sending/storage";
import { OutboxCard } from "./outbox";

/** Draw the commands that need the player: the reasons why they were not done, and the ways to go on. */
export function StuckCommands({ items }: { items: readonly OutboxItem[] }) {
  return (
    <div class="panel" role="alert">
      <ul class="cards">
        {items.map((item) => (
          <OutboxCard key={item.id} item={item} />
        ))}
      </ul>
    </div>
  );
}
