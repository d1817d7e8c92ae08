import type { Place } from "../../circuit/circuit.js";
import { refuse } from "../errors/qasm-error.js";
import type { ScalarType } from "../syntax/ast.js";
import { finite, refuseText, TURN } from "./arithmetic.js";
import { toTruth } from "./conditions.js";
import { integer, type Known, real, truth, WIDTH_USUAL } from "./value.js";

/** A scalar type whose width is known. */
export interface Scalar {
  readonly base: ScalarType["base"];
  /** Undefined where the type says none. */
  readonly width: number | undefined;
}

const WIDTH_MAX = 4096;
/** Beyond this width an angle has finer steps than a real number. */
const ANGLE_BITS_MAX = 52;

/** The width that is written in the brackets of a type. */
export function widthOf(value: bigint, place: Place): number {
  if (value >= 1n && value <= BigInt(WIDTH_MAX)) return Number(value);
  return refuse(place, "bad_size", {
    message: `a width of ${value} is not within 1 and ${WIDTH_MAX}`,
    hint: "write a width such as 32, or none",
  });
}

/**
 * A value as a type holds it: integers wrap, angles lie in [0, 2π) and in steps of 2π / 2^width. Only a cast
 * rounds a real number towards 0.
 */
export function convert(
  value: Known,
  type: Scalar,
  { place, isCast }: { readonly place: Place; readonly isCast: boolean },
): Known {
  switch (type.base) {
    case "bool":
      return convertToTruth(value, place, isCast);
    case "bit":
      return type.width === undefined
        ? convertToTruth(value, place, isCast)
        : wrapped(toWhole(value, { place, isCast }), { base: "uint", width: type.width });
    case "int":
    case "uint":
      return wrapped(toWhole(value, { place, isCast }), type);
    case "float":
      refuseText(value, place);
      return real(
        type.width === 32 ? Math.fround(toNumber(value)) : finite(toNumber(value), place),
      );
    case "angle":
      refuseText(value, place);
      return {
        kind: "real",
        value: roundAngle(finite(toNumber(value), place), type.width),
        angleWidth: Math.min(type.width ?? ANGLE_BITS_MAX, ANGLE_BITS_MAX),
      };
  }
}

function convertToTruth(value: Known, place: Place, isCast: boolean): Known {
  if (value.kind === "real" && isCast) return truth(value.value !== 0);
  const known = toTruth(value, place);
  return known.kind === "truth" ? known : truth(false);
}

function toWhole(value: Known, { place, isCast }: { place: Place; isCast: boolean }): bigint {
  if (value.kind !== "real") return BigInt(value.value);
  if (isCast) return BigInt(Math.trunc(value.value));
  return refuse(place, "wrong_type", {
    message: "a real number does not go into an integer by itself",
    hint: "cast it with int(...)",
  });
}

function wrapped(value: bigint, { base, width = WIDTH_USUAL }: Scalar): Known {
  const wrap = base === "int" ? BigInt.asIntN : BigInt.asUintN;
  return integer(wrap(width, value), width);
}

function toNumber(value: Known): number {
  return Number(value.value);
}

function roundAngle(angle: number, width: number | undefined): number {
  const rest = angle - Math.floor(angle / TURN) * TURN;
  if (width === undefined || width > ANGLE_BITS_MAX) return rest;
  const steps = 2 ** width;
  return ((Math.round((rest / TURN) * steps) % steps) / steps) * TURN;
}
