# Los grandes momentos, como se llaman en la línea del tiempo y en las listas.

great-battle = Batalla
great-wedding = Boda
great-divorce = Divorcio
great-death = Muerte
great-sentence = Condena a muerte
great-plague = Peste
great-rex = Juicio de un rex
great-consuls = Consules
great-bill = Propuesta de ley
great-triumph = Triunfo
great-crown = Corona
