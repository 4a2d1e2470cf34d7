# Checking a game on one's own phone.

check-about = This phone fetches the whole ledger and checks it itself: nobody has to be believed.
check-start = Check now
check-busy = Checking …
check-failed = The ledger could not be fetched. Try again where there is a network.
check-none = What the server gave is no ledger of this game, or it was cut off.
check-later = While the game is played this phone keeps what it is shown. It can be checked once the stewards have closed the game.
check-good = Everything fits
check-bad = Something does not fit
check-tone-good = Fits:
check-tone-bad = Does not fit:
check-tone-open = Says nothing:
check-heads = { $entries } { AGREE($entries, "entry is", "entries are") } under { $n } { AGREE($n, "seal", "seals") }, and none was changed since it was sealed.
check-heads-wrong = { $n } { AGREE($n, "seal does", "seals do") } not fit these entries, and { $uncovered } { AGREE($uncovered, "entry is", "entries are") } under no seal.
check-withheld = { $n } private { AGREE($n, "letter stays", "letters stay") } closed; the file holds fingerprints alone.
check-takeovers = { $n ->
    [one] Another server went on from a copy, with a key that the first one endorsed.
   *[other] { $n } times another server went on from a copy, each with a key that the one before endorsed.
}
check-takeovers-forged = { $n ->
    [one] A server went on without the word of the one before it: it may be anybody's.
   *[other] { $n } times a server went on without the word of the one before it: it may be anybody's.
}
check-behind = A server that was lost gave this phone { $heads } { AGREE($heads, "seal", "seals") }, { $lines } { AGREE($lines, "line", "lines") } and { $acts } { AGREE($acts, "act", "acts") } of its own that no copy had. They are no part of the game.
check-kept = { $n ->
    [one] The one seal that this phone kept during play is there.
   *[other] The { $n } seals that this phone kept during play are all there.
}
check-kept-lost = Of { $n } { AGREE($n, "seal", "seals") } that this phone kept during play { $lost } { AGREE($lost, "is", "are") } not there.
check-kept-none = This phone kept no seal during play, so it cannot say whether all of it was written afterwards.
check-key-other = The seals are signed with another key than the one that this phone was shown during play.
check-lines = { $n ->
    [one] The one line that this phone was shown during play stands in the ledger as it was shown.
   *[other] The { $n } lines that this phone was shown during play stand in the ledger as they were shown.
}
check-lines-unlike = Of { $n } { AGREE($n, "line", "lines") } that this phone was shown during play { $unlike } { AGREE($unlike, "does", "do") } not stand in the ledger as they were shown.
check-lines-closed = { $n ->
    [one] One private line was shown to this phone and is closed to it now, so it cannot be looked for.
   *[other] { $n } private lines were shown to this phone and are closed to it now, so they cannot be looked for.
}
check-acts = { $n } { AGREE($n, "act", "acts") } of this phone { AGREE($n, "was", "were") } answered as done, and { AGREE($n, "is", "all are") } there, with what it added to the dice.
check-acts-missing = Of { $n } { AGREE($n, "act", "acts") } of this phone that { AGREE($n, "was", "were") } answered as done { $missing } { AGREE($missing, "is missing, or was", "are missing, or were") } given other dice.
check-dice = { $n } { AGREE($n, "die was rolled again here and shows what it", "dice were rolled again here and show what they") } showed, { $mine } of them in your own acts.
check-dice-wrong = { $n } { AGREE($n, "die does not show what it", "dice do not show what they") } should, and { $seeds } { AGREE($seeds, "seed is not the one that was", "seeds are not those that were") } promised.
check-dice-waiting = The seeds of { $n } { AGREE($n, "die", "dice") } were never shown.
check-dice-table = { $n } { AGREE($n, "die lay on the table and was", "dice lay on the table and were") } typed in: nothing can be computed there.
check-phones = { $n } { AGREE($n, "phone", "phones") } of the room signed the same seals.
check-phones-none = No phone of the room signed these seals.

check-proves = What this proves
check-proves-text =
    Nobody changed, removed or added an entry after a seal over it was shown to this phone.
    Every die of the server follows from a seed that was promised before the game began, from the name of the roll, and from what the phone of whoever rolled added at the tap.
    What other phones signed, they saw, too: the more of them, the less could be shown to some and hidden from others.
check-not = What it does not prove
check-not-text =
    That an entry was true: if somebody recorded what did not happen, the ledger says so faithfully.
    What was left out before it was ever shown to anybody, or what was asked for by a phone that kept nothing.
    That dice on the table fell as they were typed in.
check-how = How it works
check-how-text =
    Imagine that each page of a book ends with a short number worked out from everything on it and from the number before. Change one letter on an early page, and every number after it comes out differently. Such numbers are called hashes.
    During play the server showed this phone one such number a minute, signed. The phone wrote them down. Now it works all of them out again from the whole book.
    For the dice, the server locked a secret into a box before the game and showed the box. For each roll your phone threw in a number of its own, which the server could not know. At the end of each season the box was opened: now everybody can work out each roll again.
