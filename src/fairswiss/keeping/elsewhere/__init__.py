"""Copies at a second place: a folder on another disk, a memory stick, any mounted share.

May use the copies of the data folder and cryptography. Never writes to a place that does not carry our mark, never
deletes a copy there because one here is gone, and never keeps a passphrase.
"""
