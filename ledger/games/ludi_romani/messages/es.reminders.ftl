# Lo que nadie comprueba y conviene recordar, además de lo que dicen los archivos de los capítulos.

reminder-ROST-13 = Nadie juega con las Vírgenes Vestales: tú decides por ellas.
reminder-ROST-22 = Hay varios con tu nombre. Cada uno tiene su bolsa y su lugar.
reminder-ROST-24 = El fin: tener al final con tu facción el mayor poder, gobernar Roma y desfilar en triunfo.
reminder-AMIC-10 = Puedes ayudar a alguien a recuperar lo que le deben sus amigos, o no.
reminder-AMIC-11 = Si traicionas a un amigo jurado, Juno puede contárselo a todo el mundo.
reminder-NUM-12 = Tu rueda cambia los dados en las batallas: cuando ambos han tirado puedes sumar o restar.
reminder-MORS-17 = Te esperan herencias: cumple los testamentos, y di quién recibe lo que no se dejó a nadie.
reminder-IMAGO-12 = Lo que oigas puedes contárselo a cualquiera.
reminder-IMAGO-14 = Los vencedores pueden hacer de ti un dios. Recuérdaselo.
reminder-COMM-01 = Grita, saluda y haz señas de región a región como quieras.
reminder-COMM-03 = En tu región hay un fantasma. Puede que esté escuchando.
reminder-ACTIUM-14 = Haz tirar a todas las flotas, canta los dados y nombra después el más alto.
reminder-VICT-01 = Has ganado: desfila alrededor del mundo y termina en Roma.
reminder-VICT-02 = Grita y canta lo que quieras, también sobre quien te manda.
reminder-FATA-05 = Los dados que tiraron los dioses ya son tuyos, y de dos tiradas por una flota dices cuál vale.
reminder-FATA-06 = Puedes hacer jugar a mortales y dioses a juegos de azar; lo que se apuesta lo dices tú.
