import { mix } from "../colours.js";
import { defineSetting } from "./canvas.js";
import { land, patches, rolling } from "./landforms.js";
import { conifer } from "./trees.js";

/** Snow-covered hills with firs, whatever the season. */
export const snowfield = defineSetting({
  name: "snowfield",
  words: [
    "slope",
    "slopes",
    "snowy slope",
    "ski run",
    "piste",
    "snow",
    "snowy field",
    "snowy landscape",
    "winter landscape",
    "winter wonderland",
    "ski slope",
    "snowy hill",
  ],
  horizon: 0.54,
  hasSky: true,
  floor: "ground",
  paint: (canvas) => {
    const { width, horizon, height, unit } = canvas;
    const white = canvas.brush.colours.ground ?? "#f3f8fd";
    const hills = [0, 1, 2].map((step) =>
      land(
        canvas,
        rolling(canvas, {
          base: horizon + unit * (step * 4 - 1),
          rise: unit * (18 - step * 5),
          waves: 0.9 + step * 0.3,
        }),
        {
          colour: mix(white, "#9fc0e4", 0.5 - step * 0.16),
          distance: 0.5 - step * 0.16,
          bottom: horizon + unit * (18 + step * 8),
          depth: 0.1,
        },
      ),
    );
    const firs = canvas.repeat(16, (index) => {
      const near = (index + 0.5) / 16;
      const side = index % 2 === 0 ? canvas.between(-0.02, 0.26) : canvas.between(0.74, 1.02);
      return conifer(
        { ...canvas, isSnowy: true },
        {
          x: width * side,
          y: horizon + unit * (1 + near * 13),
          size: unit * (8 + near * 18),
          distance: 0.5 * (1 - near),
        },
        canvas.pick(["#3f7a66", "#35705f", "#4b8570"]),
      );
    });
    const drift = rolling(canvas, { base: horizon + unit * 15, rise: unit * 5, waves: 0.8 });
    return {
      back:
        hills.join("") +
        firs +
        land(canvas, drift, { colour: white, distance: 0.04, bottom: height, depth: 0 }) +
        patches(
          canvas,
          { top: horizon + unit * 18, bottom: height, count: 9 },
          { fill: canvas.tone("#9dbde0", 0), opacity: 0.28 },
        ),
    };
  },
});
