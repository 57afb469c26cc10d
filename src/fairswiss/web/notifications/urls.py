"""The addresses of messages: to ask, to confirm, to unsubscribe; and the page of the arbiters."""

from django.urls import path

from fairswiss.web.notifications import asking, views

app_name = "notifications"
urlpatterns = [
    path("public/<slug:tournament>/notify/", asking.ask, name="ask"),
    path("subscribe/<str:link>", asking.confirm, name="confirm"),
    path("unsubscribe/<str:link>", asking.unsubscribe, name="unsubscribe"),
    path("t/<slug:tournament>/notify/", views.index, name="index"),
    path("t/<slug:tournament>/notify/send", views.send, name="send"),
]
