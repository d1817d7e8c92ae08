import { mix } from "../colours.js";
import type { Colour } from "../drawing.js";
import { px } from "../numbers.js";
import { type Canvas, defineSetting } from "./canvas.js";
import { farHills, plain, tufts } from "./landforms.js";
import { crownColour, groundColour, snowed } from "./seasons.js";
import { box, path } from "./shapes.js";
import { broadTree, treeline } from "./trees.js";

/** A country road that comes from the hills and crosses the foreground, where vehicles stand. */
export const road = defineSetting({
  name: "road",
  words: [
    "highway",
    "country road",
    "path",
    "lane",
    "motorway",
    "route",
    "track",
    "trail",
    "roadside",
    "racetrack",
    "freeway",
  ],
  horizon: 0.5,
  hasSky: true,
  floor: "ground",
  paint: (canvas) => {
    const { width, horizon, height, unit } = canvas;
    const green = groundColour(canvas, "#86b560");
    const trees = canvas.repeat(9, (index) => {
      const near = (index + 0.5) / 9;
      const side = index % 2 === 0 ? canvas.between(0, 0.2) : canvas.between(0.66, 1);
      return broadTree(
        canvas,
        {
          x: width * side,
          y: horizon + unit * (0.6 + near * 9),
          size: unit * (6 + near * 15),
          distance: 0.5 * (1 - near) + 0.08,
        },
        crownColour(canvas),
      );
    });
    return {
      back:
        farHills(canvas, green, 17) +
        treeline(canvas, { y: horizon + unit * 0.6, size: unit * 3, distance: 0.52 }, crownColour) +
        plain(canvas, green) +
        bend(canvas, { margin: 1, fill: canvas.tone(snowed(canvas, "#c9b98a"), 0.15) }) +
        bend(canvas, { margin: 0, fill: canvas.tone("#5d636e", 0.14) }) +
        trees +
        crossing(canvas),
      front: tufts(canvas, { top: height - unit * 2, bottom: height + unit, count: 24 }, green),
    };
  },
});

function bend(canvas: Canvas, look: { readonly margin: number; readonly fill: Colour }): string {
  const { width, horizon, height, unit } = canvas;
  const x = (share: number, shift: number): string =>
    px(width * share + shift * unit * (1 + look.margin * 0.22));
  const y = (share: number): string => px(horizon + (height - horizon) * share);
  return path(
    `M${x(0.58, -0.4)} ${y(0)}C${x(0.5, -1)} ${y(0.1)} ${x(0.3, -3)} ${y(0.12)} ${x(0.34, -3)} ${y(0.24)}C${x(0.37, -4)} ${y(0.34)} ${x(0.5, -8)} ${y(0.36)} ${x(0.5, -14)} ${y(0.52)}L${x(0.5, 14)} ${y(0.52)}C${x(0.5, 7)} ${y(0.34)} ${x(0.4, 4)} ${y(0.32)} ${x(0.38, 2.4)} ${y(0.23)}C${x(0.37, 1)} ${y(0.14)} ${x(0.54, 1)} ${y(0.1)} ${x(0.58, 0.4)} ${y(0)}Z`,
    { fill: look.fill },
  );
}

function crossing(canvas: Canvas): string {
  const { width, horizon, height, unit } = canvas;
  const depth = height - horizon;
  const band = (from: number, to: number, fill: string): string =>
    box({ x: 0, y: horizon + depth * from, width, height: depth * (to - from) }, { fill });
  const tar = canvas.linear([
    [0, canvas.tone("#666c77", 0.1)],
    [1, canvas.tone("#4b505a", 0)],
  ]);
  const white = canvas.tone("#fdf6dc", 0.05);
  const step = unit * 17;
  const dashes = canvas.repeat(Math.ceil(width / step) + 1, (index) =>
    box(
      {
        x: (index - 0.3) * step,
        y: horizon + depth * 0.7,
        width: step * 0.55,
        height: depth * 0.022,
      },
      { fill: white },
    ),
  );
  const verge = canvas.tone(snowed(canvas, "#c9b98a"), 0.06);
  return (
    band(0.5, 0.93, mix(verge, "#ffffff", 0.05)) +
    band(0.525, 0.9, tar) +
    band(0.545, 0.558, white) +
    dashes +
    band(0.862, 0.88, white)
  );
}
