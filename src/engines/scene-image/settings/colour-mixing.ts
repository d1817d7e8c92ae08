import type { Colour } from "../drawing.js";

/** The colour that lies between two, 0 being the first and 1 the second; the share is clamped. */
export function mix(first: Colour, second: Colour, share: number): Colour {
  const part = Math.min(1, Math.max(0, share));
  const to = channels(second);
  return hex(channels(first).map((value, index) => value + ((to[index] ?? 0) - value) * part));
}

/** The colour that a surface has in coloured light: the product of both, channel by channel. */
export function lightUp(surface: Colour, light: Colour): Colour {
  const lamp = channels(light);
  return hex(channels(surface).map((value, index) => (value * (lamp[index] ?? 0)) / 255));
}

/** A colour with part of its saturation taken away, 1 leaving grey. */
export function fade(colour: Colour, share: number): Colour {
  const [red = 0, green = 0, blue = 0] = channels(colour);
  const grey = red * 0.3 + green * 0.59 + blue * 0.11;
  return mix(colour, hex([grey, grey, grey]), share);
}

function channels(colour: Colour): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
}

function hex(values: readonly number[]): Colour {
  const digits = values.map((value) => Math.round(value).toString(16).padStart(2, "0"));
  return `#${digits.join("")}`;
}
