from tests.cli.conftest import run as run
