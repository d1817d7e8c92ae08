import { mix } from "../colours.js";
import { px } from "../numbers.js";
import { defineSetting } from "./canvas.js";
import { ellipse, path } from "./shapes.js";
import { palm } from "./trees.js";
import { hazeLine, water } from "./water.js";

/** A small island with palms in the sea. */
export const island = defineSetting({
  name: "island",
  words: ["desert island", "tropical island", "isle", "atoll", "lagoon", "paradise"],
  horizon: 0.46,
  hasSky: true,
  floor: "water",
  paint: (canvas) => {
    const { width, horizon, height, unit } = canvas;
    const middle = width * 0.4;
    const foot = horizon + unit * 5;
    const sand = canvas.tone("#f0dca8", 0.18);
    const hill = (half: number, rise: number): string =>
      `M${px(middle - half * unit)} ${px(foot)}Q${px(middle - half * 0.4 * unit)} ${px(foot - rise * unit)} ${px(middle)} ${px(foot - rise * unit)}T${px(middle + half * unit)} ${px(foot)}Z`;
    const green = canvas.brush.colours.ground ?? "#4f9a55";
    return {
      back:
        water(canvas, { top: horizon, bottom: height, colour: "#1fa0b8", calm: true }) +
        hazeLine(canvas) +
        ellipse(
          { x: middle, y: foot + unit, rx: unit * 42, ry: unit * 4.2 },
          { fill: canvas.tone("#7fe3d6", 0.12), opacity: 0.6 },
        ) +
        ellipse({ x: middle, y: foot, rx: unit * 33, ry: unit * 2.6 }, { fill: sand }) +
        path(hill(26, 15), { fill: canvas.tone(mix(green, "#2c6a5a", 0.3), 0.28) }) +
        path(hill(20, 9), { fill: canvas.tone(green, 0.2) }) +
        [-22, -13, 12, 19, 26]
          .map((along, index) =>
            palm(canvas, {
              x: middle + along * unit,
              y: foot,
              size: unit * canvas.between(13, 19),
              distance: 0.14,
              lean: index % 2 === 0 ? -0.7 : 0.7,
            }),
          )
          .join("") +
        ellipse({ x: middle, y: foot + unit * 1.3, rx: unit * 31, ry: unit * 1.4 }, { fill: sand }),
    };
  },
});
