import { writeQasm } from "../../../engines/quantum/qasm/write-qasm.js";
import { Refusal } from "../refusals.js";
import { type CircuitCall, circuitOf } from "./circuit-call.js";
import { brokenProgram } from "./refusals.js";
import type { ConvertBody, ConvertReply } from "./schemas.js";

/** Writes a circuit anew; refuses what the version or the basis cannot say. */
export function convert({ body }: CircuitCall<ConvertBody>): ConvertReply {
  const circuit = circuitOf(body.qasm);
  const { basis } = body;
  const other = circuit.version === 2 ? 3 : 2;
  const version = body.version ?? (basis ? circuit.version : other);
  const { qasm, errors } = writeQasm(circuit, { version, ...(basis ? { basis } : {}) });
  if (errors) throw new Refusal({ ...brokenProgram("qasm", errors), kind: "validation_error" });
  return { qasm, version, basis: basis ?? null };
}
