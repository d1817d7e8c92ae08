import { mix } from "../colours.js";
import { px } from "../numbers.js";
import { type Canvas, defineSetting } from "./canvas.js";
import { evening, indoor, wallAndFloor, windowPane } from "./interior.js";
import { box, ellipse, path, polygon, stroke } from "./shapes.js";

/** A living room with a window, a picture, a lamp, a rug and a plant. */
export const room = defineSetting({
  name: "room",
  words: [
    "living room",
    "bedroom",
    "indoors",
    "inside",
    "house interior",
    "home",
    "interior",
    "lounge",
    "apartment",
    "hotel room",
    "classroom",
    "office",
    "museum",
  ],
  horizon: 0.62,
  hasSky: false,
  floor: "ground",
  paint: (canvas) => {
    const { width, horizon, height, unit } = canvas;
    const wall =
      canvas.brush.colours.ground ?? canvas.pick(["#e9d8c3", "#d3dfd6", "#dcd6e4", "#ead3c8"]);
    const rug = indoor(canvas, canvas.pick(["#b5626a", "#5f8a94", "#c98a4f"]));
    return {
      back:
        wallAndFloor(canvas, wall, "#b98a5f") +
        windowPane(
          canvas,
          {
            x: width * 0.12,
            y: horizon * 0.16,
            width: Math.min(width * 0.3, unit * 36),
            height: horizon * 0.52,
          },
          true,
        ) +
        picture(canvas, {
          x: width * 0.6,
          y: horizon * 0.24,
          width: unit * 20,
          height: unit * 14,
        }) +
        floorLamp(canvas, width * 0.9, horizon + unit * 4) +
        potPlant(canvas, width * 0.07, horizon + unit * 7) +
        ellipse(
          { x: width * 0.52, y: height - (height - horizon) * 0.42, rx: unit * 39, ry: unit * 9 },
          { fill: rug },
        ) +
        ellipse(
          { x: width * 0.52, y: height - (height - horizon) * 0.42, rx: unit * 34, ry: unit * 7.4 },
          { fill: mix(rug, "#f6e2cc", 0.3) },
        ) +
        ellipse(
          { x: width * 0.52, y: height - (height - horizon) * 0.42, rx: unit * 31, ry: unit * 6.5 },
          { fill: rug },
        ) +
        evening(canvas, { x: width * 0.9, y: horizon - unit * 25 }),
    };
  },
});

function picture(
  canvas: Canvas,
  at: { x: number; y: number; width: number; height: number },
): string {
  const { unit } = canvas;
  const hill = `M${px(at.x)} ${px(at.y + at.height)}V${px(at.y + at.height * 0.7)}L${px(at.x + at.width * 0.35)} ${px(at.y + at.height * 0.34)}L${px(at.x + at.width * 0.6)} ${px(at.y + at.height * 0.66)}L${px(at.x + at.width * 0.76)} ${px(at.y + at.height * 0.5)}L${px(at.x + at.width)} ${px(at.y + at.height * 0.8)}V${px(at.y + at.height)}Z`;
  return (
    box(
      {
        x: at.x - unit * 1.2,
        y: at.y - unit * 1.2,
        width: at.width + unit * 2.4,
        height: at.height + unit * 2.4,
        round: unit * 0.4,
      },
      { fill: indoor(canvas, "#8a6244") },
    ) +
    box(at, { fill: indoor(canvas, "#f6dcb4") }) +
    ellipse(
      { x: at.x + at.width * 0.74, y: at.y + at.height * 0.28, rx: at.height * 0.13 },
      { fill: indoor(canvas, "#f08a5c") },
    ) +
    path(hill, { fill: indoor(canvas, "#5f8f94") })
  );
}

function floorLamp(canvas: Canvas, x: number, y: number): string {
  const { unit } = canvas;
  const metal = indoor(canvas, "#5c4a44");
  const shade = canvas.brush.isNight ? "#ffe0a0" : indoor(canvas, "#f3e2bf");
  return (
    stroke(`M${px(x)} ${px(y)}V${px(y - unit * 27)}`, { colour: metal, width: unit * 0.8 }) +
    ellipse({ x, y, rx: unit * 4, ry: unit * 1 }, { fill: metal }) +
    polygon(
      [
        { x: x - unit * 3, y: y - unit * 36 },
        { x: x + unit * 3, y: y - unit * 36 },
        { x: x + unit * 5.4, y: y - unit * 26 },
        { x: x - unit * 5.4, y: y - unit * 26 },
      ],
      { fill: shade },
    )
  );
}

function potPlant(canvas: Canvas, x: number, y: number): string {
  const { unit } = canvas;
  const leaves = [-64, -38, -14, 12, 36, 62].map(
    (turn, index) =>
      `<g transform="translate(${px(x)} ${px(y - unit * 6)}) rotate(${turn})">${path(`M0 0Q${px(unit * 3.4)} ${px(-unit * 8)} 0 ${px(-unit * (15 + (index % 3) * 2))}Q${px(-unit * 3.4)} ${px(-unit * 8)} 0 0Z`, { fill: indoor(canvas, index % 2 === 0 ? "#4f8f5a" : "#3c7a50") })}</g>`,
  );
  return (
    leaves.join("") +
    polygon(
      [
        { x: x - unit * 4.4, y: y - unit * 7 },
        { x: x + unit * 4.4, y: y - unit * 7 },
        { x: x + unit * 3.2, y },
        { x: x - unit * 3.2, y },
      ],
      { fill: indoor(canvas, "#c77f56") },
    )
  );
}
