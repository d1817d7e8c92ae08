import { describe, expect, it } from "vitest";
import { NOTICE } from "../../content/air-traffic-advice/air-traffic-advice.js";
import type { Ask } from "../ask.js";
import { answer } from "./answer.js";
import { agent } from "./index.js";

function ask(prompt: string, change: Partial<Ask> = {}) {
  const outcome = answer({
    body: { prompt },
    problemJson: undefined,
    modelProblem: undefined,
    workflow: "triage",
    seed: 1,
    solveMs: 4000,
    runSimulation: false,
    ...change,
  });
  if ("refused" in outcome) return { refused: outcome.refused };
  const output = JSON.parse(new TextDecoder().decode(outcome.output));
  return { status: outcome.facts.status, output };
}

const picture = {
  aircraft: [
    { id: "A", x_nm: 0, y_nm: 0, alt_ft: 35_000, gs_kt: 450, track_deg: 90 },
    { id: "B", x_nm: 60, y_nm: 0, alt_ft: 35_000, gs_kt: 450, track_deg: 270 },
  ],
};
const sent = (problem: object) => ask("solve", { problemJson: JSON.stringify(problem) });

describe("the agent", () => {
  it("answers its own example with a clear plan", () => {
    const { status, output } = ask(agent.example.prompt, { workflow: "plan" });
    expect([status, output.notice, output.plan.status]).toEqual(["answered", NOTICE, "clear"]);
  });

  it.each([
    [
      "AFR12 FL350 000/450kt at 0,0; BAW7 FL350 hdg 270 420 kt at 40 E 38 N nm. conflict?",
      /^Conflict: AFR12 and BAW7 lose separation/,
    ],
    [
      "4 a/c inbound same fix: KLM1 32nm 250kt, EZY2 35nm 240, TRA3 36nm 260, BEE4 41 nm 220; need 3nm in trail/ 90s, order & speeds?",
      /^Order over the fix: KLM1 at 461 s/,
    ],
    [
      "DLH4 climbing 290->370 1800fpm 46.5N 8.2E trk 120 430kt, UAE9 FL330 46.1N 9.0E trk 300 470kt. advise least-cost fix, RYR2 blocked from turning",
      /Not in the picture and not covered: RYR2/,
    ],
  ])("answers %s", (prompt, summary) => {
    const { status, output } = ask(prompt);
    expect(status).toBe("answered");
    expect(output.summary).toMatch(summary);
  });

  it("asks in its summary only some of many questions, and all of them beside it", () => {
    const aircraft = Array.from({ length: 60 }, (_, at) => ({ id: `A${at}` }));
    const { status, output } = sent({ question: "resolve", aircraft });
    expect(status).toBe("needs_input");
    expect(output.summary.length).toBeLessThan(600);
    expect(output.summary).toMatch(/More is needed, which missing lists\.$/);
  });

  it("answers a picture without a question, and points into a problem that is wrong", () => {
    expect(sent(picture).output.conflicts[0]).toMatchObject({ t_los_in_s: 220, t_cpa_s: 240 });
    const wrong = { aircraft: [picture.aircraft[0], { ...picture.aircraft[1], gs_kt: "450" }] };
    expect(sent(wrong).refused).toEqual({
      path: "/problem/aircraft/1/gs_kt",
      message: "gs_kt must be a number from 0 to 3000",
    });
  });
});
