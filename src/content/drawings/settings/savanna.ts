import { mix } from "../colours.js";
import type { Colour } from "../drawing.js";
import { px } from "../numbers.js";
import { type Canvas, defineSetting } from "./canvas.js";
import { farHills, patches, plain, tufts } from "./landforms.js";
import { ellipse, type Point, stroke } from "./shapes.js";

/** Dry grass with umbrella-shaped acacias. */
export const savanna = defineSetting({
  name: "savanna",
  words: [
    "savannah",
    "safari",
    "serengeti",
    "africa",
    "african plain",
    "bush",
    "steppe",
    "outback",
  ],
  horizon: 0.54,
  hasSky: true,
  floor: "ground",
  paint: (canvas) => {
    const { width, horizon, height, unit } = canvas;
    const grass = canvas.brush.colours.ground ?? "#d3ac55";
    const trees = [
      { x: 0.13, y: 5, size: 30, distance: 0.14 },
      { x: 0.36, y: 1.4, size: 11, distance: 0.5 },
      { x: 0.58, y: 1, size: 8, distance: 0.56 },
      { x: 0.72, y: 1.8, size: 13, distance: 0.45 },
      { x: 0.93, y: 3, size: 20, distance: 0.26 },
    ].map((tree) =>
      acacia(canvas, {
        x: width * tree.x,
        y: horizon + unit * tree.y,
        size: unit * tree.size,
        distance: tree.distance,
      }),
    );
    return {
      back:
        farHills(canvas, "#9a8f62", 7) +
        plain(canvas, grass) +
        patches(
          canvas,
          { top: horizon + unit * 2, bottom: height, count: 20 },
          { fill: canvas.tone(mix(grass, "#8a7a35", 0.5), 0.1), opacity: 0.3 },
        ) +
        trees.join("") +
        tufts(canvas, { top: horizon + unit * 8, bottom: height - unit * 8, count: 34 }, grass),
      front: tufts(
        canvas,
        { top: height - unit * 4, bottom: height + unit, count: 44 },
        mix(grass, "#b08a35", 0.4),
      ),
    };
  },
});

function acacia(canvas: Canvas, at: Point & { size: number; distance: number }): string {
  const { x, y, size, distance } = at;
  const bark = canvas.tone("#5f4632", distance);
  const limbs = [-0.34, -0.1, 0.16, 0.38]
    .map(
      (lean) =>
        `M${px(x)} ${px(y)}Q${px(x)} ${px(y - size * 0.45)} ${px(x + lean * size)} ${px(y - size * 0.72)}`,
    )
    .join("");
  const crown = (shift: number, fill: Colour, scale: number): string =>
    [-0.36, 0, 0.34]
      .map((along, index) =>
        ellipse(
          {
            x: x + along * size * scale,
            y: y - size * (0.76 + (index === 1 ? 0.07 : 0) + shift),
            rx: size * 0.3 * scale,
            ry: size * 0.085 * scale,
          },
          { fill },
        ),
      )
      .join("");
  return (
    stroke(limbs, { colour: bark, width: size * 0.035 }) +
    stroke(`M${px(x)} ${px(y)}V${px(y - size * 0.3)}`, { colour: bark, width: size * 0.06 }) +
    crown(0, canvas.tone("#4f6b35", distance), 1) +
    crown(0.035, canvas.tone("#7b9148", distance), 0.82)
  );
}
