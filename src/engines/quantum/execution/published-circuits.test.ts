import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Circuit } from "../circuit/circuit.js";
import { readQasm } from "../qasm/read-qasm.js";
import { engineNames } from "../simulator/engine-name.js";
import { bytesNeeded } from "./bytes-needed.js";
import { execute } from "./execute.js";
import { expectation } from "./expectation.js";

/** Circuits of QASMBench (pnnl/QASMBench) with their exact probabilities, in the file that is named. */
const file = process.env.QASMBENCH_CASES;
const SEED = "published";
const TOTAL_VARIATION_MAX = 1e-7;

interface Case {
  readonly name: string;
  readonly qasm: string;
  readonly probs: Readonly<Record<string, number>>;
  /** How many outcomes there are, of which the file may list some. */
  readonly outcomes: number;
}

const cases: readonly Case[] = file ? JSON.parse(readFileSync(file, "utf8")).cases : [];
const runs = cases
  .map((one) => ({ ...one, circuit: circuitOf(one.qasm) }))
  .flatMap((one) =>
    (["auto", ...engineNames] as const)
      .filter((engine) => engine === "auto" || bytesNeeded(engine, one.circuit) !== undefined)
      .map((engine) => ({ ...one, engine })),
  );

function circuitOf(qasm: string): Circuit {
  const { circuit } = readQasm(qasm);
  if (!circuit) throw new Error("the program was refused");
  return circuit;
}

describe.skipIf(!file)("the circuits of QASMBench", () => {
  it.each(runs)(
    "have their probabilities: $name on $engine",
    ({ circuit, probs, outcomes, engine }) => {
      const { probabilities, restMass, isSampled } = execute(circuit, { engine, seed: SEED });
      expect(isSampled).toBe(false);
      const total = restMass + [...probabilities.values()].reduce((sum, p) => sum + p, 0);
      expect(total).toBeCloseTo(1, 9);
      const known = Object.keys(probs);
      const isAllKnown = known.length === outcomes;
      const least = Math.min(...probabilities.values());
      const distance = [...new Set([...known, ...(isAllKnown ? probabilities.keys() : [])])].reduce(
        (sum, key) => {
          const expected = probs[key] ?? 0;
          // What is not listed is no likelier than what is.
          const found = probabilities.get(key) ?? (restMass > 0 ? Math.min(least, expected) : 0);
          return sum + Math.abs(found - expected) / 2;
        },
        0,
      );
      expect(distance).toBeLessThan(TOTAL_VARIATION_MAX);
    },
  );
});

/** Clifford circuits that stim has run, in the file that is named. */
const cliffordFile = process.env.CLIFFORD_CASES;

interface CliffordCase {
  readonly name: string;
  readonly qubits: number;
  /** Of small circuits; of large ones, the gates are a list. */
  readonly qasm: string | null;
  readonly gates_list: readonly string[] | null;
  readonly marginal_z: string;
  readonly stabilizers: readonly string[];
  readonly expect: readonly (readonly [pauli: string, value: number])[];
}

const cliffords: readonly CliffordCase[] = cliffordFile
  ? JSON.parse(readFileSync(cliffordFile, "utf8")).cases
  : [];

describe.skipIf(!cliffordFile)("the Clifford circuits of stim", () => {
  it.each(cliffords)("have their stabilizers and marginals: $name", (one) => {
    const head = `OPENQASM 2.0; include "qelib1.inc"; qreg q[${one.qubits}];`;
    const circuit = circuitOf(one.qasm ?? [head, ...(one.gates_list ?? [])].join("\n"));
    const known = [
      ...one.stabilizers.map((text) => [text.slice(1), text.startsWith("-") ? -1 : 1] as const),
      ...one.expect,
    ];
    const observables = known.map(([pauli]) => ({ pauli, coefficient: 1 }));
    const { terms } = expectation(circuit, { engine: "auto", seed: SEED, observables });
    expect(terms.map(({ value }) => value)).toEqual(known.map(([, value]) => value));
    const { engine, counts, warnings } = execute(circuit, {
      engine: "auto",
      seed: SEED,
      shots: 40,
    });
    expect(engine).toBe("stabilizer");
    expect(warnings).toHaveLength(1);
    const drawn = [...counts!.keys()];
    const marginals = Array.from({ length: one.qubits }, (_, qubit) => {
      const values = new Set(drawn.map((outcome) => outcome[one.qubits - 1 - qubit]));
      return values.size === 1 ? [...values][0] : "?";
    });
    expect(marginals.join("")).toBe(one.marginal_z);
  });
});
