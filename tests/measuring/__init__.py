"""The benchmarks themselves, at sizes that take no time."""
