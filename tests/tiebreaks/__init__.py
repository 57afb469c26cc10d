"""The tie-breaks: by article, published exercises, properties."""
