### The school: what stands over the lessons.

course-first-steps = First steps
