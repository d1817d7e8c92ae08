import { mix } from "../colours.js";
import type { Colour } from "../drawing.js";
import { px } from "../numbers.js";
import { type Canvas, defineSetting } from "./canvas.js";
import { farHills, patches, plain, tufts } from "./landforms.js";
import { crownColour, groundColour, snowed } from "./seasons.js";
import { box, polygon, stroke } from "./shapes.js";
import { broadTree, treeline } from "./trees.js";

/** A railway track that crosses the foreground, with wires on posts along it. */
export const railway = defineSetting({
  name: "railway",
  words: [
    "railroad",
    "railway track",
    "train track",
    "rail",
    "rails",
    "train station",
    "station",
    "railway line",
  ],
  horizon: 0.5,
  hasSky: true,
  openSky: 0.8,
  floor: "ground",
  paint: (canvas) => {
    const { width, horizon, height, unit } = canvas;
    const green = groundColour(canvas, "#8fae62");
    const depth = height - horizon;
    const trees = [0.1, 0.24, 0.8, 0.93].map((at, index) =>
      broadTree(
        canvas,
        {
          x: width * at,
          y: horizon + unit * (3 + (index % 2) * 4),
          size: unit * canvas.between(11, 18),
          distance: 0.28,
        },
        crownColour(canvas),
      ),
    );
    return {
      back:
        farHills(canvas, green, 15) +
        plain(canvas, green) +
        treeline(
          canvas,
          { y: horizon + unit * 0.8, size: unit * 3.6, distance: 0.5 },
          crownColour,
        ) +
        trees.join("") +
        wires(canvas, horizon + depth * 0.44) +
        patches(
          canvas,
          { top: horizon + unit * 8, bottom: horizon + depth * 0.5, count: 6 },
          { fill: canvas.tone(mix(green, "#f2ef9e", 0.4), 0), opacity: 0.25 },
        ) +
        track(canvas),
      front: tufts(canvas, { top: height - unit * 4, bottom: height + unit, count: 30 }, green),
    };
  },
});

function track(canvas: Canvas): string {
  const { width, horizon, height, unit } = canvas;
  const y = (share: number): number => horizon + (height - horizon) * share;
  const gravel = canvas.linear([
    [0, canvas.tone(snowed(canvas, "#a49b93"), 0.12)],
    [1, canvas.tone(snowed(canvas, "#857d78"), 0)],
  ]);
  const step = unit * 6;
  const slope = (x: number): number => (x - width / 2) * 0.08;
  const sleepers = canvas.repeat(Math.ceil(width / step) + 2, (index) => {
    const x = (index - 0.5) * step;
    return polygon(
      [
        { x, y: y(0.61) },
        { x: x + step * 0.42, y: y(0.61) },
        { x: x + step * 0.46 + slope(x), y: y(0.79) },
        { x: x + slope(x), y: y(0.79) },
      ],
      { fill: canvas.tone("#6f5140", 0.05) },
    );
  });
  const rail = (share: number, thick: number): string =>
    box(
      { x: 0, y: y(share), width, height: unit * thick },
      { fill: canvas.tone("#4c5361", 0.05) },
    ) +
    box(
      { x: 0, y: y(share), width, height: unit * thick * 0.4 },
      { fill: canvas.tone("#dfe6ee", 0) },
    );
  return bank(canvas, [y(0.55), y(0.86)], gravel) + sleepers + rail(0.645, 0.9) + rail(0.735, 1.2);
}

function bank(canvas: Canvas, [top, foot]: readonly [number, number], fill: string): string {
  const { width, unit, between } = canvas;
  const edge = (y: number): { x: number; y: number }[] =>
    Array.from({ length: 25 }, (_, index) => ({
      x: (width * index) / 24,
      y: y + between(-0.5, 0.5) * unit,
    }));
  return polygon([...edge(top), ...edge(foot).toReversed()], { fill });
}

function wires(canvas: Canvas, y: number): string {
  const { width, unit } = canvas;
  const steel: Colour = canvas.tone("#59606e", 0.2);
  const gap = unit * 42;
  const posts = canvas.repeat(Math.ceil(width / gap) + 1, (index) => {
    const x = unit * 14 + index * gap;
    return stroke(
      `M${px(x)} ${px(y)}v${px(-unit * 27)}M${px(x - unit * 3)} ${px(y - unit * 25)}h${px(unit * 6)}`,
      { colour: steel, width: unit * 0.7 },
    );
  });
  const lines = canvas.repeat(Math.ceil(width / gap) + 2, (index) => {
    const x = unit * 14 + (index - 1) * gap;
    return stroke(`M${px(x)} ${px(y - unit * 25)}q${px(gap / 2)} ${px(unit * 5)} ${px(gap)} 0`, {
      colour: steel,
      width: unit * 0.2,
      opacity: 0.8,
    });
  });
  return lines + posts;
}
