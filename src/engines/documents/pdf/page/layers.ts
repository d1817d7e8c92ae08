import type { DrawnGlyph } from "./interpret-operators.js";
import type { Glyph, Layer, LinkArea, Rule } from "./page-content.js";

interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** Turns of less than this are what scanning leaves. */
const STRAIGHT_DEGREES = 3;
const LAYERS_MAX = 16;

/**
 * Sorts the glyphs of a page by the direction of their writing, and turns each direction until it runs
 * to the right. The direction with the most glyphs comes first; at most 16 are told apart.
 */
export function layersOf(
  glyphs: readonly DrawnGlyph[],
  rules: readonly Rule[],
  links: readonly LinkArea[],
  size: PageSize,
): Layer[] {
  const byAngle = new Map<number, DrawnGlyph[]>();
  let last = 0;
  for (const glyph of glyphs) {
    // A glyph without width, such as an accent, goes the way of the one before it.
    const angle = glyph.dx === 0 && glyph.dy === 0 ? last : angleOf(glyph);
    const known = byAngle.get(angle);
    if (known !== undefined) known.push(glyph);
    else if (byAngle.size < LAYERS_MAX) byAngle.set(angle, [glyph]);
    last = angle;
  }
  return [...byAngle]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([angle, drawn]) => layerOf(angle, drawn, rules, links, size));
}

function angleOf({ dx, dy }: DrawnGlyph): number {
  const degrees = (Math.atan2(dy, dx) * 180) / Math.PI;
  const quarter = Math.round(degrees / 90) * 90;
  const angle = Math.abs(degrees - quarter) <= STRAIGHT_DEGREES ? quarter : Math.round(degrees);
  return (angle + 360) % 360;
}

function layerOf(
  angle: number,
  drawn: readonly DrawnGlyph[],
  rules: readonly Rule[],
  links: readonly LinkArea[],
  size: PageSize,
): Layer {
  const radians = (angle * Math.PI) / 180;
  const cos = Math.cos(radians);
  const sin = Math.sin(radians);
  const glyphs: Glyph[] = drawn.map((glyph) => ({
    text: glyph.text,
    x: glyph.x * cos + glyph.y * sin,
    y: glyph.y * cos - glyph.x * sin,
    width: Math.hypot(glyph.dx, glyph.dy),
    size: glyph.size,
    style: glyph.style,
    isSpace: glyph.isSpace,
    link: links.length === 0 ? undefined : linkAt(links, glyph),
    content: glyph.content,
    isArtifact: glyph.isArtifact,
    isDrawn: glyph.isDrawn,
  }));
  const isQuarter = angle % 90 === 0;
  const isTurned = angle % 180 !== 0;
  return {
    angle,
    glyphs,
    rules: isQuarter ? rules.map((rule) => turnRule(rule, angle)) : [],
    width: isTurned ? size.height : size.width,
    height: isTurned ? size.width : size.height,
  };
}

function linkAt(links: readonly LinkArea[], glyph: DrawnGlyph): string | undefined {
  const x = glyph.x + glyph.dx / 2 + (glyph.dy * glyph.size) / 4 / (Math.abs(glyph.dy) || 1);
  const y = glyph.y + glyph.dy / 2 - (glyph.dy === 0 ? glyph.size / 4 : 0);
  return links.find(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  )?.url;
}

function turnRule(rule: Rule, angle: number): Rule {
  switch (angle) {
    case 90:
      return rule.isHorizontal
        ? { isHorizontal: false, at: rule.at, from: -rule.to, to: -rule.from }
        : { isHorizontal: true, at: -rule.at, from: rule.from, to: rule.to };
    case 180:
      return { ...rule, at: -rule.at, from: -rule.to, to: -rule.from };
    case 270:
      return rule.isHorizontal
        ? { isHorizontal: false, at: -rule.at, from: rule.from, to: rule.to }
        : { isHorizontal: true, at: rule.at, from: -rule.to, to: -rule.from };
    default:
      return rule;
  }
}
