import type { Place } from "../../circuit/circuit.js";
import { refuse } from "../errors/qasm-error.js";
import type { Known, Value } from "./value.js";

/** A value that must be known while the circuit is unrolled. */
export function knownOf(value: Value, place: Place): Known {
  if (value.kind === "qubits") {
    return refuse(place, "wrong_type", {
      message: "qubits are not a value",
      hint: "measure them into bits first",
    });
  }
  if (value.kind !== "bits" && value.kind !== "measured") return value;
  return refuse(place, "depends_on_measurement", {
    message: "this depends on a measurement, and must be known beforehand",
    hint: "an if reads comparisons of bits and registers with numbers, joined by !, && and ||",
  });
}
