"""AMIC: friendships, sworn or not, loans between friends, and their return."""
