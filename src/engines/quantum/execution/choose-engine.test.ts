import { describe, expect, it } from "vitest";
import { errorOf } from "../../../../test/helpers/quantum/known-states.js";
import {
  call,
  circuitWith,
  measure,
  whenSet,
} from "../../../../test/helpers/quantum/random-programs.js";
import type { Circuit, Instruction } from "../circuit/circuit.js";
import type { EngineName } from "../simulator/engine-name.js";
import { bytesNeeded } from "./bytes-needed.js";
import { chooseEngine } from "./choose-engine.js";
import { execute } from "./execute.js";

/** Some qubits of which the first are turned out of their basis, with a gate that is no Clifford. */
function turned(qubits: number, superpositions: number): Circuit {
  const calls = Array.from({ length: superpositions }, (_, at) => call("ry", [at % qubits], 0.3));
  return circuitWith(qubits, 0, [
    ...calls,
    call("t", [0]),
    call("ccx", [0, 1, 2]),
    call("swap", [0, 1]),
  ]);
}

describe("chooseEngine", () => {
  it.each<[EngineName, string, Circuit]>([
    ["stabilizer", "all gates are Clifford", circuitWith(2_000, 0, [call("h", [1_999])])],
    ["sparse", "at most 2^3 of the 2^8 amplitudes differ from 0", turned(8, 3)],
    ["statevector", "8 qubits are few enough for all amplitudes", turned(8, 4)],
    ["sparse", "at most 2^1 of the 2^48 amplitudes differ from 0", turned(48, 1)],
    ["statevector", "24 qubits are few enough for all amplitudes", turned(24, 20)],
    ["sparse", "at most 2^20 of the 2^25 amplitudes differ from 0", turned(25, 20)],
    [
      "mps",
      "25 qubits are over the 24 of statevector, and what entangles them little fits a matrix product state",
      turned(25, 21),
    ],
    [
      "mps",
      "60 qubits are over the 24 of statevector, and what entangles them little fits a matrix product state",
      turned(60, 1),
    ],
  ])("takes %s because %s", (engine, why, circuit) => {
    expect(chooseEngine(circuit)).toEqual({ engine, why, bytes: bytesNeeded(engine, circuit) });
  });

  it("takes density-matrix for noise, whatever the gates", () => {
    const circuit = circuitWith(12, 0, [call("h", [0])]);
    const choice = chooseEngine(circuit, { noise: { depolarizing: 0.01 } });
    expect(choice).toMatchObject({
      engine: "density-matrix",
      why: "noise turns a state into a density matrix",
    });
    expect(chooseEngine(circuit, { noise: { depolarizing: 0 } }).engine).toBe("stabilizer");
    const error = errorOf(() => chooseEngine(circuitWith(13, 0, []), { noise: { readout: 0.1 } }));
    expect(error).toMatchObject({ code: "too_many_qubits", figures: { qubits: 13, most: 12 } });
  });

  it("looks at the gates in branches", () => {
    const inner = whenSet(0, [], [call("t", [0])]);
    expect(chooseEngine(circuitWith(2, 1, [measure(0, 0), inner])).engine).toBe("statevector");
  });

  it("refuses what no engine takes", () => {
    const error = errorOf(() => chooseEngine(turned(61, 1)));
    expect(error).toMatchObject({ code: "too_many_qubits", figures: { qubits: 61, most: 60 } });
    expect(error.message).toBe(
      "no engine takes this circuit of 61 qubits: statevector takes at most 24, sparse 48 with at most 20 superposing gates, mps 60, and stabilizer 2000 with Clifford gates alone",
    );
    expect(errorOf(() => chooseEngine(circuitWith(2_001, 0, []))).code).toBe("too_many_qubits");
  });
});

describe("bytesNeeded", () => {
  const measured = (qubits: number, before: Instruction[]) =>
    circuitWith(qubits, qubits, [
      ...before,
      ...Array.from({ length: qubits }, (_, at) => measure(at, at)),
    ]);
  const reset: Instruction = { kind: "reset", qubit: 0, line: 1, column: 1 };

  it.each<[EngineName, number, Circuit]>([
    ["statevector", 24 * 2 ** 20, measured(20, [])],
    ["statevector", 16 * 2 ** 20 + 8 * 2, circuitWith(20, 1, [measure(0, 0)])],
    ["statevector", (24 + 16) * 2 ** 20, measured(20, [reset])],
    [
      "statevector",
      24 * 2 ** 20 + 2 ** 28,
      measured(
        20,
        Array.from({ length: 50 }, () => reset),
      ),
    ],
    ["density-matrix", 16 * 4 ** 6 + 8 * 2 ** 6, measured(6, [reset])],
    ["sparse", 160 * 2 ** 3, turned(30, 3)],
  ])("knows what %s takes: %i", (engine, bytes, circuit) => {
    expect(bytesNeeded(engine, circuit)).toBe(bytes);
  });

  it.each<[EngineName, number]>([
    ["statevector", 24],
    ["density-matrix", 12],
    ["stabilizer", 2_000],
    ["mps", 60],
    ["sparse", 48],
  ])("is undefined where %s does not take the circuit", (engine, most) => {
    expect(bytesNeeded(engine, circuitWith(most, 0, []))).toBeGreaterThan(0);
    expect(bytesNeeded(engine, circuitWith(most + 1, 0, []))).toBeUndefined();
    const isTaken = bytesNeeded(engine, circuitWith(3, 0, [call("t", [0])])) !== undefined;
    expect(isTaken).toBe(engine !== "stabilizer");
  });

  it("is little for a matrix product state of small bonds, and no less than it comes to", () => {
    const chain = (qubits: number, layers: number) =>
      circuitWith(
        qubits,
        0,
        Array.from({ length: layers }, () =>
          Array.from({ length: qubits - 1 }, (_, at) => [
            call("ry", [at], 0.4),
            call("cx", [at, at + 1]),
          ]).flat(),
        ).flat(),
      );
    expect(bytesNeeded("mps", chain(60, 1))).toBeLessThan(2 ** 16);
    const most = bytesNeeded("mps", chain(60, 20)) ?? 0;
    expect(most).toBeGreaterThan(2 ** 28);
    const swapped = circuitWith(60, 0, [call("swap", [0, 1]), call("cx", [0, 1])]);
    expect(bytesNeeded("mps", swapped)).toBeLessThan(2 ** 17);
    for (const layers of [1, 3]) {
      const { memoryBytes } = execute(chain(12, layers), { engine: "mps", seed: 1 });
      expect(memoryBytes).toBeLessThanOrEqual(bytesNeeded("mps", chain(12, layers)) ?? 0);
    }
  });
});
