"""The maps: provinces and borders as data that an organiser can replace."""
