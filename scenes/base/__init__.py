"""What every scene is made of: commands, the page, dialogs, services."""
