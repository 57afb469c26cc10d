"""Addresses of people: coming in, one's own password, accounts, and the people of a tournament."""

app_name = "people"
urlpatterns: list[object] = []
