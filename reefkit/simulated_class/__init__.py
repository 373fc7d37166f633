"""Simulated students who play and answer, so that a teacher can rehearse a lesson.

They join, answer and play by the same interfaces as everybody: the store, the composed questions,
and the rules of the game. So the desk shows real data; only the students are simulated. How they
answer is a model (`answering`), which claims nothing about real students.
"""
