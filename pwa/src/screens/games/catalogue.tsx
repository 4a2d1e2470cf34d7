import type { GameCover } from "../../ui/gamepack";
import type { GameSummary, PlayersDoc, RulesetDoc } from "../../core/view/wire";
import { Icon } from "../../ui/parts/icon";
import { Heading } from "../../ui/parts/ornament";
import { goToAddress } from "../../ui/router";
import { t } from "../../ui/texts";
import { useCovers } from "./cover";

interface CatalogueProps {
  readonly rulesets: readonly RulesetDoc[];
  readonly openGames: readonly GameSummary[];
}

/** The games that can be begun on this server. Rehearsed evenings come first, then tables for a few players. */
export function Catalogue({ rulesets, openGames }: CatalogueProps) {
  const covers = useCovers(rulesets.map(({ name }) => name));
  const lids = rulesets.flatMap((rules) => {
    const rehearsal = openGames.find((game) => game.ruleset === rules.name);
    const address = rules.players ? `/new/${rules.name}` : rehearsal && `/rehearsal/${rehearsal.id}`;
    return address ? [{ rules, way: address }] : [];
  });
  const entries = lids.flatMap(({ rules, way: address }) => {
    const cover = covers[rules.name];
    return cover ? [{ rules, way: address, cover }] : [];
  });
  if (!entries.length) return null;
  return (
    <section>
      <Heading>{t("ui-new-game")}</Heading>
      <ul class="catalogue">
        {[...entries.filter(({ rules }) => !rules.players), ...entries.filter(({ rules }) => rules.players)].map(({ rules, way: address, cover }) => (
          <li key={rules.name}>
            <GameCard rules={rules} cover={cover} onPick={() => goToAddress(address)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function GameCard({ rules, cover, onPick }: { rules: RulesetDoc; cover: GameCover; onPick: () => void }) {
  return (
    <button type="button" class="lid" style={{ "--cover": cover.colour }} onClick={onPick}>
      <span class="lid-art" aria-hidden="true">
        {cover.emblem}
      </span>
      <span class="lid-name">{cover.name}</span>
      <span class="lid-about">{rules.title}</span>
      <span class="lid-foot">
        <Icon name={rules.players ? "people" : "card"} />
        {rules.players ? playersText(rules.players) : t("ui-rehearsal")}
      </span>
    </button>
  );
}

/** Return a sentence with the possible numbers of players, and the best number. */
export function playersText({ least: leastCount, most: mostCount, best: bestCounts }: PlayersDoc): string {
  const [leastBest = leastCount, bestMost = leastBest] = bestCounts;
  const text = t("ui-players", { least: leastCount, most: mostCount });
  return leastBest === leastCount && bestMost === mostCount ? text : `${text} · ${t("ui-players-best", { from: leastBest, to: bestMost === leastBest ? 0 : bestMost })}`;
}
