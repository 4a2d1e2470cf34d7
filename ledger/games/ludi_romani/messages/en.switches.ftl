# Ludi Romani: the readings that a game may choose between. What each asks is reading-<name>, what a value
# means reading-<name>-is-<value>, what a whole number means reading-<name>-number.

## Money and prices

reading-valuation-suffragium = What is one suffragium worth?
reading-valuation-suffragium-number = { $n ->
    [300000] One suffragium counts { $n } D, as the price list has it by a slip.
   *[other] One suffragium counts { $n } D, as at Actium, though none is ever sold.
}

reading-prices-classis = What does a classis cost?
reading-prices-classis-number = A sea god asks { $n } D for a classis.

## Cast and seats

reading-setup-senator-copies = How many people play each senator?
reading-setup-senator-copies-number = { $n ->
    [1] Each senator is cast once.
   *[other] Each senator is cast { $n } times, every one with an account of its own.
}

reading-seats-numina-use-seats-in-hiems = Do gods use up seats in winter?
reading-seats-numina-use-seats-in-hiems-is-true = In a hiems a god takes one of the same seats as the mortals.
reading-seats-numina-use-seats-in-hiems-is-false = In a hiems gods sit apart and leave all seats to the mortals.

reading-status-unprotected-from = Who is unprotected?
reading-status-unprotected-from-is-lost-proelium = Only who lost the last legio in a battle is unprotected.
reading-status-unprotected-from-is-no-legiones = Everybody without a legio is unprotected.

reading-setup-vestals = Who are the Vestal Virgins?
reading-setup-vestals-is-vesta-alone = Nobody plays a Vestal; Vesta decides alone.
reading-setup-vestals-is-cast = Some players are Vestals and decide together with Vesta.

## Trade

reading-numen-must-sell = Which gods must sell what they hold?
reading-numen-must-sell-is-all-but-own-start-stock-of-vesta-and-thiasos = Every god must sell legions and ships, save those Vesta, Dionysus, Silenus and Ariadne began with.
reading-numen-must-sell-is-advertised-only = Only the gods of the sales list must sell.
reading-numen-must-sell-is-everything = Every god must sell every legion and ship it holds.

reading-emptio-same-region = Must buyer and god be in the same region?
reading-emptio-same-region-is-false = A purchase needs only the god's word, wherever the two stand.
reading-emptio-same-region-is-true = Buyer and god must be in the same region.

reading-mercury-may-hold-denarii = May Mercury hold money?
reading-mercury-may-hold-denarii-is-true = Mercury may hold Denarii, bribes for instance, and nothing else.
reading-mercury-may-hold-denarii-is-false = Mercury holds nothing at all.

reading-lc-transfer = May legiones curiales pass between players?
reading-lc-transfer-is-amici-and-spouses = Legiones curiales pass between friends and between spouses only.
reading-lc-transfer-is-never = Legiones curiales change hands by battle and Senate only.
reading-lc-transfer-is-free = Legiones curiales may be given to anybody who may own them.

reading-barter-witness-required = Does a barter need a foreign god?
reading-barter-witness-required-is-false = A foreign god may witness a barter, but need not.
reading-barter-witness-required-is-true = A barter is good only with a foreign god as its witness.

reading-numen-gift-start-stock = May a god give away what it began with?
reading-numen-gift-start-stock-is-false = A god gives away spoils; its first stock only to Juventas and at Actium.
reading-numen-gift-start-stock-is-true = A god gives away whatever it likes.

reading-classes-gifts-inland = May ships be handed over in Parthia and Germania?
reading-classes-gifts-inland-is-true = Gifts, loans and wills of ships work there; barter and sale do not.
reading-classes-gifts-inland-is-false = No ship changes hands there in any way.

## Calendar, movement and sea

reading-calendar-by-clock = Who ends a season?
reading-calendar-by-clock-is-false = A season ends when Apollo or Diana says so.
reading-calendar-by-clock-is-true = A season ends by the timetable, unless Apollo or Diana end it before.

reading-motus-needs-classes = Does crossing the sea in a motus need ships?
reading-motus-needs-classes-is-false = In a motus everybody goes anywhere without ships.
reading-motus-needs-classes-is-true = In a motus distance does not matter, but crossing the sea needs ships.

reading-motus-unseated = What happens to those without a seat when a motus ends?
reading-motus-unseated-is-placed = Minerva or Saturn & Ops put them on any free seat; they lose nothing.
reading-motus-unseated-is-judged = Minerva decides what becomes of them.
reading-motus-unseated-is-sea-gods = They fall to the sea gods.

reading-aestas-land-steps = How many regions may one cross in a summer?
reading-aestas-land-steps-is-unlimited = As many steps as time and free seats allow.
reading-aestas-land-steps-is-one = One step in an aestas.

reading-sea-check = When do too few ships cost legions?
reading-sea-check-is-on-catch = The voyage is possible, and costs legions only if a sea god catches the traveller.
reading-sea-check-is-refuse = The voyage is refused.

reading-sea-passengers = May others travel on one's ship?
reading-sea-passengers-is-true = A ship carries one legion and any number of players.
reading-sea-passengers-is-false = Every traveller needs a ship.

## Limits and reges

reading-cap-scope = Which legions count towards the ten?
reading-cap-scope-is-together = Legiones curiales and clientarum count together.
reading-cap-scope-is-each-kind = Ten of each kind are allowed.

reading-cap-capture-excess = What happens to captures above the limit?
reading-cap-capture-excess-is-presider-takes = At the end of the battle the presiding god takes what is above the limit.
reading-cap-capture-excess-is-keep-until-caught = The winner keeps them until a god notices.

reading-cap-refuse-transfers = May one buy or receive legions above the limit?
reading-cap-refuse-transfers-is-true = Purchases, gifts and loans above the limit are refused.
reading-cap-refuse-transfers-is-false = They go through, and a god who notices takes the excess.

reading-conversion-mode = What does a conversion do?
reading-conversion-mode-is-swap = The foreign god takes fee and legio curialis and gives a legio clientarum of its own.
reading-conversion-mode-is-recolour = The legio curialis itself becomes a legio clientarum.

## Battle

reading-flagitatio-first = Which challenge must be accepted?
reading-flagitatio-first-is-region = The first challenge made in a region in that summer, and the first a newcomer receives.
reading-flagitatio-first-is-party = The first challenge that each party receives in that summer.

reading-flagitatio-pass = What if the first in line does not challenge?
reading-flagitatio-pass-is-true = The right to challenge passes to the next in line.
reading-flagitatio-pass-is-false = Nobody else may challenge until the first has.

reading-amicitia-one-voice = When do sworn friends act as one party?
reading-amicitia-one-voice-is-party = Who has challenged or accepted together does nothing of it apart in that summer.
reading-amicitia-one-voice-is-region = Sworn friends in one region challenge and accept together or not at all.

reading-party-dice = Whose dice does a party of several lose and win?
reading-party-dice-is-by-owner = Every die stays its owner's; captures go to the owner of the winning die.
reading-party-dice-is-pool = The party's dice are one pool, shared out afterwards.

reading-imago-per-concursatio = How many ghosts may touch one round?
reading-imago-per-concursatio-is-any = Any number of ghosts, each once in a battle.
reading-imago-per-concursatio-is-one = One ghost in a round.

reading-fortuna-bound = How much may Fortuna add or take?
reading-fortuna-bound-number = { $n ->
    [0] Fortuna changes no roll.
   *[other] Fortuna changes a roll by at most { $n }.
}

reading-dice-war-god-sides = How many sides has a war god's die?
reading-dice-war-god-sides-number = A war god's die has { $n } { AGREE($n, "side", "sides") }.

reading-dice-modifier-order = In what order is a roll changed?
reading-dice-modifier-order-is-natural-juno-doubling-imagines-fortuna = The roll, then Juno's doubling, then ghosts, then Fortuna.
reading-dice-modifier-order-is-natural-imagines-juno-doubling-fortuna = The roll, then ghosts, then Juno's doubling, then Fortuna.
reading-dice-modifier-order-is-natural-imagines-fortuna-juno-doubling = The roll, then ghosts, then Fortuna, then Juno's doubling.

reading-wargod-sweep = When has a war god swept an army away?
reading-wargod-sweep-is-eligible-kind-only = When he beat every legion of the kind he may attack.
reading-wargod-sweep-is-all-legiones-gone = When the loser has no legion of any kind left.

reading-fabrilis-returns-on-tie = What ends Vulcan's loan?
reading-fabrilis-returns-on-tie-is-true = The legio fabrilis goes back to Vulcan when it loses or ties.
reading-fabrilis-returns-on-tie-is-false = Only a lower roll sends it back; a tie leaves it in play.

reading-cybele-effect = What does Cybele do to a battle?
reading-cybele-effect-is-ends = Her arrival ends the battle.
reading-cybele-effect-is-pauses = The battle waits until she has left.

reading-ring-sweep-kills = Does losing every round to the Ring kill?
reading-ring-sweep-kills-is-false = Nobody dies by the Ring, but who has no legion left is unprotected.
reading-ring-sweep-kills-is-true = Who loses every round to the Ring dies.

reading-ring-defender-picks = Who picks the legions that the Ring attacks?
reading-ring-defender-picks-is-true = The owner picks which three.
reading-ring-defender-picks-is-false = The bearer picks which three.

reading-ring-needs-numen = Does an attack with the Ring need a god beside it?
reading-ring-needs-numen-is-true = A god must be present, as in any battle.
reading-ring-needs-numen-is-false = No god is needed.

reading-ring-imago-keeps-winnings = Does a ghost keep what it won with the Ring?
reading-ring-imago-keeps-winnings-is-true = A ghost keeps won legions and can give them at Actium.
reading-ring-imago-keeps-winnings-is-false = What a ghost wins goes to the presiding god.

## Senate

reading-senate-rex-votes = May a rex vote?
reading-senate-rex-votes-is-false = A rex may hold lent suffragia but not cast them.
reading-senate-rex-votes-is-true = A rex votes with the suffragia lent to him.

reading-consul-method = How are consuls chosen?
reading-consul-method-is-acclaim = By the loudest cheers, as Venus hears them.
reading-consul-method-is-heads = By a count of heads.
reading-consul-method-is-suffragia = By suffragia.

reading-senate-voters = Who votes on bills?
reading-senate-voters-is-romans-with-suffragia = Every Roman in Rome who holds suffragia and is no virgo or matrona.
reading-senate-voters-is-senators-only = Senators only.

reading-caedes-unanimity = Whose voices does a caedes need?
reading-caedes-unanimity-is-present-voters = Everybody in Rome who could vote must say yes with all suffragia.
reading-caedes-unanimity-is-present-senators = All senators present must say yes.

reading-census-taxes-virgines = Does a census tax virgines?
reading-census-taxes-virgines-is-true = Virgines pay like other Romans; matronae and Vestals do not.
reading-census-taxes-virgines-is-false = Virgines are exempt too.

## Tribute

reading-tributum-per = Does every god pay every player?
reading-tributum-per-is-player-and-numen = A player collects once from each god of the region.
reading-tributum-per-is-player = A player collects once in all.

reading-tributum-multiplier = How do the Fates double or triple tribute?
reading-tributum-multiplier-is-repeats = By ordering one or two repetitions.
reading-tributum-multiplier-is-rate = By raising the rate, beside any repetitions.

## Marriage, clients, virus

reading-marriage-one-spouse = May one have several spouses?
reading-marriage-one-spouse-is-true = One spouse at a time.
reading-marriage-one-spouse-is-false = Several at once.

reading-marriage-amazon-may-marry = May an amazon marry?
reading-marriage-amazon-may-marry-is-false = An amazon must give up her legions before she marries.
reading-marriage-amazon-may-marry-is-true = An amazon may marry as she is.

reading-divorce-insolvent-wife-takes-lc = Does the wife of an insolvent husband get his legiones curiales?
reading-divorce-insolvent-wife-takes-lc-is-true = She takes all he holds, legiones curiales too, suffragia excepted.
reading-divorce-insolvent-wife-takes-lc-is-false = Venus receives his legiones curiales.

reading-clientela-ends-on-separation = When does a client's bond end?
reading-clientela-ends-on-separation-is-true = When patron and client end a move in different regions.
reading-clientela-ends-on-separation-is-false = When the patron is beaten or lets go.

reading-virus-method = How is a virus served?
reading-virus-method-is-draw = All mortals of the husband's region draw a card; who draws the spade dies.
reading-virus-method-is-hand-to-one = The matrona hands the spade to one person.

reading-virus-wife-draws = Does the wife who serves it draw too?
reading-virus-wife-draws-is-false = She does not draw.
reading-virus-wife-draws-is-true = She draws like the others.

## Death, plague, holidays

reading-dead-suffragia = What becomes of a dead player's suffragia?
reading-dead-suffragia-is-will-or-void = They go to an heir who may hold them, or out of play.
reading-dead-suffragia-is-venus = They go to Venus.
reading-dead-suffragia-is-vesta = They go to Vesta.

reading-dead-no-will = What becomes of goods without a will?
reading-dead-no-will-is-vesta = Vesta keeps them in trust and decides.
reading-dead-no-will-is-void = They leave play.
reading-dead-no-will-is-killer = Whoever killed the player takes them.

reading-pestis-flee-in-hiems = May one flee a plague in winter?
reading-pestis-flee-in-hiems-is-true = Those in the region may flee, as if it were summer.
reading-pestis-flee-in-hiems-is-false = Nobody moves in a hiems, plague or not.

reading-feriae-mode = What are the holidays of 37 BCE?
reading-feriae-mode-is-pause = A break of twelve minutes in which nothing happens.
reading-feriae-mode-is-skip = The periods of the holidays are left out.

## Actium

reading-actium-lc-value = What is a legio curialis worth at Actium?
reading-actium-lc-value-number = { $n ->
    [200000] It is worth { $n } D, its price.
   *[other] It is worth { $n } D, like every legion.
}

reading-actium-shop-closes = When do the gods stop selling?
reading-actium-shop-closes-is-at-conches = When the sea gods blow the conches for Actium.
reading-actium-shop-closes-is-end-of-aestas-32 = At the end of the aestas of 32 BCE.

reading-actium-remainder = What becomes of a sum between two steps of the chart?
reading-actium-remainder-is-lost = It buys nothing.
reading-actium-remainder-is-top-up = The missing part may be added to reach the next ship.

reading-actium-merge-after-purchase = May fleets merge after they were bought?
reading-actium-merge-after-purchase-is-false = One alliance fills in one form and has one fleet.
reading-actium-merge-after-purchase-is-true = Members may buy apart and then merge.

reading-actium-imago-throws = Do ghosts throw dice at Actium?
reading-actium-imago-throws-is-false = Ghosts contribute but do not throw.
reading-actium-imago-throws-is-true = Ghosts throw too.

reading-actium-dos = What is a dos worth at Actium?
reading-actium-dos-is-unspent-flat = A dos still with its woman counts 3,000,000 D, a spent one nothing.
reading-actium-dos-is-face-value = An unspent dos counts what is written on it.
reading-actium-dos-is-any-card = Every dos card counts 3,000,000 D, whoever holds it.

reading-actium-rexpressus = Whom does a Rexpressus serve at Actium?
reading-actium-rexpressus-is-holder = Whoever holds it, used or not.
reading-actium-rexpressus-is-rex-unused-only = Its rex, if it was never used.

reading-actium-god-gifts = How much may a god give at Actium?
reading-actium-god-gifts-is-unlimited = As much as it has left.
reading-actium-god-gifts-number = { $n ->
    [0] Nothing at all.
   *[other] What is worth { $n } D, at most.
}
