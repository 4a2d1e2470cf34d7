# The rules in six cards. A card of a role comes before the card of all.

minute-title-1 = Your aim
minute-title-2 = What you can do
minute-title-3 = Summer (aestas)
minute-title-4 = Winter (hiems)
minute-title-5 = Beware
minute-title-6 = Actium
minute-all-1 = One party wins Actium, rules Rome and parades in triumph.
minute-all-3 = Walk to neighbouring regions, buy from gods { $emptio_same_region ->
    [true] who are with you
   *[false] wherever they are
}, form friendships and marry. Generals and kings fight battles.
minute-all-4 = In Rome the Senate elects consuls and votes on laws. Elsewhere each god pays tribute to the mortals of the region.
minute-all-5 = A general who loses the last legion in a battle is unprotected, and may be killed outside Rome. Offer yourself to a general or king as a cliens.
minute-all-6 = At the end all goods become ships. All fleets roll together; every fleet but the highest loses a ship. The last fleet wins.
minute-virgo-5 = You own no legions and have no vote. After a divorce your husband owes you your dos.
minute-matrona-5 = You own no legions and have no vote. After a divorce your husband owes you your dos.
minute-rex-4 = Gods in your kingdom pay you tribute. In Rome you have no vote, and Venus judges a king who came alone.
minute-imago-3 = You go anywhere and need no seat. When both parties have rolled you may roll your black die for one.
minute-imago-4 = Hold on to a mortal who collects tribute: 100,000 D of each sum are yours.
minute-imago-5 = You must be where your host is, or you get nothing. You influence one round of each battle.
minute-imago-6 = Before the last battle you may give your money and goods to a party.
minute-numen-3 = You go where you like. Preside over battles where you are, and sell to every mortal who asks and can pay.
minute-numen-4 = Take a region with a free seat and stay there. Pay tribute to each mortal who lives there and asks.
minute-numen-5 = A battle ends if you leave it. You cannot refuse to sell or to pay.
minute-numen-6 = You may give what you have left to a party. If you kept a legion, you may throw its die once.
minute-fates-2 = Your phone shows what waits for you. You may undo acts, correct facts and let refused acts through.
minute-fates-3 = Decide disputes, and name a god for each battle that has none.
minute-fates-4 = See that every mortal has a seat before the winter begins.
minute-fates-5 = Grave acts wait for a second steward. Nothing is erased: a correction is an entry of its own.
minute-fates-6 = Take back the die of each god who has thrown it, and close the game in the end.
