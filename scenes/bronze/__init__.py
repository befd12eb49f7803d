"""Bronze on the screen: woven strips of land in a copper frame, cards on a copper tray."""

from __future__ import annotations

from scenes.bronze.cues import cue
from scenes.bronze.present import BronzeScreen
from scenes.stage.contract import Stage

STAGE = Stage(mat=BronzeScreen, cue=cue, painters="scenes.bronze.paint", material="linen")
