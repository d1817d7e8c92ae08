import {
  BinaryProblemRefused,
  checkMaxCut,
  checkQubo,
  eachTerm,
  type MaxCutProblem,
  type QuboProblem,
} from "../../optimize/binary-quadratic/binary-problem.js";

/** Smaller terms have no squares that are numbers, and leave the cost constant. */
const TERM_MIN = 1e-150;

/** What QAOA takes: its state has a number for each of the 2^n assignments. */
export const QAOA_QUBITS_MAX = 20;

export type QaoaProblem =
  | { readonly kind: "qubo"; readonly problem: QuboProblem }
  | { readonly kind: "max-cut"; readonly problem: MaxCutProblem };

/**
 * The energy or the cut as offset + Σ h_i s_i + Σ J_ij s_i s_j over the pairs i < j, where the spin s_i is 1 where
 * variable i is 0, and -1 where it is 1.
 */
export interface IsingCost {
  readonly qubits: number;
  readonly offset: number;
  readonly fields: Float64Array;
  /** J_ij at `i * qubits + j` and at `j * qubits + i`; 0 where i = j. */
  readonly couplings: Float64Array;
  readonly isMaximised: boolean;
}

/** The cost of a problem. Throws `BinaryProblemRefused`, `too_large` above 20 variables. */
export function isingCost({ kind, problem }: QaoaProblem): IsingCost {
  return kind === "qubo" ? costOfQubo(problem) : costOfCut(problem);
}

/** Whether an assignment and its complement always have the same cost, as in cuts. */
export const isSymmetric = ({ qubits, fields }: IsingCost): boolean =>
  qubits > 0 && fields.every((field) => field === 0);

/**
 * The size of what acts on one spin: angles of the cost are of order 1 when they are multiplied by it. It is the root
 * of the mean of 4 (h_i² + Σ_j J_ij²), which is the root of the degree where all edges of a cut have weight 1;
 * 1 where the cost is constant, or as good as that.
 */
export function strengthOf({ qubits, fields, couplings }: IsingCost): number {
  const most = [...fields, ...couplings].reduce((a, b) => Math.max(a, Math.abs(b)), 0);
  if (most < TERM_MIN) return 1;
  const squares = [...fields, ...couplings].reduce((total, part) => total + part * part, 0);
  return 2 * Math.sqrt(squares / qubits);
}

function costOfQubo(problem: QuboProblem): IsingCost {
  const n = checkQubo(problem);
  checkQubits("terms" in problem ? "/n" : "/matrix", n);
  const builder = new CostBuilder(n);
  eachTerm(problem, (one, other, weight) => {
    if (one === other) {
      builder.offset += weight / 2;
      builder.addField(one, -weight / 2);
    } else {
      builder.offset += weight / 4;
      builder.addField(one, -weight / 4);
      builder.addField(other, -weight / 4);
      builder.addCoupling(one, other, weight / 4);
    }
  });
  return builder.build(problem.sense === "max");
}

function costOfCut(problem: MaxCutProblem): IsingCost {
  checkMaxCut(problem);
  checkQubits("/n", problem.n);
  const builder = new CostBuilder(problem.n);
  const first = problem.oneBased ? 1 : 0;
  for (const [one, other, weight = 1] of problem.edges) {
    if (one === other) continue;
    builder.offset += weight / 2;
    builder.addCoupling(one - first, other - first, -weight / 2);
  }
  return builder.build(true);
}

function checkQubits(path: string, n: number): void {
  if (n <= QAOA_QUBITS_MAX) return;
  const message = `QAOA takes at most ${QAOA_QUBITS_MAX} variables, a qubit for each; there are ${n}`;
  throw new BinaryProblemRefused("too_large", path, message);
}

/** Adds up terms, which may repeat. */
class CostBuilder {
  offset = 0;
  readonly #fields: Float64Array;
  readonly #couplings: Float64Array;

  constructor(readonly qubits: number) {
    this.#fields = new Float64Array(qubits);
    this.#couplings = new Float64Array(qubits * qubits);
  }

  addField(spin: number, field: number): void {
    this.#fields[spin] = (this.#fields[spin] as number) + field;
  }

  addCoupling(one: number, other: number, coupling: number): void {
    const at = one * this.qubits + other;
    const sum = (this.#couplings[at] as number) + coupling;
    this.#couplings[at] = sum;
    this.#couplings[other * this.qubits + one] = sum;
  }

  build(isMaximised: boolean): IsingCost {
    const { qubits, offset } = this;
    return { qubits, offset, fields: this.#fields, couplings: this.#couplings, isMaximised };
  }
}
