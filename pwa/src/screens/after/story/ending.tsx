import { gameResult } from "../../../core/view/selectors";
import type { CharacterStory } from "../../../core/view/wire";
import { Amount } from "../../../ui/parts/piece";
import { view } from "../../../ui/services";
import { hasScoreMeaning, scoreText } from "../score";
import { placeName, t, personRef } from "../../../ui/texts";

/** Show the end of the game for one character: the character's rank, the holdings, and the winners. */
export function StoryEnding({ story }: { story: CharacterStory }) {
  const lastPeriod = story.periods.at(-1);
  const place = String(lastPeriod?.person?.["place"] ?? "");
  const statuses = (lastPeriod?.person?.["statuses"] as readonly string[] | undefined) ?? [];
  const goods = Object.entries(lastPeriod?.holds ?? {}).filter(([, amount]) => amount > 0);
  return (
    <section class="panel">
      <h3 class="panel-title">{t("story-end")}</h3>
      <CharacterOutcome character={story.character} />
      {(place || statuses.length > 0) && (
        <p>{[place && placeName(place), ...statuses.map((status) => t(`status-${status}`))].filter(Boolean).join(" · ")}</p>
      )}
      {goods.length > 0 ? (
        <p class="amounts">
          {goods.map(([asset, amount]) => (
            <Amount key={asset} asset={asset} amount={amount} />
          ))}
        </p>
      ) : (
        <p class="quiet">{t(story.worth === undefined ? "ui-holds-nothing" : "story-nothing")}</p>
      )}
      {story.worth !== undefined && story.worth > 0 && hasScoreMeaning() && <p class="quiet">{t("story-worth", { worth: scoreText(story.worth) })}</p>}
    </section>
  );
}

function CharacterOutcome({ character }: { character: string }) {
  const gameEnd = gameResult(view.value);
  if (!gameEnd) return null;
  const placeIndex = gameEnd.places.findIndex((place) => place.includes(character));
  return (
    <p>
      {t(`ui-result-${gameEnd.outcome}`, { who: gameEnd.who.map(personRef) })}{" "}
      {placeIndex >= 0 && t("story-behind", { place: placeIndex + 1 + gameEnd.who.length })}
    </p>
  );
}
