import { type Amplitudes, exchange, multiply, scale } from "./kernels.js";
import type { Operation } from "./operations.js";
import { multiplyPhases } from "./phases.js";

/** Does an operation to all amplitudes that it is for. */
export function runOperation(amplitudes: Amplitudes, operation: Operation): void {
  switch (operation.kind) {
    case "multiply":
      multiply(amplitudes, operation.target, operation.fixed, operation.matrix);
      break;
    case "exchange":
      exchange(amplitudes, operation.fixed, operation.one, operation.other);
      break;
    case "scale":
      scale(amplitudes, operation.fixed, operation.factor[0], operation.factor[1]);
      break;
    case "phases":
      multiplyPhases(amplitudes, operation.fixed, operation.angle, operation.angles);
      break;
  }
}
