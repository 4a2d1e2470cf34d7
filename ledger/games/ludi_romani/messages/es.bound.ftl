# Ludi Romani: lo que ata a unos con otros. Detrás va con quién.

bond-wife = en matrimonio con
bond-husband = en matrimonio con
bond-debtor = debe la dos a
bond-creditor = le debe la dos
bond-sworn = amistad jurada con
bond-friend = amistad con
bond-cliens = cliens de
bond-patronus = patronus de
bond-bacchant = bacante de
bond-leader = guía como bacante a
bond-escorted = en Roma le protege
bond-escort = protege en Roma a
bond-captive = bajo retención en Roma
bond-ghost = se aferra a
bond-host = da de su tributum al fantasma de
bond-one-party = solo combate junto con
bond-borrower = tiene prestado de
bond-lender = ha prestado a
bond-bearer = lleva el anillo de
bond-ring = ha prestado el anillo a
bond-fleet = una flota con
bond-giver = ha prometido para la hoja de
bond-promised = tiene en la hoja, prometido por
bond-guise = con la figura de

bond-dos = dos { $n } D
bond-draws = { $n } D de cada tributum
bond-called-in = Juno la reclama
bond-until-season = hasta que acabe esta estación
bond-until-parted = hasta que un viaje los separe
bond-until-rome = hasta que uno de los dos deje Roma
bond-until-judged = hasta que Venus juzgue o proteja un romano
bond-until-forms = hasta que se cierren las hojas
