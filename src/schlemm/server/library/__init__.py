"""Rules, contradictions, history and glossary over HTTP."""
