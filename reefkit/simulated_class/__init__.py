"""The ghost class: simulated students who play and answer, so that a teacher can rehearse.

They join, answer and play through the same doors as everybody: the store's API, the composed
questions, the rules of the game. Nothing that the desk then shows is made up; only the students
are. How they answer is a model (`students`), which claims nothing about real ones.
"""
