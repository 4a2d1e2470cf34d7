# The aim of each player in one line, and how the player stands towards it. Only the player reads these lines.

aim-noble = Tener más puntos de victoria que nadie cuando acabe la partida.
stands-ahead = Tienes { $n } { AGREE($n, "punto", "puntos") } de victoria; nadie más pasa de { $most }
stands-level = Tienes { $n } { AGREE($n, "punto", "puntos") } de victoria, igual que { $who }
stands-behind = Tienes { $n } { AGREE($n, "punto", "puntos") } de victoria; { $who } { AGREE($who, "tiene", "tienen") } { $most }
