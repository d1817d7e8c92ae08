import { mix } from "../colours.js";
import type { Atmosphere, Colour, TimeOfDay, Weather } from "../drawing.js";
import { fade, lightUp } from "./colour-mixing.js";

/** The colours of a moment, on which sky, land and water agree. */
export interface Palette {
  /** From the zenith to the horizon. */
  readonly sky: readonly [Colour, Colour, Colour, Colour];
  /** What far things fade into. */
  readonly haze: Colour;
  /** How much of a thing at the horizon is haze, 0..1. */
  readonly hazeStrength: number;
  /** How much haze lies even before near things, 0..1. */
  readonly veil: number;
  /** The light that surfaces are seen in. */
  readonly light: Colour;
  /** The colour that the hour gives to all surfaces, and how much of it, 0..1. */
  readonly cast: Colour;
  readonly castShare: number;
  /** How much of the sky water mirrors, 0..1. */
  readonly mirror: number;
  /** The sun or the moon. */
  readonly orb: Colour;
  readonly glow: Colour;
  readonly cloudLit: Colour;
  readonly cloudShaded: Colour;
}

const CLEAR: Readonly<Record<TimeOfDay, Palette>> = {
  dawn: {
    sky: ["#6f8fc4", "#a9b0d8", "#eebfc4", "#fde0bf"],
    haze: "#dcc3cf",
    hazeStrength: 0.82,
    veil: 0.03,
    light: "#ecd8dc",
    cast: "#e8b8c4",
    castShare: 0.08,
    mirror: 0.42,
    orb: "#fff1cf",
    glow: "#ffd9a6",
    cloudLit: "#fbe3dc",
    cloudShaded: "#b9a6c6",
  },
  morning: {
    sky: ["#4d9fe0", "#86c3ee", "#c5e3f4", "#fbf0dc"],
    haze: "#cfe0ec",
    hazeStrength: 0.78,
    veil: 0,
    light: "#fff8ec",
    cast: "#ffffff",
    castShare: 0,
    mirror: 0.25,
    orb: "#fffbe2",
    glow: "#fff0bf",
    cloudLit: "#ffffff",
    cloudShaded: "#cfdcec",
  },
  day: {
    sky: ["#2b82d4", "#5cabe8", "#9dd0f3", "#dcf0fa"],
    haze: "#bcd9ee",
    hazeStrength: 0.76,
    veil: 0,
    light: "#ffffff",
    cast: "#ffffff",
    castShare: 0,
    mirror: 0.22,
    orb: "#fffdf0",
    glow: "#fff6cf",
    cloudLit: "#ffffff",
    cloudShaded: "#c6dbef",
  },
  sunset: {
    sky: ["#46508f", "#a2639a", "#ee8266", "#ffcf7e"],
    haze: "#e2a08c",
    hazeStrength: 0.74,
    veil: 0.03,
    light: "#f2cfba",
    cast: "#c9708f",
    castShare: 0.1,
    mirror: 0.55,
    orb: "#fff3c4",
    glow: "#ffc463",
    cloudLit: "#ffc29a",
    cloudShaded: "#a8628c",
  },
  dusk: {
    sky: ["#252c5c", "#4a4784", "#8e6799", "#e0a08f"],
    haze: "#7d6690",
    hazeStrength: 0.78,
    veil: 0.03,
    light: "#a09abf",
    cast: "#4a4a8c",
    castShare: 0.18,
    mirror: 0.5,
    orb: "#f6ead6",
    glow: "#e9a68c",
    cloudLit: "#b287a6",
    cloudShaded: "#56508a",
  },
  night: {
    sky: ["#070d2a", "#101c44", "#1d3263", "#3b5788"],
    haze: "#2e4876",
    hazeStrength: 0.8,
    veil: 0.02,
    light: "#7182b4",
    cast: "#233f80",
    castShare: 0.24,
    mirror: 0.3,
    orb: "#f7f3df",
    glow: "#b9cdf2",
    cloudLit: "#3d5585",
    cloudShaded: "#1d2f5a",
  },
};

interface Veil {
  /** What the sky is mixed with, before the hour's light is put on it. */
  readonly grey: Colour;
  readonly skyShare: number;
  readonly haze: number;
  readonly near: number;
  readonly dim: Colour;
  readonly fading: number;
}

const VEILS: Readonly<Partial<Record<Weather, Veil>>> = {
  cloudy: { grey: "#b9c5d1", skyShare: 0.6, haze: 0.8, near: 0, dim: "#eef0f2", fading: 0.15 },
  rain: { grey: "#8f9fad", skyShare: 0.8, haze: 0.86, near: 0.06, dim: "#ccd4dc", fading: 0.32 },
  storm: { grey: "#4d5866", skyShare: 0.84, haze: 0.84, near: 0.04, dim: "#9ca7b4", fading: 0.4 },
  snow: { grey: "#b9c7d6", skyShare: 0.76, haze: 0.84, near: 0.02, dim: "#e9eef6", fading: 0.15 },
  fog: { grey: "#cdd5da", skyShare: 0.82, haze: 0.97, near: 0.16, dim: "#f0f2f3", fading: 0.3 },
};

/** The palette of a moment: the hour's, veiled by the weather and tempered by the mood. */
export function paletteOf(moment: Atmosphere): Palette {
  const clear = CLEAR[moment.time];
  const veil = VEILS[moment.weather];
  return temper(veil === undefined ? clear : veilPalette(clear, veil), moment.mood);
}

function veilPalette(clear: Palette, veil: Veil): Palette {
  const grey = lightUp(veil.grey, clear.light);
  const veiled = (colour: Colour): Colour => mix(colour, grey, veil.skyShare);
  const [top, high, low, edge] = clear.sky;
  return {
    sky: [mix(veiled(top), "#000000", 0.1), veiled(high), veiled(low), veiled(edge)],
    haze: veiled(clear.haze),
    hazeStrength: Math.max(clear.hazeStrength, veil.haze),
    veil: clear.veil + veil.near,
    light: fade(lightUp(clear.light, veil.dim), veil.fading),
    cast: clear.cast,
    castShare: clear.castShare,
    mirror: clear.mirror,
    orb: clear.orb,
    glow: veiled(clear.glow),
    cloudLit: mix(veiled(clear.cloudLit), "#ffffff", 0.12),
    cloudShaded: mix(veiled(clear.cloudShaded), "#000000", 0.08),
  };
}

function temper(palette: Palette, mood: number): Palette {
  const gloom = Math.min(1, Math.max(0, -mood));
  if (gloom === 0) {
    return palette;
  }
  const dull = (colour: Colour): Colour => mix(fade(colour, gloom * 0.3), "#2b3140", gloom * 0.12);
  const [top, high, low, edge] = palette.sky;
  return {
    ...palette,
    sky: [dull(top), dull(high), dull(low), dull(edge)],
    haze: dull(palette.haze),
    light: dull(palette.light),
  };
}
