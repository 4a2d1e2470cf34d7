# Acting for somebody whose own person has no phone, or has gone home.

standin-for = Act for { $who }
standin-about = You see what they are asked and owe, and nothing else of theirs. Each act names you both.
standin-waits = What waits for them
