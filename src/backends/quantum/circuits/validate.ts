import { eachInstruction } from "../../../engines/quantum/circuit/walk.js";
import { readQasm } from "../../../engines/quantum/qasm/read-qasm.js";
import type { CircuitCall } from "./circuit-call.js";
import type { CircuitBody, ValidateReply } from "./schemas.js";

/** Says whether a program is right, and if not, why. */
export function validate({ body }: CircuitCall<CircuitBody>): ValidateReply {
  const { circuit, errors } = readQasm(body.qasm);
  if (errors) return { valid: false, errors: [...errors] };
  const { version, qubits, clbits } = circuit;
  let operations = 0;
  for (const _instruction of eachInstruction(circuit.instructions)) operations += 1;
  return { valid: true, errors: [], version, qubits, clbits, operations };
}
