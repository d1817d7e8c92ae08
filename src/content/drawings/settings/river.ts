import { mix } from "../colours.js";
import { px } from "../numbers.js";
import { defineSetting } from "./canvas.js";
import { farHills, patches, plain, tufts } from "./landforms.js";
import { crownColour, groundColour } from "./seasons.js";
import { path } from "./shapes.js";
import { broadTree } from "./trees.js";
import { water } from "./water.js";

/** A river that winds down a green valley. */
export const river = defineSetting({
  name: "river",
  words: ["stream", "valley", "river valley", "riverside", "riverbank", "creek", "brook"],
  horizon: 0.46,
  hasSky: true,
  floor: "ground",
  paint: (canvas) => {
    const { width, horizon, height, unit } = canvas;
    const green = groundColour(canvas);
    const depth = height - horizon;
    const [x, y] = [
      (share: number) => px(width * share),
      (share: number) => px(horizon + depth * share),
    ];
    const bed = `M${x(0.55)} ${y(0)}C${x(0.5)} ${y(0.08)} ${x(0.75)} ${y(0.12)} ${x(0.68)} ${y(0.24)}C${x(0.6)} ${y(0.38)} ${x(0.34)} ${y(0.4)} ${x(0.4)} ${y(0.62)}C${x(0.44)} ${y(0.8)} ${x(0.36)} ${y(0.9)} ${x(0.2)} ${y(1.02)}L${x(0.84)} ${y(1.02)}C${x(0.86)} ${y(0.8)} ${x(0.62)} ${y(0.74)} ${x(0.6)} ${y(0.6)}C${x(0.58)} ${y(0.44)} ${x(0.84)} ${y(0.36)} ${x(0.8)} ${y(0.22)}C${x(0.77)} ${y(0.1)} ${x(0.58)} ${y(0.08)} ${x(0.57)} ${y(0)}Z`;
    const clip = canvas.clip(path(bed, { fill: "#000000" }));
    const trees = canvas.repeat(12, (index) => {
      const near = (index + 0.5) / 12;
      const side = index % 2 === 0 ? canvas.between(-0.02, 0.22) : canvas.between(0.86, 1.04);
      return broadTree(
        canvas,
        {
          x: width * side,
          y: horizon + depth * near * 0.5,
          size: unit * (6 + near * 14),
          distance: 0.5 * (1 - near),
        },
        crownColour(canvas),
      );
    });
    return {
      back:
        farHills(canvas, green, 22) +
        plain(canvas, green) +
        patches(
          canvas,
          { top: horizon, bottom: height, count: 14 },
          { fill: canvas.tone(mix(green, "#e8e27a", 0.35), 0.1), opacity: 0.3 },
        ) +
        path(bed, { fill: canvas.tone(mix(green, "#4d4a35", 0.5), 0.1) }) +
        `<g clip-path="${clip}"><g transform="translate(0 ${px(unit * 0.7)})">${water(canvas, { top: horizon, bottom: height, colour: "#3f9ccc", calm: true })}</g></g>` +
        trees,
      front: tufts(canvas, { top: height - unit * 3, bottom: height + unit, count: 26 }, green),
    };
  },
});
