"""The window on real desktops: virtual displays with real window managers."""
