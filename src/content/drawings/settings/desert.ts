import { mix } from "../colours.js";
import type { Colour } from "../drawing.js";
import { px } from "../numbers.js";
import { type Canvas, defineSetting } from "./canvas.js";
import { farHills, plain } from "./landforms.js";
import { path, stroke } from "./shapes.js";

/** Sand dunes with lit and shaded slopes. */
export const desert = defineSetting({
  name: "desert",
  words: ["dune", "dunes", "sahara", "oasis", "sand dunes", "wasteland", "arid land", "sand"],
  horizon: 0.5,
  hasSky: true,
  floor: "ground",
  paint: (canvas) => {
    const { horizon, height, unit } = canvas;
    const sand = canvas.brush.colours.ground ?? "#e6b36a";
    const dunes = [0, 1, 2, 3].map((step) =>
      dune(
        canvas,
        {
          crest: horizon + unit * (step * step * 2.6 - 5),
          foot: height,
          peak: 0.2 + ((step * 0.37) % 0.7),
          rise: unit * (10 + step * 1.5),
        },
        { sand, distance: 0.6 - step * 0.19 },
      ),
    );
    return {
      back:
        farHills(canvas, mix(sand, "#b98a70", 0.4), 8) +
        plain(canvas, sand) +
        dunes.join("") +
        sandLines(canvas, sand),
    };
  },
});

function dune(
  canvas: Canvas,
  shape: { crest: number; foot: number; peak: number; rise: number },
  look: { sand: Colour; distance: number },
): string {
  const { width, unit } = canvas;
  const x = width * (shape.peak + canvas.between(-0.06, 0.06));
  const top = shape.crest - shape.rise * 0.4;
  const low = shape.crest + shape.rise * 0.6;
  const crest = `M${px(-unit)} ${px(low)}C${px(x * 0.4)} ${px(low)} ${px(x * 0.75)} ${px(top + shape.rise * 0.1)} ${px(x)} ${px(top)}C${px(x + (width - x) * 0.25)} ${px(top + shape.rise * 0.3)} ${px(x + (width - x) * 0.5)} ${px(low + shape.rise * 0.1)} ${px(width + unit)} ${px(low - shape.rise * 0.1)}V${px(shape.foot)}H${px(-unit)}Z`;
  const isLitLeft = canvas.brush.light === "left";
  const lit = canvas.tone(mix(look.sand, "#fff0c0", 0.25), look.distance);
  const dark = canvas.tone(mix(look.sand, "#8a4a2e", 0.42), look.distance * 0.9);
  const body = canvas.linear([
    [0, lit],
    [0.5, canvas.tone(look.sand, look.distance * 0.7)],
    [1, canvas.tone(mix(look.sand, "#b97238", 0.25), 0)],
  ]);
  const lean = isLitLeft ? 1 : -1;
  const far = x + lean * width;
  const slope = `M${px(x)} ${px(top - unit)}C${px(x + lean * unit * 5)} ${px(top + shape.rise * 0.5)} ${px(x - lean * unit * 7)} ${px(top + shape.rise * 0.9)} ${px(x + lean * unit * 2)} ${px(top + shape.rise * 1.8)}S${px(x - lean * unit * 4)} ${px(top + shape.rise * 3)} ${px(x + lean * unit * 9)} ${px(shape.foot)}H${px(far)}V${px(top - unit)}Z`;
  const clip = canvas.clip(path(crest, { fill: "#000000" }));
  const shadow = canvas.linear([
    [0, dark, 0.8],
    [0.35, dark, 0.4],
    [0.8, dark, 0],
  ]);
  return `${path(crest, { fill: body })}<g clip-path="${clip}">${path(slope, { fill: shadow })}</g>`;
}

function sandLines(canvas: Canvas, sand: Colour): string {
  const { width, height, horizon, unit, between } = canvas;
  return canvas.repeat(16, (index) => {
    const near = (index + 0.5) / 16;
    const y = horizon + (height - horizon) * (0.45 + near * 0.55);
    const x = between(-0.1, 0.9) * width;
    const length = unit * (8 + near * 18);
    return stroke(
      `M${px(x)} ${px(y)}q${px(length * 0.25)} ${px(-unit * 0.8)} ${px(length * 0.5)} 0t${px(length * 0.5)} 0`,
      {
        colour: canvas.tone(mix(sand, "#9a5f30", 0.5), 0),
        width: unit * (0.15 + near * 0.2),
        opacity: 0.3,
      },
    );
  });
}
