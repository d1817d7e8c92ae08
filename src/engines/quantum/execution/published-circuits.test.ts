import { describe, expect, it } from "vitest";
import { publishedCases } from "../../../../test/helpers/quantum/published-cases.js";
import { readProgram } from "../../../../test/helpers/quantum/read-program.js";
import { engineNames } from "../simulator/engine-name.js";
import published from "../stabilizer/clifford-circuits.fixture.json" with { type: "json" };
import { bytesNeeded } from "./bytes-needed.js";
import { execute } from "./execute.js";
import { expectation } from "./expectation.js";

const SEED = "published";
const TOTAL_VARIATION_MAX = 1e-7;

const runs = publishedCases()
  .map((one) => ({ ...one, circuit: readProgram(one.qasm) }))
  .flatMap((one) =>
    (["auto", ...engineNames] as const)
      .filter((engine) => engine === "auto" || bytesNeeded(engine, one.circuit) !== undefined)
      .map((engine) => ({ ...one, engine })),
  );

describe("the circuits of QASMBench", () => {
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

describe("the Clifford circuits of stim", () => {
  it.each(published.cases)("have their stabilizers and marginals: $name", (one) => {
    const gates = one.gates.split("; ").map((gate) => `${gate.replace(/\d+/g, "q[$&]")};`);
    const head = `OPENQASM 2.0; include "qelib1.inc"; qreg q[${one.qubits}];`;
    const circuit = readProgram([head, ...gates].join("\n"));
    const known = [
      ...one.stabilizers.map((text) => [text.slice(1), text.startsWith("-") ? -1 : 1] as const),
      ...one.expectations,
    ] as (readonly [string, number])[];
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
    expect(marginals.join("")).toBe(one.marginalZ);
  });
});
