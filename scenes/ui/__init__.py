"""Pictures, and how they are drawn: geometry, theme, text, sprites, hits, tooltips."""
