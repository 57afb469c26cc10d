# Sourced by ./fairswiss and ./test: makes a virtual environment for this checkout and keeps it current.
# Usage: environment FOLDER EXTRAS   (EXTRAS like "" or "[test]"); the folder is relative to the checkout.

newest_python() {
    for candidate in python3.14 python3.13 python3.12 python3.11 python3 python; do
        if "$candidate" -c 'import sys, venv; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            echo "$candidate"
            return 0
        fi
    done
    echo "fairswiss needs Python 3.11 or newer (with the venv module); none was found on this machine." >&2
    return 1
}

environment() {
    folder="$top/$1"
    stamp=$(cat "$top/pyproject.toml" "$top/src/fairswiss/_version.py" "$top/scripts/environment.sh" | cksum)
    if [ "$(cat "$folder/made-from" 2>/dev/null)" = "$stamp" ]; then
        return 0
    fi
    python=${FAIRSWISS_PYTHON:-$(newest_python)} || return 3
    echo "Setting up the environment in $1 (first use only) ..." >&2
    rm -rf "$folder"
    "$python" -m venv "$folder" || return 3
    "$folder/bin/python" -m pip install --quiet --disable-pip-version-check --editable "$top$2" >&2 || return 3
    echo "$stamp" >"$folder/made-from"
}
