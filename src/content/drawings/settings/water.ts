import { mix } from "../colours.js";
import type { Colour } from "../drawing.js";
import { px } from "../numbers.js";
import type { Canvas } from "./canvas.js";
import { lightOf } from "./light.js";
import { below, box, curve, ellipse, type Point, path } from "./shapes.js";

const SEA = "#2f86b8";
const STREAKS = 44;

/** A stretch of water that mirrors the sky, with waves that grow toward the viewer. */
export function water(
  canvas: Canvas,
  area: {
    readonly top: number;
    readonly bottom: number;
    readonly colour?: Colour;
    readonly calm?: boolean;
  },
): string {
  const { width, palette } = canvas;
  const colour = area.colour ?? canvas.brush.colours.ground ?? SEA;
  const [, high, low, edge] = palette.sky;
  const { mirror } = palette;
  const fill = canvas.linear(
    [
      [0, mix(canvas.tone(colour, 0.5), edge, mirror + 0.12)],
      [0.3, mix(canvas.tone(colour, 0.15), low, mirror)],
      [1, mix(canvas.tone(mix(colour, "#0c2f52", 0.34), 0), high, mirror * 0.8)],
    ],
    { from: { x: 0, y: area.top }, to: { x: 0, y: area.bottom } },
  );
  const surface = box({ x: 0, y: area.top, width, height: area.bottom - area.top }, { fill });
  const isRough = isRoughSea(canvas) && area.calm !== true;
  return (
    surface +
    ripples(canvas, area) +
    lightPath(canvas, area) +
    (isRough ? breakers(canvas, area, colour) : "")
  );
}

function isRoughSea(canvas: Canvas): boolean {
  return ["storm", "wind"].includes(canvas.moment.weather);
}

function ripples(canvas: Canvas, area: { readonly top: number; readonly bottom: number }): string {
  const { width, unit, between, palette } = canvas;
  const light = mix(palette.sky[3], "#ffffff", 0.3);
  const dark = canvas.tone("#1b4f7d", 0.1);
  return canvas.repeat(STREAKS, (index) => {
    const near = ((index + 0.5) / STREAKS) ** 1.5;
    const isLight = index % 3 !== 0;
    const length = unit * (3 + near * 15) * between(0.5, 1.2);
    const x = between(-0.05, 1.05) * width;
    const y = area.top + (area.bottom - area.top) * near;
    const thick = unit * (0.12 + near * 0.75);
    return path(
      `M${px(x - length)} ${px(y)}Q${px(x - length * 0.4)} ${px(y - thick)} ${px(x)} ${px(y - thick * 0.3)}T${px(x + length)} ${px(y)}Q${px(x)} ${px(y + thick * 0.9)} ${px(x - length)} ${px(y)}Z`,
      { fill: isLight ? light : dark, opacity: isLight ? 0.2 : 0.22 },
    );
  });
}

function lightPath(
  canvas: Canvas,
  area: { readonly top: number; readonly bottom: number },
): string {
  const { unit, between, palette, moment } = canvas;
  if (!["clear", "wind", "rainbow", "cloudy"].includes(moment.weather)) {
    return "";
  }
  const light = lightOf(moment);
  const isStrong = ["sunset", "dawn", "night"].includes(moment.time);
  const colour = mix(palette.glow, "#ffffff", moment.time === "night" ? 0.3 : 0.35);
  const count = isStrong ? 34 : 16;
  return canvas.repeat(count, (index) => {
    const near = ((index + 0.3) / count) ** 1.35;
    const spread = unit * (2.5 + near * (isStrong ? 9 : 16));
    const x = light.x * canvas.width + between(-1, 1) * spread;
    return ellipse(
      {
        x,
        y: area.top + (area.bottom - area.top) * near,
        rx: unit * (1.6 + near * 4) * between(0.6, 1.3),
        ry: unit * (0.16 + near * 0.4),
      },
      { fill: colour, opacity: (isStrong ? 0.78 : 0.4) * (1 - near * 0.55) },
    );
  });
}

function breakers(
  canvas: Canvas,
  area: { readonly top: number; readonly bottom: number },
  colour: Colour,
): string {
  const { unit, between } = canvas;
  const rows = 6;
  return canvas.repeat(rows, (row) => {
    const near = (row + 1) / (rows + 0.6);
    const y = area.top + (area.bottom - area.top) * near ** 1.3;
    const wave = { y, length: unit * (10 + near * 26), rise: unit * (1 + near * 5) };
    const crest = swell(canvas, wave);
    const fill = canvas.linear([
      [0, canvas.tone(mix(colour, "#dff6fb", 0.3), 0.3 * (1 - near))],
      [0.45, canvas.tone(mix(colour, "#0c2f52", 0.2), 0.1), 0.9],
      [1, canvas.tone(mix(colour, "#0c2f52", 0.34), 0), 0],
    ]);
    const body = below(curve(crest), {
      left: crest[0]?.x ?? 0,
      right: crest.at(-1)?.x ?? canvas.width,
      bottom: y + wave.rise * 2.2,
    });
    const caps = crest
      .filter((_, index) => index % 4 === 2)
      .filter(() => canvas.brush.random() < 0.7)
      .map((top) => foam(top, { length: wave.length * between(0.3, 0.5), rise: wave.rise }))
      .join("");
    return path(body, { fill }) + path(caps, { fill: canvas.tone("#ffffff", 0.12), opacity: 0.85 });
  });
}

function swell(
  canvas: Canvas,
  wave: { readonly y: number; readonly length: number; readonly rise: number },
): Point[] {
  const step = wave.length / 4;
  const shift = canvas.between(0, wave.length);
  const count = Math.ceil((canvas.width + wave.length * 2) / step) + 1;
  return Array.from({ length: count }, (_, index) => {
    const lift = [0, -0.25, -1, -0.35][index % 4] ?? 0;
    return {
      x: index * step - shift,
      y: wave.y + lift * wave.rise * canvas.between(0.7, 1.25),
    };
  });
}

function foam(top: Point, size: { readonly length: number; readonly rise: number }): string {
  const half = size.length / 2;
  const y = top.y + size.rise * 0.24;
  return `M${px(top.x - half)} ${px(y + size.rise * 0.14)}Q${px(top.x - half * 0.2)} ${px(y - size.rise * 0.34)} ${px(top.x + half)} ${px(y + size.rise * 0.3)}Q${px(top.x + half * 0.2)} ${px(y + size.rise * 0.02)} ${px(top.x - half)} ${px(y + size.rise * 0.14)}Z`;
}

/** A band of bright haze where the sea meets the sky. */
export function hazeLine(canvas: Canvas): string {
  const { width, horizon, unit, palette } = canvas;
  const fill = canvas.linear([
    [0, palette.sky[3], 0],
    [0.5, palette.sky[3], 0.55],
    [1, palette.sky[3], 0],
  ]);
  return box({ x: 0, y: horizon - unit * 1.4, width, height: unit * 2.8 }, { fill });
}
