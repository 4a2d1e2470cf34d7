import { useEffect, useState } from "preact/hooks";
import type { House, HouseTrouble } from "../../core/view/wire";
import { Panel } from "../../ui/parts/panel";
import { api } from "../../ui/services";
import { t } from "../../ui/texts";

const TROUBLES_POLL_INTERVAL_MS = 15_000;

/** The problems of the server itself. The phone fetches them again and again while the console is open. */
export function ServerTroubles({ game }: { game: string }) {
  const [troubles, setTroubles] = useState<readonly HouseTrouble[]>([]);
  useEffect(() => {
    const poll = (): void => {
      // Another component shows that the connection is lost.
      api.call<House>(`/games/${game}/house`).then((house) => setTroubles(house.troubles), () => undefined);
    };
    poll();
    const timer = setInterval(poll, TROUBLES_POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [game]);
  if (!troubles.length) return null;
  return (
    <Panel title={t("ui-house")} tone="warning">
      <ul class="cards" role="status">
        {troubles.map((trouble) => (
          <li key={`${trouble.key} ${trouble.text}`}>{trouble.text}</li>
        ))}
      </ul>
    </Panel>
  );
}
