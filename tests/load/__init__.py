"""A whole class on one server: thirty students at eight tables, as many minutes as asked."""
