"""Addresses of people: coming in, one's own password, accounts, and the people of a tournament."""

from django.urls import path

from fairswiss.web.people import audit, desk, team, views

app_name = "people"
urlpatterns = [
    path("sign-in", views.sign_in, name="sign-in"),
    path("my-password", views.my_password, name="my-password"),
    path("accounts", desk.index, name="accounts"),
    path("accounts/<str:name>/", desk.show, name="account"),
    path("accounts/<str:name>/password", desk.password, name="password"),
    path("accounts/<str:name>/end", desk.end, name="end"),
    path("accounts/<str:name>/appoint", desk.appoint, name="account-appoint"),
    path("accounts/<str:name>/dismiss/<int:number>", desk.dismiss, name="account-dismiss"),
    path("audit", audit.index, name="audit"),
    path("audit/verify", audit.verify, name="verify-audit"),
    path("t/<slug:tournament>/people/", team.index, name="index"),
    path("t/<slug:tournament>/people/<int:number>/change", team.change, name="change"),
    path("t/<slug:tournament>/people/<int:number>/dismiss", team.dismiss, name="dismiss"),
]
