import { useEffect, useState } from "preact/hooks";
import { fetchRehearsalCards } from "../../core/live/entryapi";
import { matchesAllWords } from "../../core/view/search";
import type { RehearsalCard } from "../../core/view/wire";
import { loadPackAndTexts } from "../../games/open";
import { SearchBox } from "../../ui/fields/choice";
import { pack } from "../../ui/pack";
import { Crest } from "../../ui/parts/crest";
import { Icon } from "../../ui/parts/icon";
import { Heading, AppMark, OrnamentRule } from "../../ui/parts/ornament";
import { goToAddress } from "../../ui/router";
import { api } from "../../ui/services";
import { t, texts } from "../../ui/texts";
import "virtual:texts/door";
import "../games/games.css";

/**
 * Choose any character of a rehearsal, and claim the card of this character. The good first characters come first, and
 * all characters follow by role.
 */
export function Rehearsal({ id: game }: { id: string }) {
  const [cards, setCards] = useState<readonly RehearsalCard[] | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [search, setSearch] = useState("");
  useEffect(() => {
    const loadRehearsal = async (): Promise<void> => {
      const { cards } = await fetchRehearsalCards(api);
      const shownGame = game || largestGame(cards);
      const shownCards = cards.filter((card) => card.game === shownGame);
      const [firstTable] = shownCards;
      if (firstTable) {
        const { ruleset } = await api.game(firstTable.game);
        const gamePack = await loadPackAndTexts(ruleset);
        pack.value = gamePack;
      }
      setCards([...shownCards].sort(compareCards));
    };
    loadRehearsal().catch(() => setHasFailed(true));
  }, []);
  const matches = (cards ?? []).filter(({ character: { name, short: shortName, role } }) => matchesAllWords(search, name, shortName, role));
  const newcomers = search ? [] : matches.filter(({ newcomer: isForNewcomers }) => isForNewcomers);
  const roles = [...new Set(matches.map(({ character }) => character.role))];
  return (
    <main class="door">
      <header class="door-head">
        <AppMark size={72} />
        <h1>{t("ui-rehearsal")}</h1>
        <p>{t("ui-rehearsal-about")}</p>
        <OrnamentRule />
      </header>
      {hasFailed && <p class="empty" role="alert">{t("ui-no-rehearsal")}</p>}
      {newcomers.length > 0 && (
        <section>
          <Heading>{t("ui-newcomers")}</Heading>
          <CardList cards={newcomers} isForNewcomers />
        </section>
      )}
      {newcomers.length > 0 && <Heading>{t("ui-all-characters")}</Heading>}
      {cards && <SearchBox value={search} onChange={setSearch} />}
      {roles.map((role) => {
        const ofRole = matches.filter(({ character }) => character.role === role);
        return (
          <details key={`${role} ${search !== ""}`} open={search !== "" || roles.length === 1}>
            <summary class="fold">{t("ui-role-cards", { role: t(`role-${role}`), n: ofRole.length })}</summary>
            <CardList cards={ofRole} />
          </details>
        );
      })}
    </main>
  );
}

/** A list of cards to pick from. With `isForNewcomers`, each card tells in a sentence what its role is about. */
function CardList({ cards, isForNewcomers = false }: { cards: readonly RehearsalCard[]; isForNewcomers?: boolean }) {
  return (
    <ul class="pick-list">
      {cards.map(({ card, character, link }) => {
        const guide = `guide-${character.role}`;
        const note = isForNewcomers && texts.value.has(guide) ? t(guide) : character.name;
        return (
          <li key={card}>
            <button type="button" class="pick" onClick={() => goToAddress(linkPath(link))}>
              <Crest bearer={character} size={44} />
              <span class="option-text">
                <span class="option-name"><bdi>{character.short}</bdi></span>
                {note !== character.short && <span class="option-note"><bdi>{note}</bdi></span>}
              </span>
              <Icon name="chevron" />
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Return the game with the most cards. That game is an evening rather than a small table. */
function largestGame(cards: readonly RehearsalCard[]): string {
  const games = [...new Set(cards.map((card) => card.game))];
  const cast = (game: string): number => cards.filter((card) => card.game === game).length;
  return games.sort((a, b) => cast(b) - cast(a))[0] ?? "";
}

const compareCards = ({ character: person }: RehearsalCard, { character: otherPerson }: RehearsalCard): number =>
  person.role.localeCompare(otherPerson.role) || person.short.localeCompare(otherPerson.short);

/** Return the path of a card's link without the host. Therefore the app stays on its own server. */
function linkPath(link: string): string {
  const url = new URL(link, location.href);
  return url.pathname + url.hash;
}
