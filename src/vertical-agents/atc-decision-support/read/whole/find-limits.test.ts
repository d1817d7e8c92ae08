import { describe, expect, it } from "vitest";
import { readAirTraffic } from "../read-air-traffic.js";

const LONG = "AFR12 0,0 nm FL300 450kt trk 090; BAW7 40,0 nm FL300 450kt trk 270";
const SHORT = "A1 0,0 FL300 450kt 090; A2 40,0 FL300 450kt 270.";

function limitsOf(prompt: string) {
  const { problem, missing, warnings } = readAirTraffic(prompt);
  const { constraints = {} } = problem as { constraints?: object };
  return { constraints, asked: missing.map(({ field }) => field), warnings };
}

describe("findNoTurn", () => {
  it.each([
    [`${LONG}. no turns allowed. resolve`, ["AFR12", "BAW7"]],
    [`${LONG}; without turning, resolve`, ["AFR12", "BAW7"]],
    [`${LONG}. neither may turn. resolve`, ["AFR12", "BAW7"]],
    [`${LONG}. resolve, keine Kurven`, ["AFR12", "BAW7"]],
    [`${LONG}. BAW7 may turn, AFR12 not. resolve`, ["AFR12"]],
    [`${LONG}. AFR12 can turn but BAW7 can't. resolve`, ["BAW7"]],
    [`${LONG}. AFR12, BAW7 must not turn. resolve`, ["AFR12", "BAW7"]],
    [`${LONG}. only BAW7 may turn. resolve`, ["AFR12"]],
    [`${LONG}. the first cannot turn. resolve`, ["AFR12"]],
    [`${LONG}. BAW7 is heavy and cannot turn. resolve`, ["BAW7"]],
    [`${LONG}. It must not turn. resolve`, ["BAW7"]],
    [`${SHORT} no turns for A1. resolve`, ["A1"]],
    [`${SHORT} A1 cannot turn. resolve`, ["A1"]],
    [`${SHORT} A1 must not turn. resolve`, ["A1"]],
    [`${SHORT} don't turn A1. resolve`, ["A1"]],
    [`${SHORT} A1 and A2 must not turn. resolve`, ["A1", "A2"]],
    [`${SHORT} resolve without turning`, ["A1", "A2"]],
    [
      "AFR12 0,0 nm FL300 450kt trk 090, no turns; BAW7 40,0 nm FL300 450kt trk 270. resolve",
      ["AFR12"],
    ],
    [
      "AFR12 0,0 nm FL300 450kt trk 090\nBAW7 40,0 nm FL300 450kt trk 270, no turn\nresolve",
      ["BAW7"],
    ],
    [`${SHORT} A1 mustn't be vectored because it is on the ILS. resolve`, ["A1"]],
    [`${SHORT} A1 is not to be turned. resolve`, ["A1"]],
    [`${SHORT} turning is not an option for A1. resolve`, ["A1"]],
    [`${SHORT} Don't touch the heading of A1. resolve`, ["A1"]],
    [`${SHORT} turns only for A2. resolve`, ["A1"]],
    [`${SHORT} you may turn A2 only. resolve`, ["A1"]],
    [`${SHORT} A1 no turns, A2 neither. resolve`, ["A1", "A2"]],
    [`A1 and A2 may not be turned: ${SHORT} resolve`, ["A1", "A2"]],
    [`${SHORT} keep A1 and A2 on their heading. resolve`, ["A1", "A2"]],
    [`Ownship ${LONG}. Ownship can't turn. resolve`, ["AFR12"]],
  ])("of %j", (prompt, no_turn) => {
    expect(limitsOf(prompt)).toMatchObject({ constraints: { no_turn }, asked: [] });
  });

  it.each([
    `${LONG} no turns allowed, resolve`,
    `${LONG}, no turns. resolve`,
    `${SHORT} the heavy can't turn. resolve`,
  ])("asks whose limit it is in %j", (prompt) => {
    const { constraints, asked } = limitsOf(prompt);
    expect(constraints).toEqual({});
    expect(asked).toEqual(["constraints.no_turn"]);
  });

  it("says that a limit of one side is kept for both", () => {
    const { constraints, warnings } = limitsOf(`${SHORT} A1 cannot turn left. resolve`);
    expect(constraints).toEqual({ no_turn: ["A1"] });
    expect(warnings).toEqual(['"cannot turn left" is read as no turn at all.']);
  });
});

describe("findLimits", () => {
  it.each([
    [`${SHORT} level changes only please. resolve`, { only: ["level"] }, "level changes only"],
    [`${SHORT} only climb or descend. resolve`, { only: ["level"] }, "only climb or descend"],
    [`${SHORT} resolve with headings and speeds only`, { only: ["heading", "speed"] }, "headings"],
    [`${SHORT} no speed changes. resolve`, { only: ["heading", "level"] }, "no speed changes"],
    [`${SHORT} do not move A2. resolve`, { no_change: ["A2"] }, "do not move A2"],
    [`${SHORT} leave A2 alone. resolve`, { no_change: ["A2"] }, "leave A2 alone"],
    [`${SHORT} A2 must not be touched. resolve`, { no_change: ["A2"] }, "A2 must not be touched"],
    [`${SHORT} A1 may only climb. resolve`, { no_turn: ["A1"] }, "A1 may only climb"],
  ])("of %j", (prompt, constraints, quoted) => {
    const found = limitsOf(prompt);
    expect(found.constraints).toEqual(constraints);
    expect(found.asked).toEqual([]);
    expect(found.warnings.join()).toContain(quoted);
  });

  it("knows who is meant by `it`", () => {
    const { constraints, warnings } = limitsOf(`${SHORT} A2 is emergency, do not move it. resolve`);
    expect(constraints).toEqual({ no_change: ["A2"] });
    expect(warnings.join()).toContain("A2 is emergency");
  });

  it("quotes what no field holds", () => {
    const { warnings } = limitsOf(`${SHORT} Keep clear of the restricted area. resolve`);
    expect(warnings).toEqual([
      '"Keep clear of the restricted area" is not used: no field of the problem holds it.',
    ]);
  });

  it.each([
    `${LONG}. AFR12 is not climbing. resolve`,
    `${LONG}. conflict?`,
    `${LONG}. no change since the last picture. resolve`,
    `${LONG}. Does AFR12 have to climb? resolve`,
  ])("finds none in %j", (prompt) => {
    expect(limitsOf(prompt)).toEqual({ constraints: {}, asked: [], warnings: [] });
  });
});
