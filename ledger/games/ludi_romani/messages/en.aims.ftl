# The aim of each character in one line, and how the character stands towards it. Only the character reads these lines.

aim-imperator = Win Actium with your friends, rule Rome and parade in triumph.
aim-senator = Gain power by votes, money and friends, and be in the party that wins Actium.
aim-virgo = Marry well, and be in the party that wins Actium.
aim-matrona = Keep your dos safe, and be in the party that wins Actium.
aim-free_woman = Gain power of your own, and be in the party that wins Actium.
aim-amazon = Win Actium with your own legions and friends.
aim-vestal = Judge wills well, and be in the party that wins Actium.
aim-rex = Keep your kingdom, and be in the party that wins Actium.
aim-imago = Help the living in your party to win Actium.
aim-numen = Sell, judge and pay, and help the mortals you like to win Actium.
aim-fates = Keep the game fair and on time.
aim-actium = Keep the last ships at sea.
aim-triumph = See how the state is ordered after Actium.

stands-ships = At Actium you would sail with { $n ->
    [one] one ship
   *[other] { $n } ships
} now{ $lacks ->
    [0] { "" }
   *[other] { "; the next lacks " }{ $lacks } D
}
stands-sails-with = At Actium you sail with { $who }
stands-owes-dos = You owe { $who } { AGREE($who, "her", "their") } dos of { $n } D
stands-unpaid-dos = { $who } still { AGREE($who, "owes", "owe") } you your dos of { $n } D
stands-dos = Your dos is worth { $n } D to a husband
stands-votes = { $n ->
    [one] One vote in the Senate is yours
   *[other] { $n } votes in the Senate are yours
}
stands-friends = { $n ->
    [0] You have no friend yet
    [one] You have one friend{ $here ->
        [0] { "" }
       *[other] { ", who is in " }{ $place }
    }
   *[other] You have { $n } friends, { $here ->
        [0] none with you
       *[other] { $here } in { $place }
    }
}
stands-unreceived = A god of the dead has to receive you
stands-host = You hold on to { $who }
stands-no-host = You hold on to nobody
stands-stock = { $n ->
    [0] You have nothing left to sell
    [one] You have one thing to sell
   *[other] You have { $n } things to sell
}
stands-collectors = { $n ->
    [one] One mortal lives with you in { $place }
   *[other] { $n } mortals live with you in { $place }
}
stands-unseated = { $n ->
    [0] Every mortal has a seat
    [one] One mortal has no seat
   *[other] { $n } mortals have no seat
}
stands-fleet = You have { $n ->
    [0] no ship
    [one] one ship
   *[other] { $n } ships
}; the largest other fleet has { $most }
stands-victory = Your party has won Actium
stands-defeat = { $who } { AGREE($who, "has", "have") } won Actium
