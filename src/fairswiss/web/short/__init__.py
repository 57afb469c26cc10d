"""Short addresses of public pages, to be printed as codes and typed from paper."""
