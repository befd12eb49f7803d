"""The program around the scenes: the window, the stack of scenes, and how both are started."""
