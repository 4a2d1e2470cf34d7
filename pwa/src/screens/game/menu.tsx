import type { ComponentChild, VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { giveBackCards as giveBack } from "../../core/live/entryapi";
import { loadTableCards } from "../../core/sending/tablecards";
import { slicesOfFamily, person } from "../../core/view/selectors";
import type { NewCard } from "../../core/view/wire";
import { saveTextAsFile } from "../../ui/download";
import { lazy } from "../../ui/lazy";
import { me, myCharacters, myParticipantKind, playAs } from "../../ui/me";
import { pack } from "../../ui/pack";
import { Crest } from "../../ui/parts/crest";
import { Icon } from "../../ui/parts/icon";
import type { IconName } from "../../ui/parts/icon";
import { LanguageChoice } from "../../ui/parts/languages";
import { SheetHead } from "../../ui/parts/sheet";
import { TabMark } from "../../ui/parts/tabs";
import { closeSheet, goToAddress, goToTab, currentRoute, openSheet } from "../../ui/router";
import { api, closeGame, gameSlice, heldCards, loadCards, storage, view } from "../../ui/services";
import { menuTabs, tabName } from "../../ui/tabs";
import { t } from "../../ui/texts";
import { showToast } from "../../ui/toasts";
import { isScreenKeptOn } from "../../ui/wakelock";
import { repairApp } from "../../ui/repair";

const InviteSheet = lazy(() => import("./invite").then((module) => module.InviteSheet));
const DeadlinesSheet = lazy(() => import("../deadlines/sheet").then((module) => module.DeadlinesSheet));
const MeetSheet = lazy(() => import("../meet").then((module) => module.MeetSheet));
const Unread = lazy(() => import("../letters/unreadcount").then((module) => module.UnreadLetterCount));
const StandIns = lazy(() => import("../standin/entry").then((module) => module.StandInMenuList));
const ThemeChoice = lazy(() => import("./theme").then((module) => module.ThemeChoice));
const TidingsSwitches = lazy(() => import("../tidings/switches").then((module) => module.TidingsSwitches));
const MinuteSheet = lazy(() => import("../../ui/minute").then((module) => module.MinuteSheet));
const NameSheet = lazy(() => import("./name").then((module) => module.NameSheet));

/** The least width and height of a screen on which the wall can be read (CSS pixels). Phones do not offer the wall. */
const SMALLEST_WALL = 600;

/** The menu of screens without a tab. The menu has the characters, the rules, the wall, the settings and the help. */
export function MenuSheet() {
  const game = currentRoute.value.game;
  const seats = useTableCards(game);
  const myPerson = person(view.value, me.value);
  return (
    <div class="act">
      <SheetHead title={gameSlice.value?.title ?? ""} />
      <div class="sheet-scroll">
        {myCharacters.value.length > 0 && <CharacterChoice />}
        <ul class="menu">
          {me.value && <MenuItem icon="qr" text={t("ui-meet")} note={t("ui-meet-note")} onPick={() => openSheet(() => <MeetSheet />)} />}
          {view.value?.slices["stand_ins"] !== undefined && <StandIns />}
          {seats.length > 0 && <MenuItem icon="qr" text={t("ui-invite")} note={t("ui-invite-note")} onPick={() => openSheet(() => <InviteSheet cards={seats} />)} />}
          {pack.value.playersAreNamed && myParticipantKind.value === "player" && <MenuItem icon="name" text={t("ui-your-name")} onPick={() => openSheet(() => <NameSheet />)} />}
          {menuTabs.value.map((tab) => (
            <MenuItem key={tab} mark={<TabMark tab={tab} size={24} />} text={tabName(tab)} note={tab === "letters" && <Unread />} onPick={() => goToTab(tab)} />
          ))}
          {slicesOfFamily(view.value, "window").length > 0 && <MenuItem icon="clock" text={t("ui-deadlines")} note={t("ui-deadlines-note")} onPick={() => openSheet(() => <DeadlinesSheet game={game} />)} />}
          <MenuItem icon="eye" text={t("ui-after")} note={t("ui-after-note")} onPick={() => goToAddress(`/g/${game}/after`)} />
          {myPerson && <MenuItem icon="clock" text={t("ui-minute")} note={t("ui-minute-note")} onPick={() => openSheet(() => <MinuteSheet ruleset={gameSlice.value?.ruleset ?? ""} characterRole={myPerson.role} character={myPerson.id} />)} />}
          <MenuItem icon="rules" text={t("ui-rules")} onPick={() => goToAddress(`/g/${game}/rules`)} />
          {Math.min(innerWidth, innerHeight) >= SMALLEST_WALL && <MenuItem icon="map" text={t("ui-projector")} onPick={() => goToAddress(`/g/${game}/projector`)} />}
          <li>
            <label class="menu-item">
              <Icon name="eye" />
              <span>{t("ui-keep-lit")}</span>
              <input
                type="checkbox"
                class="switch"
                checked={isScreenKeptOn.value}
                onChange={(event) => (isScreenKeptOn.value = event.currentTarget.checked)}
              />
            </label>
          </li>
          <li>
            <ThemeChoice />
          </li>
          <li class="menu-item">
            <Icon name="name" />
            <span>{t("ui-language")}</span>
            <LanguageChoice />
          </li>
          <TidingsSwitches />
          <MenuItem icon="people" text={t("ui-to-games")} onPick={() => goToAddress("/")} />
          <MenuItem icon="refresh" text={t("ui-repair")} note={t("ui-repair-about")} onPick={() => void tryRepair()} />
          <MenuItem icon="eye" text={t("ui-witness")} note={t("ui-witness-about")} onPick={() => void saveWitness(game)} />
          {heldCards.value.length > 0 && (
            <MenuItem icon="lock" text={t("ui-leave")} note={t("ui-leave-about")} onPick={() => void signOut()} />
          )}
        </ul>
      </div>
    </div>
  );
}

/** Return the cards of a table that was founded on this phone. On other phones the list is empty. */
function useTableCards(game: string): readonly NewCard[] {
  const [cards, setCards] = useState<readonly NewCard[]>([]);
  useEffect(() => {
    void loadTableCards(storage.peek(), game).then(setCards);
  }, [game]);
  return cards;
}

interface ItemProps {
  readonly icon?: IconName;
  /** A drawing that is shown instead of the icon. */
  readonly mark?: VNode;
  readonly text: string;
  readonly note?: ComponentChild;
  readonly onPick: () => void;
}

function MenuItem({ icon = "menu", mark, text, note, onPick }: ItemProps) {
  return (
    <li>
      <button type="button" class="menu-item" onClick={onPick}>
        {mark ?? <Icon name={icon} />}
        <span class="option-text">
          <span>{text}</span>
          {note && <span class="option-note">{note}</span>}
        </span>
      </button>
    </li>
  );
}

function CharacterChoice() {
  return (
    <ul class="menu">
      {myCharacters.value.map((character) => {
        const ownPerson = person(view.value, character);
        if (!ownPerson) return null;
        return (
          <li key={character}>
            <button
              type="button"
              class="menu-item"
              aria-pressed={character === me.value}
              onClick={() => {
                playAs(character);
                closeSheet();
              }}
            >
              <Crest bearer={ownPerson} size={36} />
              <span class="option-text">
                <span class="option-name"><bdi>{ownPerson.short}</bdi></span>
                {ownPerson.name !== ownPerson.short && <span class="option-note"><bdi>{ownPerson.name}</bdi></span>}
              </span>
              {character === me.value && <Icon name="check" />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** Save this phone's own records of the game as a file. */
async function saveWitness(game: string): Promise<void> {
  const { buildWitness } = await import("../../core/seals/witness");
  saveTextAsFile(`acta-witness-${game}.json`, JSON.stringify(await buildWitness(storage.peek(), game)));
}

/** Sign out. The server forgets this phone, and the phone forgets its games. */
async function signOut(): Promise<void> {
  await giveBack(api).catch(() => undefined);
  closeGame();
  await storage.peek().forget("commands too");
  await loadCards().catch(() => undefined);
  goToAddress("/");
}

/** Repair the app. If the repair has to wait, show the reason. */
async function tryRepair(): Promise<void> {
  if (!(await repairApp())) showToast("refused", [t("ui-repair-offline")]);
}
