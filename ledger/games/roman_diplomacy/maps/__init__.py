"""The maps: provinces and borders as data that an organiser may replace."""
