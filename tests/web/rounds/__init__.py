"""The round desk: addresses, refusals, journeys in a browser."""
