"""Tests of the rules of the chapter Amicitia."""
