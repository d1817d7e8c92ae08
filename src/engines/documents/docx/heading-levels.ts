/** What a paragraph style makes of its paragraphs. */
interface ParagraphStyle {
  readonly name: string;
  readonly basedOn: string | undefined;
  /** 0 for the first level of headings. */
  readonly outline: number | undefined;
}

const INHERITED_MAX = 20;
const LEVEL_MAX = 6;

/**
 * The level of headings, 1 to 6, by the id of their style: that of the built-in headings and of the title,
 * of an outline level, or of the style that a style is based on. Levels below the sixth are the sixth.
 */
export function headingLevels(stylesXml: string): ReadonlyMap<string, number> {
  const styles = new Map<string, ParagraphStyle>();
  for (const piece of stylesXml.split("<w:style ").slice(1)) {
    const style = piece.slice(0, piece.indexOf("</w:style>") >>> 0);
    const id = /w:styleId="([^"]*)"/.exec(style)?.[1];
    if (id === undefined || !/w:type="paragraph"/.test(style)) continue;
    const outline = /<w:outlineLvl w:val="(\d)"/.exec(style)?.[1];
    styles.set(id, {
      name: /<w:name w:val="([^"]*)"/.exec(style)?.[1]?.toLowerCase() ?? "",
      basedOn: /<w:basedOn w:val="([^"]*)"/.exec(style)?.[1],
      outline: outline === undefined ? undefined : Number(outline),
    });
  }
  const levels = new Map<string, number>();
  for (const id of styles.keys()) {
    const level = levelOf(id, styles);
    if (level !== undefined) levels.set(id, Math.min(level, LEVEL_MAX));
  }
  return levels;
}

function levelOf(id: string, styles: ReadonlyMap<string, ParagraphStyle>): number | undefined {
  let style = styles.get(id);
  for (let steps = 0; style && steps < INHERITED_MAX; steps += 1) {
    if (/^toc\b/.test(style.name)) return undefined;
    const named = /^heading (\d)$/.exec(style.name)?.[1];
    if (named !== undefined) return Math.max(1, Number(named));
    if (style.name === "title") return 1;
    // The tenth level, 9, is that of body text.
    if (style.outline !== undefined) return style.outline === 9 ? undefined : style.outline + 1;
    style = styles.get(style.basedOn ?? "");
  }
  return undefined;
}
