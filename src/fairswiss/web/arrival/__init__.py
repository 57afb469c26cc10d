"""The arrival desk: players are checked in by list, by tablet, or by the code on their badge."""
