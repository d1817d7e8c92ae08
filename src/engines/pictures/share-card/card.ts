import { cleanText, isVisible } from "./clean-text.js";
import { type Colour, contrastOf } from "./colours.js";
import { decorate } from "./decoration.js";
import { directionOf } from "./direction.js";
import { type FontFace, fontRules } from "./font-faces.js";
import { type Paragraph, type ParagraphStyle, setParagraph } from "./paragraph.js";
import { drawParagraph, escapeXml, type HorizontalAlign } from "./svg-text.js";
import { type Theme, type ThemeName, themes } from "./themes.js";

export const CARD_WIDTH_PX = 1200;
export const CARD_HEIGHT_PX = 630;

export interface Card {
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly site?: string | undefined;
  readonly theme: ThemeName;
  /** By the direction of the title unless given. */
  readonly align?: HorizontalAlign | undefined;
  /** `#rgb` or `#rrggbb`; the theme's own unless given. */
  readonly accent?: Colour | undefined;
  /** Fonts to embed; without them the reader's own fonts draw the text. */
  readonly fontFaces?: readonly FontFace[] | undefined;
}

const MARGIN_PX = 80;
const COLUMN_PX = CARD_WIDTH_PX - 2 * MARGIN_PX;
const TOP_PX = 72;
const BOTTOM_PX = CARD_HEIGHT_PX - 72;
const READABLE_CONTRAST = 4.5;

const MARK = { sizePx: 22, gapPx: 16 };
const BAR = { widthPx: 88, heightPx: 8, gapPx: 32 };
const SITE_GAP_PX = 36;
const SUBTITLE_GAP_PX = 22;

const siteStyle: ParagraphStyle = {
  weight: 700,
  tracking: 0,
  leading: 1.2,
  steps: [30, 26, 22].map((sizePx) => ({ sizePx, linesMax: 1 })),
  widthPx: COLUMN_PX - MARK.sizePx - MARK.gapPx,
  heightMaxPx: 40,
};
const subtitleStyle: ParagraphStyle = {
  weight: 400,
  tracking: 0,
  leading: 1.4,
  steps: [
    { sizePx: 32, linesMax: 2 },
    { sizePx: 28, linesMax: 3 },
    { sizePx: 26, linesMax: 4 },
  ],
  widthPx: COLUMN_PX,
  heightMaxPx: 150,
};
const titleStyle = {
  weight: 700,
  tracking: -0.02,
  leading: 1.14,
  steps: [
    { sizePx: 72, linesMax: 3 },
    { sizePx: 64, linesMax: 4 },
    { sizePx: 56, linesMax: 4 },
    { sizePx: 48, linesMax: 6 },
    { sizePx: 40, linesMax: 10 },
  ],
  widthPx: COLUMN_PX,
} as const;

const FONTS =
  "Inter,system-ui,-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,'Noto Sans',sans-serif,'Apple Color Emoji','Segoe UI Emoji','Noto Color Emoji'";

/**
 * Draws a share card of 1200 x 630 px as SVG without scripts or references. Every line keeps inside
 * the margins, whatever font draws it. A usual title takes well under a millisecond, the longest
 * texts of scripts that need a dictionary two or three.
 */
export function drawCard(card: Card): string {
  const theme = themes[card.theme];
  const accent = card.accent ?? theme.accent;
  const title = cleanText(card.title);
  const align = card.align ?? (directionOf(title) === "rtl" ? "right" : "left");
  const site = setIfAny(card.site, siteStyle);
  const top = site ? TOP_PX + site.lineHeightPx + SITE_GAP_PX : TOP_PX;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH_PX}" height="${CARD_HEIGHT_PX}" viewBox="0 0 ${CARD_WIDTH_PX} ${CARD_HEIGHT_PX}" role="img" font-family="${FONTS}">`,
    `<title>${escapeXml(title)}</title>`,
    fontRules(card.fontFaces ?? []),
    `<path d="M0 0H${CARD_WIDTH_PX}V${CARD_HEIGHT_PX}H0Z" fill="${theme.background}"/>`,
    decorate(card.theme, { shades: theme.shades, align }),
    site ? drawSite(site, { align, accent, theme }) : "",
    drawBody({ title, subtitle: card.subtitle }, { align, accent, theme, top }),
    "</svg>",
  ].join("");
}

interface Look {
  readonly align: HorizontalAlign;
  readonly accent: Colour;
  readonly theme: Theme;
}

/** The name of the site behind a mark, in the accent where that reads well. */
function drawSite(site: Paragraph, { align, accent, theme }: Look): string {
  const surfaces = [theme.background, ...theme.shades];
  const reads = surfaces.every((surface) => contrastOf(accent, surface) >= READABLE_CONTRAST);
  const fill = reads ? accent : theme.title;
  const box = { top: TOP_PX, left: MARGIN_PX, width: COLUMN_PX, align, fill };
  if (align === "center") return drawParagraph(site, box);
  const indent = MARK.sizePx + MARK.gapPx;
  const left = align === "left" ? MARGIN_PX : MARGIN_PX + COLUMN_PX - MARK.sizePx;
  const mark = `<rect x="${left}" y="${TOP_PX + (site.lineHeightPx - MARK.sizePx) / 2}" width="${MARK.sizePx}" height="${MARK.sizePx}" rx="6" fill="${accent}"/>`;
  const text = { ...box, left: align === "left" ? MARGIN_PX + indent : MARGIN_PX };
  return mark + drawParagraph(site, { ...text, width: COLUMN_PX - indent });
}

/** The bar, the title and the subtitle: in the middle where they are centered, else at the bottom. */
function drawBody(
  text: { title: string; subtitle: string | undefined },
  { align, accent, theme, top }: Look & { top: number },
): string {
  const subtitle = setIfAny(text.subtitle, subtitleStyle);
  const subtitleHeight = subtitle ? SUBTITLE_GAP_PX + heightOf(subtitle) : 0;
  const barHeight = BAR.heightPx + BAR.gapPx;
  const heightMaxPx = BOTTOM_PX - top - barHeight - subtitleHeight;
  const title = setParagraph(text.title, { ...titleStyle, heightMaxPx });
  const spare = heightMaxPx - heightOf(title);
  const barTop = Math.round(top + (align === "center" ? spare / 2 : spare));
  const titleTop = barTop + barHeight;
  const box = { left: MARGIN_PX, width: COLUMN_PX, align };
  const inset = (COLUMN_PX - BAR.widthPx) * { left: 0, center: 0.5, right: 1 }[align];
  return [
    `<rect x="${MARGIN_PX + inset}" y="${barTop}" width="${BAR.widthPx}" height="${BAR.heightPx}" rx="${BAR.heightPx / 2}" fill="${accent}"/>`,
    drawParagraph(title, { ...box, top: titleTop, fill: theme.title }),
    subtitle
      ? drawParagraph(subtitle, {
          ...box,
          top: titleTop + heightOf(title) + SUBTITLE_GAP_PX,
          fill: theme.subtitle,
        })
      : "",
  ].join("");
}

function setIfAny(text: string | undefined, style: ParagraphStyle): Paragraph | undefined {
  return text !== undefined && isVisible(text) ? setParagraph(cleanText(text), style) : undefined;
}

function heightOf({ lines, lineHeightPx }: Paragraph): number {
  return lines.length * lineHeightPx;
}
