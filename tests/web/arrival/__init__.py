"""Tests of the arrival desk."""
