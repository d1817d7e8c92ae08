import { mix } from "../colours.js";
import type { Colour } from "../drawing.js";
import { px } from "../numbers.js";
import type { Canvas } from "./canvas.js";
import { box, ellipse, path } from "./shapes.js";

/** The bright depth of a wood. */
export function glade(canvas: Canvas): string {
  const { width, horizon, unit, palette } = canvas;
  const depth = canvas.tone(canvas.isSnowy ? "#b5c6d4" : "#6f9f6a", 0.75);
  const fill = canvas.linear(
    [
      [0, mix(depth, palette.sky[1], 0.3), 0.9],
      [0.6, mix(depth, palette.sky[3], 0.4), 0.75],
      [1, mix(depth, palette.sky[3], 0.25), 0.95],
    ],
    { from: { x: 0, y: 0 }, to: { x: 0, y: horizon } },
  );
  return box({ x: 0, y: 0, width, height: horizon + unit * 2 }, { fill });
}

/** Crowns that hang into the frame from above, lower at its sides. */
export function roof(
  canvas: Canvas,
  look: { reach: number; leaf: (canvas: Canvas) => Colour },
): string {
  const { width, horizon, unit, between } = canvas;
  return [0.4, 0.2, 0.02]
    .map((distance, row) =>
      canvas.repeat(16, (index) => {
        const x = (width * (index + between(0, 1))) / 16;
        const aside = Math.abs(x / width - 0.5) * 2;
        const fill = canvas.tone(mix(look.leaf(canvas), "#1d4233", 0.25), distance);
        return ellipse(
          {
            x,
            y: horizon * (look.reach * (1 - row * 0.42)) * (0.25 + aside ** 1.4 * 0.75) - unit * 3,
            rx: unit * between(6, 9),
            ry: unit * between(4, 7),
          },
          { fill },
        );
      }),
    )
    .join("");
}

/** Slanting beams of sunlight between trees. */
export function beams(canvas: Canvas): string {
  const { width, height, unit, moment } = canvas;
  if (moment.time === "night" || !["clear", "wind", "rainbow"].includes(moment.weather)) {
    return "";
  }
  const fill = canvas.linear(
    [
      [0, "#fff6cf", 0.34],
      [1, "#fff6cf", 0],
    ],
    { from: { x: 0, y: 0 }, to: { x: 0, y: height * 0.78 } },
  );
  const lean = canvas.brush.light === "left" ? 1 : -1;
  return [0.3, 0.46, 0.58, 0.7]
    .map((at, index) => {
      const half = unit * (2 + (index % 2) * 2.5);
      const [x, shift] = [width * at - lean * unit * 12, lean * unit * 26];
      return path(
        `M${px(x - half)} 0h${px(half * 2)}L${px(x + shift + half * 2.4)} ${px(height * 0.78)}h${px(-half * 4.4)}Z`,
        { fill },
      );
    })
    .join("");
}
