import { defineSetting } from "./canvas.js";
import { hazeLine, water } from "./water.js";

/** The open sea to the horizon. */
export const sea = defineSetting({
  name: "sea",
  words: ["ocean", "open sea", "open water", "high seas", "seascape", "waves"],
  horizon: 0.5,
  hasSky: true,
  floor: "water",
  paint: (canvas) => ({
    back: water(canvas, { top: canvas.horizon, bottom: canvas.height }) + hazeLine(canvas),
  }),
});
