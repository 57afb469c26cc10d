"""Connect: a page to be shown on a screen, by which others find the program and know that it is this one.

It reads the settings and a certificate. It must never show a link or a code that lets anybody in.
"""
