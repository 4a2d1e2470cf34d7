# Morituri: what is not over, for stewards.

unfinished-fight = In { $place } a fight is under way: { $who }
