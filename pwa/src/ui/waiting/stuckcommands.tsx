import type { OutboxItem } from "../../core/sending/storage";
import { OutboxCard } from "./outbox";

/**
 * Draw the commands that the player must decide about. Each command has the reasons why it was not done, and the ways
 * to continue.
 */
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
