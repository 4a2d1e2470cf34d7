# Las reglas en seis fichas. La ficha de un papel va antes que la de todos.

minute-title-1 = Tu objetivo
minute-title-2 = Lo que puedes hacer
minute-title-3 = Verano (aestas)
minute-title-4 = Invierno (hiems)
minute-title-5 = Cuidado
minute-title-6 = Actium
minute-all-1 = Una parte gana Actium, gobierna Roma y desfila en triunfo.
minute-all-3 = Ve a regiones vecinas, compra a los dioses { $emptio_same_region ->
    [true] que estén contigo
   *[false] estén donde estén
}, traba amistades y cásate. Generales y reyes libran batallas.
minute-all-4 = En Roma el Senado elige cónsules y vota leyes. En las demás regiones cada dios paga tributo a los mortales que viven allí.
minute-all-5 = Un general que pierde la última legión en una batalla queda desprotegido, y pueden matarlo fuera de Roma. Ofrécete a un general o a un rey como cliens.
minute-all-6 = Al final todos los bienes se cambian por naves. Todas las flotas tiran a la vez; toda flota menos la más alta pierde una nave. Gana la última flota.
minute-virgo-5 = No tienes legiones ni voto. Tras un divorcio tu marido te debe la dote.
minute-matrona-5 = No tienes legiones ni voto. Tras un divorcio tu marido te debe la dote.
minute-rex-4 = Los dioses que estén en tu reino te pagan tributo. En Roma no tienes voto, y Venus juzga al rey que llega solo.
minute-imago-3 = Vas adonde quieras y no necesitas plaza. Cuando las dos partes han tirado puedes tirar tu dado negro por una.
minute-imago-4 = Aférrate a un mortal que cobre tributo: 100.000 D de cada suma son para ti.
minute-imago-5 = Tienes que estar donde esté tu anfitrión, o no recibes nada. Influyes en una ronda de cada batalla.
minute-imago-6 = Antes de la última batalla puedes dar tu dinero y tus bienes a una parte.
minute-numen-3 = Vas adonde quieras. Preside las batallas donde estés y vende a todo mortal que lo pida y pueda pagar.
minute-numen-4 = Elige una región con plaza libre y quédate. Paga tributo a cada mortal que viva allí y lo pida.
minute-numen-5 = Una batalla acaba si la dejas. No puedes negarte a vender ni a pagar.
minute-numen-6 = Puedes dar a una parte lo que te quede. Si conservas una legión, puedes tirar su dado una vez.
minute-fates-2 = Tu teléfono muestra lo que te espera. Puedes deshacer acciones, corregir hechos y dejar pasar acciones rechazadas.
minute-fates-3 = Decide las disputas y nombra un dios para cada batalla que no lo tenga.
minute-fates-4 = Procura que todo mortal tenga plaza antes de que empiece el invierno.
minute-fates-5 = Las acciones graves esperan a otro encargado. Nada se borra: una corrección es una entrada propia.
minute-fates-6 = Recoge el dado de cada dios que lo haya tirado y cierra el juego al final.
