import {
  AIRCRAFT_MAX,
  AirTrafficRefused,
  INTENTS_MAX,
} from "../../../engines/air-traffic/picture/traffic-picture.js";
import { type AirTrafficProblem, QUESTIONS } from "../air-traffic-problem.js";

type Fields = Readonly<Record<string, unknown>>;

/**
 * The problem, if its lists are lists, its objects objects and its names texts; what its numbers may be, the engine
 * checks. Throws `AirTrafficRefused` for what is not, and for more aircraft or intent than the engine takes.
 */
export function checkShape(problem: unknown): AirTrafficProblem {
  const fields = requireFields("", problem);
  const aircraft = requireList("/aircraft", fields.aircraft, AIRCRAFT_MAX);
  for (const [at, one] of aircraft.entries()) checkAircraft(`/aircraft/${at}`, one);
  const { question, separation, constraints, fix, bands } = fields;
  if (question !== undefined && !QUESTIONS.some((known) => known === question)) {
    refuse("/question", `question must be one of ${QUESTIONS.join(", ")}`);
  }
  if (separation !== undefined) requireFields("/separation", separation);
  if (constraints !== undefined) checkConstraints(constraints);
  if (fix !== undefined) requireFields("/fix", fix);
  if (bands !== undefined) {
    requireText("/bands/aircraft", requireFields("/bands", bands).aircraft);
  }
  return fields as unknown as AirTrafficProblem;
}

function checkAircraft(path: string, aircraft: unknown): void {
  const { id, intent } = requireFields(path, aircraft);
  requireText(`${path}/id`, id);
  if (intent === undefined) return;
  for (const [at, change] of requireList(`${path}/intent`, intent, INTENTS_MAX).entries()) {
    const { kind, unit } = requireFields(`${path}/intent/${at}`, change);
    requireText(`${path}/intent/${at}/kind`, kind);
    requireText(`${path}/intent/${at}/unit`, unit);
  }
}

function checkConstraints(constraints: unknown): void {
  const fields = requireFields("/constraints", constraints);
  for (const name of ["no_turn", "no_change", "only"]) {
    const path = `/constraints/${name}`;
    const list = fields[name] === undefined ? [] : requireList(path, fields[name], AIRCRAFT_MAX);
    for (const [at, text] of list.entries()) requireText(`${path}/${at}`, text);
  }
}

function requireFields(path: string, value: unknown): Fields {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value as Fields;
  return refuse(path, `${nameOf(path)} must be an object`);
}

function requireList(path: string, value: unknown, most: number): readonly unknown[] {
  if (!Array.isArray(value)) return refuse(path, `${nameOf(path)} must be a list`);
  if (value.length <= most) return value;
  const message = `${nameOf(path)} may be ${most} at most; there are ${value.length}`;
  throw new AirTrafficRefused("too_large", path, message);
}

function requireText(path: string, value: unknown): void {
  if (typeof value !== "string") refuse(path, `${nameOf(path)} must be a text`);
}

/** `/aircraft/0` is called aircraft, as `/aircraft` is. */
function nameOf(path: string): string {
  const steps = path.split("/").filter((step) => step !== "" && !/^\d+$/.test(step));
  return steps.at(-1) ?? "problem";
}

function refuse(path: string, message: string): never {
  throw new AirTrafficRefused("invalid", path, message);
}
