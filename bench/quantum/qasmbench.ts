import { execute } from "../../src/engines/quantum/execution/execute.js";
import { readCases } from "./cases.js";
import { circuitOf } from "./programs.js";
import { allOf, atMost, type Row, tell } from "./rows.js";

const DISTANCE_MAX = 1e-7;
const SEED = "bench";

interface Case {
  readonly name: string;
  readonly qasm: string;
  /** How many outcomes there are. */
  readonly outcomes: number;
  /** The likeliest of them, or all, with nine decimals. */
  readonly probs: Readonly<Record<string, number>>;
}

/** Some outcomes with their probabilities; what is not listed has at most `elsewhere`. */
interface Listed {
  readonly probabilities: ReadonlyMap<string, number>;
  readonly elsewhere: number;
}

function listed(probabilities: ReadonlyMap<string, number>, isComplete: boolean): Listed {
  return { probabilities, elsewhere: isComplete ? 0 : Math.min(...probabilities.values()) };
}

/** The total variation distance, as far as what is listed shows it. */
function distanceOf(ours: Listed, known: Listed): number {
  let sum = 0;
  for (const [outcome, probability] of ours.probabilities) {
    const other = known.probabilities.get(outcome);
    sum += other === undefined ? excess(probability, known) : Math.abs(probability - other);
  }
  for (const [outcome, probability] of known.probabilities) {
    if (!ours.probabilities.has(outcome)) sum += excess(probability, ours);
  }
  return sum / 2;
}

const excess = (probability: number, { elsewhere }: Listed) => Math.max(0, probability - elsewhere);

export function qasmbenchRows(folder: string): Row[] {
  const distances = readCases<Case>(folder, "qasmbench.json").map(
    ({ name, qasm, outcomes, probs }) => {
      const { engine, probabilities, restMass } = execute(circuitOf(qasm), {
        engine: "auto",
        seed: SEED,
      });
      const known = new Map(Object.entries(probs));
      const distance = distanceOf(
        listed(probabilities, restMass === 0),
        listed(known, known.size === outcomes),
      );
      tell(`${name}, ${engine}: ${distance.toExponential(1)}`);
      return distance;
    },
  );
  const close = distances.filter((distance) => distance <= DISTANCE_MAX);
  return [
    atMost(
      "QASMBench, largest total variation distance",
      Math.max(...distances),
      DISTANCE_MAX,
      (distance) => distance.toExponential(1),
    ),
    allOf("QASMBench, circuits within that", close.length, distances.length),
  ];
}
