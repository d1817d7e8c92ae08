import type { Colour } from "../../../content/drawings/drawing.js";
import type { Reading, Style } from "./prompt/reading.js";

interface Size {
  readonly width: number;
  readonly height: number;
}

const EDGES = `<feConvolveMatrix order="3" kernelMatrix="-1 -1 -1 -1 8 -1 -1 -1 -1" divisor="1" edgeMode="duplicate" preserveAlpha="true"`;
const LUMA = "0.30 0.59 0.11 0 0";

/** What each style does to the finished picture, as the primitives of an SVG filter. */
const primitives: Readonly<Partial<Record<Style, (size: Size) => string>>> = {
  monochrome: () => `<feColorMatrix type="saturate" values="0"/>${contrast(1.12)}`,
  retro: () =>
    `<feColorMatrix type="matrix" values="0.50 0.50 0.14 0 0.05 0.36 0.47 0.12 0 0.03 0.26 0.36 0.14 0 0.01 0 0 0 1 0"/>`,
  pastel: () =>
    `<feColorMatrix type="saturate" values="0.8"/><feColorMatrix type="matrix" values="0.58 0 0 0 0.41 0 0.58 0 0 0.40 0 0 0.58 0 0.42 0 0 0 1 0"/>`,
  poster: () => `<feColorMatrix type="saturate" values="1.3"/>${steps("0.06 0.3 0.55 0.8 0.98")}`,
  "line-art": () =>
    `<feColorMatrix type="matrix" values="${LUMA} ${LUMA} ${LUMA} 0 0 0 1 0" result="grey"/>${EDGES} in="grey"/><feColorMatrix type="matrix" values="-3.4 0 0 0 1 -3.4 0 0 0 1 -3.4 0 0 0 0.98 0 0 0 1 0" result="lines"/>${light("grey", 0.14, 0.84)}<feBlend mode="multiply" in="lines" in2="pale"/>`,
  blueprint: () =>
    `<feColorMatrix type="matrix" values="${LUMA} ${LUMA} ${LUMA} 0 0 0 1 0"/>${EDGES}/><feColorMatrix type="matrix" values="3 0 0 0 0.08 2.8 0 0 0 0.25 2.2 0 0 0 0.52 0 0 0 1 0"/>`,
  cartoon: (size) =>
    `<feGaussianBlur in="SourceGraphic" stdDeviation="${thin(size)}" result="soft"/><feColorMatrix in="soft" type="matrix" values="${LUMA} ${LUMA} ${LUMA} 0 0 0 1 0"/>${EDGES}/><feColorMatrix type="matrix" values="-7 0 0 0 1.25 -7 0 0 0 1.25 -7 0 0 0 1.25 0 0 0 1 0" result="lines"/><feColorMatrix in="SourceGraphic" type="saturate" values="1.35"/><feBlend mode="multiply" in2="lines"/>`,
  neon: (size) =>
    `${EDGES} in="SourceGraphic"/><feColorMatrix type="saturate" values="4"/><feColorMatrix type="matrix" values="1.9 0 0 0 0.01 0 1.9 0 0 0 0 0 1.9 0 0.03 0 0 0 1 0" result="edges"/><feGaussianBlur in="edges" stdDeviation="${thin(size) * 5}" result="glow"/><feColorMatrix in="SourceGraphic" type="matrix" values="0.42 0 0.10 0 0.02 0 0.26 0.08 0 0 0.10 0 0.62 0 0.06 0 0 0 1 0"/><feBlend mode="screen" in2="glow"/><feBlend mode="screen" in2="edges"/>`,
  watercolour: ({ width, height }) => {
    const unit = Math.min(width, height) / 100;
    return `<feTurbulence type="fractalNoise" baseFrequency="${(0.09 / unit).toFixed(4)}" numOctaves="3" seed="7" result="noise"/><feDisplacementMap in="SourceGraphic" in2="noise" scale="${(unit * 3.2).toFixed(2)}" xChannelSelector="R" yChannelSelector="G" result="bled"/><feGaussianBlur in="bled" stdDeviation="${(unit * 0.16).toFixed(2)}" result="soft"/><feColorMatrix in="noise" type="matrix" values="0 0 0 0 1 0 0 0 0 0.99 0 0 0 0 0.95 0.9 0.5 0 0 -0.42" result="paper"/><feBlend mode="soft-light" in="paper" in2="soft"/><feColorMatrix type="matrix" values="0.86 0 0 0 0.13 0 0.86 0 0 0.125 0 0 0.86 0 0.11 0 0 0 1 0"/>`;
  },
};

/** Pixels of a pixel picture along its shorter side. */
const PIXELS = 80;
/** The longer side at which the filters of costly styles still take less than a second. */
const COSTLY_SIDE_MAX = 600;
const STYLES_MAX = 2;
const costly: readonly Style[] = ["watercolour", "cartoon", "neon"];

/** How many times smaller a picture is rendered before it is enlarged, and whether smoothly. */
export interface Coarseness {
  readonly factor: number;
  readonly isSmooth: boolean;
}

/** How coarsely the styles of a picture have it rendered; a factor of 1 is as it is. */
export function coarsenessOf(styles: readonly Style[], { width, height }: Size): Coarseness {
  if (styles.includes("pixel")) {
    return { factor: Math.max(1, Math.round(Math.min(width, height) / PIXELS)), isSmooth: false };
  }
  const isCostly = styles.some((style) => costly.includes(style));
  const factor = isCostly ? Math.max(1, Math.max(width, height) / COSTLY_SIDE_MAX) : 1;
  return { factor, isSmooth: true };
}

/** Styles that only change the tone, and so come last. */
const TONES: ReadonlySet<Style> = new Set<Style>(["retro", "pastel", "monochrome"]);

/** The first two styles of which at most one is costly: more of them show nothing of the picture. */
function combinable(styles: readonly Style[]): Style[] {
  const first = styles.find((style) => costly.includes(style));
  return styles
    .filter((style) => style === first || !costly.includes(style))
    .slice(0, STYLES_MAX)
    .sort((a, b) => Number(TONES.has(a)) - Number(TONES.has(b)));
}

/** The attributes that draw subjects as dark shapes, where a style asks for it, and their filter. */
export function subjectStyle(styles: readonly Style[]): { definition: string; attributes: string } {
  if (!styles.includes("silhouette")) return { definition: "", attributes: "" };
  return {
    definition: `<filter id="dark" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB"><feColorMatrix type="matrix" values="0 0 0 0 0.07 0 0 0 0 0.06 0 0 0 0 0.10 0 0 0 1 0"/></filter>`,
    attributes: ` filter="url(#dark)"`,
  };
}

/** What of a reading changes the finished picture. */
type Look = Pick<Reading, "styles" | "mood" | "palette" | "time">;

/** A picture in its styles and in the colours and contrast of its mood. */
export function applyStyles(picture: string, look: Look, size: Size): string {
  const tinted = picture + tint(look.palette, size) + moodWash(look, size);
  const filters = [
    moodPrimitives(look),
    ...combinable(look.styles).map((style) => primitives[style]?.(size)),
  ];
  return filters.reduce<string>((inner, filter, index) => {
    if (filter === undefined || filter === "") return inner;
    const box = `filterUnits="userSpaceOnUse" x="0" y="0" width="${size.width}" height="${size.height}"`;
    return `<filter id="style${index}" ${box} color-interpolation-filters="sRGB">${filter}</filter><g filter="url(#style${index})"><rect width="${size.width}" height="${size.height}" fill="#ffffff"/>${inner}</g>`;
  }, tinted);
}

function moodPrimitives({ mood, time }: Pick<Look, "mood" | "time">): string {
  if (mood <= -0.5) {
    const pale = 1 + mood * (time === "night" ? 0.1 : 0.45);
    return `<feColorMatrix type="saturate" values="${pale.toFixed(2)}"/>`;
  }
  return mood >= 0.5 ? `<feColorMatrix type="saturate" values="1.18"/>` : "";
}

function moodWash({ mood, time }: Pick<Look, "mood" | "time">, { width, height }: Size): string {
  if (mood > -0.5) return "";
  const box = `width="${width}" height="${height}"`;
  return `<radialGradient id="gloom" cx="0.5" cy="0.5" r="0.75"><stop offset="0.3" stop-color="#8f98a8"/><stop offset="1" stop-color="#3d4352"/></radialGradient><rect ${box} fill="url(#gloom)" opacity="${(-mood * (time === "night" ? 0.06 : 0.26)).toFixed(2)}" style="mix-blend-mode:multiply"/>`;
}

function tint(palette: readonly Colour[], { width, height }: Size): string {
  const [first] = palette;
  if (first === undefined) return "";
  const stops = [...palette, ...(palette.length === 1 ? [first] : [])]
    .slice(0, 5)
    .map(
      (colour, index, all) =>
        `<stop offset="${(index / (all.length - 1)).toFixed(2)}" stop-color="${colour}"/>`,
    );
  return `<linearGradient id="tint" x1="0" y1="0" x2="0.4" y2="1">${stops.join("")}</linearGradient><rect width="${width}" height="${height}" fill="url(#tint)" opacity="0.45" style="mix-blend-mode:soft-light"/>`;
}

function thin({ width, height }: Size): number {
  return Math.min(width, height) / 640;
}

function contrast(slope: number): string {
  const by = `type="linear" slope="${slope}" intercept="${((1 - slope) / 2).toFixed(3)}"`;
  return `<feComponentTransfer><feFuncR ${by}/><feFuncG ${by}/><feFuncB ${by}/></feComponentTransfer>`;
}

function steps(values: string): string {
  const by = `type="discrete" tableValues="${values}"`;
  return `<feComponentTransfer><feFuncR ${by}/><feFuncG ${by}/><feFuncB ${by}/></feComponentTransfer>`;
}

/** A pale version of a result, under the name `pale`. */
function light(input: string, slope: number, intercept: number): string {
  const by = `type="linear" slope="${slope}" intercept="${intercept}"`;
  return `<feComponentTransfer in="${input}" result="pale"><feFuncR ${by}/><feFuncG ${by}/><feFuncB ${by}/></feComponentTransfer>`;
}
