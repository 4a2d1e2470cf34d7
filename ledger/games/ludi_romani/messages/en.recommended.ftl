# For organisers: why somebody should play a character, and what happened in a rehearsal.
cast-rules = The Fates keep the rules and settle disputes.
cast-rules-again = One more person among the Fates, who share their work when many people come.
cast-general = Generals begin with legions. Without generals nobody fights.
cast-senator = Senators vote, bring bills, and become generals with their first legion.
cast-woman = Noble women bring a dos into a marriage, and are free after it.
cast-rex = A rex begins on a throne, with legions that no Roman has.
cast-weddings = Juno makes weddings, divorces and oaths of friendship lawful.
cast-senate = Venus presides over the Senate and decides tied votes.
cast-sea = Neptune watches the sea, sells ships and runs the battle of Actium.
cast-eastern-sea = This god watches the eastern sea and sells ships.
cast-seats = Minerva sells legions, decides about last seats, and moves one player in each summer.
cast-seasons = Apollo ends the seasons and sells legions.
cast-winters = Diana has the last word on winters and sells legions.
cast-sentences = Mars carries out the sentences of the Senate, and fights in summer.
cast-wills = Vesta carries out wills and hands out the cards of poison.
cast-clients = This god sells legiones clientarum and witnesses barter.
cast-dead = This god receives the dead, who return as ghosts.
cast-crown = Juppiter sells legions, and crowns the winner.
cast-bacchants = This god has bacchants, or looks after them.
cast-fabrilis = Vulcan sells legions, and lends his die with ten sides.
cast-food = Saturn & Ops bring food and drink, pay tribute and watch the seats.
cast-food-again = A second person carries food and drink when many people come.
cast-war = A god of war makes fighters choose between an enemy and the god.
cast-wheel = Fortuna adds to a roll in a battle, or takes from it.
cast-peace = Where Cybele is, no battle begins or goes on.
cast-messages = Mercury carries secret messages, and one player to safety in each summer.
cast-youth = Juventas passes on the gifts of other gods.
cast-copy = Many people come, so several of them play { $who }. Each has their own account.
cast-together = A second person plays this character, with the same account.
cast-empty = May stay empty with fewer than { $n } people.
cast-empty-deputies = May stay empty with fewer than { $n } people: { $who } { AGREE($who, "has", "have") } the duties.

rehearsal-battle = { $n ->
    [0] No battle
    [one] One battle
   *[other] { $n } battles
}
rehearsal-wedding = { $n ->
    [0] No wedding
    [one] One wedding
   *[other] { $n } weddings
}
rehearsal-bill = { $n ->
    [0] No vote on a bill
    [one] One vote on a bill
   *[other] { $n } votes on bills
}
rehearsal-death = { $n ->
    [0] No death
    [one] One death
   *[other] { $n } deaths
}
