import type { Place } from "../../circuit/circuit.js";
import { refuse } from "../errors/qasm-error.js";
import { toTruth } from "./conditions.js";
import type { Scalar } from "./convert.js";
import { knownOf } from "./known.js";
import { type Bits, type Value, WIDTH_USUAL } from "./value.js";

/**
 * A cast of what is measured. An int of as many bits is in two's complement. A wider integer has zeros
 * above them, where the specification wants both to be of one size.
 */
export function castMeasured(value: Value, { base, width }: Scalar, place: Place): Value {
  if (base === "bool" || (base === "bit" && width === undefined)) return toTruth(value, place);
  if (value.kind !== "bits" || base === "float" || base === "angle") return knownOf(value, place);
  const { bits, isSigned = false } = value;
  const room = width ?? WIDTH_USUAL;
  if (bits.length > room) {
    refuse(place, "size_mismatch", {
      message: `${bits.length} bits do not fit into ${base}[${room}]`,
      hint: `cast to ${base}[${bits.length}]`,
    });
  }
  if (isSigned && base !== "int" && bits.length < room) {
    refuse(place, "unsupported_feature", {
      message: `a measured int[${bits.length}] in ${base}[${room}] is not supported`,
      hint: `cast to ${base}[${bits.length}]`,
    });
  }
  const isInt = base === "int" && (isSigned || bits.length === room);
  return { kind: "bits", bits, isSingle: false, isSigned: isInt } satisfies Bits;
}
