# Ludi Romani: the chapters AMIC, NUPT, DIV and COMM.

## The chronicle: friendship

amicitia-formed = { $who } are friends
terms-written = { $who } wrote down the terms of a friendship
oath-sworn = { $who } swore friendship before Juno
amicitia-left = { $who } left a friendship with { $others }
amicitia-broken = At the plea of { $wife } Juno broke what { $who } had sworn. Votes go home; whatever else was lent stays where it is
amicitia-set = { $n ->
    [0] They are no friends after all
   *[other] { $who } are friends as before
}
goods-lent = { $who } lent { $to } { $n } { $asset }
loan-returned = { $who } { AGREE($who, "has", "have") } { $n } { $asset } back from { $from }{ $god ->
    [none] {""}
   *[other] , brought by { $god }
}

## Acts

act-befriend = Form a friendship
act-befriend-about = An amicitia with people in your region, who all have to agree
act-write-terms = Write down the terms
act-write-terms-about = Only your friends read them, and Juno when it is sworn
act-leave-amicitia = Leave a friendship
act-leave-amicitia-about = What you lent stays lent until you ask for it
act-swear-amicitia = Swear before Juno
act-swear-amicitia-about = Sworn friends may fight as one party
act-beg-break = Have a friendship broken
act-beg-break-about = Juno may break any that was sworn
act-lend = Lend to a friend
act-lend-about = It stays yours, and counts where it is
act-recall = Ask back what you lent
act-recall-about = Ships have to be given back; money and legions by leave
act-recall-votes = Send for your votes
act-recall-votes-about = A god brings them home; nobody can refuse
act-return-loan = Give back a loan

## Fields

field-amicitia = Which friendship
field-terms = What you agreed on
field-befriend-with = With whom
field-swear-amicitia-with = Together with
field-beg-break-one = Between whom
field-beg-break-other = And whom
field-lend-to = To whom
field-return-loan-to = To whom
field-recall-votes-from = Who has them
field-numen = Which god

## Notes beside options

note-dos = { $n ->
    [0] no dos
   *[other] a dos of { $n } D
}
note-amicitia = with { $who }
note-votes = { $n ->
    [one] a vote
   *[other] { $n } votes
}

## Why not: friendship

friends-named-twice = Name everybody once, and not yourself
nobody-near = Nobody is in your region with whom you could form a friendship
friendship-over = This friendship has ended since, or only one of the friends lives. Who likes agrees on a new one
no-such-amicitia = You belong to no such friendship
swear-with-friends = One swears together with others of the same friendship
sworn-already = One of these has sworn already. Name only who has not
nobody-swears-alone = The first oath of a friendship takes two
no-sworn-amicitia = These two have sworn each other nothing. Name two whose friendship is sworn
wives-beg = { $you ->
    [yes] Only a married woman may ask that, and you are none
   *[no] Only a married woman may ask that, and { $who } { AGREE($who, "is", "are") } none
}
lend-to-friends = You lend to others of the same friendship
lent-count-there = What is lent counts with { $who }, who may command no more than ten
never-lent = Money, ships, legions and votes are lent, and { $asset } is not
nothing-to-lend = You have nothing that your friends could hold for you
not-lent = { $you ->
    [yes] Of what was lent you still have { $n } { $asset }
   *[no] Of what was lent { $who } still { AGREE($who, "has", "have") } { $n } { $asset }
}
loans-far-away = You would have to be in the region of those who hold what you lent, and still have it
gods-fetch-votes = Votes are brought home by a god: send Mercury, or any god who has no battle to oversee
god-busy = { $who } { AGREE($who, "is", "are") } busy with a battle. Ask Mercury or another god
votes-not-fetched = { $who } would not fetch the votes of { $owner }, and { AGREE($who, "has", "have") } to
legions-back-to-husband = { $you ->
    [yes] You hold these for your husband and can hand them to him only
   *[no] { $who } { AGREE($who, "holds", "hold") } these for { AGREE($who, "her husband", "their husbands") } and can hand them to { AGREE($who, "him", "them") } only
}
wife-fields-nothing = { $you ->
    [yes] You hold legions and do not fight with them; your husband would have to hold them again
   *[no] { $who } { AGREE($who, "holds", "hold") } legions and { AGREE($who, "does", "do") } not fight with them; { AGREE($who, "her husband", "their husbands") } would have to hold them again
}
spouses-swap-no-votes = Spouses may swap anything but votes

## Reminders

reminder-AMIC-15 = You watch over friendships: you hear the oaths, and may break what was sworn.

## Words

term-amicitia = A friendship, sworn before Juno or not; several are amicitiae
term-amicus = A friend; several are amici

## The chronicle: marriage

wedded = { $wife } and { $husband } are married{ $n ->
    [0] {""}
   *[other] , with a dos of { $n } D
}
wedding-annulled = The wedding of { $wife } and { $husband } is set right: there was none
arms-taken = { $who } { AGREE($who, "is an amazon", "are amazons") } now
arms-laid-down = { $who } gave { AGREE($who, "her", "their") } legiones to Venus and { AGREE($who, "is a free woman", "are free women") }
divorced = { $wife } and { $husband } are divorced{ $dos ->
    [0] {""}
   *[other] ; { AGREE($husband, "he owes", "they owe") } { AGREE($wife, "her", "them") } a dos of { $dos } D
}
marriage-restored = { $wife } and { $husband } are married as before
dos-repaid = { $short ->
    [yes] { $husband } gave { $wife } all { AGREE($husband, "he had", "they had") }, less than the dos of { $dos } D
   *[no] { $husband } paid { $wife } the dos of { $dos } D back
}{ $role ->
    [amazon] ; with its legiones { AGREE($wife, "she is an amazon", "they are amazons") }
   *[none] {""}
}
dos-owed = { $husband } { AGREE($husband, "owes", "owe") } { $wife } the dos of { $dos } D again
dos-claimed = Juno calls in the dos that { $husband } { AGREE($husband, "owes", "owe") } { $wife }
rest-forgiven = Juno forgave { $husband } the rest of the dos of { $wife }{ $role ->
    [amazon] ; with the legiones that were kept back { AGREE($wife, "she is an amazon", "they are amazons") }
   *[none] {""}
}
message-carried = Mercury carried a message of { $who } to { $to }

## Acts: marriage

act-wed = Marry
act-wed-about = Somebody in your region, before Juno
act-take-arms = Become an amazon
act-take-arms-about = From now on you own legions and votes, and can be attacked
act-lay-down-arms = Lay down arms
act-lay-down-arms-about = Your legions go to Venus, and you may marry
act-plead-divorce = Ask for a divorce
act-plead-divorce-about = Juno grants it or not; he then pays the dos back
act-repay-dos = Pay the dos back
act-repay-dos-about = Choose what you give in kind; the rest is money
act-claim-dos = Have the dos called in
act-claim-dos-about = Juno makes him pay at once, in money first
act-send-message = Send a secret message
act-send-message-about = Tell Mercury the words; only that it was carried is kept

## Fields: marriage

field-plead-divorce-from = From whom
field-plea = Who asks
field-repay-dos-to = To whom
field-classis = Ships
field-send-message-to = To whom
option-alone = I alone
option-together = the two of us

## Duties

duty-insolvent = { $details ->
    [yes] { $husband } { AGREE($husband, "has", "have") } given { $wife } all { AGREE($husband, "he had", "they had") }, less than the dos of { $dos } D. { AGREE($husband, "Does he", "Do they") } die?
   *[no] whether a husband dies who cannot pay
}
option-condemn = he dies

## Why not: marriage

no-bride = { $you ->
    [yes] You are no bride: an unmarried woman is
   *[no] { $who } { AGREE($who, "is", "are") } no bride: an unmarried woman is
}
amazon-in-arms = { $you ->
    [yes] You would have to lay down your legions before you marry
   *[no] { $who } would have to lay down { AGREE($who, "her legions before she marries", "their legions before they marry") }
}
no-groom = { $you ->
    [yes] You are no groom: a senator or a general is, kings and gods are not
   *[no] { $who } { AGREE($who, "is", "are") } no groom: a senator or a general is, kings and gods are not
}
married-already = { $you ->
    [yes] You are married already, and would have to be divorced first
   *[no] { $who } { AGREE($who, "is", "are") } married already, and would have to be divorced first
}
juno-elsewhere = { $numen } would have to be in { $place }, where the wedding is
bride-with-votes = { $you ->
    [yes] You would have to give every vote out of hand: a married woman holds none
   *[no] { $who } would have to give every vote out of hand: a married woman holds none
}
nobody-to-wed = Nobody whom you could marry is in your region
married-no-more = This marriage is over already
free-women-arm = { $you ->
    [yes] Only a divorced or widowed woman becomes an amazon by saying so, and you are none
   *[no] Only a divorced or widowed woman becomes an amazon by saying so, and { $who } { AGREE($who, "is", "are") } none
}
free-women-disarm = Only a divorced or widowed woman, or an amazon, lays down her legions
no-arms = { $you ->
    [yes] You hold no legions to lay down
   *[no] { $who } { AGREE($who, "holds", "hold") } no legions to lay down
}
not-married = You two are not married to each other. Name your husband or wife
divorce-forbidden = { $you ->
    [yes] { $numen } would not grant you a divorce from { $other }
   *[no] { $numen } would not grant { $who } a divorce from { $other }
}
divorce-settled = The dos is paid back, one of the two lives another life already, or has died
owes-no-dos = You owe no dos to her. Name a former wife whom you owe one
too-much-in-kind = This is worth too much more than the dos of { $n } D: leave a piece out
cannot-repay = All you own is worth less than the dos. At the end of the season she gets it all, and Juno decides about you
claim-on-husband = Only a former husband who owes you a dos has to pay, none of his friends
dos-first = { $you ->
    [yes] You owe a dos, and spend nothing else before it is paid back
   *[no] { $who } { AGREE($who, "owes", "owe") } a dos, and { AGREE($who, "spends", "spend") } nothing else before it is paid back
}
no-messenger = Mercury carries messages from one to another; he sends none himself and gets none

## Reminders: marriage and messages

reminder-DIV-03 = You owe a dos. Pay it back in what you like, or it is taken at the end of the season.
reminder-COMM-02 = Secret messages go through you, and you may be bribed.
reminder-COMM-04 = Ask by any means what is for sale.

## Words: marriage

term-nuptiae = A wedding
term-divortium = A divorce
term-palla = The white shawl of a virgo

## What is printed on the cards

card-AMIC-02 = Friends swear before you; only whom you have blessed may fight together.
card-AMIC-12 = When a matrona asks, you may break any friendship that was sworn.
card-NUPT-02 = Nobody marries without you: both stand before you in one region.
card-NUPT-03 = When you marry, Juno takes your dos and pays its value to your husband.
card-DIV-02 = You grant a divorce or not; he then owes her the whole dos, or his life.
