# Ludi Romani: the chapter NUM.

guise-taken = { $own ->
    [yes] { $who } { AGREE($who, "goes", "go") } about as nobody but { $who } again
   *[no] { $who } { AGREE($who, "goes", "go") } about as { $god }
}
youth-restored = { $by } gave { $who } youth and vigour
chance-played = The Fates had { $who } play: { $values }

act-imitate = Take another god's shape
act-imitate-about = With all powers, but out of your own purse
act-restore-youth = Restore somebody's youth
act-restore-youth-about = The Fates say what it does
act-play-for-chance = Have a game of chance played
act-play-for-chance-about = Everybody named rolls a die

field-imitate-god = As whom you go about
field-restore-youth-who = Whose
field-play-for-chance-players = Who plays
field-play-for-chance-sides = Sides of the die
field-play-for-chance-words = What is at stake

fates-gamble = Only the Fates have games of chance played
goes-about-as = { $you ->
    [yes] You go about as { $god }
   *[no] { $who } { AGREE($who, "goes", "go") } about as { $god }
}
juppiter-imitates = Only Juppiter takes other shapes
juventas-restores = Only Juventas restores youth
living-mortals-only = { $who } { AGREE($who, "is", "are") } no living mortal
never-this-one = { $who } { AGREE($who, "is", "are") } never imitated
no-god-to-imitate = { $who } { AGREE($who, "is", "are") } no god
one-die-each = Everybody who plays rolls one die
shaped-so-already = It is so already: { $who }
youth-does-what = { $by } gave { $who } youth: say what it does

question-goes-about-as = { $who } { AGREE($who, "goes", "go") } about as { $god }
question-youth-does-what = { $by } gave { $who } youth: say what it does

reminder-NUM-01 = You have another god's powers, once a season each, and your own purse.
reminder-NUM-13 = Bring food and drink: it is summer.
reminder-NUM-28 = You protect the region you are in.
reminder-NUM-31 = Change chips for whoever asks, and have games of chance played when you like.
field-plead-god = Whom you beg
