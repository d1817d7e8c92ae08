import { Resvg } from "@resvg/resvg-js";
import { describe, expect, it } from "vitest";
import type { Atmosphere, Brush, Frame, TimeOfDay, Weather } from "../drawing.js";
import { settings } from "./all-settings.js";
import { gradeLight, lightOf } from "./light.js";
import { paintSky } from "./sky.js";
import { paintWeather } from "./weather.js";

const TIMES: readonly TimeOfDay[] = ["dawn", "morning", "day", "sunset", "dusk", "night"];
const WEATHERS: readonly Weather[] = [
  "clear",
  "cloudy",
  "rain",
  "storm",
  "snow",
  "fog",
  "wind",
  "rainbow",
];
const SEASONS = [null, "spring", "summer", "autumn", "winter"] as const;
const SIZE_MAX = 150_000;
const SQUARE = { width: 512, height: 512 };

const moments: readonly Atmosphere[] = TIMES.flatMap((time, row) =>
  WEATHERS.map((weather, column) => ({
    time,
    weather,
    season: SEASONS[(row + column) % SEASONS.length] ?? null,
    mood: (column % 3) - 1,
  })),
);

const noon: Atmosphere = { time: "day", weather: "clear", season: null, mood: 0 };

describe("every setting", () => {
  it.each(settings.map((setting) => [setting.name, setting] as const))(
    "is well formed at every hour and in every weather: %s",
    (_, setting) => {
      for (const moment of moments) {
        const frame = { ...SQUARE, horizon: SQUARE.height * setting.horizon };
        const brush = countingBrush(moment);
        const { back, front } = setting.paint(frame, moment, brush);
        expectWellFormed(back + front, brush.ids);
      }
    },
  );

  it.each(settings.map((setting) => [setting.name, setting] as const))(
    "is the same for the same picture and another for another seed: %s",
    (_, setting) => {
      const frame = { ...SQUARE, horizon: SQUARE.height * setting.horizon };
      const paint = (seed: number) => setting.paint(frame, noon, countingBrush(noon, { seed }));
      expect(paint(3)).toEqual(paint(3));
      if (setting.name !== "studio" && setting.name !== "stage") {
        expect(paint(3)).not.toEqual(paint(3_000_000_019));
      }
    },
  );

  it.each(
    settings
      .filter(({ name }) => name !== "sky")
      .map((setting) => [setting.name, setting] as const),
  )("covers the frame below its horizon, wide and tall: %s", (_, setting) => {
    for (const size of [
      { width: 640, height: 256 },
      { width: 256, height: 640 },
    ]) {
      const frame = { ...size, horizon: size.height * setting.horizon };
      const brush = countingBrush(noon);
      const { back } = setting.paint(frame, noon, brush);
      const opaque = opaqueRows(back, size);
      const from = Math.ceil(setting.hasSky ? frame.horizon + size.height * 0.08 : 0);
      expect(opaque.slice(from).every(Boolean)).toBe(true);
    }
  });

  it.each(
    settings
      .filter(({ name }) => name !== "sky")
      .map((setting) => [setting.name, setting] as const),
  )("takes the colour of the prompt: %s", (_, setting) => {
    const frame = { ...SQUARE, horizon: SQUARE.height * setting.horizon };
    const plain = setting.paint(frame, noon, countingBrush(noon));
    const asked = setting.paint(frame, noon, countingBrush(noon, { ground: "#cc22aa" }));
    expect(asked.back).not.toBe(plain.back);
  });

  it("has a name and words that no other setting has", () => {
    const words = settings.flatMap((setting) => [setting.name, ...setting.words]);
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
  });

  it("leaves room for subjects below the horizon", () => {
    for (const { horizon } of settings) {
      expect(horizon).toBeGreaterThanOrEqual(0.4);
      expect(horizon).toBeLessThanOrEqual(0.75);
    }
  });
});

describe("sky, weather and light", () => {
  const layers = { paintSky, paintWeather, gradeLight };
  it.each(Object.entries(layers))("%s is well formed and repeatable", (_, layer) => {
    const frame: Frame = { width: 900, height: 400, horizon: 220 };
    for (const moment of moments) {
      const brush = countingBrush(moment);
      const svg = layer(frame, moment, brush);
      expectWellFormed(svg, brush.ids);
      expect(layer(frame, moment, countingBrush(moment))).toBe(svg);
    }
  });

  it("keeps the ids of the layers of a picture apart", () => {
    const moment: Atmosphere = { time: "sunset", weather: "fog", season: null, mood: 0 };
    const frame = { ...SQUARE, horizon: 256 };
    const brush = countingBrush(moment);
    for (const layer of [paintSky, paintWeather, gradeLight]) {
      layer(frame, moment, brush);
    }
    settings[0]?.paint(frame, moment, brush);
    expect(new Set(brush.ids).size).toBe(brush.ids.length);
  });

  it("grades nothing by clear day and never to black at night", () => {
    const frame = { ...SQUARE, horizon: 256 };
    expect(gradeLight(frame, noon, countingBrush(noon))).toBe("");
    for (const weather of WEATHERS) {
      const moment: Atmosphere = { ...noon, time: "night", weather };
      const svg = gradeLight(frame, moment, countingBrush(moment));
      const white = `<rect width="512" height="512" fill="#ffffff"/>${svg}`;
      expect(meanLight(white, SQUARE)).toBeGreaterThan(110);
    }
  });

  it("is darker by night than by day, and darker in a storm than in the clear", () => {
    const frame = { ...SQUARE, horizon: 300 };
    const light = (moment: Atmosphere) =>
      meanLight(paintSky(frame, moment, countingBrush(moment)), SQUARE);
    expect(light({ ...noon, time: "night" })).toBeLessThan(light(noon) * 0.4);
    expect(light({ ...noon, weather: "storm" })).toBeLessThan(light(noon) * 0.7);
  });

  it("throws shadows away from the side of the light, softer under clouds", () => {
    for (const moment of moments) {
      const light = lightOf(moment);
      expect(light.side).toBe(light.x < 0.5 ? "left" : "right");
      expect(light.y).toBeGreaterThanOrEqual(0);
      expect(light.y).toBeLessThanOrEqual(1);
      expect(light.shadowOpacity).toBeLessThanOrEqual(
        lightOf({ ...moment, weather: "clear" }).shadowOpacity,
      );
    }
  });
});

function countingBrush(
  moment: Atmosphere,
  choice: { seed?: number; ground?: string } = {},
): Brush & { ids: string[] } {
  let state = choice.seed ?? 11;
  const ids: string[] = [];
  return {
    colours: choice.ground === undefined ? {} : { ground: choice.ground },
    light: lightOf(moment).side,
    isNight: moment.time === "night" || moment.time === "dusk",
    random: () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state / 2 ** 32;
    },
    shade: (colour) => colour,
    ids,
    id: (name) => {
      ids.push(`b-${name}`);
      return `b-${name}`;
    },
  };
}

function expectWellFormed(svg: string, ids: readonly string[]): void {
  expect(svg.length).toBeLessThan(SIZE_MAX);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
  expect(openTags(svg)).toEqual([]);
  const made = [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]);
  const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1]);
  expect(made).toEqual(ids);
  expect(used.filter((id) => !made.includes(id))).toEqual([]);
}

function openTags(svg: string): string[] {
  const open: string[] = [];
  for (const [, close, name, rest] of svg.matchAll(/<(\/?)([a-zA-Z]+)([^<>]*)>/g)) {
    if (close === "/") {
      if (open.pop() !== name) return ["mismatch", name ?? ""];
    } else if (!rest?.endsWith("/")) {
      open.push(name ?? "");
    }
  }
  return open;
}

function pixelsOf(svg: string, size: { width: number; height: number }): Buffer {
  const root = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${svg}</svg>`;
  return new Resvg(root).render().pixels;
}

function opaqueRows(svg: string, size: { width: number; height: number }): boolean[] {
  const pixels = pixelsOf(svg, size);
  return Array.from({ length: size.height }, (_, row) =>
    Array.from(
      { length: size.width },
      (_, column) => pixels[(row * size.width + column) * 4 + 3],
    ).every((alpha) => (alpha ?? 0) > 250),
  );
}

function meanLight(svg: string, size: { width: number; height: number }): number {
  const pixels = pixelsOf(svg, size);
  let sum = 0;
  for (let index = 0; index < pixels.length; index += 4) {
    sum += ((pixels[index] ?? 0) + (pixels[index + 1] ?? 0) + (pixels[index + 2] ?? 0)) / 3;
  }
  return sum / (pixels.length / 4);
}
