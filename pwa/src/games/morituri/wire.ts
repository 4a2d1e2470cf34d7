// Written by `npm run wire` from the server's own description. Do not change it here.

import type { AimDoc, AppealDoc, AwaitedDoc, BondDoc, CardDoc, CastMemberDoc, ComingDoc, DutyDoc, ExpiredDoc, GameDoc, GraveActDoc, KnockDoc, LetterboxDoc, LettersDoc, PersonDoc, PetitionDoc, PictureDoc, QuestionDoc, ReportDoc, ResultDoc, SilenceDoc, SwitchesDoc, ThreadDoc, UnfinishedDoc, WindowDoc } from "../../core/view/wire";

/** One side of a round as it was fought. */
export interface BlowDoc {
  /** The Attack Value, in points. */
  readonly attack: number;
  /** The points that fatigue added. */
  readonly bonus: number;
  /** The Defence Value that a net left, in points. */
  readonly defence: number;
  /** The faces of the dice, a pair for each attack. */
  readonly dice: readonly (readonly [number, number])[];
  /** Number of attacks that landed. */
  readonly hits: number;
  /** Whether each attack landed. */
  readonly landed: readonly boolean[];
  /** Number of hit points afterwards. */
  readonly left: number;
  /** The face of the net die; 0 for none. */
  readonly net: number;
  /** Whether it was caught in the net. */
  readonly netted: boolean;
  /** The points on two dice that hit. */
  readonly target: number;
  /** The gladiator, or `beast`. */
  readonly who: string;
}

/** The box beside the board. */
export interface BoxDoc {
  /** Number of Armour/Weapon cards. */
  readonly cards: number;
  /** Number of Hit Point cards. */
  readonly hit_point_cards: number;
  /** Number of Tabulae Gladiator. */
  readonly tabulae: number;
}

/** A danger of the road: a die and an added value must reach a number. */
export interface CheckDoc {
  /** The value that is added to the die. */
  readonly add: "attack_value";
  /** The die that is rolled. */
  readonly die: "1d6";
  /** The consequence of a lower sum. */
  readonly fail: "lose_1_hit_point" | "lose_one_equipment_card_of_own_choice";
  /** The consequence for a gladiator without gear. */
  readonly fail_if_no_equipment: "miss_next_turn" | "nothing";
  /** Whether the last hit point can be lost. */
  readonly may_kill: boolean;
  /** The sum that passes, in points. */
  readonly pass_at: number;
}

/** The rolls against bandits and pirates. */
export interface ChecksDoc {
  /** The roll against bandits. */
  readonly bandits: CheckDoc;
  /** The roll against pirates. */
  readonly pirates: CheckDoc;
}

/** The mood of the crowd. */
export interface CrowdDoc {
  /** Whether the crowd wants blood. */
  readonly blood: boolean;
  /** The id of the entry that tells the roll. */
  readonly entry: string;
  /** The face of the crowd's die. */
  readonly face: number;
}

/** Bandits or pirates to be rolled against. */
export interface DangerDoc {
  /** The points that are added to the die. */
  readonly added: number;
  /** The kind of danger. */
  readonly kind: "bandits" | "pirates";
  /** The sum that passes, in points. */
  readonly needed: number;
  /** The space where they are. */
  readonly place: string;
}

/** One kind of card: gear, or an order if its slot is "flux". */
export interface DeckCardDoc {
  /** The points that a helmet adds to the die against a net. */
  readonly anti_net: number;
  /** How many times the weapon strikes in a round. */
  readonly attacks: number;
  /** The weapon's Attack Value in one hand, in points; null for none and for other cards. */
  readonly av_one: number | null;
  /** The weapon's Attack Value in both hands, in points; null for none and for other cards. */
  readonly av_two: number | null;
  /** The player who names the card that is lost. */
  readonly chooser: "holder" | "player_to_the_left";
  /** Number of such cards in the deck. */
  readonly count: number;
  /** The Defence Value, in points. */
  readonly d: number;
  /** The Encumbrance Value, in points. */
  readonly e: number;
  /** The effect of the order; null for gear. */
  readonly effect: ("draw" | "gain_hp" | "lose_armour" | "lose_hp" | "lose_weapon" | "miss_turn" | "owner_in_debt") | null;
  /** The fewest hit points that the order leaves. */
  readonly floor: number;
  /** How many hands the weapon takes; null for other cards. */
  readonly hands: ("either" | "one" | "two") | null;
  /** The card's id. */
  readonly id: string;
  /** The size of the order: a number of hit points, cards or turns. */
  readonly n: number;
  /** The card's name. */
  readonly name: string;
  /** Whether it is the net. */
  readonly net: boolean;
  /** Whether the order shuffles all discards into the pile. */
  readonly reshuffle: boolean;
  /** The place for it, or `flux` for an order. */
  readonly slot: "flux" | "helmet" | "leg" | "offhand" | "torso" | "weapon";
  /** The space that the order sends to; null for none. */
  readonly to: string | null;
}

/** The printed game. */
export interface DeckDoc {
  /** The contents of the box. */
  readonly box: BoxDoc;
  /** The kinds of cards. */
  readonly cards: readonly DeckCardDoc[];
  /** The rolls against bandits and pirates. */
  readonly checks: ChecksDoc;
  /** Where board and deck come from. */
  readonly pack: PackDoc;
  /** Whether it is the published game. */
  readonly printed: boolean;
  /** The start of a gladiator. */
  readonly start: StartDoc;
}

/** A gear card that was drawn, to be kept or not. */
export interface DrawnDoc {
  /** The card. */
  readonly card: string;
  /** The player who drew it. */
  readonly who: string;
}

/** The fight under way, or else the last one. */
export interface FightDoc {
  /** The mood of the crowd; null before it was heard. */
  readonly crowd: CrowdDoc | null;
  /** The fighters without a hit point, perhaps `beast`. */
  readonly dead: readonly string[];
  /** Whether it is in Roma, where duels are to the death. */
  readonly in_roma: boolean;
  /** Whether gladiators fight each other, or one hunts a beast. `duel`: Two gladiators fight. `hunt`: A gladiator fights a beast. */
  readonly kind: "duel" | "hunt";
  /** The answer of the weaker fighter. `""`: Nothing yet. `taken`: To be spared. `refused`: To fight the extra round. */
  readonly mercy: "" | "refused" | "taken";
  /** The number of the fight in the game, from 1. */
  readonly number: number;
  /** The space of the arena. */
  readonly place: string;
  /** The player who volunteered to roll for the beast; empty for nobody. */
  readonly roller: string;
  /** Number of rounds that were fought. */
  readonly round: number;
  /** The latest rounds, 12 at most. */
  readonly rounds: readonly RoundDoc[];
  /** The two sides, the newcomer (or the hunter) first. */
  readonly sides: readonly [SideDoc, SideDoc];
  /** The next step. `strike`: A round. `crowd`: The mood of the crowd. `mercy`: The weaker fighter's answer to mercy. `extra`: The extra round. `over`: Nothing. */
  readonly stage: "crowd" | "extra" | "mercy" | "over" | "strike";
  /** The gladiator at one hit point who asks the crowd, or may be spared; empty at other stages. */
  readonly weaker: string;
  /** Why a duel is over. `""`: It is not over. `dead`: One fighter is dead. `both-dead`: Both are dead. `both-at-one`: Both have one hit point left. `mercy`: The weaker fighter was spared. `survived`: The weaker fighter survived the extra round. `too-long`: It reached the number of rounds that a reading allows. */
  readonly why: "" | "both-at-one" | "both-dead" | "dead" | "mercy" | "survived" | "too-long";
  /** The gladiator who has won, or `beast`; empty for nobody. */
  readonly winner: string;
}

/** The card in each place for gear. Without a weapon card the gladiator has the Pugio. */
export interface GearDoc {
  /** The card worn as a helmet; null for none. */
  readonly helmet: string | null;
  /** The card worn on the legs; null for none. */
  readonly leg: string | null;
  /** The shield, or the Casses; null for none. */
  readonly offhand: string | null;
  /** The card worn on arms or torso; null for none. */
  readonly torso: string | null;
  /** The weapon card; null for none. */
  readonly weapon: string | null;
}

/**
 * A gladiator.
 *
 * `role` is "gladiator", and `mortal` is true. `statuses` are some of "waiting", "dead" and
 * "held". `place` is the gladiator's space, or "" for the dead.
 */
export interface GladiatorDoc {
  /** The number in the order in which those at the place have come, from 1; 0 for nowhere. */
  readonly arrived_rank: number;
  /** The Attack Value, in points. */
  readonly attack: number;
  /** How many times the gladiator strikes in a round. */
  readonly attacks: number;
  /** Number of cards of the character. */
  readonly cards: number;
  /** Number of times the gladiator died. */
  readonly deaths: number;
  /** The Defence Value, in points. */
  readonly defence: number;
  /** The space where the gladiator died last; empty for nowhere. */
  readonly died_at: string;
  /** The Encumbrance Value, in points. */
  readonly encumbrance: number;
  /** The cards that the gladiator wears and wields. */
  readonly gear: GearDoc;
  /** The party or family it belongs to; empty for none. */
  readonly group: string;
  /** The points that the helmet adds to the die against a net. */
  readonly guard: number;
  /** The maximum of hit points: the number of Hit Point cards held. */
  readonly hit_points: number;
  /** The goods of it that everybody may know, in units of each asset. */
  readonly holds: { readonly [key: string]: number };
  /** The character's id. */
  readonly id: string;
  /** Whether it is a mortal. */
  readonly mortal: boolean;
  /** The character's name. */
  readonly name: string;
  /** Whether the gladiator has the Casses. */
  readonly net: boolean;
  /** `plural` where verbs agree with the name in the plural, as with the Fates; else left out. */
  readonly number?: string;
  /** The place where it is; empty for nowhere. */
  readonly place: string;
  /** Its special powers, in the game's words. */
  readonly powers: readonly string[];
  /** The character's part in the game. */
  readonly role: string;
  /** Number of duels that the gladiator has won in Roma. */
  readonly roma_duels: number;
  /** The place within the place; empty for none. */
  readonly seat: string;
  /** The gladiator's seat at the table, a number counted clockwise from 0. */
  readonly seat_no: number;
  /** A short form of the name. */
  readonly short: string;
  /** Number of turns of their own that the gladiator still misses. */
  readonly skips: number;
  /** Whether the gladiator lives. `alive`: The gladiator lives. `waiting`: The gladiator is dead and about to begin again. `dead`: The gladiator is dead for good. */
  readonly standing: "alive" | "dead" | "waiting";
  /** The states it is in that everybody may know, in the game's words. */
  readonly statuses: readonly string[];
  /** Whether the weapon takes both hands. */
  readonly two_handed: boolean;
}

/** A gear card that must go. */
export interface LossDoc {
  /** The player who names it. */
  readonly chooser: string;
  /** The cards to choose from. */
  readonly options: readonly string[];
  /** The player who loses it. */
  readonly victim: string;
  /** The card or the space that takes it. */
  readonly why: string;
}

/** A player's roll for the first turn. */
export interface LotDoc {
  /** The id of the entry that tells the roll. */
  readonly entry: string;
  /** The number that fell: the pips of the die. */
  readonly value: number;
  /** The player. */
  readonly who: string;
}

/** No fight: nobody has fought yet. */
export type NoFightDoc = Record<string, never>;

/** The names and the origin of board and deck. */
export interface PackDoc {
  /** The rules for which it is made; empty for none. */
  readonly consistent_with: string;
  /** The time in which the game is set; empty for none. */
  readonly era: string;
  /** The pack's id. */
  readonly id: string;
  /** Where it comes from. `house`: The house made it. `organiser`: An organiser made it. `published`: It belongs to the published game. */
  readonly provenance: "house" | "organiser" | "published";
  /** The pack's name. */
  readonly title: string;
}

/** The piles of cards. */
export interface PilesDoc {
  /** Number of each card among the discards. */
  readonly discarded: { readonly [key: string]: number };
  /** Number of discards. */
  readonly discards: number;
  /** Number of each card in the draw pile, which everybody could count. */
  readonly left: { readonly [key: string]: number };
  /** Number of cards of the draw pile. */
  readonly pile: number;
  /** Whether no spare Hit Point card is left. */
  readonly short: boolean;
  /** Number of spare Hit Point cards. */
  readonly supply: number;
  /** The card that a steward laid on the draw pile; empty for none. */
  readonly top: string;
}

/** A round of a fight. */
export interface RoundDoc {
  /** The id of the entry that tells the round. */
  readonly entry: string;
  /** The number of the round, from 1. */
  readonly number: number;
  /** The two sides, the newcomer's (or the hunter's) first. */
  readonly sides: readonly [BlowDoc, BlowDoc];
}

/** One side of a fight as it stands. */
export interface SideDoc {
  /** The Attack Value, in points. */
  readonly attack: number;
  /** How many times it strikes in a round. */
  readonly attacks: number;
  /** The points that fatigue adds in the next round. */
  readonly bonus: number;
  /** The Defence Value, in points. */
  readonly defence: number;
  /** Number of dice that it throws in a round. */
  readonly dice: number;
  /** The Encumbrance Value, in points. */
  readonly encumbrance: number;
  /** The points that it adds to its die against a net, or `immune` if no net catches it. */
  readonly guard: number | "immune";
  /** Number of hit points it began with. */
  readonly hit_points: number;
  /** Number of hit points it has left. */
  readonly left: number;
  /** The largest bonus that fatigue can add, in points. */
  readonly most: number;
  /** Whether it has the Casses. */
  readonly net: boolean;
  /** The points on two dice that hit if no net falls. */
  readonly target: number;
  /** The gladiator, or `beast`. */
  readonly who: string;
}

/** The slices of a game of morituri, by key. Which are there depends on the viewer. */
export interface Slices {
  /** The game itself. */
  readonly game?: GameDoc;
  /** The characters whose act the game waits for now. */
  readonly awaited?: AwaitedDoc;
  /** How the game has ended, once it has. It goes when a correction goes back before the end. */
  readonly result?: ResultDoc;
  /** The period that follows. */
  readonly coming?: ComingDoc;
  /** All that began and is not over: for stewards. */
  readonly unfinished?: UnfinishedDoc;
  /** The names of the people, by character. */
  readonly names?: { readonly [key: string]: string };
  /** The stand-ins, by the character for whom they act. */
  readonly stand_ins?: { readonly [key: string]: readonly string[] };
  /** The picture of the board: it is under `pictures/{digest}` of the game. */
  readonly picture?: PictureDoc;
  /** Which letters may be written. */
  readonly letters?: LettersDoc;
  /** The fight under way, or else the last one. */
  readonly duel?: FightDoc | NoFightDoc;
  /** The piles of cards. */
  readonly piles?: PilesDoc;
  /** The printed game. */
  readonly deck?: DeckDoc;
  /** The names that an organiser's file gives instead of ours, by the thing. */
  readonly things?: { readonly [key: string]: string };
  /** The turn, and the act that is due. */
  readonly turn?: TurnDoc;
  /** The readings of a game that are otherwise than the ruleset has them, with their values. */
  readonly switches?: SwitchesDoc;
  /** A bond between some characters, for those who may know it. */
  readonly [key: `bond/${string}`]: BondDoc;
  /** An act that waits for others' consent. */
  readonly [key: `petition/${string}`]: PetitionDoc;
  /** An act that was proposed in vain: it ended before all had agreed. */
  readonly [key: `expired/${string}`]: ExpiredDoc;
  /** A steward's act that waits, for stewards. */
  readonly [key: `grave-act/${string}`]: GraveActDoc;
  /** A choice that a character owes. */
  readonly [key: `duty/${string}`]: DutyDoc;
  /** A stretch of time in which characters owe something that stays sealed until it is over. */
  readonly [key: `window/${string}`]: WindowDoc;
  /** A refused command laid before the stewards. */
  readonly [key: `appeal/${string}`]: AppealDoc;
  /** An entry that its judges should look at: it came with a warning, or was contested. */
  readonly [key: `question/${string}`]: QuestionDoc;
  /** A seat card. */
  readonly [key: `card/${string}`]: CardDoc;
  /** Somebody without a card who asks to come in. */
  readonly [key: `knock/${string}`]: KnockDoc;
  /** The person who is to play a character, as stewards see it. */
  readonly [key: `cast/${string}`]: CastMemberDoc;
  /** The notes of a character about letters; their phones alone see them. */
  readonly [key: `letterbox/${string}`]: LetterboxDoc;
  /** Letters that answer one another. */
  readonly [key: `thread/${string}`]: ThreadDoc;
  /** A letter that somebody wants stewards to read, with its words. */
  readonly [key: `report/${string}`]: ReportDoc;
  /** Somebody whom a steward lets write no more letters. */
  readonly [key: `silence/${string}`]: SilenceDoc;
  /** A gladiator. */
  readonly [key: `person/${string}`]: GladiatorDoc | PersonDoc;
  /** The aim of a character. Only the character itself sees it until the game is closed. */
  readonly [key: `aim/${string}`]: AimDoc;
  /** A space of the road, and the gladiators there. */
  readonly [key: `place/${string}`]: SpaceDoc;
}

/** A space of the road, and the gladiators there. */
export interface SpaceDoc {
  /** By how many spaces a pawn moves on; below 0 for back, null for none. */
  readonly by: number | null;
  /** Number of cards that are drawn there; null for none. */
  readonly cards: number | null;
  /** The gladiators who are there, first come first. */
  readonly here: readonly string[];
  /** The space's id. */
  readonly id: string;
  /** The kind of space. */
  readonly kind: "arena" | "bandits" | "dalmatian_coast" | "draw" | "hit_point" | "miss_turn" | "move" | "pirates" | "plain" | "roma" | "start";
  /** The latitude, in degrees north; null where none is known. */
  readonly lat: number | null;
  /** The longitude, in degrees east; null where none is known. */
  readonly lon: number | null;
  /** The number of the space on the track. */
  readonly n: number;
  /** The space's name. */
  readonly name: string;
  /** Number of pennants of the arena; 0 for no arena. */
  readonly pennants: number;
  /** Whether the Hit Point card of a bonus space still lies there; null for other spaces. */
  readonly token: boolean | null;
  /** Number of turns that are missed there; null for none. */
  readonly turns: number | null;
  /** How far east the space is drawn, from 0 to 1 of the whole track. */
  readonly x: number;
  /** How far south the space is drawn, from 0 to 1 of the whole track. */
  readonly y: number;
}

/** The start of a gladiator. */
export interface StartDoc {
  /** Number of hit points. */
  readonly hit_points: number;
}

/** The turn, and the act that is due. */
export interface TurnDoc {
  /** The next step. `over`: Nothing: the game is over. `lots`: The roll for the first turn. `bout`: The next round of a fight, or an answer in it. `loss`: The card that is lost. `keep`: Whether a drawn card is kept. `draw`: The drawing of a card. `danger`: The roll against bandits or pirates. `foes`: The opponent whom the newcomer fights first. `beast`: A beast that must be fought, or may be. `turn`: The roll of the turn, or a wait. */
  readonly asked: "beast" | "bout" | "danger" | "draw" | "foes" | "keep" | "loss" | "lots" | "over" | "turn";
  /** Whether the newcomer fights a beast. `""`: There is none to fight. `must`: The newcomer must. `may`: The newcomer may. */
  readonly beast: "" | "may" | "must";
  /** The players who have to roll for the first turn. */
  readonly casting: readonly string[];
  /** The danger to be rolled against; null for none. */
  readonly danger: DangerDoc | null;
  /** A gear card that was drawn; null for none. */
  readonly drawn: DrawnDoc | null;
  /** The players who owe the drawing of a card, in order. */
  readonly draws: readonly string[];
  /** Whether the game is over. */
  readonly ended: boolean;
  /** The gladiators whom the newcomer still has to fight. */
  readonly foes: readonly string[];
  /** A gear card that must go; null for none. */
  readonly loss: LossDoc | null;
  /** The rolls so far for the first turn. */
  readonly lots: readonly LotDoc[];
  /** Whether the roll of this turn is spent. */
  readonly moved: boolean;
  /** The players clockwise from the first one; none before the first player is known. */
  readonly order: readonly string[];
  /** The number of the round, from 1. */
  readonly round: number;
  /** The players, clockwise. */
  readonly seats: readonly string[];
  /** The player whose turn it is; empty for nobody. */
  readonly turn: string;
  /** The player who has won; empty for nobody. */
  readonly winner: string;
}
