"""Addresses of credentials: one's own account, invitations, the second step, OpenID Connect."""

from django.urls import path

from fairswiss.web.credentials import factor_views, invitation_views, openid_views, views

app_name = "credentials"
urlpatterns = [
    path("my-account", views.index, name="index"),
    path("my-account/tokens", views.issue_token, name="issue-token"),
    path("my-account/tokens/<int:number>/revoke", views.revoke_token, name="revoke-token"),
    path("my-account/sessions/end", views.end_sessions, name="end-sessions"),
    path("my-account/sessions/<slug:session>/end", views.end_session, name="end-session"),
    path("my-account/second-factor", factor_views.set_up, name="set-up"),
    path("my-account/second-factor/off", factor_views.switch_off, name="switch-off"),
    path("my-account/openid", openid_views.link, name="openid-link"),
    path("my-account/openid/<int:number>/disconnect", views.disconnect, name="disconnect"),
    path("sign-in/code", factor_views.second_step, name="second-step"),
    path("sign-in/openid", openid_views.sign_in, name="openid"),
    path("sign-in/openid/return", openid_views.come_back, name="openid-return"),
    path("invitation/<str:invitation>", invitation_views.accept, name="accept"),
    path("invitation/<str:invitation>/openid", openid_views.join, name="openid-join"),
    path("t/<slug:tournament>/people/invite", invitation_views.invite, name="invite"),
    path("t/<slug:tournament>/people/invite/<int:number>/withdraw", invitation_views.withdraw, name="withdraw"),
]
