# Las reglas en seis fichas. La ficha de un papel va antes que la de todos.

minute-title-1 = Tu objetivo
minute-title-2 = Órdenes
minute-title-3 = Centros
minute-title-4 = Flotas
minute-title-5 = Cuidado
minute-title-6 = Juntos
minute-all-1 = Ten 15 centros en un otoño, a solas o con tu federación.
minute-all-2 = Todos escriben órdenes en secreto: mover, mantener, apoyar o transportar. Todas se cumplen a la vez.
minute-all-3 = Un centro es tuyo cuando tu unidad está en él al final del otoño. Puedes tener tantas unidades como centros.
minute-all-4 = Las flotas pueden navegar varios espacios. Tienes tantas órdenes de flota como flotas, y una flota puede usar varias.
minute-all-5 = Los bárbaros vuelven adonde no hay nadie. Nadie tiene que cumplir una promesa.
minute-all-6 = Hablad entre turnos. Los imperios pueden unirse en una federación, que gana en común.
