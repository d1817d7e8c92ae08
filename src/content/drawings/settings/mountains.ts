import { mix } from "../colours.js";
import type { Colour } from "../drawing.js";
import { type Canvas, defineSetting } from "./canvas.js";
import { land, patches, peak, plain, rolling, tufts } from "./landforms.js";
import { groundColour, needleColour } from "./seasons.js";
import { conifer, treeline } from "./trees.js";

/** Snowy peaks over fir woods and an alpine meadow. */
export const mountains = defineSetting({
  name: "mountains",
  words: [
    "mountain",
    "alps",
    "peak",
    "summit",
    "mountain range",
    "highlands",
    "alpine",
    "mountainside",
  ],
  horizon: 0.56,
  hasSky: true,
  openSky: 0.5,
  floor: "ground",
  paint: (canvas) => {
    const { horizon, height, unit } = canvas;
    const green = groundColour(canvas, "#78a95c");
    const rock = canvas.brush.colours.ground ?? "#64759a";
    const far = range(canvas, { count: 5, rise: [16, 26], distance: 0.8, rock: "#7f93b8" });
    const near = range(canvas, { count: 3, rise: [32, 47], distance: 0.46, rock });
    const slope = rolling(canvas, { base: horizon + unit * 3, rise: unit * 7, waves: 0.9 });
    return {
      back:
        far +
        near +
        land(canvas, slope, {
          colour: mix(green, "#4b7f63", 0.4),
          distance: 0.42,
          bottom: height,
          depth: 0.05,
        }) +
        treeline(
          canvas,
          { y: horizon + unit * 3.5, size: unit * 4.2, distance: 0.34 },
          needleColour,
        ) +
        plain(canvas, green, horizon + unit * 3) +
        firs(canvas, horizon + unit * 5) +
        patches(
          canvas,
          { top: horizon + unit * 8, bottom: height, count: 10 },
          { fill: canvas.tone(mix(green, "#f0eb9a", 0.4), 0), opacity: 0.25 },
        ),
      front: tufts(canvas, { top: height - unit * 4, bottom: height + unit, count: 26 }, green),
    };
  },
});

function range(
  canvas: Canvas,
  shape: { count: number; rise: readonly [number, number]; distance: number; rock: Colour },
): string {
  const { width, horizon, unit, between } = canvas;
  const order = Array.from({ length: shape.count }, (_, index) => index).sort(
    (a, b) => (a % 2) - (b % 2),
  );
  return order
    .map((index) => {
      const rise = Math.min(unit * between(shape.rise[0], shape.rise[1]), horizon * 0.86);
      return peak(
        canvas,
        {
          x: (width * (index + between(0.35, 0.65))) / shape.count,
          base: horizon + unit * 2,
          rise,
          spread: Math.max(rise * 1.05, (width / shape.count) * 0.9),
        },
        { rock: shape.rock, distance: shape.distance, snow: canvas.isSnowy ? 0.55 : 0.4 },
      );
    })
    .join("");
}

function firs(canvas: Canvas, base: number): string {
  const { width, unit, between } = canvas;
  return canvas.repeat(14, (index) => {
    const near = index / 14;
    const side = index % 2 === 0 ? between(-0.02, 0.2) : between(0.8, 1.02);
    return conifer(
      canvas,
      {
        x: width * side,
        y: base + near * unit * 12,
        size: unit * (10 + near * 13),
        distance: 0.3 * (1 - near),
      },
      needleColour(canvas),
    );
  });
}
