import { areEquivalent } from "../../../engines/quantum/equivalence/are-equivalent.js";
import { COMPUTE_MS } from "../time-limits.js";
import { type CircuitCall, circuitOf, requireRoom } from "./circuit-call.js";
import type { EquivalenceBody, EquivalenceReply } from "./schemas.js";

/** Of the time that there is, so that an answer without a proof is still one in time. */
const PROVING_SHARE = 0.75;
const BYTES_OF_AMPLITUDE = 16;
/** Up to half of it, all columns are compared at once. */
const STATE_QUBITS_MAX = 24;

/** Says whether two circuits do the same. */
export function compare(call: CircuitCall<EquivalenceBody>): EquivalenceReply {
  const { body, seed } = call;
  const a = circuitOf(body.a, "a");
  const b = circuitOf(body.b, "b");
  const isSmall = 2 * a.qubits <= STATE_QUBITS_MAX;
  const stateQubits = Math.min(isSmall ? 2 * a.qubits : a.qubits, STATE_QUBITS_MAX);
  requireRoom(BYTES_OF_AMPLITUDE * 2 ** stateQubits, call);
  const endsAt = performance.now() + PROVING_SHARE * (body.timeout_ms ?? COMPUTE_MS);
  const isOver = () => performance.now() >= endsAt;
  const { globalPhase, distance, ...found } = areEquivalent(a, b, { seed, isOver });
  return {
    equivalent: found.equivalent,
    proven: found.isProof,
    method: found.method,
    reason: found.reason,
    ...(globalPhase === undefined ? {} : { global_phase: globalPhase }),
    ...(distance === undefined ? {} : { distance }),
    seed,
  };
}
