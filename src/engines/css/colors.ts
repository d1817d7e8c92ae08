import { converter, parse } from "culori";

/** Red, green and blue of 0 to 255 in sRGB, and how much of what is behind they cover, 0 to 1. */
export interface Color {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

export const WHITE: Color = { red: 255, green: 255, blue: 255, alpha: 1 };
export const BLACK: Color = { red: 0, green: 0, blue: 0, alpha: 1 };
export const TRANSPARENT: Color = { red: 0, green: 0, blue: 0, alpha: 0 };

const CHARACTERS_MAX = 120;
const toRgb = converter("rgb");

/**
 * The colour that a value of CSS names, in any notation of CSS Color 4; undefined for what is none, and for colours that
 * only a browser knows, such as `CanvasText`. What a screen of sRGB cannot show is cut to what it can.
 */
export function parseColor(value: string): Color | undefined {
  const text = value.trim().toLowerCase();
  if (text === "" || text.length > CHARACTERS_MAX || /^[0-9a-f]+$/u.test(text)) return undefined;
  const parsed = parsedOrNone(text);
  if (!parsed) return undefined;
  const { r, g, b, alpha = 1 } = toRgb(parsed);
  if (Number.isNaN(r + g + b + alpha)) return undefined;
  return { red: channel(r), green: channel(g), blue: channel(b), alpha: clamp(alpha) };
}

/** culori 4.0.2 throws a TypeError at values that end before their channels, such as `color(`: they are no colours. */
function parsedOrNone(text: string): ReturnType<typeof parse> {
  try {
    return parse(text);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}

function channel(share: number): number {
  return clamp(share) * 255;
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}

/**
 * The colour that an attribute such as `bgcolor` names, by HTML's "rules for parsing a legacy color value", which make
 * a colour of nearly any text.
 */
export function parseAttributeColor(value: string): Color | undefined {
  const text = value.trim();
  if (text === "" || text.toLowerCase() === "transparent") return undefined;
  const named = /^[a-z]+$/iu.test(text) ? parseColor(text) : undefined;
  if (named) return named;
  if (/^#[0-9a-f]{3}$/iu.test(text)) return parseColor(text);
  const digits = text
    .replace(/[\u{10000}-\u{10ffff}]/gu, "00")
    .slice(0, 128)
    .replace(/^#/u, "")
    .replace(/[^0-9a-f]/giu, "0");
  const padded = digits.padEnd(Math.max(3, Math.ceil(digits.length / 3) * 3), "0");
  const third = padded.length / 3;
  const parts = [0, 1, 2].map((part) => padded.slice(part * third, (part + 1) * third).slice(-8));
  let dropped = 0;
  const width = parts[0]?.length ?? 0;
  while (width - dropped > 2 && parts.every((part) => part.charAt(dropped) === "0")) dropped += 1;
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    Number.parseInt(part.slice(dropped, dropped + 2), 16),
  );
  return { red, green, blue, alpha: 1 };
}

/** What is seen of a colour laid over another ("source over", Compositing 1). */
export function over(front: Color, behind: Color): Color {
  const alpha = front.alpha + behind.alpha * (1 - front.alpha);
  if (alpha === 0) return TRANSPARENT;
  const mix = (of: "red" | "green" | "blue") =>
    (front[of] * front.alpha + behind[of] * behind.alpha * (1 - front.alpha)) / alpha;
  return { red: mix("red"), green: mix("green"), blue: mix("blue"), alpha };
}

/** A colour of less weight: its alpha times an opacity of 0 to 1. */
export function faded(color: Color, opacity: number): Color {
  return { ...color, alpha: color.alpha * opacity };
}

/** The contrast of WCAG 2 between a text and what is behind it, which is opaque: 1 to 21. */
export function contrast(text: Color, behind: Color): number {
  const [first, second] = [luminance(over(text, behind)), luminance(behind)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Relative luminance of WCAG 2 with the threshold of sRGB (IEC 61966-2-1), 0 to 1. */
export function luminance({ red, green, blue }: Color): number {
  const linear = (value: number) => {
    const part = value / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** A colour as `#rrggbb`, its alpha left out. */
export function hexOf({ red, green, blue }: Color): string {
  const digits = [red, green, blue].map((value) => Math.round(value).toString(16).padStart(2, "0"));
  return `#${digits.join("")}`;
}
