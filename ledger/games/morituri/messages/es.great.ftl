# Los grandes momentos, como se llaman en la línea del tiempo y en las listas.

great-duel = Duelo
great-beast = Fiera
great-hunt = Caza
great-death = Muerte
great-arena = Arena
great-end = Final
