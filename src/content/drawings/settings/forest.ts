import { mix } from "../colours.js";
import type { Colour } from "../drawing.js";
import { px } from "../numbers.js";
import { type Canvas, defineSetting } from "./canvas.js";
import { flowers } from "./ground-details.js";
import { patches, plain } from "./landforms.js";
import { crownColour, groundColour, needleColour } from "./seasons.js";
import { path, stroke } from "./shapes.js";
import { conifer } from "./trees.js";
import { beams, glade, roof } from "./wood-light.js";

/** A wood of tall trunks with light between them. */
export const forest = defineSetting({
  name: "forest",
  words: [
    "wood",
    "woods",
    "woodland",
    "grove",
    "pine forest",
    "enchanted forest",
    "wilderness",
    "clearing",
  ],
  horizon: 0.56,
  hasSky: true,
  openSky: 0,
  floor: "ground",
  paint: (canvas) => {
    const { width, horizon, height, unit } = canvas;
    const floor = groundColour(canvas, "#6d9450");
    const layers = [
      { count: 16, thick: 1.3, distance: 0.74, base: 0.6 },
      { count: 10, thick: 2.3, distance: 0.5, base: 3 },
    ].map((layer) => trunks(canvas, layer));
    const firs = canvas.repeat(9, (index) =>
      conifer(
        canvas,
        {
          x: (width * (index + canvas.between(0, 1))) / 9,
          y: horizon + unit * 1.5,
          size: unit * canvas.between(22, 36),
          distance: 0.7,
        },
        needleColour(canvas),
      ),
    );
    return {
      back:
        glade(canvas) +
        firs +
        layers[0] +
        plain(canvas, floor) +
        layers[1] +
        beams(canvas) +
        patches(
          canvas,
          { top: horizon + unit * 6, bottom: height, count: 16 },
          {
            fill: canvas.tone(mix(floor, canvas.isSnowy ? "#a9c1dc" : "#33562f", 0.5), 0),
            opacity: 0.35,
          },
        ) +
        flowers(canvas, { top: horizon + unit * 8, bottom: height, count: 22 }) +
        sideTrunks(canvas) +
        roof(canvas, { reach: 0.3, leaf: crownColour }),
      front: ferns(canvas, canvas.isSnowy ? "#c5d3dd" : "#4f8f4a"),
    };
  },
});

function trunks(
  canvas: Canvas,
  layer: { count: number; thick: number; distance: number; base: number },
): string {
  const { width, horizon, unit, between } = canvas;
  const step = width / layer.count;
  return canvas.repeat(layer.count, (index) => {
    const x = (index + between(0.15, 0.85)) * step;
    const half = unit * layer.thick * between(0.35, 0.6);
    const foot = horizon + unit * (layer.base + between(-0.6, 1.4));
    const fill = canvas.tone(canvas.pick(["#6b4f3c", "#5c4536", "#7a5a44"]), layer.distance);
    return path(
      `M${px(x - half * 0.8)} 0L${px(x - half)} ${px(foot - unit * 3)}Q${px(x - half)} ${px(foot)} ${px(x - half * 2)} ${px(foot)}H${px(x + half * 2)}Q${px(x + half)} ${px(foot)} ${px(x + half)} ${px(foot - unit * 3)}L${px(x + half * 0.8)} 0Z`,
      { fill },
    );
  });
}

function sideTrunks(canvas: Canvas): string {
  const { width, horizon, unit } = canvas;
  const bark = canvas.tone("#5b4335", 0.04);
  const dark = canvas.tone("#38291f", 0.04);
  const trunk = (x: number, half: number, foot: number): string => {
    const outline = `M${px(x - half * 0.8)} 0Q${px(x - half * 0.7)} ${px(foot * 0.6)} ${px(x - half)} ${px(foot - unit * 6)}Q${px(x - half * 1.1)} ${px(foot - unit)} ${px(x - half * 2)} ${px(foot)}H${px(x + half * 2)}Q${px(x + half * 1.1)} ${px(foot - unit)} ${px(x + half)} ${px(foot - unit * 6)}Q${px(x + half * 0.7)} ${px(foot * 0.6)} ${px(x + half * 0.8)} 0Z`;
    const shade = canvas.brush.light === "left" ? 1 : -1;
    const grain = [-0.45, -0.1, 0.3, 0.6].map(
      (along) =>
        `M${px(x + along * half)} ${px(foot * canvas.between(0.05, 0.4))}v${px(foot * canvas.between(0.2, 0.45))}`,
    );
    const side = `M${px(x + shade * half * 0.2)} 0L${px(x + shade * half * 0.3)} ${px(foot)}H${px(x + shade * half * 2)}Q${px(x + shade * half * 1.1)} ${px(foot - unit)} ${px(x + shade * half)} ${px(foot - unit * 6)}Q${px(x + shade * half * 0.7)} ${px(foot * 0.6)} ${px(x + shade * half * 0.8)} 0Z`;
    return (
      path(outline, { fill: bark }) +
      path(side, { fill: dark, opacity: 0.5 }) +
      stroke(grain.join(""), { colour: dark, width: unit * 0.3, opacity: 0.5 })
    );
  };
  return (
    trunk(width * 0.07, unit * 4.4, horizon + unit * 13) +
    trunk(width * 0.94, unit * 3.6, horizon + unit * 10) +
    trunk(width * 0.24, unit * 2, horizon + unit * 6)
  );
}

function ferns(canvas: Canvas, colour: Colour): string {
  const { width, height, unit, between } = canvas;
  return canvas.repeat(10, (index) => {
    const x = (index % 2 === 0 ? between(-0.02, 0.2) : between(0.8, 1.02)) * width;
    const fronds = [-1, -0.5, 0.1, 0.6, 1].map((lean) => {
      const tip = { x: x + lean * unit * 7, y: height - unit * (8 - Math.abs(lean) * 3.6) };
      return `M${px(x)} ${px(height + unit)}Q${px(x + lean * unit * 1.5)} ${px(height - unit * 7)} ${px(tip.x)} ${px(tip.y)}Q${px(x + lean * unit * 3)} ${px(height - unit * 3)} ${px(x + unit)} ${px(height + unit)}Z`;
    });
    return path(fronds.join(""), {
      fill: canvas.tone(mix(colour, "#173a2a", index % 3 === 0 ? 0.4 : 0.15), 0),
    });
  });
}
