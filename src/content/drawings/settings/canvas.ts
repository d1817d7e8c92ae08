import { mix } from "../colours.js";
import type { Atmosphere, Brush, Colour, Frame, Setting } from "../drawing.js";
import { fraction, px } from "../numbers.js";
import { lightUp } from "./colour-mixing.js";
import { type Palette, paletteOf } from "./palettes.js";
import type { Point } from "./shapes.js";

/** One stop of a gradient: how far along, the colour and how opaque. */
type Stop = readonly [offset: number, colour: Colour, opacity?: number];

/** A frame being painted at a moment, with the gradients and clip paths that its shapes need. */
export interface Canvas extends Frame {
  readonly moment: Atmosphere;
  readonly palette: Palette;
  readonly brush: Brush;
  /** A hundredth of the shorter side. */
  readonly unit: number;
  /** Snow lies on the ground and on the trees. */
  readonly isSnowy: boolean;
  /** A surface's colour in the light of the moment, 0 near the viewer and 1 at the horizon. */
  tone(colour: Colour, distance: number): Colour;
  /** A random number from the first up to the second. */
  between(low: number, high: number): number;
  /** One of the given things. */
  pick<Thing>(things: readonly [Thing, ...Thing[]]): Thing;
  /** What a function draws for each number below the count, joined. */
  repeat(count: number, draw: (index: number) => string): string;
  /** A fill that runs from a point to another; from top to bottom of each shape without them. */
  linear(stops: readonly Stop[], line?: { readonly from: Point; readonly to: Point }): string;
  /** A fill around a point. */
  radial(stops: readonly Stop[], circle: Point & { readonly radius: number }): string;
  /** A fill that is a colour in the middle of each shape and nothing at its edge. */
  soft(colour: Colour): string;
  /** A clip path of ready shapes. */
  clip(shapes: string): string;
  /** The definitions of all that was asked for until now. */
  definitions(): string;
}

/** A canvas for one layer of a picture; `layer` keeps its ids apart from those of other layers. */
export function openCanvas(
  frame: Frame,
  scene: { readonly moment: Atmosphere; readonly brush: Brush; readonly layer: string },
): Canvas {
  const { moment, brush, layer } = scene;
  const palette = paletteOf(moment);
  const definitions: string[] = [];
  const define = (write: (id: string) => string): string => {
    const id = brush.id(`${layer}-${definitions.length}`);
    definitions.push(write(id));
    return `url(#${id})`;
  };
  const between = (low: number, high: number): number => low + (high - low) * brush.random();
  return {
    ...frame,
    moment,
    palette,
    brush,
    unit: Math.min(frame.width, frame.height) / 100,
    isSnowy: moment.season === "winter" || moment.weather === "snow",
    tone: (colour, distance) => toneOf(palette, colour, distance),
    between,
    pick: (things) => things[Math.floor(brush.random() * things.length)] ?? things[0],
    repeat: (count, draw) =>
      Array.from({ length: Math.max(0, Math.round(count)) }, (_, index) => draw(index)).join(""),
    linear: (stops, line) => define((id) => linearGradient(id, stops, line)),
    radial: (stops, circle) =>
      define(
        (id) =>
          `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${px(circle.x)}" cy="${px(circle.y)}" r="${px(circle.radius)}">${stopList(stops)}</radialGradient>`,
      ),
    soft: (colour) =>
      define(
        (id) =>
          `<radialGradient id="${id}">${stopList([
            [0, colour, 1],
            [0.5, colour, 0.7],
            [1, colour, 0],
          ])}</radialGradient>`,
      ),
    clip: (shapes) => define((id) => `<clipPath id="${id}">${shapes}</clipPath>`),
    definitions: () => (definitions.length === 0 ? "" : `<defs>${definitions.join("")}</defs>`),
  };
}

/** What a setting is made of; `front` may be left out where nothing is before the subjects. */
interface SettingPlan extends Omit<Setting, "paint"> {
  readonly paint: (canvas: Canvas) => { readonly back: string; readonly front?: string };
}

/** A setting that paints on a canvas of its own. */
export function defineSetting(plan: SettingPlan): Setting {
  return {
    ...plan,
    paint: (frame, moment, brush) => {
      const canvas = openCanvas(frame, { moment, brush, layer: "setting" });
      const { back, front = "" } = plan.paint(canvas);
      return { back: canvas.definitions() + back, front };
    },
  };
}

function toneOf(palette: Palette, colour: Colour, distance: number): Colour {
  const far = Math.min(1, Math.max(0, distance));
  const haze = palette.veil + (palette.hazeStrength - palette.veil) * far;
  const lit = mix(lightUp(colour, palette.light), palette.cast, palette.castShare);
  return mix(lit, palette.haze, haze);
}

function linearGradient(
  id: string,
  stops: readonly Stop[],
  line: { readonly from: Point; readonly to: Point } | undefined,
): string {
  const place =
    line === undefined
      ? `x1="0" y1="0" x2="0" y2="1"`
      : `gradientUnits="userSpaceOnUse" x1="${px(line.from.x)}" y1="${px(line.from.y)}" x2="${px(line.to.x)}" y2="${px(line.to.y)}"`;
  return `<linearGradient id="${id}" ${place}>${stopList(stops)}</linearGradient>`;
}

function stopList(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity]) => {
      const alpha = opacity === undefined ? "" : ` stop-opacity="${fraction(opacity)}"`;
      return `<stop offset="${fraction(offset)}" stop-color="${colour}"${alpha}/>`;
    })
    .join("");
}
