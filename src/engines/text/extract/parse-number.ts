/** A number as people write it, with its grouping and at most nine decimals. */
export const NUMBER_SOURCE =
  "\\d{1,3}(?:[.,'’\\u00a0\\u202f ]\\d{3}){1,5}(?![\\d])(?:[.,]\\d{1,9})?|\\d{1,15}(?:[.,]\\d{1,9})?";

/**
 * Reads a number with grouping of any country: with both marks the last one is the decimal mark; one
 * that stands several times groups; a single one before exactly three digits groups, too, unless the
 * number begins with 0. Undefined when it is none.
 */
export function parseNumber(text: string): number | undefined {
  const plain = text.trim().replace(/['’\u00a0\u202f ]/g, "");
  if (!/^[+\-−]?\d[\d.,]*$/.test(plain)) return undefined;
  const decimal = decimalMarkOf(plain);
  if (!WHOLE.test(plain.slice(0, decimal))) return undefined;
  const whole =
    decimal === undefined
      ? plain.replace(/[.,]/g, "")
      : `${plain.slice(0, decimal).replace(/[.,]/g, "")}.${plain.slice(decimal + 1)}`;
  const value = Number(whole.replace("−", "-"));
  return Number.isFinite(value) ? value : undefined;
}

/** Groups of three, or of two and three as in India. */
const WHOLE = /^[+\-−]?(?:\d+|\d{1,3}(?:[.,]\d{2,3})*[.,]\d{3})$/;

function decimalMarkOf(text: string): number | undefined {
  const dot = text.lastIndexOf(".");
  const comma = text.lastIndexOf(",");
  const last = Math.max(dot, comma);
  if (last < 0) return undefined;
  if (dot >= 0 && comma >= 0) return last;
  if (text.indexOf(text.charAt(last)) !== last) return undefined;
  const isGroup = text.length - last - 1 === 3 && !/^[+\-−]?0/.test(text) && last <= 4;
  return isGroup ? undefined : last;
}
