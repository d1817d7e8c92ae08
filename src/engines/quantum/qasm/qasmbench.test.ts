import { describe, expect, it } from "vitest";
import {
  type PublishedCase,
  publishedCases,
} from "../../../../test/helpers/quantum/published-cases.js";
import { probabilitiesOf } from "../../../../test/helpers/quantum/reference-simulator.js";
import { readQasm } from "./read-qasm.js";
import { writeQasm } from "./write-qasm.js";

const QUBITS_MAX = 10;
const cases = publishedCases();
const small = cases.filter(({ qubits, has_measure }) => has_measure && qubits <= QUBITS_MAX);

describe("the circuits of QASMBench", () => {
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

function expectProbabilities(found: Map<string, number>, expected: PublishedCase["probs"]): void {
  for (const [outcome, probability] of Object.entries(expected)) {
    expect(Math.abs((found.get(outcome) ?? 0) - probability)).toBeLessThan(1e-7);
  }
}
