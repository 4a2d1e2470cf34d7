# What is wrong with what somebody types. The server says it of a field, and phones beside it.

illegible-character = The character { $character } cannot stand here (character { $place } of the text).
illegible-unseen = Nothing of this can be seen. Write at least one letter.
