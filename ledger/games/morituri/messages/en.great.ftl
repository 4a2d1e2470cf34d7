# The great moments, as they are called on the time line and in lists.

great-duel = Duel
great-beast = Beast
great-hunt = Hunt
great-death = Death
great-arena = Arena
great-end = End
