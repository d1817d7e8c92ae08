import type { Colour } from "./drawing.js";

/** Hue in degrees, saturation and lightness from 0 to 1. */
interface Hsl {
  readonly hue: number;
  readonly saturation: number;
  readonly lightness: number;
}

/** Makes a colour lighter (towards white at 1) or darker (towards black at -1). */
export function shade(colour: Colour, amount: number): Colour {
  return amount >= 0 ? mix(colour, "#ffffff", amount) : mix(colour, "#000000", -amount);
}

/** A colour between two: the first at 0, the second at 1. */
export function mix(from: Colour, to: Colour, share: number): Colour {
  const part = Math.min(Math.max(share, 0), 1);
  const target = channelsOf(to);
  return toColour(
    channelsOf(from).map((value, index) => value + ((target[index] ?? 0) - value) * part),
  );
}

/** The hue, saturation and lightness of a colour. */
export function toHsl(colour: Colour): Hsl {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((value) => value / 255);
  const high = Math.max(red, green, blue);
  const low = Math.min(red, green, blue);
  const lightness = (high + low) / 2;
  const spread = high - low;
  if (spread === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  const sector =
    high === red
      ? (green - blue) / spread
      : high === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return { hue: (sector * 60 + 360) % 360, saturation, lightness };
}

/** The colour of a hue, a saturation and a lightness; values outside their range are clamped. */
export function fromHsl({ hue, saturation, lightness }: Hsl): Colour {
  const light = Math.min(Math.max(lightness, 0), 1);
  const chroma = Math.min(Math.max(saturation, 0), 1) * Math.min(light, 1 - light);
  const channel = (offset: number) => {
    const step = (offset + hue / 30) % 12;
    return 255 * (light - chroma * Math.max(-1, Math.min(step - 3, 9 - step, 1)));
  };
  return toColour([channel(0), channel(8), channel(4)]);
}

/** Red, green and blue of a colour, 0 to 255. */
export function channelsOf(colour: Colour): number[] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** The colour of red, green and blue from 0 to 255; values outside are clamped. */
export function toColour(channels: readonly number[]): Colour {
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    Math.min(Math.max(Math.round(value), 0), 255),
  );
  return `#${((red << 16) | (green << 8) | blue).toString(16).padStart(6, "0")}`;
}
