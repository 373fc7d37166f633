"""Assessment: items, questions and their grading, forms, sittings, and banks.

Questions with their key stay in Python; a page is sent `ShownQuestion`, and a `Grade` when a
`Sitting` allows it.
"""
