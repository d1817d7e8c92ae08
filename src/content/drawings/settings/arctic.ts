import { type Canvas, defineSetting } from "./canvas.js";
import { farHills, land, patches, rolling } from "./landforms.js";
import { curve, ellipse, path, polygon } from "./shapes.js";
import { water } from "./water.js";

/** Ice cliffs and floes in cold water. */
export const arctic = defineSetting({
  name: "arctic",
  words: [
    "ice",
    "north pole",
    "south pole",
    "antarctica",
    "antarctic",
    "iceberg",
    "glacier",
    "polar ice",
    "tundra",
    "ice floe",
  ],
  horizon: 0.5,
  hasSky: true,
  floor: "ground",
  paint: (canvas) => {
    const { width, horizon, height, unit } = canvas;
    const floor = horizon + unit * 15;
    const ice = canvas.brush.colours.ground ?? "#f2f8fd";
    const bergs = [
      { x: 0.14, half: 17, rise: 20, y: 2 },
      { x: 0.82, half: 21, rise: 25, y: 3 },
      { x: 0.48, half: 9, rise: 9, y: 1 },
    ].map((berg) =>
      iceberg(canvas, {
        x: width * berg.x,
        base: horizon + unit * berg.y,
        half: unit * berg.half,
        rise: unit * berg.rise,
      }),
    );
    const floes = canvas.repeat(11, (index) => {
      const near = (index + 0.5) / 11;
      const at = {
        x: canvas.between(0, width),
        y: horizon + unit * (3 + near * 11),
        rx: unit * (3 + near * 7),
        ry: unit * (0.4 + near * 0.9),
      };
      return (
        ellipse(
          { ...at, y: at.y + unit * (0.3 + near * 0.5) },
          { fill: canvas.tone("#6fb0cf", 0.2) },
        ) + ellipse(at, { fill: canvas.tone("#ffffff", 0.12) })
      );
    });
    const edge = rolling(canvas, { base: floor, rise: unit * 4, waves: 1.1 });
    const rim = edge.map((point) => ({ x: point.x, y: point.y - unit * 0.1 }));
    return {
      back:
        farHills(canvas, "#dfeaf5", 9) +
        water(canvas, { top: horizon, bottom: floor + unit * 3, colour: "#3f92bf", calm: true }) +
        bergs.join("") +
        floes +
        land(canvas, rim, { colour: "#7fb9d8", distance: 0.1, bottom: height, depth: 0 }) +
        land(
          canvas,
          edge.map((point) => ({ x: point.x, y: point.y + unit * 1.8 })),
          { colour: ice, distance: 0.06, bottom: height, depth: 0.08 },
        ) +
        patches(
          canvas,
          { top: floor + unit * 4, bottom: height, count: 12 },
          { fill: canvas.tone("#a9cbe4", 0), opacity: 0.3 },
        ),
    };
  },
});

function iceberg(
  canvas: Canvas,
  shape: { x: number; base: number; half: number; rise: number },
): string {
  const { x, base, half, rise } = shape;
  const top = [
    { x: x - half, y: base },
    { x: x - half * 0.78, y: base - rise * 0.5 },
    { x: x - half * 0.36, y: base - rise * 0.62 },
    { x: x - half * 0.1, y: base - rise },
    { x: x + half * 0.28, y: base - rise * 0.74 },
    { x: x + half * 0.62, y: base - rise * 0.5 },
    { x: x + half, y: base },
  ];
  const isLitLeft = canvas.brush.light === "left";
  const sign = isLitLeft ? 1 : -1;
  const shade = [
    { x: x - half * 0.1, y: base - rise },
    { x: x + half * 0.08, y: base - rise * 0.5 },
    { x: x - half * 0.05, y: base },
    { x: x + sign * half, y: base },
    ...(isLitLeft ? top.slice(4, 6).toReversed() : top.slice(1, 3)),
  ];
  const facet = [
    { x: x - half * 0.36, y: base - rise * 0.62 },
    { x: x - half * 0.5, y: base },
    { x: x - half * 0.05, y: base },
  ];
  return (
    polygon(top, { fill: canvas.tone("#fafdff", 0.22) }) +
    polygon(shade, { fill: canvas.tone("#9cc7e3", 0.25) }) +
    polygon(facet, { fill: canvas.tone("#c4def0", 0.22), opacity: 0.7 }) +
    path(
      `${curve([
        { x: x - half * 1.05, y: base },
        { x, y: base + rise * 0.06 },
        { x: x + half * 1.05, y: base },
      ])}Z`,
      { fill: canvas.tone("#d9f1fb", 0.1) },
    )
  );
}
