import { mix } from "../colours.js";
import type { Colour } from "../drawing.js";
import { type Canvas, defineSetting } from "./canvas.js";
import { ellipse } from "./shapes.js";
import { darkness, planet, stars } from "./starfield.js";

/** Deep space: stars, a nebula and far planets. */
export const space = defineSetting({
  name: "space",
  words: [
    "outer space",
    "galaxy",
    "cosmos",
    "universe",
    "nebula",
    "deep space",
    "orbit",
    "starfield",
    "milky way",
  ],
  horizon: 0.6,
  hasSky: false,
  floor: "free",
  paint: (canvas) => {
    const { width, height, unit } = canvas;
    const tint = canvas.brush.colours.ground ?? "#5b3fa0";
    return {
      back:
        darkness(canvas, ["#070a20", mix("#141238", tint, 0.25), "#0a0f2c"]) +
        nebula(canvas, tint) +
        stars(canvas, 150) +
        planet(
          canvas,
          { x: width * 0.84, y: height * 0.2, radius: unit * 11 },
          { colour: "#d99a5f", hasRing: true },
        ) +
        planet(
          canvas,
          { x: width * 0.1, y: height * 0.86, radius: unit * 19 },
          { colour: "#3f7fb5", hasRing: false },
        ) +
        planet(
          canvas,
          { x: width * 0.2, y: height * 0.2, radius: unit * 3.4 },
          { colour: "#b8a9c9", hasRing: false },
        ),
    };
  },
});

function nebula(canvas: Canvas, tint: Colour): string {
  const { width, height, unit, between } = canvas;
  const colours = [
    tint,
    mix(tint, "#e0559a", 0.6),
    mix(tint, "#2f8fd0", 0.65),
    mix(tint, "#f0a06a", 0.5),
  ] as const;
  return canvas.repeat(16, (index) => {
    const along = index / 15;
    const at = {
      x: width * (0.02 + along * 0.96),
      y: height * (0.72 - along * 0.5) + between(-12, 12) * unit,
    };
    const radius = unit * between(16, 30);
    const colour = canvas.pick(colours);
    const fill = canvas.radial(
      [
        [0, colour, 0.4],
        [0.5, colour, 0.15],
        [1, colour, 0],
      ],
      { ...at, radius },
    );
    return ellipse({ ...at, rx: radius }, { fill });
  });
}
