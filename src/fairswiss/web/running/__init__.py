"""Runs the manager: sockets, addresses and certificates, the bounds on connections and requests, threads and processes.

May import the frame of the manager and what keeps its data. It never looks into a request beyond its size and its pace.
"""
