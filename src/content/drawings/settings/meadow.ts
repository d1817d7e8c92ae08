import { mix } from "../colours.js";
import { defineSetting } from "./canvas.js";
import { flowers } from "./ground-details.js";
import { land, patches, rolling, tufts } from "./landforms.js";
import { crownColour, groundColour } from "./seasons.js";
import { broadTree } from "./trees.js";

/** Soft green hills behind a meadow with flowers. */
export const meadow = defineSetting({
  name: "meadow",
  words: [
    "hill",
    "hills",
    "grass",
    "grassland",
    "countryside",
    "pasture",
    "green hills",
    "hillside",
    "nature",
    "outdoors",
    "outside",
    "prairie",
  ],
  horizon: 0.54,
  hasSky: true,
  floor: "ground",
  paint: (canvas) => {
    const { horizon, height, unit, width } = canvas;
    const green = groundColour(canvas);
    const bottom = horizon + unit * 24;
    const hills = [0, 1, 2].map((step) =>
      land(
        canvas,
        rolling(canvas, {
          base: horizon + unit * (step * 3 - 1),
          rise: unit * (17 - step * 4),
          waves: 1 + step * 0.35,
        }),
        {
          colour: mix(green, "#5b8f86", 0.35 - step * 0.12),
          distance: 0.75 - step * 0.2,
          bottom,
          depth: 0.04,
        },
      ),
    );
    const copse = canvas.repeat(5, (index) =>
      broadTree(
        canvas,
        {
          x: width * (0.04 + index * 0.05) + canvas.between(-2, 2) * unit,
          y: horizon + unit * canvas.between(2.5, 5),
          size: unit * canvas.between(9, 14),
          distance: 0.32,
        },
        crownColour(canvas),
      ),
    );
    return {
      back:
        hills.join("") +
        copse +
        broadTree(
          canvas,
          { x: width * 0.9, y: horizon + unit * 6, size: unit * 22, distance: 0.2 },
          crownColour(canvas),
        ) +
        land(canvas, rolling(canvas, { base: horizon + unit * 6, rise: unit * 4, waves: 0.7 }), {
          colour: green,
          distance: 0.12,
          bottom: height,
          depth: 0.2,
        }) +
        patches(
          canvas,
          { top: horizon + unit * 9, bottom: height, count: 12 },
          { fill: canvas.tone(mix(green, "#f2ef8e", 0.45), 0), opacity: 0.28 },
        ) +
        flowers(canvas, { top: horizon + unit * 9, bottom: height, count: 60 }),
      front: tufts(canvas, { top: height - unit * 4, bottom: height + unit, count: 30 }, green),
    };
  },
});
