import { px } from "../numbers.js";
import { blockRow, CITY, cityBlock } from "./buildings.js";
import { type Canvas, defineSetting } from "./canvas.js";
import { plain } from "./landforms.js";
import { snowed } from "./seasons.js";
import { stroke } from "./shapes.js";
import { water } from "./water.js";

/** The skyline of a city behind water. */
export const skyline = defineSetting({
  name: "city",
  words: ["city skyline", "skyline", "cityscape", "metropolis", "manhattan", "megacity", "rooftop"],
  horizon: 0.6,
  hasSky: true,
  openSky: 0.36,
  floor: "ground",
  paint: (canvas) => {
    const { width, horizon, height, unit } = canvas;
    const tall = Math.min(unit * 50, horizon * 0.88);
    const towers = [0.2, 0.34, 0.5, 0.63, 0.8].map((at, index) =>
      cityBlock(
        canvas,
        {
          x: width * at - unit * 4,
          base: horizon + unit,
          width: unit * canvas.between(7, 9.5),
          height: tall * (index === 2 ? 1 : canvas.between(0.62, 0.86)),
          distance: 0.4,
        },
        canvas.pick(CITY),
      ),
    );
    const quay = canvas.brush.colours.ground ?? "#a9adb8";
    const slabs = canvas.repeat(6, (index) => {
      const y = horizon + unit * 8 + (height - horizon - unit * 8) * (index / 6) ** 1.5;
      return stroke(`M0 ${px(y)}H${px(width)}`, {
        colour: canvas.tone("#6b7080", 0.1),
        width: unit * (0.15 + index * 0.05),
        opacity: 0.4,
      });
    });
    return {
      back:
        blockRow(
          canvas,
          {
            base: horizon + unit,
            low: unit * 20,
            high: tall * 0.72,
            broad: unit * 8,
            distance: 0.74,
          },
          CITY,
        ) +
        towers.join("") +
        blockRow(
          canvas,
          {
            base: horizon + unit * 1.5,
            low: unit * 8,
            high: unit * 20,
            broad: unit * 10,
            distance: 0.2,
          },
          CITY,
        ) +
        water(canvas, {
          top: horizon + unit,
          bottom: horizon + unit * 9,
          colour: "#3f7fa8",
          calm: true,
        }) +
        plain(canvas, snowed(canvas, quay), horizon + unit * 7) +
        slabs +
        railing(canvas, horizon + unit * 8),
    };
  },
});

function railing(canvas: Canvas, y: number): string {
  const { width, unit } = canvas;
  const iron = canvas.tone("#4a5262", 0.12);
  const posts = Array.from(
    { length: Math.ceil(width / (unit * 5)) + 1 },
    (_, index) => `M${px(index * unit * 5)} ${px(y)}v${px(-unit * 4)}`,
  ).join("");
  return (
    stroke(posts, { colour: iron, width: unit * 0.4 }) +
    [4, 2.6, 1.2]
      .map((up) =>
        stroke(`M0 ${px(y - unit * up)}H${px(width)}`, {
          colour: iron,
          width: unit * (up === 4 ? 0.6 : 0.25),
        }),
      )
      .join("")
  );
}
