import type { Colour } from "../../drawing.js";
import { figure } from "../../numbers.js";
import { box, oval } from "./paths.js";

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

/** A shape with holes: what lies within an even number of its outlines is left out. */
export function pierced(outline: string, colour: Colour): string {
  return `<path d="${outline}" fill="${colour}" fill-rule="evenodd"/>`;
}

/** A box in one colour. */
export function slab(
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Colour,
  corner = 0,
): string {
  return flat(box(x, y, width, height, corner), colour);
}

/** An ellipse in one colour. */
export function dot(
  x: number,
  y: number,
  radiusX: number,
  colour: Colour,
  radiusY = radiusX,
): string {
  return flat(oval(x, y, radiusX, radiusY), colour);
}

/** A line of round dots, `gap` apart. */
export function beads(line: string, colour: Colour, width: number, gap: number): string {
  return `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${figure(width)}" stroke-linecap="round" stroke-dasharray="0.1 ${figure(gap)}"/>`;
}

/** What `draw` gives for 0, 1, 2 … below `count`, joined. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join("");
}

/** The same drawing `count` times around a point, the first turned by `start` degrees. */
export function ring(count: number, x: number, y: number, petal: () => string, start = 0): string {
  return repeat(count, (index) => turned(start + (index / count) * 360, x, y, petal()));
}

/** What `draw` gives, and the same again on the other side of x = `axis`. */
export function twice(axis: number, draw: () => string): string {
  return draw() + mirrored(axis, draw());
}
