# Lo que se dice a quien no tiene tarjeta y pide entrar en una partida.

ui-knock-asked = ¿Aún no tienes tarjeta? Un encargado de esta partida verá tu nombre y te dejará entrar.
ui-knock-open = Cualquiera puede entrar en esta partida. Quienes juegan leen tu nombre.
ui-knock-name = ¿Cómo te llamas?
ui-knocked = Has llamado a la puerta. En cuanto un encargado te deje entrar, tu tarjeta se abrirá aquí.
ui-turned-away = No te han dejado entrar.
