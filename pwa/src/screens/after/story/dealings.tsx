import { useState } from "preact/hooks";
import type { CharacterStory } from "../../../core/view/wire";
import { openReference } from "../../../ui/reference";
import { Amount } from "../../../ui/parts/piece";
import { personName, t } from "../../../ui/texts";

/** The number of characters that are listed before the viewer asks for more. */
const MAX_LISTED_PARTNERS = 6;

type Dealing = CharacterStory["dealings"][number];

/** List the characters with whom the story's character dealt, and the goods that the two gave to each other. */
export function StoryDealings({ story }: { story: CharacterStory }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!story.dealings.length) return null;
  return (
    <section class="panel">
      <h3 class="panel-title">{t("story-dealings")}</h3>
      <ul class="story-dealings" data-all={isOpen}>
        {story.dealings.map((dealing, index) => (
          <DealingRow key={dealing.character} dealing={dealing} isHidden={index >= MAX_LISTED_PARTNERS} />
        ))}
      </ul>
      {!isOpen && story.dealings.length > MAX_LISTED_PARTNERS && (
        <button type="button" class="link story-more" onClick={() => setIsOpen(true)}>
          {t("story-all-dealings", { n: story.dealings.length })}
        </button>
      )}
    </section>
  );
}

function DealingRow({ dealing, isHidden }: { dealing: Dealing; isHidden: boolean }) {
  return (
    <li data-later={isHidden}>
      <button type="button" class="name-link" onClick={() => openReference({ kind: "who", id: dealing.character })}>
        <bdi>{personName(dealing.character)}</bdi>
      </button>
      <span class="quiet">{t("story-times", { n: dealing.times })}</span>
      <GivenAmounts text={t("story-gave")} amounts={dealing.gave} />
      <GivenAmounts text={t("story-got")} amounts={dealing.got} />
    </li>
  );
}

function GivenAmounts({ text, amounts }: { text: string; amounts: Readonly<Record<string, number>> }) {
  const entries = Object.entries(amounts);
  if (!entries.length) return null;
  return (
    <span class="story-side">
      <span class="quiet">{text}</span>
      {entries.map(([asset, amount]) => (
        <Amount key={asset} asset={asset} amount={amount} />
      ))}
    </span>
  );
}
