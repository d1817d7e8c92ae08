/** How a font looks and what of it tells words apart. */
export interface FontStyle {
  readonly isBold: boolean;
  readonly isItalic: boolean;
  readonly isMonospace: boolean;
  readonly isVertical: boolean;
}

/**
 * One drawn character, or several that one glyph stands for. Lengths are points; x grows to the right
 * and y downwards, from the corner where reading starts.
 */
export interface Glyph {
  readonly text: string;
  /** Where it begins on its baseline, in the direction of writing. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Height of the font. */
  readonly size: number;
  readonly style: FontStyle;
  readonly isSpace: boolean;
  /** Address that a click on it opens. */
  readonly link: string | undefined;
  /** The marked content that it belongs to, as the structure tree names it. */
  readonly content: number | undefined;
  /** Whether its producer marked it as no part of the text, as running headers are. */
  readonly isArtifact: boolean;
  /** Whether it is a shape that looks like a bullet, and no character. */
  readonly isDrawn: boolean;
}

/** A straight line that is drawn along an axis. */
export interface Rule {
  readonly isHorizontal: boolean;
  /** y of a horizontal line, x of a vertical one. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

/** What is written in one direction on a page. */
export interface Layer {
  /** Clockwise turn of the writing in degrees. */
  readonly angle: number;
  readonly glyphs: readonly Glyph[];
  readonly rules: readonly Rule[];
  readonly width: number;
  readonly height: number;
}

export interface LinkArea {
  readonly url: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
