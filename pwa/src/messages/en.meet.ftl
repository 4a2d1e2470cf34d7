# Meeting somebody: my code, scanning theirs, and what the two may do.

ui-my-code = My code
ui-my-code-about = Good for a minute, then it changes by itself. It says who you are and lets nobody act for you.
ui-code-gone = No code just now: there is no link to the server.
ui-scan-about = Hold it on the other’s code.
ui-camera-none = This phone gives no camera here. Take a picture of the code, or look for the name.
ui-scan-photo = Take a picture of the code
ui-scan-nothing = There is no code on this picture.
ui-scan-foreign = That is no code of this game. Let them show it again.
ui-scan-old = That code is too old, or of another game. Let them show it again.
ui-scan-typed = Or look for the name
ui-met = The server says: { AGREE($who, "this is", "these are") } { $who }.
ui-who-is-it = Who that is
