"""Tests of the rules of the chapter Pestis."""
