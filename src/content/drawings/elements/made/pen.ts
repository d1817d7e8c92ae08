import type { Brush, Colour, ElementGroup, Place, SceneElement } from "../../drawing.js";
import { figure, flat, mirrored } from "../marks.js";
import { box, oval } from "./paths.js";

type Palette = Readonly<Record<string, Colour>> & { readonly main: Colour };

/** A brush that knows the roles of an element's colours. */
export interface Pen<Role extends string = "main"> {
  /** The colour of a role, lighter (up to 1) or darker (down to -1). */
  readonly tone: (role: Role | "main", amount?: number) => Colour;
  /** Any colour, lighter or darker. */
  readonly shade: (colour: Colour, amount: number) => Colour;
  /** A round body: light on the side of the light, dark on the other. */
  readonly soft: (outline: string, colour: Colour, depth?: number) => string;
  /** A body of two tones: its far side, from `at` of its width on, is in the shade. */
  readonly split: (outline: string, colour: Colour, at?: number) => string;
  /** A shape that goes from one colour at its top to another at its foot. */
  readonly fall: (outline: string, top: Colour, foot: Colour) => string;
  /** As `fall`, and the top is transparent. */
  readonly fade: (outline: string, top: Colour, foot: Colour) => string;
  /** A ball with its highlight on the side of the light. */
  readonly ball: (outline: string, colour: Colour, depth?: number) => string;
  /** Drawings that are seen only within a shape. */
  readonly within: (outline: string, ...drawings: readonly string[]) => string;
  /** A halo that fades outwards. */
  readonly halo: (
    x: number,
    y: number,
    radius: number,
    colour: Colour,
    strength?: number,
  ) => string;
  /** A lamp: with a halo at night. */
  readonly lamp: (x: number, y: number, radius: number, colour?: Colour) => string;
  /** The colour of window glass: of the sky by day, of the lamps behind it by night. */
  readonly glass: Colour;
  /** 1 where the light comes from the left, -1 where from the right. */
  readonly lit: 1 | -1;
  readonly isNight: boolean;
  readonly random: () => number;
}

/** Tyres, dark metal, openings. */
export const INK = "#2c2e38";
/** Grey metal. */
export const STEEL = "#aeb8c4";
/** Bright metal and white paint. */
export const CHROME = "#e6ebf0";
/** Paper, cream paint. */
export const PAPER = "#fbf6e9";
/** Plain wood. */
export const WOOD = "#a5713f";
/** Brass and gold. */
export const GOLD = "#f0b93a";
/** Lamplight. */
const LIGHT = "#ffdf8a";
/** Dressed stone. */
export const STONE = "#b9b3a8";

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

/** What `draw` gives, and the same again on the other side of x = `axis`. */
export function twice(axis: number, draw: () => string): string {
  return draw() + mirrored(axis, draw());
}

interface Stop {
  readonly at: number;
  readonly colour: Colour;
  readonly opacity?: number;
}

function stops(list: readonly Stop[]): string {
  return list
    .map(({ at, colour, opacity = 1 }) => {
      const veil = opacity < 1 ? ` stop-opacity="${figure(opacity)}"` : "";
      return `<stop offset="${figure(at)}" stop-color="${colour}"${veil}/>`;
    })
    .join("");
}

function penOf<Colours extends Palette>(
  brush: Brush,
  defaults: Colours,
): Pen<keyof Colours & string> {
  const lit = brush.light === "left" ? 1 : -1;
  const { shade } = brush;
  let fills = 0;
  const nextId = (): string => {
    fills += 1;
    return brush.id(`fill${fills}`);
  };
  const across = lit === 1 ? 'x1="0" x2="1" y1="0" y2="0"' : 'x1="1" x2="0" y1="0" y2="0"';
  const linear = (outline: string, vector: string, list: readonly Stop[]): string => {
    const id = nextId();
    return `<linearGradient id="${id}" ${vector}>${stops(list)}</linearGradient>${flat(outline, `url(#${id})`)}`;
  };
  const radial = (outline: string, centre: string, list: readonly Stop[]): string => {
    const id = nextId();
    return `<radialGradient id="${id}" ${centre}>${stops(list)}</radialGradient>${flat(outline, `url(#${id})`)}`;
  };
  const halo = (x: number, y: number, radius: number, colour: Colour, strength = 0.6): string =>
    radial(oval(x, y, radius), "", [
      { at: 0, colour, opacity: strength },
      { at: 0.35, colour, opacity: strength * 0.5 },
      { at: 1, colour, opacity: 0 },
    ]);
  return {
    tone: (role, amount = 0) => shade(brush.colours[role] ?? defaults[role], amount),
    shade: (colour, amount) => shade(colour, amount),
    soft: (outline, colour, depth = 0.18) =>
      linear(outline, across, [
        { at: 0, colour: shade(colour, depth * 0.7) },
        { at: 0.4, colour },
        { at: 1, colour: shade(colour, -depth) },
      ]),
    split: (outline, colour, at = 0.66) =>
      linear(outline, across, [
        { at, colour },
        { at, colour: shade(colour, -0.16) },
      ]),
    fall: (outline, top, foot) =>
      linear(outline, 'x1="0" x2="0" y1="0" y2="1"', [
        { at: 0, colour: top },
        { at: 1, colour: foot },
      ]),
    fade: (outline, top, foot) =>
      linear(outline, 'x1="0" x2="0" y1="0" y2="1"', [
        { at: 0, colour: top, opacity: 0 },
        { at: 0.6, colour: top, opacity: 0.5 },
        { at: 0.92, colour: foot },
        { at: 1, colour: foot, opacity: 0 },
      ]),
    ball: (outline, colour, depth = 0.3) =>
      radial(outline, `cx="${lit === 1 ? 0.36 : 0.64}" cy="0.34" r="0.72"`, [
        { at: 0, colour: shade(colour, depth) },
        { at: 0.45, colour },
        { at: 1, colour: shade(colour, -depth) },
      ]),
    within: (outline, ...drawings) => {
      const id = nextId();
      return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${drawings.join("")}</g>`;
    },
    halo,
    lamp: (x, y, radius, colour = LIGHT) =>
      (brush.isNight ? halo(x, y, radius * 3, colour, 0.8) : "") +
      flat(oval(x, y, radius), brush.isNight ? shade(colour, 0.5) : colour),
    glass: brush.isNight ? "#ffd772" : "#a9d8ee",
    lit,
    isNight: brush.isNight,
    random: () => brush.random(),
  };
}

/** What an element is, beside its drawing. */
interface Sheet<Colours extends Palette> {
  readonly name: string;
  readonly words?: readonly string[];
  readonly places: readonly [Place, ...Place[]];
  /** Its natural height in metres. */
  readonly height: number;
  readonly aspect: number;
  readonly colours: Colours;
}

/** Makes the elements of a group from their sheets and drawings. */
export function drawer(group: ElementGroup) {
  return <const Colours extends Palette>(
    sheet: Sheet<Colours>,
    draw: (pen: Pen<keyof Colours & string>) => readonly string[],
  ): SceneElement => ({
    name: sheet.name,
    words: sheet.words ?? [],
    group,
    places: sheet.places,
    heightMetres: sheet.height,
    aspect: sheet.aspect,
    colours: sheet.colours,
    draw: (brush) => draw(penOf(brush, sheet.colours)).join(""),
  });
}
