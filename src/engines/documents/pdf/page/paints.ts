/** How a path is painted. */
export interface Paint {
  readonly isFilled: boolean;
  readonly isStroked: boolean;
}

const FILL: Paint = { isFilled: true, isStroked: false };
const STROKE: Paint = { isFilled: false, isStroked: true };
const BOTH: Paint = { isFilled: true, isStroked: true };
/** The operations that paint a path (ISO 32000-1, 8.5.3), as the library names them. */
export const PAINTS: Readonly<Record<string, Paint>> = {
  fill: FILL,
  eoFill: FILL,
  stroke: STROKE,
  closeStroke: STROKE,
  fillStroke: BOTH,
  eoFillStroke: BOTH,
  closeFillStroke: BOTH,
  closeEOFillStroke: BOTH,
};
