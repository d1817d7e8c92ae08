import { mix } from "../colours.js";
import { px } from "../numbers.js";
import { type Canvas, defineSetting } from "./canvas.js";
import { farHills, peak } from "./landforms.js";
import { groundColour, needleColour } from "./seasons.js";
import { box, ellipse, path, stroke } from "./shapes.js";
import { conifer, treeline } from "./trees.js";
import { water } from "./water.js";

/** A lake between hills, with a shore before it. */
export const lake = defineSetting({
  name: "lake",
  words: [
    "pond",
    "lakeside",
    "lakeshore",
    "mountain lake",
    "loch",
    "fjord",
    "reservoir",
    "waterside",
  ],
  horizon: 0.48,
  hasSky: true,
  openSky: 0.6,
  floor: "water",
  paint: (canvas) => {
    const { width, horizon, height, unit } = canvas;
    const green = groundColour(canvas, "#6fa35a");
    const peaks = [0.16, 0.5, 0.84].map((at) =>
      peak(
        canvas,
        {
          x: width * (at + canvas.between(-0.05, 0.05)),
          base: horizon,
          rise: unit * canvas.between(18, 28),
          spread: unit * canvas.between(24, 34),
        },
        { rock: "#6d7fa0", distance: 0.62, snow: 0.34 },
      ),
    );
    const mirror = canvas.linear(
      [
        [0, canvas.tone(mix(green, "#20505c", 0.5), 0.4), 0.55],
        [1, canvas.tone(green, 0.3), 0],
      ],
      { from: { x: 0, y: horizon }, to: { x: 0, y: horizon + unit * 11 } },
    );
    return {
      back:
        peaks.join("") +
        farHills(canvas, green, 9) +
        treeline(
          canvas,
          { y: horizon + unit * 0.6, size: unit * 3.6, distance: 0.42 },
          needleColour,
        ) +
        water(canvas, {
          top: horizon,
          bottom: height,
          colour: canvas.brush.colours.ground ?? "#3b8fb0",
          calm: true,
        }) +
        box({ x: 0, y: horizon, width, height: unit * 11 }, { fill: mirror }) +
        sideShore(canvas, green),
      front: reeds(canvas),
    };
  },
});

function sideShore(canvas: Canvas, green: string): string {
  const { width, horizon, unit } = canvas;
  const shore = (right: boolean): string => {
    const from = right ? width : 0;
    const sign = right ? -1 : 1;
    return path(
      `M${px(from)} ${px(horizon - unit)}Q${px(from + sign * unit * 16)} ${px(horizon)} ${px(from + sign * unit * 24)} ${px(horizon + unit * 3.4)}Q${px(from + sign * unit * 10)} ${px(horizon + unit * 6)} ${px(from)} ${px(horizon + unit * 8)}Z`,
      { fill: canvas.tone(mix(green, "#1f4a3a", 0.2), 0.2) },
    );
  };
  const firs = canvas.repeat(9, (index) => {
    const along =
      index % 2 === 0
        ? canvas.between(0, 14)
        : 100 * (width / (unit * 100)) - canvas.between(0, 14);
    return conifer(
      canvas,
      {
        x: along * unit,
        y: horizon + unit * (1.5 + (index / 9) * 4),
        size: unit * canvas.between(11, 19),
        distance: 0.16,
      },
      needleColour(canvas),
    );
  });
  return shore(false) + shore(true) + firs;
}

function reeds(canvas: Canvas): string {
  const { width, height, unit, between } = canvas;
  const colour = canvas.tone(canvas.isSnowy ? "#a79a72" : "#5d8a45", 0);
  return canvas.repeat(20, (index) => {
    const x = index % 2 === 0 ? between(-0.01, 0.14) * width : between(0.88, 1.01) * width;
    const top = height - unit * between(6, 15);
    const lean = unit * between(-1.5, 1.5);
    const head =
      index % 3 === 0
        ? ellipse(
            { x: x + lean, y: top, rx: unit * 0.55, ry: unit * 1.7 },
            { fill: canvas.tone("#6b4628", 0) },
          )
        : "";
    return (
      stroke(
        `M${px(x)} ${px(height + 2)}Q${px(x)} ${px(height - unit * 5)} ${px(x + lean)} ${px(top)}`,
        { colour, width: unit * 0.4 },
      ) + head
    );
  });
}
