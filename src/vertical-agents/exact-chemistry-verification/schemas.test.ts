import AjvCompiler from "@fastify/ajv-compiler";
import { Type } from "@sinclair/typebox";
import { describe, expect, it } from "vitest";
import { exampleOutput, fields, Problem } from "./schemas.js";
import { solveProblem } from "./solve-problem.js";

const work = { workflow: "triage", seed: 1, runSimulation: false, isOver: () => false } as const;

/** Whether all that the first says stands in the second; of a list in any of its items. */
function isPart(part: unknown, whole: unknown): boolean {
  if (Array.isArray(part)) {
    return (
      Array.isArray(whole) &&
      part.every((one) => whole.some((other: unknown) => isPart(one, other)))
    );
  }
  if (typeof part !== "object" || part === null) return part === whole;
  if (typeof whole !== "object" || whole === null) return false;
  return Object.entries(part).every(([name, value]) =>
    isPart(value, (whole as Record<string, unknown>)[name]),
  );
}

function answered(problem: object) {
  const { summary, keyFigures, fields: found, checks, assumptions } = solveProblem(problem, work);
  return { summary, key_figures: keyFigures, problem, ...found, checks, assumptions };
}

describe("the schemas", () => {
  it("have an example that is answered so", () => {
    expect(isPart(exampleOutput, answered(exampleOutput.problem))).toBe(true);
    expect(isPart({ ...exampleOutput, summary: "" }, answered(exampleOutput.problem))).toBe(false);
  });

  it("describe the problem and the fields of an answer", () => {
    const build = AjvCompiler()({}, { customOptions: { coerceTypes: false } });
    const validate = build({ schema: Type.Object({ problem: Problem, ...fields }) } as never);
    const hard = { tasks: [{ kind: "balance", equation: "H2 + O2 -> CO2" }, { kind: "smiles" }] };
    expect([validate(exampleOutput), validate.errors]).toEqual([true, null]);
    expect([validate(answered(hard)), validate.errors]).toEqual([true, null]);
    expect(validate({ ...exampleOutput, ranking: [{ rank: 1 }] })).toBe(false);
  });
});
