import { mix } from "../colours.js";
import type { Colour } from "../drawing.js";
import { px } from "../numbers.js";
import { type Canvas, defineSetting } from "./canvas.js";
import { box, ellipse, group, path, stroke } from "./shapes.js";

/** The inside of a cave with its mouth open to daylight. */
export const cave = defineSetting({
  name: "cave",
  words: ["cavern", "grotto", "mine", "tunnel", "underground", "dungeon", "crystal cave"],
  horizon: 0.58,
  hasSky: false,
  floor: "ground",
  paint: (canvas) => {
    const { width, height, horizon, unit, palette } = canvas;
    const rock = canvas.brush.colours.ground ?? "#6b5f6a";
    const mouth = { x: width * 0.52, y: horizon - unit * 17 };
    const glow = canvas.radial(
      [
        [0, palette.sky[3]],
        [0.4, mix(palette.sky[2], rock, 0.25)],
        [0.75, mix(rock, "#1d1826", 0.45), 1],
        [1, mix(rock, "#15121d", 0.75)],
      ],
      { ...mouth, radius: unit * 62 },
    );
    const opening = `M${px(mouth.x - unit * 17)} ${px(horizon + unit)}Q${px(mouth.x - unit * 21)} ${px(horizon - unit * 18)} ${px(mouth.x - unit * 9)} ${px(horizon - unit * 29)}Q${px(mouth.x + unit * 2)} ${px(horizon - unit * 36)} ${px(mouth.x + unit * 12)} ${px(horizon - unit * 27)}Q${px(mouth.x + unit * 22)} ${px(horizon - unit * 14)} ${px(mouth.x + unit * 17)} ${px(horizon + unit)}Z`;
    const outside = canvas.linear([
      [0, palette.sky[1]],
      [0.7, palette.sky[3]],
      [1, canvas.tone("#8fb870", 0.4)],
    ]);
    const floor = canvas.linear(
      [
        [0, mix(rock, palette.sky[3], 0.45)],
        [0.3, mix(rock, "#3a3240", 0.3)],
        [1, mix(rock, "#15121d", 0.6)],
      ],
      { from: { x: 0, y: horizon }, to: { x: 0, y: height } },
    );
    const pool = canvas.radial(
      [
        [0, palette.sky[3], 0.45],
        [1, palette.sky[3], 0],
      ],
      { x: mouth.x, y: horizon, radius: unit * 38 },
    );
    return {
      back:
        box({ x: 0, y: 0, width, height }, { fill: glow }) +
        strata(canvas, rock) +
        path(opening, { fill: outside }) +
        stroke(opening, {
          colour: mix(rock, palette.sky[3], 0.55),
          width: unit * 0.7,
          opacity: 0.7,
        }) +
        box({ x: 0, y: horizon, width, height: height - horizon }, { fill: floor }) +
        ellipse({ x: mouth.x, y: horizon, rx: unit * 38 }, { fill: pool }) +
        stalactites(canvas, rock, { distance: 0.35, length: 22, foot: 0 }) +
        stalagmites(canvas, rock, horizon + unit * 7) +
        crystals(canvas, horizon + unit * 13),
      front: stalactites(canvas, rock, { distance: 0, length: 15, foot: 1 }),
    };
  },
});

function strata(canvas: Canvas, rock: Colour): string {
  const { width, horizon, unit, between } = canvas;
  const lines = canvas.repeat(12, (index) => {
    const y = (horizon * (index + 0.5)) / 12;
    return stroke(
      `M${px(-unit)} ${px(y)}Q${px(width * between(0.1, 0.3))} ${px(y + between(-5, 5) * unit)} ${px(width * 0.33)} ${px(y + between(-3, 3) * unit)}M${px(width * 0.72)} ${px(y + between(-3, 3) * unit)}Q${px(width * between(0.8, 0.9))} ${px(y + between(-5, 5) * unit)} ${px(width + unit)} ${px(y)}`,
      { colour: mix(rock, "#110e18", 0.6), width: unit * between(0.3, 0.8), opacity: 0.25 },
    );
  });
  return lines;
}

function stalactites(
  canvas: Canvas,
  rock: Colour,
  look: { distance: number; length: number; foot: number },
): string {
  const { width, unit, between } = canvas;
  const count = Math.ceil(width / (unit * 6));
  const fill = canvas.linear([
    [0, mix(rock, "#120f19", 0.85 - look.distance)],
    [1, mix(rock, "#2a2430", 0.6 - look.distance)],
  ]);
  const teeth = Array.from({ length: count }, (_, index) => {
    const half = unit * between(2.4, 4.4);
    const x = (index + 0.5) * unit * 6;
    const aside = Math.abs(x / width - 0.5) * 2;
    const length = unit * look.length * between(0.35, 1) * (0.35 + aside * 0.75);
    return `M${px(x - half)} ${px(-unit)}Q${px(x - half * 0.25)} ${px(length * 0.5)} ${px(x)} ${px(length)}Q${px(x + half * 0.25)} ${px(length * 0.5)} ${px(x + half)} ${px(-unit)}Z`;
  });
  return path(teeth.join(""), { fill });
}

function stalagmites(canvas: Canvas, rock: Colour, y: number): string {
  const { width, unit, between } = canvas;
  return canvas.repeat(10, (index) => {
    const x = (index % 2 === 0 ? between(-0.02, 0.22) : between(0.8, 1.02)) * width;
    const foot = y + unit * between(-5, 7);
    const [half, rise] = [unit * between(2.4, 4.4), unit * between(8, 21)];
    const fill = canvas.linear([
      [0, mix(rock, "#d9c9c0", 0.14)],
      [1, mix(rock, "#17131f", 0.6)],
    ]);
    return path(
      `M${px(x - half)} ${px(foot)}Q${px(x - half * 0.3)} ${px(foot - rise * 0.5)} ${px(x)} ${px(foot - rise)}Q${px(x + half * 0.3)} ${px(foot - rise * 0.5)} ${px(x + half)} ${px(foot)}Z`,
      { fill },
    );
  });
}

function crystals(canvas: Canvas, y: number): string {
  const { width, unit, between } = canvas;
  const clusters = [0.12, 0.88].map((at, side) => {
    const colour = side === 0 ? "#6fe0d8" : "#b48cf0";
    const centre = { x: width * at, y };
    const halo = canvas.radial(
      [
        [0, colour, 0.5],
        [1, colour, 0],
      ],
      { ...centre, radius: unit * 15 },
    );
    const shards = [-24, -8, 10, 26].map((turn) => {
      const size = unit * between(5, 9);
      const shard =
        path(`M${px(-size * 0.18)} 0V${px(-size * 0.75)}L0 ${px(-size)}V0Z`, {
          fill: mix(colour, "#ffffff", 0.45),
        }) +
        path(`M0 0V${px(-size)}L${px(size * 0.18)} ${px(-size * 0.75)}V0Z`, {
          fill: mix(colour, "#2a2a60", 0.2),
        });
      return group(shard, { transform: `translate(${px(centre.x)} ${px(y)}) rotate(${turn})` });
    });
    return ellipse({ ...centre, rx: unit * 15 }, { fill: halo }) + shards.join("");
  });
  return clusters.join("");
}
