import { mix } from "../colours.js";
import type { Atmosphere, Brush, Frame } from "../drawing.js";
import { px } from "../numbers.js";
import { type Canvas, openCanvas } from "./canvas.js";
import { box, ellipse, group, stroke } from "./shapes.js";

const FLAKES_MAX = 260;
const DROPS_MAX = 200;

/** What the weather puts before the whole picture: rain, snow, fog or gusts. */
export function paintWeather(frame: Frame, moment: Atmosphere, brush: Brush): string {
  const canvas = openCanvas(frame, { moment, brush, layer: "weather" });
  const content = fallOf(canvas);
  return canvas.definitions() + content;
}

function fallOf(canvas: Canvas): string {
  switch (canvas.moment.weather) {
    case "rain":
      return rain(canvas, 0.12);
    case "storm":
      return rain(canvas, 0.32);
    case "snow":
      return snow(canvas);
    case "fog":
      return fog(canvas);
    case "wind":
      return gusts(canvas);
    case "rainbow":
    case "clear":
    case "cloudy":
      return "";
  }
}

function rain(canvas: Canvas, slant: number): string {
  const { width, height, unit, between } = canvas;
  const count = Math.min(DROPS_MAX, (width * height) / (unit * unit * 75));
  return canvas.repeat(3, (layer) => {
    const length = unit * (2.5 + layer * 2);
    const drops = canvas.repeat(count / 3, () => {
      const x = between(-0.1, 1.1) * width;
      const y = between(-0.05, 1) * height;
      return `M${px(x)} ${px(y)}l${px(-length * slant)} ${px(length)}`;
    });
    return stroke(drops, {
      colour: "#e6eff8",
      width: unit * (0.12 + layer * 0.08),
      opacity: 0.3 + layer * 0.08,
    });
  });
}

function snow(canvas: Canvas): string {
  const { width, height, unit, between } = canvas;
  const count = Math.min(FLAKES_MAX, (width * height) / (unit * unit * 55));
  return canvas.repeat(count, (index) => {
    const near = index / count;
    return ellipse(
      {
        x: between(0, width),
        y: between(0, height),
        rx: unit * (0.22 + near ** 3 * 0.85) * between(0.8, 1.2),
      },
      { fill: "#ffffff", opacity: between(0.55, 0.95) * (1 - near ** 4 * 0.35) },
    );
  });
}

function fog(canvas: Canvas): string {
  const { width, height, horizon, unit, between, palette } = canvas;
  const colour = mix(palette.haze, "#ffffff", 0.25);
  const veil = canvas.linear(
    [
      [0, colour, 0.12],
      [0.5, colour, 0.42],
      [1, colour, 0.08],
    ],
    { from: { x: 0, y: 0 }, to: { x: 0, y: height } },
  );
  const fill = canvas.soft(colour);
  const banks = canvas.repeat(7, (index) =>
    ellipse(
      {
        x: between(0, width),
        y: horizon + (index - 2.5) * unit * 7,
        rx: width * between(0.45, 0.75),
        ry: unit * between(5, 9),
      },
      { fill, opacity: between(0.4, 0.6) },
    ),
  );
  return box({ x: 0, y: 0, width, height }, { fill: veil }) + banks;
}

function gusts(canvas: Canvas): string {
  const { width, height, unit, between } = canvas;
  const swirls = canvas.repeat(7, (index) => {
    const x = between(-0.05, 0.7) * width;
    const y = height * (0.12 + index * 0.11) + between(-3, 3) * unit;
    const length = between(18, 34) * unit;
    const rise = between(-2, 2) * unit;
    const curl = unit * between(2, 3);
    const tail = index % 2 === 0 ? `a${px(curl)} ${px(curl)} 0 1 0 ${px(-curl)} ${px(-curl)}` : "";
    return stroke(
      `M${px(x)} ${px(y)}c${px(length * 0.3)} ${px(rise - unit * 2)} ${px(length * 0.6)} ${px(rise + unit * 2)} ${px(length)} ${px(rise)}${tail}`,
      { colour: "#ffffff", width: unit * between(0.3, 0.5), opacity: 0.55 },
    );
  });
  const leaves = canvas.repeat(canvas.moment.season === "autumn" ? 12 : 0, () => {
    const x = between(0, width);
    const y = between(0.2, 0.95) * height;
    return group(
      ellipse(
        { x: 0, y: 0, rx: unit * 1, ry: unit * 0.42 },
        { fill: canvas.pick(LEAVES), opacity: 0.9 },
      ),
      {
        transform: `translate(${px(x)} ${px(y)}) rotate(${px(between(-50, 50))})`,
      },
    );
  });
  return swirls + leaves;
}

const LEAVES = ["#d9822b", "#b8452a", "#e2b13c"] as const;
