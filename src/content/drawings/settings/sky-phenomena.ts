import { px } from "../numbers.js";
import type { Canvas } from "./canvas.js";
import { box, ellipse, lines, type Point, stroke } from "./shapes.js";

const RAINBOW = [
  "#e5484d",
  "#f28c38",
  "#f7d64a",
  "#58b368",
  "#4a90d9",
  "#5b5fc7",
  "#8e5bb5",
] as const;

/** A bow of seven soft bands that stands on the horizon. */
export function rainbow(canvas: Canvas): string {
  const { width, horizon, unit } = canvas;
  const radius = Math.min(width * 0.5, horizon * 0.98);
  const band = unit * 1.15;
  const arcs = RAINBOW.map((colour, index) => {
    const size = radius - index * band;
    const middle = width * 0.42;
    return stroke(
      `M${px(middle - size)} ${px(horizon)}A${px(size)} ${px(size)} 0 0 1 ${px(middle + size)} ${px(horizon)}`,
      { colour, width: band * 1.25, opacity: 0.42 },
    );
  });
  const clear = canvas.clip(box({ x: 0, y: 0, width, height: horizon }, { fill: "#000000" }));
  return `<g clip-path="${clear}">${arcs.join("")}</g>`;
}

/** A bolt with one fork and the flash around it, from the clouds to the horizon. */
export function lightning(canvas: Canvas): string {
  const { width, horizon, unit, between } = canvas;
  const start = { x: width * between(0.16, 0.36), y: horizon * 0.06 };
  const steps = 9;
  let x = start.x;
  const bolt: Point[] = [start];
  for (let step = 1; step <= steps; step += 1) {
    x += unit * between(-3.4, 3.8);
    bolt.push({ x, y: start.y + ((horizon * 0.92 - start.y) * step) / steps });
  }
  const fork = bolt[4] ?? start;
  const branch = [
    fork,
    { x: fork.x + unit * 4, y: fork.y + unit * 4 },
    { x: fork.x + unit * 5, y: fork.y + unit * 8 },
    { x: fork.x + unit * 9, y: fork.y + unit * 12 },
  ];
  const flash = canvas.radial(
    [
      [0, "#e9edff", 0.55],
      [0.4, "#c9d2ff", 0.2],
      [1, "#c9d2ff", 0],
    ],
    { x: start.x, y: horizon * 0.4, radius: unit * 45 },
  );
  return (
    ellipse({ x: start.x, y: horizon * 0.4, rx: unit * 45 }, { fill: flash }) +
    stroke(lines(bolt), { colour: "#c5ccff", width: unit * 1.8, opacity: 0.35 }) +
    stroke(lines(branch), { colour: "#f4f5ff", width: unit * 0.35, opacity: 0.9 }) +
    stroke(lines(bolt), { colour: "#ffffff", width: unit * 0.7 })
  );
}
