import { type Static, type TProperties, Type } from "@sinclair/typebox";
import { StringEnum } from "../../../http/openapi/string-enum.js";
import { COMPUTE_MS } from "../time-limits.js";

const QASM_LENGTH_MAX = 1_048_576;
export const SHOTS_MAX = 100_000;
const OBSERVABLES_MAX = 1_000;
const STATES_MAX = 4_096;
/** A Pauli string has a letter for each qubit of the largest circuit. */
const PAULI_LENGTH_MAX = 2_000;
const BITS_LENGTH_MAX = 60;
/** As large as the weights of problems may be. */
const COEFFICIENT_MAX = 1e12;
const SEED_MAX = 2 ** 53 - 1;

export const Qasm = Type.String({
  minLength: 1,
  maxLength: QASM_LENGTH_MAX,
  description:
    "a program of OpenQASM 2, or of OpenQASM 3 without timing, pulses, subroutines and classical computation beyond constants. `qelib1.inc` and `stdgates.inc` are built in",
});

export const TimeoutMs = Type.Optional(
  Type.Integer({
    minimum: 1,
    maximum: COMPUTE_MS,
    description: `time to compute, ${COMPUTE_MS} unless given; then the answer is 504`,
  }),
);

export const Seed = Type.Optional(
  Type.Integer({
    minimum: 0,
    maximum: SEED_MAX,
    description: "the same seed gives the same answer; drawn unless given, and answered",
  }),
);

const Probability = (description: string) =>
  Type.Optional(Type.Number({ minimum: 0, maximum: 1, description }));

export const Noise = Type.Optional(
  Type.Object(
    {
      depolarizing: Probability("probability p of ρ → (1 − p) ρ + p I/2"),
      amplitude_damping: Probability("probability that 1 decays to 0"),
      phase_damping: Probability("probability that the phase is lost"),
      readout: Probability("probability that a measured bit is recorded wrongly"),
    },
    {
      description:
        "after each gate, on each of its qubits, in this order; and `readout` at each measurement. Of the density matrix alone, which `auto` takes then",
    },
  ),
);

const Observable = Type.Object({
  pauli: Type.String({
    minLength: 1,
    maxLength: PAULI_LENGTH_MAX,
    description: "one of I, X, Y and Z for each qubit, qubit 0 leftmost",
  }),
  coefficient: Type.Optional(
    Type.Number({
      minimum: -COEFFICIENT_MAX,
      maximum: COEFFICIENT_MAX,
      description: "1 unless given",
    }),
  ),
});

const observables = (description: string) =>
  Type.Array(Observable, { minItems: 1, maxItems: OBSERVABLES_MAX, description });

export const ExecuteBody = Type.Object({
  qasm: Qasm,
  shots: Type.Optional(
    Type.Integer({
      minimum: 0,
      maximum: SHOTS_MAX,
      description: "how often to measure; the exact distribution alone unless given",
    }),
  ),
  seed: Seed,
  noise: Noise,
  observables: Type.Optional(
    observables("whose expectation is answered, too, of the state before the last measurements"),
  ),
  timeout_ms: TimeoutMs,
});
export type ExecuteBody = Static<typeof ExecuteBody>;

export const ExpectationBody = Type.Object({
  qasm: Qasm,
  observables: observables("products of Pauli matrices, whose sum is asked for"),
  seed: Seed,
  timeout_ms: TimeoutMs,
});

export const NoisyExpectationBody = Type.Object({ ...ExpectationBody.properties, noise: Noise });
export type ExpectationBody = Static<typeof NoisyExpectationBody>;

export const AmplitudesBody = Type.Object({
  qasm: Qasm,
  basis_states: Type.Optional(
    Type.Array(Type.String({ minLength: 1, maxLength: BITS_LENGTH_MAX }), {
      minItems: 1,
      maxItems: STATES_MAX,
      description:
        "the states to look at, such as `011`: a bit for each qubit, qubit 0 rightmost. All of them unless given, up to 12 qubits",
    }),
  ),
  timeout_ms: TimeoutMs,
});
export type AmplitudesBody = Static<typeof AmplitudesBody>;

export const CircuitBody = Type.Object({ qasm: Qasm, timeout_ms: TimeoutMs });
export type CircuitBody = Static<typeof CircuitBody>;

export const EquivalenceBody = Type.Object({
  a: Qasm,
  b: Qasm,
  seed: Seed,
  timeout_ms: TimeoutMs,
});
export type EquivalenceBody = Static<typeof EquivalenceBody>;

export const ConvertBody = Type.Object({
  qasm: Qasm,
  version: Type.Optional(
    Type.Unsafe<2 | 3>({
      type: "integer",
      enum: [2, 3],
      description:
        "of OpenQASM to write; unless given the other one than the program's, or with `basis` the same",
    }),
  ),
  basis: Type.Optional(
    StringEnum(["u3+cx"], {
      description: "write all gates as these two; by their names unless given",
    }),
  ),
  timeout_ms: TimeoutMs,
});
export type ConvertBody = Static<typeof ConvertBody>;

const Count = (description: string) => Type.Integer({ minimum: 0, description });
const Version = Type.Unsafe<2 | 3>({ type: "integer", enum: [2, 3], description: "of OpenQASM" });
const Memory = Type.Integer({ minimum: 0, description: "of the arrays that the state was in" });
const Warnings = Type.Array(Type.String(), { description: "what to know before this is used" });
const Outcomes = (description: string) =>
  Type.Record(Type.String(), Type.Number({ minimum: 0 }), { description });
const TruncationError = Type.Optional(
  Type.Number({
    minimum: 0,
    description:
      "of mps: sum of the weights that were discarded to keep bonds at most 256; 0 is exact",
  }),
);

const Expectation = {
  expectation: Type.Number({ description: "sum over the terms of coefficient × expectation" }),
  terms: Type.Array(
    Type.Object({
      pauli: Type.String(),
      coefficient: Type.Number(),
      expectation: Type.Number({ minimum: -1, maximum: 1 }),
    }),
  ),
};

const circuitFields = {
  version: Version,
  qubits: Count("in all registers"),
  clbits: Count("in all registers"),
  depth: Count("longest chain of gates, measurements and resets that follow each other"),
  gate_counts: Type.Record(Type.String(), Type.Integer({ minimum: 1 }), {
    description: "by name, as written",
  }),
} satisfies TProperties;

const runFields = {
  memory_bytes: Memory,
  seed: Type.Integer({ minimum: 0 }),
  warnings: Warnings,
} satisfies TProperties;

export const ExecuteReply = Type.Object({
  engine: Type.String(),
  why: Type.Optional(Type.String({ description: "of `auto`: why this engine" })),
  ...circuitFields,
  probabilities: Outcomes(
    "by outcome, the likeliest first; leftmost is the highest classical bit over all registers. All up to 4,096 outcomes, else the 64 likeliest",
  ),
  rest_mass: Type.Number({ minimum: 0, description: "probability of all outcomes not listed" }),
  sampled: Type.Boolean({
    description:
      "true where probabilities are frequencies, because over 4,096 branches would be needed",
  }),
  counts: Type.Optional(Outcomes("how often each outcome came up in the shots")),
  expectation: Type.Optional(Expectation.expectation),
  terms: Type.Optional(Expectation.terms),
  truncation_error: TruncationError,
  ...runFields,
});
export type ExecuteReply = Static<typeof ExecuteReply>;

export const ExpectationReply = Type.Object({
  engine: Type.String(),
  ...Expectation,
  qubits: circuitFields.qubits,
  sampled: Type.Boolean({ description: "true where over 4,096 branches would be needed" }),
  truncation_error: TruncationError,
  ...runFields,
});
export type ExpectationReply = Static<typeof ExpectationReply>;

export const AmplitudesReply = Type.Object({
  engine: Type.String(),
  qubits: circuitFields.qubits,
  amplitudes: Type.Array(
    Type.Object({
      state: Type.String({ description: "qubit 0 rightmost" }),
      re: Type.Number(),
      im: Type.Number(),
      probability: Type.Number({ minimum: 0 }),
    }),
  ),
  truncation_error: TruncationError,
  memory_bytes: Memory,
  warnings: Warnings,
});
export type AmplitudesReply = Static<typeof AmplitudesReply>;

export const UnitaryReply = Type.Object({
  qubits: circuitFields.qubits,
  dimension: Type.Integer({
    minimum: 1,
    description: "rows and columns: 2 to the number of qubits",
  }),
  matrix: Type.Optional(
    Type.Array(Type.Array(Type.Array(Type.Number(), { minItems: 2, maxItems: 2 })), {
      description: "rows of [re, im], up to 7 qubits; bit i of an index is qubit i",
    }),
  ),
  matrix_base64: Type.Optional(
    Type.String({
      description:
        "above 7 qubits: the rows after each other as little-endian float64, re and im in turn",
    }),
  ),
  memory_bytes: Memory,
  warnings: Warnings,
});
export type UnitaryReply = Static<typeof UnitaryReply>;

const Fault = Type.Object({
  line: Type.Integer({ minimum: 1 }),
  column: Type.Integer({ minimum: 1 }),
  code: Type.String(),
  message: Type.String(),
  hint: Type.String(),
});

export const ValidateReply = Type.Object({
  valid: Type.Boolean(),
  errors: Type.Array(Fault, { description: "in the order of their places, 20 at most" }),
  version: Type.Optional(Version),
  qubits: Type.Optional(circuitFields.qubits),
  clbits: Type.Optional(circuitFields.clbits),
  operations: Type.Optional(Count("once definitions, loops and broadcasts are unrolled")),
});
export type ValidateReply = Static<typeof ValidateReply>;

export const EquivalenceReply = Type.Object({
  equivalent: Type.Union([Type.Boolean(), Type.Null()], {
    description: "up to a global phase; null where the circuits are too large to tell",
  }),
  proven: Type.Boolean({ description: "false where states were drawn and none told them apart" }),
  method: StringEnum(
    ["structure", "cancellation", "stabilizer", "unitary", "random-states", "none"],
    {
      description:
        "what decided; structure is that of registers and measurements, cancellation of gates that undo each other",
    },
  ),
  reason: Type.String(),
  global_phase: Type.Optional(
    Type.Number({ description: "radians: a is e^(i phase) times b; where it is known" }),
  ),
  distance: Type.Optional(
    Type.Number({
      minimum: 0,
      description: "norm of the largest difference of what a and e^(i phase) b make of a state",
    }),
  ),
  seed: Type.Integer({ minimum: 0 }),
});
export type EquivalenceReply = Static<typeof EquivalenceReply>;

export const ConvertReply = Type.Object({
  qasm: Type.String(),
  version: Version,
  basis: Type.Union([Type.String(), Type.Null()]),
});
export type ConvertReply = Static<typeof ConvertReply>;

export const AnalyzeReply = Type.Object({
  ...circuitFields,
  operations: Count("gates, measurements, resets, barriers and conditionals, once all is unrolled"),
  one_qubit_gates: Count("gates as written, by the qubits that they are on"),
  two_qubit_gates: Count("on two qubits"),
  multi_qubit_gates: Count("on more than two"),
  parameters: Count("angles that gates are given"),
  measurements: Count("of a qubit each"),
  resets: Count("of a qubit each"),
  conditionals: Count("`if` with and without `else`"),
  barriers: Count("which have no length"),
  mid_circuit_measurements: Type.Boolean({
    description: "whether a measurement cannot be put off to the end",
  }),
  clifford: Type.Boolean({ description: "whether the stabilizer engine takes all gates" }),
  non_clifford_gates: Count("that it does not take"),
  first_non_clifford: Type.Union([
    Type.Object({ name: Type.String(), line: Type.Integer(), column: Type.Integer() }),
    Type.Null(),
  ]),
  idle_qubits: Type.Array(Type.Integer({ minimum: 0 }), {
    description: "that nothing acts on, 1,000 at most",
  }),
  interaction_graph: Type.Object(
    {
      edges: Type.Array(Type.Array(Type.Integer({ minimum: 0 }), { minItems: 3, maxItems: 3 }), {
        description: "[qubit, other qubit, steps], the lower first",
      }),
      components: Count("groups of qubits without interactions between them; idle qubits aside"),
      max_degree: Count("most neighbours of a qubit"),
      uncounted_steps: Count("steps on three qubits and more that would bring 200,000 pairs"),
    },
    { description: "which qubits act on each other" },
  ),
  memory_bytes: Type.Record(
    Type.String(),
    Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
    {
      description: "by engine; null where it does not take the circuit",
    },
  ),
  engine: Type.Union([Type.String(), Type.Null()], {
    description: "that `auto` takes; null where none does",
  }),
  why: Type.String({ description: "why it does, or why none" }),
});
export type AnalyzeReply = Static<typeof AnalyzeReply>;
