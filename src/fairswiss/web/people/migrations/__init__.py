"""Migrations of the tables of people."""
