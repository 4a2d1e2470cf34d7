# Cuentas como las daría un banco, y lo que mira un auditor.

account-origin = Origen
account-void = Vacío
account-of = { $who }, por cuenta de { $owner }

accounts-statement = Extracto
accounts-trial = Balance de comprobación
accounts-tills = Cajas
accounts-none = No hay ninguna cuenta que puedas ver.
accounts-account = Cuenta
accounts-asset = De qué
accounts-in-play = En juego
accounts-outside = Fuera
accounts-span = Desde y hasta
accounts-from = Desde
accounts-to = Hasta
accounts-caption = { $account }: { $asset }
accounts-what = Qué
accounts-amount = Suma
accounts-balance = Saldo
accounts-opening = Saldo anterior
accounts-closing = Al final
accounts-from-whom = de { $who }
accounts-to-whom = a { $who }
accounts-hidden = de quién, no lo ves
accounts-only-moved = Algo cambió de manos
accounts-empty = En este tiempo no se movió nada.
accounts-on = Seguir
accounts-print = Imprimir
accounts-reversed = corregido después

trial-about = De cada cosa, todas las cuentas juntas recibieron lo que dieron. Lo que vino de fuera y volvió allí está al final: todo viene de Origen, y va a Vacío.
trial-at = Después de la entrada número
trial-balanced = Todo cuadra.
trial-unbalanced = No cuadra.
trial-held = { $n } en juego
trial-received = Recibió
trial-given = Dio
trial-all = Todas las cuentas

tills-about = Lo que dicen los libros de cada caja, y lo que se contó en la mesa.
tills-none = En esta partida no se cuenta nada, o ninguna caja es para tus ojos.
tills-books = Según los libros
tills-never = Nunca se contó.
tills-moved = Desde el último recuento entraron o salieron { $sum }.
tills-count = Contar
tills-counted = Contado
tills-before = Libros
tills-difference = Diferencia

audit-balanced = Todas las cuentas cuadran: no se creó nada y no se perdió nada.
audit-unbalanced = Las cuentas no cuadran.
audit-dice = { $server ->
    [one] El servidor tiró un dado
   *[other] El servidor tiró { $server } dados
}; en la mesa se { AGREE($table, "tiró", "tiraron") } { $table }.
audit-nothing = No hay nada de este tipo.
audit-all-kinds = Todos los tipos
audit-on = Seguir
audit-by = por { $who }
audit-about-another = Sobre otra entrada
audit-late-by = { $minutes ->
    [0] menos de un minuto tarde
    [one] un minuto tarde
   *[other] { $minutes } minutos tarde
}

audit-overruled = Reglas dejadas de lado
audit-overruled-about = Un encargado permitió algo que una regla prohíbe
audit-reversed = Corregido
audit-reversed-about = Entradas que se deshicieron
audit-contested = Disputas
audit-contested-about = Alguien dijo que no fue así
audit-unanswered = Disputas y apelaciones sin respuesta
audit-unanswered-about = Nadie las ha resuelto
audit-unjudged = Avisos nunca juzgados
audit-unjudged-about = No los ha tratado nadie que juzgue
audit-warned = Avisos
audit-warned-about = Anotados con una acción, para quien juzga
audit-settled = Resuelto
audit-settled-about = Lo que han tratado quienes juzgan y los encargados
audit-appealed = Apelaciones
audit-appealed-about = Acciones rechazadas que se llevaron a los encargados
audit-upheld = Apelaciones concedidas
audit-upheld-about = La acción se hizo
audit-dismissed = Apelaciones denegadas
audit-dismissed-about = La negativa se mantuvo
audit-recorded = Anotado por otra persona
audit-recorded-about = Quien lo hizo no es quien lo escribió
audit-table = Dados de la mesa
audit-table-about = Anotados, no tirados por el servidor
audit-diceless = Dados que nunca llegaron
audit-diceless-about = Los pidió una petición o una apelación, y no salió nada de ello
audit-late = Tarde según el reloj
audit-late-about = Hecho cuando ya había pasado el tiempo del período
audit-declined = Rechazado
audit-declined-about = Peticiones a las que alguien dijo que no
audit-staff = Acciones de los encargados
audit-staff-about = Con la tarjeta de un encargado, sin ninguna otra marca
audit-switched = Lecturas cambiadas
audit-switched-about = Cómo se respondió a una cuestión abierta de las reglas
audit-card = Tarjetas y personas
audit-card-about = Tomadas, trasladadas, impresas de nuevo, entregadas
audit-begun = Comienzo
audit-begun-about = Se dejó empezar el juego
audit-paused = Pausas
audit-paused-about = La partida estuvo detenida
audit-resumed = Reanudada
audit-resumed-about = La partida siguió
audit-restored = Otro servidor
audit-restored-about = El servidor se perdió; la partida siguió desde una copia
audit-closing = Cierre
audit-closing-about = Anunciado, confirmado, anulado
audit-closed = Cerrada
audit-closed-about = El final de la partida
