"""Web push (RFC 8030): messages to phones whose app is closed. Needs a key of the server.

The package hides the encryption of messages and the services that deliver them. Begin with
`pusher`, then `subscriptions`, then `sender`.
"""
