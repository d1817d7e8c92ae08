import { mix } from "../colours.js";
import type { Colour } from "../drawing.js";
import { px } from "../numbers.js";
import { type Canvas, defineSetting } from "./canvas.js";
import { farHills, patches, plain, tufts } from "./landforms.js";
import { crownColour, groundColour, snowed } from "./seasons.js";
import { box, ellipse, path, polygon, stroke } from "./shapes.js";
import { broadTree, treeline } from "./trees.js";

/** Farm land: striped fields, a fence, a red barn and a silo. */
export const farm = defineSetting({
  name: "farm",
  words: ["farmland", "farmyard", "barnyard", "ranch", "homestead", "orchard", "vineyard"],
  horizon: 0.52,
  hasSky: true,
  floor: "ground",
  paint: (canvas) => {
    const { width, horizon, height, unit } = canvas;
    const green = groundColour(canvas, "#86b45c");
    return {
      back:
        farHills(canvas, green, 11) +
        plain(canvas, green) +
        strips(canvas, green) +
        treeline(canvas, { y: horizon + unit * 1, size: unit * 3.6, distance: 0.45 }, crownColour) +
        barn(canvas, width * 0.16, horizon + unit * 7) +
        broadTree(
          canvas,
          { x: width * 0.93, y: horizon + unit * 8, size: unit * 24, distance: 0.14 },
          crownColour(canvas),
        ) +
        fence(canvas, horizon + unit * 10) +
        patches(
          canvas,
          { top: horizon + unit * 14, bottom: height, count: 9 },
          { fill: canvas.tone(mix(green, "#eeea90", 0.4), 0), opacity: 0.25 },
        ),
      front: tufts(canvas, { top: height - unit * 3, bottom: height + unit, count: 24 }, green),
    };
  },
});

function strips(canvas: Canvas, green: Colour): string {
  const { width, horizon, unit } = canvas;
  const colours = ["#d9bc5e", "#a9c75f", "#8aa84c", "#c7a45a", "#b7cf70"];
  return colours
    .map((colour, index) => {
      const from = (index / 5 - 0.1) * width * 1.2;
      const skew = (index - 2.5) * unit * 9;
      return polygon(
        [
          { x: from, y: horizon + unit * 0.5 },
          { x: from + width * 0.26, y: horizon + unit * 0.5 },
          { x: from + width * 0.3 + skew, y: horizon + unit * 9 },
          { x: from + skew, y: horizon + unit * 9 },
        ],
        { fill: canvas.tone(snowed(canvas, mix(colour, green, 0.2)), 0.28), opacity: 0.8 },
      );
    })
    .join("");
}

function barn(canvas: Canvas, x: number, y: number): string {
  const { unit } = canvas;
  const red = canvas.tone("#b8433a", 0.14);
  const white = canvas.tone("#f4eee2", 0.1);
  const roof = canvas.tone(snowed(canvas, "#5b4a50"), 0.14);
  const outline = `M${px(x - unit * 9)} ${px(y)}v${px(-unit * 9)}l${px(unit * 3)} ${px(-unit * 5)}l${px(unit * 6)} ${px(-unit * 3)}l${px(unit * 6)} ${px(unit * 3)}l${px(unit * 3)} ${px(unit * 5)}v${px(unit * 9)}Z`;
  const eaves = `M${px(x - unit * 10)} ${px(y - unit * 8.4)}l${px(unit * 3.6)} ${px(-unit * 6)}l${px(unit * 6.4)} ${px(-unit * 3.2)}l${px(unit * 6.4)} ${px(unit * 3.2)}l${px(unit * 3.6)} ${px(unit * 6)}`;
  const door = { x: x - unit * 3, y: y - unit * 7, width: unit * 6, height: unit * 7 };
  return (
    box(
      { x: x + unit * 11, y: y - unit * 19, width: unit * 6, height: unit * 19 },
      {
        fill: canvas.linear([
          [0, canvas.tone("#d5dbe0", 0.15)],
          [1, canvas.tone("#aab4bc", 0.15)],
        ]),
      },
    ) +
    ellipse({ x: x + unit * 14, y: y - unit * 19, rx: unit * 3, ry: unit * 2.4 }, { fill: roof }) +
    path(outline, { fill: red }) +
    stroke(eaves, { colour: roof, width: unit * 1.2 }) +
    box(door, { fill: white }) +
    box(
      {
        x: door.x + unit * 0.5,
        y: door.y + unit * 0.5,
        width: door.width - unit,
        height: door.height - unit * 0.5,
      },
      { fill: canvas.tone("#963029", 0.14) },
    ) +
    stroke(
      `M${px(door.x + unit * 0.5)} ${px(door.y + unit * 0.5)}L${px(door.x + door.width - unit * 0.5)} ${px(y)}M${px(door.x + door.width - unit * 0.5)} ${px(door.y + unit * 0.5)}L${px(door.x + unit * 0.5)} ${px(y)}`,
      { colour: white, width: unit * 0.4 },
    ) +
    box(
      { x: x - unit * 1.6, y: y - unit * 13, width: unit * 3.2, height: unit * 3.2 },
      { fill: canvas.brush.isNight ? "#ffd98a" : white },
    )
  );
}

function fence(canvas: Canvas, y: number): string {
  const { width, unit } = canvas;
  const wood = canvas.tone("#a07a52", 0.08);
  const posts = canvas.repeat(Math.ceil(width / (unit * 9)) + 1, (index) =>
    box(
      {
        x: index * unit * 9 - unit * 0.5,
        y: y - unit * 4.4,
        width: unit,
        height: unit * 5.2,
        round: unit * 0.2,
      },
      { fill: wood },
    ),
  );
  const rail = (up: number): string =>
    box(
      { x: 0, y: y - unit * up, width, height: unit * 0.7 },
      { fill: canvas.tone(snowed(canvas, "#b48d62"), 0.08) },
    );
  return posts + rail(3.6) + rail(1.7);
}
