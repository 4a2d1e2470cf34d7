"""The secrets that a server is given: recovery words, the key for push messages, the certificate.

The package hides how secrets are stored in files that only their owner can read. Begin with
`recovery_words`.
"""
