import { useEffect, useState } from "preact/hooks";
import byGame from "virtual:texts/minute";
import { changedReadings } from "../../core/view/readings";
import { aim as aimOf } from "../../core/view/selectors";
import type { Args } from "../../core/view/values";
import type { AimDoc } from "../../core/view/wire";
import { loadUntilDone } from "../lazy";
import { SheetHead } from "../parts/sheet";
import { MessageText, RuleLink } from "../parts/words";
import { addGameTexts, t, texts } from "../texts";
import { view } from "../services";
import "./minute.css";

const CARDS = [1, 2, 3, 4, 5, 6] as const;

interface MinuteSheetProps {
  readonly ruleset: string;
  /** The role of the character on whose card the game begins. */
  readonly characterRole: string;
  /** The character whose aim and standing the sheet shows; "" for none. */
  readonly character?: string;
}

/** The rules of a role on six cards. A player's own sheet begins with the standing towards the aim. */
export function MinuteSheet({ ruleset, characterRole, character = "" }: MinuteSheetProps) {
  const loadState = useMinuteTexts(ruleset);
  const aim = aimOf(view.value, character);
  const minutePart = partOf(characterRole, aim);
  return (
    <div class="act">
      <SheetHead title={t("ui-minute")} note={texts.value.has(`role-${minutePart}`) ? t(`role-${minutePart}`) : undefined} />
      <div class="sheet-scroll" aria-busy={byGame[ruleset] !== undefined && loadState === "loading"}>
        {aim && <Standing aim={aim} />}
        {loadState === "failed" && <p role="alert">{t("ui-part-missing")}</p>}
        {loadState === "loaded" && <MinuteCards part={minutePart} args={readingArgs()} />}
      </div>
    </div>
  );
}

/** Load the rules in a minute of a game. The state stays "loading" for a game without them. */
export function useMinuteTexts(ruleset: string): "loading" | "failed" | "loaded" {
  const [loadState, setLoadState] = useState<"loading" | "failed" | "loaded">("loading");
  const words = byGame[ruleset];
  useEffect(() => (words ? loadUntilDone(() => addGameTexts(words), () => setLoadState("loaded"), () => setLoadState("failed")) : undefined), [words]);
  return loadState;
}

/** Draw the rules of a part on six cards. `args` are the readings that differ from the usual ones. */
export function MinuteCards({ part, args }: { part: string; args: Args }) {
  return (
    <ol class="minute">
      {CARDS.map((card) => (
        <li key={card} class="minute-card">
          <h3>{t(`minute-title-${card}`)}</h3>
          <p>{t(cardKey(part, card), args)}</p>
        </li>
      ))}
    </ol>
  );
}

/** The standing of the character towards the aim, each sentence with its rule. */
function Standing({ aim }: { aim: AimDoc }) {
  return (
    <ul class="minute-standing stack easy">
      {aim.stands.map((standingText) => (
        <li key={standingText.key}>
          <MessageText message={{ key: standingText.key, args: standingText.args }} /> <RuleLink rule={standingText.rule} />
        </li>
      ))}
    </ul>
  );
}

/**
 * Return the changed readings of the open game as arguments of the cards, such as `emptio_same_region`. A text says the
 * ruleset's reading where the argument is missing.
 */
const readingArgs = (): Args => Object.fromEntries(Object.entries(changedReadings(view.value)).map(([name, value]) => [name.replace(/\W/g, "_"), String(value)]));

/** Return the part that a character plays now. The aim of the dead and of the Fates is not that of their role. */
function partOf(role: string, aim: AimDoc | undefined): string {
  const aimName = aim?.key.replace(/^aim-/, "") ?? "";
  return texts.value.has(`guide-${aimName}`) ? aimName : role;
}

/** Return the text of a card: the card of the part, or else the card of all. */
function cardKey(minutePart: string, cardIndex: number): string {
  const keys = [`minute-${minutePart}-${cardIndex}`, ...(cardIndex === 1 ? [`aim-${minutePart}`] : cardIndex === 2 ? [`guide-${minutePart}`] : [])];
  return keys.find((key) => texts.value.has(key)) ?? `minute-all-${cardIndex}`;
}
