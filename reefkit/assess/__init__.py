"""Assessments: items, questions and their grading, forms, sittings, and the banks they come from.

Questions with their key stay in Python; a page is given `ShownQuestion`, and a `Grade` when a
`Sitting` says that it may be told.
"""
