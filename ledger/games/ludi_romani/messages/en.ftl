# Ludi Romani: the words of the game, and of the chapters ROST, CAL, MERC, LIM and MON.

# What the game is about, in one sentence.
game-about = Rome from the death of Caesar to Actium: buy legions, hold regions, survive the gods.

## Things

# A sum is N D everywhere. Denarii it is where no number stands before it: there the name of one or of
# two is asked for, which no sum ever is, for the smallest chip is 100,000 D.
asset-denarius = { $n ->
    [1] Denarii
    [2] Denarii
   *[other] D
}
asset-legio_curialis = { $n ->
    [one] legio curialis
   *[other] legiones curiales
}
asset-legio_clientarum = { $n ->
    [one] legio clientarum
   *[other] legiones clientarum
}
asset-classis = { $n ->
    [one] classis
   *[other] classes
}
asset-suffragium = { $n ->
    [one] suffragium
   *[other] suffragia
}
asset-dos = { $n ->
    [one] dos
   *[other] dotes
}
asset-virus = virus
asset-rexpressus = { $n ->
    [one] Rexpressus
   *[other] Rexpressus cards
}
asset-legio_ultrix_immortalis = { $n ->
    [one] legio ultrix immortalis
   *[other] legiones ultrices immortales
}
asset-cohors_ultrix_immortalis = { $n ->
    [one] cohors ultrix immortalis
   *[other] cohortes ultrices immortales
}
asset-legio_fabrilis = { $n ->
    [one] legio fabrilis
   *[other] legiones fabriles
}
asset-rota_fortunae = rota Fortunae
asset-ring_of_gyges = Ring of Gyges
asset-palla_pietatis = palla pietatis

## People

role-imperator = Imperator
role-senator = Senator
role-virgo = Virgo
role-matrona = Matrona
role-free_woman = Free woman
role-amazon = Amazon
role-rex = Rex
role-vestal = Vestal Virgin
role-numen = Numen
role-imago = Imago

group-olympian = Olympian
group-sea = God of the sea
group-war = God of war
group-underworld = God of the underworld
group-thiasos = Thiasos of Dionysus
group-foreign = Foreign god
group-fates = Fates

status-challenged = challenged
status-in_proelium = in a proelium
status-unprotected = unprotected
status-proscribed = proscribed
status-cliens = cliens
status-bacchant = bacchant
status-trapped = trapped by a pestis
status-ring_bearer = bears the Ring
status-imago = imago
status-umbra = umbra
status-condemned = condemned
status-consul = consul

## What people become

standing-cliens = cliens of { $who }
standing-bacchant = bacchant of { $who }
standing-wife = wife of { $who }{ $n ->
    [0] {""}
   *[other] , who { AGREE($who, "owes", "owe") } back a dos of { $n } D after a divorce
}
standing-husband = husband of { $who }{ $n ->
    [0] {""}
   *[other] , owing back her dos of { $n } D after a divorce
}
standing-debt-wife = divorced from { $who }, who { AGREE($who, "owes", "owe") } { $n } D of dos
standing-debt-husband = divorced from { $who }, owing her { $n } D of dos
standing-friend = friend of { $who }
standing-sworn = sworn friend of { $who }

## Seasons and places

season-aestas = Aestas
season-motus = Motus
season-hiems = Hiems
season-actium = Actium
meaning-aestas = summer
meaning-motus = the move
meaning-hiems = winter

period-aestas = Aestas of { $year } BCE (summer)
period-hiems = Hiems of { $year } BCE (winter)
period-motus = Motus (the move)
period-actium = Actium, { $year } BCE

seat-ordinary = with a seat
seat-throne = on the throne
seat-standing = without a seat
seat-none = nowhere yet

kind-provincia = provincia
kind-regnum = regnum
kind-rome = Rome

## The chronicle

role-changed = { $who } { AGREE($who, "is", "are") } { $role ->
    [senator] a senator
    [imperator] an imperator
    [amazon] an amazon
    [free_woman] a free woman
   *[other] something else
} again
season-held = { $who } { AGREE($who, "has", "have") } the last word: the season goes on
legions-bought = { $who } bought { $n } { $asset } from { $seller }{ $role ->
    [imperator] {" "}and { AGREE($who, "is now an imperator", "are now imperatores") }
    [amazon] {" "}and { AGREE($who, "is now an amazon", "are now amazons") }
   *[none] {""}
}
classes-bought = { $who } bought { $n } { $asset } from { $seller }
goods-bartered = { $who } and { $other } bartered: { $give_n ->
    [0] money
   *[other] { $give_n } × { $give }
} for { $take_n ->
    [0] money
   *[other] { $take_n } × { $take }
}{ $witness ->
    [none] {""}
   *[other] , witnessed by { $witness }
}
goods-traded = { $who } and { $other } traded: { $give ->
    [money] money
    [ships] { $give_ships } × classis
    [legions] { $give_legions } × legio clientarum
   *[both] { $give_legions } × legio clientarum and { $give_ships } × classis
} for { $take ->
    [money] money
    [ships] { $take_ships } × classis
    [legions] { $take_legions } × legio clientarum
   *[both] { $take_legions } × legio clientarum and { $take_ships } × classis
}{ $witness ->
    [none] {""}
   *[other] , witnessed by { $witness }
}
gift-made = { $who } gave { $to } { $n } { $asset }
legions-confiscated = { $who } took from { $owner } what was above the limit: { $n ->
    [one] a legio
   *[other] { $n } legiones
}

## Acts

act-announce-season = Announce the next season
act-announce-season-about = What runs ends at once, battles and tribute too
act-hold-season = Hold the season
act-hold-season-about = Only who has the last word may then end it
act-buy-legions = Buy legions
act-buy-legions-about = From a god, who has to agree
act-buy-classes = Buy ships
act-buy-classes-about = From a god of the sea
act-barter = Barter
act-barter-about = With somebody in your region
act-trade = Trade at one table
act-trade-about = Each lays out what they give, until both agree
act-give = Give
act-give-about = Money, ships or legions, for nothing
act-confiscate = Confiscate legions
act-confiscate-about = From a mortal who commands more than ten

## Fields

field-seller = From whom
field-asset = What
field-quantity = How many
field-with = With whom
field-give = You give
field-give_quantity = How much of it
field-take = You get
field-take_quantity = How much of it
field-give_legio_clientarum = You give: legiones clientarum
field-give_classis = You give: classes
field-give_denarius = You give: money
field-take_legio_clientarum = You get: legiones clientarum
field-take_classis = You get: classes
field-take_denarius = You get: money
field-add_denarius = And money on top
field-witness = Witness
field-give-to = To whom
field-from = From whom
field-legio_curialis = White dice
field-legio_clientarum = Red dice

option-none = nobody

## Notes beside options

note-sells = { $asset }: { $price } D each, { $n } left
note-sells-two = { $asset }: { $price } D each, { $n } left; { $other }: { $other_price } D each, { $left } left
note-price = { $price } D each; { $n } left
note-legions = { $n ->
    [one] a legio
   *[other] { $n } legiones
}

## Objections: what would have to be different

actium-has-come = Actium has come. Journeys, purchases and the other acts of a season are over.
barter-between-mortals = { $you ->
    [yes] Only living mortals barter, and you are none
   *[no] Only living mortals barter, and { $who } { AGREE($who, "is", "are") } none
}
buy-from-gods = { $you ->
    [yes] Only gods sell, and you are mortal; with mortals you barter
   *[no] Only gods sell, and { $who } { AGREE($who, "is", "are") } mortal; with mortals you barter
}
calendar-over = Nothing follows in the calendar
cannot-pay = { $you ->
    [yes] You would need { $cost } D
   *[no] { $who } would need { $cost } D
}
curiales-among-friends = Legiones curiales pass between friends and spouses only, and gods sell them
curiales-never-given = Legiones curiales are never given away
dead-own-no-ships = { $you ->
    [yes] You are dead and own no classes
   *[no] { $who } { AGREE($who, "is", "are") } dead and { AGREE($who, "owns", "own") } no classes
}
evening-late = The evening is { $minutes ->
    [one] a minute
   *[other] { $minutes } minutes
} behind its timetable
gods-confiscate = Only a god confiscates
gods-do-not-buy = { $you ->
    [yes] Gods buy nothing from each other, and you are one
   *[no] Gods buy nothing from each other, and { $who } { AGREE($who, "is", "are") } one
}
gods-win-legions = { $you ->
    [yes] You gain legions in battle, at sea or by confiscation only; gods give them to Juventas
   *[no] { $who } { AGREE($who, "gains", "gain") } legions in battle, at sea or by confiscation only; gods give them to Juventas
}
holds-no-votes = { $you ->
    [yes] You may not hold suffragia
   *[no] { $who } may not hold suffragia
}
legions-limit = { $you ->
    [yes] You may command
   *[no] { $who } may command
} { $most } { AGREE($most, "legio", "legiones") }, so { $n ->
    [0] no more fit
    [one] one more fits
   *[other] { $n } more fit
}
money-once = Money is one side of this barter already
never-given = This is neither sold nor given away: { $asset }
no-buying-in-battle = { $you ->
    [yes] You are challenged or fighting, and buy again afterwards
   *[no] { $who } { AGREE($who, "is", "are") } challenged or fighting, and { AGREE($who, "buys", "buy") } again afterwards
}
no-ships-inland = No ships change hands in { $place }
no-witness = Only these may be witness: { $who }
nobody-to-barter-with = Nobody is in your region with whom you could barter
not-bartered = Nobody barters this: { $asset }
not-for-sale = This is not for sale: { $asset }
not-in-chips = Amounts are whole chips of { $chip } D
not-in-same-region = { $you ->
    [yes] You two would have to be in the same region
   *[no] You and { $who } would have to be in the same region
}
not-in-stock = { $who } { AGREE($who, "has", "have") } { $n } { $asset } left
not-over-limit = { $you ->
    [yes] You do not command more than ten legiones
   *[no] { $who } { AGREE($who, "does", "do") } not command more than ten legiones
}
not-to-oneself = One gives to somebody else
not-with-oneself = One barters with somebody else
nothing-for-sale = No god has any left to sell
nothing-to-give = You have nothing that could be given to anybody
owns-no-legions = { $you ->
    [yes] You own no legions: imperatores and amazones do, and reges red ones
   *[no] { $who } { AGREE($who, "owns", "own") } no legions: imperatores and amazones do, and reges red ones
}
owns-nothing = { $you ->
    [yes] You own no properties
   *[no] { $who } { AGREE($who, "owns", "own") } no properties
}
rex-keeps-no-curiales = { $you ->
    [yes] You are a rex and keep no legio curialis
   *[no] { $who } { AGREE($who, "is a rex and keeps", "are reges and keep") } no legio curialis
}
sale-declined = { $who } would not sell { $n } { $asset } to { $buyer }, who can pay and may own { $n ->
    [one] it
   *[other] them
}
same-for-same = The same thing on both sides is no barter
season-goes-on = { $who } said that the season goes on, and { AGREE($who, "has", "have") } the last word
season-held-already = This season is being held already
season-short = Only { $minutes } of { $ideal ->
    [one] a minute
   *[other] { $ideal } minutes
} { AGREE($minutes, "has", "have") } passed
ships-are-no-legions = Ships are bought from the gods of the sea
spoils-only = { $you ->
    [yes] You give away what was won, not what was there at the start: { $asset }
   *[no] { $who } { AGREE($who, "gives", "give") } away what was won, not what was there at the start: { $asset }
}
take-all-above = All above ten are taken, { $n } of them, and no more
twins-announce = Only { $who } may announce the season
twin-prevails = Only { $who } { AGREE($who, "has", "have") } the last word on this season
witness-needed = A barter needs a foreign god as its witness

## Reminders

reminder-MERC-02 = You set the terms of a barter yourselves.
reminder-MERC-06 = You may witness a barter, or record it for both.
reminder-MERC-11 = Whoever asks, can pay and may own it, must be sold it.
reminder-MERC-15 = Stocks and prices are public: the market shows them.
reminder-MERC-22 = Money buys legions and ships.
reminder-MON-02 = The Fates change large chips into small ones.

## Words

term-aestas = Summer: the season of travel and battle
term-hiems = Winter: the season of Senate and tribute
term-motus = A minute of moving about between two seasons
term-numen = A god; several are numina
term-imperator = A general: a man who owns legions
term-senator = A man with votes and no legions yet
term-virgo = A woman not yet married
term-matrona = A married woman
term-amazon = A woman, divorced or widowed, who owns legions
term-rex = A foreign king; several are reges
term-condemned = Somebody whose death was announced and not yet carried out
term-consul = One of the two whom the Senate has acclaimed for this year
term-denarius = Money; several are Denarii, and a sum is written 100,000 D
term-legio_curialis = A Roman legion, the white die
term-legio_clientarum = A client legion, the red die
term-classis = A fleet, the blue card; several are classes
term-suffragium = A vote in the Senate; several are suffragia
term-dos = A dowry, the orange card
term-rexpressus = The card with which a rex flees home, once
term-legio_fabrilis = The ten-sided die of Vulcan, which he lends to those who fight
term-legio_ultrix_immortalis = The die of Mars, which is never lost
term-cohors_ultrix_immortalis = A die of the lesser gods of war, which is never lost
term-rota_fortunae = The wheel of Fortuna, who adds to a roll or takes from it
term-palla_pietatis = The white shawl of a virgo
term-mercatus = Trade
term-emptio = Buying from a god
term-commutatio = Barter between players
term-thiasos = Dionysus and his company
term-provincia = A Roman province; several are provinciae
term-regnum = A foreign kingdom; several are regna
term-flagitatio = A challenge to battle
term-proelium = A battle; several are proelia
