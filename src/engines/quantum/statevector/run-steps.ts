import type { Step } from "../circuit/circuit.js";
import type { Complex } from "../simulator/simulator.js";
import { times } from "./complex.js";
import { fusePhases } from "./fuse-phases.js";
import { fuseSteps } from "./fuse-steps.js";
import type { Amplitudes } from "./kernels.js";
import { compileStep } from "./operations.js";
import { runOperation } from "./run-operation.js";

/**
 * Does steps to all amplitudes, in as few passes as they can be fused into.
 *
 * @returns A factor of size 1 that all amplitudes get, too, and that is left to the caller.
 */
export function runSteps(amplitudes: Amplitudes, steps: readonly Step[]): Complex {
  const compiled = fuseSteps(steps).map(compileStep);
  const { operations, commonAngle } = fusePhases(compiled.flatMap((one) => one.operations));
  for (const operation of operations) runOperation(amplitudes, operation);
  const fromPhases: Complex = [Math.cos(commonAngle), Math.sin(commonAngle)];
  return compiled.reduce((product, { common }) => times(product, common), fromPhases);
}
