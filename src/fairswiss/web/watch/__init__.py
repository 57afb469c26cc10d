"""Monitoring of the manager as a service: health, readiness, metrics, and a log line for each request.

May use Django, the store and prometheus-client. Must never show or write down names, addresses, tokens or anything else
that a person typed, and must cost a request next to nothing.
"""
