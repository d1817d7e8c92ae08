import { describe, expect, it } from "vitest";
import { detectConflicts } from "../../../engines/air-traffic/detection/detect-conflicts.js";
import type { Aircraft } from "../../../engines/air-traffic/picture/traffic-picture.js";
import { ISSUES_MAX, issuesOf } from "./issues-of.js";

const one = (id: string, change: Partial<Aircraft> = {}): Aircraft =>
  ({
    id,
    x_nm: 0,
    y_nm: 0,
    alt_ft: 35_000,
    gs_kt: 450,
    track_deg: 90,
    vs_fpm: 0,
    ...change,
  }) as Aircraft;
const towards = (id: string, change: object = {}) =>
  one(id, { x_nm: 60, track_deg: 270, ...change } as Partial<Aircraft>);

function issuesIn(...aircraft: Aircraft[]) {
  const separation = { lateral_nm: 5, vertical_ft: 1000 };
  const picture = { aircraft, separation, lookahead_s: 1200 };
  return issuesOf(picture, detectConflicts(picture).conflicts, []);
}

describe("issuesOf", () => {
  it("ranks losses by their time, then what passes close", () => {
    // Above them both at FL310 fly two that pass at 6 nm.
    const high = { alt_ft: 31_000 };
    const { issues } = issuesIn(
      one("A"),
      towards("B", { x_nm: 90 }),
      towards("C", { x_nm: 60, y_nm: 4 }),
      one("D", high),
      towards("E", { y_nm: 6, ...high }),
    );
    expect(
      issues.map(({ rank, severity, margin, unit }) => [rank, severity, margin, unit]),
    ).toEqual([
      // 900 kt are 0.25 nm a second; C has 3 nm of its 5 nm ahead of it: (60 - 3) / 0.25.
      [1, "breaks", expect.closeTo(228, 6), "s"],
      [2, "breaks", expect.closeTo(340, 6), "s"],
      [3, "tight", expect.closeTo(1, 6), "nm"],
    ]);
  });

  it.each([
    ["neighbouring levels are a note", one("A"), towards("B", { alt_ft: 36_000 }), "note", 0, "ft"],
    [
      "a climb that crosses close above is tight",
      one("A"),
      towards("B", { alt_ft: 34_200, vs_fpm: 500 }),
      "tight",
      200,
      "ft",
    ],
    [
      "what comes close after the look-ahead is a note",
      one("A", { gs_kt: 100 }),
      one("B", { x_nm: 30, gs_kt: 50 }),
      "note",
      30 / (50 / 3600) - 1200,
      "s",
    ],
    [
      "a descent into the ground is a note",
      one("A", { alt_ft: 3000, vs_fpm: -500 }),
      one("B", { y_nm: 90 }),
      "note",
      360,
      "s",
    ],
    [
      "a climb without an end is a note",
      one("A", { vs_fpm: 1000 }),
      one("B", { y_nm: 90 }),
      "note",
      600,
      "s",
    ],
  ] as const)("%s", (_, first, second, severity, margin, unit) => {
    const { issues } = issuesIn(first, second);
    expect(issues).toHaveLength(1);
    expect(issues[0]).toMatchObject({ severity, unit, margin: expect.closeTo(margin, 6) });
  });

  it("says nothing of what is far, and of a climb that has an end", () => {
    const intent = [{ kind: "level", value: 39_000, unit: "ft", at_s: 0 }] as const;
    expect(
      issuesIn(one("A", { vs_fpm: 1000, intent }), one("B", { y_nm: 90 } as object)).issues,
    ).toEqual([]);
  });

  it("counts what it leaves out", () => {
    const many = Array.from({ length: 9 }, (_, at) => one(`A${at}`));
    const { issues, leftOut } = issuesIn(...many);
    expect([issues.length, leftOut]).toEqual([ISSUES_MAX, 36 - ISSUES_MAX]);
  });
});
