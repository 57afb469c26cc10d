"""Results: by keyboard as fast as slips can be read, by touch, or pasted; others' entries appear by themselves."""
