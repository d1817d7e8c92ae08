import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { errorOf } from "../../../../test/helpers/quantum/known-states.js";
import {
  anyProgram,
  call,
  circuitWith,
  cliffordProgram,
  measure,
} from "../../../../test/helpers/quantum/random-programs.js";
import { probabilitiesOf } from "../../../../test/helpers/quantum/reference-simulator.js";
import type { Circuit } from "../circuit/circuit.js";
import { eachInstruction } from "../circuit/walk.js";
import { readQasm } from "../qasm/read-qasm.js";
import type { EngineName } from "../simulator/engine-name.js";
import { execute } from "./execute.js";

const TOLERANCE = 1e-10;
const SEED = "seed";

function circuitOf(...lines: string[]): Circuit {
  const { circuit, errors } = readQasm(
    ['OPENQASM 3.0; include "stdgates.inc";', ...lines].join("\n"),
  );
  if (!circuit) throw new Error(JSON.stringify(errors));
  return circuit;
}

/** What must come out; all qubits are measured where nothing is. */
function expectedOf(circuit: Circuit): Map<string, number> {
  const isRecorded = [...eachInstruction(circuit.instructions)].some(
    (one) => one.kind === "measure" && one.clbit !== undefined,
  );
  if (isRecorded) return probabilitiesOf(circuit);
  const { qubits, clbits, instructions } = circuit;
  const ends = Array.from({ length: qubits }, (_, at) => measure(at, clbits + at));
  const found = probabilitiesOf(circuitWith(qubits, clbits + qubits, [...instructions, ...ends]));
  return new Map([...found].map(([key, value]) => [key.slice(0, qubits), value]));
}

function differenceOf(found: ReadonlyMap<string, number>, expected: ReadonlyMap<string, number>) {
  const keys = new Set([...found.keys(), ...expected.keys()]);
  return Math.max(
    ...[...keys].map((key) => Math.abs((found.get(key) ?? 0) - (expected.get(key) ?? 0))),
  );
}

const ANY_ENGINES = ["statevector", "density-matrix", "sparse", "mps"] as const;

describe("execute", () => {
  it.each(ANY_ENGINES)("agrees with the definition on circuits of all kinds on %s", (engine) => {
    fc.assert(
      fc.property(anyProgram, (circuit) => {
        const { probabilities, restMass, isSampled } = execute(circuit, { engine, seed: SEED });
        expect(differenceOf(probabilities, expectedOf(circuit))).toBeLessThan(TOLERANCE);
        expect(restMass).toBe(0);
        expect(isSampled).toBe(false);
        expect([...probabilities.values()]).toEqual(
          [...probabilities.values()].toSorted((a, b) => b - a),
        );
      }),
      { numRuns: 300, seed: 1 },
    );
  });

  it.each([...ANY_ENGINES, "stabilizer", "auto"] as const)(
    "agrees on Clifford circuits on %s",
    (engine) => {
      fc.assert(
        fc.property(cliffordProgram, (circuit) => {
          const { probabilities } = execute(circuit, { engine, seed: SEED });
          expect(differenceOf(probabilities, expectedOf(circuit))).toBeLessThan(TOLERANCE);
        }),
        { numRuns: 150, seed: 2 },
      );
    },
  );

  it("makes states that wait again from the start where they take too much memory", () => {
    fc.assert(
      fc.property(anyProgram, fc.constantFrom(...ANY_ENGINES), (circuit, engine) => {
        const options = { engine, seed: SEED, shots: 50 };
        const kept = execute(circuit, options);
        const replayed = execute(circuit, { ...options, limits: { bytesMax: 0 } });
        expect(differenceOf(replayed.probabilities, kept.probabilities)).toBeLessThan(TOLERANCE);
        expect(replayed.counts).toEqual(kept.counts);
      }),
      { numRuns: 200, seed: 3 },
    );
  });

  it("keeps no more waiting states than it may", () => {
    const circuit = circuitOf(
      "qubit[4] q; bit[12] c;",
      ...Array.from({ length: 12 }, (_, at) => `h q[0]; c[${at}] = measure q[0];`),
      "h q[0]; if (c == 5) x q[1];",
    );
    const bytes = 16 * 2 ** 4;
    const run = (states: number) =>
      execute(circuit, { engine: "statevector", seed: SEED, limits: { bytesMax: states * bytes } });
    expect([0, 1, 3].map((states) => run(states).memoryBytes / bytes)).toEqual([1, 2, 4]);
    expect(run(3).probabilities).toEqual(run(100).probabilities);
    expect(run(3).probabilities.size).toBe(4_096);
  });

  it("puts the highest bit of the last register first", () => {
    const circuit = circuitOf(
      "qubit[2] a; qubit[3] b; bit[2] c; bit[3] d;",
      "x a[1]; x b[0];",
      "c = measure a; d = measure b;",
    );
    for (const engine of [...ANY_ENGINES, "stabilizer"] as const) {
      const { probabilities } = execute(circuit, { engine, seed: SEED });
      expect([...probabilities.keys()]).toEqual(["00110"]);
    }
  });

  it("leaves bits 0 that are never written, and gives both bits of a qubit the same value", () => {
    const circuit = circuitOf(
      "qubit[2] q; bit[4] c;",
      "h q[1]; c[3] = measure q[1]; barrier q; c[1] = measure q[1]; c[2] = measure q[0];",
    );
    const { probabilities, warnings } = execute(circuit, { engine: "statevector", seed: SEED });
    expect([...probabilities.keys()]).toEqual(["0000", "1010"]);
    expect(warnings).toEqual([]);
  });

  it("measures all qubits where no measurement is recorded", () => {
    const circuit = circuitOf("qubit[3] q; bit[5] c; x q[0]; h q[2]; measure q[2];");
    const { probabilities, warnings } = execute(circuit, { engine: "auto", seed: SEED });
    expect([...probabilities]).toEqual([
      ["001", expect.closeTo(0.5, 12)],
      ["101", expect.closeTo(0.5, 12)],
    ]);
    expect(warnings).toEqual([
      "no measurement is recorded: the outcomes are those of all qubits at the end, the leftmost the highest",
    ]);
  });

  it("teleports a state", () => {
    const circuit = circuitOf(
      "qubit[3] q; bit[2] c; bit out;",
      "ry(1.1) q[0]; h q[1]; cx q[1], q[2]; cx q[0], q[1]; h q[0];",
      "c[0] = measure q[0]; c[1] = measure q[1];",
      "if (c[1] == 1) x q[2]; if (c[0] == 1) z q[2];",
      "ry(-1.1) q[2]; out = measure q[2];",
    );
    for (const engine of ANY_ENGINES) {
      const { probabilities } = execute(circuit, { engine, seed: SEED });
      const expected = new Map(["000", "001", "010", "011"].map((key) => [key, 0.25]));
      expect(differenceOf(probabilities, expected)).toBeLessThan(TOLERANCE);
    }
  });

  it("repeats until success", () => {
    // Each round succeeds with probability 1/2; the bit says whether all of them failed.
    const rounds = Array.from(
      { length: 9 },
      () => "if (c == 1) { reset q[0]; h q[0]; c[0] = measure q[0]; }",
    );
    const circuit = circuitOf("qubit[2] q; bit[1] c;", "x q[1]; c[0] = measure q[1];", ...rounds);
    for (const engine of [...ANY_ENGINES, "stabilizer"] as const) {
      const { probabilities, isSampled } = execute(circuit, { engine, seed: SEED });
      expect(isSampled).toBe(false);
      expect(
        differenceOf(
          probabilities,
          new Map([
            ["1", 2 ** -9],
            ["0", 1 - 2 ** -9],
          ]),
        ),
      ).toBeLessThan(TOLERANCE);
    }
  });

  it("does not branch where an outcome is certain, however long the circuit", () => {
    const circuit = circuitOf(
      "qubit[2] q; bit[2] c;",
      "for int i in [1:3000] { rx(1.3) q[0]; rx(-1.3) q[0]; h q[1]; h q[1]; c = measure q; reset q[1]; x q[0]; if (c[1] == 1) x q[1]; }",
    );
    for (const engine of ANY_ENGINES) {
      const { probabilities, isSampled } = execute(circuit, { engine, seed: SEED });
      expect(isSampled).toBe(false);
      expect([...probabilities.keys()]).toEqual(["01"]);
    }
  });
});

describe("shots", () => {
  const bell = circuitOf("qubit[2] q; bit[2] c; h q[0]; cx q[0], q[1]; c = measure q;");
  const branching = circuitOf(
    "qubit[2] q; bit[4] c;",
    "for int i in [0:2] { ry(1.2) q[0]; c[i] = measure q[0]; }",
    "if (c == 5) h q[1]; c[3] = measure q[1];",
  );

  it.each(["statevector", "density-matrix", "sparse", "mps"] as const)(
    "are as likely as they should be on %s",
    (engine) => {
      const shots = 20_000;
      const { counts, probabilities } = execute(branching, { engine, seed: SEED, shots });
      expect([...counts!.values()].reduce((sum, count) => sum + count, 0)).toBe(shots);
      for (const [outcome, probability] of probabilities) {
        const spread = 5 * Math.sqrt(shots * probability * (1 - probability));
        expect(Math.abs((counts!.get(outcome) ?? 0) - shots * probability)).toBeLessThan(spread);
      }
    },
  );

  it("are the same for the same seed", () => {
    const run = (seed: number | string) =>
      execute(branching, { engine: "statevector", seed, shots: 500 }).counts;
    expect(run(7)).toEqual(run(7));
    expect(run(7)).toEqual(run("7"));
    expect(run(7)).not.toEqual(run(8));
  });

  it("are left out where none are asked for", () => {
    expect(execute(bell, { engine: "auto", seed: 1, shots: 0 }).counts).toBeUndefined();
    expect(execute(bell, { engine: "auto", seed: 1 }).counts).toBeUndefined();
  });

  it("stand in for branches where there are over 4,096", () => {
    const lines = Array.from({ length: 13 }, (_, at) => `h q[0]; c[${at}] = measure q[0];`);
    const circuit = circuitOf(
      "qubit q0; qubit[1] q; bit[14] c;",
      ...lines,
      "x q[0]; h q[0]; c[13] = measure q0;",
    );
    for (const engine of ["statevector", "stabilizer"] as const) {
      const run = execute(circuit, {
        engine,
        seed: SEED,
        observables: [{ pauli: "ZI", coefficient: 2 }],
      });
      expect(run.isSampled).toBe(true);
      expect(run.counts).toBeUndefined();
      expect(run.warnings).toContain(
        "there are over 4096 branches of measurements and resets: these are estimates from 1024 shots",
      );
      expect([...run.probabilities.values()].every((p) => Number.isInteger(p * 1_024))).toBe(true);
      expect(run.expectation?.value).toBeCloseTo(2, 12);
    }
    const counted = execute(circuit, { engine: "statevector", seed: SEED, shots: 5_000 });
    const total = [...counted.counts!.values()].reduce((sum, count) => sum + count, 0);
    expect(total).toBe(5_000);
    const first = [...counted.counts!].filter(([outcome]) => outcome.endsWith("1"));
    const ones = first.reduce((sum, [, count]) => sum + count, 0);
    expect(Math.abs(ones - 2_500)).toBeLessThan(180);
    expect(execute(circuit, { engine: "statevector", seed: SEED, shots: 5_000 }).counts).toEqual(
      counted.counts,
    );
  });

  it("are not needed for 4,096 branches", () => {
    const lines = Array.from({ length: 12 }, (_, at) => `h q; c[${at}] = measure q; `);
    const circuit = circuitOf("qubit q; bit[12] c;", ...lines, "h q;");
    const { isSampled, probabilities } = execute(circuit, { engine: "stabilizer", seed: SEED });
    expect(isSampled).toBe(false);
    expect(probabilities.size).toBe(4_096);
  });
});

describe("many outcomes", () => {
  const angle = (qubit: number) => 0.4 + qubit / 20;
  const wide = (before: string) =>
    circuitOf(
      "qubit[14] q; bit[14] c;",
      before,
      ...Array.from({ length: 14 }, (_, at) => `ry(${angle(at)}) q[${at}];`),
      "c = measure q;",
    );
  /** The probability that ry takes a qubit from one value to another. */
  const turned = (qubit: number, from: number, to: number) =>
    from === to ? Math.cos(angle(qubit) / 2) ** 2 : Math.sin(angle(qubit) / 2) ** 2;
  /** The likeliest outcomes where all qubits start at 0, or qubits 4 and 5 are both 1 half of the time. */
  const likeliest = (chanceOfOnes: number) => {
    const all = Array.from({ length: 2 ** 14 }, (_, outcome) => {
      const bit = (qubit: number) => (outcome >> qubit) & 1;
      const chance = (ones: number) =>
        Array.from({ length: 14 }, (_, qubit) =>
          turned(qubit, qubit === 4 || qubit === 5 ? ones : 0, bit(qubit)),
        ).reduce((product, factor) => product * factor, 1);
      const probability = (1 - chanceOfOnes) * chance(0) + chanceOfOnes * chance(1);
      return [outcome.toString(2).padStart(14, "0"), probability] as const;
    });
    return new Map(all.toSorted(([, p], [, q]) => q - p).slice(0, 64));
  };

  it.each(["statevector", "sparse", "mps"] as const)(
    "are the 64 likeliest and the rest on %s",
    (engine) => {
      const expected = likeliest(0);
      const { probabilities, restMass, warnings } = execute(wide(""), { engine, seed: SEED });
      expect(probabilities.size).toBe(64);
      expect(differenceOf(probabilities, expected)).toBeLessThan(TOLERANCE);
      expect(restMass).toBeCloseTo(1 - [...expected.values()].reduce((sum, p) => sum + p, 0), 10);
      expect(warnings).toEqual([]);
    },
  );

  it("are added up over branches with the same bits", () => {
    const circuit = wide("ry(1) q[3]; reset q[3]; h q[4]; measure q[4]; cx q[4], q[5];");
    const { probabilities, warnings } = execute(circuit, { engine: "statevector", seed: SEED });
    expect(differenceOf(probabilities, likeliest(0.5))).toBeLessThan(TOLERANCE);
    expect(warnings).toEqual([]);
    const uncertain = execute(circuit, { engine: "mps", seed: SEED });
    expect(uncertain.probabilities.size).toBe(64);
    expect(uncertain.warnings).toEqual([
      "several branches with the same bits have more outcomes than are kept: others than these may be likelier",
    ]);
  });
});

describe("noise", () => {
  const noise = { readout: 0.1 };

  it("flips what the bits say", () => {
    const circuit = circuitOf("qubit[2] q; bit[2] c; x q[0]; c = measure q;");
    const { probabilities, engine } = execute(circuit, { engine: "auto", seed: SEED, noise });
    expect(engine).toBe("density-matrix");
    const expected = new Map([
      ["01", 0.81],
      ["11", 0.09],
      ["00", 0.09],
      ["10", 0.01],
    ]);
    expect(differenceOf(probabilities, expected)).toBeLessThan(TOLERANCE);
  });

  it("flips a bit within the circuit, and not the state", () => {
    const circuit = circuitOf(
      "qubit[2] q; bit[3] c;",
      "x q[0]; c[0] = measure q[0]; if (c[0] == 1) x q[1]; c[1] = measure q[0]; c[2] = measure q[1];",
    );
    const { probabilities, counts } = execute(circuit, {
      engine: "density-matrix",
      seed: SEED,
      noise,
      shots: 100_000,
    });
    const flip = (isFlipped: boolean) => (isFlipped ? 0.1 : 0.9);
    const expected = new Map<string, number>();
    for (const first of [0, 1]) {
      for (const second of [0, 1]) {
        for (const third of [0, 1]) {
          const chance = flip(first === 0) * flip(second === 0) * flip(third !== first);
          expected.set(`${third}${second}${first}`, chance);
        }
      }
    }
    expect(differenceOf(probabilities, expected)).toBeLessThan(TOLERANCE);
    for (const [outcome, chance] of expected) {
      const spread = 5 * Math.sqrt(100_000 * chance * (1 - chance));
      expect(Math.abs((counts!.get(outcome) ?? 0) - 100_000 * chance)).toBeLessThan(spread);
    }
  });

  it("flips each of two bits of a qubit on its own", () => {
    const circuit = circuitOf("qubit q; bit[2] c; h q; c[0] = measure q; c[1] = measure q;");
    const { probabilities } = execute(circuit, { engine: "density-matrix", seed: SEED, noise });
    const expected = new Map([
      ["00", 0.41],
      ["11", 0.41],
      ["01", 0.09],
      ["10", 0.09],
    ]);
    expect(differenceOf(probabilities, expected)).toBeLessThan(TOLERANCE);
  });

  it("reads more bits than are mixed at the end", () => {
    const lines = Array.from({ length: 18 }, (_, at) => `c[${at}] = measure q;`);
    const circuit = circuitOf("qubit q; bit[18] c;", ...lines);
    const { probabilities, restMass, isSampled } = execute(circuit, {
      engine: "density-matrix",
      seed: SEED,
      noise,
    });
    expect(isSampled).toBe(false);
    expect(probabilities.size).toBe(64);
    expect(probabilities.get("0".repeat(18))).toBeCloseTo(0.9 ** 18, 10);
    expect(probabilities.get("1".padStart(18, "0"))).toBeCloseTo(0.9 ** 17 * 0.1, 10);
    expect(restMass + [...probabilities.values()].reduce((sum, p) => sum + p, 0)).toBeCloseTo(
      1,
      10,
    );
  });

  it("follows each gate on each of its qubits", () => {
    const circuit = circuitOf("qubit[2] q; bit[2] c; x q[0]; cx q[0], q[1]; c = measure q;");
    const damped = { amplitudeDamping: 0.2 };
    const { probabilities, expectation } = execute(circuit, {
      engine: "auto",
      seed: SEED,
      noise: damped,
      observables: [
        { pauli: "ZI", coefficient: 1 },
        { pauli: "ZZ", coefficient: -2 },
      ],
    });
    // After x: 1 with 0.8. After cx, both are 1 with 0.8, and each of them stays so with 0.8.
    const expected = new Map([
      ["11", 0.512],
      ["01", 0.128],
      ["10", 0.128],
      ["00", 0.232],
    ]);
    expect(differenceOf(probabilities, expected)).toBeLessThan(TOLERANCE);
    expect(expectation!.terms.map(({ value }) => value)).toEqual([
      expect.closeTo(0.36 - 0.64, 12),
      expect.closeTo(0.744 - 0.256, 12),
    ]);
    expect(expectation!.value).toBeCloseTo(-0.28 - 2 * 0.488, 12);
  });

  it.each(["statevector", "stabilizer", "mps", "sparse"] as const)("is refused on %s", (engine) => {
    const circuit = circuitWith(1, 1, [call("h", [0]), measure(0, 0)]);
    const error = errorOf(() => execute(circuit, { engine, seed: SEED, noise }));
    expect(error).toMatchObject({ code: "noise_unsupported", figures: { engine } });
    expect(error.message).toBe(`the ${engine} engine has no noise; density-matrix has`);
    expect(execute(circuit, { engine, seed: SEED, noise: { readout: 0 } }).engine).toBe(engine);
  });
});

describe("what execute refuses", () => {
  const tooLarge: [EngineName, number][] = [
    ["statevector", 24],
    ["density-matrix", 12],
    ["stabilizer", 2_000],
    ["mps", 60],
    ["sparse", 48],
  ];
  it.each(tooLarge)("is more qubits than %s takes", (engine, most) => {
    const error = errorOf(() => execute(circuitWith(most + 1, 0, []), { engine, seed: SEED }));
    expect(error).toMatchObject({ code: "too_many_qubits", figures: { qubits: most + 1, most } });
    expect(error.message).toBe(
      `the ${engine} engine takes at most ${most} qubits; these are ${most + 1}`,
    );
  });

  it("is a gate that is no Clifford, on the stabilizer engine", () => {
    const circuit = circuitWith(1, 1, [call("t", [0])]);
    const error = errorOf(() => execute(circuit, { engine: "stabilizer", seed: SEED }));
    expect(error.code).toBe("not_clifford");
    expect(error.message).toContain("takes Clifford gates alone");
  });

  it("is a state of too many amplitudes, on the sparse engine", () => {
    const calls = Array.from({ length: 21 }, (_, qubit) => call("h", [qubit]));
    const error = errorOf(() =>
      execute(circuitWith(21, 0, calls), { engine: "sparse", seed: SEED }),
    );
    expect(error.code).toBe("too_many_nonzeros");
    expect(error.message).toContain("1048576");
  });

  it("is a Pauli string of another length, before anything is run", () => {
    const observables = [{ pauli: "ZZ", coefficient: 1 }];
    const error = errorOf(() =>
      execute(circuitWith(3, 0, []), {
        engine: "statevector",
        seed: SEED,
        observables,
        isOver: () => true,
      }),
    );
    expect(error).toMatchObject({ code: "invalid_pauli", figures: { qubits: 3, length: 2 } });
  });

  it.each([...ANY_ENGINES, "stabilizer"] as const)(
    "is to go on when the time is over, on %s",
    (engine) => {
      let asked = 0;
      const circuit = circuitWith(
        2,
        0,
        Array.from({ length: 50 }, () => call("h", [0])),
      );
      const error = errorOf(() =>
        execute(circuit, { engine, seed: SEED, isOver: () => ++asked > 20 }),
      );
      expect(error).toMatchObject({ code: "timeout", figures: { qubits: 2 } });
      expect(error.message).toBe("the time of the simulation is over");
      expect(asked).toBe(21);
    },
  );
});
