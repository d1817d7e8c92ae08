import { mix } from "../colours.js";
import type { Colour } from "../drawing.js";
import { px } from "../numbers.js";
import { type Canvas, defineSetting } from "./canvas.js";
import { farHills, plain } from "./landforms.js";
import { crownColour, groundColour } from "./seasons.js";
import { ellipse, polygon, stroke } from "./shapes.js";
import { treeline } from "./trees.js";

/** A field of ripe wheat in rows. */
export const field = defineSetting({
  name: "field",
  words: [
    "wheat field",
    "corn field",
    "cornfield",
    "wheat",
    "crop",
    "flower field",
    "lavender field",
    "fields",
  ],
  horizon: 0.52,
  hasSky: true,
  floor: "ground",
  paint: (canvas) => {
    const { horizon, height, unit } = canvas;
    const wheat = groundColour(canvas, "#e3b94f");
    return {
      back:
        farHills(canvas, "#7fa56a", 10) +
        treeline(
          canvas,
          { y: horizon + unit * 0.8, size: unit * 3.4, distance: 0.45 },
          crownColour,
        ) +
        plain(canvas, wheat) +
        rows(canvas, wheat) +
        ears(canvas, { top: horizon + unit * 5, bottom: height - unit * 3, count: 90 }, wheat),
      front: ears(canvas, { top: height - unit * 3, bottom: height + unit * 3, count: 46 }, wheat),
    };
  },
});

function rows(canvas: Canvas, colour: Colour): string {
  const { width, horizon, height, unit } = canvas;
  return canvas.repeat(15, (index) => {
    const along = (index - 7) / 7;
    const x = width * 0.5 + along * width * 1.5;
    const half = unit * 2.6;
    return polygon(
      [
        { x: width * 0.5 + along * width * 0.5, y: horizon + unit },
        { x: x + half, y: height },
        { x: x - half, y: height },
      ],
      { fill: canvas.tone(mix(colour, "#8a6420", 0.5), 0.05), opacity: 0.3 },
    );
  });
}

function ears(
  canvas: Canvas,
  band: { top: number; bottom: number; count: number },
  colour: Colour,
): string {
  const { width, unit, between } = canvas;
  return canvas.repeat(band.count, (index) => {
    const near = (index + 0.5) / band.count;
    const scale =
      (band.top + (band.bottom - band.top) * near - canvas.horizon) /
      (canvas.height - canvas.horizon);
    const x = between(-0.02, 1.02) * width;
    const y = band.top + (band.bottom - band.top) * near;
    const size = unit * (1 + scale * 6.5);
    const lean = size * between(-0.12, 0.22);
    const fill = canvas.tone(
      mix(colour, index % 2 === 0 ? "#fff0b0" : "#a87a28", 0.4),
      0.2 * (1 - scale),
    );
    return (
      stroke(`M${px(x)} ${px(y)}Q${px(x)} ${px(y - size * 0.5)} ${px(x + lean)} ${px(y - size)}`, {
        colour: fill,
        width: size * 0.05,
      }) + ellipse({ x: x + lean, y: y - size * 1.05, rx: size * 0.08, ry: size * 0.24 }, { fill })
    );
  });
}
