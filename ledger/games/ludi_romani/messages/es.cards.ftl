# Lo que está impreso en las tarjetas de asiento: una frase corta por cada regla.
card-ROST-04 = Compra una legión, y eres general. Las { AGREE($sellers, "vende", "venden") }: { $sellers }.
card-ROST-08 = No posees legiones ni votos, pero sí naves y dinero, cuanto quieras.
card-ROST-18 = Tus votos no se venden ni se regalan; pasan a un heredero cuando mueres.
card-LIM-01 = Puedes mandar { $n } { AGREE($n, "legio", "legiones") } como mucho, contando las de ambas clases.
card-MERC-06 = Puedes ser testigo de un trueque entre jugadores, estén donde estén.
card-MERC-07 = Una legión romana cuesta { $price } D; las { AGREE($sellers, "vende", "venden") }: { $sellers }.
card-MERC-08 = Una legión de clientes cuesta { $price } D; las vendes a generales y reyes.
card-MERC-09 = Una nave cuesta { $price } D; las { AGREE($sellers, "vende", "venden") }: { $sellers }{ $n ->
    [0] .
   *[other] , pero no en { $inland }.
}
card-MERC-11 = A quien lo pida, pueda pagarlo y pueda poseerlo, hay que vendérselo. Un toque acepta.
card-MERC-12 = Los dioses no compran nada a los dioses.
card-MERC-13 = Ganas legiones en batalla, en el mar o por confiscación, y de ningún otro modo.
card-MERC-17 = No posees legiones, naves ni votos, y no vendes nada.
card-MERC-18 = El dinero puede cambiar de manos en cualquier momento, y no tiene que volver.
card-MOTUS-02 = En verano vas a pie a una región vecina con una plaza libre.
card-MOTUS-05 = Entre las estaciones puedes ir a cualquier región con una plaza libre.
card-MOTUS-09 = En verano vas adonde quieres y no necesitas plaza.
card-MOTUS-10 = En invierno tomas una plaza libre y te quedas hasta el próximo motus.
card-MOTUS-12 = Pasas todos los inviernos en Roma.
card-MOTUS-13 = Siempre estás de camino y no te asientas en ninguna parte.
card-MOTUS-14 = { $n ->
    [one] Una vez cada verano puedes llevar a un jugador que suplica a una plaza libre en cualquier parte.
   *[other] { $n } veces cada verano puedes llevar a un jugador que suplica a una plaza libre en cualquier parte.
}
card-MOTUS-15 = { $n ->
    [one] Una vez cada verano puedes poner a un jugador en una plaza libre en cualquier parte.
   *[other] { $n } veces cada verano puedes poner a un jugador en una plaza libre en cualquier parte.
}
card-MARE-03 = En el mar cada legión necesita su propia nave, o un dios del mar puede tomarla.
card-MARE-06 = Detén en el mar a quien viaja y te muestran las naves.
card-MARE-07 = A quien viaja sin ninguna nave puedes quitarle legiones y dinero, o la vida.
card-MARE-08 = A quien viaja con pocas naves le quitas las legiones que sobran.
card-SEDES-04 = El trono de tu reino es solo tuyo, aunque no estés.
card-SEDES-06 = Vives en Roma sin ocupar plaza.
card-SEDES-11 = Cuando dos reclaman a la vez la última plaza, tú dices quién se queda.
card-SEDES-13 = Cuando acaba el motus todos están sentados en alguna parte, o te lo dicen.
card-SEDES-17 = Velas por las plazas: el mapa te las muestra.
card-REX-07 = No conservas legiones romanas.
card-REX-09 = Puedes comprar legiones de clientes a { $price } D; las { AGREE($sellers, "vende", "venden") }: { $sellers }.
card-TRIB-01 = { $n ->
    [one] En invierno cobras tributum una vez de cada dios que inverna donde tú.
   *[other] En invierno cobras tributum { $n } veces de cada dios que inverna donde tú.
}
card-TRIB-02 = En invierno pagas tributum a cada mortal que inverna donde tú.
card-TRIB-10 = { $n ->
    [one] Una vez por invierno puedes dejar cobrar otra vez el tributum.
   *[other] { $n } veces por invierno puedes dejar cobrar otra vez el tributum.
}
card-TRIB-13 = Las mujeres cobran tributum igual que los generales: inverna en una provincia, no en Roma.
card-CAL-04 = Las estaciones cambian cuando lo dice uno de vosotros, nunca solo por el reloj.
card-CAL-05 = Si no os ponéis de acuerdo, tiene la última palabra sobre los veranos { $summers }, y sobre los inviernos { $winters }.
card-CAL-10 = El fin de un invierno acaba con el cobro del tributum, esté completo o no.
card-COMM-02 = Los mensajes secretos pasan por ti, y te pueden sobornar.
card-FATA-08 = No se borra nada: una entrada equivocada se corrige con otra posterior.
card-FATA-09 = Puedes dejar pasar una acción rechazada, o deshacer una aceptada, con una razón.
card-FATA-10 = Puedes cambiar una lectura dudosa de las reglas para el resto de la velada.
card-MON-02 = Cambias fichas grandes en pequeñas.
card-MORS-06 = Quien te suplica que lo libres de la vida muere si aceptas, y tú repartes todo lo que deja.
card-MORS-14 = Ningún testamento vale antes de que lo apruebes.
card-MORS-17 = Lo que no se deja a nadie lo das a quien quieras, o lo guardas.
card-MORS-18 = Cuando se discute un testamento, llama a las Vestales a Roma y déjalas votar.
card-VIRUS-02 = { $n ->
    [one] Cada novia tiene de ti una carta de veneno; te la devuelve la viuda que no la ha servido.
   *[other] Cada novia tiene de ti { $n } cartas de veneno; te devuelve la viuda las que no ha servido.
}
card-IMAGO-01 = Ve a Cumae o a Taenarum cuando allí se lamenten los muertos, y recíbelos.
card-IMAGO-02 = Da a cada cual una guirnalda y un dado negro: entonces son fantasmas.
