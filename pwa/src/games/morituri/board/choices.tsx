import type { ComponentChildren } from "preact";
import type { Option } from "../../../core/view/wire";
import { optionText } from "../../../ui/fields/option";
import type { DirectActs } from "../../../ui/act/directacts";
import { Crest } from "../../../ui/parts/crest";
import { view } from "../../../ui/services";
import { personName, t } from "../../../ui/texts";
import { CardArt } from "../gladiator/cardart";
import { shortValuesText, CardFace, cardName } from "../gladiator/card";
import { HitPoints } from "../parts/hearts";
import { FightValues } from "../parts/totals";
import { cardOf, cardIdsIn, gladiatorOf, turnOf } from "../shape";

/** The choices for which the game waits: the gear to keep, the gear to lose, or the first opponent. */
export function GameChoices({ directActs }: { directActs: DirectActs }) {
  const turn = turnOf(view.value);
  return (
    <>
      {turn?.drawn && directActs.form("keep-gear") && <GearToKeep directActs={directActs} card={turn.drawn.card} />}
      {directActs.form("give-up") && <GearToLose directActs={directActs} />}
      {directActs.form("fight-first") && <FirstOpponent directActs={directActs} />}
    </>
  );
}

function ChoiceFrame({ title, note, children }: { title: string; note?: string; children: ComponentChildren }) {
  return (
    <section class="choice-panel" aria-label={title}>
      <h2>{title}</h2>
      {note && <p class="quiet">{note}</p>}
      {children}
    </section>
  );
}

/**
 * The choice after a gear card was drawn. Every allowed set of carried cards that contains the new card is shown, side
 * by side.
 */
function GearToKeep({ directActs, card }: { directActs: DirectActs; card: string }) {
  const field = directActs.form("keep-gear")?.fields.find((field) => field.kind === "choice");
  const options = field ? directActs.options("keep-gear", field.name) : [];
  return (
    <ChoiceFrame title={t("keep-title", { card: cardName(card) })} note={t("keep-note")}>
      <CardFace id={card} />
      <ul class="sets stack">
        {options.map((option) => (
          <li key={option.value}>
            <button type="button" class="set across wrapped" disabled={!directActs.isOpen("keep-gear")} onClick={() => void directActs.act("keep-gear", { [field?.name ?? ""]: option.value })}>
              <CardSet option={option} picture={card} />
            </button>
          </li>
        ))}
      </ul>
    </ChoiceFrame>
  );
}

/** One set of cards, with their pictures and the name of the choice. */
function CardSet({ option, picture }: { option: Option; picture: string }) {
  const cards = cardIdsIn(option.args);
  return (
    <>
      <span class="set-cards" aria-hidden="true">
        {cards.map((cardId) => (
          <span key={cardId} class="set-card" data-new={cardId === picture}>
            <CardArt id={cardId} slot={cardOf(view.value, cardId)?.slot ?? ""} />
          </span>
        ))}
      </span>
      <span class="option-text">
        <span class="option-name">{cards.length ? optionText(option) : t("keep-none")}</span>
        <span class="option-note">{cards.map(shortValuesText).join(" · ")}</span>
      </span>
    </>
  );
}

/** The choice of the piece of gear that is lost. The player who may choose names it. */
function GearToLose({ directActs }: { directActs: DirectActs }) {
  const loss = turnOf(view.value)?.loss;
  const field = directActs.form("give-up")?.fields.find((field) => field.kind === "choice");
  if (!field) return null;
  const isMine = loss?.victim === directActs.actor;
  return (
    <ChoiceFrame title={isMine ? t("loss-title-own") : t("loss-title", { who: `who:${loss?.victim ?? ""}` })}>
      <ul class="sets stack">
        {directActs.options("give-up", field.name).map((option) => (
          <li key={option.value}>
            <button type="button" class="set across wrapped" disabled={!directActs.isOpen("give-up")} onClick={() => void directActs.act("give-up", { [field.name]: option.value })}>
              <span class="set-cards" aria-hidden="true">
                <span class="set-card">
                  <CardArt id={option.value} slot={cardOf(view.value, option.value)?.slot ?? ""} />
                </span>
              </span>
              <span class="option-text">
                <span class="option-name">{cardName(option.value)}</span>
                <span class="option-note">{shortValuesText(option.value)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </ChoiceFrame>
  );
}

/** The choice of the first opponent. Several gladiators are in the arena, and the newcomer chooses one of them. */
function FirstOpponent({ directActs }: { directActs: DirectActs }) {
  const field = directActs.form("fight-first")?.fields.find((field) => field.kind === "choice");
  if (!field) return null;
  return (
    <ChoiceFrame title={t("foes-title")}>
      <ul class="sets stack">
        {directActs.options("fight-first", field.name).map((option) => {
          const foe = gladiatorOf(view.value, option.value);
          return (
            <li key={option.value}>
              <button type="button" class="set across wrapped" disabled={!directActs.isOpen("fight-first")} onClick={() => void directActs.act("fight-first", { [field.name]: option.value })}>
                {foe && <Crest bearer={foe} size={44} />}
                <span class="option-name"><bdi>{personName(option.value)}</bdi></span>
                {foe && <HitPoints points={foe.hit_points} />}
                {foe && <FightValues {...foe} />}
              </button>
            </li>
          );
        })}
      </ul>
    </ChoiceFrame>
  );
}
