import { mix } from "../colours.js";
import type { Colour } from "../drawing.js";
import { px } from "../numbers.js";
import type { Canvas } from "./canvas.js";
import { box, ellipse, path, stroke } from "./shapes.js";

/** A colour of a room in the light that falls into it at the hour. */
export function indoor(canvas: Canvas, colour: Colour): Colour {
  switch (canvas.moment.time) {
    case "night":
      return mix(mix(colour, "#3a2f52", 0.3), "#f0a850", 0.12);
    case "dusk":
      return mix(mix(colour, "#4a3a5c", 0.2), "#f0a850", 0.1);
    case "sunset":
    case "dawn":
      return mix(colour, "#f0a070", 0.16);
    default:
      return canvas.moment.weather === "clear" ? colour : mix(colour, "#8f9aa8", 0.14);
  }
}

/** A wall down to the horizon with a skirting board, and a floor of boards. */
export function wallAndFloor(canvas: Canvas, wall: Colour, boards: Colour): string {
  const { width, horizon, height, unit } = canvas;
  const toLight = canvas.brush.light === "left";
  const paint = canvas.linear(
    [
      [0, indoor(canvas, mix(wall, toLight ? "#ffffff" : "#7a6a70", 0.16))],
      [1, indoor(canvas, mix(wall, toLight ? "#7a6a70" : "#ffffff", 0.16))],
    ],
    { from: { x: 0, y: 0 }, to: { x: width, y: horizon * 0.4 } },
  );
  const floor = canvas.linear([
    [0, indoor(canvas, mix(boards, "#4a3020", 0.22))],
    [1, indoor(canvas, boards)],
  ]);
  const seams = Array.from({ length: 15 }, (_, index) => {
    const along = (index - 7) / 7;
    return `M${px(width * (0.5 + along * 0.55))} ${px(horizon)}L${px(width * (0.5 + along * 1.1))} ${px(height)}`;
  }).join("");
  return (
    box({ x: 0, y: 0, width, height: horizon + 1 }, { fill: paint }) +
    box({ x: 0, y: horizon, width, height: height - horizon }, { fill: floor }) +
    stroke(seams, {
      colour: indoor(canvas, mix(boards, "#3a2416", 0.5)),
      width: unit * 0.22,
      opacity: 0.45,
    }) +
    box(
      { x: 0, y: horizon - unit * 2.4, width, height: unit * 2.4 },
      { fill: indoor(canvas, mix(wall, "#ffffff", 0.55)) },
    ) +
    box({ x: 0, y: horizon, width, height: unit * 2 }, { fill: "#2a1a1a", opacity: 0.14 })
  );
}

/** A window with the sky of the moment in it, and curtains where asked for. */
export function windowPane(
  canvas: Canvas,
  at: { x: number; y: number; width: number; height: number },
  hasCurtains: boolean,
): string {
  const { unit, palette } = canvas;
  const frame = indoor(canvas, "#fdf8ee");
  const view = canvas.linear([
    [0, palette.sky[0]],
    [0.45, palette.sky[1]],
    [0.8, palette.sky[3]],
    [1, canvas.tone(canvas.isSnowy ? "#f0f4f8" : "#7fae62", 0.5)],
  ]);
  const glint =
    canvas.moment.time === "night"
      ? ellipse(
          { x: at.x + at.width * 0.7, y: at.y + at.height * 0.25, rx: unit * 2.2 },
          { fill: palette.orb },
        )
      : "";
  const curtain = (left: boolean): string => {
    const edge = left ? at.x - unit * 3 : at.x + at.width + unit * 3;
    const inner = left ? at.x + at.width * 0.2 : at.x + at.width * 0.8;
    const colour = indoor(canvas, "#7d9a94");
    return path(
      `M${px(edge)} ${px(at.y - unit * 3)}H${px(inner)}Q${px((inner + edge) / 2)} ${px(at.y + at.height * 0.6)} ${px(edge + (left ? unit : -unit) * 3)} ${px(at.y + at.height + unit * 6)}H${px(edge)}Z`,
      { fill: colour },
    );
  };
  return (
    box(
      {
        x: at.x - unit * 1.4,
        y: at.y - unit * 1.4,
        width: at.width + unit * 2.8,
        height: at.height + unit * 2.8,
      },
      { fill: frame },
    ) +
    box(at, { fill: view }) +
    glint +
    box(
      { x: at.x + at.width / 2 - unit * 0.5, y: at.y, width: unit, height: at.height },
      { fill: frame },
    ) +
    box({ x: at.x, y: at.y + at.height * 0.48, width: at.width, height: unit }, { fill: frame }) +
    box(
      {
        x: at.x - unit * 2.4,
        y: at.y + at.height + unit * 1.2,
        width: at.width + unit * 4.8,
        height: unit * 1.6,
      },
      { fill: indoor(canvas, "#e8dfd0") },
    ) +
    (hasCurtains
      ? curtain(true) +
        curtain(false) +
        box(
          {
            x: at.x - unit * 5,
            y: at.y - unit * 4,
            width: at.width + unit * 10,
            height: unit,
            round: unit * 0.5,
          },
          { fill: indoor(canvas, "#8a6244") },
        )
      : "")
  );
}

/** The warm light of a lamp in the evening. */
export function evening(canvas: Canvas, at: { x: number; y: number }): string {
  if (!canvas.brush.isNight) {
    return "";
  }
  const radius = canvas.unit * 70;
  const fill = canvas.radial(
    [
      [0, "#ffd890", 0.6],
      [0.3, "#ffc070", 0.26],
      [1, "#ffb060", 0],
    ],
    { ...at, radius },
  );
  return ellipse({ ...at, rx: radius }, { fill });
}
