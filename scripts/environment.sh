# Sourced by ./fairswiss and ./test: a virtual environment for this checkout, exactly as its lock says.
# Usage: environment FOLDER LOCK   (environment .venv launcher); the folder is relative to the checkout.
# One comparison when nothing has changed; scripts/environment.py does the rest.

newest_python() {
    for candidate in python3.14 python3.13 python3.12 python3.11 python3 python; do
        if "$candidate" -c 'import sys, venv, ensurepip; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$candidate"
            return 0
        fi
    done
    echo "fairswiss needs Python 3.11 or newer (with the venv module); none was found on this machine." >&2
    return 1
}

environment() {
    folder="$top/$1"
    lock="$top/requirements/$2.lock"
    stamp="$(cat "$lock" "$top/scripts/environment.py" | cksum) $top"
    made=
    [ -r "$folder/made-from" ] && IFS= read -r made <"$folder/made-from"
    if [ "$made" = "$stamp" ] && [ -x "$folder/bin/python" ]; then
        return 0
    fi
    python=${FAIRSWISS_PYTHON:-$(newest_python)} || return 3
    "$python" "$top/scripts/environment.py" "$folder" "$lock" "$stamp" || return 3
}
