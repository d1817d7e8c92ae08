import { mix } from "../colours.js";
import type { Atmosphere, Brush, Frame } from "../drawing.js";
import { px } from "../numbers.js";
import { type Canvas, openCanvas } from "./canvas.js";
import { heapCloud, overcast, streakCloud } from "./clouds.js";
import { lightOf } from "./light.js";
import { box, ellipse, path } from "./shapes.js";
import { lightning, rainbow } from "./sky-phenomena.js";

const STARS_MAX = 160;

/** The sky of a moment over the whole frame: gradient, stars, sun or moon, clouds, bow and bolt. */
export function paintSky(frame: Frame, moment: Atmosphere, brush: Brush): string {
  const canvas = openCanvas(frame, { moment, brush, layer: "sky" });
  const isOpen = ["clear", "wind", "rainbow"].includes(moment.weather);
  const parts = [
    gradient(canvas),
    moment.time === "night" && (isOpen || moment.weather === "cloudy") ? stars(canvas) : "",
    isOpen || moment.weather === "cloudy" ? orb(canvas) : veiledOrb(canvas),
    isOpen ? openClouds(canvas) : closedClouds(canvas),
    moment.weather === "rainbow" ? rainbow(canvas) : "",
    moment.weather === "storm" ? lightning(canvas) : "",
  ];
  return canvas.definitions() + parts.join("");
}

function gradient(canvas: Canvas): string {
  const [top, high, low, edge] = canvas.palette.sky;
  const fill = canvas.linear(
    [
      [0, top],
      [0.38, high],
      [0.74, low],
      [1, edge],
    ],
    { from: { x: 0, y: 0 }, to: { x: 0, y: canvas.horizon } },
  );
  return box({ x: 0, y: 0, width: canvas.width, height: canvas.height }, { fill });
}

function stars(canvas: Canvas): string {
  const { width, horizon, unit, between } = canvas;
  const count = Math.min(STARS_MAX, (width * horizon) / (unit * unit * 45));
  return canvas.repeat(count, (index) => {
    const high = between(0, 1) ** 1.3;
    const isBright = index % 12 === 0;
    return ellipse(
      {
        x: between(0, width),
        y: high * horizon * 0.95,
        rx: unit * (isBright ? 0.36 : between(0.1, 0.22)),
      },
      {
        fill: canvas.pick(["#ffffff", "#dfe9ff", "#fff3da"]),
        opacity: between(0.5, 1) * (1 - high * 0.6),
      },
    );
  });
}

function orb(canvas: Canvas): string {
  const { palette, unit, moment } = canvas;
  if (moment.time === "dusk") {
    return afterglow(canvas);
  }
  const light = lightOf(moment);
  const centre = { x: light.x * canvas.width, y: light.y * canvas.horizon };
  const isLow = moment.time === "sunset" || moment.time === "dawn";
  const reach = unit * (isLow ? 62 : moment.time === "night" ? 30 : 40);
  const halo = canvas.radial(
    [
      [0, palette.glow, isLow ? 0.95 : 0.75],
      [0.18, palette.glow, isLow ? 0.6 : 0.4],
      [0.5, palette.glow, 0.16],
      [1, palette.glow, 0],
    ],
    { ...centre, radius: reach },
  );
  const dim = moment.weather === "cloudy" ? 0.5 : 1;
  const glowing = ellipse({ ...centre, rx: reach }, { fill: halo, opacity: dim });
  const bands = isLow ? glowBands(canvas, centre.y) : "";
  if (canvas.hasOwnOrbs) return glowing + bands;
  return (
    glowing + bands + (moment.time === "night" ? moon(canvas, centre) : sun(canvas, centre, isLow))
  );
}

function sun(canvas: Canvas, centre: { x: number; y: number }, isLow: boolean): string {
  const radius = canvas.unit * (isLow ? 7 : 4.6);
  const fill = isLow
    ? canvas.linear([
        [0, "#fffbe0"],
        [1, mix(canvas.palette.glow, "#ffe9a8", 0.4)],
      ])
    : canvas.palette.orb;
  return ellipse({ ...centre, rx: radius }, { fill });
}

function moon(canvas: Canvas, centre: { x: number; y: number }): string {
  const radius = canvas.unit * 5;
  if (canvas.brush.random() < 0.5) {
    const seas = [
      { x: -0.3, y: -0.25, rx: 0.24 },
      { x: 0.28, y: -0.05, rx: 0.17 },
      { x: -0.12, y: 0.36, rx: 0.2 },
      { x: 0.3, y: 0.45, rx: 0.1 },
    ].map((sea) =>
      ellipse(
        { x: centre.x + sea.x * radius, y: centre.y + sea.y * radius, rx: sea.rx * radius },
        { fill: "#cfcdbf", opacity: 0.6 },
      ),
    );
    return ellipse({ ...centre, rx: radius }, { fill: canvas.palette.orb }) + seas.join("");
  }
  const top = `${px(centre.x - radius * 0.35)} ${px(centre.y - radius * 0.94)}`;
  const foot = `${px(centre.x - radius * 0.35)} ${px(centre.y + radius * 0.94)}`;
  return path(
    `M${top}A${px(radius)} ${px(radius)} 0 1 1 ${foot}A${px(radius * 1.02)} ${px(radius * 1.02)} 0 0 0 ${top}Z`,
    { fill: canvas.palette.orb },
  );
}

function afterglow(canvas: Canvas): string {
  const light = lightOf(canvas.moment);
  const radius = canvas.unit * 75;
  const fill = canvas.radial(
    [
      [0, "#ffc29a", 0.85],
      [0.35, canvas.palette.glow, 0.4],
      [1, canvas.palette.glow, 0],
    ],
    { x: light.x * canvas.width, y: canvas.horizon, radius },
  );
  return ellipse(
    { x: light.x * canvas.width, y: canvas.horizon, rx: radius, ry: radius },
    { fill },
  );
}

function glowBands(canvas: Canvas, level: number): string {
  const { width, unit, between, palette } = canvas;
  return canvas.repeat(5, (index) =>
    streakCloud(
      {
        x: between(0.1, 0.9) * width,
        y: level - (index - 1.2) * unit * between(4, 6),
        length: between(0.35, 0.8) * width,
        thickness: unit * between(0.6, 1.2),
      },
      { fill: mix(palette.glow, "#fff2cc", 0.3), opacity: between(0.22, 0.42) },
    ),
  );
}

function veiledOrb(canvas: Canvas): string {
  if (canvas.moment.weather === "storm" || canvas.moment.weather === "rain") {
    return "";
  }
  const light = lightOf(canvas.moment);
  const centre = { x: light.x * canvas.width, y: light.y * canvas.horizon };
  const radius = canvas.unit * 26;
  const fill = canvas.radial(
    [
      [0, canvas.palette.orb, 0.7],
      [0.2, canvas.palette.orb, 0.5],
      [0.3, canvas.palette.orb, 0.22],
      [1, canvas.palette.orb, 0],
    ],
    { ...centre, radius },
  );
  return ellipse({ ...centre, rx: radius }, { fill });
}

function openClouds(canvas: Canvas): string {
  const { width, horizon, unit, between, palette, moment } = canvas;
  const isLow = !["morning", "day"].includes(moment.time);
  if (isLow) {
    const count = moment.time === "night" ? 4 : 7;
    return canvas.repeat(count, (index) => {
      const high = 0.18 + (index / count) * 0.6;
      return streakCloud(
        {
          x: between(0, width),
          y: horizon * high,
          length: between(0.25, 0.6) * width,
          thickness: unit * between(1, 2.6) * (1.3 - high),
        },
        {
          fill: high > 0.5 ? palette.cloudLit : mix(palette.cloudShaded, palette.cloudLit, high),
          opacity: between(0.35, 0.6),
        },
      );
    });
  }
  const count = moment.weather === "wind" ? 4 : 3;
  const small = canvas.repeat(4, (index) =>
    heapCloud(
      canvas,
      {
        x: width * ((index + between(0.1, 0.9)) / 4),
        y: horizon * between(0.72, 0.86),
        size: unit * between(9, 15),
      },
      {
        lit: mix(palette.cloudLit, palette.haze, 0.25),
        shaded: mix(palette.cloudShaded, palette.haze, 0.5),
        opacity: 0.7,
      },
    ),
  );
  const large = canvas.repeat(count, (index) =>
    heapCloud(
      canvas,
      {
        x: width * ((index + between(0.15, 0.85)) / count),
        y: horizon * between(0.22, 0.55),
        size: unit * between(20, 36),
      },
      { lit: palette.cloudLit, shaded: palette.cloudShaded, opacity: 0.95 },
    ),
  );
  return small + large;
}

function closedClouds(canvas: Canvas): string {
  const { width, horizon, unit, between, palette, moment } = canvas;
  if (moment.weather === "fog") {
    return overcast(canvas, horizon, 0.35);
  }
  const cover = overcast(canvas, horizon * 0.8, moment.weather === "storm" ? 0.95 : 0.75);
  const heaps = canvas.repeat(moment.weather === "storm" ? 5 : 4, (index) =>
    heapCloud(
      canvas,
      {
        x: width * ((index + between(0, 1)) / 4),
        y: horizon * between(0.2, 0.6),
        size: unit * between(30, 52),
      },
      { lit: palette.cloudLit, shaded: palette.cloudShaded, opacity: 0.62 },
    ),
  );
  return cover + heaps;
}
