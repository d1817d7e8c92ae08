import { mix } from "../colours.js";
import type { Colour } from "../drawing.js";
import { px } from "../numbers.js";
import { type Canvas, defineSetting } from "./canvas.js";
import { farHills, patches, plain, tufts } from "./landforms.js";
import { crownColour, groundColour, needleColour, snowed } from "./seasons.js";
import { box, path, polygon, stroke } from "./shapes.js";
import { conifer, treeline } from "./trees.js";

/** The grounds before a castle with towers and flags. */
export const castleGrounds = defineSetting({
  name: "castle grounds",
  words: ["kingdom", "courtyard", "medieval town", "fairy tale"],
  horizon: 0.56,
  hasSky: true,
  openSky: 0.3,
  floor: "ground",
  paint: (canvas) => {
    const { width, horizon, height, unit } = canvas;
    const green = groundColour(canvas);
    const walk = `M${px(width * 0.49)} ${px(horizon + unit)}Q${px(width * 0.46)} ${px(horizon + unit * 14)} ${px(width * 0.3)} ${px(height + 2)}H${px(width * 0.7)}Q${px(width * 0.54)} ${px(horizon + unit * 14)} ${px(width * 0.51)} ${px(horizon + unit)}Z`;
    const firs = canvas.repeat(10, (index) =>
      conifer(
        canvas,
        {
          x: (index % 2 === 0 ? canvas.between(0, 0.16) : canvas.between(0.84, 1)) * width,
          y: horizon + unit * (1 + index * 1.1),
          size: unit * (9 + index * 1.5),
          distance: 0.4 - index * 0.03,
        },
        needleColour(canvas),
      ),
    );
    return {
      back:
        farHills(canvas, green, 22) +
        treeline(canvas, { y: horizon, size: unit * 5, distance: 0.55 }, crownColour) +
        fort(canvas, width * 0.5, horizon + unit * 1.5) +
        plain(canvas, green, horizon + unit) +
        path(walk, { fill: canvas.tone(snowed(canvas, "#dcc79c"), 0.1) }) +
        firs +
        patches(
          canvas,
          { top: horizon + unit * 10, bottom: height, count: 8 },
          { fill: canvas.tone(mix(green, "#f2ef9e", 0.4), 0), opacity: 0.25 },
        ),
      front: tufts(canvas, { top: height - unit * 3, bottom: height + unit, count: 22 }, green),
    };
  },
});

function fort(canvas: Canvas, x: number, y: number): string {
  const { unit } = canvas;
  const stone = canvas.brush.colours.main ?? "#c9c0b6";
  const wall = canvas.tone(mix(stone, "#ffffff", 0.05), 0.3);
  const parts = [
    tower(canvas, { x: x - unit * 9, y, half: 4, rise: 34, distance: 0.42 }, stone),
    tower(canvas, { x: x + unit * 10, y, half: 3.6, rise: 30, distance: 0.42 }, stone),
    tower(canvas, { x, y, half: 5.4, rise: 39, distance: 0.36 }, stone),
    box(
      { x: x - unit * 20, y: y - unit * 15, width: unit * 40, height: unit * 15 },
      { fill: wall },
    ),
    battlements(canvas, { from: x - unit * 20, to: x + unit * 20, y: y - unit * 15 }, wall),
    tower(canvas, { x: x - unit * 21, y, half: 4.4, rise: 24, distance: 0.24 }, stone),
    tower(canvas, { x: x + unit * 21, y, half: 4.4, rise: 24, distance: 0.24 }, stone),
    gate(canvas, x, y),
  ];
  return parts.join("");
}

function tower(
  canvas: Canvas,
  at: { x: number; y: number; half: number; rise: number; distance: number },
  stone: Colour,
): string {
  const { unit } = canvas;
  const { x, y, distance } = at;
  const [half, rise] = [at.half * unit, at.rise * unit];
  const toLeft = canvas.brush.light === "left";
  const wall = canvas.linear(
    [
      [0, canvas.tone(mix(stone, toLeft ? "#fff3dc" : "#4a4a68", 0.25), distance)],
      [1, canvas.tone(mix(stone, toLeft ? "#4a4a68" : "#fff3dc", 0.25), distance)],
    ],
    { from: { x: x - half, y }, to: { x: x + half, y } },
  );
  const pane = canvas.brush.isNight ? "#ffd98a" : canvas.tone("#4a4f66", distance);
  const roof = canvas.tone(snowed(canvas, "#5a6fa0"), distance);
  const tip = y - rise - half * 2.4;
  const slits = [0.35, 0.62].map((up) =>
    box(
      {
        x: x - unit * 0.6,
        y: y - rise * up - unit * 3.6,
        width: unit * 1.2,
        height: unit * 2.8,
        round: unit * 0.6,
      },
      { fill: pane },
    ),
  );
  return (
    box({ x: x - half, y: y - rise, width: half * 2, height: rise }, { fill: wall }) +
    box(
      { x: x - half * 1.15, y: y - rise, width: half * 2.3, height: unit * 2 },
      { fill: canvas.tone(mix(stone, "#4a4a68", 0.2), distance) },
    ) +
    polygon(
      [
        { x: x - half * 1.25, y: y - rise },
        { x, y: tip },
        { x: x + half * 1.25, y: y - rise },
      ],
      { fill: roof },
    ) +
    stroke(`M${px(x)} ${px(tip)}v${px(-unit * 4)}`, {
      colour: canvas.tone("#5a4a44", distance),
      width: unit * 0.3,
    }) +
    path(
      `M${px(x)} ${px(tip - unit * 4)}l${px(unit * 3.4)} ${px(unit * 0.9)}l${px(-unit * 3.4)} ${px(unit * 1)}Z`,
      { fill: canvas.tone("#d9483f", distance * 0.6) },
    ) +
    slits.join("")
  );
}

function battlements(
  canvas: Canvas,
  row: { from: number; to: number; y: number },
  fill: Colour,
): string {
  const step = canvas.unit * 2.6;
  const count = Math.floor((row.to - row.from) / step);
  return canvas.repeat(count, (index) =>
    box(
      {
        x: row.from + index * step,
        y: row.y - step * 0.6,
        width: step * 0.55,
        height: step * 0.65,
      },
      { fill },
    ),
  );
}

function gate(canvas: Canvas, x: number, y: number): string {
  const { unit } = canvas;
  const arch = (half: number, rise: number): string =>
    `M${px(x - half * unit)} ${px(y)}v${px(-rise * unit)}a${px(half * unit)} ${px(half * unit)} 0 0 1 ${px(half * 2 * unit)} 0v${px(rise * unit)}Z`;
  const bars = [-2, 0, 2]
    .map((along) => `M${px(x + along * unit)} ${px(y)}v${px(-unit * 8)}`)
    .join("");
  return (
    path(arch(4.8, 5.4), { fill: canvas.tone("#a1978f", 0.26) }) +
    path(arch(3.8, 5.2), { fill: canvas.tone("#5f4432", 0.2) }) +
    stroke(bars, { colour: canvas.tone("#3d2a20", 0.2), width: unit * 0.4 })
  );
}
