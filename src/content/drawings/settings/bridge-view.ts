import { mix } from "../colours.js";
import type { Colour } from "../drawing.js";
import { px } from "../numbers.js";
import { type Canvas, defineSetting } from "./canvas.js";
import { farHills } from "./landforms.js";
import { box, stroke } from "./shapes.js";
import { water } from "./water.js";

/** A long suspension bridge over a bay. */
export const bridgeView = defineSetting({
  name: "bridge view",
  words: ["bay", "golden gate", "strait", "riverfront", "waterfront"],
  horizon: 0.54,
  hasSky: true,
  openSky: 0.5,
  floor: "water",
  paint: (canvas) => {
    const { horizon, height } = canvas;
    return {
      back:
        farHills(canvas, "#7f9f86", 15) +
        water(canvas, { top: horizon, bottom: height }) +
        span(canvas, canvas.brush.colours.ground ?? "#c4543c"),
    };
  },
});

function span(canvas: Canvas, colour: Colour): string {
  const { width, horizon, unit } = canvas;
  const steel = canvas.tone(colour, 0.26);
  const deck = horizon - unit * 7;
  const top = horizon - Math.min(unit * 36, horizon * 0.7);
  const [left, right] = [width * 0.26, width * 0.76];
  const middle = (left + right) / 2;
  const cable = `M${px(-unit)} ${px(deck - unit * 2)}Q${px(left * 0.6)} ${px(deck - unit * 4)} ${px(left)} ${px(top)}Q${px(middle)} ${px(deck * 2 - top - unit * 4)} ${px(right)} ${px(top)}Q${px(right + (width - right) * 0.4)} ${px(deck - unit * 4)} ${px(width + unit)} ${px(deck - unit * 2)}`;
  const hangers = Array.from({ length: 25 }, (_, index) => {
    const along = (index + 1) / 26;
    const x = left + (right - left) * along;
    const y =
      (1 - along) ** 2 * top +
      2 * (1 - along) * along * (deck * 2 - top - unit * 4) +
      along ** 2 * top;
    return `M${px(x)} ${px(Math.min(y, deck))}V${px(deck)}`;
  }).join("");
  const tower = (x: number): string =>
    box(
      {
        x: x - unit * 2.6,
        y: top - unit * 1.5,
        width: unit * 1.5,
        height: horizon - top + unit * 3,
      },
      { fill: steel },
    ) +
    box(
      {
        x: x + unit * 1.1,
        y: top - unit * 1.5,
        width: unit * 1.5,
        height: horizon - top + unit * 3,
      },
      { fill: steel },
    ) +
    [0.02, 0.3, 0.56]
      .map((share) =>
        box(
          {
            x: x - unit * 2.6,
            y: top + (deck - top) * share,
            width: unit * 5.2,
            height: unit * 1.4,
          },
          { fill: steel },
        ),
      )
      .join("") +
    box(
      {
        x: x - unit * 4,
        y: horizon + unit,
        width: unit * 8,
        height: unit * 2.4,
        round: unit * 0.6,
      },
      { fill: canvas.tone("#8d8a88", 0.25) },
    );
  return (
    stroke(hangers, { colour: steel, width: unit * 0.2, opacity: 0.8 }) +
    stroke(cable, { colour: steel, width: unit * 0.7 }) +
    tower(left) +
    tower(right) +
    box({ x: 0, y: deck, width, height: unit * 1.9 }, { fill: steel }) +
    box(
      { x: 0, y: deck + unit * 1.9, width, height: unit * 0.7 },
      { fill: canvas.tone(mix(colour, "#2a1a20", 0.45), 0.26) },
    )
  );
}
