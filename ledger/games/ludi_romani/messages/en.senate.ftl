# Ludi Romani: the chapters SEN and FER, reges and the proscribed in Rome.

## The chronicle: the Senate

nominated = { $by } { AGREE($by, "names", "name") } { $who } for consul
consuls-made = { $who } { AGREE($who, "is consul", "are consuls") } of the year{ $method ->
    [acclaim] {""}
    [heads] , by a count of heads
   *[suffragia] , by suffragia
}
poll-opened = { $by } { AGREE($by, "has", "have") } the Senate counted { $method ->
    [heads] by heads
   *[suffragia] by suffragia
} for consul
voice-given = { $voter } { AGREE($voter, "is", "are") } for { $who } as consul
roll-called = The roll of the Senate is called: { $n ->
    [one] one name
   *[other] { $n } names
}
bill-brought = { $by } { AGREE($by, "brings", "bring") } a bill: { $kind ->
    [imperium] imperium, { $n } { AGREE($n, "legio curialis", "legiones curiales") } of { $target } to { $to }
    [proscriptio] proscriptio of { $target }
    [restitutio] restitutio of { $target }
    [caedes] caedes of { $target }
   *[census] census of { $target }
}
plea-made = { $who } { AGREE($who, "pleads", "plead") }: { $kind ->
    [imperium] imperium, { $n } { AGREE($n, "legio curialis", "legiones curiales") } of { $target } to { $to }
    [proscriptio] proscriptio of { $target }
    [restitutio] restitutio of { $target }
    [caedes] caedes of { $target }
   *[census] census of { $target }
}
votes-cast = { $voter } { AGREE($voter, "casts", "cast") } { $yes } for and { $no } against; { $abstained } { AGREE($abstained, "abstains", "abstain") }
bill-decided = The Senate { $passed ->
    [yes] passes
   *[no] rejects
} the { $kind ->
    [imperium] imperium: { $n } { AGREE($n, "legio curialis", "legiones curiales") } of { $target } to { $to }
    [proscriptio] proscriptio of { $target }
    [restitutio] restitutio of { $target }
    [caedes] caedes of { $target }
   *[census] census of { $target }
}
votes-counted = Suffragia: { $yes } for, { $no } against, { $abstained } held back{ $casting ->
    [none] {""}
    [yes] ; Venus breaks the tie for it
   *[no] ; Venus breaks the tie against it
}
proscriptio-lifted = { $who } { AGREE($who, "is", "are") } proscribed no longer
bill-lapsed = The winter ends before the Senate has decided on the { $kind } of { $target }
law-carried-out = { $by } { AGREE($by, "carries", "carry") } out the { $kind ->
    [imperium] imperium: { $n } { AGREE($n, "legio curialis", "legiones curiales") } of { $target } { AGREE($n, "goes", "go") } to { $to }{ $excess ->
        [0] {""}
       *[other] , and { $excess } above the limit to Mars
    }
    [proscriptio] proscriptio of { $target }: { $n } { AGREE($n, "legio curialis goes", "legiones curiales go") } to { $to }
   *[caedes] caedes of { $target }: { $n } { AGREE($n, "legio goes", "legiones go") } to { $to }
}
census-taken = { $by } { AGREE($by, "takes", "take") } the census of { $place }{ $n ->
    [0] {""}
   *[other] : { $who } { AGREE($who, "pays", "pay") }
}
census-shared = { $to } { AGREE($to, "gets", "get") } { $n } D of the census{ $due ->
    [yes] , shared out at the winter's end
   *[no] {" "}from { $who }
}
census-kept = { $who } { AGREE($who, "keeps", "keep") } the census: nobody is left who voted for it
struck-out = { $what ->
    [nomination] { $who } { AGREE($who, "stands", "stand") } for consul no longer
    [consul] { $who } { AGREE($who, "counts", "count") } as not made consul
    [bill] The bill that { $who } brought counts as not brought
    [plea] The plea of { $who } counts as not made
    [poll] The count for consul is called off
    [voice] The voice of { $who } in the count is taken back
    [law] The law waits to be carried out again
    [census] Nothing has come of the census
    [decision] The ballot is open again
   *[votes] The votes of { $who } are taken back
}

## The chronicle: reges and the proscribed in Rome, holidays

escort-found = { $escort } { AGREE($escort, "protects", "protect") } { $rex } in Rome
escort-ended = { $escort } { AGREE($escort, "protects", "protect") } { $rex } no longer{ $behind ->
    [yes] : the rex is alone in Rome
   *[no] {""}
}
rex-held = { $by } { AGREE($by, "holds", "hold") } { $rex }, alone in Rome, until Venus has judged
hold-ended = { $rex } { AGREE($rex, "has", "have") } left Rome, and nobody holds { AGREE($rex, "him", "them") } any more
rex-judged = { $verdict ->
    [execute] { $by } { AGREE($by, "has", "have") } { $rex } executed
    [expel] { $by } { AGREE($by, "expels", "expel") } { $rex } to { $place }
   *[spare] { $by } { AGREE($by, "lets", "let") } { $rex } be
}
handed-over = { $by } { AGREE($by, "turns", "turn") } { $who } over to { $to }
feriae-agreed = The gods agree: { $mode ->
    [skip] the year { $year } BCE is left out, a holiday
   *[pause] the year { $year } BCE is a holiday of { $minutes } { AGREE($minutes, "minute", "minutes") }
}
feriae-called-off = The year { $year } BCE is no holiday after all
juppiter-asked = { $by } { AGREE($by, "asks", "ask") } Juppiter about dropping { $years }
juppiter-answered = { $who }{ $answer ->
    [assents] {" "}{ AGREE($who, "agrees", "agree") } that years are dropped
    [opposes] {" "}would have no years dropped
   *[silent] {" "}{ AGREE($who, "says", "say") } nothing about dropping years
}
years-dropped = { $n ->
    [one] The year { $years } BCE is dropped
   *[other] The years { $years } BCE are dropped
} from the calendar
years-restored = { $n ->
    [one] The year { $years } BCE is played after all
   *[other] The years { $years } BCE are played after all
}

## Why not: the Senate

senate-in-winter = The Senate meets in a hiems only. Wait for the next winter.
venus-presides = Only { $who } { AGREE($who, "presides", "preside") } over the Senate.
not-in-senate = { $you ->
    [yes] Only those in Rome take part in the Senate, and you are not there.
   *[no] Only those in Rome take part in the Senate, and { $who } { AGREE($who, "is", "are") } not there.
}
women-vote-not = { $you ->
    [yes] You hold no suffragia and have no vote: virgines and matronae have none.
   *[no] { $who } { AGREE($who, "holds", "hold") } no suffragia and { AGREE($who, "has", "have") } no vote: virgines and matronae have none.
}
has-no-voice = { $you ->
    [yes] You have no vote in the Senate: generals, amazones and senators have, unless proscribed.
   *[no] { $who } { AGREE($who, "has", "have") } no vote in the Senate: generals, amazones and senators have, unless proscribed.
}
nominee-not-in-rome = { $you ->
    [yes] Only somebody in Rome can be named for consul, and you are not there.
   *[no] Only somebody in Rome can be named for consul, and { $who } { AGREE($who, "is", "are") } not there.
}
no-consul = { $you ->
    [yes] You cannot be consul: generals, amazones and senators can.
   *[no] { $who } cannot be consul: generals, amazones and senators can.
}
nominated-already = { $you ->
    [yes] You have been named already.
   *[no] { $who } { AGREE($who, "has", "have") } been named already.
}
nominations-over = The Senate is being counted. No more names are taken.
nobody-to-nominate = Nobody in Rome is left to be named for consul.
nobody-nominated = Nobody who could be consul has been named. Have somebody in Rome named first.
consuls-chosen = { $n ->
    [one] A consul has
   *[other] { $n } consuls have
} been made this winter, and there are no more.
count-instead = Tonight consuls are chosen by a count, not by cheers. Have the Senate counted.
count-is-open = The Senate is being counted for consul. Declare the result first.
so-many-consuls = Name { $n ->
    [one] one consul
   *[other] one consul or { $n }, each once
}.
not-nominated = { $you ->
    [yes] You have not been named for consul, or are not in Rome any more.
   *[no] { $who } { AGREE($who, "has", "have") } not been named for consul, or is not in Rome any more.
}
no-count = The Senate is not being counted for consul now.
voted-already = { $you ->
    [yes] You have voted already.
   *[no] { $who } { AGREE($who, "has", "have") } voted already.
}
not-on-the-roll = { $you ->
    [yes] You were not in the Senate with a vote when this began. Vote the next time.
   *[no] { $who } { AGREE($who, "was", "were") } not in the Senate with a vote when this began. Vote the next time.
}
choose-among-equals = { $n ->
    [0] Nobody is equal: name nobody.
   *[other] Of those who are equal name { $n }.
}
consuls-bring-bills = Only the consuls of this winter bring bills.
one-bill-each = { $you ->
    [yes] You have brought a bill this winter, and may not bring another.
   *[no] { $who } { AGREE($who, "has", "have") } brought a bill this winter, and may not bring another.
}
bills-of-the-winter = All bills of this winter have been brought. Bring yours in the next.
bill-is-open = The Senate is voting on a bill. Bring the next when that is decided.
five-kinds = A bill is imperium, proscriptio, restitutio, caedes or census.
bill-says-too-much = Only an imperium says to whom and how many. Leave that out.
takes-from-imperator = { $you ->
    [yes] An imperium takes from a living general, and you are none.
   *[no] An imperium takes from a living general, and { $who } { AGREE($who, "is", "are") } none.
}
no-curiales-there = { $you ->
    [yes] You hold no legio curialis to be taken. Name a general who does.
   *[no] { $who } { AGREE($who, "holds", "hold") } no legio curialis to be taken. Name a general who does.
}
gives-to-imperator = An imperium gives to another general or to a senator, and { $who } { AGREE($who, "is", "are") } neither.
so-many-curiales = An imperium takes from one legio curialis to all { $n } that there are.
not-proscribable = { $you ->
    [yes] You cannot be proscribed: generals, amazones and senators can.
   *[no] { $who } cannot be proscribed: generals, amazones and senators can.
}
proscribed-already = { $you ->
    [yes] You are proscribed already. Bring another bill.
   *[no] { $who } { AGREE($who, "is", "are") } proscribed already. Bring another bill.
}
not-proscribed = { $you ->
    [yes] You are not proscribed. Only a proscriptio can be lifted.
   *[no] { $who } { AGREE($who, "is", "are") } not proscribed. Only a proscriptio can be lifted.
}
senate-kills-living-mortals = The Senate assassinates living mortals, and { $who } { AGREE($who, "is", "are") } none.
no-provincia = { $place } is no provincia. A census is of a provincia, not of a regnum or of Rome.
no-bill-open = No bill is before the Senate now.
more-than-held = That is more suffragia than you had when the ballot opened: { $n }.
venus-breaks-ties = As many are for it as against it: say yes or no as well.
no-tie = The Senate has decided by itself: there is no tie to break.
mars-carries-out = Only { $who } { AGREE($who, "carries", "carry") } out laws.
law-in-effect = This was decided in another winter, or the law has been carried out. Have what it did set right instead.
other-bill-open = The Senate is voting on another bill. Have that decided first.
no-bill-about-you = { $you ->
    [yes] No bill or law that waits is about you.
   *[no] No bill or law that waits is about { $who }.
}
pleaded-already = { $you ->
    [yes] You have had the one word on it.
   *[no] { $who } { AGREE($who, "has", "have") } had the one word on it.
}
law-about-the-dead = { $who } { AGREE($who, "has", "have") } died since. Have the Fates say what becomes of the legiones.
no-such-law = There is no such law to be carried out.
venus-shares = Only { $who } { AGREE($who, "shares", "share") } out the census.
nothing-to-share = There is no census to be shared out.
voted-not-for-it = { $you ->
    [yes] You did not vote for the census, and get nothing of it.
   *[no] { $who } did not vote for the census, and { AGREE($who, "gets", "get") } nothing of it.
}
so-much-left = Of the census { $n } D are left to be shared.
dead-share-nothing = { $you ->
    [yes] You voted for the census, but are dead: it is shared among the living.
   *[no] { $who } voted for the census, but { AGREE($who, "is", "are") } dead: it is shared among the living.
}
nobody-voted-for-it = Nobody is left who voted for the census.

## Why not: reges and the proscribed in Rome, holidays

romans-escort = { $who } cannot escort a rex: a living senator, general or amazon can.
escort-elsewhere = { $who } { AGREE($who, "is", "are") } neither in Rome nor where you are.
escorted-already = { $who } { AGREE($who, "protects", "protect") } you already.
reges-only = { $you ->
    [yes] You are no rex, and need no escort.
   *[no] { $who } { AGREE($who, "is", "are") } no rex, and needs no escort.
}
no-escort-near = No senator or general who could protect you is in Rome or where you are.
rex-not-alone = { $who } { AGREE($who, "is not a rex", "are not reges") } alone in Rome.
gods-find-reges = Only a god holds a rex in Rome. Tell one.
rex-held-already = { $who } { AGREE($who, "is", "are") } held already, until Venus has judged.
rex-is-held = { $you ->
    [yes] You are held in Rome: find an escort, or wait until Venus has judged.
   *[no] { $who } { AGREE($who, "is", "are") } held in Rome: find an escort, or wait until Venus has judged.
}
venus-judges = Only { $who } { AGREE($who, "judges", "judge") } a rex who is alone in Rome.
no-such-verdict = Execute, expel or spare the rex; only the expelled go somewhere.
no-lone-rex = No rex is alone in Rome.
out-of-rome = Who is expelled leaves Rome: choose another region.
hand-over-in-rome = { $you ->
    [yes] Only somebody in Rome turns the proscribed over, and you are not there.
   *[no] Only somebody in Rome turns the proscribed over, and { $who } { AGREE($who, "is", "are") } not there.
}
not-in-rome = { $who } { AGREE($who, "is", "are") } not in Rome.
not-oneself = Nobody turns themselves over.
venus-or-mars = The proscribed are turned over to { $who }.
feriae-rest = The year { $year } BCE is a holiday: nothing is done before the next season.
gods-agree = Only the gods agree on holidays.
feriae-agreed-already = The holidays have been agreed on already.
no-feriae = The calendar has no year that may be a holiday.
feriae-too-late = The year that may be a holiday has begun.
twins-change-calendar = Only { $who } may drop years from the calendar.
whole-future-years = Drop whole years that have not begun and are still in the calendar.
no-juppiter = Nobody plays Juppiter: he need not be asked.
juppiter-thinks = Juppiter has been asked and has not answered yet.
ask-juppiter = Ask { $who } about these years first.
no-year-left = No whole year is left that could be dropped.

## What the judges are told

carried-out-by-another = { $you ->
    [yes] You carried out a law that is for Mars and his helpers
   *[no] { $who } carried out a law that is for Mars and his helpers
}
rex-without-escort = { $you ->
    [yes] You enter Rome without a Roman escort
   *[no] { $who } { AGREE($who, "enters", "enter") } Rome without a Roman escort
}
proscribed-in-rome = { $you ->
    [yes] Proscribed, you enter Rome
   *[no] { $who }, proscribed, { AGREE($who, "enters", "enter") } Rome
}
protector-lost = { $rex } { AGREE($rex, "has", "have") } lost { $who } and { AGREE($rex, "is", "are") } alone in Rome
rex-left-behind = { $you ->
    [yes] You leave Rome without { $rex }, who { AGREE($rex, "is", "are") } alone there now
   *[no] { $who } { AGREE($who, "leaves", "leave") } Rome without { $rex }, who { AGREE($rex, "is", "are") } alone there now
}
rex-alone-found = { $who } { AGREE($who, "is", "are") } alone in Rome: execute, expel or spare

## Acts and fields

act-nominate = Name for consul
act-acclaim-consuls = Declare whom they cheered
act-poll-consuls = Have the Senate counted
act-poll-consuls-about = For when the shouting does not tell
act-vote-consul = Raise your hand
act-declare-consuls = Declare the count
act-bring-bill = Bring a bill
act-bring-bill-about = One in a winter
act-plead-in-senate = Plead in the Senate
act-plead-in-senate-about = One word on what is about you; it decides nothing
act-cast-votes = Cast your votes
act-cast-votes-about = What goes to no side abstains
act-close-ballot = Close the ballot
act-carry-out-law = Carry out a law
act-share-census = Share out the census
act-seek-escort = Ask for protection in Rome
act-report-rex = Hold a rex who is alone
act-judge-rex = Judge a rex in Rome
act-hand-over = Turn over the proscribed
act-agree-feriae = Propose holidays
act-agree-feriae-about = All gods who are here have to agree
act-ask-juppiter = Ask Juppiter about dropping years
act-drop-years = Drop years
field-nominate-who = Whom
field-acclaim-consuls-consuls = Consuls
field-vote-consul-who = For whom
field-declare-consuls-chosen = Of the equals
field-bring-bill-kind = What
field-bring-bill-target = About
field-bring-bill-to = To whom
field-bring-bill-quantity = How many
field-plead-in-senate-bill = On which
field-plead-in-senate-words = Your plea
field-cast-votes-votes = Suffragia
field-close-ballot-casting = Your voice
field-carry-out-law-bill = Law
field-share-census-to = To whom
field-share-census-quantity = How much
field-seek-escort-escort = Protector
field-report-rex-rex = Rex
field-judge-rex-rex = Rex
field-judge-rex-verdict = Verdict
field-judge-rex-to = Where to
field-hand-over-who = Whom
field-hand-over-to = To whom
field-ask-juppiter-years = Years
field-drop-years-years = Years

note-law = { $kind ->
    [imperium] imperium: { $n } of { $target } to { $to }
    [proscriptio] proscriptio of { $target }
   *[caedes] caedes of { $target }
}
note-year = { $year } BCE, hiems and aestas

option-imperium = imperium: legiones to another
option-proscriptio = proscriptio: outlaw somebody
option-restitutio = restitutio: lift a proscriptio
option-caedes = caedes: assassinate somebody
option-census = census: tax a provincia
option-yes = for it
option-no = against it
option-abstain = abstain
option-execute = execute
option-expel = expel from Rome
option-assents = agree
option-opposes = object
option-silent = say nothing

## Cards

card-SEN-02 = In winter vote in Rome, with all the votes you hold, and split them as you like.
card-SEN-05 = Where as many are for as against, you decide.
card-SEN-07 = Whoever is in Rome names consuls; the two whom Venus hears cheered the loudest are it.
card-SEN-11 = You announce the laws of the Senate and carry them out.
card-SEN-21 = At an assassination you keep all legions of the victim.
card-SEN-25 = Share the money of a census before the winter ends, among those who voted for it.
card-REX-06 = A king alone in Rome is at your mercy: execute, expel or spare him.
card-MORS-01 = An outlaw in Rome who is turned over to you dies.

## Reminders and words

reminder-SEN-06 = Name candidates for consul as long as Venus lets you.
reminder-SEN-07 = The two whom they cheer the loudest are consuls.
reminder-SEN-08 = When the shouting does not tell, have heads counted.
reminder-SEN-11 = A law waits: go to whom it concerns, announce it and carry it out.
reminder-SEN-15 = You wear the red headband: in Rome you die when you are turned over to Venus or Mars.
reminder-SEN-26 = You are in Rome all winter and preside over the Senate.
reminder-REX-04 = You are in Rome without a Roman escort: find one, or Venus may have you killed.
reminder-REX-05 = You protect a rex: do not leave him behind in Rome.
season-feriae = Feriae
meaning-feriae = holidays
period-feriae = Feriae of { $year } BCE (holidays)
power-advise_calendar = is asked before years are dropped
duty-mutatio = say whether years should be dropped
term-imperium = A law that gives legions of one commander to another
term-proscriptio = A law that outlaws somebody, who dies in Rome
term-restitutio = A law that lifts a proscriptio
term-caedes = A law that has somebody killed, if nobody objects
term-census = A law that takes the money of a province and shares it
term-feriae = Holidays, in which nothing is done
term-mutatio = A change of the calendar that drops whole years
