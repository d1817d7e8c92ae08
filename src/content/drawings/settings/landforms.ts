import { mix } from "../colours.js";
import type { Colour } from "../drawing.js";
import { px } from "../numbers.js";
import type { Canvas } from "./canvas.js";
import { lightOf } from "./light.js";
import { below, box, curve, ellipse, type Point, path, polygon, stroke } from "./shapes.js";

/** Points of a soft skyline across the frame, with crests up to `rise` above `base`. */
export function rolling(
  canvas: Canvas,
  shape: { readonly base: number; readonly rise: number; readonly waves: number },
): Point[] {
  const phase = canvas.between(0, Math.PI * 2);
  const second = canvas.between(0, Math.PI * 2);
  const steps = Math.ceil(shape.waves * 6) + 2;
  return Array.from({ length: steps + 3 }, (_, index) => {
    const along = (index - 1) / steps;
    const swell =
      Math.sin(along * shape.waves * Math.PI * 2 + phase) * 0.62 +
      Math.sin(along * shape.waves * 2.3 * Math.PI * 2 + second) * 0.2;
    return { x: along * canvas.width, y: shape.base - shape.rise * (0.5 + swell * 0.6) };
  });
}

/** Land below a line of points, lighter at its crest than at its foot. */
export function land(
  canvas: Canvas,
  line: readonly Point[],
  look: {
    readonly colour: Colour;
    readonly distance: number;
    readonly bottom: number;
    readonly depth?: number;
  },
): string {
  const top = Math.min(...line.map((point) => point.y));
  const crest = canvas.tone(mix(look.colour, "#fff6c8", 0.12), look.distance);
  const shade = canvas.isSnowy ? "#6f93c4" : "#12303a";
  const foot = canvas.tone(mix(look.colour, shade, look.depth ?? 0.16), look.distance * 0.85);
  const fill = canvas.linear(
    [
      [0, crest],
      [1, foot],
    ],
    { from: { x: 0, y: top }, to: { x: 0, y: look.bottom } },
  );
  const left = line[0]?.x ?? 0;
  const right = line.at(-1)?.x ?? canvas.width;
  return path(below(curve(line), { left, right, bottom: look.bottom }), { fill });
}

/** Two ranges of soft far hills that stand on the horizon. */
export function farHills(canvas: Canvas, colour: Colour, rise: number): string {
  const { horizon, unit } = canvas;
  const bottom = horizon + unit * 4;
  const far = rolling(canvas, { base: horizon, rise: rise * unit, waves: 1.4 });
  const near = rolling(canvas, { base: horizon + unit, rise: rise * 0.55 * unit, waves: 2.1 });
  return (
    land(canvas, far, { colour: mix(colour, "#4a6f8f", 0.4), distance: 0.85, bottom, depth: 0 }) +
    land(canvas, near, { colour, distance: 0.62, bottom, depth: 0 })
  );
}

/** The ground from the horizon to the viewer, hazy far away and deep near by. */
export function plain(canvas: Canvas, colour: Colour, top = canvas.horizon): string {
  const fill = canvas.linear(
    [
      [0, canvas.tone(mix(colour, "#fff2c4", 0.1), 0.45)],
      [0.3, canvas.tone(colour, 0.16)],
      [1, canvas.tone(mix(colour, canvas.isSnowy ? "#7f9fcb" : "#1d3b33", 0.2), 0)],
    ],
    { from: { x: 0, y: top }, to: { x: 0, y: canvas.height } },
  );
  return box({ x: 0, y: top, width: canvas.width, height: canvas.height - top }, { fill });
}

/** A mountain with a lit and a shaded side, with snow down to the share `snow` of its height. */
export function peak(
  canvas: Canvas,
  shape: {
    readonly x: number;
    readonly base: number;
    readonly rise: number;
    readonly spread: number;
  },
  look: { readonly rock: Colour; readonly distance: number; readonly snow?: number },
): string {
  const { between } = canvas;
  const summit = { x: shape.x, y: shape.base - shape.rise };
  const left = flank(canvas, summit, { x: shape.x - shape.spread, y: shape.base });
  const right = flank(canvas, summit, {
    x: shape.x + shape.spread * between(0.85, 1.15),
    y: shape.base,
  });
  const spine = flank(canvas, summit, {
    x: shape.x + shape.spread * between(-0.2, 0.2),
    y: shape.base,
  });
  const isLitLeft = lightOf(canvas.moment).side === "left";
  const lit = canvas.tone(mix(look.rock, "#ffe9cc", 0.22), look.distance);
  const dark = canvas.tone(mix(look.rock, "#22304f", 0.28), look.distance);
  const body =
    polygon([...left.toReversed(), ...right.slice(1)], { fill: isLitLeft ? lit : dark }) +
    polygon([...spine, ...right.toReversed().slice(0, -1)], { fill: isLitLeft ? dark : lit });
  const snow = look.snow ?? 0;
  return snow === 0 ? body : body + cap(canvas, { left, right, spine, snow }, look.distance);
}

function flank(canvas: Canvas, summit: Point, foot: Point): Point[] {
  const steps = 6;
  return Array.from({ length: steps + 1 }, (_, index) => {
    const along = index / steps;
    const jag = index === 0 || index === steps ? 0 : canvas.between(-0.045, 0.045);
    const width = Math.abs(foot.x - summit.x) + (foot.y - summit.y) * 0.25;
    return {
      x: summit.x + (foot.x - summit.x) * along ** 1.08 + jag * width,
      y: summit.y + (foot.y - summit.y) * along,
    };
  });
}

function cap(
  canvas: Canvas,
  ridges: { left: Point[]; right: Point[]; spine: Point[]; snow: number },
  distance: number,
): string {
  const isLitLeft = lightOf(canvas.moment).side === "left";
  const lit = canvas.tone("#ffffff", distance * 0.7);
  const dark = canvas.tone("#b4c6df", distance * 0.8);
  return (
    snowSide(canvas, ridges.left, ridges, isLitLeft ? lit : dark) +
    snowSide(canvas, ridges.right, ridges, isLitLeft ? dark : lit)
  );
}

function snowSide(
  canvas: Canvas,
  edge: readonly Point[],
  ridges: { spine: Point[]; snow: number },
  fill: Colour,
): string {
  const outer = along(edge, ridges.snow * canvas.between(0.85, 1.1));
  const inner = along(ridges.spine, ridges.snow * canvas.between(1, 1.25));
  const end = outer.at(-1);
  const start = inner.at(-1);
  if (end === undefined || start === undefined) {
    return "";
  }
  const drop = (end.y - (outer[0]?.y ?? end.y)) * 0.3;
  const teeth = [0.2, 0.4, 0.6, 0.8].map((share, index) => ({
    x: end.x + (start.x - end.x) * share,
    y:
      end.y +
      (start.y - end.y) * share +
      (index % 2 === 0 ? -drop : drop * 0.6) * canvas.between(0.6, 1),
  }));
  return polygon([...outer, ...teeth, ...inner.toReversed()], { fill });
}

function along(points: readonly Point[], share: number): Point[] {
  const reach = share * (points.length - 1);
  const whole = Math.floor(reach);
  const kept = points.slice(0, whole + 1);
  const from = points[whole];
  const to = points[whole + 1];
  if (from === undefined || to === undefined) {
    return kept;
  }
  const rest = reach - whole;
  return [...kept, { x: from.x + (to.x - from.x) * rest, y: from.y + (to.y - from.y) * rest }];
}

/** Blades of grass in tufts, small near the top of the band and large at its bottom. */
export function tufts(
  canvas: Canvas,
  band: { readonly top: number; readonly bottom: number; readonly count: number },
  colour: Colour,
): string {
  const { width, unit, between } = canvas;
  return canvas.repeat(band.count, (index) => {
    const near = (index + 1) / band.count;
    const x = between(-0.02, 1.02) * width;
    const y = band.top + (band.bottom - band.top) * near;
    const size = unit * (0.6 + near * 2.2);
    const blades = [-0.5, -0.1, 0.35].map(
      (lean) =>
        `M${px(x)} ${px(y)}q${px(lean * size * 0.3)} ${px(-size * 0.6)} ${px(lean * size)} ${px(-size * between(0.8, 1.1))}`,
    );
    return stroke(blades.join(""), {
      colour: canvas.tone(
        mix(colour, index % 2 === 0 ? "#173c2a" : "#eaf2a0", 0.25),
        0.2 * (1 - near),
      ),
      width: unit * (0.12 + near * 0.2),
      opacity: 0.75,
    });
  });
}

/** Flat patches that keep a wide floor from being empty: lenses that grow toward the viewer. */
export function patches(
  canvas: Canvas,
  band: { readonly top: number; readonly bottom: number; readonly count: number },
  look: { readonly fill: Colour; readonly opacity: number },
): string {
  const { width, unit, between } = canvas;
  return canvas.repeat(band.count, (index) => {
    const near = (index + between(0, 1)) / band.count;
    return ellipse(
      {
        x: between(-0.05, 1.05) * width,
        y: band.top + (band.bottom - band.top) * near ** 1.4,
        rx: unit * (4 + near * 16) * between(0.6, 1.2),
        ry: unit * (0.25 + near * 1.3),
      },
      look,
    );
  });
}
