import { mix } from "../colours.js";
import { defineSetting } from "./canvas.js";
import { box, ellipse } from "./shapes.js";

/** A seamless studio backdrop for things on their own. */
export const studio = defineSetting({
  name: "studio",
  words: ["plain background", "white background", "backdrop", "photo studio", "product photo"],
  horizon: 0.62,
  hasSky: false,
  floor: "ground",
  paint: (canvas) => {
    const { width, horizon, height, unit } = canvas;
    const colour = canvas.brush.colours.ground ?? "#dbe3ea";
    const sweep = canvas.linear(
      [
        [0, mix(colour, "#5a6780", 0.2)],
        [0.5, mix(colour, "#ffffff", 0.3)],
        [0.66, mix(colour, "#7b8798", 0.1)],
        [1, mix(colour, "#ffffff", 0.4)],
      ],
      { from: { x: 0, y: 0 }, to: { x: 0, y: height } },
    );
    const spot = canvas.radial(
      [
        [0, "#ffffff", 0.7],
        [0.6, "#ffffff", 0.18],
        [1, "#ffffff", 0],
      ],
      { x: width * 0.5, y: horizon * 0.72, radius: unit * 58 },
    );
    const pool = canvas.radial(
      [
        [0, "#ffffff", 0.5],
        [1, "#ffffff", 0],
      ],
      { x: width * 0.5, y: height * 0.86, radius: unit * 50 },
    );
    return {
      back:
        box({ x: 0, y: 0, width, height }, { fill: sweep }) +
        box({ x: 0, y: 0, width, height }, { fill: spot }) +
        ellipse({ x: width * 0.5, y: height * 0.86, rx: unit * 50, ry: unit * 12 }, { fill: pool }),
    };
  },
});
