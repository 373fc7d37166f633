"""Integration with learning platforms (LTI 1.3 Advantage): signing in by launches from courses."""
