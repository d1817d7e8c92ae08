import { PERCENTILE } from "../../../../content/statistics/measure-words.js";
import { CannotDo } from "../request/request.js";
import {
  add,
  divide,
  multiply,
  type Rational,
  rational,
  show,
  toDouble,
  toRational,
} from "./numbers.js";

export interface Data {
  readonly numbers: readonly Rational[];
  readonly sorted: readonly Rational[];
  readonly asked: string;
  /** How many numbers there were before a condition left some out. */
  readonly all: number;
}

export interface Measured {
  readonly output: string;
  readonly value: string;
}

export const plain = (value: string, note = ""): Measured => ({ output: `${value}${note}`, value });
export const whole = (count: number) => rational(BigInt(count));
export const minus = (left: Rational, right: Rational) => add(left, multiply(right, rational(-1n)));

/** A quantile at a share of the way from the first to the last (type 7 of Hyndman and Fan 1996), as spreadsheets' inclusive one. */
export function quantile(sorted: readonly Rational[], share: Rational): Rational {
  return at(sorted, multiply(whole(sorted.length - 1), share));
}

/** The quantile at (n + 1) p (type 6), as spreadsheets' exclusive one. */
function exclusiveQuantile(sorted: readonly Rational[], share: Rational): Rational {
  return at(sorted, minus(multiply(whole(sorted.length + 1), share), whole(1)));
}

export function at(sorted: readonly Rational[], place: Rational): Rational {
  const floor = Number(place.numerator / place.denominator);
  const index = Math.min(Math.max(floor, 0), sorted.length - 1);
  const low = sorted[index] ?? whole(0);
  const high = sorted[Math.min(index + 1, sorted.length - 1)] ?? low;
  const rest = minus(place, whole(floor));
  return place.numerator < 0n ? (sorted[0] ?? low) : add(low, multiply(minus(high, low), rest));
}

/** The halves' medians, the middle left out: how schools teach quartiles (Moore and McCabe). */
function halvesQuartiles(sorted: readonly Rational[]): [Rational, Rational] {
  const half = Math.trunc(sorted.length / 2);
  const middle = rational(1n, 2n);
  return [
    quantile(sorted.slice(0, half), middle),
    quantile(sorted.slice(sorted.length - half), middle),
  ];
}

const QUARTER = rational(1n, 4n);
const THREE = rational(3n, 4n);

export function quartiles({ sorted }: Data): Measured {
  if (sorted.length < 2) throw new CannotDo("quartiles need at least two numbers");
  const tell = (first: Rational, third: Rational) =>
    `Q1 = ${show(first)}, Q2 (median) = ${show(quantile(sorted, rational(1n, 2n)))}, Q3 = ${show(third)}`;
  const [low, high] = halvesQuartiles(sorted);
  const inclusive = tell(quantile(sorted, QUARTER), quantile(sorted, THREE));
  return plain(
    inclusive,
    ` (linear interpolation, inclusive; by medians of the halves: Q1 = ${show(low)}, Q3 = ${show(high)}; exclusive, at (n + 1)p: Q1 = ${show(exclusiveQuantile(sorted, QUARTER))}, Q3 = ${show(exclusiveQuantile(sorted, THREE))})`,
  );
}

export function oneQuartile(data: Data, isThird: boolean): Measured {
  const { sorted } = data;
  const [low, high] = halvesQuartiles(sorted);
  const share = isThird ? THREE : QUARTER;
  return plain(
    show(quantile(sorted, share)),
    ` (linear interpolation, inclusive; by medians of the halves: ${show(isThird ? high : low)}; exclusive, at (n + 1)p: ${show(exclusiveQuantile(sorted, share))})`,
  );
}

export function interquartile({ sorted }: Data): Measured {
  const [low, high] = halvesQuartiles(sorted);
  return plain(
    show(minus(quantile(sorted, THREE), quantile(sorted, QUARTER))),
    ` (linear interpolation, inclusive; by medians of the halves: ${show(minus(high, low))})`,
  );
}

export function percentile({ sorted, asked }: Data): Measured {
  const found = PERCENTILE.exec(asked);
  const share = divide(toRational(found?.[1] ?? found?.[2] ?? found?.[3] ?? "50"), whole(100));
  const rank = Math.max(1, Math.ceil(toDouble(multiply(share, whole(sorted.length)))));
  return plain(
    show(quantile(sorted, share)),
    ` (linear interpolation, inclusive; nearest rank: ${show(sorted[rank - 1] ?? whole(0))})`,
  );
}
