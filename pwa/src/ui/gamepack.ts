/**
 * What a game brings to the phone beside its texts: how it looks, and screens of its own. The rules
 * stay on the server. What lies in a game's folder uses `core`, `ui`, this contract and itself.
 */

import type { ComponentType, VNode } from "preact";
import type { Station } from "../core/view/selectors";
import type { IconName } from "./parts/icon";
import type { LoadPictures } from "./pictures/drawn";
import type { PersonDoc, PlaceDoc, Letter, ThreadDoc } from "../core/view/wire";

/** What of a person decides their crest. */
export type Bearer = Pick<PersonDoc, "id" | "role" | "group"> & { readonly statuses?: readonly string[] };

export interface MapProps {
  readonly places: readonly PlaceDoc[];
  /** Where the viewer's own character sits. */
  readonly mine: string;
  readonly big?: boolean;
  readonly onPick?: ((place: string) => void) | undefined;
}

/** Where letters from the game's templates are written: to a person, or as answers in a thread. */
export interface LetterPartProps {
  readonly to?: string;
  readonly thread?: ThreadDoc;
  /** The first letter of the thread. */
  readonly first?: Letter;
  readonly onSent?: () => void;
}

/** A screen that only this game has. */
export interface GameScreen {
  /** Drawn in the tab bar: an `svg` with `viewBox="0 0 24 24"`, strokes and fills in `currentColor`. */
  readonly glyph: VNode;
  readonly load: () => Promise<ComponentType>;
  /** Whether the screen begins with an `h1` of its own; otherwise the tab's name stands there, unseen. */
  readonly headed?: boolean;
}

/** How the game presents itself where one chooses what to play. */
export interface Cover {
  readonly name: string;
  /** An `svg` with `viewBox="0 0 64 64"` and the class `glyph`, drawn in `currentColor`. */
  readonly emblem: VNode;
  readonly colour: string;
}

export interface GamePack {
  readonly ruleset: string;
  readonly cover?: Cover;
  /** Which tabs stand at the bottom, by station: common ones and names of own screens. */
  readonly tabs: Readonly<Record<Station, readonly string[]>>;
  /** Own screens by the name of their tab, which is text `tab-<name>`. One named as a common tab replaces it. */
  readonly screens?: Readonly<Record<string, GameScreen>>;
  /** Own screens that the menu leads to, at every station. */
  readonly menuScreens?: readonly string[];
  /** Whether people at this table are called by names of their own. */
  readonly playersAreNamed?: boolean;
  /** The part of the projector beside the last lines; without it, the map, or the list of people. */
  readonly projector?: () => Promise<ComponentType>;
  /** How everybody stands, as far as everybody may know: stands on the projector below the last lines, if the scenario allows a score board. */
  readonly standing?: () => Promise<ComponentType>;
  /** What stands in the sheet of a person between their name and what one may do with them, instead of what they hold. */
  readonly person?: () => Promise<ComponentType<{ readonly id: string }>>;
  /** Letters that the game knows: what one may propose to a person, or answer in a thread. */
  readonly letters?: () => Promise<ComponentType<LetterPartProps>>;
  /** List items that say what is under way beside what every game has, such as bills and battles: stands in the state on paper. */
  readonly underWay?: () => Promise<ComponentType>;
  /** What binds one of two people to the other, in a word or two; "" for nothing the viewer knows of. */
  readonly tie?: (id: string, to: string) => string;
  /** What an option is called that names neither a person nor a thing; undefined for one that has a text. */
  readonly optionName?: (value: string) => string | undefined;
  /** What is out of the ordinary at a place just now, in a few words; "" for nothing. */
  readonly placeNote?: (id: string) => string;
  /** What is true of a place beside its seats and roads, a few words each. */
  readonly placeFacts?: (id: string) => readonly string[];
  /** What stands under a place's name in the list of places. */
  readonly placeLine?: (id: string) => string;
  /** What stands above every screen while something is under way that has a screen of its own. */
  readonly banner?: ComponentType;
  /** Whether its own screens say how a game has ended, so that no line above them need say it. */
  readonly showsResult?: boolean;
  /** What stands in the sheet of a place, instead of its seats, facts and roads. */
  readonly place?: () => Promise<ComponentType<{ readonly id: string }>>;
  /** Whether places are spaces of a printed board that tell nothing new: on paper stand only those where somebody is. */
  readonly placesAreSpaces?: boolean;
  /** What stands above the rulebook: what of this table's data is printed and what is not, say. */
  readonly foreword?: () => Promise<ComponentType>;
  /** The crest of a person: a glyph and the colour it is drawn in. */
  readonly crest: (bearer: Bearer) => { readonly glyph: VNode; readonly colour: string };
  readonly assetGlyph: (id: string) => VNode;
  /** The picture of each act, those of all games among them; without it only theirs. */
  readonly pictures?: LoadPictures;
  /** The emblem of a kind of period. */
  readonly periodGlyph: (kind: string) => VNode;
  /** Assets in the order a hand shows them, and which of them are counted piece by piece. */
  readonly hand: { readonly money: string; readonly rows: readonly HandRow[]; readonly rest: readonly string[] };
  /** Assets that are also counted together when one looks back: each sum is called `sum-<name>`. */
  readonly sums?: Readonly<Record<string, readonly string[]>>;
  /** Acts of an officer's own that their desk offers at one tap. */
  readonly desk?: readonly string[];
  /** What the stewards' console has beside what every game needs. */
  readonly console?: ConsoleActs;
  /** The map, in games that have one. */
  readonly map?: () => Promise<ComponentType<MapProps>>;
}

/** A game's own acts for its stewards. */
export interface ConsoleActs {
  /** Tools beside those that every game has; only those are shown that are offered. */
  readonly tools: readonly ConsoleTool[];
}

export interface ConsoleTool {
  readonly type: string;
  readonly icon: IconName;
}

/** Assets that share one row of slots, such as the ten legions a mortal may have. */
export interface HandRow {
  readonly key: string;
  readonly assets: readonly string[];
  readonly slots: number;
}
