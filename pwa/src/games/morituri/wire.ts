// Written by `npm run wire` from the server's own description. Do not change it here.

import type { AppealDoc, AwaitedDoc, BondDoc, CardDoc, CastMemberDoc, ComingDoc, DutyDoc, GameDoc, GraveActDoc, KnockDoc, LetterboxDoc, LettersDoc, PersonDoc, PetitionDoc, PictureDoc, QuestionDoc, ReportDoc, ResultDoc, SilenceDoc, SwitchesDoc, ThreadDoc, UnfinishedDoc, WindowDoc } from "../../core/wire";

/**
 * One side of a round as it was fought; `who` is "beast" for a beast.
 *
 * `defence` is what a net left of it, if it was `netted`. `dice` are a pair for each attack, and
 * `landed` says of each whether it hit; `hits` is how many did. `left` are the hit points
 * afterwards, `net` is the net die, or 0.
 */
export interface BlowDoc {
  readonly attack: number;
  readonly bonus: number;
  readonly defence: number;
  readonly dice: readonly (readonly [number, number])[];
  readonly hits: number;
  readonly landed: readonly boolean[];
  readonly left: number;
  readonly net: number;
  readonly netted: boolean;
  readonly target: number;
  readonly who: string;
}

/** What is in the box beside the board. */
export interface BoxDoc {
  readonly cards: number;
  readonly hit_point_cards: number;
  readonly tabulae: number;
}

/** A danger of the road: a die and what is added must reach `pass_at`, or `fail` happens. */
export interface CheckDoc {
  readonly add: "attack_value";
  readonly die: "1d6";
  readonly fail: "lose_1_hit_point" | "lose_one_equipment_card_of_own_choice";
  readonly fail_if_no_equipment: "miss_next_turn" | "nothing";
  readonly may_kill: boolean;
  readonly pass_at: number;
}

/** What bandits and pirates do. */
export interface ChecksDoc {
  readonly bandits: CheckDoc;
  readonly pirates: CheckDoc;
}

/** The crowd's die, whether it wants blood, and the id of the entry that tells it. */
export interface CrowdDoc {
  readonly blood: boolean;
  readonly entry: string;
  readonly face: number;
}

/** Bandits or pirates to be rolled against: the die and `added` must reach `needed`. */
export interface DangerDoc {
  readonly added: number;
  readonly kind: "bandits" | "pirates";
  readonly needed: number;
  readonly place: string;
}

/**
 * One kind of card, of which there are `count`: gear, or an order if its slot is "flux".
 *
 * `hands` and the Attack Values in one hand (`av_one`) and in both (`av_two`) are those of
 * weapons, null where a card has none; `attacks` is how often it strikes in a round. `d` and `e`
 * are Defence and Encumbrance, `anti_net` what a helmet helps against a net. Only flux has an
 * `effect`: `n` is how much of it, `chooser` who names what is lost, `floor` the fewest hit points
 * that it leaves, `to` the space it sends to; `reshuffle` says whether all discards are shuffled.
 */
export interface DeckCardDoc {
  readonly anti_net: number;
  readonly attacks: number;
  readonly av_one: number | null;
  readonly av_two: number | null;
  readonly chooser: "holder" | "player_to_the_left";
  readonly count: number;
  readonly d: number;
  readonly e: number;
  readonly effect: ("draw" | "gain_hp" | "lose_armour" | "lose_hp" | "lose_weapon" | "miss_turn" | "owner_in_debt") | null;
  readonly floor: number;
  readonly hands: ("either" | "one" | "two") | null;
  readonly id: string;
  readonly n: number;
  readonly name: string;
  readonly net: boolean;
  readonly reshuffle: boolean;
  readonly slot: "flux" | "helmet" | "leg" | "offhand" | "torso" | "weapon";
  readonly to: string | null;
}

/** What is printed; `printed` is true for the published game. */
export interface DeckDoc {
  readonly box: BoxDoc;
  readonly cards: readonly DeckCardDoc[];
  readonly checks: ChecksDoc;
  readonly pack: PackDoc;
  readonly printed: boolean;
  readonly start: StartDoc;
}

/** A gear card that was drawn, to be kept or not. */
export interface DrawnDoc {
  readonly card: string;
  readonly who: string;
}

/**
 * The fight under way, or else the one that was over last.
 *
 * `kind` is "hunt" against a beast; `number` counts the fights of the game from 1. Duels in Roma
 * (`in_roma`) are to the death. At the stage "extra" one round more is fought; `round` is how many
 * were. `weaker` is who is at one hit point and asks the crowd, or may be spared, and "" at other
 * stages; `crowd` is null before it was heard, `mercy` what the weaker one answered. `roller`
 * volunteered to roll for the beast, or is "".
 *
 * When it is over, `winner` is a gladiator, "beast", or "" for nobody; `why` says of a duel how it
 * came ("survived": the one round more; "too-long": a reading bounds the rounds), and `dead` are
 * those without a hit point, "beast" among them. `sides` are two, the newcomer (or the hunter)
 * first; `rounds` are the latest, 12 at most.
 */
export interface FightDoc {
  readonly crowd: CrowdDoc | null;
  readonly dead: readonly string[];
  readonly in_roma: boolean;
  readonly kind: "duel" | "hunt";
  readonly mercy: "" | "refused" | "taken";
  readonly number: number;
  readonly place: string;
  readonly roller: string;
  readonly round: number;
  readonly rounds: readonly RoundDoc[];
  readonly sides: readonly [SideDoc, SideDoc];
  readonly stage: "crowd" | "extra" | "mercy" | "over" | "strike";
  readonly weaker: string;
  readonly why: "" | "both-at-one" | "both-dead" | "dead" | "mercy" | "survived" | "too-long";
  readonly winner: string;
}

/**
 * The card in each place for gear; shield and Casses are `offhand`.
 *
 * Without a `weapon` card he has the Pugio.
 */
export interface GearDoc {
  readonly helmet: string | null;
  readonly leg: string | null;
  readonly offhand: string | null;
  readonly torso: string | null;
  readonly weapon: string | null;
}

/**
 * A gladiator. `role` is "gladiator", and `mortal` is true.
 *
 * `statuses` are some of "waiting", "dead" and "held"; `place` is his space, or "" for the dead,
 * and `arrived_rank` counts from 1 among those on the space. `seat_no` counts clockwise from 0.
 * `standing` is "waiting" for one who is dead and about to begin again. `died_at` is the space
 * where he died last, or "", and `deaths` how often he died. `skips` are turns of his own that he
 * still misses. `hit_points` is his maximum: the Hit Point cards he holds. `roma_duels` are the
 * duels he has won in Roma. `attacks` is how often he strikes in a round, `net` whether he has the
 * Casses, `guard` what is printed on his helmet for his die against a net.
 */
export interface GladiatorDoc {
  readonly arrived_rank: number;
  readonly attack: number;
  readonly attacks: number;
  readonly cards: number;
  readonly deaths: number;
  readonly defence: number;
  readonly died_at: string;
  readonly encumbrance: number;
  readonly gear: GearDoc;
  readonly group: string;
  readonly guard: number;
  readonly hit_points: number;
  readonly holds: { readonly [key: string]: number };
  readonly id: string;
  readonly mortal: boolean;
  readonly name: string;
  readonly net: boolean;
  readonly number?: string;
  readonly place: string;
  readonly powers: readonly string[];
  readonly role: string;
  readonly roma_duels: number;
  readonly seat: string;
  readonly seat_no: number;
  readonly short: string;
  readonly skips: number;
  readonly standing: "alive" | "dead" | "waiting";
  readonly statuses: readonly string[];
  readonly two_handed: boolean;
}

/** A gear card must go, and `chooser` names which of `options`; `why` is a card or a space. */
export interface LossDoc {
  readonly chooser: string;
  readonly options: readonly string[];
  readonly victim: string;
  readonly why: string;
}

/** What somebody rolled for the first turn, and the id of the entry that tells it. */
export interface LotDoc {
  readonly entry: string;
  readonly value: number;
  readonly who: string;
}

/** Nothing: nobody has fought yet. */
export type NoFightDoc = Record<string, never>;

/** What board and deck are called and come from; `era` and `consistent_with` may be "". */
export interface PackDoc {
  readonly consistent_with: string;
  readonly era: string;
  readonly id: string;
  readonly provenance: "house" | "organiser" | "published";
  readonly title: string;
}

/**
 * How many cards lie where. `supply` are spare Hit Point cards; `short` when none is left.
 *
 * `top` is the card that a steward laid on the draw pile, or "". `discarded` and `left` count the
 * discards and the draw pile by card: what has still to come, everybody could count.
 */
export interface PilesDoc {
  readonly discarded: { readonly [key: string]: number };
  readonly discards: number;
  readonly left: { readonly [key: string]: number };
  readonly pile: number;
  readonly short: boolean;
  readonly supply: number;
  readonly top: string;
}

/**
 * A round of a fight, the newcomer's (or the hunter's) side first.
 *
 * `entry` is the id of the entry that tells it.
 */
export interface RoundDoc {
  readonly entry: string;
  readonly number: number;
  readonly sides: readonly [BlowDoc, BlowDoc];
}

/**
 * One side of a fight as it stands; `who` is "beast" for a beast.
 *
 * `attacks` is how often it strikes in a round, `net` whether it has the Casses, and `guard` what
 * a Secutor Galea adds to its die against a net. `hit_points` are those of the beginning, `left`
 * those of now. `target` is what must be reached if no net falls; `bonus` comes on top in the next
 * round and grows to `most`. `dice` is how many dice it throws in a round.
 */
export interface SideDoc {
  readonly attack: number;
  readonly attacks: number;
  readonly bonus: number;
  readonly defence: number;
  readonly dice: number;
  readonly encumbrance: number;
  readonly guard: number | "immune";
  readonly hit_points: number;
  readonly left: number;
  readonly most: number;
  readonly net: boolean;
  readonly target: number;
  readonly who: string;
}

/** The slices of a game of morituri, by key. Which are there depends on the viewer. */
export interface Slices {
  readonly game?: GameDoc;
  readonly awaited?: AwaitedDoc;
  readonly result?: ResultDoc;
  readonly coming?: ComingDoc;
  readonly unfinished?: UnfinishedDoc;
  readonly names?: { readonly [key: string]: string };
  readonly stand_ins?: { readonly [key: string]: readonly string[] };
  readonly picture?: PictureDoc;
  readonly letters?: LettersDoc;
  readonly duel?: FightDoc | NoFightDoc;
  readonly piles?: PilesDoc;
  readonly deck?: DeckDoc;
  readonly things?: { readonly [key: string]: string };
  readonly turn?: TurnDoc;
  readonly switches?: SwitchesDoc;
  readonly [key: `bond/${string}`]: BondDoc;
  readonly [key: `petition/${string}`]: PetitionDoc;
  readonly [key: `grave-act/${string}`]: GraveActDoc;
  readonly [key: `duty/${string}`]: DutyDoc;
  readonly [key: `window/${string}`]: WindowDoc;
  readonly [key: `appeal/${string}`]: AppealDoc;
  readonly [key: `question/${string}`]: QuestionDoc;
  readonly [key: `card/${string}`]: CardDoc;
  readonly [key: `knock/${string}`]: KnockDoc;
  readonly [key: `cast/${string}`]: CastMemberDoc;
  readonly [key: `letterbox/${string}`]: LetterboxDoc;
  readonly [key: `thread/${string}`]: ThreadDoc;
  readonly [key: `report/${string}`]: ReportDoc;
  readonly [key: `silence/${string}`]: SilenceDoc;
  readonly [key: `person/${string}`]: GladiatorDoc | PersonDoc;
  readonly [key: `place/${string}`]: SpaceDoc;
}

/**
 * A space of the road, and who is there, first come first.
 *
 * `n` is its number on the track. `pennants` is 0 where there is no arena; `cards`, `by` and
 * `turns` are null where the space has none. `token` says of a bonus space whether its Hit Point
 * card still lies there, and is null elsewhere. `lon` and `lat` are degrees east and north, or
 * null; `x` and `y` are 0 to 1 from the north west, the whole track in it.
 */
export interface SpaceDoc {
  readonly by: number | null;
  readonly cards: number | null;
  readonly here: readonly string[];
  readonly id: string;
  readonly kind: "arena" | "bandits" | "dalmatian_coast" | "draw" | "hit_point" | "miss_turn" | "move" | "pirates" | "plain" | "roma" | "start";
  readonly lat: number | null;
  readonly lon: number | null;
  readonly n: number;
  readonly name: string;
  readonly pennants: number;
  readonly token: boolean | null;
  readonly turns: number | null;
  readonly x: number;
  readonly y: number;
}

/** With what a gladiator begins. */
export interface StartDoc {
  readonly hit_points: number;
}

/**
 * What is asked now; `asked` is the first that is open.
 *
 * `round` counts from 1. `seats` are the players clockwise, `order` is clockwise from whoever
 * began, and empty before that is known. `casting` have to roll for the first turn, `lots` are
 * what others rolled. `turn` is whose turn it is, or "", and `moved` whether its roll is spent.
 * `draws` are those who owe the drawing of a card, in order; `foes` those whom the newcomer still
 * has to fight; `beast` says whether he must fight one, or may. `winner` is "" for nobody.
 */
export interface TurnDoc {
  readonly asked: "beast" | "bout" | "danger" | "draw" | "foes" | "keep" | "loss" | "lots" | "over" | "turn";
  readonly beast: "" | "may" | "must";
  readonly casting: readonly string[];
  readonly danger: DangerDoc | null;
  readonly drawn: DrawnDoc | null;
  readonly draws: readonly string[];
  readonly ended: boolean;
  readonly foes: readonly string[];
  readonly loss: LossDoc | null;
  readonly lots: readonly LotDoc[];
  readonly moved: boolean;
  readonly order: readonly string[];
  readonly round: number;
  readonly seats: readonly string[];
  readonly turn: string;
  readonly winner: string;
}
