# Cómo se llaman las partes de un juego y lo que contienen cuando se comparan dos momentos.

slice-person-god = Sigue a
slice-person-guise = Va con la figura de
slice-person-patroni = Patroni
slice-place-pestis = Peste

slice-amicitia = Amistad
slice-amicitia-members = Amigos
slice-amicitia-sworn = Han jurado
slice-oath = Juramento
slice-oath-members = Han jurado
slice-marriage = Matrimonio
slice-marriage-dos = Dos
slice-debt = Dos debida
slice-loan = Préstamo
slice-loan-holds = Prestado
slice-votes = Votos prestados
slice-votes-holds = Prestado
slice-will = Testamento
slice-will-heirs = Quién hereda
slice-estate = Herencia
slice-estate-holds = Lo que queda

slice-market = Mercado
slice-market-stock = En venta
slice-market-stock-each = { $seller }: { $stock } × { $asset }

slice-senate = Senado
slice-senate-consuls = Consules
slice-senate-chamber = La cámara por rango
slice-senate-lone_reges = Reges sin compañía en Roma
slice-senate-escorts = Escolta

slice-mors = Los muertos y quienes van a morir
slice-mors-sentences = Van a morir
slice-mors-sentences-each = { $who }
slice-mors-estates = Herencias abiertas
slice-mors-estates-each = { $dead }
slice-mors-waiting = Fantasmas en una puerta
slice-mors-waiting-each = { $who }
slice-mors-attached = Fantasmas junto a alguien
slice-mors-attached-each = { $ghost } con { $to }

slice-rite = Lo que está en marcha
slice-rite-steps = Pasos
slice-rite-steps-each = { $step }
slice-repayment = Cómo se paga la dos
slice-repayment-pieces = Pagado

slice-actium = Actium
slice-actium-stage = Qué se hace
slice-actium-stage-forms = hojas
slice-actium-stage-fleets = flotas
slice-actium-stage-battle = batalla
slice-actium-stage-triumph = triunfo
slice-actium-parties = Flotas
slice-actium-parties-each = { $ships ->
    [0] {""}
    [one] { $members }: 1 nave
   *[other] { $members }: { $ships } naves
}
slice-actium-victor = Quién venció
