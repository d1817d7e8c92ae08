import { mix } from "../colours.js";
import { px } from "../numbers.js";
import { type Canvas, defineSetting } from "./canvas.js";
import { indoor } from "./interior.js";
import { box, path, stroke } from "./shapes.js";

/** A table top before a soft wall, for still lifes. */
export const tableTop = defineSetting({
  name: "table",
  words: [
    "table top",
    "tabletop",
    "still life",
    "desk",
    "counter",
    "dining table",
    "kitchen table",
    "breakfast table",
    "workbench",
  ],
  horizon: 0.6,
  hasSky: false,
  floor: "table",
  paint: (canvas) => {
    const { width, horizon, height, unit } = canvas;
    const wood = canvas.brush.colours.ground ?? "#b5804f";
    const edge = height - unit * 9;
    const left = canvas.brush.light === "left";
    const glow = canvas.radial(
      [
        [0, indoor(canvas, "#f3e6d2")],
        [0.55, indoor(canvas, "#d9c3ab")],
        [1, indoor(canvas, "#a48d80")],
      ],
      {
        x: width * (left ? 0.25 : 0.75),
        y: horizon * 0.35,
        radius: Math.max(width, height) * 0.85,
      },
    );
    const top = canvas.linear(
      [
        [0, indoor(canvas, mix(wood, "#ffe7bf", 0.1))],
        [1, indoor(canvas, mix(wood, "#fff0d0", 0.28))],
      ],
      { from: { x: 0, y: horizon }, to: { x: 0, y: edge } },
    );
    const front = canvas.linear([
      [0, indoor(canvas, mix(wood, "#4a2a16", 0.28))],
      [1, indoor(canvas, mix(wood, "#3a2012", 0.5))],
    ]);
    return {
      back:
        box({ x: 0, y: 0, width, height: horizon + 1 }, { fill: glow }) +
        windowLight(canvas) +
        box({ x: 0, y: horizon, width, height: edge - horizon + 1 }, { fill: top }) +
        box({ x: 0, y: horizon, width, height: unit * 1.4 }, { fill: "#3a2012", opacity: 0.16 }) +
        grain(canvas, edge, indoor(canvas, mix(wood, "#4a2a16", 0.45))) +
        box({ x: 0, y: edge, width, height: height - edge }, { fill: front }) +
        box({ x: 0, y: edge, width, height: unit * 0.7 }, { fill: "#fff3d9", opacity: 0.4 }),
    };
  },
});

function windowLight(canvas: Canvas): string {
  const { width, horizon, unit } = canvas;
  if (canvas.brush.isNight) {
    return "";
  }
  const left = canvas.brush.light === "left" ? 0.12 : 0.52;
  const pane = (column: number, row: number): string => {
    const x = width * left + column * unit * 17;
    const y = horizon * 0.16 + row * unit * 15;
    return path(
      `M${px(x)} ${px(y)}l${px(unit * 15)} ${px(-unit * 3)}v${px(unit * 13)}l${px(-unit * 15)} ${px(unit * 3)}Z`,
      { fill: "#fffbe8", opacity: 0.3 },
    );
  };
  return pane(0, 0) + pane(1, -0.2) + pane(0, 1) + pane(1, 0.8);
}

function grain(canvas: Canvas, edge: number, colour: string): string {
  const { width, horizon, unit, between } = canvas;
  const lines = Array.from({ length: 20 }, () => {
    const y = horizon + unit * 2 + (edge - horizon - unit * 3) * canvas.brush.random();
    const x = between(-0.1, 0.9) * width;
    const length = between(14, 46) * unit;
    return `M${px(x)} ${px(y)}q${px(length * 0.5)} ${px(between(-0.8, 0.8) * unit)} ${px(length)} 0`;
  });
  const joints = [0.3, 0.66].map(
    (share) => `M0 ${px(horizon + (edge - horizon) * share)}H${px(width)}`,
  );
  return (
    stroke(lines.join(""), { colour, width: unit * 0.22, opacity: 0.3 }) +
    stroke(joints.join(""), { colour, width: unit * 0.3, opacity: 0.45 })
  );
}
