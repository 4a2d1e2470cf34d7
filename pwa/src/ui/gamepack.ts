/**
 * The contract of a game's pack. In addition to texts, a game's pack contains the game's look and the game's own
 * screens. The rules stay on the server. The folder of a game imports only `core`, `ui`, this contract and itself.
 */

import type { ComponentType, VNode } from "preact";
import type { ParticipantKind } from "../core/view/selectors";
import type { IconName } from "./parts/icon";
import type { LoadPictures } from "./pictures/drawings";
import type { TopSheet } from "./topsheet";
import type { Line, PersonDoc, PlaceDoc, Letter, ThreadDoc } from "../core/view/wire";

/** The data of a person that decide the person's crest. */
export type CrestBearer = Pick<PersonDoc, "id" | "role" | "group"> & { readonly statuses?: readonly string[] };

/** The properties of a game's map. */
export interface MapProps {
  readonly places: readonly PlaceDoc[];
  /** The place of the viewer's own character. */
  readonly myPlace: string;
  /** Whether the map is drawn for the projector. */
  readonly isLarge?: boolean;
  /** Called with the place that the player tapped. */
  readonly onPick?: ((place: string) => void) | undefined;
}

/**
 * The properties of the form for letters from the game's templates. Such a letter is written to a person, or is an
 * answer in a thread.
 */
export interface LetterPartProps {
  /** The person to whom the letter is written; absent in a thread. */
  readonly partner?: string;
  /** The thread in which the letter is an answer; absent for a new letter. */
  readonly thread?: ThreadDoc;
  /** The first letter of the thread. */
  readonly firstLetter?: Letter;
  /** Called when a letter was sent, with the sheet from which it was sent. */
  readonly onSent?: (sheet: TopSheet) => void;
}

/** A screen that only this game has. */
export interface GameScreen {
  /** The icon in the tab bar: an `svg` with `viewBox="0 0 24 24"`, strokes and fills in `currentColor`. */
  readonly glyph: VNode;
  /** Loads the screen. */
  readonly load: () => Promise<ComponentType>;
  /** Whether the screen has its own `h1`. If it does not, the name of the tab is an invisible heading. */
  readonly hasHeading?: boolean;
}

/** The cover of a game in the list of games that can be played. */
export interface GameCover {
  /** The name of the game. */
  readonly name: string;
  /** An `svg` with `viewBox="0 0 64 64"` and the class `glyph`, drawn in `currentColor`. */
  readonly emblem: VNode;
  /** The colour of the emblem. */
  readonly colour: string;
}

/** The contract of a game's pack. */
export interface GamePack {
  /** The name of the ruleset. */
  readonly ruleset: string;
  /** The cover of the game; absent if the game is not in the list of games that can be played. */
  readonly cover?: GameCover;
  /** The tabs at the bottom, by station. The tabs are shared tabs, and names of the game's own screens. */
  readonly tabs: Readonly<Record<ParticipantKind, readonly string[]>>;
  /**
   * The game's own screens, by the name of their tab. The text of the tab is `tab-<name>`. If a screen has the name of
   * a shared tab, it replaces the shared screen.
   */
  readonly screens?: Readonly<Record<string, GameScreen>>;
  /** For acts after which the player is on one of the game's own screens: the tab of that screen. */
  readonly actScreens?: Readonly<Record<string, string>>;
  /** The game's own screens in the menu. The menu screens are the same at every station. */
  readonly menuScreens?: readonly string[];
  /** Whether the players at the table use their own names. */
  readonly playersAreNamed?: boolean;
  /**
   * Loads the main area of the projector. Without this function the projector shows the map, or otherwise the list of
   * people.
   */
  readonly projector?: () => Promise<ComponentType>;
  /** Loads the public ranking. The projector shows it below the last lines, if the scenario allows a score board. */
  readonly standing?: () => Promise<ComponentType>;
  /** Loads the middle section of a person's sheet. The loaded component replaces the person's holdings. */
  readonly person?: () => Promise<ComponentType<{ readonly id: string }>>;
  /** Loads the form for the game's own letters. The letters are proposals to a person, and answers in a thread. */
  readonly letters?: () => Promise<ComponentType<LetterPartProps>>;
  /**
   * Loads list items about open business of the game, such as bills and battles. The items are printed with the state
   * on paper.
   */
  readonly underWay?: () => Promise<ComponentType>;
  /** Returns the bond from one person to another in a word or two; "" if the viewer knows of no bond. */
  readonly tie?: (personId: string, partner: string) => string;
  /** Returns the name of an option that is neither a person nor an asset; undefined for an option with a text. */
  readonly optionName?: (value: string) => string | undefined;
  /** Returns a short note about an unusual state of a place; "" for a place in its usual state. */
  readonly placeNote?: (placeId: string) => string;
  /** Returns short facts about a place. The facts do not include seats and roads. */
  readonly placeFacts?: (placeId: string) => readonly string[];
  /** Returns the line below the name of a place in the list of places. */
  readonly placeLine?: (placeId: string) => string;
  /** The component that is drawn above every screen. The component is about business that has its own screen. */
  readonly banner?: ComponentType;
  /** Whether the game's own screens show the result. If they do, no line above the screens shows it. */
  readonly showsResult?: boolean;
  /** Returns the name of the screen that shows the board of a kind of great moment; "" for none. */
  readonly greatScreen?: (eventKind: string) => string;
  /** Loads the sheet of a place. The loaded component replaces the seats, facts and roads. */
  readonly place?: () => Promise<ComponentType<{ readonly id: string }>>;
  /** Whether places are spaces of a printed board. If they are, the state on paper lists only places with people. */
  readonly placesAreSpaces?: boolean;
  /** Loads a foreword to the rulebook. The foreword may say, for example, which data of the table are printed. */
  readonly foreword?: () => Promise<ComponentType>;
  /** Returns the crest of a person, which is an icon and its colour. */
  readonly crest: (bearer: CrestBearer) => { readonly glyph: VNode; readonly colour: string };
  /**
   * Returns what a new line means for these characters of the phone, such as "You lose a ship". An empty text means that
   * the line needs no message. Without a result, a line that names a character is shown as it is.
   */
  readonly ownNews?: (line: Line, characters: readonly string[]) => string | undefined;
  /** Returns the icon of an asset. */
  readonly assetGlyph: (assetId: string) => VNode;
  /** Loads the pictures of all acts. Without this function, only the acts that all games share have pictures. */
  readonly pictures?: LoadPictures;
  /** Returns the icon of a kind of period. */
  readonly periodGlyph: (periodKind: string) => VNode;
  /**
   * The order of assets in a hand. `money` is the asset that is money. The assets in `rows` are drawn piece by piece.
   * The assets in `rest` are written as numbers.
   */
  readonly hand: { readonly money: string; readonly rows: readonly HandRow[]; readonly rest: readonly string[] };
  /** The sums over several assets, for the pages about the past. The text of each sum is `sum-<name>`. */
  readonly sums?: Readonly<Record<string, readonly string[]>>;
  /** The acts of an officer that the desk offers with one tap. */
  readonly desk?: readonly string[];
  /** The game's own acts on the stewards' console. */
  readonly console?: ConsoleActs;
  /** Loads the map, in games that have one. */
  readonly map?: () => Promise<ComponentType<MapProps>>;
}

/** The acts that a game adds for its stewards. */
export interface ConsoleActs {
  /** The tools that the game adds to the tools of every game. A tool is shown only if its act is on offer. */
  readonly tools: readonly ConsoleTool[];
}

/** A tool on the console: an act and its icon. */
export interface ConsoleTool {
  readonly type: string;
  readonly icon: IconName;
}

/** Assets that share a row of slots. An example is the ten legions that a mortal may have. */
export interface HandRow {
  readonly key: string;
  readonly assets: readonly string[];
  readonly slotCount: number;
}
