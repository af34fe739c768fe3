"""Files of boards as commands take and write them, whatever their format."""
