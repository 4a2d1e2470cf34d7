# Ludi Romani: war gods (PROEL-34 to 39), and attacks with the Ring of Gyges (RING-04 to 08).

## The chronicle

war-god-offered = { $god } { AGREE($god, "lets", "let") } { $who } choose: challenge { $rival }, or fight { $god }
war-god-answered = { $option ->
    [challenge] { $who } would rather challenge { $rival } than fight { $god }
   *[fight] { $who } would rather fight { $god } than challenge { $rival }
}

## Acts and fields

act-provoke = Make somebody fight
act-provoke-about = You, or somebody else whom you name
field-provoke-target = Whom you meet
field-rival = Whom to challenge instead
act-attack-with-ring = Attack with the Ring
act-attack-with-ring-about = Once a winter, before a god, who has to agree
field-attack-with-ring-target = Whom
field-attack-with-ring-numen = Which god presides

option-fight = fight the god
option-challenge = challenge the other
option-allow = agree
option-forbid = forbid it

note-no-rival = nobody: only you are left to fight
note-no-god = nobody

## Duties

duty-war-god = { $details ->
    [yes] { $god } { AGREE($god, "stands", "stand") } before you: challenge { $rival }, or fight { $god }
   *[no] whom to fight
}
duty-leave-to-challenge = { $details ->
    [yes] { $fighter } would rather challenge { $rival } than fight { $god }, and needs your leave
   *[no] whether somebody may challenge another
}

## Objections: what would have to be different

name-a-god = Name a god of this region who watches
name-a-rival = Somebody else is here: name whom to challenge instead of you
nobody-to-attack = Nobody is here whom the Ring could attack
nobody-to-provoke = Nobody is here whom you could make fight
not-the-bearer = Only who wears the Ring of Gyges attacks like this
nothing-to-attack = { $you ->
    [yes] You have no legions that could be attacked here
   *[no] { $who } { AGREE($who, "has", "have") } no legions that could be attacked here
}
outside-the-zone = { $you ->
    [yes] You fight in the
   *[no] { $who } { AGREE($who, "fights", "fight") } in the
} { $zone ->
    [east] east
   *[west] west
} only
ring-in-winter = The Ring attacks in a hiems only
ring-spent = There is one attack with the Ring in a hiems, and it has been made
war-gods-in-summer = War gods make people fight in an aestas only
war-gods-provoke = Only a war god does that: Mars, Phobos, Deimos, Ares or Bellona
war-god-stays = { $you ->
    [yes] You leave while { $first } and { $second } fight, and should have stayed to the end
   *[no] { $who } { AGREE($who, "leaves", "leave") } while { $first } and { $second } fight, and should have stayed to the end
}

## Reminders

reminder-PROEL-48 = This is your season: make people fight, you or one another.

## Advice on the cards

card-PROEL-34 = In summer you make whom you meet choose: challenge somebody you name, or fight you.
card-PROEL-35 = Who rolls as high as you or higher keeps the legion; who rolls lower loses it to you.
card-PROEL-36 = Stay to the end of every fight that you have begun or provoked.
card-PROEL-37 = Who loses every round to you dies, unless you show mercy.
