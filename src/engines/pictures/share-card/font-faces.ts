import type { Weight } from "./advance.js";

/** A font file to embed, and the characters that it serves. */
export interface FontFace {
  readonly weight: Weight;
  /** As in CSS: `U+0000-00FF,U+0131`. */
  readonly unicodeRange: string;
  readonly woff2Base64: string;
}

/** The style sheet that embeds the fonts; nothing where there are none. */
export function fontRules(faces: readonly FontFace[]): string {
  if (faces.length === 0) return "";
  return `<style>${faces.map(fontRule).join("")}</style>`;
}

function fontRule({ weight, unicodeRange, woff2Base64 }: FontFace): string {
  return `@font-face{font-family:Inter;font-weight:${weight};src:url(data:font/woff2;base64,${woff2Base64})format('woff2');unicode-range:${unicodeRange}}`;
}
