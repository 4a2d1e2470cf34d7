"""The secrets that a server is given: recovery words, the key for push messages, the certificate.

It hides how they are kept in files that nobody else may read. Begin with `recovery_words`.
"""
