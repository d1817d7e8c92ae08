import { mix } from "../colours.js";
import type { Colour } from "../drawing.js";
import { px } from "../numbers.js";
import type { Canvas } from "./canvas.js";
import { snowed } from "./seasons.js";
import { box, path, polygon } from "./shapes.js";

const LAMPLIGHT = "#ffd98a";

interface Block {
  readonly x: number;
  readonly base: number;
  readonly width: number;
  readonly height: number;
  readonly distance: number;
}

/** A block of a city with a grid of windows, some lit at night. */
export function cityBlock(canvas: Canvas, block: Block, colour: Colour): string {
  const { x, base, width, height, distance } = block;
  const top = base - height;
  const wall = canvas.linear([
    [0, canvas.tone(mix(colour, "#ffffff", 0.08), distance)],
    [1, canvas.tone(mix(colour, "#39465e", 0.14), distance)],
  ]);
  const isLitLeft = canvas.brush.light === "left";
  const shade = box(
    { x: isLitLeft ? x + width * 0.72 : x, y: top, width: width * 0.28, height },
    { fill: canvas.tone("#2c3850", distance), opacity: 0.16 },
  );
  return (
    crown(canvas, block, colour) +
    box({ x, y: top, width, height }, { fill: wall }) +
    shade +
    windows(canvas, block, colour)
  );
}

function crown(canvas: Canvas, block: Block, colour: Colour): string {
  const { x, base, width, height, distance } = block;
  const top = base - height;
  const fill = canvas.tone(mix(colour, "#2c3850", 0.15), distance);
  const kind = canvas.brush.random();
  if (kind < 0.25) {
    return (
      box(
        { x: x + width * 0.2, y: top - width * 0.16, width: width * 0.6, height: width * 0.2 },
        { fill },
      ) +
      box(
        { x: x + width * 0.48, y: top - width * 0.6, width: width * 0.04, height: width * 0.5 },
        { fill },
      )
    );
  }
  if (kind < 0.4) {
    return polygon(
      [
        { x, y: top + 1 },
        { x: x + width / 2, y: top - width * 0.5 },
        { x: x + width, y: top + 1 },
      ],
      { fill },
    );
  }
  return kind < 0.7
    ? box(
        { x: x + width * 0.6, y: top - width * 0.12, width: width * 0.24, height: width * 0.16 },
        { fill },
      )
    : "";
}

function windows(canvas: Canvas, block: Block, colour: Colour): string {
  const { x, base, width, height, distance } = block;
  const columns = Math.max(2, Math.min(6, Math.round(width / (canvas.unit * 2.4))));
  const rows = Math.max(2, Math.min(16, Math.round(height / (canvas.unit * 3.1))));
  const [stepX, stepY] = [(width * 0.84) / columns, (height * 0.9) / rows];
  const lit: string[] = [];
  const dark: string[] = [];
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const pane = `M${px(x + width * 0.08 + (column + 0.22) * stepX)} ${px(base - height * 0.96 + (row + 0.15) * stepY)}h${px(stepX * 0.56)}v${px(stepY * 0.55)}h${px(-stepX * 0.56)}Z`;
      const isLit = canvas.brush.isNight && canvas.brush.random() < 0.5;
      (isLit ? lit : dark).push(pane);
    }
  }
  const glass = canvas.tone(
    mix(colour, canvas.brush.isNight ? "#16223f" : "#4f7295", 0.5),
    distance,
  );
  return (
    (dark.length === 0 ? "" : path(dark.join(""), { fill: glass, opacity: 0.75 })) +
    (lit.length === 0
      ? ""
      : path(lit.join(""), { fill: mix(LAMPLIGHT, canvas.palette.haze, distance * 0.4) }))
  );
}

/** A row of city blocks across the frame. */
export function blockRow(
  canvas: Canvas,
  row: {
    readonly base: number;
    readonly low: number;
    readonly high: number;
    readonly broad: number;
    readonly distance: number;
  },
  colours: readonly [Colour, ...Colour[]],
): string {
  const count = Math.min(40, Math.ceil(canvas.width / row.broad) + 1);
  return canvas.repeat(count, (index) =>
    cityBlock(
      canvas,
      {
        x: (index - canvas.between(0.05, 0.2)) * row.broad,
        base: row.base,
        width: row.broad * canvas.between(0.8, 1.08),
        height: canvas.between(row.low, row.high),
        distance: row.distance,
      },
      canvas.pick(colours),
    ),
  );
}

/** A cottage with a pitched roof, a door, windows and a chimney. */
export function cottage(
  canvas: Canvas,
  at: { readonly x: number; readonly y: number; readonly size: number; readonly distance: number },
  look: { readonly wall: Colour; readonly roof: Colour },
): string {
  const { x, y, size, distance } = at;
  const glass = canvas.brush.isNight ? LAMPLIGHT : canvas.tone("#7fa3bd", distance);
  const frame = canvas.tone("#fff8ea", distance);
  const half = size * 0.62;
  const pane = (along: number): string =>
    box(
      {
        x: x + along * size - size * 0.11,
        y: y - size * 0.4,
        width: size * 0.22,
        height: size * 0.24,
      },
      { fill: frame },
    ) +
    box(
      {
        x: x + along * size - size * 0.085,
        y: y - size * 0.375,
        width: size * 0.17,
        height: size * 0.19,
      },
      { fill: glass },
    );
  return (
    box(
      { x: x + size * 0.28, y: y - size * 1.14, width: size * 0.14, height: size * 0.4 },
      { fill: canvas.tone("#8f5d4c", distance) },
    ) +
    box(
      { x: x - half, y: y - size * 0.56, width: half * 2, height: size * 0.56 },
      { fill: canvas.tone(look.wall, distance) },
    ) +
    box(
      {
        x: canvas.brush.light === "left" ? x + half * 0.5 : x - half,
        y: y - size * 0.56,
        width: half * 0.5,
        height: size * 0.56,
      },
      { fill: canvas.tone("#3d4660", distance), opacity: 0.14 },
    ) +
    polygon(
      [
        { x: x - half * 1.16, y: y - size * 0.52 },
        { x: x - half * 0.74, y: y - size },
        { x: x + half * 0.74, y: y - size },
        { x: x + half * 1.16, y: y - size * 0.52 },
      ],
      { fill: canvas.tone(snowed(canvas, look.roof), distance) },
    ) +
    box(
      { x: x - size * 0.09, y: y - size * 0.38, width: size * 0.18, height: size * 0.38 },
      { fill: canvas.tone("#7a4f38", distance) },
    ) +
    pane(-0.36) +
    pane(0.36)
  );
}

/** Colours of office towers. */
export const CITY = ["#8fa3bf", "#a7b2c6", "#7d92b3", "#b7a9a6", "#9c8f9e", "#6f86a8"] as const;

/** Colours of house fronts. */
export const FRONTS = ["#c98f73", "#d9b28c", "#9fb3c4", "#b7796a", "#8fa58f", "#d0a7a0"] as const;
