import { mix } from "../colours.js";
import type { Colour } from "../drawing.js";
import { type Canvas, defineSetting } from "./canvas.js";
import { stones } from "./ground-details.js";
import { patches, plain, tufts } from "./landforms.js";
import { box, type Point, polygon } from "./shapes.js";

/** Red buttes and walls of layered rock. */
export const canyon = defineSetting({
  name: "canyon",
  words: ["mesa", "gorge", "ravine", "grand canyon", "wild west", "butte", "badlands"],
  horizon: 0.56,
  hasSky: true,
  openSky: 0.5,
  floor: "ground",
  paint: (canvas) => {
    const { width, horizon, height, unit } = canvas;
    const rock = canvas.brush.colours.ground ?? "#c8693f";
    const far = [0.3, 0.56, 0.72].map((at, index) =>
      butte(
        canvas,
        {
          x: width * at,
          base: horizon + unit,
          half: unit * (8 + index),
          rise: unit * (13 + (index % 2) * 7),
        },
        { rock, distance: 0.68 },
      ),
    );
    const near = [-0.02, 1.02].map((at) =>
      butte(
        canvas,
        {
          x: width * at,
          base: horizon + unit * 7,
          half: unit * 25,
          rise: Math.min(unit * 44, horizon * 0.8),
        },
        { rock, distance: 0.22 },
      ),
    );
    const middle = butte(
      canvas,
      { x: width * 0.46, base: horizon + unit * 2, half: unit * 9, rise: unit * 26 },
      { rock, distance: 0.46 },
    );
    return {
      back:
        far.join("") +
        middle +
        plain(canvas, mix(rock, "#e0a56a", 0.45), horizon + unit) +
        near.join("") +
        patches(
          canvas,
          { top: horizon + unit * 8, bottom: height, count: 14 },
          { fill: canvas.tone(mix(rock, "#7a3522", 0.5), 0), opacity: 0.22 },
        ) +
        stones(
          canvas,
          { top: horizon + unit * 9, bottom: height, count: 14 },
          mix(rock, "#7a3522", 0.3),
        ),
      front: tufts(canvas, { top: height - unit * 3, bottom: height + unit, count: 12 }, "#9a8f4a"),
    };
  },
});

function butte(
  canvas: Canvas,
  shape: { x: number; base: number; half: number; rise: number },
  look: { rock: Colour; distance: number },
): string {
  const { x, base, half, rise } = shape;
  const { between, unit } = canvas;
  const side = (sign: number): Point[] => [
    { x: x + sign * half * 0.7, y: base - rise },
    { x: x + sign * half * 0.74, y: base - rise * 0.7 },
    { x: x + sign * half * between(0.8, 0.86), y: base - rise * 0.66 },
    { x: x + sign * half * 0.86, y: base - rise * 0.36 },
    { x: x + sign * half * 1.05, y: base - rise * 0.28 },
    { x: x + sign * half * 1.5, y: base },
  ];
  const outline = [
    ...side(-1).toReversed(),
    { x: x - half * 0.2, y: base - rise * 1.03 },
    { x: x + half * 0.3, y: base - rise * 0.98 },
    ...side(1),
  ];
  const fill = canvas.linear([
    [0, canvas.tone(mix(look.rock, "#ffd9a0", 0.25), look.distance)],
    [1, canvas.tone(mix(look.rock, "#e8a96c", 0.25), look.distance * 0.9)],
  ]);
  const clip = canvas.clip(polygon(outline, { fill: "#000000" }));
  const layers = [0.9, 0.78, 0.6, 0.46, 0.3, 0.14].map((up, index) =>
    box(
      {
        x: x - half * 1.6,
        y: base - rise * up,
        width: half * 3.2,
        height: rise * (index % 2 === 0 ? 0.05 : 0.025),
      },
      { fill: canvas.tone(mix(look.rock, "#6e2c1c", 0.5), look.distance), opacity: 0.4 },
    ),
  );
  const shade = canvas.brush.light === "left" ? 1 : -1;
  const dark = polygon(
    [
      { x: x + shade * half * 0.25, y: base - rise * 1.1 },
      { x: x + shade * half * 1.6, y: base - rise * 1.1 },
      { x: x + shade * half * 1.6, y: base },
      { x: x + shade * half * 0.45, y: base },
      { x: x + shade * (half * 0.2 - unit * 0.2), y: base - rise * 0.5 },
    ],
    { fill: canvas.tone("#5a2330", look.distance), opacity: 0.32 },
  );
  return `${polygon(outline, { fill })}<g clip-path="${clip}">${layers.join("")}${dark}</g>`;
}
