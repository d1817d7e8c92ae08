/** Degrees on one axis, or a distance along it, with its hemisphere. */
export interface Axis {
  readonly axis: "lat" | "lon";
  /** North and east are positive. */
  readonly value: number;
  /** Offset in the folded text behind it. */
  readonly to: number;
}

const HEMISPHERE =
  "(n(?:orth|ord|orte)?|s(?:outh|ud|ur|ul)?|e(?:ast|st|ste)?|w(?:est)?|ost|leste|ouest|oeste)";
const DEGREES = "(\\d{1,3}(?:[.,]\\d{1,15})?)";
const SIXTIETHS =
  "(?:(?: ?(?:°|deg) ?)(?:(\\d{1,2}(?:[.,]\\d{1,15})?) ?['m]? ?(?:(\\d{1,2}(?:[.,]\\d{1,15})?) ?(?:\"|''|s)? ?)?)?)?";
const AFTER = new RegExp(`${DEGREES} ?${SIXTIETHS}${HEMISPHERE}(?![\\p{L}\\p{N}])`, "iuy");
const BEFORE = new RegExp(`${HEMISPHERE} ?${DEGREES}${SIXTIETHS}(?![\\p{L}\\p{N}])`, "iuy");

/** `46.5N`, `N52.37`, `52°22'30"N`, `4 deg 54.5' east` at an offset of a folded text. */
export function axisAt(text: string, at: number): Axis | undefined {
  AFTER.lastIndex = at;
  const after = AFTER.exec(text);
  if (after) {
    const [whole, degrees, minutes, seconds, hemisphere = ""] = after;
    return axisOf({ hemisphere, parts: [degrees, minutes, seconds], to: at + whole.length });
  }
  BEFORE.lastIndex = at;
  const before = BEFORE.exec(text);
  if (!before) return undefined;
  const [whole, hemisphere = "", degrees, minutes, seconds] = before;
  return axisOf({
    hemisphere,
    parts: [degrees, minutes, seconds],
    to: at + whole.trimEnd().length,
  });
}

interface Written {
  readonly hemisphere: string;
  readonly parts: readonly (string | undefined)[];
  readonly to: number;
}

function axisOf({ hemisphere, parts, to }: Written): Axis | undefined {
  const [degrees = 0, minutes = 0, seconds = 0] = parts.map((part) =>
    part === undefined ? 0 : Number(part.replace(",", ".")),
  );
  if (minutes >= 60 || seconds >= 60) return undefined;
  const letter = hemisphere.toLowerCase();
  const isLatitude = /^[ns]/.test(letter);
  const isNegative = /^(?:s|w|oue|oes)/.test(letter);
  const value = degrees + minutes / 60 + seconds / 3600;
  return { axis: isLatitude ? "lat" : "lon", value: isNegative ? -value : value, to };
}
