import type { TSchema } from "@sinclair/typebox";
import { TypeCompiler, type ValueError, ValueErrorType } from "@sinclair/typebox/compiler";
import { FlightError } from "../../../engines/flight/flight-error.js";
import type { FlightProblem } from "../../../engines/flight/problem/flight-problem.js";
import { Problem } from "../problem-schema.js";

const compiled = TypeCompiler.Compile(Problem);

/** The problem when it has the shape of one; throws a `FlightError` at the first place that has not. */
export function checkShape(problem: object): FlightProblem {
  if (!compiled.Check(problem)) {
    const error = compiled.Errors(problem).First() as ValueError;
    throw new FlightError(
      error.type === ValueErrorType.ArrayMaxItems ? "too_large" : "invalid",
      error.path,
      messageOf(error),
    );
  }
  if (problem.aircraft === undefined) {
    throw new FlightError(
      "invalid",
      "/aircraft",
      "aircraft is needed, with tas_kt or a known type",
    );
  }
  const sent = problem as FlightProblem;
  for (const [at, wind] of [sent.wind ?? []].flat().entries()) {
    if (!("tailwind_kt" in wind && ("kt" in wind || "from_deg" in wind))) continue;
    const path = Array.isArray(sent.wind) ? `/wind/${at}` : "/wind";
    throw new FlightError("invalid", path, "a wind is either {from_deg, kt} or {tailwind_kt}");
  }
  return sent;
}

function messageOf({ path, message, schema, type }: ValueError): string {
  const field = path.split("/").at(-1) || "the problem";
  const { description, maxItems } = schema as TSchema;
  if (type === ValueErrorType.ArrayMaxItems) return `${field} takes at most ${maxItems}`;
  if (type === ValueErrorType.Union) return `${field} must be ${description}`;
  return `${field}: ${message.charAt(0).toLowerCase()}${message.slice(1)}`;
}

/** Fields that are not known here, by their paths: what they say has no effect. */
export function unknownFields({ ...problem }: FlightProblem): string[] {
  const { Aircraft, ...known } = { ...Problem.properties, Aircraft: Problem.properties.aircraft };
  const named = (fields: object, of: object, prefix: string) =>
    Object.keys(fields)
      .filter((field) => !Object.hasOwn(of, field))
      .map((field) => `${prefix}${field}`.slice(0, 60));
  return [
    ...named(problem, known, ""),
    ...named(problem.aircraft, Aircraft.properties, "aircraft."),
    ...named(problem.fuel_rules ?? {}, Problem.properties.fuel_rules.properties, "fuel_rules."),
  ];
}
