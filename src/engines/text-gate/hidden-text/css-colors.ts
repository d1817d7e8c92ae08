import { colorNames } from "../../../content/hidden-markup/color-names.js";

/** Red, green and blue of 0 to 255, and how much of what is behind they cover, 0 to 1. */
export interface Color {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

export const WHITE: Color = { red: 255, green: 255, blue: 255, alpha: 1 };

const HEX = /^#?([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/iu;
const FUNCTION = /^(rgb|hsl)a?\(([^)]{1,80})\)/iu;

/** The colour that a value of CSS or an attribute names; undefined for images, variables and the like. */
export function parseColor(value: string): Color | undefined {
  const text = value.trim().toLowerCase();
  if (text === "transparent") return { ...WHITE, alpha: 0 };
  const named = Object.hasOwn(colorNames, text) ? colorNames[text] : undefined;
  if (named) return { red: named[0], green: named[1], blue: named[2], alpha: 1 };
  const hex = HEX.exec(text)?.[1];
  if (hex !== undefined) return ofHex(hex);
  const [, kind, inside] = FUNCTION.exec(text) ?? [];
  if (kind === undefined || inside === undefined) return undefined;
  const parts = inside.split(/[\s,/]+/u).filter((part) => part !== "");
  const alpha = parts[3] === undefined ? 1 : share(parts[3]);
  return kind === "rgb" ? ofRgb(parts, alpha) : ofHsl(parts, alpha);
}

function ofHex(hex: string): Color {
  const isShort = hex.length < 6;
  const at = (place: number) => {
    const digits = isShort ? hex.charAt(place).repeat(2) : hex.slice(2 * place, 2 * place + 2);
    return Number.parseInt(digits, 16);
  };
  const hasAlpha = hex.length === 4 || hex.length === 8;
  return { red: at(0), green: at(1), blue: at(2), alpha: hasAlpha ? at(3) / 255 : 1 };
}

function share(text: string): number {
  const value = Number.parseFloat(text);
  return text.endsWith("%") ? value / 100 : value;
}

function ofRgb(parts: readonly string[], alpha: number): Color | undefined {
  const [red = NaN, green = NaN, blue = NaN] = parts.map((part) =>
    part.endsWith("%") ? share(part) * 255 : Number.parseFloat(part),
  );
  return Number.isNaN(red + green + blue + alpha) ? undefined : { red, green, blue, alpha };
}

function ofHsl(parts: readonly string[], alpha: number): Color | undefined {
  const hue = Number.parseFloat(parts[0] ?? "");
  const saturation = share(parts[1] ?? "");
  const lightness = share(parts[2] ?? "");
  if (Number.isNaN(hue + saturation + lightness + alpha)) return undefined;
  const channel = (place: number) => {
    const angle = (((place + hue / 30) % 12) + 12) % 12;
    const reach = saturation * Math.min(lightness, 1 - lightness);
    return 255 * (lightness - reach * Math.max(-1, Math.min(angle - 3, 9 - angle, 1)));
  };
  return { red: channel(0), green: channel(8), blue: channel(4), alpha };
}

/** The contrast of WCAG 2 between a text and what is behind it, 1 to 21. */
export function contrast(text: Color, behind: Color): number {
  const [first, second] = [luminance(over(text, behind)), luminance(behind)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

function over({ red, green, blue, alpha }: Color, behind: Color): Color {
  const mix = (front: number, back: number) => front * alpha + back * (1 - alpha);
  return {
    red: mix(red, behind.red),
    green: mix(green, behind.green),
    blue: mix(blue, behind.blue),
    alpha: 1,
  };
}

function luminance({ red, green, blue }: Color): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
    const part = value / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
