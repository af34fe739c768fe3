### The school: what stands over the lessons.

title-school = The school – Schlemm
title-lesson = Lesson – Schlemm
course-first-steps = First steps
school-title = The school
school-text = Short lessons, each with something to do. The questions are new every time, and every answer is told why.
school-hand = Your cards
school-trump = Trumps are { $strain }.
school-no-trump = The contract is in { $strain }: no trumps.
school-leader = { $seat } led.
school-vulnerable = { -vulnerable }
school-not-vulnerable = { -not-vulnerable }
school-back = Back
school-on = On
school-answers = Answers
school-number = Your number
school-answer = Answer
school-right = That is right.
school-wrong = Not this time.
school-next = Next question
school-row = { $count } of { $enough } right in a row
school-before = Lesson before
school-after = Next lesson
school-all = All lessons
lesson-trick = The trick
lesson-score = What a contract is worth
course-counting = Counting
