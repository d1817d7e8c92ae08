import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DenseReference } from "../../../../test/helpers/quantum/dense-reference.js";
import { fourierTransform } from "../../../../test/helpers/quantum/gate-steps.js";
import { errorOf } from "../../../../test/helpers/quantum/known-states.js";
import {
  anyProgram,
  call,
  circuitWith,
  measure,
  whenSet,
} from "../../../../test/helpers/quantum/random-programs.js";
import type { Instruction } from "../circuit/circuit.js";
import { amplitudes } from "./amplitudes.js";
import { firstNonGate, withoutTerminalMeasurements } from "./terminal-measurements.js";

const ENGINES = ["statevector", "mps"] as const;
const PLACE = { line: 7, column: 3 };

describe("amplitudes", () => {
  it.each(ENGINES)("are those of the definition on %s, the highest qubit leftmost", (engine) => {
    fc.assert(
      fc.property(anyProgram, (program) => {
        const gates = program.instructions.filter(({ kind }) => kind === "gate");
        const dense = new DenseReference(program.qubits);
        for (const one of gates) {
          for (const step of one.kind === "gate" ? one.steps : []) dense.apply(step);
        }
        const found = amplitudes({ ...program, instructions: gates }, { engine });
        expect([...found.amplitudes.keys()]).toEqual([...found.amplitudes.keys()].toSorted());
        expect(found.amplitudes.size).toBe(2 ** program.qubits);
        for (const [state, [re, im]] of found.amplitudes) {
          const [x, y] = dense.amplitude([...state].reverse().join(""));
          expect(Math.hypot(re - x, im - y)).toBeLessThan(1e-10);
        }
      }),
      { numRuns: 100, seed: 1 },
    );
  });

  it.each(ENGINES)("are told of named states of many qubits on %s", (engine) => {
    const instructions: Instruction[] = [
      call("x", [0]),
      { kind: "gate", name: "qft", params: [], qubits: [], steps: fourierTransform(14), ...PLACE },
    ];
    const states = ["0".repeat(14), "1".padStart(14, "0"), "1".padEnd(14, "0")];
    const found = amplitudes(circuitWith(14, 0, instructions), { engine, states });
    const size = 2 ** -7;
    const turn = (2 * Math.PI) / 2 ** 14;
    expect([...found.amplitudes]).toEqual([
      [states[0], [expect.closeTo(size, 12), expect.closeTo(0, 12)]],
      [
        states[1],
        [expect.closeTo(size * Math.cos(turn), 12), expect.closeTo(size * Math.sin(turn), 12)],
      ],
      [states[2], [expect.closeTo(-size, 12), expect.closeTo(0, 12)]],
    ]);
    expect(found.memoryBytes).toBeGreaterThan(0);
    expect(found.truncation !== undefined).toBe(engine === "mps");
  });

  it("are those before the measurements at the end, with a warning", () => {
    const circuit = circuitWith(2, 2, [
      call("h", [0]),
      measure(0, 1),
      call("x", [1]),
      measure(1, 0),
    ]);
    const found = amplitudes(circuit, { engine: "statevector", states: ["10", "11"] });
    expect([...found.amplitudes.values()].map(([re]) => re)).toEqual([
      expect.closeTo(Math.SQRT1_2, 12),
      expect.closeTo(Math.SQRT1_2, 12),
    ]);
    expect(found.warnings).toEqual([
      "the measurements at the end were left out: the amplitudes are those of the state before them",
    ]);
    expect(amplitudes(circuitWith(1, 0, []), { engine: "mps" }).warnings).toEqual([]);
  });

  it("must be named above 12 qubits", () => {
    expect(amplitudes(circuitWith(12, 0, []), { engine: "statevector" }).amplitudes.size).toBe(
      4_096,
    );
    const error = errorOf(() => amplitudes(circuitWith(13, 0, []), { engine: "statevector" }));
    expect(error).toMatchObject({ code: "states_needed", figures: { qubits: 13, most: 12 } });
    expect(error.message).toBe("the basis states must be named above 12 qubits; these are 13");
  });

  it("are refused of what is no basis state", () => {
    const error = errorOf(() =>
      amplitudes(circuitWith(2, 0, []), { engine: "mps", states: ["012"] }),
    );
    expect(error).toMatchObject({ code: "invalid_basis_state", figures: { qubits: 2, length: 3 } });
  });

  it("are refused above the qubits of an engine", () => {
    const error = errorOf(() =>
      amplitudes(circuitWith(25, 0, []), { engine: "statevector", states: [] }),
    );
    expect(error).toMatchObject({ code: "too_many_qubits", figures: { qubits: 25, most: 24 } });
  });

  const conditional = { ...whenSet(0, [call("x", [0])]), ...PLACE };
  it.each<[string, Instruction[]]>([
    ["a measurement", [{ kind: "measure", qubit: 0, clbit: 0, ...PLACE }, call("h", [0])]],
    ["a reset", [call("h", [0]), { kind: "reset", qubit: 0, ...PLACE }, measure(0, 0)]],
    ["a conditional", [call("h", [0]), conditional]],
  ])("are refused after %s within the circuit", (name, instructions) => {
    const error = errorOf(() => amplitudes(circuitWith(1, 1, instructions), { engine: "mps" }));
    expect(error).toMatchObject({ code: "no_single_state", figures: PLACE });
    expect(error.message).toBe(
      `after ${name} within the circuit, at line 7, there is no single state`,
    );
  });

  it("stop when the time is over", () => {
    const circuit = circuitWith(2, 0, [call("h", [0]), call("cx", [0, 1])]);
    const error = errorOf(() => amplitudes(circuit, { engine: "mps", isOver: () => true }));
    expect(error.code).toBe("timeout");
  });
});

describe("terminal measurements", () => {
  const removedFrom = (...instructions: Instruction[]) => {
    const { circuit, removed } = withoutTerminalMeasurements(circuitWith(3, 3, instructions));
    expect(circuit.instructions).toHaveLength(instructions.length - removed);
    return removed;
  };

  it.each<[string, number, Instruction[]]>([
    ["those before gates on other qubits", 1, [measure(0, 0), call("h", [1])]],
    [
      "those before barriers and other measurements",
      3,
      [measure(0, 0), { kind: "barrier", qubits: [0], ...PLACE }, measure(0, 1), measure(0, 0)],
    ],
    ["those that record nothing", 1, [call("h", [0]), measure(0, undefined)]],
    ["none before a gate on the qubit", 0, [measure(0, 0), call("cx", [1, 0])]],
    ["none before a reset of the qubit", 0, [measure(0, 0), { kind: "reset", qubit: 0, ...PLACE }]],
    ["none whose bit is asked later", 0, [measure(0, 0), whenSet(0, [call("x", [1])])]],
    [
      "none before a gate in a branch",
      0,
      [measure(0, 0), whenSet(1, [whenSet(2, [call("x", [0])])])],
    ],
    [
      "none whose bit may be overwritten in a branch",
      0,
      [measure(0, 0), whenSet(1, [measure(1, 0)])],
    ],
    [
      "those whose bit is overwritten in the end",
      2,
      [measure(0, 0), whenSet(1, [measure(1, 0)]), measure(2, 0)],
    ],
    ["no measurement in a branch", 0, [whenSet(1, [measure(1, 0)])]],
    [
      "the later one of a bit that a branch asks between",
      1,
      [measure(0, 0), whenSet(0, [call("x", [1])]), measure(1, 0)],
    ],
  ])("are %s", (_, expected, instructions) => {
    expect(removedFrom(...instructions)).toBe(expected);
  });

  it("leave the first instruction that is no gate to be found", () => {
    const reset: Instruction = { kind: "reset", qubit: 0, ...PLACE };
    expect(firstNonGate(circuitWith(3, 3, [call("h", [0]), reset, measure(0, 0)]))).toBe(reset);
    const barrier: Instruction = { kind: "barrier", qubits: [0], ...PLACE };
    expect(firstNonGate(circuitWith(3, 3, [call("h", [0]), barrier]))).toBeUndefined();
  });
});
