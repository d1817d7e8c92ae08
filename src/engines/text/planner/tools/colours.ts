import { CannotDo } from "../request/request.js";

export type Rgb = readonly [red: number, green: number, blue: number];

/** Reads "#ff8800", "#f80" or "rgb(255, 136, 0)" and "hsl(32, 100%, 50%)"; undefined for anything else. */
export function readColour(text: string): Rgb | undefined {
  const hex = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/iu.exec(text.trim());
  if (hex?.[1]) {
    const digits =
      hex[1].length === 3 ? [...hex[1]].map((digit) => digit + digit).join("") : hex[1];
    const at = (place: number) => Number.parseInt(digits.slice(place, place + 2), 16);
    return [at(0), at(2), at(4)];
  }
  const rgb = /^(?:rgb)?\s*\(?\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*[, ]\s*(\d{1,3})\s*\)?$/iu.exec(
    text.trim(),
  );
  if (rgb) {
    const parts = [Number(rgb[1]), Number(rgb[2]), Number(rgb[3])] as const;
    if (parts.some((part) => part > 255)) throw new CannotDo("parts of a colour go from 0 to 255");
    return parts;
  }
  const hsl = /^hsl\s*\(\s*(\d{1,3})(?:°|deg)?\s*,\s*(\d{1,3})%?\s*,\s*(\d{1,3})%?\s*\)$/iu.exec(
    text.trim(),
  );
  return hsl ? fromHsl(Number(hsl[1]), Number(hsl[2]) / 100, Number(hsl[3]) / 100) : undefined;
}

/** CSS Color 4, section 7: hue in degrees, saturation and lightness as shares. */
function fromHsl(hue: number, saturation: number, lightness: number): Rgb {
  if (saturation > 1 || lightness > 1) throw new CannotDo("saturation and lightness go up to 100%");
  const part = (offset: number) => {
    const k = (offset + hue / 30) % 12;
    const a = saturation * Math.min(lightness, 1 - lightness);
    return Math.round(255 * (lightness - a * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [part(0), part(8), part(4)];
}

export const showHex = (colour: Rgb) =>
  `#${colour.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
export const showRgb = (colour: Rgb) => `rgb(${colour.join(", ")})`;

export function showHsl([red, green, blue]: Rgb): string {
  const [r, g, b] = [red / 255, green / 255, blue / 255];
  const [high, low] = [Math.max(r, g, b), Math.min(r, g, b)];
  const spread = high - low;
  const lightness = (high + low) / 2;
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * lightness - 1));
  const sixth =
    spread === 0
      ? 0
      : high === r
        ? ((g - b) / spread + 6) % 6
        : high === g
          ? (b - r) / spread + 2
          : (r - g) / spread + 4;
  return `hsl(${Math.round(sixth * 60)}, ${Math.round(saturation * 100)}%, ${Math.round(lightness * 100)}%)`;
}
