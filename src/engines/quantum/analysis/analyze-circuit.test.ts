import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { publishedCases } from "../../../../test/helpers/quantum/published-cases.js";
import { HEAD_2, readProgram as read } from "../../../../test/helpers/quantum/read-program.js";
import { comparedBits, type Instruction } from "../circuit/circuit.js";
import { analyzeCircuit } from "./analyze-circuit.js";
import { depthOf } from "./depth.js";

const read2 = (body: string) => read(`${HEAD_2}${body}`);
const read3 = (body: string) => read(`OPENQASM 3.0;\ninclude "stdgates.inc";\n${body}`);

describe("analyzeCircuit", () => {
  it("counts by hand what a small circuit has", () => {
    const circuit = read2(`gate bell a, b { h a; cx a, b; }
      qreg q[6]; creg c[2]; creg d[1];
      bell q[0], q[1];
      rx(0.3) q[0];
      u3(1, 2, 3) q[2];
      ccx q[0], q[1], q[2];
      cu1(pi) q[2], q[4];
      barrier q;
      reset q[4];
      if (d == 1) x q[1];
      measure q[0] -> c[0];
      measure q[1] -> c[1];`);
    expect(analyzeCircuit(circuit)).toEqual({
      gateCounts: { bell: 1, ccx: 1, cu1: 1, rx: 1, u3: 1, x: 1 },
      // bell, rx, ccx, cu1, reset on q[4]; the barrier, then x and the measurement on q[1] make it 6.
      depth: 6,
      operations: { gates: 6, measurements: 2, resets: 1, conditionals: 1, barriers: 1 },
      gatesByWidth: { oneQubit: 3, twoQubit: 2, multiQubit: 1 },
      parameters: 5,
      clifford: {
        isClifford: false,
        nonCliffordGates: 3,
        firstNonClifford: { name: "rx", line: 6, column: 7 },
      },
      interactions: {
        edges: [
          [0, 1, 2],
          [0, 2, 1],
          [1, 2, 1],
          [2, 4, 1],
        ],
        components: 1,
        degreeMax: 3,
        uncountedSteps: 0,
      },
      idleQubits: [3, 5],
      hasMidCircuitMeasurements: false,
    });
  });

  it("says nothing of an empty circuit", () => {
    expect(analyzeCircuit(read3(""))).toEqual({
      gateCounts: {},
      depth: 0,
      operations: { gates: 0, measurements: 0, resets: 0, conditionals: 0, barriers: 0 },
      gatesByWidth: { oneQubit: 0, twoQubit: 0, multiQubit: 0 },
      parameters: 0,
      clifford: { isClifford: true, nonCliffordGates: 0 },
      interactions: { edges: [], components: 0, degreeMax: 0, uncountedSteps: 0 },
      idleQubits: [],
      hasMidCircuitMeasurements: false,
    });
  });

  it("counts gates as they are written, the most frequent first", () => {
    const { gateCounts } = analyzeCircuit(
      read3("qubit[3] q; ctrl @ h q[0], q[1]; x q; pow(2) @ inv @ s q[0]; gphase(1); h q[0:1];"),
    );
    expect(Object.entries(gateCounts)).toEqual([
      ["x", 3],
      ["h", 2],
      ["ctrl @ h", 1],
      ["gphase", 1],
      ["pow(2) @ inv @ s", 1],
    ]);
  });

  it.each([
    ["h q[0]; cx q[0], q[1]; rz(pi/2) q[1]; swap q[1], q[2]; ctrl @ y q[0], q[2];", true],
    ["h q[0]; rz(pi/4) q[1];", false],
    ["if (c[0]) { t q[0]; }", false],
    ["ccx q[0], q[1], q[2];", false],
  ])("knows whether all of %s is Clifford", (body, isClifford) => {
    const { clifford } = analyzeCircuit(read3(`qubit[3] q; bit[2] c; ${body}`));
    expect(clifford.isClifford).toBe(isClifford);
    expect(clifford.nonCliffordGates).toBe(isClifford ? 0 : 1);
  });

  it.each([
    ["c = measure q;", false],
    ["c = measure q; barrier q; c[0] = measure q[0];", false],
    ["c[0] = measure q[0]; x q[1]; c[1] = measure q[1];", false],
    ["c[0] = measure q[0]; x q[0];", true],
    ["c[0] = measure q[0]; reset q[0];", true],
    ["c[0] = measure q[0]; if (c[0]) { x q[1]; }", true],
    ["if (c[1]) { c[0] = measure q[0]; }", true],
  ])("tells measurements that cannot wait: %s", (body, expected) => {
    const circuit = read3(`qubit[2] q; bit[2] c; ${body}`);
    expect(analyzeCircuit(circuit).hasMidCircuitMeasurements).toBe(expected);
  });

  it("finds the groups of qubits that have nothing to do with each other", () => {
    const { interactions, idleQubits } = analyzeCircuit(
      read3(`qubit[9] q; bit c; cx q[5], q[0]; cz q[0], q[3]; swap q[1], q[2]; h q[7];
        if (c) { cx q[2], q[1]; }`),
    );
    expect(interactions).toEqual({
      edges: [
        [0, 3, 1],
        [0, 5, 1],
        [1, 2, 2],
      ],
      components: 3,
      degreeMax: 2,
      uncountedSteps: 0,
    });
    expect(idleQubits).toEqual([4, 6, 8]);
  });

  it("counts the pairs of wide steps up to 200,000", () => {
    const wide = (qubits: number) =>
      `ctrl(${qubits - 1}) @ x ${Array.from({ length: qubits }, (_, at) => `q[${at}]`)};`;
    // 600 and 200 qubits have 179,700 and 19,900 pairs; 400 are left, and 30 qubits have 435, 28 have 378.
    const { interactions } = analyzeCircuit(
      read3(`qubit[1000] q; ${[600, 700, 200, 30, 28].map(wide).join("\n")} cx q[998], q[999];`),
    );
    expect(interactions.uncountedSteps).toBe(2);
    expect(interactions.edges).toHaveLength(179_701);
    expect(interactions.edges[0]).toEqual([0, 1, 3]);
    expect(interactions.edges.at(-1)).toEqual([998, 999, 1]);
    expect(interactions.degreeMax).toBe(599);
    expect(interactions.components).toBe(2);
  });
});

const blockOf = (statement: fc.Arbitrary<string>) =>
  fc.array(statement, { maxLength: 4 }).map((statements) => statements.join(" "));

/** The depth by its definition. */
function depthWireByWire(instructions: readonly Instruction[]): number {
  const levels = new Map<string, number>();
  for (const instruction of instructions) {
    const wires = wiresOf(instruction);
    const end = Math.max(0, ...wires.map((wire) => levels.get(wire) ?? 0)) + lengthOf(instruction);
    for (const wire of wires) levels.set(wire, end);
  }
  return Math.max(0, ...levels.values());
}

function lengthOf(instruction: Instruction): number {
  if (instruction.kind === "barrier") return 0;
  if (instruction.kind !== "if") return 1;
  return Math.max(1, depthWireByWire(instruction.then), depthWireByWire(instruction.otherwise));
}

function wiresOf(instruction: Instruction): string[] {
  switch (instruction.kind) {
    case "gate":
    case "barrier":
      return instruction.qubits.map((qubit) => `q${qubit}`);
    case "reset":
      return [`q${instruction.qubit}`];
    case "measure":
      return [`q${instruction.qubit}`, `c${instruction.clbit}`];
    case "if":
      return [
        ...[...comparedBits(instruction.condition)].flat().map((bit) => `c${bit}`),
        ...[...instruction.then, ...instruction.otherwise].flatMap(wiresOf),
      ];
  }
}

describe("depthOf", () => {
  it.each([
    ["nothing", "", 0],
    ["a gate on no qubits", "gphase(1);", 0],
    ["gates beside each other", "h q;", 1],
    ["gates in a row", "h q[0]; cx q[0], q[1]; cx q[1], q[2];", 3],
    ["barriers that hold others back", "h q[0]; h q[0]; barrier q; h q[3];", 3],
    ["barriers alone", "barrier q; barrier q[0], q[1];", 0],
    ["measurements into one bit", "c[0] = measure q[0]; c[0] = measure q[1];", 2],
    ["measurements without bits", "measure q[0]; measure q[1];", 1],
    ["resets", "reset q[0]; reset q[0]; reset q[1];", 2],
    ["an if that does nothing", "if (c[0]) { barrier q; }", 1],
    ["ifs on other bits and qubits", "if (c[0]) { x q[0]; } if (c[1]) { x q[1]; }", 1],
    ["ifs on the same bit", "if (c[0]) { x q[0]; } if (c[0]) { x q[1]; }", 2],
    ["an if that waits for its bit", "h q[0]; c[0] = measure q[0]; if (c[0]) { x q[1]; }", 3],
    ["the longer branch", "if (c[0]) { x q[0]; } else { x q[1]; x q[1]; x q[2]; } h q[2];", 3],
    ["a branch that holds its qubits together", "if (c[0]) { x q[0]; h q[1]; } h q[0];", 2],
    ["a barrier within a branch", "if (c[0]) { x q[0]; barrier q; x q[1]; } h q[3];", 3],
    [
      "ifs within ifs",
      // The inner if is 2 long, and follows x on q[0]; the outer one is 3 long; h on q[2] follows it.
      "if (c[0]) { x q[0]; if (c[1]) { y q[0]; z q[0]; } else { y q[2]; } } h q[2];",
      4,
    ],
    [
      "ifs within ifs, again",
      // The levels of one branch are not those of the next.
      "if (c[0]) { if (c[1]) { x q[0]; x q[0]; } if (c[2]) { x q[1]; } } else { if (c[1]) { x q[0]; } }",
      2,
    ],
  ])("is as long as %s", (_name, body, depth) => {
    expect(depthOf(read3(`qubit[4] q; bit[4] c; ${body}`))).toBe(depth);
  });

  it("is the same for long lists of qubits and bits, whole registers or parts of them", () => {
    const qubit = fc.nat(39);
    const { statement } = fc.letrec<{ statement: string }>((tie) => ({
      statement: fc.oneof(
        { maxDepth: 3 },
        qubit.map((one) => `x q[${one}];`),
        fc.tuple(qubit, fc.nat(19)).map(([one, bit]) => `c[${bit}] = measure q[${one}];`),
        fc.constantFrom("barrier q;", "barrier a;", "barrier q[0:19];", "barrier q[3], q[7];"),
        fc
          .tuple(
            fc.constantFrom("c == 1", "d[0:16] == 2", "c[3]", "d != 5 && c < 3"),
            blockOf(tie("statement")),
            blockOf(tie("statement")),
          )
          .map(([asked, then, otherwise]) => `if (${asked}) { ${then} } else { ${otherwise} }`),
      ),
    }));
    fc.assert(
      fc.property(fc.array(statement, { maxLength: 30 }), (statements) => {
        const circuit = read3(
          `qubit[40] q; bit[20] c; bit[40] d; let a = q[5:34]; ${statements.join(" ")}`,
        );
        expect(depthOf(circuit)).toBe(depthWireByWire(circuit.instructions));
      }),
    );
  });

  it("takes many nested ifs over many qubits and bits", () => {
    const nested = `${"if (c == 1) { ".repeat(150)} h q; ${"} ".repeat(150)}`;
    expect(depthOf(read3(`qubit[1000] q; bit[1000] c; for int i in [1:100] { ${nested} }`))).toBe(
      100,
    );
  });
});

// Gates that a program defines itself are counted by their bodies there.
const cases = publishedCases().filter(({ qasm }) => !/^gate /m.test(qasm));

describe("the circuits of QASMBench", () => {
  it("have their numbers of gates, and their measurements", () => {
    const found = cases.map(({ name, qasm }) => {
      const { operations, hasMidCircuitMeasurements } = analyzeCircuit(read(qasm));
      const { gates, conditionals } = operations;
      return { name, gates, isMid: hasMidCircuitMeasurements, isConditional: conditionals > 0 };
    });
    expect(found).toEqual(
      cases.map(({ name, gates, mid_circuit: isMid, conditional: isConditional }) => ({
        name,
        gates,
        isMid,
        isConditional,
      })),
    );
  });
});
