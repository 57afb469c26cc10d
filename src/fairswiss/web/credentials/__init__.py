"""Credentials: API tokens, second factors, invitations, sign-in by OpenID Connect, and the list of one's own sessions.

It may import people, access and the frame. It must never give anyone more than their roles do, and never store or log
a secret that would let someone in.
"""
