"""Rehearsals: bots play a whole evening by choosing among offers, at full or human speed."""
