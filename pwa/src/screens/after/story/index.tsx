import { people, person } from "../../../core/view/selectors";
import type { CharacterStory } from "../../../core/view/wire";
import { me } from "../../../ui/me";
import { Crest } from "../../../ui/parts/crest";
import { goToAddress, currentRoute } from "../../../ui/router";
import { view } from "../../../ui/services";
import { personName, t } from "../../../ui/texts";
import { canFetchPath } from "../../archive/currentarchive";
import { FetchedAnswer } from "../answer";
import { StoryDealings } from "./dealings";
import { StoryEnding } from "./ending";
import { StoryPeriods } from "./periods";
import { StoryPictures } from "./pictures";
import "./story.css";

/**
 * The story of one character's evening. The story's character is the character in the address, or otherwise my own
 * character.
 */
export function StoryPage() {
  const { rest: routeParts, game } = currentRoute.value;
  const storyPeople = people(view.value).filter(({ id }) => canFetchPath(storyPath(id)));
  const character = routeParts[1] || me.value || storyPeople[0]?.id || "";
  return (
    <div class="story">
      {storyPeople.length > 1 && (
        <label class="select story-whose across wrapped">
          <span>{t("story-whose")}</span>
          <select value={character} onChange={(event) => goToAddress(`/g/${game}/after/story/${encodeURIComponent(event.currentTarget.value)}`, true)}>
            {storyPeople.map((person) => (
              <option key={person.id} value={person.id}>
                {person.name}
              </option>
            ))}
          </select>
        </label>
      )}
      {character && <FetchedAnswer path={storyPath(character)} Shown={Story} />}
    </div>
  );
}

const storyPath = (character: string): string => `/stories/${encodeURIComponent(character)}`;

function Story({ answer: story }: { answer: CharacterStory }) {
  const bearer = person(view.value, story.character);
  return (
    <article>
      <header class="story-head across wrapped">
        {bearer && <Crest bearer={bearer} size={64} />}
        <div>
          <h2><bdi>{bearer?.name ?? personName(story.character)}</bdi></h2>
          <p class="quiet">{roles(story).map((role) => t(`role-${role}`)).join(" → ")}</p>
        </div>
        <button type="button" class="button story-print" onClick={() => print()}>
          {t("story-print")}
        </button>
      </header>
      <StoryPictures story={story} />
      <StoryEnding story={story} />
      <StoryDealings story={story} />
      <StoryPeriods story={story} />
    </article>
  );
}

/** Return the roles that a character had, in the order of time. */
function roles(story: CharacterStory): readonly string[] {
  const roles = story.periods.map(({ person: period }) => String(period?.["role"] ?? "")).filter(Boolean);
  return roles.filter((role, index) => role !== roles[index - 1]);
}
