import { mix } from "../colours.js";
import type { Colour } from "../drawing.js";
import { type Canvas, defineSetting } from "./canvas.js";
import { tufts } from "./landforms.js";
import { snowed } from "./seasons.js";
import { ellipse } from "./shapes.js";
import { bareTree, treeline } from "./trees.js";
import { water } from "./water.js";

/** A swamp: dark still water, bare trees, reeds and lily pads. */
export const swamp = defineSetting({
  name: "swamp",
  words: ["marsh", "bog", "wetland", "bayou", "mangrove", "everglade"],
  horizon: 0.5,
  hasSky: true,
  openSky: 0.5,
  floor: "water",
  paint: (canvas) => {
    const { width, horizon, height, unit } = canvas;
    const moss = "#6d8450";
    const trees = canvas.repeat(9, (index) => {
      const near = (index + 0.5) / 9;
      const side = index % 2 === 0 ? canvas.between(-0.02, 0.3) : canvas.between(0.7, 1.02);
      const [x, y, size] = [
        width * side,
        horizon + unit * (1 + near * 11),
        unit * (18 + near * 28),
      ];
      return (
        ellipse(
          { x, y, rx: size * 0.18, ry: size * 0.03 },
          { fill: canvas.tone(mix(moss, "#3a4a35", 0.4), 0.4 * (1 - near)) },
        ) + bareTree(canvas, { x, y, size, distance: 0.55 * (1 - near) }, "#4a4238")
      );
    });
    const pads = canvas.repeat(26, (index) => {
      const near = (index + 0.5) / 26;
      const at = {
        x: canvas.between(0, width),
        y: horizon + unit * 8 + (height - horizon - unit * 8) * near,
      };
      const size = unit * (1 + near * 3.4);
      const flower =
        index % 6 === 0
          ? ellipse(
              { x: at.x, y: at.y - size * 0.2, rx: size * 0.32, ry: size * 0.26 },
              { fill: canvas.tone("#f4c6dc", 0) },
            )
          : "";
      return (
        ellipse(
          { ...at, rx: size, ry: size * 0.3 },
          { fill: canvas.tone(index % 2 === 0 ? "#6f9a4a" : "#5b8744", 0.1) },
        ) + flower
      );
    });
    return {
      back:
        treeline(canvas, { y: horizon - unit * 3, size: unit * 13, distance: 0.78 }, mossGreen) +
        treeline(canvas, { y: horizon + unit, size: unit * 6, distance: 0.58 }, mossGreen) +
        water(canvas, {
          top: horizon,
          bottom: height,
          colour: canvas.brush.colours.ground ?? "#5c7a5a",
          calm: true,
        }) +
        trees +
        pads +
        mist(canvas),
      front: tufts(canvas, { top: height - unit * 2, bottom: height + unit, count: 30 }, moss),
    };
  },
});

function mossGreen(canvas: Canvas): Colour {
  return snowed(canvas, canvas.pick(["#6a7f4c", "#5b7350", "#7a8a55"]));
}

function mist(canvas: Canvas): string {
  const { width, horizon, unit, palette } = canvas;
  const fill = canvas.soft(mix(palette.haze, "#e6f0e0", 0.4));
  return canvas.repeat(5, (index) =>
    ellipse(
      {
        x: canvas.between(0, width),
        y: horizon + unit * index * 2,
        rx: width * 0.46,
        ry: unit * 3,
      },
      { fill, opacity: 0.4 },
    ),
  );
}
