"""Privacy: what is stored of people, what the public reads of it, and how somebody is taken out."""
