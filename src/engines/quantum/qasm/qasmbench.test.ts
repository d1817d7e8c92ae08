import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { probabilitiesOf } from "../../../../test/helpers/quantum/reference-simulator.js";
import { readQasm } from "./read-qasm.js";
import { writeQasm } from "./write-qasm.js";

/** Circuits of QASMBench (pnnl/QASMBench) with their exact probabilities, in the file that is named. */
const file = process.env.QASMBENCH_CASES;
const QUBITS_MAX = 10;

interface Case {
  readonly name: string;
  readonly qubits: number;
  readonly clbits: number;
  readonly qasm: string;
  readonly probs: Readonly<Record<string, number>>;
  readonly has_measure: boolean;
}

const cases: readonly Case[] = file ? JSON.parse(readFileSync(file, "utf8")).cases : [];
const small = cases.filter(({ qubits, has_measure }) => has_measure && qubits <= QUBITS_MAX);

describe.skipIf(!file)("the circuits of QASMBench", () => {
  it("are all read", () => {
    const read = cases.map(({ name, qasm }) => {
      const { circuit } = readQasm(qasm);
      return { name, qubits: circuit?.qubits, clbits: circuit?.clbits };
    });
    expect(read).toEqual(cases.map(({ name, qubits, clbits }) => ({ name, qubits, clbits })));
  });

  it.each(small)("have their probabilities: $name", ({ qasm, probs }) => {
    const { circuit } = readQasm(qasm);
    if (!circuit) throw new Error("the program was refused");
    expectProbabilities(probabilitiesOf(circuit), probs);
    for (const options of [{ version: 3 }, { version: 2, basis: "u3+cx" }] as const) {
      const again = readQasm(writeQasm(circuit, options).qasm ?? "").circuit;
      if (!again) throw new Error("what was written is refused");
      expectProbabilities(probabilitiesOf(again), probs);
    }
  });
});

function expectProbabilities(found: Map<string, number>, expected: Case["probs"]): void {
  for (const [outcome, probability] of Object.entries(expected)) {
    expect(Math.abs((found.get(outcome) ?? 0) - probability)).toBeLessThan(1e-7);
  }
}

/** Programs that must be refused, each with the line of its first error, in the file that is named. */
const negativeFile = process.env.QASM_NEGATIVE_CASES;

interface Negative {
  readonly name: string;
  readonly line: number;
  readonly qasm: string;
}

const negatives: readonly Negative[] = negativeFile
  ? JSON.parse(readFileSync(negativeFile, "utf8")).cases
  : [];

describe.skipIf(!negativeFile)("programs that are wrong", () => {
  it("are refused at their lines", () => {
    const lines = negatives.map(({ name, qasm }) => {
      const [first] = readQasm(qasm, { maxQubits: 24 }).errors ?? [];
      return { name, line: first?.line };
    });
    expect(lines).toEqual(negatives.map(({ name, line }) => ({ name, line })));
  });
});
