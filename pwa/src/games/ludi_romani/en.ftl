# How the phone speaks of this game beside the game's own messages.

hand-legiones = Legiones
hand-classes = Classes
