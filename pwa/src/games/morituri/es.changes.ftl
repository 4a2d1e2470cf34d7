# Cómo se llaman las partes de un juego y lo que contienen cuando se comparan dos momentos.

slice-person-attack = { mor-av }
slice-person-defence = { mor-dv }
slice-person-encumbrance = { mor-ev }
slice-person-roma_duels = Duelos ganados en Roma
slice-person-skips = Turnos que pierde
slice-person-deaths = Muertes
slice-person-died_at = Dónde cayó por última vez
slice-place-token = Carta de punto de vida

slice-duel = El último combate
slice-duel-number = Combates hasta ahora
slice-duel-kind = Clase
slice-duel-kind-duel = duelo
slice-duel-kind-hunt = contra una fiera
slice-duel-place = Dónde
slice-duel-sides = Puntos de vida que quedan
slice-duel-sides-who-beast = una fiera
slice-duel-sides-each = { $who }: { $left } de { $hit_points }
slice-duel-round = Rondas
slice-duel-crowd = El público
slice-duel-crowd-whole = { $blood ->
    [yes] quiso sangre
   *[no] fue benévolo
}
slice-duel-mercy = Clemencia
slice-duel-mercy-taken = aceptada
slice-duel-mercy-refused = rechazada
slice-duel-winner = Vence
slice-duel-winner-beast = una fiera
slice-duel-winner-empty = nadie
slice-duel-dead = Muere
slice-duel-dead-beast = una fiera

slice-piles = Cartas
slice-piles-pile = En el mazo
slice-piles-discards = En los descartes
slice-piles-supply = Cartas de punto de vida sin repartir

slice-turn = La carrera
slice-turn-round = Ronda
slice-turn-turn = De quién es el turno
slice-turn-order = Orden de turno
slice-turn-draws = Quién tiene una carta que robar
slice-turn-foes = Contra quién queda combatir
slice-turn-ended = Terminada
