"""Rehearsals: bots that choose among offers play a whole evening, at once or at a human pace."""
