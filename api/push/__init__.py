"""Web push (RFC 8030): messages to phones whose app is closed. The server needs a key for this.

The package hides the encryption of messages and the services that deliver them. Begin with
`pusher`, then `subscriptions`, then `sender`.
"""
