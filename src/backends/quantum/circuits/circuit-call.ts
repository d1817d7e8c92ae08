import type { Circuit } from "../../../engines/quantum/circuit/circuit.js";
import { readQasm } from "../../../engines/quantum/qasm/read-qasm.js";
import { SimulatorError } from "../../../engines/quantum/simulator/simulator-error.js";
import { NeedsBuffers } from "../outcome.js";
import { Refusal, wrongField } from "../refusals.js";
import { brokenProgram } from "./refusals.js";

/** As many as a thread goes over in about a tenth of a second, if each operation goes over all. */
const BYTES_GONE_OVER_MAX = 300_000_000;

/** The body of a route that takes programs. */
export interface CircuitCall<Body> extends Room {
  readonly body: Body;
  /** The one that counts, whether the body has one or not. */
  readonly seed: number;
}

/** What a simulation may take. */
export interface Room {
  /** Bytes of its arrays. */
  readonly bytesMax: number;
  /** Whether others wait who have little to do. */
  readonly isQuick: boolean;
}

/** The circuit of a program; throws the refusal of one that is wrong, or too large to be unrolled. */
export function circuitOf(qasm: string, field = "qasm"): Circuit {
  const { circuit, errors } = readQasm(qasm);
  if (errors) throw new Refusal(brokenProgram(field, errors));
  return circuit;
}

/** Throws `NeedsBuffers` for more than a task may hold, or go over while it should be quick. */
export function requireRoom(bytes: number, { bytesMax, isQuick }: Room, operations = 0): void {
  const isLong = operations * bytes > BYTES_GONE_OVER_MAX;
  if (bytes > bytesMax || (isQuick && isLong)) throw new NeedsBuffers(bytes);
}

/** Refuses a field by what an engine says of it. */
export function requireField(path: string, check: () => unknown): void {
  try {
    check();
  } catch (error) {
    if (!(error instanceof SimulatorError)) throw error;
    throw wrongField(path, error.message);
  }
}
