import type { Atmosphere, Brush, Colour, Frame, TimeOfDay, Weather } from "../drawing.js";
import { figure } from "../numbers.js";
import { type Canvas, openCanvas } from "./canvas.js";
import { box } from "./shapes.js";

/** Where the light of a moment comes from and the shadow that it throws. */
interface Light {
  /** Of the width, from the left. */
  readonly x: number;
  /** Of the way from the top of the frame to the horizon. */
  readonly y: number;
  readonly side: "left" | "right";
  readonly shadow: Colour;
  readonly shadowOpacity: number;
  /** Of the height of the thing that throws it. */
  readonly shadowLength: number;
}

const LIGHTS: Readonly<Record<TimeOfDay, Light>> = {
  dawn: {
    x: 0.3,
    y: 0.86,
    side: "left",
    shadow: "#4a4468",
    shadowOpacity: 0.28,
    shadowLength: 0.8,
  },
  morning: {
    x: 0.2,
    y: 0.4,
    side: "left",
    shadow: "#34486a",
    shadowOpacity: 0.3,
    shadowLength: 0.5,
  },
  day: {
    x: 0.8,
    y: 0.22,
    side: "right",
    shadow: "#22354f",
    shadowOpacity: 0.32,
    shadowLength: 0.25,
  },
  sunset: {
    x: 0.66,
    y: 0.87,
    side: "right",
    shadow: "#4a2b4a",
    shadowOpacity: 0.36,
    shadowLength: 0.9,
  },
  dusk: { x: 0.7, y: 1, side: "right", shadow: "#1f1d42", shadowOpacity: 0.3, shadowLength: 0.4 },
  night: {
    x: 0.76,
    y: 0.26,
    side: "right",
    shadow: "#050a20",
    shadowOpacity: 0.4,
    shadowLength: 0.3,
  },
};

/** The light of a moment; clouds and fog soften its shadow. */
export function lightOf(moment: Atmosphere): Light {
  const light = LIGHTS[moment.time];
  const isSoft = !["clear", "wind", "rainbow"].includes(moment.weather);
  return isSoft
    ? { ...light, shadowOpacity: light.shadowOpacity * 0.6, shadowLength: light.shadowLength * 0.4 }
    : light;
}

/** An overlay for the whole picture that takes subjects drawn in daylight to the hour and the weather. */
export function gradeLight(frame: Frame, moment: Atmosphere, brush: Brush): string {
  const canvas = openCanvas(frame, { moment, brush, layer: "light" });
  const layers = GRADES[moment.time](canvas) + gradeWeather(canvas);
  return canvas.definitions() + layers;
}

type Blend = "multiply" | "screen" | "soft-light";

const GRADES: Readonly<Record<TimeOfDay, (canvas: Canvas) => string>> = {
  dawn: (canvas) =>
    wash(canvas, { fill: "#f3dfe6", blend: "multiply", opacity: 0.6 }) +
    wash(canvas, { fill: glow(canvas, "#ffcf9e", 0.5), blend: "soft-light", opacity: 0.7 }),
  morning: (canvas) =>
    wash(canvas, { fill: glow(canvas, "#ffe9b8", 0.5), blend: "soft-light", opacity: 0.55 }),
  day: () => "",
  sunset: (canvas) =>
    wash(canvas, {
      fill: sideways(canvas, "#ffd2a0", "#c79ab8"),
      blend: "multiply",
      opacity: 0.34,
    }) + wash(canvas, { fill: glow(canvas, "#ffc065", 0.6), blend: "soft-light", opacity: 0.7 }),
  dusk: (canvas) =>
    wash(canvas, { fill: "#8f86bd", blend: "multiply", opacity: 0.55 }) +
    wash(canvas, { fill: glow(canvas, "#ff9e7a", 0.45), blend: "screen", opacity: 0.22 }),
  night: (canvas) =>
    wash(canvas, {
      fill: falling(canvas, "#d3dbf5", "#8494d2"),
      blend: "multiply",
      opacity: 0.64,
    }) +
    wash(canvas, { fill: "#3a5490", blend: "screen", opacity: 0.14 }) +
    wash(canvas, { fill: glow(canvas, "#9db9f5", 0.6), blend: "screen", opacity: 0.12 }),
};

function gradeWeather(canvas: Canvas): string {
  const { time, weather } = canvas.moment;
  const grade = WEATHER_GRADES[weather];
  if (grade === undefined) {
    return "";
  }
  const isDark = time === "night" || time === "dusk";
  return wash(canvas, { ...grade, blend: "multiply", opacity: grade.opacity * (isDark ? 0.3 : 1) });
}

const WEATHER_GRADES: Readonly<
  Partial<Record<Weather, { readonly fill: Colour; readonly opacity: number }>>
> = {
  rain: { fill: "#b4c2cf", opacity: 0.4 },
  storm: { fill: "#8793a6", opacity: 0.5 },
  snow: { fill: "#dfe8f3", opacity: 0.35 },
};

function wash(
  canvas: Canvas,
  look: { readonly fill: string; readonly blend: Blend; readonly opacity: number },
): string {
  const whole = box(
    { x: 0, y: 0, width: canvas.width, height: canvas.height },
    { fill: look.fill },
  );
  return `<g style="mix-blend-mode:${look.blend}" opacity="${figure(look.opacity)}">${whole}</g>`;
}

function glow(canvas: Canvas, colour: Colour, reach: number): string {
  const light = lightOf(canvas.moment);
  return canvas.radial(
    [
      [0, colour, 1],
      [0.5, colour, 0.4],
      [1, colour, 0],
    ],
    {
      x: light.x * canvas.width,
      y: light.y * canvas.horizon,
      radius: Math.hypot(canvas.width, canvas.height) * reach,
    },
  );
}

function sideways(canvas: Canvas, lit: Colour, shaded: Colour): string {
  const isLeft = lightOf(canvas.moment).side === "left";
  return canvas.linear(
    [
      [0, isLeft ? lit : shaded],
      [1, isLeft ? shaded : lit],
    ],
    { from: { x: 0, y: 0 }, to: { x: canvas.width, y: 0 } },
  );
}

function falling(canvas: Canvas, top: Colour, bottom: Colour): string {
  return canvas.linear(
    [
      [0, top],
      [1, bottom],
    ],
    { from: { x: 0, y: 0 }, to: { x: 0, y: canvas.horizon * 1.2 } },
  );
}
