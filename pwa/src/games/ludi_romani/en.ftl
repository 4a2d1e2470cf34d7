# How the phone speaks of this game beside the game's own messages.

hand-legiones = Legiones
hand-classes = Classes
sum-legions = All legions
sum-ships = All ships

tab-battle = Battle
tab-senate = Senate
tab-actium = Actium
tab-wills = Wills and the dead

## Other forms of words that have a meaning (term-*)

also-numen = numina
also-virgo = virgines
also-matrona = matronae
also-amazon = amazones
also-rex = reges
also-imago = imagines
also-consul = consuls, consules
also-umbra = umbrae
also-denarius = denarii
also-legio_curialis = legiones curiales, curialis, curiales
also-legio_clientarum = legiones clientarum, clientarum
also-classis = classes
also-suffragium = suffragia
also-dos = dotes
also-corona = coronae
also-legio_fabrilis = legiones fabriles
also-legio_ultrix_immortalis = legiones ultrices immortales
also-cohors_ultrix_immortalis = cohortes ultrices immortales, cohortes ultrices
also-provincia = provinciae
also-regnum = regna
also-flagitatio = flagitationes
also-proelium = proelia
also-navis_longa = naves longae
also-concursatio = concursationes
also-amicitia = amicitiae
also-amicus = amici
also-patronus = patroni
also-cliens = clientes
also-bacchant = bacchants
also-ultrix = legio ultrix, legiones ultrices
also-senator = senators
also-imperator = imperatores

## What is under way

lr-under-way = Under way
lr-notice-battle = { $first } against { $second }{ $mine ->
    [yes] : waiting for you
   *[no] {""}
}
lr-notice-battles = { $n } { AGREE($n, "battle", "battles") }
lr-notice-senate = The Senate { $what ->
    [bill] votes on a bill
    [count] is counted for consul
   *[open] is sitting
}
lr-notice-laws = { $n ->
    [one] A law waits
   *[other] { $n } laws wait
} for { $who }
lr-notice-actium = Actium: { $stage ->
    [forms] the forms are open
    [fleets] the fleets are ready
   *[battle] the battle
}
lr-notice-estate = { $n ->
    [one] What { $who } left waits for you
   *[other] What { $n } people left waits for you
}
lr-not-now = What you cannot do here now, and why

## Battles

lr-versus = { $first } against { $second }
lr-no-battle = Nobody fights now.
lr-more-battles = and { $n } more: { $who }
lr-presides = { $who } { AGREE($who, "presides", "preside") }
lr-rounds = { $n ->
    [one] one round
   *[other] { $n } rounds
}
lr-kind-war_god = with a war god, who risks no dice
lr-kind-ring = an attack with the Ring, which risks no dice
lr-must = cannot be refused
lr-forced = { $who } { AGREE($who, "makes", "make") } them fight
lr-dice-table = dice on the table
lr-disputed = the Fates say who presides
lr-with = with { $who }
lr-left-to-roll = { $n ->
    [0] all rolled
   *[other] { $n } left to roll
}
lr-risks-none = risks no dice
lr-fabrilis = and the legio fabrilis
lr-awaits-answer = { $mine ->
    [yes] You have been challenged: answer
   *[no] { $who } { AGREE($who, "has", "have") } to answer
}
lr-awaits-field = { $mine ->
    [yes] Choose your dice
   *[no] { $who } { AGREE($who, "chooses", "choose") } dice
}
lr-awaits-roll = { $mine ->
    [yes] Roll
   *[no] { $who } { AGREE($who, "has", "have") } to roll
}
lr-awaits-typed = { $mine ->
    [yes] Have both dice rolled on the table, and type them in
   *[no] { $who } { AGREE($who, "types", "type") } in how the dice fall
}
lr-awaits-settle = { $mine ->
    [yes] Settle the round when nobody changes the dice any more
   *[no] { $who } { AGREE($who, "settles", "settle") } the round
}
lr-awaits-preside = { $mine ->
    [yes] Say who presides
   *[no] { $who } { AGREE($who, "says", "say") } who presides
}
lr-awaits-convert = { $mine ->
    [yes] Decide what becomes of what you captured
   *[no] { $who } { AGREE($who, "decides", "decide") } what becomes of captured dice
}
lr-awaits-yield = { $mine ->
    [yes] Decide what you give up
   *[no] { $who } { AGREE($who, "decides", "decide") } what to give up
}
lr-round = Round { $n }
lr-all-rounds = { $n ->
    [one] The round so far
   *[other] All { $n } rounds
}
lr-counts = Counts { $n }
lr-against-short = against
lr-score = Rounds won: { $first } to { $second }
lr-window = Both dice lie there. Until { $who } { AGREE($who, "settles", "settle") } the round, ghosts, Juno and Fortuna may change them.
lr-forged-by = { $who } { AGREE($who, "rolls", "roll") } Vulcan’s die of ten sides
lr-result-of = How { $first } and { $second } ended
lr-won = { $who } { AGREE($who, "has", "have") } won
lr-nobody-won = Neither has won
lr-nobody-fought = Nobody fought
lr-no-end = Cut short
lr-has-won = Rounds won
lr-has-taken = Dice taken
lr-has-lost = Dice lost
lr-has-left = Commands now
lr-none-left = none
lr-gods-share = { $n ->
    [one] { $who } { AGREE($who, "has", "have") } one die of it
   *[other] { $who } { AGREE($who, "has", "have") } { $n } dice of it
}
lr-lots = Lots and games of chance
lr-round-of = Round { $n } of { $all }
lr-sum = = { $n }
lr-touch-juno_doubling = Juno doubles the die of { $to }, as { $by } begged
lr-touch-imagines = The ghost of { $by } adds { $n } for { $to }
lr-touch-fortuna = { $sign ->
    [less] Fortuna’s wheel: { $n } for { $to }
   *[more] Fortuna’s wheel: +{ $n } for { $to }
}
lr-result-open = Both dice lie there. They can still be changed.
lr-result-captured = { $forged ->
    [yes] { $winner } { AGREE($winner, "beats", "beat") } Vulcan’s die, which nobody takes
   *[no] { $winner } { AGREE($winner, "takes", "take") } the die of { $loser }
}
lr-result-ceded = { $forged ->
    [yes] { $winner } { AGREE($winner, "beats", "beat") } Vulcan’s die, which nobody takes
   *[no] { $loser } { AGREE($loser, "loses", "lose") } the die to { $presider }
}
lr-result-tie = { $forged ->
    [yes] A tie with Vulcan’s die: { $presider } { AGREE($presider, "has", "have") } the other
   *[no] A tie: { $presider } { AGREE($presider, "has", "have") } both dice
}
lr-result-kept = { $winner } { AGREE($winner, "keeps", "keep") } the die
lr-ended-fought = fought to the last die
lr-ended-refused = the challenge was refused
lr-ended-cut-short = ended before the last die
lr-unprotected = { $who } { AGREE($who, "is", "are") } unprotected

## The Senate

lr-no-senate = The Senate meets in a hiems, in Rome.
lr-bill = The bill
lr-law = { $kind ->
    [imperium] Imperium: { $n } { AGREE($n, "legio curialis", "legiones curiales") } of { $target } { AGREE($n, "goes", "go") } to { $to }
    [proscriptio] Proscriptio: { $target } { AGREE($target, "is", "are") } outlawed
    [restitutio] Restitutio: { $target } { AGREE($target, "is", "are") } outlawed no longer
    [caedes] Caedes: { $target } { AGREE($target, "is", "are") } killed
   *[census] Census: all who are in { $target } pay, and those who vote for it share the money
}
lr-brought-by = { $who } brought it
lr-secret = The ballot is secret: the result is told when it is closed.
lr-secret-count = The ballot is secret: only those who preside see how it stands.
lr-nobody-there = Nobody with a vote is in Rome.
lr-bench-yes = For it
lr-bench-no = Against it
lr-bench-held = Withheld
lr-bench-silent = { $n ->
    [one] One has not voted
   *[other] { $n } have not voted
}
lr-bench-present = { $n ->
    [one] One sits in the Senate
   *[other] { $n } sit in the Senate
}
lr-level = Level: if it stays so Venus decides
lr-leads = It passes as it stands, by { $n }
lr-short-of = It needs { $n } more for it
lr-caedes-needs = It needs all votes of everybody called: { $n ->
    [0] nobody has given them yet
    [one] one has given them
   *[other] { $n } have given them
}
lr-caedes-fails = It cannot pass: { $who } { AGREE($who, "has", "have") } voted against it or withheld votes
lr-held-back = { $kind ->
    [caedes] { $n } withheld
   *[other] { $n } withheld, which count for neither side
}
lr-still-out = { $people ->
    [one] One voter with { $n } { AGREE($n, "vote", "votes") } is still out
   *[other] { $people } voters with { $n } { AGREE($n, "vote", "votes") } are still out
}
lr-all-voted = Everybody called has voted
lr-stake = { $kind ->
    [restitutio] This is about you. Say a word for yourself, or see who speaks for you.
    [caedes] This is about you. One vote against or withheld saves you: plead, or see who speaks for you.
   *[other] This is about you: plead now, or see who speaks for you.
}
lr-if-passed = If it passes and is carried out
lr-turnout = { $voted ->
    [one] One has voted
   *[other] { $voted } have voted
}, { $silent ->
    [0] everybody who is here with a vote
    [one] one who is here has not
   *[other] { $silent } who are here have not
}
lr-missing = Still to vote: { $who }
lr-missing-more = Still to vote: { $who }, and { $n } more
lr-ship-lost = { $n ->
    [0] You lose your last ship
   *[other] You lose a ship, { $n } left
}
lr-ships-kept = You have the highest throw: you keep { $n ->
    [one] your ship
   *[other] your { $n } ships
}
lr-plea = A plea
lr-plea-earlier = Has pleaded: the words are in the chronicle
lr-announced = The Senate has decided
lr-passed = Passed
lr-rejected = Rejected
lr-unused = { $n } not cast
lr-casting = Level, so Venus decided
lr-for = For { $n }
lr-against = { $n } against
lr-tally = { $yes } for, { $no } against
lr-cast-yes = { $n } for
lr-cast-no = { $n } against
lr-cast-abstained = { $n } withheld
lr-cast-nothing = none
lr-my-votes = Your votes
lr-weight = You have { $n ->
    [one] one suffragium
   *[other] { $n } suffragia
} for this bill
lr-you-cast = You have voted: { $how }
lr-way-yes = For it
lr-way-no = Against it
lr-all-yes = All for it
lr-all-no = All against it
lr-all-abstain = Withhold all
lr-votes-own = { $n } your own
lr-votes-of = { $n } lent to you by { $who }
lr-votes-with = { $n } of yours with { $who }
lr-consuls = Consuls
lr-no-consuls = This winter has no consul yet.
lr-consuls-how = { $method ->
    [heads] Those in Rome name candidates. The Senate is counted by heads, and the two with the most votes are consuls.
    [suffragia] Those in Rome name candidates. The Senate is counted by suffragia, and the two with the most votes are consuls.
   *[acclaim] Those in Rome name candidates. The Senate cheers, and the two whom Venus hears cheered the loudest are consuls.
}
lr-counting = The Senate is counted by { $method ->
    [heads] heads
   *[suffragia] suffragia
}
lr-named-by = named by { $who }
lr-voice = { $who } { AGREE($who, "is", "are") } for { $choice }
lr-laws = Decided
lr-law-passed = waits to be carried out
lr-law-failed = did not pass
lr-law-done = in force

## Wills and the dead

lr-nobody-dies = Nobody is about to die, and no estate waits.
lr-my-will = Your will
lr-will-about = If you die, this goes to the heir you name. Vesta has to approve, and decides where you named nobody.
lr-will-after = You are dead. Until Vesta has settled what you left you may still say who is to have it.
lr-goes-to = to { $who }
lr-no-heir = nobody named
lr-estate = What { $who } left
lr-executor = { $who } { AGREE($who, "decides", "decide") }
lr-has-legions = { $n ->
    [0] no legions
    [one] one legion
   *[other] { $n } legions
}
lr-below = The dying and the dead
lr-condemned = { $who } { AGREE($who, "is", "are") } about to die; { $by } { AGREE($by, "carries", "carry") } it out
lr-laments = { $who } { AGREE($who, "waits", "wait") } at { $gate ->
    [cumae] Cumae
   *[taenarum] Taenarum
}
lr-attached = { $who } { AGREE($who, "clings", "cling") } to { $to }

## Actium

lr-no-actium = The gods of the sea have not yet called to Actium.
lr-form = Your form
lr-form-total = Together
lr-sails-with = You sail together: { $who }
lr-ships = { $n ->
    [0] no ships
    [one] one ship
   *[other] { $n } ships
}
lr-lacks = The next ship lacks { $sum }
lr-pooled = Ships together: { $together }, apart: { $apart }
lr-promised = { $who } { AGREE($who, "gives", "give") } { $what }
lr-form-checked = Your side has said that this form is right.
lr-form-unchecked = Nobody of your side has yet said that this form is right.
lr-parties = { $n ->
    [one] One party
   *[other] { $n } parties
}
lr-ready = has looked it over
lr-all-ready = { $n ->
    [0] None has looked its form over yet
    [one] One has looked its form over
   *[other] { $n } have looked their forms over
}
lr-fleets = The fleets
lr-sea-round = Round { $n } at sea
lr-sea-lost-many = { $n } { AGREE($n, "fleet loses a ship", "fleets lose a ship each") }
lr-sea-lost = { $n ->
    [one] { $who } { AGREE($who, "loses", "lose") } a ship
   *[other] { $who } lose a ship each
}
lr-victor = { $who } { AGREE($who, "has", "have") } won the Battle of Actium
lr-end-sinking = The order of sinking
lr-end-last = The last parties afloat
lr-end-victors = The victors
lr-end-undecided = The evening is over
lr-undecided = Nobody has won at Actium
lr-end-fates = What becomes of the others
lr-end-route = The triumph
lr-end-route-about = Around the world, and to Rome
lr-end-title = The title
lr-end-state = The state
lr-end-earlier = { $n } { AGREE($n, "fleet", "fleets") } had sunk before
lr-end-honour-richest = The richest
lr-end-honour-battles = Most battles
lr-end-honour-weddings = Most weddings
lr-end-honour-god = The busiest god
lr-end-honour-ghost = The longest time as a ghost
lr-end-honour-luckiest = The luckiest dice
lr-honour-richest = { $sum } at the end of a season
lr-honour-battles = { $n } { AGREE($n, "battle", "battles") } fought to the end
lr-honour-weddings = { $n } { AGREE($n, "wedding", "weddings") }
lr-honour-god = { $n } { AGREE($n, "act", "acts") }
lr-honour-ghost = { $n } { AGREE($n, "minute", "minutes") } as a ghost
lr-honour-luckiest = With fair dice, only one player in { $n } is so lucky
lr-victor-with = together with { $who }
lr-triumph = The triumph
lr-crowned = { $who } { AGREE($who, "is", "are") } called { $title } from now on
lr-order = Rome is { $order }
lr-order-other = Rome is something new
lr-decree = { $fate ->
    [enslave] { AGREE($who, "is", "are") } enslaved
    [execute] { AGREE($who, "is", "are") } put to death
    [spare] { AGREE($who, "is", "are") } spared
    [grant] { AGREE($who, "is", "are") } given { $place }
    [deify] { AGREE($who, "is a god", "are gods") } from now on
    [found_cult] { AGREE($who, "is", "are") } honoured with a cult
   *[ban_cult] { AGREE($who, "is", "are") } worshipped no more
}
lr-thrown-for = { $who } { AGREE($who, "throws", "throw") } { $n }

## Beside people and places

map-key = Filled pips are taken seats, a crown is a throne, each coin is 100,000 D of tribute. The crest is that of whoever reigns or has the most legions there; a colour with a pattern is a friendship sworn before everybody. Tap a region to see who is there and to go.
amount-denarius = { $n } D
lr-tribute = Tribute { $sum }
lr-no-tribute = No tribute
lr-by-sea = Reached by sea
lr-not-by-sea = Not reached by sea
lr-throne = Throne of { $who }
lr-pestis = pestis: leave, and do not go there
lr-map-reigns = { $who } { AGREE($who, "reigns", "reign") }
lr-map-strongest = { $who } { AGREE($who, "is", "are") } strongest
lr-map-legions = { $n ->
    [one] { $n } legion
   *[other] { $n } legions
  }
lr-map-battle = a battle is fought here
lr-map-friends = friends here: { $who }
lr-map-gods = gods here: { $who }
lr-map-nearer = Nearer
lr-map-farther = Farther
lr-strengths = Who commands the most legions
lr-tie-wife = wife
lr-tie-husband = husband
lr-tie-divorced = divorced, dos owed
lr-tie-sworn = sworn friend
lr-tie-friend = friend
lr-tie-patronus = patronus
lr-tie-cliens = cliens

lr-paper-bill = Before the Senate: { $law } ({ $who } brought it in)
lr-paper-vote = { $who }: { $yes } for, { $no } against, { $abstained } withheld
lr-paper-battle = Battle in { $place }: { $one } against { $other }; { $presider } { AGREE($presider, "presides", "preside") }
lr-paper-round = Round { $n }: { $one } to { $other }
lr-paper-dice = Dice left: { $one } and { $other }
