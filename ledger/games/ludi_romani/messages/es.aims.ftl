# El fin de cada personaje en una línea, y cómo está respecto a él. Solo el personaje lee estas líneas.

aim-imperator = Ganar Actium con tus amigos, gobernar Roma y desfilar en triunfo.
aim-senator = Ganar poder con votos, dinero y amigos, y estar en la parte que gane Actium.
aim-virgo = Casarte bien y estar en la parte que gane Actium.
aim-matrona = Conservar tu dote y estar en la parte que gane Actium.
aim-free_woman = Ganar poder propio y estar en la parte que gane Actium.
aim-amazon = Ganar Actium con tus legiones y tus amigos.
aim-vestal = Juzgar bien los testamentos y estar en la parte que gane Actium.
aim-rex = Conservar tu reino y estar en la parte que gane Actium.
aim-imago = Ayudar a los vivos de tu parte a ganar Actium.
aim-numen = Vender, juzgar y pagar, y ayudar a ganar Actium a los mortales que prefieras.
aim-fates = Que el juego sea justo y vaya a su hora.
aim-actium = Conservar las últimas naves en el mar.
aim-triumph = Ver cómo se ordena el Estado después de Actium.

stands-ships = En Actium zarparías ahora con { $n ->
    [one] una nave
   *[other] { $n } naves
}{ $lacks ->
    [0] { "" }
   *[other] { "; a la siguiente le faltan " }{ $lacks } D
}
stands-sails-with = En Actium zarpas con { $who }
stands-owes-dos = Debes a { $who } { AGREE($who, "su dote", "sus dotes") } de { $n } D
stands-unpaid-dos = { $who } aún te { AGREE($who, "debe", "deben") } tu dote de { $n } D
stands-dos = Tu dote vale { $n } D para un marido
stands-votes = { $n ->
    [one] Un voto del Senado es tuyo
   *[other] { $n } votos del Senado son tuyos
}
stands-friends = { $n ->
    [0] Aún no tienes amigos
    [one] Tienes un amigo{ $here ->
        [0] { "" }
       *[other] { ", que está en " }{ $place }
    }
   *[other] Tienes { $n } amigos, { $here ->
        [0] ninguno contigo
       *[other] { $here } en { $place }
    }
}
stands-unreceived = Un dios de los muertos tiene que recibirte
stands-host = Te aferras a { $who }
stands-no-host = No te aferras a nadie
stands-stock = { $n ->
    [0] No te queda nada por vender
    [one] Te queda una cosa por vender
   *[other] Te quedan { $n } cosas por vender
}
stands-collectors = { $n ->
    [one] Un mortal vive contigo en { $place }
   *[other] { $n } mortales viven contigo en { $place }
}
stands-unseated = { $n ->
    [0] Todos los mortales tienen plaza
    [one] Un mortal no tiene plaza
   *[other] { $n } mortales no tienen plaza
}
stands-fleet = Tienes { $n ->
    [0] ninguna nave
    [one] una nave
   *[other] { $n } naves
}; la mayor de las otras flotas tiene { $most }
stands-victory = Tu parte ha ganado Actium
stands-defeat = { $who } { AGREE($who, "ha", "han") } ganado Actium
