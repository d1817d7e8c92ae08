import type { Brush, Colour, ElementGroup, Place, SceneElement } from "../../drawing.js";
import { figure, flat, moved, turned } from "../marks.js";
import { box, oval } from "./paths.js";

type Palette = Readonly<Record<string, Colour>> & { readonly main: Colour };

/** A brush that knows the roles of an element's colours. */
export interface Pen<Role extends string = "main"> {
  /** The colour of a role, lighter (up to 1) or darker (down to -1). */
  readonly tone: (role: Role | "main", amount?: number) => Colour;
  /**
   * The colour of a role that belongs to the main one, as a mane does to a coat: where a prompt gave
   * another main colour, a shade of that.
   */
  readonly kin: (role: Role | "main", amount: number) => Colour;
  /** Any colour, lighter or darker. */
  readonly shade: (colour: Colour, amount: number) => Colour;
  /** A shape with a shade of `depth` on the side away from the light. */
  readonly solid: (shape: string, colour: Colour, depth?: number) => string;
  /** Drawings that are seen only within a shape. */
  readonly within: (shape: string, ...drawings: readonly string[]) => string;
  /** 1 where the light comes from the left, -1 where from the right. */
  readonly lit: 1 | -1;
  readonly random: () => number;
}

/** Black of eyes and noses. */
export const DARK = "#2b2530";
/** White of eyes and teeth. */
export const WHITE = "#fdfcf8";

/** A line of round dots, `gap` apart. */
export function beads(line: string, colour: Colour, width: number, gap: number): string {
  return `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${figure(width)}" stroke-linecap="round" stroke-dasharray="0.1 ${figure(gap)}"/>`;
}

/** An eye with the glint of the light. */
export function eye(x: number, y: number, radius: number, colour: Colour = DARK): string {
  return (
    flat(oval(x, y, radius, radius * 1.1), colour) +
    flat(oval(x + radius * 0.3, y - radius * 0.4, radius * 0.36), WHITE)
  );
}

/** An eye with its white, for faces that may be dark. */
export function wideEye(x: number, y: number, radius: number, white: Colour = WHITE): string {
  return flat(oval(x, y, radius), white) + eye(x + radius * 0.2, y, radius * 0.62);
}

function penOf<Colours extends Palette>(
  brush: Brush,
  defaults: Colours,
): Pen<keyof Colours & string> {
  const lit = brush.light === "left" ? 1 : -1;
  let clips = 0;
  const within = (shape: string, ...drawings: readonly string[]): string => {
    clips += 1;
    const id = brush.id(`clip${clips}`);
    return `<clipPath id="${id}"><path d="${shape}"/></clipPath><g clip-path="url(#${id})">${drawings.join("")}</g>`;
  };
  return {
    tone: (role, amount = 0) => brush.shade(brush.colours[role] ?? defaults[role], amount),
    kin: (role, amount) => {
      const main = brush.colours.main ?? defaults.main;
      const own = brush.colours[role] ?? defaults[role];
      const follows = main !== defaults.main && own === defaults[role];
      return follows ? brush.shade(main, amount) : own;
    },
    shade: (colour, amount) => brush.shade(colour, amount),
    within,
    solid: (shape, colour, depth = 4) =>
      within(
        shape,
        flat(shape, brush.shade(colour, -0.17)),
        moved(-lit * depth, -depth * 0.7, 1, flat(shape, colour)),
      ),
    lit,
    random: () => brush.random(),
  };
}

/** What an element is, beside its drawing. */
interface Sheet<Colours extends Palette> {
  readonly name: string;
  readonly words?: readonly string[];
  readonly places: readonly [Place, ...Place[]];
  readonly height: number;
  readonly aspect: number;
  readonly colours: Colours;
}

/** Makes the elements of a group from their sheets and drawings. */
export function drawer(group: ElementGroup) {
  return <const Colours extends Palette>(
    sheet: Sheet<Colours>,
    draw: (pen: Pen<keyof Colours & string>) => string,
  ): SceneElement => ({
    name: sheet.name,
    words: sheet.words ?? [],
    group,
    places: sheet.places,
    heightMetres: sheet.height,
    aspect: sheet.aspect,
    colours: sheet.colours,
    draw: (brush) => draw(penOf(brush, sheet.colours)),
  });
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

/** The same drawing `count` times around a point, the first turned by `start` degrees. */
export function ring(count: number, x: number, y: number, petal: () => string, start = 0): string {
  return Array.from({ length: count }, (_, index) =>
    turned(start + (index / count) * 360, x, y, petal()),
  ).join("");
}
