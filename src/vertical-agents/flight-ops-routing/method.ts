import { FlightError } from "../../engines/flight/flight-error.js";
import type { FlightProblem } from "../../engines/flight/problem/flight-problem.js";
import type { AgentMethod } from "../method.js";
import { answerFlight } from "./answer-flight.js";
import { NOTICE } from "./notice.js";
import { missingInFlight, readFlight } from "./read/read-flight.js";

/** How flight-ops-routing reads and answers. */
export const method: AgentMethod<FlightProblem> = {
  read: readFlight,
  missingIn: missingInFlight,
  solve: answerFlight,
  faultOf(error) {
    if (!(error instanceof FlightError)) return undefined;
    const { code, path, message } = error;
    return { code: code === "too_large" ? code : "invalid", path, message };
  },
  notice: NOTICE,
};
