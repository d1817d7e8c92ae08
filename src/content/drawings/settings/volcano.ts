import { mix } from "../colours.js";
import { px } from "../numbers.js";
import { type Canvas, defineSetting } from "./canvas.js";
import { stones } from "./ground-details.js";
import { farHills, patches, plain } from "./landforms.js";
import { ellipse, path } from "./shapes.js";

/** A volcano that smokes and glows over dark land. */
export const volcano = defineSetting({
  name: "volcano",
  words: ["eruption", "lava", "crater", "volcanic land", "magma"],
  horizon: 0.58,
  hasSky: true,
  openSky: 0.4,
  floor: "ground",
  paint: (canvas) => {
    const { width, horizon, height, unit } = canvas;
    const rock = canvas.brush.colours.ground ?? "#5a4a50";
    const [x, top] = [width * 0.42, horizon - Math.min(unit * 34, horizon * 0.58)];
    const cone = path(
      `M${px(x - unit * 48)} ${px(horizon + unit)}Q${px(x - unit * 16)} ${px(horizon - unit * 10)} ${px(x - unit * 7)} ${px(top)}Q${px(x)} ${px(top + unit * 2)} ${px(x + unit * 7)} ${px(top)}Q${px(x + unit * 16)} ${px(horizon - unit * 10)} ${px(x + unit * 50)} ${px(horizon + unit)}Z`,
      {
        fill: canvas.linear([
          [0, canvas.tone(rock, 0.3)],
          [1, canvas.tone(mix(rock, "#8f98a0", 0.3), 0.5)],
        ]),
      },
    );
    const side = path(
      `M${px(x + unit * 2)} ${px(top + unit * 1)}L${px(x + unit * 7)} ${px(top)}Q${px(x + unit * 16)} ${px(horizon - unit * 10)} ${px(x + unit * 50)} ${px(horizon + unit)}H${px(x + unit * 10)}Q${px(x + unit * 6)} ${px(horizon - unit * 16)} ${px(x + unit * 2)} ${px(top + unit)}Z`,
      { fill: canvas.tone("#2c2733", 0.3), opacity: 0.35 },
    );
    return {
      back:
        farHills(canvas, "#6d6470", 10) +
        plume(canvas, x, top) +
        cone +
        side +
        lava(canvas, x, top) +
        plain(canvas, mix(rock, "#4a3a38", 0.4), horizon + unit) +
        patches(
          canvas,
          { top: horizon + unit * 3, bottom: height, count: 16 },
          { fill: canvas.tone("#2b2228", 0), opacity: 0.35 },
        ) +
        stones(
          canvas,
          { top: horizon + unit * 5, bottom: height, count: 16 },
          mix(rock, "#2b2228", 0.4),
        ),
    };
  },
});

function plume(canvas: Canvas, x: number, top: number): string {
  const { unit, between } = canvas;
  const glow = canvas.radial(
    [
      [0, "#ffb15c", 0.85],
      [0.4, "#ff6b3a", 0.4],
      [1, "#ff6b3a", 0],
    ],
    { x, y: top, radius: unit * 24 },
  );
  const pale = canvas.soft(canvas.tone("#8c8088", 0.25));
  const dark = canvas.soft(canvas.tone("#4e4850", 0.2));
  const smoke = canvas.repeat(18, (index) => {
    const up = index / 18;
    return ellipse(
      {
        x: x + unit * (up * 20 + between(-4, 4) * (0.4 + up)),
        y: top - up * Math.max(top * 0.95, unit * 20),
        rx: unit * (5.5 + up * 15),
        ry: unit * (5 + up * 10),
      },
      { fill: index % 2 === 0 ? pale : dark, opacity: 0.9 },
    );
  });
  return smoke + ellipse({ x, y: top, rx: unit * 24 }, { fill: glow });
}

function lava(canvas: Canvas, x: number, top: number): string {
  const { unit, horizon } = canvas;
  const depth = horizon - top;
  const stream = `M${px(x - unit * 5)} ${px(top + unit * 0.6)}Q${px(x)} ${px(top + unit * 2.4)} ${px(x + unit * 5)} ${px(top + unit * 0.6)}Q${px(x + unit * 3)} ${px(top + depth * 0.2)} ${px(x + unit * 5)} ${px(top + depth * 0.34)}Q${px(x + unit * 9)} ${px(top + depth * 0.6)} ${px(x + unit * 4)} ${px(horizon + unit)}H${px(x - unit * 1)}Q${px(x + unit * 5)} ${px(top + depth * 0.6)} ${px(x + unit)} ${px(top + depth * 0.36)}Q${px(x - unit)} ${px(top + depth * 0.6)} ${px(x - unit * 8)} ${px(top + depth * 0.72)}Q${px(x - unit * 4)} ${px(top + depth * 0.4)} ${px(x - unit * 5)} ${px(top + unit * 0.6)}Z`;
  const sparks = canvas.repeat(18, () =>
    ellipse(
      {
        x: x + canvas.between(-14, 14) * unit,
        y: top - canvas.between(0, 17) * unit,
        rx: unit * canvas.between(0.2, 0.6),
      },
      { fill: canvas.pick(["#ffd35c", "#ff8a3c"]) },
    ),
  );
  return (
    path(stream, {
      fill: canvas.linear([
        [0, "#ffd35c"],
        [0.4, "#ff7a2e"],
        [1, "#d13a22"],
      ]),
    }) + sparks
  );
}
