# What is asked when a newer version of the app is there. It comes with what keeps the app on the phone.

update-ready = A new version is ready.
update-now = Update
update-later = Later
