"""One server among several behind a proxy: how it ends without its pages, and what it tells."""
