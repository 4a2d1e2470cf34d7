# The public page of an event, and the sign-up of its guests.

ui-event-to-games = To the games
ui-event-no-answer = The server does not answer.
ui-event-again = Try again
ui-event-day = Day
ui-event-place = Place
ui-event-dinner = Dinner at
ui-event-begins = The game begins at
ui-event-history = The history
ui-event-how-to-play = How to play in a minute
ui-event-in-a-minute = The rules in a minute
ui-event-cast = Roles and characters

## Sign-up

ui-event-sign-up = Sign up
ui-event-places = { $taken } of { $places } places are taken.{ $waiting ->
    [0] {""}
   *[other] {" "}On the waiting list: { $waiting }.
}
ui-event-closed = The sign-up is closed.
ui-event-over = The evening is over. Everybody may see now how it went.
ui-event-look-back = Look back at the evening
ui-event-until = You can sign up until { $day }.
ui-event-full = All places are taken. Sign up for the waiting list: you get a place as soon as one is free.
ui-event-form-name = Your name
ui-event-form-wish = Wish { $n }
ui-event-no-wish = No wish
ui-event-any-of-role = { $role }: any of them
ui-event-form-food = Food
ui-event-food-note = For example: vegetarian, no nuts.
ui-event-form-contact = E-mail or telephone
ui-event-contact-note = If the organiser should be able to reach you.
ui-event-form-words = A word to the organiser
ui-event-privacy = Only the organisers read this. It is not part of the game's records, and you can erase it with your link. { $n ->
    [one] The server erases it one day after the evening.
   *[other] The server erases it { $n } days after the evening.
}
ui-event-send = Sign up
ui-event-save = Save

## The guest's own sign-up

ui-event-your-sign-up = Your sign-up
ui-event-you-have-a-place = You have a place.
ui-event-you-are-confirmed = The organiser has confirmed your place.
ui-event-you-are-absent = The organiser has noted that you do not come.
ui-event-you-wait = You are number { $n } on the waiting list.
ui-event-your-character = You play { $name }.
ui-event-your-link = Your link
ui-event-link-note = Keep this link: with it you change or cancel your sign-up on any phone. It is shown only to you.
ui-event-copy-link = Send or copy the link
ui-event-link-copied = Copied
ui-event-change = Change
ui-event-cancel = Cancel the sign-up
ui-event-cancel-note = Everything that you wrote is erased, and another guest gets your place.
ui-event-cancel-no = Keep it
ui-event-cancel-yes = Cancel and erase
