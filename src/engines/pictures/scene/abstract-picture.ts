import { fromHsl, mix, shade, toHsl } from "../../../content/drawings/colours.js";
import type { Colour } from "../../../content/drawings/drawing.js";
import { px } from "../../../content/drawings/numbers.js";

/**
 * A composition of circles, waves and rays in the given colours, for what nothing else can show;
 * without colours, in three that `random` chooses.
 */
export function drawAbstract(
  colours: readonly Colour[],
  size: { readonly width: number; readonly height: number },
  random: () => number,
): string {
  const palette = paletteFrom(colours, random);
  const pick = () => palette[Math.floor(random() * palette.length)] ?? "#888888";
  const { width, height } = size;
  const short = Math.min(width, height);
  const [base = "#888888", other = base] = palette;
  const ground = `<linearGradient id="ground" x1="0" y1="0" x2="0.7" y2="1"><stop offset="0" stop-color="${mix(base, "#ffffff", 0.72)}"/><stop offset="1" stop-color="${mix(other, "#ffffff", 0.35)}"/></linearGradient><rect width="${width}" height="${height}" fill="url(#ground)"/>`;
  const waves = Array.from({ length: 4 }, (_, index) => {
    const level = height * (0.48 + index * 0.14);
    const swing = height * (0.05 + random() * 0.09);
    const shift = random() * width * 0.4;
    const path = `M0 ${px(level)}C${px(width * 0.25 + shift)} ${px(level - swing * 2)} ${px(width * 0.5)} ${px(level + swing * 2)} ${width} ${px(level - swing)}V${height}H0Z`;
    return `<path d="${path}" fill="${shade(pick(), -0.05 * index)}" fill-opacity="0.72"/>`;
  });
  const circles = Array.from({ length: 7 }, (_, index) => {
    const radius = short * (index === 0 ? 0.24 : 0.03 + random() * 0.12);
    const cx = index === 0 ? width * (0.35 + random() * 0.3) : random() * width;
    const cy = index === 0 ? height * 0.38 : random() * height * 0.8;
    const ring = random() < 0.35 && index > 0;
    const paint = ring
      ? `fill="none" stroke="${pick()}" stroke-width="${px(short * 0.014)}"`
      : `fill="${pick()}" fill-opacity="${index === 0 ? 0.95 : 0.8}"`;
    return `<circle cx="${px(cx)}" cy="${px(cy)}" r="${px(radius)}" ${paint}/>`;
  });
  const rays = Array.from({ length: 5 }, () => {
    const [x, y] = [random() * width, random() * height];
    const long = short * (0.2 + random() * 0.5);
    const turn = Math.floor(random() * 180);
    return `<rect x="${px(x - long / 2)}" y="${px(y)}" width="${px(long)}" height="${px(short * (0.008 + random() * 0.03))}" rx="${px(short * 0.01)}" fill="${pick()}" fill-opacity="0.85" transform="rotate(${turn} ${px(x)} ${px(y)})"/>`;
  });
  return (
    ground +
    circles.slice(0, 1).join("") +
    waves.join("") +
    circles.slice(1).join("") +
    rays.join("")
  );
}

function paletteFrom(colours: readonly Colour[], random: () => number): Colour[] {
  if (colours.length > 0) {
    return colours.flatMap((colour) => {
      const hsl = toHsl(colour);
      return [colour, shade(colour, 0.35), fromHsl({ ...hsl, lightness: hsl.lightness * 0.72 })];
    });
  }
  const hue = random() * 360;
  return [0, 32, 180, 212].map((turn, index) =>
    fromHsl({ hue: (hue + turn) % 360, saturation: 0.62, lightness: 0.5 + (index % 2) * 0.12 }),
  );
}
