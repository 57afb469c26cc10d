# Sourced by ./test: sees to it that there is a browser for the tests that need one.

browser() {
    for name in "${FAIRSWISS_CHROMIUM:-}" chromium chromium-browser google-chrome; do
        if [ -n "$name" ] && command -v "$name" >/dev/null 2>&1; then
            return 0
        fi
    done
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null 2>&1; then
        echo "Installing Chromium for the browser tests (first use only) ..." >&2
        { apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium; } >/dev/null 2>&1 && return 0
    fi
    echo "No Chromium was found, so the tests in a real browser will be skipped. Install it (apt-get install chromium)," >&2
    echo "or name it: FAIRSWISS_CHROMIUM=/path/to/chrome ./test" >&2
}
