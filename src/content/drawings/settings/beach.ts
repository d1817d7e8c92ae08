import { mix } from "../colours.js";
import { type Canvas, defineSetting } from "./canvas.js";
import { patches, rolling } from "./landforms.js";
import { below, curve, ellipse, path } from "./shapes.js";
import { palm } from "./trees.js";
import { hazeLine, water } from "./water.js";

/** A sand beach with the sea behind it. */
export const beach = defineSetting({
  name: "beach",
  words: ["shore", "seashore", "seaside", "coast", "sand beach", "coastline", "sandy beach"],
  horizon: 0.44,
  hasSky: true,
  floor: "ground",
  paint: (canvas) => {
    const { width, height, horizon, unit } = canvas;
    const edge = horizon + (height - horizon) * 0.3;
    const sand = canvas.brush.colours.ground ?? "#edd3a0";
    const shore = rolling(canvas, { base: edge, rise: unit * 4, waves: 0.8 });
    const outline = (drop: number): string =>
      curve(shore.map((point) => ({ x: point.x, y: point.y + drop * unit })));
    const cover = (drop: number, fill: string, opacity = 1): string =>
      path(
        below(outline(drop), {
          left: shore[0]?.x ?? 0,
          right: shore.at(-1)?.x ?? width,
          bottom: height,
        }),
        { fill, opacity },
      );
    const dry = canvas.linear(
      [
        [0, canvas.tone(mix(sand, "#8f7048", 0.12), 0.1)],
        [0.25, canvas.tone(sand, 0.06)],
        [1, canvas.tone(mix(sand, "#a9723a", 0.24), 0)],
      ],
      { from: { x: 0, y: edge }, to: { x: 0, y: height } },
    );
    return {
      back:
        water(canvas, { top: horizon, bottom: edge + unit * 4, colour: "#2fa3bf", calm: true }) +
        hazeLine(canvas) +
        cover(-0.9, canvas.tone("#8fe0dc", 0.1), 0.45) +
        cover(0, canvas.tone("#ffffff", 0.05), 0.9) +
        cover(0.9, canvas.tone(mix(sand, "#7d6a52", 0.42), 0.05)) +
        cover(3.2, dry) +
        sandGrain(
          canvas,
          { top: edge + unit * 8, bottom: height },
          canvas.tone(mix(sand, "#8f6a3a", 0.4), 0),
        ) +
        palmGrove(canvas, edge),
    };
  },
});

function sandGrain(canvas: Canvas, band: { top: number; bottom: number }, colour: string): string {
  const { width, unit, between } = canvas;
  const dots = canvas.repeat(70, (index) => {
    const near = index / 70;
    return ellipse(
      {
        x: between(0, width),
        y: band.top + (band.bottom - band.top) * near,
        rx: unit * (0.14 + near * 0.2),
        ry: unit * 0.12,
      },
      { fill: colour, opacity: 0.4 },
    );
  });
  return patches(canvas, { ...band, count: 10 }, { fill: "#fff5d8", opacity: 0.13 }) + dots;
}

function palmGrove(canvas: Canvas, edge: number): string {
  const { width, unit } = canvas;
  return (
    palm(canvas, {
      x: width * 0.05,
      y: edge + unit * 13,
      size: unit * 46,
      distance: 0.03,
      lean: 0.75,
    }) +
    palm(canvas, {
      x: -width * 0.01,
      y: edge + unit * 17,
      size: unit * 38,
      distance: 0,
      lean: 0.35,
    })
  );
}
