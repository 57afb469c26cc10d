"""The Dutch system of 2026, article by article; where 2017 has the same rule, the test cites and tries both."""
