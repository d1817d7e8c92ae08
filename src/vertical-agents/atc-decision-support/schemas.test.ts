import AjvCompiler from "@fastify/ajv-compiler";
import { Type } from "@sinclair/typebox";
import { describe, expect, it } from "vitest";
import { NOTICE } from "../../content/air-traffic-advice/air-traffic-advice.js";
import type { AirTrafficProblem } from "./air-traffic-problem.js";
import { exampleOutput, fields, Problem } from "./schemas.js";
import { solveAirTraffic } from "./solve/solve-air-traffic.js";

type Workflow = "triage" | "plan";

function answered(problem: object, workflow: Workflow = "triage") {
  const work = { workflow, seed: 1, runSimulation: workflow === "plan", isOver: () => false };
  const solved = solveAirTraffic(problem as AirTrafficProblem, work);
  const { summary, keyFigures, fields: found, checks, assumptions } = solved;
  const rest = { notice: NOTICE, problem, ...found, checks, assumptions };
  return { summary, key_figures: keyFigures, ...rest };
}

/** Whether all that the first says stands in the second; a list may be shortened. */
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

const { aircraft } = exampleOutput.problem;
const arrivals = aircraft.map(({ id, gs_kt }) => ({ id, gs_kt, distance_nm: 30 }));

describe("the schemas", () => {
  it("have an example that is answered so", () => {
    expect(isPart(exampleOutput, answered(exampleOutput.problem))).toBe(true);
    expect(isPart({ ...exampleOutput, summary: "" }, answered(exampleOutput.problem))).toBe(false);
  });

  it.each([
    ["detect", { aircraft }],
    ["resolve", { question: "resolve", aircraft }],
    ["bands", { question: "bands", aircraft, bands: { aircraft: "BAW7" } }],
    ["sequence", { aircraft: arrivals, fix: { in_trail_s: 90 } }],
  ])("describe the problem and the fields of an answer to %s", (_, problem) => {
    const build = AjvCompiler()({}, { customOptions: { coerceTypes: false } });
    const validate = build({ schema: Type.Object({ problem: Problem, ...fields }) } as never);
    for (const workflow of ["triage", "plan"] as const) {
      const answer = answered(problem, workflow);
      expect([validate(answer), validate.errors]).toEqual([true, null]);
    }
    expect(validate({ ...exampleOutput, ranking: [{ rank: 1 }] })).toBe(false);
  });
});
