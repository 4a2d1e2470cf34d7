import type { CharacterStory, Line } from "../../../core/view/wire";
import { periodTitle } from "../period";
import { myCharacters } from "../../../ui/me";
import { Die } from "../../../ui/parts/die";
import { Chip } from "../../../ui/parts/panel";
import { RecordNotes } from "../../../ui/parts/entrynotes";
import { LineWords } from "../../../ui/parts/linewords";
import { goToAddress, currentRoute } from "../../../ui/router";
import { amountText, t } from "../../../ui/texts";
import { LegRow } from "../../../ui/act/preview";
import { timeOfDay } from "../../../core/words/timeofday";

type StoryPeriod = CharacterStory["periods"][number];

/** Show the events of each period. Periods without lines or changes are left out. */
export function StoryPeriods({ story }: { story: CharacterStory }) {
  const keptLines = new Set(story.kept);
  const periodsWithLines = story.periods.filter((storyPeriod) => storyPeriod.lines.length > 0 || Object.keys(storyPeriod.changes).length > 0);
  return (
    <>
      {periodsWithLines.map((storyPeriod) => (
        <section key={storyPeriod.period.seq} class="story-period">
          <h3>{periodTitle(storyPeriod.period)}</h3>
          <ol class="story-lines">
            {storyPeriod.lines.map((line) => (
              <StoryLine key={line.id} storyPeriod={storyPeriod} line={line} character={story.character} isKept={keptLines.has(line.id)} />
            ))}
          </ol>
          <HoldingChanges storyPeriod={storyPeriod} />
        </section>
      ))}
    </>
  );
}

function StoryLine({ storyPeriod, line, character, isKept }: { storyPeriod: StoryPeriod; line: Line; character: string; isKept: boolean }) {
  return (
    <li data-kept={isKept}>
      <time>
        <button type="button" class="link" aria-label={t("story-moment", { time: timeOfDay(line.at) })} onClick={() => goToAddress(`/g/${currentRoute.value.game}/at/${line.id}`)}>
          {timeOfDay(line.at)}
        </button>
      </time>
      <div>
        <p>
          {line.words ? <LineWords message={line} /> : t("story-only-legs")}
          {" "}
          <RecordNotes line={line} />
        </p>
        <EntryDetailLines storyPeriod={storyPeriod} line={line} />
        {line.rolls.length > 0 && (
          <p class="story-dice wrapped">
            {line.rolls.map((roll) => (
              <Die key={roll.name} face={roll.value} size={26} />
            ))}
          </p>
        )}
        <TransferList line={line} character={character} />
        {isKept && <Chip>{t(myCharacters.value.includes(character) ? "story-kept-mine" : "story-kept")}</Chip>}
        {line.reversed && <Chip tone="alarm">{t("ui-reversed")}</Chip>}
      </div>
    </li>
  );
}

/** Show the details of an entry that concern this character. The entry is about all characters. */
function EntryDetailLines({ storyPeriod, line }: { storyPeriod: StoryPeriod; line: Line }) {
  const details = storyPeriod.details.filter(({ entry }) => entry === line.id);
  if (!details.length) return null;
  return (
    <ul class="story-details">
      {details.map((detail, index) => (
        <li key={index}>
          <LineWords message={detail} />
        </li>
      ))}
    </ul>
  );
}

function TransferList({ line, character }: { line: Line; character: string }) {
  const myLegs = line.legs.filter((leg) => leg.from === character || leg.to === character);
  if (!myLegs.length) return null;
  return (
    <ul class="legs">
      {myLegs.map((leg, index) => (
        <LegRow key={index} leg={leg} actor={character} />
      ))}
    </ul>
  );
}

/** Show the holdings at the end of a period, and how they changed during the period. */
function HoldingChanges({ storyPeriod }: { storyPeriod: StoryPeriod }) {
  const changes = Object.entries(storyPeriod.changes);
  if (!changes.length) return null;
  return (
    <p class="story-changes wrapped">
      <span class="quiet">{t("story-had")}</span>
      {changes.map(([asset, amount]) => (
        <span key={asset} data-sign={amount > 0 ? "+" : "−"}>
          {amountText(asset, storyPeriod.holds[asset] ?? 0)} ({amount > 0 ? "+" : "−"}
          {amountText(asset, Math.abs(amount))})
        </span>
      ))}
    </p>
  );
}
