import type { Colour } from "../drawing.js";

/** A number as SVG writes it: two decimals are finer than any pixel. */
export function figure(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/** A shape in one colour. */
export function flat(shape: string, colour: Colour, opacity = 1): string {
  const veil = opacity < 1 ? ` fill-opacity="${figure(opacity)}"` : "";
  return `<path d="${shape}" fill="${colour}"${veil}/>`;
}

/** A line with round ends. */
export function stroke(line: string, colour: Colour, width: number, opacity = 1): string {
  const veil = opacity < 1 ? ` stroke-opacity="${figure(opacity)}"` : "";
  return `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${figure(width)}" stroke-linecap="round" stroke-linejoin="round"${veil}/>`;
}

/** Drawings turned clockwise by degrees around a point. */
export function turned(
  degrees: number,
  x: number,
  y: number,
  ...drawings: readonly string[]
): string {
  const turn = `rotate(${figure(degrees)} ${figure(x)} ${figure(y)})`;
  return `<g transform="${turn}">${drawings.join("")}</g>`;
}

/** Drawings moved, and scaled around the origin before that. */
export function moved(x: number, y: number, scale: number, ...drawings: readonly string[]): string {
  const move = `translate(${figure(x)} ${figure(y)}) scale(${figure(scale)})`;
  return `<g transform="${move}">${drawings.join("")}</g>`;
}

/** Drawings seen in a mirror that stands at x = `axis`. */
export function mirrored(axis: number, ...drawings: readonly string[]): string {
  return `<g transform="translate(${figure(2 * axis)} 0) scale(-1 1)">${drawings.join("")}</g>`;
}
