import { mix } from "../colours.js";
import type { Colour } from "../drawing.js";
import { px } from "../numbers.js";
import { type Canvas, defineSetting } from "./canvas.js";
import { stones } from "./ground-details.js";
import { farHills } from "./landforms.js";
import { groundColour } from "./seasons.js";
import { box, ellipse, group, polygon, stroke } from "./shapes.js";
import { water } from "./water.js";

/** A waterfall between rocks with a pool before it. */
export const waterfall = defineSetting({
  name: "waterfall",
  words: ["falls", "cascade", "cataract"],
  horizon: 0.56,
  hasSky: true,
  openSky: 0.4,
  floor: "water",
  paint: (canvas) => {
    const { width, horizon, height, unit } = canvas;
    const rock = "#6b7280";
    const green = groundColour(canvas, "#5f9f58");
    const top = horizon * 0.3;
    const [left, right] = [width * 0.5 - unit * 12, width * 0.5 + unit * 12];
    const fall = canvas.linear([
      [0, canvas.tone("#e8f6fb", 0.1)],
      [0.5, canvas.tone("#bfe3f0", 0.08)],
      [1, canvas.tone("#ffffff", 0)],
    ]);
    const strands = canvas.repeat(22, (index) => {
      const x = left + ((index + 0.5) / 22) * (right - left);
      const from = top + canvas.between(0, 0.4) * (horizon - top);
      return stroke(
        `M${px(x)} ${px(from)}V${px(from + (horizon - from) * canvas.between(0.4, 1))}`,
        {
          colour: index % 2 === 0 ? "#ffffff" : canvas.tone("#7fbcd6", 0),
          width: unit * canvas.between(0.3, 0.9),
          opacity: 0.5,
        },
      );
    });
    const spray = canvas.soft("#ffffff");
    const foam = canvas.repeat(16, () =>
      ellipse(
        {
          x: canvas.between(left - unit * 4, right + unit * 4),
          y: horizon + canvas.between(-1, 3) * unit,
          rx: unit * canvas.between(3, 6.5),
          ry: unit * canvas.between(1.5, 3.2),
        },
        { fill: spray, opacity: 0.6 },
      ),
    );
    return {
      back:
        farHills(canvas, green, 30) +
        cliff(canvas, { from: 0, to: left + unit * 1.5, top, bottom: horizon + unit * 2 }, rock) +
        cliff(
          canvas,
          { from: right - unit * 1.5, to: width, top: top * 0.96, bottom: horizon + unit * 2 },
          rock,
        ) +
        box(
          { x: left, y: top + unit * 0.6, width: right - left, height: horizon - top + unit * 2 },
          { fill: fall },
        ) +
        strands +
        canopy(canvas, top, [left, right], green) +
        water(canvas, {
          top: horizon + unit,
          bottom: height,
          colour: canvas.brush.colours.ground ?? "#3f9fb5",
          calm: true,
        }) +
        foam,
      front: group(
        stones(canvas, { top: height - unit * 5, bottom: height + unit, count: 9 }, "#5a636b"),
      ),
    };
  },
});

function cliff(
  canvas: Canvas,
  area: { from: number; to: number; top: number; bottom: number },
  rock: Colour,
): string {
  const { unit, between } = canvas;
  const columns = Math.max(4, Math.round((area.to - area.from) / (unit * 5)));
  const step = (area.to - area.from) / columns;
  return canvas.repeat(columns, (index) => {
    const x = area.from + index * step;
    const top = area.top + between(-1, 4) * unit;
    const fill = canvas.linear([
      [
        0,
        canvas.tone(mix(rock, index % 2 === 0 ? "#e0ddd0" : "#2f3b48", between(0.05, 0.25)), 0.28),
      ],
      [1, canvas.tone(mix(rock, "#20303a", 0.3), 0.16)],
    ]);
    return polygon(
      [
        { x: x - 0.5, y: top },
        { x: x + step * 0.6, y: top - unit },
        { x: x + step + 1, y: top + unit },
        { x: x + step + 1, y: area.bottom },
        { x: x - 0.5, y: area.bottom },
      ],
      { fill },
    );
  });
}

function canopy(
  canvas: Canvas,
  top: number,
  gap: readonly [number, number],
  green: Colour,
): string {
  const { width, unit, between } = canvas;
  return canvas.repeat(34, (index) => {
    const isLeft = index % 2 === 0;
    const x = isLeft ? between(-2 * unit, gap[0] - unit) : between(gap[1] + unit, width + 2 * unit);
    const fill = canvas.tone(
      canvas.isSnowy
        ? mix(green, "#ffffff", 0.3)
        : mix(green, canvas.pick(["#2f6b45", "#8fc46a", "#3f8050"]), 0.5),
      0.2,
    );
    return ellipse(
      { x, y: top + between(-3, 2) * unit, rx: unit * between(3, 6), ry: unit * between(2.4, 4) },
      { fill },
    );
  });
}
