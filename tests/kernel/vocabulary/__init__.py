"""The words that editions share."""
