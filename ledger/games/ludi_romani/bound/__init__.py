"""What binds people to each other, as all chapters know it: what phones show of it, since when."""
