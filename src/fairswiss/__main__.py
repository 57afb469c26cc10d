"""``python -m fairswiss`` is the command ``fairswiss``."""

import sys

from fairswiss.cli.door import main

if __name__ == "__main__":
    sys.exit(main())
