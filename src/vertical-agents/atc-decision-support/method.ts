import { NOTICE } from "../../content/air-traffic-advice/air-traffic-advice.js";
import { AirTrafficRefused } from "../../engines/air-traffic/picture/traffic-picture.js";
import type { AgentMethod, ProblemFault } from "../method.js";
import type { AirTrafficProblem } from "./air-traffic-problem.js";
import { missingInAirTraffic, readAirTraffic } from "./read/read-air-traffic.js";
import { solveAirTraffic } from "./solve/solve-air-traffic.js";

/** Reads questions about traffic in a simulator, and answers them with the engine of air traffic. */
export const method: AgentMethod<AirTrafficProblem> = {
  read: readAirTraffic,
  missingIn: missingInAirTraffic,
  solve: solveAirTraffic,
  faultOf,
  notice: NOTICE,
};

function faultOf(error: unknown): ProblemFault | undefined {
  if (!(error instanceof AirTrafficRefused)) return undefined;
  const { code, path, message } = error;
  return { code, path, message };
}
