import type { Circuit, GateCall } from "../circuit/circuit.js";
import { eachGate } from "../circuit/walk.js";
import { areClifford } from "../stabilizer/clifford.js";

export interface NonCliffordGates {
  readonly count: number;
  /** The first of them in the circuit; undefined where the circuit is Clifford. */
  readonly first: GateCall | undefined;
}

/**
 * The gates that the stabilizer engine does not take, conditional ones included: those with a step that is no
 * Clifford, also where all their steps together are one.
 */
export function nonCliffordGates({ instructions }: Circuit): NonCliffordGates {
  let count = 0;
  let first: GateCall | undefined;
  for (const call of eachGate(instructions)) {
    if (areClifford(call.steps)) continue;
    count += 1;
    first ??= call;
  }
  return { count, first };
}
