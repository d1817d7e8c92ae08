import { px } from "../numbers.js";
import type { Canvas } from "./canvas.js";
import { box, ellipse, stroke } from "./shapes.js";

/** A lamp post that is lit at dusk and at night. */
export function lamp(canvas: Canvas, x: number, y: number, size: number): string {
  const post = canvas.tone("#38404c", 0.08);
  const isLit = canvas.brush.isNight;
  const head = { x, y: y - size };
  const halo = isLit
    ? ellipse({ ...head, rx: size * 0.6 }, { fill: canvas.soft("#ffd27a"), opacity: 0.6 }) +
      ellipse(
        { x, y, rx: size * 0.8, ry: size * 0.2 },
        { fill: canvas.soft("#ffcf80"), opacity: 0.5 },
      )
    : "";
  return (
    stroke(`M${px(x)} ${px(y)}V${px(y - size)}`, { colour: post, width: size * 0.035 }) +
    box(
      { x: x - size * 0.05, y: y - size * 0.06, width: size * 0.1, height: size * 0.06 },
      { fill: post },
    ) +
    halo +
    ellipse(
      { ...head, rx: size * 0.065, ry: size * 0.075 },
      { fill: isLit ? "#fff3cf" : canvas.tone("#e9eef2", 0.05) },
    ) +
    box(
      {
        x: x - size * 0.06,
        y: y - size * 1.09,
        width: size * 0.12,
        height: size * 0.03,
        round: size * 0.015,
      },
      { fill: post },
    )
  );
}
