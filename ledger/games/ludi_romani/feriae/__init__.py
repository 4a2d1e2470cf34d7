"""FER: the holidays of 37 BCE, and years dropped from the calendar."""
