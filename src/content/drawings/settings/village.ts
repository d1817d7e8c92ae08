import { mix } from "../colours.js";
import { px } from "../numbers.js";
import { cottage } from "./buildings.js";
import { type Canvas, defineSetting } from "./canvas.js";
import { farHills, patches, plain, tufts } from "./landforms.js";
import { crownColour, groundColour, needleColour, snowed } from "./seasons.js";
import { box, ellipse, path, polygon } from "./shapes.js";
import { broadTree, conifer, treeline } from "./trees.js";

/** A village of cottages with a church among hills. */
export const village = defineSetting({
  name: "village",
  words: [
    "hamlet",
    "small town",
    "suburb",
    "neighborhood",
    "neighbourhood",
    "cottages",
    "settlement",
  ],
  horizon: 0.52,
  hasSky: true,
  openSky: 0.75,
  floor: "ground",
  paint: (canvas) => {
    const { width, horizon, height, unit } = canvas;
    const green = groundColour(canvas);
    const walls = ["#f3e3c4", "#ead0b3", "#f6eee0", "#dcc7b8", "#cfd8d6"] as const;
    const roofs = ["#b5543f", "#8f4a45", "#a8673f", "#6b5a66"] as const;
    const homes = [
      { x: 0.3, y: 1, size: 8 },
      { x: 0.44, y: 0.6, size: 7 },
      { x: 0.72, y: 1, size: 8.5 },
      { x: 0.56, y: 2.4, size: 9.5 },
      { x: 0.9, y: 5, size: 14 },
      { x: 0.12, y: 6, size: 17 },
    ].map((home) =>
      cottage(
        canvas,
        {
          x: width * home.x,
          y: horizon + unit * home.y,
          size: unit * home.size,
          distance: 0.5 - home.size * 0.024,
        },
        { wall: canvas.pick(walls), roof: canvas.pick(roofs) },
      ),
    );
    const walk = `M${px(width * 0.5)} ${px(horizon + unit * 2)}Q${px(width * 0.42)} ${px(horizon + unit * 12)} ${px(width * 0.56)} ${px(horizon + unit * 20)}T${px(width * 0.3)} ${px(height + 2)}H${px(width * 0.76)}Q${px(width * 0.76)} ${px(horizon + unit * 28)} ${px(width * 0.66)} ${px(horizon + unit * 19)}T${px(width * 0.53)} ${px(horizon + unit * 2)}Z`;
    return {
      back:
        farHills(canvas, green, 17) +
        treeline(canvas, { y: horizon, size: unit * 4, distance: 0.55 }, crownColour) +
        church(canvas, width * 0.6, horizon + unit) +
        plain(canvas, green, horizon + unit * 0.5) +
        path(walk, { fill: canvas.tone(snowed(canvas, "#dfc79a"), 0.1) }) +
        homes.join("") +
        broadTree(
          canvas,
          { x: width * 0.26, y: horizon + unit * 7, size: unit * 17, distance: 0.15 },
          crownColour(canvas),
        ) +
        conifer(
          canvas,
          { x: width * 0.79, y: horizon + unit * 6, size: unit * 18, distance: 0.15 },
          needleColour(canvas),
        ) +
        patches(
          canvas,
          { top: horizon + unit * 16, bottom: height, count: 6 },
          { fill: canvas.tone(mix(green, "#f2ef9e", 0.4), 0), opacity: 0.25 },
        ),
      front: tufts(canvas, { top: height - unit * 3, bottom: height + unit, count: 16 }, green),
    };
  },
});

function church(canvas: Canvas, x: number, y: number): string {
  const { unit } = canvas;
  const wall = canvas.tone("#f0e9dc", 0.4);
  const roof = canvas.tone(snowed(canvas, "#7d5a60"), 0.4);
  return (
    box(
      { x: x - unit * 1.8, y: y - unit * 12, width: unit * 3.6, height: unit * 12 },
      { fill: wall },
    ) +
    polygon(
      [
        { x: x - unit * 2.3, y: y - unit * 12 },
        { x, y: y - unit * 21 },
        { x: x + unit * 2.3, y: y - unit * 12 },
      ],
      { fill: roof },
    ) +
    box({ x: x + unit * 1.8, y: y - unit * 6, width: unit * 8, height: unit * 6 }, { fill: wall }) +
    polygon(
      [
        { x: x + unit * 1.8, y: y - unit * 6 },
        { x: x + unit * 3.4, y: y - unit * 10 },
        { x: x + unit * 9, y: y - unit * 10 },
        { x: x + unit * 10.4, y: y - unit * 6 },
      ],
      { fill: roof },
    ) +
    ellipse(
      { x, y: y - unit * 9.5, rx: unit * 0.8 },
      { fill: canvas.brush.isNight ? "#ffd98a" : canvas.tone("#6b7f95", 0.4) },
    )
  );
}
