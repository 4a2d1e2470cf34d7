# By day or by lamplight: the choice in the menu. It comes with it.

ui-theme = Colours
ui-theme-phone = As the phone
ui-theme-light = Day
ui-theme-dark = Lamplight
