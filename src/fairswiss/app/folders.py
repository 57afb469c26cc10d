"""Where fairswiss keeps its data on this machine."""

import os
import sys


def data_folder() -> str:
    """``FAIRSWISS_DATA``, else the folder this platform gives a program for the data of a person."""
    if stated := os.environ.get("FAIRSWISS_DATA"):
        return os.path.abspath(stated)
    home = os.path.expanduser("~")
    if sys.platform == "win32":
        return os.path.join(os.environ.get("LOCALAPPDATA") or os.path.join(home, "AppData", "Local"), "fairswiss")
    if sys.platform == "darwin":
        return os.path.join(home, "Library", "Application Support", "fairswiss")
    return os.path.join(os.environ.get("XDG_DATA_HOME") or os.path.join(home, ".local", "share"), "fairswiss")
