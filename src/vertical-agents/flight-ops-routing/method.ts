import { FlightError } from "../../engines/flight/flight-error.js";
import type { FlightProblem } from "../../engines/flight/problem/flight-problem.js";
import type { AgentMethod } from "../method.js";
import type { MissingField } from "../understanding.js";
import { answerFlight } from "./answer-flight.js";
import { NOTICE } from "./notice.js";
import { missingInFlight, readFlight } from "./read/read-flight.js";

/** How flight-ops-routing reads and answers. */
export const method: AgentMethod<FlightProblem> = {
  read: readFlight,
  missingIn: missingOf,
  solve: answerFlight,
  faultOf(error) {
    if (!(error instanceof FlightError)) return undefined;
    const { code, path, message } = error;
    return { code: code === "too_large" ? code : "invalid", path, message };
  },
  notice: NOTICE,
};

/** What a problem has and nobody knows is no gap but a fault of it, which the solver tells of at its place. */
function missingOf(problem: object): MissingField[] {
  const fields = problem as Readonly<Record<string, unknown>>;
  const { type } = (fields.aircraft ?? {}) as { readonly type?: unknown };
  const isName = (value: unknown) => typeof value === "string" && value !== "";
  return missingInFlight(problem).filter(({ field }) =>
    field === "aircraft.tas_kt" ? !isName(type) : !isName(fields[field]),
  );
}
