"""Messages between programs that run on several machines: news, questions, and what is held for a while."""
