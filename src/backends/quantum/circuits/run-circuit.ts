import { engineNames } from "../../../engines/quantum/simulator/engine-name.js";
import { SimulatorError } from "../../../engines/quantum/simulator/simulator-error.js";
import type { Call } from "../call.js";
import { type Outcome, outcomeOf } from "../outcome.js";
import { Refusal } from "../refusals.js";
import { analyze } from "./analyze.js";
import type { CircuitCall, Room } from "./circuit-call.js";
import { compare } from "./compare.js";
import { convert } from "./convert.js";
import { executeOn, expectOn } from "./execute.js";
import { computeUnitary, readAmplitudesOn } from "./read-state.js";
import { unfit } from "./refusals.js";
import { validate } from "./validate.js";

type Handler = (call: CircuitCall<never>) => object;

const handlers: Readonly<Record<string, Handler>> = {
  ...forEach(["auto", ...engineNames], "execute", executeOn),
  ...forEach(["statevector", "density-matrix", "stabilizer", "mps"], "expectation", expectOn),
  ...forEach(["statevector", "mps"], "amplitudes", readAmplitudesOn),
  "unitary/execute/qasm": computeUnitary,
  "circuit/validate/qasm": validate,
  "circuit/analyze/qasm": analyze,
  "circuit/equivalence/qasm": compare,
  "circuit/convert/qasm": convert,
};

/** Reads the programs of a body and does with them what its route is for. */
export function runCircuit({ path, ...call }: Call & Room): Outcome {
  const handle = handlers[path];
  if (!handle) throw new Error(`there is no route ${path}`);
  return outcomeOf(() => {
    try {
      return handle(call as CircuitCall<never>);
    } catch (error) {
      if (error instanceof SimulatorError) throw new Refusal(unfit(error));
      throw error;
    }
  });
}

function forEach<Engine extends string>(
  engines: readonly Engine[],
  act: string,
  run: (engine: Engine, call: CircuitCall<never>) => object,
): Record<string, Handler> {
  return Object.fromEntries(
    engines.map((engine) => [
      `${engine}/${act}/qasm`,
      (call: CircuitCall<never>) => run(engine, call),
    ]),
  );
}
