import type { Circuit } from "../../../engines/quantum/circuit/circuit.js";
import { readQasm } from "../../../engines/quantum/qasm/read-qasm.js";
import { NeedsBuffers } from "../outcome.js";
import { Refusal } from "../refusals.js";
import { brokenProgram } from "./refusals.js";

/** As many as a thread goes over in about a tenth of a second, if each operation goes over all. */
const BYTES_GONE_OVER_MAX = 300_000_000;

/** The body of a route that takes programs. */
export interface CircuitCall<Body> {
  readonly body: Body;
  /** The one that counts, whether the body has one or not. */
  readonly seed: number;
  /** Bytes that the arrays of the simulation may take. */
  readonly bytesMax: number;
}

/** The circuit of a program; throws the refusal of one that is wrong, or too large to be unrolled. */
export function circuitOf(qasm: string, field = "qasm"): Circuit {
  const { circuit, errors } = readQasm(qasm);
  if (errors) throw new Refusal(brokenProgram(field, errors));
  return circuit;
}

/** Throws `NeedsBuffers` for more than a task may hold, or go over while it should be quick. */
export function requireRoom(
  bytes: number,
  { bytesMax }: { readonly bytesMax: number },
  operations = 0,
): void {
  const isLong = Number.isFinite(bytesMax) && operations * bytes > BYTES_GONE_OVER_MAX;
  if (bytes > bytesMax || isLong) throw new NeedsBuffers(bytes);
}
