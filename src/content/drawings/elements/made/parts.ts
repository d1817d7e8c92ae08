import type { Colour } from "../../drawing.js";
import { figure } from "../../numbers.js";
import { dot, flat, repeat, slab, stroke } from "../kit/marks.js";
import { CHROME, INK } from "../kit/palette.js";
import { box, dome, oval, polar, shape } from "../kit/paths.js";
import type { Pen } from "../kit/pen.js";

/** A wheel with a tyre. */
export function wheel(x: number, y: number, radius: number): string {
  return [
    dot(x, y, radius, INK),
    dot(x, y, radius * 0.62, "#8d97a4"),
    dot(x, y, radius * 0.54, CHROME),
    repeat(5, (index) => {
      const [spokeX, spokeY] = polar(x, y, index * 72 - 90, radius * 0.33);
      return dot(spokeX, spokeY, radius * 0.1, "#6c7684");
    }),
    dot(x, y, radius * 0.14, "#6c7684"),
  ].join("");
}

/** A wheel of spokes, of wood or wire. */
export function spokes(
  x: number,
  y: number,
  radius: number,
  look: {
    readonly rim: Colour;
    readonly width: number;
    readonly count: number;
    readonly thin: number;
  },
): string {
  return [
    stroke(oval(x, y, radius - look.width / 2), look.rim, look.width),
    repeat(look.count, (index) => {
      const [endX, endY] = polar(x, y, (index * 360) / look.count, radius - look.width);
      return stroke(
        `M${figure(x)} ${figure(y)}L${figure(endX)} ${figure(endY)}`,
        look.rim,
        look.thin,
      );
    }),
    dot(x, y, look.width * 1.1, look.rim),
  ].join("");
}

/** The dark opening in a body above a wheel. */
export function wheelArch(x: number, y: number, radius: number, colour: Colour): string {
  return flat(dome(x, y, radius), colour);
}

/** Glass in any outline, with the gleam of the sky by day. */
export function glazed(pen: Pen, outline: string, gleamX: number): string {
  const gleam = shape(gleamX, 0, gleamX + 9, 0, gleamX - 41, 100, gleamX - 50, 100);
  return (
    flat(outline, pen.glass) + (pen.isNight ? "" : pen.within(outline, flat(gleam, "#ffffff", 0.4)))
  );
}

/** A window of a house: frame, panes, sill. */
export function sash(
  pen: Pen,
  place: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  },
  frame: Colour = "#fdfbf5",
): string {
  const { x, y, width, height } = place;
  const rim = Math.min(width, height) * 0.11;
  const paneWidth = (width - rim * 3) / 2;
  const paneHeight = (height - rim * 3) / 2;
  const dim = pen.isNight ? pen.shade(pen.glass, 0.25) : pen.shade(pen.glass, -0.18);
  return [
    slab(x, y, width, height, frame),
    repeat(4, (index) =>
      slab(
        x + rim + (index % 2) * (paneWidth + rim),
        y + rim + Math.floor(index / 2) * (paneHeight + rim),
        paneWidth,
        paneHeight,
        index < 2 ? dim : pen.glass,
      ),
    ),
    slab(x - rim, y + height - rim * 0.3, width + rim * 2, rim * 1.3, pen.shade(frame, -0.12)),
  ].join("");
}

/** Lines across an outline, from the left edge on: rows of tiles. */
export function rows(
  pen: Pen,
  outline: string,
  lines: {
    readonly from: number;
    readonly to: number;
    readonly step: number;
    readonly width: number;
  },
  colour: Colour,
): string {
  const count = Math.ceil((lines.to - lines.from) / lines.step);
  return pen.within(
    outline,
    repeat(count, (index) =>
      slab(0, lines.from + index * lines.step, lines.width, lines.step * 0.16, colour),
    ),
  );
}

/** A door with its frame and knob. */
export function door(
  pen: Pen,
  place: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  },
  colour: Colour,
): string {
  const { x, y, width, height } = place;
  const rim = width * 0.12;
  return [
    slab(x - rim, y - rim, width + rim * 2, height + rim, "#f4ede0"),
    pen.split(box(x, y, width, height), colour, 0.5),
    slab(x + width * 0.2, y + height * 0.12, width * 0.6, height * 0.3, pen.shade(colour, -0.22)),
    slab(x + width * 0.2, y + height * 0.52, width * 0.6, height * 0.34, pen.shade(colour, -0.22)),
    dot(x + width * 0.86, y + height * 0.5, width * 0.07, "#f2c14e"),
  ].join("");
}
