"""What a teacher does with a class: its tables, the control of a lesson, marks, and erasing.

Classes and people are erased when the teacher says so or their time has come; what belongs to no
class goes 200 days after its people last did anything. Age is counted as in `store.retention`.
"""

from __future__ import annotations
