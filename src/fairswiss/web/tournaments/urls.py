"""Addresses of events as a whole."""

from django.urls import path

from fairswiss.web.tournaments import setting_up, studying, views

app_name = "tournaments"
urlpatterns = [
    path("", views.index, name="index"),
    path("archive", views.archive, name="archive"),
    path("new", setting_up.new, name="new"),
    path("import", views.take_over, name="import"),
    path("restore", views.restore, name="restore"),
    path("restore/check", views.check, name="check-backup"),
    path("sample", views.sample, name="sample"),
    path("t/<slug:tournament>/", views.overview, name="overview"),
    path("t/<slug:tournament>/settings", setting_up.settings, name="settings"),
    path("t/<slug:tournament>/study", studying.study, name="study"),
    path("t/<slug:tournament>/timetable", setting_up.timetable, name="timetable"),
    path("t/<slug:tournament>/fide-mode", setting_up.explain_fide_mode, name="fide-mode"),
    path("t/<slug:tournament>/leave-fide-mode", setting_up.leave_fide_mode, name="leave-fide-mode"),
    path("t/<slug:tournament>/sections", views.sections, name="sections"),
    path("t/<slug:tournament>/put-away", views.put_away, name="put-away"),
    path("t/<slug:tournament>/report.<str:edition>", views.report, name="report"),
]
