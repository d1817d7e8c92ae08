import { mix } from "../colours.js";
import { px } from "../numbers.js";
import { type Canvas, defineSetting } from "./canvas.js";
import { farHills, plain } from "./landforms.js";
import { groundColour, needleColour } from "./seasons.js";
import { path } from "./shapes.js";
import { treeline } from "./trees.js";
import { water } from "./water.js";

/** One great mountain with a cap of snow beyond a lake. */
export const lonePeak = defineSetting({
  name: "lone peak",
  words: [
    "mount fuji",
    "mt fuji",
    "fuji",
    "fujiyama",
    "mount kilimanjaro",
    "kilimanjaro",
    "mount rainier",
    "snow capped mountain",
    "lone mountain",
    "single mountain",
    "extinct volcano",
  ],
  horizon: 0.64,
  hasSky: true,
  openSky: 0.3,
  floor: "ground",
  paint: (canvas) => {
    const { width, height, horizon, unit } = canvas;
    const green = groundColour(canvas, "#6fa35a");
    const shore = horizon + (height - horizon) * 0.4;
    return {
      back:
        cone(canvas) +
        farHills(canvas, green, 7) +
        treeline(canvas, { y: horizon + unit, size: unit * 4, distance: 0.5 }, needleColour) +
        water(canvas, { top: horizon + unit, bottom: shore + unit * 3, calm: true }) +
        path(
          `M0 ${px(shore)}Q${px(width * 0.3)} ${px(shore + unit * 3)} ${px(width * 0.6)} ${px(shore)}T${px(width)} ${px(shore + unit)}V${px(height)}H0Z`,
          { fill: canvas.tone(green, 0.12) },
        ) +
        plain(canvas, green, shore + unit * 4),
    };
  },
});

function cone(canvas: Canvas): string {
  const { width, horizon, unit } = canvas;
  const rock = canvas.brush.colours.main ?? "#5d78a6";
  const rise = Math.min(horizon * 0.68, width * 0.5);
  const [x, top, spread] = [width * 0.5, horizon - rise, rise * 1.15];
  const flank = (side: -1 | 1, share: number): string =>
    `${px(x + side * (unit * 5 + (spread - unit * 5) * share ** 1.5))} ${px(top + rise * share)}`;
  const slope = (to: number): string =>
    [0.15, 0.3, 0.45, 0.6, 0.8, 1]
      .filter((share) => share <= to)
      .map((share) => `L${flank(1, share)}`)
      .join("");
  const rim = `M${px(x - unit * 5)} ${px(top)}Q${px(x)} ${px(top + unit * 1.6)} ${px(x + unit * 5)} ${px(top)}`;
  const body = `${rim}${slope(1)}H${px(x - spread)}L${[1, 0.8, 0.6, 0.45, 0.3, 0.15].map((share) => flank(-1, share)).join("L")}Z`;
  const low = (at: number, share: number): string =>
    `L${px(x + at * unit * 5)} ${px(top + rise * share)}`;
  const cap = `${rim}${slope(0.3)}${low(2.4, 0.44)}${low(1.5, 0.31)}${low(0.6, 0.47)}${low(-0.2, 0.33)}${low(-1, 0.45)}${low(-1.8, 0.32)}${low(-2.5, 0.42)}L${flank(-1, 0.3)}L${flank(-1, 0.15)}Z`;
  const shadow = `M${px(x + unit * 1)} ${px(top + unit)}L${px(x + unit * 5)} ${px(top)}${slope(1)}H${px(x + spread * 0.3)}Z`;
  return (
    path(body, {
      fill: canvas.linear([
        [0, canvas.tone(mix(rock, "#2f4270", 0.25), 0.35)],
        [1, canvas.tone(mix(rock, "#b8cbe0", 0.25), 0.6)],
      ]),
    }) +
    path(cap, { fill: canvas.tone("#f6f9fd", 0.15) }) +
    path(shadow, { fill: canvas.tone("#26355f", 0.3), opacity: 0.22 })
  );
}
