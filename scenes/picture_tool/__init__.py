"""The tool that draws every screen to PNG files (`main.py pictures`)."""
