import type { Brush, Colour } from "../../../content/drawings/drawing.js";
import { fraction } from "../../../content/drawings/numbers.js";
import { lightOf } from "../../../content/drawings/settings/light.js";
import type { PlacedItem, Stage } from "./layout/placed-item.js";
import type { Reading, Subject } from "./prompt/reading.js";
import { recolour } from "./recolour.js";

type MakeBrush = (colours: Readonly<Record<string, Colour>>, light?: "left" | "right") => Brush;

const REFLECTION_OPACITY = 0.3;

/** The SVG of all placed items with their shadows, and of their reflections in water. */
export function drawSubjects(
  items: readonly PlacedItem[],
  scene: {
    readonly reading: Reading;
    readonly stage: Stage;
    readonly brush: MakeBrush;
    /** Put into each item's group, as a filter or an opacity. */
    readonly attributes: string;
    /** Number of the first item, for ids. */
    readonly first: number;
  },
): { readonly subjects: string; readonly reflections: string } {
  const drawings = items.map((item, index) => ({
    item,
    svg: drawItem(item, index + scene.first, scene),
  }));
  const isMirror = hasMirror(scene.stage, scene.reading);
  return {
    subjects: drawings.map(({ item, svg }) => shadowOf(item, scene) + svg).join(""),
    reflections: isMirror
      ? drawings
          .map(({ item }, index) => reflect(item, `item${index + scene.first}`, scene.stage))
          .join("")
      : "",
  };
}

function drawItem(
  item: PlacedItem,
  index: number,
  { reading, brush, stage, attributes }: Parameters<typeof drawSubjects>[1],
): string {
  const subject = reading.subjects[item.subject];
  if (subject === undefined) return "";
  const { element } = subject;
  const { side } = lightOf(stage.moment);
  const light = item.isMirrored ? (side === "left" ? "right" : "left") : side;
  const colours = coloursOf(subject, index);
  const drawing = element.draw(brush(recolour(element, colours, subject.parts), light));
  const scale = item.height / 100;
  const left = item.x - (item.isMirrored ? -1 : 1) * element.aspect * item.height * 0.5;
  const top = item.base - item.height;
  const flip = item.isMirrored ? -1 : 1;
  const turn = item.tilt === 0 ? "" : turnOf(item, element.aspect);
  const at = `${turn}translate(${fraction(left)} ${fraction(top)}) scale(${fraction(scale * flip)} ${fraction(scale)})`;
  return `<g id="item${index}" transform="${at}"${attributes}>${drawing}</g>`;
}

const FESTIVE: readonly Colour[] = [
  "#e0403a",
  "#2a7fd4",
  "#f6c22a",
  "#3faa5a",
  "#a050c8",
  "#f58a2a",
  "#ee6fa8",
];

/** Of several colourful ones each has a colour of its own. */
function coloursOf({ colours, isColourful, count }: Subject, index: number): readonly Colour[] {
  const festive = FESTIVE[index % FESTIVE.length];
  return isColourful && count > 1 && colours.length === 0 && festive ? [festive] : colours;
}

function turnOf({ x, base, height, tilt, isMirrored }: PlacedItem, aspect: number): string {
  const degrees = isMirrored ? -tilt : tilt;
  const middle = base - Math.min(height, height * aspect) / 2;
  return `rotate(${fraction(degrees)} ${fraction(x)} ${fraction(middle)}) `;
}

function shadowOf(
  item: PlacedItem,
  { reading, stage }: Parameters<typeof drawSubjects>[1],
): string {
  const isDry = stage.setting.floor === "ground" || stage.setting.floor === "table";
  const element = reading.subjects[item.subject]?.element;
  if (!isDry || item.zone !== "floor" || !item.isGrounded || element === undefined) return "";
  const { side, shadow, shadowOpacity, shadowLength } = lightOf(stage.moment);
  const away = side === "left" ? 1 : -1;
  const rx = element.aspect * item.height * 0.46;
  const ry = Math.min(rx * 0.2, item.height * 0.07);
  const shift = Math.min(item.height * shadowLength * 0.25, rx * 0.35) * away;
  const near = `<ellipse cx="${fraction(item.x + shift)}" cy="${fraction(item.base)}" rx="${fraction(rx)}" ry="${fraction(ry)}" fill="${shadow}" fill-opacity="${fraction(shadowOpacity * 0.6)}"/>`;
  return `${near}<ellipse cx="${fraction(item.x + shift * 0.3)}" cy="${fraction(item.base)}" rx="${fraction(rx * 0.72)}" ry="${fraction(ry * 0.6)}" fill="${shadow}" fill-opacity="${fraction(shadowOpacity * 0.7)}"/>`;
}

function hasMirror({ setting, moment }: Stage, { mood, isReflected }: Reading): boolean {
  if (setting.floor !== "water") return false;
  return isReflected || (moment.weather !== "storm" && moment.weather !== "wind" && mood < 0.9);
}

function reflect(item: PlacedItem, id: string, { frame }: Stage): string {
  if (item.zone !== "floor" || !item.isGrounded) return "";
  const flip = `translate(0 ${fraction(item.base * 1.7)}) scale(1 -0.7)`;
  const high = Math.max(1, Math.min(item.height * 0.75, frame.height - item.base));
  const clip = `clip-${id}`;
  return `<clipPath id="${clip}"><rect x="0" y="${fraction(item.base)}" width="${frame.width}" height="${fraction(high)}"/></clipPath><g clip-path="url(#${clip})" opacity="${REFLECTION_OPACITY}"><use href="#${id}" transform="${flip}"/></g>`;
}
