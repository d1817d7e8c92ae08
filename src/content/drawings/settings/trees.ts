import { mix } from "../colours.js";
import type { Colour } from "../drawing.js";
import { px } from "../numbers.js";
import type { Canvas } from "./canvas.js";
import { ellipse, group, type Point, path, polygon, stroke } from "./shapes.js";

const BARK = "#6b4a35";

interface Stand extends Point {
  /** Height in pixels. */
  readonly size: number;
  readonly distance: number;
}

/** A fir of three skirts. */
export function conifer(canvas: Canvas, at: Stand, colour: Colour): string {
  const { x, y, size } = at;
  const lit = canvas.tone(mix(colour, "#e9f5c8", 0.12), at.distance);
  const dark = canvas.tone(mix(colour, "#0f2a33", 0.25), at.distance);
  const trunk = path(
    `M${px(x - size * 0.025)} ${px(y)}v${px(-size * 0.2)}h${px(size * 0.05)}v${px(size * 0.2)}Z`,
    { fill: canvas.tone(BARK, at.distance) },
  );
  const skirts = [0, 1, 2, 3].map((step) => {
    const foot = y - size * (0.1 + step * 0.2);
    const half = size * (0.24 - step * 0.045);
    const tip = foot - size * (0.4 - step * 0.03);
    const whole = polygon(
      [
        { x: x - half, y: foot },
        { x, y: tip },
        { x: x + half, y: foot },
      ],
      { fill: lit },
    );
    const isLeft = canvas.brush.light === "left";
    const shaded = polygon(
      [
        { x: isLeft ? x + half : x - half, y: foot },
        { x, y: tip },
        { x, y: foot },
      ],
      { fill: dark },
    );
    const load = canvas.isSnowy
      ? polygon(
          [
            { x: x - half * 0.42, y: tip + (foot - tip) * 0.42 },
            { x, y: tip },
            { x: x + half * 0.42, y: tip + (foot - tip) * 0.42 },
            { x, y: tip + (foot - tip) * 0.32 },
          ],
          { fill: canvas.tone("#f4f8fc", at.distance) },
        )
      : "";
    return whole + shaded + load;
  });
  return trunk + skirts.join("");
}

/** A broad-leaved tree with a heaped crown. */
export function broadTree(canvas: Canvas, at: Stand, colour: Colour): string {
  const { x, y, size } = at;
  const { between } = canvas;
  const toLight = canvas.brush.light === "left" ? -1 : 1;
  const dark = canvas.tone(mix(colour, "#17323c", 0.3), at.distance);
  const base = canvas.tone(colour, at.distance);
  const lit = canvas.tone(mix(colour, "#fff7b8", 0.28), at.distance);
  const trunk = path(
    `M${px(x - size * 0.05)} ${px(y)}Q${px(x - size * 0.02)} ${px(y - size * 0.25)} ${px(x - size * 0.02)} ${px(y - size * 0.5)}h${px(size * 0.045)}Q${px(x + size * 0.025)} ${px(y - size * 0.2)} ${px(x + size * 0.06)} ${px(y)}Z`,
    { fill: canvas.tone(BARK, at.distance) },
  );
  const heaps = [
    { along: -0.19, up: 0.5, radius: 0.19 },
    { along: 0.2, up: 0.52, radius: 0.19 },
    { along: 0, up: 0.46, radius: 0.2 },
    { along: -0.12, up: 0.7, radius: 0.2 },
    { along: 0.13, up: 0.72, radius: 0.19 },
    { along: 0, up: 0.8, radius: 0.18 },
  ].map((heap) => ({
    x: x + heap.along * size * between(0.9, 1.1),
    y: y - heap.up * size,
    radius: heap.radius * size * between(0.92, 1.1),
  }));
  const layer = (fill: Colour, shift: number, scale: number): string =>
    heaps
      .map((heap) =>
        ellipse(
          {
            x: heap.x + toLight * heap.radius * shift,
            y: heap.y - heap.radius * shift * 0.8,
            rx: heap.radius * scale,
          },
          { fill },
        ),
      )
      .join("");
  return (
    trunk +
    layer(dark, 0, 1) +
    layer(base, 0.14, 0.86) +
    group(layer(lit, 0.38, 0.48), { opacity: 0.55 })
  );
}

/** A tree without leaves, forked four times. */
export function bareTree(canvas: Canvas, at: Stand, colour: Colour): string {
  const fill = canvas.tone(colour, at.distance);
  const grow = (foot: Point, limb: { length: number; turn: number; forks: number }): string => {
    const tip = {
      x: foot.x + Math.sin(limb.turn) * limb.length,
      y: foot.y - Math.cos(limb.turn) * limb.length,
    };
    const bend = limb.length * canvas.between(-0.12, 0.12);
    const wood = stroke(
      `M${px(foot.x)} ${px(foot.y)}Q${px((foot.x + tip.x) / 2 + bend)} ${px((foot.y + tip.y) / 2)} ${px(tip.x)} ${px(tip.y)}`,
      { colour: fill, width: at.size * 0.012 * 1.6 ** limb.forks },
    );
    if (limb.forks === 0) {
      return wood;
    }
    const sides = [-1, 1].map((side) =>
      grow(tip, {
        length: limb.length * canvas.between(0.62, 0.8),
        turn: limb.turn * 0.8 + side * canvas.between(0.3, 0.6),
        forks: limb.forks - 1,
      }),
    );
    return wood + sides.join("");
  };
  return grow(at, { length: at.size * 0.32, turn: canvas.between(-0.08, 0.08), forks: 4 });
}

/** A palm that leans a little. */
export function palm(canvas: Canvas, at: Stand & { readonly lean: number }): string {
  const { x, y, size } = at;
  const head = { x: x + at.lean * size * 0.3, y: y - size * 0.8 };
  const trunk = stroke(
    `M${px(x)} ${px(y)}Q${px(x + at.lean * size * 0.04)} ${px(y - size * 0.45)} ${px(head.x)} ${px(head.y)}`,
    { colour: canvas.tone("#8a6a48", at.distance), width: size * 0.045 },
  );
  const fronds = [-1.25, -0.75, -0.25, 0.3, 0.8, 1.3].map((turn, index) => {
    const reach = size * 0.4;
    const tip = {
      x: head.x + Math.sin(turn * 1.35) * reach,
      y: head.y - Math.cos(turn * 1.35) * reach * 0.45 + reach * 0.32,
    };
    const lift = { x: (head.x + tip.x) / 2, y: Math.min(head.y, tip.y) - reach * 0.32 };
    const colour = index % 2 === 0 ? "#3f8f52" : "#2f7746";
    return path(
      `M${px(head.x)} ${px(head.y)}Q${px(lift.x)} ${px(lift.y)} ${px(tip.x)} ${px(tip.y)}Q${px(lift.x)} ${px(lift.y + reach * 0.34)} ${px(head.x)} ${px(head.y)}Z`,
      { fill: canvas.tone(colour, at.distance) },
    );
  });
  return trunk + fronds.join("");
}

/** A row of far crowns as one band of foliage that stands on a level. */
export function treeline(
  canvas: Canvas,
  band: { readonly y: number; readonly size: number; readonly distance: number },
  colour: (canvas: Canvas) => Colour,
): string {
  const step = band.size * 0.62;
  const count = Math.min(70, Math.ceil(canvas.width / step) + 2);
  return canvas.repeat(count, (index) => {
    const fill = canvas.tone(mix(colour(canvas), "#1d4248", 0.18), band.distance);
    const size = band.size * canvas.between(0.7, 1.15);
    return ellipse(
      { x: (index - 0.5) * step, y: band.y - size * 0.35, rx: size * 0.5, ry: size * 0.62 },
      { fill },
    );
  });
}
