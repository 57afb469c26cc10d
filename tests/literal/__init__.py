"""The literal definition of right: everything is tried, in the order of the text."""
