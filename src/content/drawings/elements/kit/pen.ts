import type { Brush, Colour, ElementGroup, Place, SceneElement } from "../../drawing.js";
import { figure } from "../../numbers.js";
import { flat, moved } from "./marks.js";
import { LAMPLIGHT } from "./palette.js";
import { oval } from "./paths.js";

type Palette = SceneElement["colours"];

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
  /** A shape with a shade of `depth` along its edge away from the light. */
  readonly solid: (outline: string, colour: Colour, depth?: number) => string;
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

/** Makes the elements of a group from their sheets and drawings, which are laid on each other in order. */
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

function penOf<Colours extends Palette>(
  brush: Brush,
  defaults: Colours,
): Pen<keyof Colours & string> {
  const { isNight, shade } = brush;
  const lit = brush.light === "left" ? 1 : -1;
  const nextId = idsOf(brush);
  const fills = fillsOf(nextId, lit, shade);
  const colourOf = (role: (keyof Colours & string) | "main"): Colour =>
    brush.colours[role] ?? defaults[role];
  const within: Pen["within"] = (outline, ...drawings) => {
    const id = nextId();
    return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${drawings.join("")}</g>`;
  };
  return {
    ...fills,
    tone: (role, amount = 0) => shade(colourOf(role), amount),
    kin: (role, amount) => {
      const [main, own] = [colourOf("main"), colourOf(role)];
      const follows = main !== defaults.main && own === defaults[role];
      return follows ? shade(main, amount) : own;
    },
    shade,
    solid: (outline, colour, depth = 4) =>
      within(
        outline,
        flat(outline, shade(colour, -0.17)),
        moved(-lit * depth, -depth * 0.7, 1, flat(outline, colour)),
      ),
    within,
    lamp: (x, y, radius, colour = LAMPLIGHT) =>
      (isNight ? fills.halo(x, y, radius * 3, colour, 0.8) : "") +
      flat(oval(x, y, radius), isNight ? shade(colour, 0.5) : colour),
    glass: isNight ? "#ffd772" : "#a9d8ee",
    lit,
    isNight,
    random: () => brush.random(),
  };
}

function idsOf(brush: Brush): () => string {
  let made = 0;
  return () => {
    made += 1;
    return brush.id(`d${made}`);
  };
}

type Fills = Pick<Pen, "soft" | "split" | "fall" | "fade" | "ball" | "halo">;

/** The shapes that are filled with a gradient of their own. */
function fillsOf(nextId: () => string, lit: 1 | -1, shade: Brush["shade"]): Fills {
  const filled = (kind: "linear" | "radial") => {
    return (outline: string, vector: string, list: readonly Stop[]): string => {
      const id = nextId();
      const gradient = `${kind}Gradient`;
      return `<${gradient} id="${id}" ${vector}>${stops(list)}</${gradient}>${flat(outline, `url(#${id})`)}`;
    };
  };
  const [linear, radial] = [filled("linear"), filled("radial")];
  const across = lit === 1 ? 'x1="0" x2="1" y1="0" y2="0"' : 'x1="1" x2="0" y1="0" y2="0"';
  const down = 'x1="0" x2="0" y1="0" y2="1"';
  return {
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
      linear(outline, down, [
        { at: 0, colour: top },
        { at: 1, colour: foot },
      ]),
    fade: (outline, top, foot) =>
      linear(outline, down, [
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
    halo: (x, y, radius, colour, strength = 0.6) =>
      radial(oval(x, y, radius), "", [
        { at: 0, colour, opacity: strength },
        { at: 0.35, colour, opacity: strength * 0.5 },
        { at: 1, colour, opacity: 0 },
      ]),
  };
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
