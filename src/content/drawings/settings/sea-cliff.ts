import { mix } from "../colours.js";
import type { Colour } from "../drawing.js";
import { px } from "../numbers.js";
import { type Canvas, defineSetting } from "./canvas.js";
import { tufts } from "./landforms.js";
import { groundColour } from "./seasons.js";
import { ellipse, path } from "./shapes.js";
import { hazeLine, water } from "./water.js";

/** The grassy top of a cliff that falls to the sea. */
export const seaCliff = defineSetting({
  name: "sea cliff",
  words: ["cliff", "cliffs", "headland", "cape", "rocky coast", "clifftop", "cliff edge", "bluff"],
  horizon: 0.5,
  hasSky: true,
  floor: "ground",
  paint: (canvas) => {
    const { width, height, horizon, unit } = canvas;
    const green = groundColour(canvas, "#7aa65a");
    const rock = canvas.brush.colours.ground ?? "#9a8878";
    const brow = horizon + (height - horizon) * 0.36;
    const edge = width * 0.86;
    const top = `M-2 ${px(brow - unit * 3)}Q${px(width * 0.4)} ${px(brow - unit * 7)} ${px(edge)} ${px(brow)}`;
    const face = path(
      `${top}L${px(edge + unit * 3)} ${px(brow + unit * 9)}L${px(edge - unit)} ${px(brow + unit * 18)}L${px(edge + unit * 5)} ${px(height + 2)}H-2Z`,
      {
        fill: canvas.linear([
          [0, canvas.tone(mix(rock, "#ffffff", 0.1), 0.2)],
          [1, canvas.tone(mix(rock, "#3a2f38", 0.4), 0)],
        ]),
      },
    );
    const turf = path(
      `${top}Q${px(width * 0.74)} ${px(brow + unit * 12)} ${px(width * 0.66)} ${px(height + 2)}H-2Z`,
      {
        fill: canvas.linear([
          [0, canvas.tone(mix(green, "#fff2c4", 0.12), 0.2)],
          [1, canvas.tone(mix(green, "#1d3b33", 0.2), 0)],
        ]),
      },
    );
    return {
      back:
        water(canvas, { top: horizon, bottom: height, colour: "#2c6f9a" }) +
        hazeLine(canvas) +
        face +
        cracks(canvas, { x: edge, y: brow, colour: canvas.tone(mix(rock, "#3a2f38", 0.6), 0.1) }) +
        turf +
        surf(canvas, edge),
      front: tufts(canvas, { top: height - unit * 8, bottom: height + unit, count: 16 }, green),
    };
  },
});

function cracks(canvas: Canvas, from: { x: number; y: number; colour: Colour }): string {
  const { unit, height } = canvas;
  return canvas.repeat(7, (index) => {
    const x = from.x - unit * (1 + index * 2.6);
    const y = from.y + unit * (5 + canvas.between(0, 14));
    const line = `M${px(x)} ${px(y)}L${px(x + unit * 1.4)} ${px(y + unit * 6)}L${px(x - unit * 0.4)} ${px(Math.min(y + unit * 14, height))}L${px(x + unit * 0.2)} ${px(y + unit * 6)}Z`;
    return path(line, { fill: from.colour, opacity: 0.5 });
  });
}

function surf(canvas: Canvas, edge: number): string {
  const { unit, height } = canvas;
  return canvas.repeat(9, (index) =>
    ellipse(
      {
        x: edge + unit * canvas.between(2, 9),
        y: height - unit * (index * 1.1),
        rx: unit * canvas.between(1.4, 4),
        ry: unit * canvas.between(0.4, 1),
      },
      { fill: canvas.tone("#ffffff", 0.1), opacity: 0.8 },
    ),
  );
}
