"""The record: entries, the state that follows from them, and the readers of each entry.

The folds in this package (books, seating) do not know the rules. So the holdings and seats of every
game are rebuilt in the same way. Begin with `entry`, then `books`, then `state`.
"""
