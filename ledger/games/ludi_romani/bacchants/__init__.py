"""BACCH: the thiasos of Dionysus, Ariadne and Silenus."""
