"""Addresses of people: coming in, one's own password, accounts, and the people of a tournament."""

from django.urls import path

from fairswiss.web.people import account_views, audit, team, views

app_name = "people"
urlpatterns = [
    path("sign-in", views.sign_in, name="sign-in"),
    path("my-password", views.my_password, name="my-password"),
    path("accounts", account_views.index, name="accounts"),
    path("accounts/<str:name>/", account_views.show, name="account"),
    path("accounts/<str:name>/password", account_views.password, name="password"),
    path("accounts/<str:name>/end", account_views.end, name="end"),
    path("accounts/<str:name>/appoint", account_views.appoint, name="account-appoint"),
    path("accounts/<str:name>/dismiss/<int:number>", account_views.dismiss, name="account-dismiss"),
    path("audit", audit.index, name="audit"),
    path("audit/verify", audit.verify, name="verify-audit"),
    path("t/<slug:tournament>/people/", team.index, name="index"),
    path("t/<slug:tournament>/people/<int:number>/change", team.change, name="change"),
    path("t/<slug:tournament>/people/<int:number>/dismiss", team.dismiss, name="dismiss"),
]
