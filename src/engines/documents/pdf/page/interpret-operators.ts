import { PAGE_GLYPHS_MAX, PAGE_RULES_MAX } from "../library/bounds.js";
import type { PdfOperators } from "../library/pdf-js.js";
import { type Bullet, bulletOf } from "./bullets-of-path.js";
import { type DrawingState, freshState, TextPlace } from "./drawing-state.js";
import { type Font, PLAIN_FONT } from "./font-style.js";
import { asMatrix, IDENTITY, type Matrix, multiply, transform } from "./matrix.js";
import type { FontStyle, Rule } from "./page-content.js";
import { PAINTS, type Paint } from "./paints.js";
import { ReplacedLetters } from "./replaced-letters.js";
import { rulesOfPath } from "./rules-of-path.js";

/** A glyph as it is drawn, before its line is known: in points of the page, y downwards. */
export interface DrawnGlyph {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** The way from its beginning to its end. */
  readonly dx: number;
  readonly dy: number;
  readonly size: number;
  readonly style: FontStyle;
  readonly isSpace: boolean;
  readonly content: number | undefined;
  readonly isArtifact: boolean;
  readonly isDrawn: boolean;
}

export interface DrawnPage {
  readonly glyphs: DrawnGlyph[];
  readonly rules: Rule[];
  readonly isCut: boolean;
  /** Whether some of its letters seem to stand for others. */
  readonly hasReplaced: boolean;
}

interface LibraryGlyph {
  readonly unicode?: string;
  readonly width?: number;
  readonly isSpace?: boolean;
  readonly vmetric?: readonly number[] | null;
}

interface MarkedContent {
  readonly content: number | undefined;
  readonly isArtifact: boolean;
  /** Whether it is a span with properties but no place in the structure, as one with a text of its own is. */
  readonly isReplaceable: boolean;
}

const UNMARKED: MarkedContent = { content: undefined, isArtifact: false, isReplaceable: false };
/** Content without properties, as against content whose properties have no number. */
const UNNUMBERED = null;
const STATES_MAX = 1_000;
const FILL_AND_STROKE = 2;

type Operate = (args: readonly unknown[]) => void;

/**
 * Draws the operators of one page, as pdf.js hands them over, far enough to know where each glyph and
 * each straight line stands (ISO 32000-1, 8.4 and 9.4). Linear in the operators.
 */
class OperatorInterpreter {
  readonly glyphs: DrawnGlyph[] = [];
  readonly rules: Rule[] = [];
  isCut = false;
  readonly replaced = new ReplacedLetters();
  readonly #base: Matrix;
  readonly #paints: ReadonlyMap<unknown, Paint>;
  readonly #fontNamed: (name: string) => Font | undefined;
  #state: DrawingState;
  readonly #saved: DrawingState[] = [];
  readonly #place = new TextPlace();
  readonly #marked: MarkedContent[] = [];
  #boldStyles = new Map<FontStyle, FontStyle>();

  constructor(
    base: Matrix,
    fontNamed: (name: string) => Font | undefined,
    numbers: Readonly<Record<string, number>>,
  ) {
    this.#base = base;
    this.#fontNamed = fontNamed;
    this.#paints = new Map(Object.entries(PAINTS).map(([name, paint]) => [numbers[name], paint]));
    this.#state = freshState(base);
  }

  readonly operations: Readonly<Record<string, Operate>> = {
    save: () => this.#save(),
    restore: () => this.#restore(),
    transform: (args) => this.#transform(asMatrix(args)),
    paintFormXObjectBegin: ([matrix]) => {
      this.#save();
      this.#transform(asMatrix(matrix));
    },
    paintFormXObjectEnd: () => this.#restore(),
    beginAnnotation: ([, , placed, matrix]) => {
      this.#save();
      this.#state = freshState(this.#base);
      this.#transform(asMatrix(placed));
      this.#transform(asMatrix(matrix));
    },
    endAnnotation: () => this.#restore(),
    setGState: ([entries]) => this.#setEntries(entries),
    setFont: ([name, size]) => this.#setFont(name, size),
    setCharSpacing: ([value]) => {
      this.#state.characterSpacing = Number(value);
    },
    setWordSpacing: ([value]) => {
      this.#state.wordSpacing = Number(value);
    },
    setHScale: ([value]) => {
      this.#state.horizontalScale = Number(value) / 100;
    },
    setLeading: ([value]) => {
      this.#state.leading = -Number(value);
    },
    setTextRise: ([value]) => {
      this.#state.rise = Number(value);
    },
    setTextRenderingMode: ([mode]) => {
      this.#state.isStrokedAndFilled = mode === FILL_AND_STROKE;
    },
    setFillRGBColor: ([colour]) => {
      this.#state.isFillWhite = colour === "#ffffff";
    },
    setStrokeRGBColor: ([colour]) => {
      this.#state.isStrokeWhite = colour === "#ffffff";
    },
    beginText: () => this.#place.begin(IDENTITY),
    setTextMatrix: (args) => this.#place.begin(asMatrix(args[0]) ?? asMatrix(args) ?? IDENTITY),
    moveText: ([x, y]) => this.#place.move(Number(x), Number(y)),
    setLeadingMoveText: ([x, y]) => {
      this.#state.leading = Number(y);
      this.#place.move(Number(x), Number(y));
    },
    nextLine: () => this.#place.move(0, this.#state.leading),
    showText: ([glyphs]) => this.#show(glyphs),
    beginMarkedContent: ([tag]) => this.#mark(tag, UNNUMBERED),
    beginMarkedContentProps: ([tag, content]) => this.#mark(tag, content),
    endMarkedContent: () => void this.#marked.pop(),
    constructPath: ([paint, paths]) => this.#draw(paint, paths),
  };

  #save(): void {
    if (this.#saved.length < STATES_MAX) this.#saved.push({ ...this.#state });
  }

  #restore(): void {
    this.#state = this.#saved.pop() ?? this.#state;
  }

  #transform(matrix: Matrix | undefined): void {
    if (matrix !== undefined) this.#state.matrix = multiply(this.#state.matrix, matrix);
  }

  #setEntries(entries: unknown): void {
    if (!Array.isArray(entries)) return;
    for (const entry of entries) {
      if (Array.isArray(entry) && entry[0] === "Font" && Array.isArray(entry[1])) {
        this.#setFont(entry[1][0], entry[1][1]);
      }
    }
  }

  #setFont(name: unknown, size: unknown): void {
    this.#state.font = this.#fontNamed(String(name)) ?? PLAIN_FONT;
    this.#state.fontSize = Number(size);
  }

  #mark(tag: unknown, content: unknown): void {
    const outer = this.#marked.at(-1) ?? UNMARKED;
    this.#marked.push({
      content: typeof content === "number" ? content : outer.content,
      isArtifact: nameOf(tag) === "Artifact" || outer.isArtifact,
      isReplaceable: nameOf(tag) === "Span" && content === undefined,
    });
  }

  #draw(paint: unknown, paths: unknown): void {
    const kind = this.#paints.get(paint);
    if (kind === undefined || !Array.isArray(paths) || this.rules.length > PAGE_RULES_MAX) return;
    const { isFillWhite, isStrokeWhite, matrix } = this.#state;
    const isFilled = kind.isFilled && !isFillWhite;
    const isStroked = kind.isStroked && !isStrokeWhite;
    if (!isFilled && !isStroked) return;
    for (const path of paths) {
      if (!(path instanceof Float32Array)) continue;
      const bullet = isFilled || isStroked ? bulletOf(path, matrix, isFilled) : undefined;
      if (bullet !== undefined) this.#addBullet(bullet);
      for (const rule of rulesOfPath(path, matrix, { isFilled, isStroked })) this.rules.push(rule);
    }
  }

  #addBullet({ text, x, y, width, size }: Bullet): void {
    if (this.glyphs.length >= PAGE_GLYPHS_MAX) return;
    const { isArtifact } = this.#marked.at(-1) ?? UNMARKED;
    this.glyphs.push({
      ...{ text, x, y, dx: width, dy: 0, size, isArtifact, isDrawn: true },
      ...{ style: PLAIN_FONT.style, isSpace: false, content: undefined },
    });
  }

  /** ISO 32000-1, 9.4.4: each glyph moves the place by its width and the spacing that is set. */
  #show(shown: unknown): void {
    if (!Array.isArray(shown)) return;
    const { font, fontSize, horizontalScale, wordSpacing, characterSpacing } = this.#state;
    const place = this.#place;
    const matrix = multiply(this.#state.matrix, place.matrix);
    const isVertical = font.style.isVertical;
    for (const item of shown) {
      if (typeof item === "number") {
        const kern = (-item * fontSize) / 1_000;
        if (isVertical) place.y += kern;
        else place.x += kern * horizontalScale;
        continue;
      }
      const glyph: LibraryGlyph | null = item;
      if (glyph === null) continue;
      const spacing = (glyph.isSpace === true ? wordSpacing : 0) + characterSpacing;
      const width = (glyph.width ?? 0) * font.unit * fontSize;
      if (isVertical) {
        const metrics = glyph.vmetric ?? font.defaultVerticalMetrics;
        const height = (metrics?.[0] ?? -1_000) * font.unit * fontSize;
        this.#add(glyph, matrix, 0, height);
        place.y += height - spacing;
      } else {
        this.#add(glyph, matrix, (width + Math.max(0, characterSpacing)) * horizontalScale, 0);
        place.x += (width + spacing) * horizontalScale;
      }
    }
  }

  #add(glyph: LibraryGlyph, matrix: Matrix, dx: number, dy: number): void {
    if (this.glyphs.length >= PAGE_GLYPHS_MAX) {
      this.isCut = true;
      return;
    }
    const { rise, fontSize, font } = this.#state;
    const from = transform(matrix, this.#place.x, this.#place.y + rise);
    const to = transform(matrix, this.#place.x + dx, this.#place.y + rise + dy);
    const [a, b, c, d] = matrix;
    const scale = Math.sqrt(Math.abs(a * d - b * c)) || Math.hypot(c, d);
    const size = Math.abs(fontSize) * font.heightScale * scale;
    const isSound = Number.isFinite(from.x + from.y + to.x + to.y + size);
    if (!isSound || size === 0) return;
    const text = glyph.unicode ?? "";
    const marked = this.#marked.at(-1) ?? UNMARKED;
    const { content, isArtifact } = marked;
    this.replaced.add(text, marked.isReplaceable ? marked : undefined);
    this.glyphs.push({
      text,
      x: from.x,
      y: from.y,
      dx: to.x - from.x,
      dy: to.y - from.y,
      size,
      style: this.#state.isStrokedAndFilled ? this.#boldOf(font.style) : font.style,
      isSpace: text.trim() === "",
      content,
      isArtifact,
      isDrawn: false,
    });
  }

  /** Producers without a bold font draw the outline of the letters as well. */
  #boldOf(style: FontStyle): FontStyle {
    const known = this.#boldStyles.get(style);
    if (known !== undefined) return known;
    const bold = { ...style, isBold: true };
    this.#boldStyles.set(style, bold);
    return bold;
  }
}

/** A tag is a name of the file or, where properties follow it, the text of one. */
function nameOf(tag: unknown): unknown {
  return typeof tag === "object" && tag !== null ? Reflect.get(tag, "name") : tag;
}

/** Where the glyphs and lines of a page stand, given the operators and how the library numbers them. */
export function interpretOperators(
  operators: PdfOperators,
  numbers: Readonly<Record<string, number>>,
  base: Matrix,
  fontNamed: (name: string) => Font | undefined,
): DrawnPage {
  const interpreter = new OperatorInterpreter(base, fontNamed, numbers);
  const operations = new Map<number, Operate>();
  for (const [name, operate] of Object.entries(interpreter.operations)) {
    const number = numbers[name];
    if (number !== undefined) operations.set(number, operate);
  }
  operators.fnArray.forEach((number, index) => {
    const args = operators.argsArray[index];
    operations.get(number)?.(Array.isArray(args) ? args : []);
  });
  const { glyphs, rules, isCut, replaced } = interpreter;
  return { glyphs, rules, isCut, hasReplaced: replaced.areLikely };
}
