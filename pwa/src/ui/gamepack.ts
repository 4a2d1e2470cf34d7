/**
 * The contract of a game's pack. Besides its texts, a game brings its look and screens of its own. The rules stay on
 * the server. A game's folder imports only `core`, `ui`, this contract and itself.
 */

import type { ComponentType, VNode } from "preact";
import type { Station } from "../core/view/selectors";
import type { IconName } from "./parts/icon";
import type { LoadPictures } from "./pictures/drawn";
import type { PersonDoc, PlaceDoc, Letter, ThreadDoc } from "../core/view/wire";

/** The part of a person that decides its crest. */
export type Bearer = Pick<PersonDoc, "id" | "role" | "group"> & { readonly statuses?: readonly string[] };

/** The properties of a game's map. */
export interface MapProps {
  readonly places: readonly PlaceDoc[];
  /** The place of the viewer's own character. */
  readonly mine: string;
  /** Whether the map is drawn for the projector. */
  readonly big?: boolean;
  /** Called with a place that was tapped. */
  readonly onPick?: ((place: string) => void) | undefined;
}

/**
 * The properties of the form for letters from the game's templates. They are written to a person, or as answers in a
 * thread.
 */
export interface LetterPartProps {
  /** The person to write to; absent in a thread. */
  readonly to?: string;
  /** The thread to answer in. */
  readonly thread?: ThreadDoc;
  /** The first letter of the thread. */
  readonly first?: Letter;
  /** Called when a letter was sent. */
  readonly onSent?: () => void;
}

/** A screen that only this game has. */
export interface GameScreen {
  /** The icon in the tab bar: an `svg` with `viewBox="0 0 24 24"`, strokes and fills in `currentColor`. */
  readonly glyph: VNode;
  /** Loads the screen. */
  readonly load: () => Promise<ComponentType>;
  /** Whether the screen has an `h1` of its own. Otherwise the tab's name is an invisible heading. */
  readonly headed?: boolean;
}

/** A game in the list of games to play. */
export interface Cover {
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
  /** The game in the list of games to play; absent for a game that is not in the list. */
  readonly cover?: Cover;
  /** The tabs at the bottom, by station: common ones, and names of the game's own screens. */
  readonly tabs: Readonly<Record<Station, readonly string[]>>;
  /**
   * The game's own screens, by the name of their tab. The tab's text is `tab-<name>`. A screen with the name of a
   * common tab replaces it.
   */
  readonly screens?: Readonly<Record<string, GameScreen>>;
  /** The game's own screens in the menu, at every station. */
  readonly menuScreens?: readonly string[];
  /** Whether the players at the table use their own names. */
  readonly playersAreNamed?: boolean;
  /** Loads the main part of the projector. Without it the projector shows the map, or the list of people. */
  readonly projector?: () => Promise<ComponentType>;
  /** Loads the public ranking. The projector shows it below the last lines, if the scenario allows a score board. */
  readonly standing?: () => Promise<ComponentType>;
  /** Loads the middle of a person's sheet, in place of the person's holdings. */
  readonly person?: () => Promise<ComponentType<{ readonly id: string }>>;
  /** Loads the form for the game's letters: proposals to a person, and answers in a thread. */
  readonly letters?: () => Promise<ComponentType<LetterPartProps>>;
  /** Loads list items about bills, battles and other business of the game. They are part of the state on paper. */
  readonly underWay?: () => Promise<ComponentType>;
  /** Gives the bond from one person to another in a word or two; "" if the viewer knows of none. */
  readonly tie?: (id: string, to: string) => string;
  /** Gives the name of an option that is neither a person nor a thing; undefined for an option with a text. */
  readonly optionName?: (value: string) => string | undefined;
  /** Gives a short note about an unusual state of a place; "" for none. */
  readonly placeNote?: (id: string) => string;
  /** Gives short facts about a place, besides its seats and roads. */
  readonly placeFacts?: (id: string) => readonly string[];
  /** Gives the line under a place's name in the list of places. */
  readonly placeLine?: (id: string) => string;
  /** Drawn above every screen, for business that has a screen of its own. */
  readonly banner?: ComponentType;
  /** Whether the game's own screens show the result. Then no line above them shows it. */
  readonly showsResult?: boolean;
  /** Loads the sheet of a place, in place of seats, facts and roads. */
  readonly place?: () => Promise<ComponentType<{ readonly id: string }>>;
  /** Whether places are spaces of a printed board. Then the state on paper lists only places with people. */
  readonly placesAreSpaces?: boolean;
  /** Loads a foreword to the rulebook, such as which data of the table are printed. */
  readonly foreword?: () => Promise<ComponentType>;
  /** Gives the crest of a person: an icon and its colour. */
  readonly crest: (bearer: Bearer) => { readonly glyph: VNode; readonly colour: string };
  /** Gives the icon of an asset. */
  readonly assetGlyph: (id: string) => VNode;
  /** Loads the pictures of all acts. Without it only the common acts have pictures. */
  readonly pictures?: LoadPictures;
  /** Gives the icon of a kind of period. */
  readonly periodGlyph: (kind: string) => VNode;
  /**
   * The order of assets in a hand: `money` is the asset that is money, `rows` are counted piece by piece, and `rest`
   * are numbers.
   */
  readonly hand: { readonly money: string; readonly rows: readonly HandRow[]; readonly rest: readonly string[] };
  /** Sums over several assets, for looking back. The text of each sum is `sum-<name>`. */
  readonly sums?: Readonly<Record<string, readonly string[]>>;
  /** Acts of an officer that the desk offers at one tap. */
  readonly desk?: readonly string[];
  /** The game's own acts on the stewards' console. */
  readonly console?: ConsoleActs;
  /** Loads the map, in games that have one. */
  readonly map?: () => Promise<ComponentType<MapProps>>;
}

/** A game's own acts for its stewards. */
export interface ConsoleActs {
  /** Tools besides those of every game. A tool is shown only if its act is on offer. */
  readonly tools: readonly ConsoleTool[];
}

/** A tool on the console: an act and its icon. */
export interface ConsoleTool {
  readonly type: string;
  readonly icon: IconName;
}

/** Assets that share a row of slots, such as the ten legions that a mortal may have. */
export interface HandRow {
  readonly key: string;
  readonly assets: readonly string[];
  readonly slots: number;
}
