import type { SeenColor } from "../../../css/color-values.js";

/** How an element looks by its style sheets, attributes and ancestors. No layout is made: places and sizes are as declared. */
export interface ComputedStyle {
  /** Without the `display` of ancestors; `isRendered` asks for those too. */
  readonly display: string;
  readonly visibility: string;
  /** Neither it nor an element around it has `display: none`, and no closed `details` or the like holds it. */
  readonly isRendered: boolean;
  /** Rendered, and its `visibility` is `visible`. */
  readonly isVisible: boolean;
  /** Of its text. */
  readonly color: SeenColor;
  readonly backgroundColor: SeenColor;
  /** "none", or what is written. */
  readonly backgroundImage: string;
  readonly fontSizePx: number;
  /** 1 to 1000. */
  readonly fontWeight: number;
  /** Undefined for `normal`, and for what only a layout would tell. */
  readonly lineHeightPx: number | undefined;
  readonly letterSpacingPx: number | undefined;
  readonly wordSpacingPx: number | undefined;
  /** Its own, 0 to 1; that of elements around it comes on top. */
  readonly opacity: number;
  readonly position: string;
  /** Declared sizes; undefined for `auto` and for what only a layout would tell. */
  readonly widthPx: number | undefined;
  readonly heightPx: number | undefined;
  /** The value of a property after cascade and inheritance, variables put in; "" for an initial value not known here. */
  readonly value: (property: string) => string;
  /** The value in CSS pixels; undefined for what is no length, or needs a layout. */
  readonly lengthPx: (property: string) => number | undefined;
  /** What the page itself declares for this very element, by a sheet, the style attribute or an attribute of HTML. */
  readonly declared: (property: string) => DeclaredValue | undefined;
}

export interface DeclaredValue {
  /** As written, variables not put in. */
  readonly value: string;
  readonly isImportant: boolean;
  readonly from: "browser" | "attribute" | "sheet" | "style";
}
