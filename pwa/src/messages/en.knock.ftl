# What is said to somebody without a card who asks to come into a game.

ui-knock-asked = You have no card yet? A steward of this game sees your name and lets you in.
ui-knock-open = Everybody may come into this game. Those who play read your name.
ui-knock-name = What are you called?
ui-knocked = You have knocked. As soon as a steward lets you in, your card opens here.
ui-turned-away = You were not let in.
