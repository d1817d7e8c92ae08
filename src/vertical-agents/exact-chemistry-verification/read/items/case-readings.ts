import { balance } from "../../../../engines/chemistry/balance/balance.js";
import { isElement } from "../../../../engines/chemistry/elements/elements.js";
import { tryEquation } from "./attempts.js";

const READINGS_MAX = 8;
const LETTERS_MAX = 16;
const EQUATIONS_MAX = 256;

/** The formulas that a text without capitals can be, such as `CO` and `Co`; at most 8. */
export function caseReadings(text: string): readonly string[] {
  if (!/^[a-z][a-z\d()]*$/u.test(text) || text.length > LETTERS_MAX) return [];
  let readings: string[] = [""];
  const ends = new Map<number, string[]>([[0, readings]]);
  for (let at = 0; at < text.length; at += 1) {
    readings = ends.get(at) ?? [];
    if (readings.length === 0) continue;
    for (const [length, part] of partsAt(text, at)) {
      const known = ends.get(at + length) ?? [];
      known.push(...readings.map((reading) => reading + part));
      ends.set(at + length, known.slice(0, READINGS_MAX));
    }
  }
  return ends.get(text.length) ?? [];
}

/** Symbols of two letters and of one, or a mark, at a place. */
function partsAt(text: string, at: number): readonly (readonly [number, string])[] {
  const [one, two] = [text.charAt(at), text.charAt(at + 1)];
  if (!/[a-z]/u.test(one)) return [[1, one]];
  const long = one.toUpperCase() + two;
  const isLong = /[a-z]/u.test(two) && isElement(long);
  const isShort = isElement(one.toUpperCase());
  return [
    ...(isLong ? [[2, long] as const] : []),
    ...(isShort ? [[1, one.toUpperCase()] as const] : []),
  ];
}

/** The readings of an equation that can be balanced, by the readings of each of its terms. */
export function balancedReadings(
  left: readonly (readonly string[])[],
  right: readonly (readonly string[])[],
): readonly string[] {
  let texts: readonly (readonly string[])[] = [[]];
  for (const readings of [...left, ...right]) {
    texts = texts.flatMap((text) => readings.map((reading) => [...text, reading]));
    if (texts.length > EQUATIONS_MAX) return [];
  }
  return texts
    .map((terms) => {
      const [first, second] = [terms.slice(0, left.length), terms.slice(left.length)];
      return `${first.join(" + ")} -> ${second.join(" + ")}`;
    })
    .filter((text) => {
      const equation = tryEquation(text).value;
      return equation !== undefined && balance(equation, () => false).status === "balanced";
    });
}
