import type { FlightProblem } from "../../src/engines/flight/problem/flight-problem.js";
import type { AirTrafficProblem } from "../../src/vertical-agents/atc-decision-support/air-traffic-problem.js";
import { solveAirTraffic } from "../../src/vertical-agents/atc-decision-support/solve/solve-air-traffic.js";
import { answerFlight } from "../../src/vertical-agents/flight-ops-routing/answer-flight.js";
import type { Solved, Work } from "../../src/vertical-agents/method.js";
import type { MissingField } from "../../src/vertical-agents/understanding.js";

/** What a tool answers for an agent, with what a host of MCP Apps hands to a view. */
export interface ToolAnswer {
  readonly content: readonly { readonly type: "text"; readonly text: string }[];
  readonly structuredContent: Readonly<Record<string, unknown>>;
}

const WORK: Work = { workflow: "plan", isOver: () => false, seed: 1, runSimulation: true };

/** An answer of an agent as its tool gives it, however long it is. */
export function toolAnswer(output: object, missing: readonly MissingField[] = []): ToolAnswer {
  const status = missing.length > 0 ? "needs_input" : "answered";
  const answer = {
    id: "ask_1",
    workflow: "plan",
    result_metadata: { status, missing, warnings: [] },
    output,
  };
  return { content: [{ type: "text", text: JSON.stringify(answer) }], structuredContent: answer };
}

/** The whole answer of flight-ops-routing to a problem. */
export function flightAnswer(problem: FlightProblem): ToolAnswer {
  return toolAnswer(outputOf(problem, answerFlight(problem, WORK)));
}

/** The whole answer of atc-decision-support to a problem. */
export function trafficAnswer(problem: AirTrafficProblem, work: Partial<Work> = {}): ToolAnswer {
  return toolAnswer(outputOf(problem, solveAirTraffic(problem, { ...WORK, ...work })));
}

function outputOf(problem: object, { summary, fields, checks, assumptions, simulation }: Solved) {
  return { summary, problem, ...fields, checks, assumptions, simulation };
}
