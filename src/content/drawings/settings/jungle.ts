import { mix } from "../colours.js";
import type { Colour } from "../drawing.js";
import { px } from "../numbers.js";
import { type Canvas, defineSetting } from "./canvas.js";
import { patches, plain } from "./landforms.js";
import { group, path, stroke } from "./shapes.js";
import { palm, treeline } from "./trees.js";
import { beams, glade, roof } from "./wood-light.js";

/** A jungle of broad leaves, lianas and palms. */
export const jungle = defineSetting({
  name: "jungle",
  words: ["rainforest", "tropical forest", "tropics", "amazon"],
  horizon: 0.56,
  hasSky: true,
  openSky: 0,
  floor: "ground",
  paint: (canvas) => {
    const { width, horizon, height, unit } = canvas;
    const floor = canvas.brush.colours.ground ?? "#4f7f3f";
    const palms = canvas.repeat(8, (index) =>
      palm(canvas, {
        x: (width * (index + canvas.between(0, 1))) / 8,
        y: horizon + unit * canvas.between(0, 3),
        size: unit * canvas.between(30, 46),
        distance: canvas.between(0.35, 0.62),
        lean: canvas.between(-0.8, 0.8),
      }),
    );
    const lianas = canvas.repeat(7, () => {
      const x = canvas.between(0, width);
      const sway = canvas.between(6, 16) * unit;
      return stroke(
        `M${px(x)} 0Q${px(x + sway * 0.4)} ${px(horizon * canvas.between(0.5, 0.9))} ${px(x + sway)} 0`,
        { colour: canvas.tone("#3f6b35", 0.15), width: unit * 0.5 },
      );
    });
    return {
      back:
        glade(canvas) +
        treeline(canvas, { y: horizon - unit * 6, size: unit * 16, distance: 0.8 }, jungleGreen) +
        treeline(canvas, { y: horizon + unit, size: unit * 10, distance: 0.62 }, jungleGreen) +
        palms +
        plain(canvas, floor) +
        treeline(canvas, { y: horizon + unit * 2.5, size: unit * 5, distance: 0.28 }, jungleGreen) +
        beams(canvas) +
        patches(
          canvas,
          { top: horizon + unit * 6, bottom: height, count: 14 },
          { fill: canvas.tone("#2b5530", 0), opacity: 0.35 },
        ) +
        lianas +
        roof(canvas, { reach: 0.34, leaf: jungleGreen }) +
        bigLeaves(canvas, horizon + unit * 16, 0.16),
      front: bigLeaves(canvas, height + unit * 3, 0),
    };
  },
});

function jungleGreen(canvas: Canvas): Colour {
  return canvas.pick(["#2f7a45", "#3f8f4a", "#256b48", "#59a048"]);
}

function bigLeaves(canvas: Canvas, base: number, distance: number): string {
  const { width, unit, between } = canvas;
  return canvas.repeat(18, (index) => {
    const x = (index % 2 === 0 ? between(-0.04, 0.2) : between(0.8, 1.04)) * width;
    const size = unit * between(9, 15);
    const turn = (x < width / 2 ? 1 : -1) * between(5, 60);
    const fill = canvas.tone(mix(jungleGreen(canvas), "#0f3a2c", between(0, 0.35)), distance);
    const leaf =
      path(
        `M0 0C${px(size * 0.45)} ${px(-size * 0.25)} ${px(size * 0.4)} ${px(-size * 0.8)} 0 ${px(-size * 1.15)}C${px(-size * 0.4)} ${px(-size * 0.8)} ${px(-size * 0.45)} ${px(-size * 0.25)} 0 0Z`,
        { fill },
      ) +
      stroke(`M0 0V${px(-size)}`, {
        colour: canvas.tone("#8fc46a", distance),
        width: unit * 0.22,
        opacity: 0.6,
      });
    return group(leaf, {
      transform: `translate(${px(x)} ${px(base - between(0, 4) * unit)}) rotate(${px(turn)})`,
    });
  });
}
