# What is printed on the cards: one short sentence for each rule.
card-ROST-04 = Buy one legion, and you are a general. { $sellers } { AGREE($sellers, "sells", "sell") } them.
card-ROST-08 = You own no legions and no votes, but ships and money as you like.
card-ROST-18 = Your votes cannot be sold or given away; they go to an heir when you die.
card-LIM-01 = You may command { $n } { AGREE($n, "legion", "legions") } at the most, of both kinds together.
card-MERC-06 = You may witness a barter between players, wherever they are.
card-MERC-07 = A Roman legion costs { $price } D; { $sellers } { AGREE($sellers, "sells", "sell") } them.
card-MERC-08 = A client legion costs { $price } D; you sell them to generals and kings.
card-MERC-09 = A ship costs { $price } D; { $sellers } { AGREE($sellers, "sells", "sell") } them{ $n ->
    [0] .
   *[other] , but not in { $inland }.
}
card-MERC-11 = Whoever asks, can pay and may own it, must be sold it. One tap agrees.
card-MERC-12 = Gods buy nothing from gods.
card-MERC-13 = You gain legions by battle, at sea or by confiscation, and in no other way.
card-MERC-17 = You own no legions, ships or votes, and sell nothing.
card-MERC-18 = Money may change hands at any time, and need not come back.
card-MOTUS-02 = In summer you walk to a neighbouring region that has a free seat.
card-MOTUS-05 = Between the seasons you may go to any region that has a free seat.
card-MOTUS-09 = In summer you roam as you like and need no seat.
card-MOTUS-10 = In winter you take one free seat and stay until the next movement.
card-MOTUS-12 = You spend every winter in Rome.
card-MOTUS-13 = You are always on the move and settle nowhere.
card-MOTUS-14 = { $n ->
    [one] Once each summer you may carry a player who pleads to a free seat anywhere.
   *[other] { $n } times each summer you may carry a player who pleads to a free seat anywhere.
}
card-MOTUS-15 = { $n ->
    [one] Once each summer you may put a player into a free seat anywhere.
   *[other] { $n } times each summer you may put a player into a free seat anywhere.
}
card-MARE-03 = At sea every legion needs a ship of its own, or a sea god may take it.
card-MARE-06 = Stop a traveller at sea and you are shown the ships.
card-MARE-07 = From a traveller without any ship you may take legions and money, or the life.
card-MARE-08 = From a traveller with too few ships you take the legions in excess.
card-SEDES-04 = The throne of your kingdom is yours alone, even while you are away.
card-SEDES-06 = You live in Rome without using up a seat.
card-SEDES-11 = When two claim the last seat at once, you say who stays.
card-SEDES-13 = When movement ends everybody sits somewhere, or you are told.
card-SEDES-17 = You watch over the seats: the map shows them to you.
card-REX-07 = You keep no Roman legions.
card-REX-09 = Client legions are yours to buy at { $price } D; { $sellers } { AGREE($sellers, "sells", "sell") } them.
card-TRIB-01 = { $n ->
    [one] In winter you collect tribute once from every god who winters where you do.
   *[other] In winter you collect tribute { $n } times from every god who winters where you do.
}
card-TRIB-02 = In winter you pay tribute to every mortal who winters where you do.
card-TRIB-10 = { $n ->
    [one] Once in a winter you may have tribute collected again.
   *[other] { $n } times in a winter you may have tribute collected again.
}
card-TRIB-13 = Women collect tribute as well as generals: winter in a province, not in Rome.
card-CAL-04 = Seasons change when one of you says so, never by the clock alone.
card-CAL-05 = If you disagree, the last word about summers is with { $summers }, about winters with { $winters }.
card-CAL-10 = The end of a winter ends the collecting of tribute, finished or not.
card-COMM-02 = Secret messages go through you, and you may be bribed.
card-FATA-08 = Nothing is erased: a wrong entry is set right by a later one.
card-FATA-09 = You may let a refused act through, or take an accepted one back, with a reason.
card-FATA-10 = You may change a doubtful reading of the rules for the rest of the evening.
card-MON-02 = You change large chips into small ones.
card-MORS-06 = Who begs you for release from life dies if you agree, and you give away all that is left.
card-MORS-14 = No will has effect before you approve it.
card-MORS-17 = What is left to nobody you give to whom you like, or keep in trust.
card-MORS-18 = When a will is disputed, call the Vestals to Rome and let them vote.
card-VIRUS-02 = { $n ->
    [one] Every bride has one poison card from you; you get it back from a widow who has not served it.
   *[other] Every bride has { $n } poison cards from you; you get back what a widow has not served.
}
card-IMAGO-01 = Go to Cumae or Taenarum when the dead lament there, and receive them.
card-IMAGO-02 = Give each of them a garland and a black die: they are ghosts then.
