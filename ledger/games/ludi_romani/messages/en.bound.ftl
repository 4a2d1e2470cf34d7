# Ludi Romani: what binds people to each other. After each come those one is bound to.

bond-wife = married to
bond-husband = married to
bond-debtor = owes the dos to
bond-creditor = is owed the dos by
bond-sworn = sworn friend of
bond-friend = friend of
bond-cliens = cliens of
bond-patronus = patronus of
bond-bacchant = bacchant of
bond-leader = leads as a bacchant
bond-escorted = protected in Rome by
bond-escort = protects in Rome
bond-captive = held in Rome
bond-ghost = holds on to
bond-host = gives of the tributum to the ghost of
bond-one-party = fights only together with
bond-borrower = has borrowed of
bond-lender = has lent to
bond-bearer = wears the Ring of
bond-ring = has lent the Ring to
bond-fleet = one fleet with
bond-giver = has promised to the form of
bond-promised = has on the form, promised by
bond-guise = in the shape of

bond-dos = dos { $n } D
bond-draws = { $n } D of each tributum
bond-called-in = Juno calls it in
bond-until-season = until this season ends
bond-until-parted = until a move parts the two
bond-until-rome = until one of the two leaves Rome
bond-until-judged = until Venus judges or a Roman protects
bond-until-forms = until the forms are closed
