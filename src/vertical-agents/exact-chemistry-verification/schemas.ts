import { type TProperties, Type } from "@sinclair/typebox";
import {
  type Medium,
  QUANTITIES_MAX,
  TASKS_MAX,
  type TaskKind,
} from "../../engines/chemistry/problem/problem.js";
import { TASK_KINDS } from "./solve/task-kinds.js";

const conditions = {
  molarity_mol_l: Type.Optional(Type.Number({ description: "of a solution's volume" })),
  temperature_k: Type.Optional(Type.Number({ description: "of a gas's volume" })),
  pressure_kpa: Type.Optional(Type.Number({ description: "of that gas, too" })),
};

const Quantity = Type.Object({
  species: Type.Optional(
    Type.String({ description: "a formula of the equation, or an element; none for a dilution" }),
  ),
  value: Type.Number({ minimum: 1e-30, maximum: 1e30 }),
  unit: Type.String({
    description:
      "g mg kg ug t, mol mmol umol kmol, molecules atoms, L mL uL dm3 cm3 m3, mol/L mmol/L M mM uM, %, g/mol kg/mol",
  }),
  purity_percent: Type.Optional(
    Type.Number({ exclusiveMinimum: 0, maximum: 100, description: "of it that is the species" }),
  ),
  ...conditions,
  role: Type.Optional(
    Type.Unsafe<"stock" | "final">({
      type: "string",
      enum: ["stock", "final"],
      description: "which solution of a dilution",
    }),
  ),
});

const Claim = Type.Object({
  value: Type.Union([Type.Number(), Type.String()], {
    description: "a number, as text to keep its digits, a formula, or `balanced`",
  }),
  unit: Type.Optional(Type.String({ description: "g/mol, %, g, mol …" })),
  tolerance: Type.Optional(
    Type.Number({
      minimum: 0,
      description: "in the unit; half a unit of the last digit unless said",
    }),
  ),
  species: Type.Optional(
    Type.String({ description: "what of the equation or formula it is about" }),
  ),
});

const Asked = Type.Object(
  {
    species: Type.String(),
    unit: Type.Optional(Type.String({ examples: ["L", "mL", "kg", "molecules"] })),
    ...conditions,
  },
  { description: "a formula with the unit wanted; a volume needs its molarity or conditions" },
);

const Task = Type.Object({
  kind: Type.Unsafe<TaskKind>({ type: "string", enum: [...TASK_KINDS] }),
  equation: Type.Optional(Type.String({ examples: ["KMnO4 + HCl -> KCl + MnCl2 + H2O + Cl2"] })),
  formula: Type.Optional(Type.String({ examples: ["CuSO4·5H2O", "SO4^2-"] })),
  smiles: Type.Optional(Type.String({ examples: ["CC(=O)O"] })),
  quantities: Type.Optional(Type.Array(Quantity, { maxItems: QUANTITIES_MAX })),
  claim: Type.Optional(Claim),
  asked: Type.Optional(
    Type.Array(Type.Union([Type.String(), Asked]), {
      maxItems: QUANTITIES_MAX,
      description: "the species that the summary and the simulation tell; all products if none",
      examples: [["Cl2"]],
    }),
  ),
  yield_percent: Type.Optional(
    Type.Number({ exclusiveMinimum: 0, maximum: 100, description: "of each product" }),
  ),
  actual: Type.Optional(Quantity),
  medium: Type.Optional(
    Type.Unsafe<Medium>({
      type: "string",
      enum: ["acid", "base"],
      description: "of a balance: H2O, H+ or OH- and, for a half-reaction, e- may be added",
    }),
  ),
});

/** Each task is answered by itself: one that cannot be used stands among the answers as `refused`. */
export const Problem = Type.Object({
  tasks: Type.Array(Task, { minItems: 1, maxItems: TASKS_MAX }),
});

const nullableNumber = Type.Union([Type.Number(), Type.Null()]);
const taskIndex = Type.Integer({ description: "index in `problem.tasks`" });
const Severity = Type.Unsafe<"breaks" | "tight" | "note">({
  type: "string",
  enum: ["breaks", "tight", "note"],
});

/** The fields of the output that this agent has. */
export const fields: TProperties = {
  answers: Type.Array(Type.Object({ kind: Type.String() }, { additionalProperties: true }), {
    description:
      "one per task. balance: status, coefficients (beyond 2^53 as text), balanced_equation, conservation, minimal_reactions; claim: verdict, correct; stoichiometry: amounts, percent_yield; refused: code, path, message",
  }),
  ranking: Type.Array(
    Type.Object({
      rank: Type.Integer(),
      task: taskIndex,
      kind: Type.String(),
      outcome: Type.String({ description: "verdict or status of the answer" }),
      severity: Severity,
    }),
    { description: "the tasks, what is wrong first" },
  ),
  issues: Type.Array(
    Type.Object({
      rank: Type.Integer(),
      task: taskIndex,
      issue: Type.String(),
      severity: Severity,
      margin: { ...nullableNumber, description: "to the limit; negative beyond it" },
      unit: Type.Union([Type.String(), Type.Null()]),
    }),
  ),
  plan: Type.Object(
    {
      steps: Type.Array(
        Type.Object({
          step: Type.Integer(),
          task: taskIndex,
          action: Type.String(),
          text: Type.String(),
          values: Type.Array(
            Type.Object({
              name: Type.String(),
              value: Type.Union([Type.Number(), Type.String()]),
              unit: Type.Union([Type.String(), Type.Null()]),
            }),
          ),
        }),
      ),
      alternatives: Type.Array(
        Type.Object({
          task: taskIndex,
          medium: Type.String({ examples: ["acid"] }),
          added: Type.Array(Type.String()),
          balanced_equation: Type.String(),
        }),
      ),
    },
    { description: "the worked solutions, and how equations without a balance could be meant" },
  ),
};

export { exampleOutput } from "./example-output.js";
