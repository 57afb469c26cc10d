"""Addresses of the players of an event."""

from django.urls import path

from fairswiss.web.players import groups, person, ratings, tables, views

app_name = "players"
urlpatterns = [
    path("", views.index, name="index"),
    path("add", views.add, name="add"),
    path("export.<str:ending>", views.export, name="export"),
    path("import", tables.begin, name="import"),
    path("import/<str:upload>", tables.preview, name="preview"),
    path("rating-list", ratings.rating_list, name="rating-list"),
    path("rating-list/find", ratings.find, name="find"),
    path("rating-list/fill", ratings.fill, name="fill"),
    path("groups", groups.groups, name="groups"),
    path("groups/add", groups.add_group, name="add-group"),
    path("groups/<int:number>/drop", groups.drop_group, name="drop-group"),
    path("categories/add", groups.add_category, name="add-category"),
    path("categories/drop", groups.drop_category, name="drop-category"),
    path("<int:registration>/", person.player, name="player"),
    path("<int:registration>/withdraw", person.withdraw, name="withdraw"),
    path("<int:registration>/return", person.take_back, name="return"),
    path("<int:registration>/byes", person.byes, name="byes"),
    path("<int:registration>/forbid", person.forbid, name="forbid"),
    path("<int:registration>/lift", person.lift, name="lift"),
    path("<int:registration>/particulars", person.particulars, name="particulars"),
    path("<int:registration>/move", person.move, name="move"),
    path("<int:registration>/points", person.points, name="points"),
    path("<int:registration>/remove", person.remove, name="remove"),
]
