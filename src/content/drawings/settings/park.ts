import { px } from "../numbers.js";
import { type Canvas, defineSetting } from "./canvas.js";
import { flowers } from "./ground-details.js";
import { plain, tufts } from "./landforms.js";
import { crownColour, groundColour, snowed } from "./seasons.js";
import { box, path } from "./shapes.js";
import { lamp } from "./street-lamp.js";
import { broadTree, treeline } from "./trees.js";

/** A park with a path, lawns, lamps and a bench. */
export const park = defineSetting({
  name: "park",
  words: ["city park", "playground", "lawn", "public garden", "campus", "picnic"],
  horizon: 0.5,
  hasSky: true,
  floor: "ground",
  paint: (canvas) => {
    const { width, horizon, height, unit } = canvas;
    const green = groundColour(canvas);
    const depth = height - horizon;
    const walk = `M${px(width * 0.54)} ${px(horizon + unit)}C${px(width * 0.48)} ${px(horizon + depth * 0.2)} ${px(width * 0.66)} ${px(horizon + depth * 0.3)} ${px(width * 0.56)} ${px(horizon + depth * 0.5)}C${px(width * 0.46)} ${px(horizon + depth * 0.7)} ${px(width * 0.3)} ${px(horizon + depth * 0.8)} ${px(width * 0.22)} ${px(height + 2)}H${px(width * 0.8)}C${px(width * 0.78)} ${px(horizon + depth * 0.8)} ${px(width * 0.72)} ${px(horizon + depth * 0.66)} ${px(width * 0.7)} ${px(horizon + depth * 0.5)}C${px(width * 0.7)} ${px(horizon + depth * 0.3)} ${px(width * 0.56)} ${px(horizon + depth * 0.2)} ${px(width * 0.57)} ${px(horizon + unit)}Z`;
    const trees = [
      { x: 0.28, y: 4, size: 17 },
      { x: 0.42, y: 3, size: 13 },
      { x: 0.72, y: 4, size: 18 },
      { x: 0.06, y: 11, size: 42 },
      { x: 0.96, y: 10, size: 38 },
    ].map((tree) =>
      broadTree(
        canvas,
        {
          x: width * tree.x,
          y: horizon + unit * tree.y,
          size: unit * tree.size,
          distance: 0.5 - tree.size / 90,
        },
        crownColour(canvas),
      ),
    );
    return {
      back:
        treeline(canvas, { y: horizon, size: unit * 9, distance: 0.6 }, crownColour) +
        treeline(canvas, { y: horizon + unit * 1.5, size: unit * 5, distance: 0.44 }, crownColour) +
        plain(canvas, green, horizon + unit) +
        path(walk, { fill: canvas.tone(snowed(canvas, "#e6d3ac"), 0.08) }) +
        trees.join("") +
        lamp(canvas, width * 0.8, horizon + unit * 14, unit * 24) +
        bench(canvas, width * 0.14, horizon + unit * 17) +
        flowers(canvas, { top: horizon + unit * 22, bottom: height, count: 14 }),
      front: tufts(canvas, { top: height - unit * 2, bottom: height + unit, count: 14 }, green),
    };
  },
});

function bench(canvas: Canvas, x: number, y: number): string {
  const { unit } = canvas;
  const wood = canvas.tone(snowed(canvas, "#a8703f"), 0.06);
  const iron = canvas.tone("#3a3f48", 0.06);
  const leg = (shift: number): string =>
    box(
      { x: x + unit * shift, y: y - unit * 5.6, width: unit * 0.7, height: unit * 5.6 },
      { fill: iron },
    );
  return (
    leg(-6) +
    leg(5.3) +
    [6.2, 5, 3]
      .map((up) =>
        box(
          {
            x: x - unit * 7,
            y: y - unit * up,
            width: unit * 14,
            height: unit * 0.85,
            round: unit * 0.3,
          },
          { fill: wood },
        ),
      )
      .join("")
  );
}
