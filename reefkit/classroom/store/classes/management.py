"""What a teacher does with a class: tables, controls of a lesson, marks, and erasing.

Classes and people are erased when the teacher asks for it or when they expire; what belongs to no
class is erased 200 days after its people's last activity. Age is counted as in `store.retention`.
"""

from __future__ import annotations
