"""Tests of Ludi Romani, one folder for each chapter of the rulebook."""
