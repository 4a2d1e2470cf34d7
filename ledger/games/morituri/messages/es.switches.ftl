# Morituri Te Salutamus: las lecturas entre las que puede elegir una partida. Lo que pregunta cada una es
# reading-<nombre>, lo que significa un valor reading-<nombre>-is-<valor>, lo que significa un número entero
# reading-<nombre>-number.

reading-beginning-first-player-tie = ¿Quién empieza cuando varios sacan la tirada más alta?
reading-beginning-first-player-tie-is-tied-roll-again = Vuelven a tirar quienes empatan, y nadie más.
reading-beginning-first-player-tie-is-lowest-seat = De quienes empatan, quien tiene el primer asiento.

reading-movement-exact-roll-to-enter-roma = ¿Hace falta una tirada exacta para llegar a Roma?
reading-movement-exact-roll-to-enter-roma-is-false = Con una tirada demasiado alta se para en Roma.
reading-movement-exact-roll-to-enter-roma-is-true = Con una tirada demasiado alta el peón se queda donde está.

reading-cards-free-discard = ¿Puede un gladiador dejar equipo por su propia voluntad?
reading-cards-free-discard-is-true = Sí, al principio de su propio turno.
reading-cards-free-discard-is-false = No, solo cuando no cabe junto a una carta robada.

reading-cards-drawn = ¿Dónde están las cartas?
reading-cards-drawn-is-server = Las roba el servidor.
reading-cards-drawn-is-table = Están en la mesa, y quien roba una dice cuál es.

reading-cards-deck-empty = ¿Y si el mazo está vacío?
reading-cards-deck-empty-is-shuffle-discards = Los descartes pasan a ser el mazo.
reading-cards-deck-empty-is-no-card = No hay carta que robar.

reading-cards-hit-point-supply = ¿Y si se acaban las cartas de punto de vida de la caja?
reading-cards-hit-point-supply-is-unlimited-display = Los puntos de vida se siguen contando; no hay límite.
reading-cards-hit-point-supply-is-cap-60 = Nadie gana un punto de vida hasta que vuelva una carta.

reading-road-casses-bandit-mode = ¿Cuánto vale la Casses contra bandidos y piratas?
reading-road-casses-bandit-mode-is-add = Suma 1 al arma que se usa.
reading-road-casses-bandit-mode-is-max = Cuenta como un arma de valor de ataque 1, y se usa la mejor arma sola.
reading-road-casses-bandit-mode-is-stealable = No suma nada, pero se puede robar como un arma.

reading-roma-card = ¿Quién roba una carta al llegar a Roma?
reading-roma-card-is-every-arrival = Quien llega, cada vez.
reading-roma-card-is-first-arrival-only = Quien llega, solo la primera vez.

reading-roma-last-alive = ¿Cuándo ha ganado el último gladiador vivo?
reading-roma-last-alive-is-winner-if-won-a-roma-duel = En el acto, si ha ganado un duelo en Roma; si no, al vencer allí a una fiera.
reading-roma-last-alive-is-always-needs-beast = Solo cuando vence a solas a una fiera en Roma.

reading-alternate-rule-1 = ¿Tiene aún que viajar a Roma y vencer a una fiera el último gladiador vivo?
reading-alternate-rule-1-is-true = Sí, si no ha ganado un duelo en Roma (regla alternativa 1).
reading-alternate-rule-1-is-false = No, ha ganado en el acto, esté donde esté.

reading-alternate-rule-2 = ¿Vuelven a empezar los muertos?
reading-alternate-rule-2-is-false = Los muertos quedan fuera de la partida.
reading-alternate-rule-2-is-true = Quien muere fuera de Roma vuelve al principio tras una pausa (regla alternativa 2).

reading-alternate-rejoin = ¿Cuánto espera quien vuelve a empezar?
reading-alternate-rejoin-is-miss-one-own-turn = Un turno suyo.
reading-alternate-rejoin-is-miss-to-end-of-next-round = Hasta el final de la próxima ronda completa.

reading-fights-extra-round-survivor-result = ¿Quién ha ganado si el más débil sobrevive a la ronda de más?
reading-fights-extra-round-survivor-result-is-opponent-wins = Su rival.
reading-fights-extra-round-survivor-result-is-no-winner = Nadie.

reading-fights-at-one-from-the-start = ¿Cuándo decide el público sobre quien entra en la arena con un punto de vida?
reading-fights-at-one-from-the-start-is-check-after-each-round = Solo después de una ronda.
reading-fights-at-one-from-the-start-is-check-before-first-round = También antes de la primera ronda.

reading-fights-secutor-net-bonus = ¿Cuánto ayuda contra la red la Galea de Secutor?
reading-fights-secutor-net-bonus-is-1 = Quien la lleva suma 1 a su dado de red.
reading-fights-secutor-net-bonus-is-2 = Quien la lleva suma 2 a su dado de red.
reading-fights-secutor-net-bonus-is-immune = A quien la lleva nunca lo atrapa la red.

reading-fights-multi-fight-order = ¿En qué orden combate contra varios quien llega?
reading-fights-multi-fight-order-is-newcomer-chooses = Lo elige quien llega.
reading-fights-multi-fight-order-is-clockwise = En el sentido del reloj, desde su izquierda.

reading-fights-beast-dice = ¿Quién tira por la fiera?
reading-fights-beast-dice-is-server = El servidor.
reading-fights-beast-dice-is-volunteer = Otro jugador que quiera hacerlo.

reading-fights-duel-round-cap = ¿Acaba sin vencedor un duelo en Roma tras cierto número de rondas?
reading-fights-duel-round-cap-number = { $n ->
    [0] No, nunca.
   *[other] Tras { $n } { AGREE($n, "ronda", "rondas") } viven ambos.
}
