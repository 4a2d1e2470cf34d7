# The aim of each player in one line, and how the player stands towards it. Only the player reads these lines.

aim-emperor = Tener suficientes centros para ganar, por tu cuenta o en una federación.
stands-centres = Tienes { $n } { AGREE($n, "centro", "centros") }; se gana con { $goal }
stands-federation = Tu federación tiene { $n } { AGREE($n, "centro", "centros") }; se gana con { $goal }
stands-rival = { $who } { AGREE($who, "tiene", "tienen") } { $n }
