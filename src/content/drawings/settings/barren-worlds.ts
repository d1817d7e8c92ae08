import { mix } from "../colours.js";
import type { Colour } from "../drawing.js";
import { px } from "../numbers.js";
import { type Canvas, defineSetting } from "./canvas.js";
import { curve, ellipse, path } from "./shapes.js";
import { darkness, planet, stars } from "./starfield.js";

/** The grey surface of the moon with craters and the earth above it. */
export const moonSurface = defineSetting({
  name: "moon surface",
  words: ["moon", "lunar surface", "lunar", "crater field", "asteroid"],
  horizon: 0.56,
  hasSky: false,
  floor: "ground",
  paint: (canvas) => {
    const { width, horizon, unit } = canvas;
    const dust = canvas.brush.colours.ground ?? "#b4b7c2";
    return {
      back:
        darkness(canvas, ["#04060f", "#0a0f22", "#1a2140"]) +
        stars(canvas, 110) +
        (canvas.hasOwnOrbs
          ? ""
          : earth(canvas, { x: width * 0.76, y: horizon * 0.32, radius: unit * 9.5 })) +
        ridge(canvas, { rise: 12, drop: 0, colour: mix(dust, "#272c44", 0.55) }) +
        ridge(canvas, { rise: 6, drop: 2, colour: mix(dust, "#272c44", 0.35) }) +
        barren(canvas, dust, "#4a4f66") +
        craters(canvas, dust, 15),
    };
  },
});

/** The red surface of a planet with rocks and two moons in a dusty sky. */
export const planetSurface = defineSetting({
  name: "planet surface",
  words: ["mars", "alien planet", "red planet", "martian surface", "alien world", "exoplanet"],
  horizon: 0.56,
  hasSky: false,
  floor: "ground",
  paint: (canvas) => {
    const dust = canvas.brush.colours.ground ?? "#c9683f";
    const isNight = canvas.brush.isNight;
    const sky = isNight
      ? (["#0d0a1c", "#2a1730", "#5a2f38"] as const)
      : ([
          mix("#8f5a50", dust, 0.2),
          mix("#d9976f", dust, 0.2),
          mix("#f5cfa0", dust, 0.1),
        ] as const);
    return {
      back:
        darkness(canvas, sky) +
        stars(canvas, isNight ? 90 : 14) +
        (canvas.hasOwnOrbs ? "" : moons(canvas, dust)) +
        ridge(canvas, {
          rise: 22,
          drop: 0,
          colour: mix(dust, isNight ? "#4a2a38" : "#e8b48a", 0.5),
        }) +
        ridge(canvas, {
          rise: 11,
          drop: 2,
          colour: mix(dust, isNight ? "#3a1f2c" : "#b5583a", 0.35),
        }) +
        barren(canvas, isNight ? mix(dust, "#2a1728", 0.5) : dust, "#6e2c1f") +
        craters(canvas, isNight ? mix(dust, "#2a1728", 0.5) : dust, 6) +
        rocks(canvas, mix(dust, "#6e2c1f", isNight ? 0.7 : 0.35)),
    };
  },
});

function moons(canvas: Canvas, dust: Colour): string {
  const { width, horizon, unit } = canvas;
  return (
    planet(
      canvas,
      { x: width * 0.2, y: horizon * 0.28, radius: unit * 8 },
      { colour: mix(dust, "#f0dcc0", 0.5), hasRing: false },
    ) +
    planet(
      canvas,
      { x: width * 0.36, y: horizon * 0.16, radius: unit * 2.6 },
      { colour: "#d9c3b0", hasRing: false },
    )
  );
}

function earth(canvas: Canvas, at: { x: number; y: number; radius: number }): string {
  const { x, y, radius } = at;
  const clip = canvas.clip(ellipse({ x, y, rx: radius }, { fill: "#000000" }));
  const halo = canvas.radial(
    [
      [0, "#7fc3ff", 0.5],
      [0.7, "#7fc3ff", 0.28],
      [1, "#7fc3ff", 0],
    ],
    { x, y, radius: radius * 1.45 },
  );
  const lands = [
    { x: -0.4, y: -0.35, rx: 0.42, ry: 0.3 },
    { x: -0.15, y: 0.35, rx: 0.24, ry: 0.38 },
    { x: 0.55, y: 0.02, rx: 0.3, ry: 0.46 },
  ].map((part) =>
    ellipse(
      {
        x: x + part.x * radius,
        y: y + part.y * radius,
        rx: part.rx * radius,
        ry: part.ry * radius,
      },
      { fill: "#5fae62" },
    ),
  );
  const clouds = [-0.55, -0.05, 0.5].map((up) =>
    ellipse(
      {
        x: x + canvas.between(-0.4, 0.4) * radius,
        y: y + up * radius,
        rx: radius * 0.6,
        ry: radius * 0.09,
      },
      { fill: "#ffffff", opacity: 0.8 },
    ),
  );
  const dark = ellipse(
    { x: x + radius * 0.55, y: y + radius * 0.4, rx: radius * 1.05 },
    { fill: "#050a1c", opacity: 0.42 },
  );
  return `${ellipse({ x, y, rx: radius * 1.45 }, { fill: halo })}${ellipse({ x, y, rx: radius }, { fill: "#2f7fc9" })}<g clip-path="${clip}">${lands.join("")}${clouds.join("")}${dark}</g>`;
}

function ridge(canvas: Canvas, shape: { rise: number; drop: number; colour: Colour }): string {
  const { width, horizon, unit, between } = canvas;
  const points = Array.from({ length: 15 }, (_, index) => ({
    x: (width * (index - 1)) / 12,
    y: horizon + unit * (shape.drop - between(0, shape.rise)),
  }));
  const foot = horizon + unit * 5;
  return path(`${curve(points)}V${px(foot)}H${px(points[0]?.x ?? 0)}Z`, { fill: shape.colour });
}

function barren(canvas: Canvas, dust: Colour, deep: Colour): string {
  const { width, height, horizon, unit } = canvas;
  const top = horizon + unit * 1.5;
  const fill = canvas.linear(
    [
      [0, mix(dust, deep, 0.28)],
      [0.35, dust],
      [1, mix(dust, deep, 0.4)],
    ],
    { from: { x: 0, y: top }, to: { x: 0, y: height } },
  );
  return path(
    `M0 ${px(top + unit)}Q${px(width * 0.25)} ${px(top - unit * 1.5)} ${px(width * 0.5)} ${px(top)}T${px(width)} ${px(top)}V${px(height)}H0Z`,
    { fill },
  );
}

function craters(canvas: Canvas, dust: Colour, count: number): string {
  const { width, height, horizon, unit, between } = canvas;
  return canvas.repeat(count, (index) => {
    const near = (index + 0.6) / count;
    const size = unit * (1.4 + near * 7.5) * between(0.5, 1.1);
    const at = {
      x: between(0, width),
      y: horizon + unit * 5 + (height - horizon - unit * 6) * near ** 1.1,
    };
    return (
      ellipse(
        { x: at.x, y: at.y + size * 0.06, rx: size * 1.12, ry: size * 0.34 },
        { fill: mix(dust, "#ffffff", 0.3), opacity: 0.8 },
      ) +
      ellipse({ ...at, rx: size, ry: size * 0.28 }, { fill: mix(dust, "#1a1c2c", 0.5) }) +
      ellipse(
        { x: at.x, y: at.y + size * 0.07, rx: size * 0.86, ry: size * 0.2 },
        { fill: mix(dust, "#1a1c2c", 0.28) },
      )
    );
  });
}

function rocks(canvas: Canvas, colour: Colour): string {
  const { width, height, horizon, unit, between } = canvas;
  return canvas.repeat(16, (index) => {
    const near = (index + 0.5) / 16;
    const size = unit * (0.7 + near * 2.6);
    const [x, y] = [between(0, width), horizon + unit * 5 + (height - horizon - unit * 5) * near];
    return path(
      `M${px(x - size)} ${px(y)}l${px(size * 0.3)} ${px(-size * between(0.5, 0.9))}l${px(size * 0.8)} ${px(-size * 0.2)}l${px(size * 0.9)} ${px(size * 0.9)}Z`,
      { fill: mix(colour, "#ffd0a0", between(0, 0.2)) },
    );
  });
}
