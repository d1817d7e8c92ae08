import { mix } from "../colours.js";
import type { Colour } from "../drawing.js";
import { px } from "../numbers.js";
import { type Canvas, defineSetting } from "./canvas.js";
import { box, ellipse, path, stroke } from "./shapes.js";

/** A theatre stage with red curtains and spotlights. */
export const stage = defineSetting({
  name: "stage",
  words: ["theatre", "theater", "concert", "concert hall", "circus", "podium", "performance"],
  horizon: 0.64,
  hasSky: false,
  floor: "ground",
  paint: (canvas) => {
    const { width, horizon, height, unit } = canvas;
    const cloth = canvas.brush.colours.ground ?? "#b3262f";
    const wall = canvas.radial(
      [
        [0, "#5c4470"],
        [0.6, "#33264a"],
        [1, "#1a1430"],
      ],
      { x: width * 0.5, y: horizon * 0.7, radius: Math.max(width, height) * 0.6 },
    );
    const floor = canvas.linear([
      [0, "#8a5f42"],
      [1, "#5a3a2a"],
    ]);
    const boards = Array.from({ length: 13 }, (_, index) => {
      const along = (index - 6) / 6;
      return `M${px(width * (0.5 + along * 0.5))} ${px(horizon)}L${px(width * (0.5 + along * 0.9))} ${px(height)}`;
    }).join("");
    const beam = canvas.linear(
      [
        [0, "#fff3c9", 0.5],
        [1, "#fff3c9", 0.03],
      ],
      { from: { x: 0, y: 0 }, to: { x: 0, y: height * 0.8 } },
    );
    const spot = (from: number, to: number): string =>
      path(
        `M${px(width * from - unit * 1.5)} 0h${px(unit * 3)}L${px(width * to + unit * 16)} ${px(height * 0.8)}h${px(-unit * 32)}Z`,
        { fill: beam },
      );
    return {
      back:
        box({ x: 0, y: 0, width, height }, { fill: wall }) +
        box({ x: 0, y: horizon, width, height: height - horizon }, { fill: floor }) +
        stroke(boards, { colour: "#3d2619", width: unit * 0.25, opacity: 0.6 }) +
        ellipse(
          { x: width * 0.5, y: height * 0.82, rx: unit * 34, ry: unit * 8 },
          { fill: "#fff0c0", opacity: 0.3 },
        ) +
        spot(0.26, 0.46) +
        spot(0.74, 0.54) +
        drape(canvas, cloth, true) +
        drape(canvas, cloth, false) +
        valance(canvas, cloth),
    };
  },
});

function drape(canvas: Canvas, cloth: Colour, isLeft: boolean): string {
  const { width, height, horizon, unit } = canvas;
  const count = 5;
  const step = Math.min(width * 0.2, unit * 22) / count;
  const foot = horizon + (height - horizon) * 0.34;
  return canvas.repeat(count, (index) => {
    const x = isLeft ? index * step : width - (index + 1) * step;
    const fill = canvas.linear(
      [
        [0, mix(cloth, "#3a0a14", 0.45)],
        [0.45, mix(cloth, "#ff8a7a", 0.18)],
        [1, mix(cloth, "#3a0a14", 0.4)],
      ],
      { from: { x, y: 0 }, to: { x: x + step, y: 0 } },
    );
    return path(
      `M${px(x)} 0H${px(x + step)}V${px(foot)}Q${px(x + step / 2)} ${px(foot + unit * 1.6)} ${px(x)} ${px(foot)}Z`,
      { fill },
    );
  });
}

function valance(canvas: Canvas, cloth: Colour): string {
  const { width, unit } = canvas;
  const count = Math.max(5, Math.round(width / (unit * 16)));
  const step = width / count;
  return canvas.repeat(count, (index) => {
    const fill = canvas.linear([
      [0, mix(cloth, "#3a0a14", 0.35)],
      [1, mix(cloth, "#ff8a7a", 0.08)],
    ]);
    const arch = `M${px(index * step)} 0H${px((index + 1) * step)}V${px(unit * 7)}Q${px((index + 0.5) * step)} ${px(unit * 15)} ${px(index * step)} ${px(unit * 7)}Z`;
    return (
      path(arch, { fill }) +
      stroke(
        `M${px(index * step)} ${px(unit * 7)}Q${px((index + 0.5) * step)} ${px(unit * 15)} ${px((index + 1) * step)} ${px(unit * 7)}`,
        { colour: "#e9b84a", width: unit * 0.8 },
      )
    );
  });
}
