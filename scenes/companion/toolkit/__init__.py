"""What every screen for the distance is made of: the page, its layout, its parts, its questions."""
