import { px } from "../numbers.js";
import { blockRow, cottage, FRONTS } from "./buildings.js";
import { type Canvas, defineSetting } from "./canvas.js";
import { farHills } from "./landforms.js";
import { snowed } from "./seasons.js";
import { box, path, stroke } from "./shapes.js";
import { water } from "./water.js";

/** A harbour: water between quays with warehouses, masts and a crane. */
export const harbour = defineSetting({
  name: "harbour",
  words: ["harbor", "port", "dock", "marina", "quay", "wharf", "fishing village", "canal"],
  horizon: 0.48,
  hasSky: true,
  floor: "water",
  paint: (canvas) => {
    const { width, horizon, height, unit } = canvas;
    const sheds = [-0.05, 0.09, 0.24].map((at, index) =>
      cottage(
        canvas,
        {
          x: width * at + unit * 6,
          y: horizon + unit * 2,
          size: unit * (11 + (index % 2) * 2.5),
          distance: 0.22,
        },
        { wall: FRONTS[index] ?? FRONTS[0], roof: index % 2 === 0 ? "#6d5560" : "#8f5148" },
      ),
    );
    const masts = canvas.repeat(7, (index) =>
      boat(canvas, {
        x: width * (0.4 + index * 0.055),
        y: horizon + unit * 2.4,
        size: unit * canvas.between(8, 13),
      }),
    );
    const wall = canvas.linear([
      [0, canvas.tone("#a39c94", 0.25)],
      [1, canvas.tone("#6f6c70", 0.2)],
    ]);
    return {
      back:
        farHills(canvas, "#7d9a86", 12) +
        blockRow(
          canvas,
          { base: horizon + unit, low: unit * 3, high: unit * 7, broad: unit * 6, distance: 0.6 },
          FRONTS,
        ) +
        water(canvas, {
          top: horizon,
          bottom: height,
          colour: canvas.brush.colours.ground ?? "#2f7fa3",
          calm: true,
        }) +
        masts +
        crane(canvas, width * 0.86, horizon + unit * 2.5) +
        sheds.join("") +
        box(
          { x: 0, y: horizon + unit * 2, width: width * 0.36, height: unit * 4 },
          { fill: wall },
        ) +
        box(
          { x: width * 0.76, y: horizon + unit * 2.5, width: width * 0.24, height: unit * 4 },
          { fill: wall },
        ),
      front: jetty(canvas),
    };
  },
});

function boat(canvas: Canvas, at: { x: number; y: number; size: number }): string {
  const { x, y, size } = at;
  const hull = canvas.tone(canvas.pick(["#f4f4ee", "#3f6b94", "#b8483f", "#e9e4d6"]), 0.3);
  return (
    stroke(`M${px(x)} ${px(y)}V${px(y - size)}M${px(x)} ${px(y - size * 0.2)}h${px(size * 0.24)}`, {
      colour: canvas.tone("#6b5b50", 0.3),
      width: size * 0.03,
    }) +
    path(
      `M${px(x - size * 0.3)} ${px(y - size * 0.12)}H${px(x + size * 0.36)}Q${px(x + size * 0.28)} ${px(y + size * 0.06)} ${px(x + size * 0.18)} ${px(y + size * 0.06)}H${px(x - size * 0.2)}Z`,
      { fill: hull },
    )
  );
}

function crane(canvas: Canvas, x: number, y: number): string {
  const { unit } = canvas;
  const steel = canvas.tone("#c9643f", 0.32);
  return stroke(
    `M${px(x - unit * 3)} ${px(y)}l${px(unit * 1.6)} ${px(-unit * 24)}h${px(unit * 2.8)}l${px(unit * 1.6)} ${px(unit * 24)}M${px(x - unit * 14)} ${px(y - unit * 24)}H${px(x + unit * 9)}M${px(x - unit * 14)} ${px(y - unit * 24)}L${px(x)} ${px(y - unit * 31)}L${px(x + unit * 9)} ${px(y - unit * 24)}M${px(x - unit * 2.2)} ${px(y - unit * 12)}h${px(unit * 4.4)}M${px(x - unit * 11)} ${px(y - unit * 24)}v${px(unit * 9)}`,
    { colour: steel, width: unit * 0.7 },
  );
}

function jetty(canvas: Canvas): string {
  const { width, height, unit } = canvas;
  const wood = canvas.tone("#8f6a48", 0.02);
  const posts = [0.02, 0.1, 0.18].map((at) =>
    box(
      {
        x: width * at,
        y: height - unit * 12,
        width: unit * 1.8,
        height: unit * 14,
        round: unit * 0.5,
      },
      { fill: canvas.tone("#6b4c33", 0) },
    ),
  );
  return (
    posts.join("") +
    box(
      { x: -1, y: height - unit * 8, width: width * 0.24, height: unit * 1.6 },
      { fill: canvas.tone(snowed(canvas, "#a57d58"), 0) },
    ) +
    box({ x: -1, y: height - unit * 6.6, width: width * 0.24, height: unit * 0.9 }, { fill: wood })
  );
}
