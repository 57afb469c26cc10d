"""What whoever runs the manager as a service watches: health, readiness, metrics, and a line of log for each request.

May use Django, the store and prometheus-client. Must never show or write down names, addresses, tokens or anything else
that a person typed, and must cost a request next to nothing.
"""
