/** Which mark begins the decimals in a text; `unknown` where it shows neither or both. */
export type NumberStyle = "point" | "comma" | "unknown";

const POINT = /\d\.(?:\d{1,2}|\d{4,9})(?![\d.,]\d|\d)|\d,\d{3}\.\d/u;
const COMMA = /\d,\d{1,2}[ \u00a0]?(?:\p{L}|[€%$])|\d\.\d{3},\d|\d[ \u00a0]\d{3},\d/u;

/** Judges by numbers that can be read in one way only, such as `12.5` and `1,5 t`. */
export function numberStyleOf(text: string): NumberStyle {
  const hasPoint = POINT.test(text);
  if (hasPoint === COMMA.test(text)) return "unknown";
  return hasPoint ? "point" : "comma";
}
