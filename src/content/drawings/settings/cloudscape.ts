import { mix } from "../colours.js";
import { defineSetting } from "./canvas.js";
import { heapCloud } from "./clouds.js";
import { box } from "./shapes.js";

/** Above the clouds, for things that fly. */
export const cloudscape = defineSetting({
  name: "sky",
  words: ["above the clouds", "heaven", "heavens", "cloudscape", "in the clouds"],
  horizon: 0.74,
  hasSky: true,
  floor: "free",
  paint: (canvas) => {
    const { width, height, horizon, unit, palette } = canvas;
    const rows = [0, 1, 2].map((row) =>
      canvas.repeat(5 - row, (index) =>
        heapCloud(
          canvas,
          {
            x: (width * (index + canvas.between(0.1, 0.9))) / (5 - row),
            y: horizon + unit * (5 + row * 13),
            size: unit * (26 + row * 14) * canvas.between(0.8, 1.15),
          },
          {
            lit: mix(palette.cloudLit, palette.haze, 0.4 - row * 0.18),
            shaded: mix(palette.cloudShaded, palette.haze, 0.4 - row * 0.12),
            opacity: 0.96,
          },
        ),
      ),
    );
    const sea = canvas.linear(
      [
        [0, mix(palette.cloudLit, palette.haze, 0.55), 0.75],
        [1, palette.cloudLit],
      ],
      { from: { x: 0, y: horizon }, to: { x: 0, y: height } },
    );
    return {
      back:
        box({ x: 0, y: horizon, width, height: height - horizon }, { fill: sea }) + rows.join(""),
    };
  },
});
