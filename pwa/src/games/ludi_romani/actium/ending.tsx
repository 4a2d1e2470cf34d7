import type { ComponentType, VNode } from "preact";
import { CrestOf } from "../../../ui/parts/crest";
import { personName, placeName, t, personRef, texts } from "../../../ui/texts";
import type { HonourGiven } from "../../../core/view/wire";
import type { ActiumDoc, DecreeDoc, PartyDoc } from "../wire";
import { HonourHolders, useHonours } from "./honours";
import { TriumphRoute } from "./route";
import { sinkingRounds } from "./sinking";
import "./ending.css";

/** A chapter of the ending. The wall shows one after the other, and a phone shows all of them in this order. */
export interface Chapter {
  readonly key: string;
  readonly content: VNode;
}

/** A chapter that the game itself makes. */
interface GameChapter {
  readonly key: string;
  readonly Part: ComponentType<{ readonly actium: ActiumDoc }>;
  /** Returns whether the chapter has happened. */
  readonly isTold: (actium: ActiumDoc) => boolean;
}

/** The maximum number of rounds in the order of sinking. Earlier fleets are only counted. */
const MAX_ROUNDS = 6;

const nameOf = ({ heads }: PartyDoc): string => texts.value.joinNames(heads.map(personName));
const partyOfVictor = ({ parties, victor }: ActiumDoc): PartyDoc | undefined => parties.find(({ members }) => members.includes(victor));

function Sinking({ actium }: { actium: ActiumDoc }) {
  const rounds = sinkingRounds(actium.parties);
  const earlierCount = rounds.slice(0, -MAX_ROUNDS).reduce((sum, { parties }) => sum + parties.length, 0);
  return (
    <>
      {earlierCount > 0 && <p class="quiet">{t("lr-end-earlier", { n: earlierCount })}</p>}
      <ol class="lr-end-rounds">
        {rounds.slice(-MAX_ROUNDS).map(({ round, parties }) => (
          <li key={round}>
            <span class="quiet">{t("lr-round", { n: round })}</span> <b>{parties.map(nameOf).join(" · ")}</b>
          </li>
        ))}
      </ol>
    </>
  );
}

function LastTwo({ actium }: { actium: ActiumDoc }) {
  const lastParties = sinkingRounds(actium.parties).at(-1)?.parties ?? [];
  const victors = partyOfVictor(actium);
  return (
    <ul class="lr-end-last">
      {[...(victors ? [victors] : []), ...lastParties].map((party) => (
        <li key={party.id} data-won={party === victors}>
          <CrestOf id={party.id} size={72} />
          <b>{nameOf(party)}</b>
          <span>{t("lr-ships", { n: party.ships })}</span>
        </li>
      ))}
    </ul>
  );
}

function Victors({ actium: { victor, ...actium } }: { actium: ActiumDoc }) {
  const otherMembers = partyOfVictor({ victor, ...actium })?.members.filter((member) => member !== victor) ?? [];
  return (
    <>
      <CrestOf id={victor} size={96} />
      <h2>{t("lr-victor", { who: personRef(victor) })}</h2>
      {otherMembers.length > 0 && <p>{t("lr-victor-with", { who: otherMembers.map(personRef) })}</p>}
    </>
  );
}

function Fates({ actium: { decrees } }: { actium: ActiumDoc }) {
  return (
    <ul class="lr-lines">
      {decrees.map((decree) => (
        <li key={`${decree.who} ${decree.fate}`}>
          <b><bdi>{personName(decree.who)}</bdi></b> <span>{decreeText(decree)}</span>
        </li>
      ))}
    </ul>
  );
}

function Title({ actium: { victor, title } }: { actium: ActiumDoc }) {
  return <p class="gilt lr-end-large">{t("lr-crowned", { who: personRef(victor), title: t(`option-${title}`) })}</p>;
}

function NewState({ actium: { order } }: { actium: ActiumDoc }) {
  return <p class="gilt lr-end-large">{t(order === "other" ? "lr-order-other" : "lr-order", { order: t(`option-${order}`) })}</p>;
}

const decreeText = ({ who: character, fate, place }: DecreeDoc): string => t("lr-decree", { who: personRef(character), fate, place: place ? placeName(place) : "" });

const CHAPTERS: readonly GameChapter[] = [
  { key: "sinking", Part: Sinking, isTold: ({ parties }) => sinkingRounds(parties).length > 0 },
  { key: "last", Part: LastTwo, isTold: ({ parties }) => sinkingRounds(parties).length > 0 },
  { key: "victors", Part: Victors, isTold: () => true },
  { key: "fates", Part: Fates, isTold: ({ decrees }) => decrees.length > 0 },
  { key: "route", Part: TriumphRoute, isTold: ({ paraded: hasParaded }) => hasParaded },
  { key: "title", Part: Title, isTold: ({ title }) => title !== "" },
  { key: "state", Part: NewState, isTold: ({ order }) => order !== "" },
];

const chaptersOfVictory = (actium: ActiumDoc): readonly Chapter[] =>
  CHAPTERS.filter(({ isTold }) => isTold(actium)).map(({ key, Part }) => ({ key, content: <Part actium={actium} /> }));

/** The only chapter of an evening that was closed before anybody won. */
const Undecided = () => <p class="gilt lr-end-large">{t("lr-undecided")}</p>;

/**
 * Return the chapters of the ending that have happened, in order, and after them the honours of the evening. An evening
 * may be closed without a victor.
 */
export const toldChapters = (actium: ActiumDoc | undefined, honours: readonly HonourGiven[]): readonly Chapter[] => [
  ...(actium?.victor ? chaptersOfVictory(actium) : [{ key: "undecided", content: <Undecided /> }]),
  ...honours.map((honour) => ({ key: `honour-${honour.name}`, content: <HonourHolders honour={honour} /> })),
];

/** One chapter of the ending with its heading. */
export function EndingChapter({ chapter: { key, content } }: { chapter: Chapter }) {
  return (
    <section class="lr-end middle" data-chapter={key}>
      <h3>{t(`lr-end-${key}`)}</h3>
      {content}
    </section>
  );
}

/** The whole ending on a phone: all its chapters in order. */
export function TriumphSummary({ actium }: { actium: ActiumDoc }) {
  const chapters = toldChapters(actium, useHonours());
  return (
    <section class="lr-triumph middle" aria-label={t("lr-triumph")}>
      {chapters.map((chapter) => (
        <EndingChapter key={chapter.key} chapter={chapter} />
      ))}
    </section>
  );
}
