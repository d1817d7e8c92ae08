import { readFileSync } from "node:fs";

/** A circuit of QASMBench with its exact probabilities, to 9 decimals. */
export interface PublishedCase {
  readonly name: string;
  readonly qubits: number;
  readonly clbits: number;
  readonly gates: number;
  readonly has_measure: boolean;
  readonly conditional: boolean;
  readonly mid_circuit: boolean;
  /** How many outcomes there are, of which `probs` may list some. */
  readonly outcomes: number;
  readonly probs: Readonly<Record<string, number>>;
  readonly qasm: string;
}

/** Those in test/accuracy/quantum, or all of a file that QASMBENCH_CASES names. */
export function publishedCases(): readonly PublishedCase[] {
  const fixture = new URL("../../accuracy/quantum/qasmbench.json", import.meta.url);
  return JSON.parse(readFileSync(process.env.QASMBENCH_CASES ?? fixture, "utf8")).cases;
}
