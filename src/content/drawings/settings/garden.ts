import { mix } from "../colours.js";
import { px } from "../numbers.js";
import { type Canvas, defineSetting } from "./canvas.js";
import { patches, plain } from "./landforms.js";
import { crownColour, groundColour, snowed } from "./seasons.js";
import { box, ellipse, path, stroke } from "./shapes.js";
import { broadTree, treeline } from "./trees.js";

/** A garden with hedges, beds of flowers and a white fence. */
export const garden = defineSetting({
  name: "garden",
  words: ["backyard", "flower garden", "yard", "flower bed", "rose garden"],
  horizon: 0.5,
  hasSky: true,
  floor: "ground",
  paint: (canvas) => {
    const { width, horizon, height, unit } = canvas;
    const green = groundColour(canvas, "#82bb5c");
    const hedge = canvas.tone(snowed(canvas, "#3f7f4a"), 0.2);
    return {
      back:
        treeline(canvas, { y: horizon + unit, size: unit * 9, distance: 0.5 }, crownColour) +
        broadTree(
          canvas,
          { x: width * 0.1, y: horizon + unit * 5, size: unit * 36, distance: 0.22 },
          crownColour(canvas),
        ) +
        broadTree(
          canvas,
          { x: width * 0.9, y: horizon + unit * 5, size: unit * 30, distance: 0.24 },
          crownColour(canvas),
        ) +
        pickets(canvas, horizon + unit * 4) +
        plain(canvas, green, horizon + unit * 3) +
        canvas.repeat(Math.ceil(width / (unit * 6)) + 1, (index) =>
          ellipse(
            {
              x: index * unit * 6,
              y: horizon + unit * 5,
              rx: unit * 5,
              ry: unit * canvas.between(2.6, 3.8),
            },
            { fill: hedge },
          ),
        ) +
        bloom(canvas, { from: 0, to: width, y: horizon + unit * 6, spread: 2.4, count: 60 }) +
        patches(
          canvas,
          { top: horizon + unit * 12, bottom: height, count: 8 },
          { fill: canvas.tone(mix(green, "#f2ef9e", 0.5), 0), opacity: 0.25 },
        ),
      front:
        bloom(canvas, {
          from: -unit,
          to: width * 0.2,
          y: height - unit * 2,
          spread: 4,
          count: 20,
        }) +
        bloom(canvas, {
          from: width * 0.8,
          to: width + unit,
          y: height - unit * 2,
          spread: 4,
          count: 20,
        }),
    };
  },
});

function pickets(canvas: Canvas, y: number): string {
  const { width, unit } = canvas;
  const white = canvas.tone("#f7f4ec", 0.14);
  const slats = Array.from(
    { length: Math.ceil(width / (unit * 2.6)) + 1 },
    (_, index) =>
      `M${px(index * unit * 2.6)} ${px(y)}v${px(-unit * 7)}l${px(unit * 0.8)} ${px(-unit)}l${px(unit * 0.8)} ${px(unit)}v${px(unit * 7)}Z`,
  );
  return (
    box(
      { x: 0, y: y - unit * 5.6, width, height: unit * 0.7 },
      { fill: canvas.tone("#dcd7c8", 0.16) },
    ) + path(slats.join(""), { fill: white })
  );
}

function bloom(
  canvas: Canvas,
  bed: { from: number; to: number; y: number; spread: number; count: number },
): string {
  const { unit, between } = canvas;
  const isBare = canvas.isSnowy;
  return canvas.repeat(bed.count, (index) => {
    const x = between(bed.from, bed.to);
    const y = bed.y + between(-1, 1) * bed.spread * unit;
    const size = unit * bed.spread * 0.26 * between(0.7, 1.2);
    const stalk = stroke(`M${px(x)} ${px(y)}v${px(size * 3.4)}`, {
      colour: canvas.tone("#3f7f45", 0.05),
      width: size * 0.4,
    });
    if (isBare) {
      return index % 3 === 0 ? stalk : "";
    }
    const colour = canvas.tone(
      canvas.pick(["#e8506a", "#f7c948", "#ffffff", "#c078d8", "#ff8a5c", "#f490b5"]),
      0.06,
    );
    return (
      stalk +
      ellipse({ x, y, rx: size * 1.2 }, { fill: colour }) +
      ellipse({ x, y, rx: size * 0.45 }, { fill: canvas.tone("#f9e08a", 0) })
    );
  });
}
