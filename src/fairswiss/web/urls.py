"""All URLs: those outside the areas, and those of the areas."""

from fairswiss.web import design, views
from fairswiss.web.areas import AREAS
from fairswiss.web.lazy_areas import Late, addresses

handler400 = "fairswiss.web.error_pages.bad_request"
handler403 = "fairswiss.web.error_pages.denied"
handler404 = "fairswiss.web.error_pages.not_found"
handler500 = "fairswiss.web.error_pages.fault"

urlpatterns = [*addresses(views, design), *map(Late, AREAS)]
