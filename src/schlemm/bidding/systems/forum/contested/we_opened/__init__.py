"""Where they have bid after our opening: doubles, overcalls, and what both of us do about them."""
