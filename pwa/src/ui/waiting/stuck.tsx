import type { OutboxItem } from "../../core/sending/storage";
import { OutboxCard } from "./outbox";

/** Commands that somebody must look at: why they were not done, and the way on. */
export function Stuck({ items }: { items: readonly OutboxItem[] }) {
  return (
    <div class="panel play-note" role="alert">
      <ul class="cards">
        {items.map((item) => (
          <OutboxCard key={item.id} item={item} />
        ))}
      </ul>
    </div>
  );
}
