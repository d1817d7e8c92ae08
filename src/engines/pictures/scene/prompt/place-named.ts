import type { Colour, Setting } from "../../../../content/drawings/drawing.js";

/** Gathers which place a prompt names, and its colours: the first counts, the sky gives way. */
export class PlaceNamed {
  setting: Setting | null = null;
  colours: readonly Colour[] = [];
  /** The word before named it: `forest` in `forest lake`. */
  isFresh = false;

  /** False where the place cannot be drawn beside the one that was named before. */
  take(setting: Setting, colours: readonly Colour[], isHead: boolean): boolean {
    this.isFresh = true;
    if (this.setting === null || isHead || this.setting.name === "sky") {
      this.setting = setting;
      this.colours = colours;
      return true;
    }
    return this.setting === setting || (this.setting.hasSky && setting.name === "sky");
  }
}
