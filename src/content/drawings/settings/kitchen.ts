import { mix } from "../colours.js";
import type { Colour } from "../drawing.js";
import { px } from "../numbers.js";
import { type Canvas, defineSetting } from "./canvas.js";
import { evening, indoor, wallAndFloor, windowPane } from "./interior.js";
import { box, ellipse, stroke } from "./shapes.js";

/** A kitchen with tiles, cupboards, a stove and a window. */
export const kitchen = defineSetting({
  name: "kitchen",
  words: ["bakery", "cafe kitchen", "restaurant", "diner", "cafe", "coffee shop"],
  horizon: 0.64,
  hasSky: false,
  floor: "ground",
  paint: (canvas) => {
    const { width, horizon, unit } = canvas;
    const front =
      canvas.brush.colours.ground ?? canvas.pick(["#7fa6a0", "#8fa8c4", "#c9a27c", "#a8b58a"]);
    const top = horizon - unit * 17;
    const pane = {
      x: width * 0.36,
      y: horizon * 0.12,
      width: width * 0.28,
      height: top - horizon * 0.12 - unit * 9,
    };
    return {
      back:
        wallAndFloor(canvas, "#f2e9da", "#cdb99a") +
        floorTiles(canvas) +
        wallTiles(canvas, top - unit * 8, top) +
        windowPane(canvas, pane, false) +
        cupboards(
          canvas,
          { from: 0, to: width * 0.3, y: horizon * 0.08, height: horizon * 0.36 },
          front,
        ) +
        cupboards(
          canvas,
          { from: width * 0.7, to: width, y: horizon * 0.08, height: horizon * 0.36 },
          front,
        ) +
        cupboards(canvas, { from: 0, to: width, y: top + unit * 2, height: horizon - top }, front) +
        stove(canvas, {
          x: width * 0.7,
          y: top + unit * 2,
          width: unit * 19,
          height: horizon - top,
        }) +
        box({ x: 0, y: top, width, height: unit * 2.6 }, { fill: indoor(canvas, "#8a6244") }) +
        crockery(canvas, top) +
        evening(canvas, { x: width * 0.5, y: horizon * 0.1 }),
    };
  },
});

function cupboards(
  canvas: Canvas,
  row: { from: number; to: number; y: number; height: number },
  colour: Colour,
): string {
  const { unit } = canvas;
  const count = Math.max(1, Math.round((row.to - row.from) / (unit * 15)));
  const step = (row.to - row.from) / count;
  return canvas.repeat(count, (index) => {
    const x = row.from + index * step;
    return (
      box(
        { x, y: row.y, width: step, height: row.height },
        { fill: indoor(canvas, mix(colour, "#2f4a4c", 0.3)) },
      ) +
      box(
        {
          x: x + unit * 0.4,
          y: row.y + unit * 0.4,
          width: step - unit * 0.8,
          height: row.height - unit * 0.8,
          round: unit * 0.5,
        },
        { fill: indoor(canvas, colour) },
      ) +
      box(
        {
          x: x + unit * 2,
          y: row.y + unit * 2,
          width: step - unit * 4,
          height: row.height - unit * 4,
          round: unit * 0.4,
        },
        { fill: indoor(canvas, mix(colour, "#ffffff", 0.14)) },
      ) +
      ellipse(
        { x: x + step - unit * 1.4, y: row.y + row.height * 0.5, rx: unit * 0.5 },
        { fill: indoor(canvas, "#e9d9a8") },
      )
    );
  });
}

function wallTiles(canvas: Canvas, top: number, bottom: number): string {
  const { width, unit } = canvas;
  const lines = [0, 0.333, 0.667]
    .map((share) => `M0 ${px(top + (bottom - top) * share)}H${px(width)}`)
    .join("");
  const joints = Array.from(
    { length: Math.ceil(width / (unit * 4)) },
    (_, index) => `M${px(index * unit * 4)} ${px(top)}V${px(bottom)}`,
  ).join("");
  return (
    box({ x: 0, y: top, width, height: bottom - top }, { fill: indoor(canvas, "#fbfaf4") }) +
    stroke(lines + joints, { colour: indoor(canvas, "#cfd6d0"), width: unit * 0.2 })
  );
}

function floorTiles(canvas: Canvas): string {
  const { width, horizon, height, unit } = canvas;
  const fill = canvas.linear([
    [0, indoor(canvas, "#c9b79c")],
    [1, indoor(canvas, "#e3d3b8")],
  ]);
  const across = Array.from(
    { length: 6 },
    (_, index) => `M0 ${px(horizon + (height - horizon) * ((index + 1) / 6) ** 1.7)}H${px(width)}`,
  ).join("");
  const along = Array.from(
    { length: 17 },
    (_, index) =>
      `M${px(width * (0.5 + (index - 8) * 0.075))} ${px(horizon)}L${px(width * (0.5 + (index - 8) * 0.16))} ${px(height)}`,
  ).join("");
  return (
    box({ x: 0, y: horizon, width, height: height - horizon }, { fill }) +
    stroke(across + along, { colour: indoor(canvas, "#a58f72"), width: unit * 0.25, opacity: 0.6 })
  );
}

function stove(
  canvas: Canvas,
  at: { x: number; y: number; width: number; height: number },
): string {
  const { unit } = canvas;
  const steel = indoor(canvas, "#d5dade");
  const knobs = [0.2, 0.4, 0.6, 0.8].map((along) =>
    ellipse(
      { x: at.x + at.width * along, y: at.y + unit * 2.4, rx: unit * 0.8 },
      { fill: indoor(canvas, "#4a505a") },
    ),
  );
  return (
    box(at, { fill: steel }) +
    knobs.join("") +
    box(
      {
        x: at.x + unit * 2,
        y: at.y + unit * 5.6,
        width: at.width - unit * 4,
        height: at.height - unit * 8,
        round: unit * 0.8,
      },
      { fill: indoor(canvas, "#3f4650") },
    ) +
    box(
      {
        x: at.x + unit * 2,
        y: at.y + unit * 4.2,
        width: at.width - unit * 4,
        height: unit * 0.8,
        round: unit * 0.4,
      },
      { fill: indoor(canvas, "#8a929c") },
    )
  );
}

function crockery(canvas: Canvas, y: number): string {
  const { width, unit } = canvas;
  const pot = { x: width * 0.7 + unit * 9, y };
  const jars = [0.06, 0.12, 0.18].map((at, index) =>
    box(
      {
        x: width * at,
        y: y - unit * (5 + index),
        width: unit * 4,
        height: unit * (5 + index),
        round: unit * 0.8,
      },
      { fill: indoor(canvas, ["#e2a35c", "#c8705a", "#8fae8a"][index] ?? "#e2a35c") },
    ),
  );
  return (
    jars.join("") +
    box(
      {
        x: pot.x - unit * 5,
        y: y - unit * 5.6,
        width: unit * 10,
        height: unit * 5.6,
        round: unit * 0.9,
      },
      { fill: indoor(canvas, "#b8504a") },
    ) +
    box(
      {
        x: pot.x - unit * 5.5,
        y: y - unit * 6.6,
        width: unit * 11,
        height: unit * 1.3,
        round: unit * 0.6,
      },
      { fill: indoor(canvas, "#99403c") },
    ) +
    ellipse({ x: pot.x, y: y - unit * 7.2, rx: unit * 0.9 }, { fill: indoor(canvas, "#4a3a38") })
  );
}
