# Morituri: lo que no ha terminado, para quienes velan por el orden.

unfinished-fight = En { $place } se libra un combate: { $who }
