"""AMIC: friendships, sworn or not, what friends lend each other, and what comes back."""
