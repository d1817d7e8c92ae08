import { type Font, PLAIN_FONT } from "./font-style.js";
import { IDENTITY, type Matrix } from "./matrix.js";

/** What `q` saves and `Q` restores, as far as it decides where text stands (ISO 32000-1, 9.3). */
export interface DrawingState {
  matrix: Matrix;
  font: Font;
  fontSize: number;
  characterSpacing: number;
  wordSpacing: number;
  horizontalScale: number;
  leading: number;
  rise: number;
  isStrokedAndFilled: boolean;
  isFillWhite: boolean;
  isStrokeWhite: boolean;
}

export function freshState(matrix: Matrix): DrawingState {
  return {
    matrix,
    font: PLAIN_FONT,
    fontSize: 0,
    characterSpacing: 0,
    wordSpacing: 0,
    horizontalScale: 1,
    leading: 0,
    rise: 0,
    isStrokedAndFilled: false,
    isFillWhite: false,
    isStrokeWhite: false,
  };
}

/** Where the next glyph goes: the text matrix and the place in it. */
export class TextPlace {
  matrix: Matrix = IDENTITY;
  x = 0;
  y = 0;
  #lineX = 0;
  #lineY = 0;

  begin(matrix: Matrix): void {
    this.matrix = matrix;
    this.x = this.y = this.#lineX = this.#lineY = 0;
  }

  move(x: number, y: number): void {
    this.#lineX += x;
    this.#lineY += y;
    this.x = this.#lineX;
    this.y = this.#lineY;
  }
}
