import { describe, expect, it } from "vitest";
import { checkActions, checkPicture } from "./check-picture.js";
import { type Aircraft, AirTrafficRefused, type TrafficPicture } from "./traffic-picture.js";

const one = {
  id: "KLM1",
  x_nm: 0,
  y_nm: 0,
  alt_ft: 33_000,
  gs_kt: 450,
  track_deg: 90,
  vs_fpm: 0,
};
const other = { ...one, id: "EZY2", x_nm: 40 };
const with_ = (change: object): TrafficPicture => ({
  aircraft: [one, { ...other, ...change } as Aircraft],
});
const many = (count: number): TrafficPicture => ({
  aircraft: Array.from({ length: count }, (_, at) => ({ ...one, id: `A${at}`, x_nm: at })),
});
const turn = { kind: "heading", value: 90, unit: "deg", at_s: 0 } as const;

function refusalOf(work: () => void): { code: string; path: string; message: string } {
  try {
    work();
  } catch (error) {
    if (error instanceof AirTrafficRefused) return error;
    throw error;
  }
  throw new Error("it was not refused");
}

describe("checkPicture", () => {
  it.each([
    [
      "201 aircraft",
      many(201),
      "too_large",
      "/aircraft",
      "aircraft may be 200 at most; there are 201",
    ],
    ["none", { aircraft: [] }, "invalid", "/aircraft", "aircraft must name at least one"],
    [
      "an id twice",
      with_({ id: "KLM1" }),
      "invalid",
      "/aircraft/1/id",
      "aircraft must differ by id; two are KLM1",
    ],
    [
      "an empty id",
      with_({ id: "" }),
      "invalid",
      "/aircraft/1/id",
      "id must be a text of 1 to 64 characters",
    ],
    [
      "no place",
      with_({ x_nm: undefined }),
      "invalid",
      "/aircraft/1/x_nm",
      "x_nm must be a number from -5000 to 5000",
    ],
    [
      "two kinds of places",
      with_({ lat: 1, lon: 2 }),
      "invalid",
      "/aircraft/1",
      "positions must all be lat and lon, or all x_nm and y_nm",
    ],
    [
      "no number",
      with_({ gs_kt: Number.NaN }),
      "invalid",
      "/aircraft/1/gs_kt",
      "gs_kt must be a number from 0 to 3000",
    ],
    [
      "flying backwards",
      with_({ gs_kt: -1 }),
      "invalid",
      "/aircraft/1/gs_kt",
      "gs_kt must be a number from 0 to 3000",
    ],
    [
      "too deep",
      with_({ alt_ft: -2001 }),
      "invalid",
      "/aircraft/1/alt_ft",
      "alt_ft must be a number from -2000 to 150000",
    ],
    [
      "no track",
      with_({ track_deg: 361 }),
      "invalid",
      "/aircraft/1/track_deg",
      "track_deg must be a number from -360 to 360",
    ],
    [
      "a rocket",
      with_({ vs_fpm: 30_001 }),
      "invalid",
      "/aircraft/1/vs_fpm",
      "vs_fpm must be a number from -30000 to 30000",
    ],
    [
      "nine intents",
      with_({ intent: Array(9).fill(turn) }),
      "too_large",
      "/aircraft/1/intent",
      "intent may have 8 changes at most; there are 9",
    ],
    [
      "an intent of the wrong unit",
      with_({ intent: [{ ...turn, unit: "ft" }] }),
      "invalid",
      "/aircraft/1/intent/0/unit",
      "unit of a heading must be deg",
    ],
    [
      "no separation",
      { ...many(2), separation: { lateral_nm: 0, vertical_ft: 1000 } },
      "invalid",
      "/separation/lateral_nm",
      "lateral_nm must be a number from 0.01 to 100",
    ],
    [
      "no height",
      { ...many(2), separation: { lateral_nm: 5, vertical_ft: 0 } },
      "invalid",
      "/separation/vertical_ft",
      "vertical_ft must be a number from 1 to 20000",
    ],
    [
      "a long look-ahead",
      { ...many(2), lookahead_s: 7201 },
      "invalid",
      "/lookahead_s",
      "lookahead_s must be a number from 1 to 7200",
    ],
    [
      "a stranger in no_turn",
      { ...many(2), constraints: { no_turn: ["RYR2"] } },
      "invalid",
      "/constraints/no_turn/0",
      "no_turn names RYR2, which is not there",
    ],
    [
      "a stranger in no_change",
      { ...many(2), constraints: { no_change: ["RYR2"] } },
      "invalid",
      "/constraints/no_change/0",
      "no_change names RYR2, which is not there",
    ],
    [
      "no kind of change",
      { ...many(2), constraints: { only: [] } },
      "invalid",
      "/constraints/only",
      "only must name one or more of heading, level, speed",
    ],
    [
      "an unknown kind of change",
      { ...many(2), constraints: { only: ["level", "vertical_rate"] } },
      "invalid",
      "/constraints/only",
      "only must name one or more of heading, level, speed",
    ],
    [
      "a negative speed limit",
      { ...many(2), constraints: { max_gs_kt: -1 } },
      "invalid",
      "/constraints/max_gs_kt",
      "max_gs_kt must be a number from 0 to 3000",
    ],
    [
      "limits that cross",
      { ...many(2), constraints: { min_gs_kt: 300, max_gs_kt: 200 } },
      "invalid",
      "/constraints/min_gs_kt",
      "min_gs_kt must be at most max_gs_kt, which is 200",
    ],
  ] as const)("refuses %s", (_, picture, code, path, message) => {
    const refusal = refusalOf(() => checkPicture(picture as TrafficPicture));
    expect(refusal).toMatchObject({ code, path, message });
  });

  it("takes 200 aircraft, one below the sea, one that stands still and two in one place", () => {
    expect(() => checkPicture(many(200))).not.toThrow();
    expect(() => checkPicture(with_({ alt_ft: -2000, gs_kt: 0, x_nm: 0 }))).not.toThrow();
    expect(() => checkPicture({ ...many(2), lookahead_s: 7200 })).not.toThrow();
  });
});

describe("checkActions", () => {
  it.each([
    [
      { ...turn, aircraft: "RYR2" },
      "/actions/0/aircraft",
      "action 0 is of RYR2, which is not in aircraft",
    ],
    [
      { ...turn, aircraft: "KLM1", kind: "loop" },
      "/actions/0/kind",
      "kind must be one of heading, level, speed, vertical_rate",
    ],
    [
      { ...turn, aircraft: "KLM1", value: 400 },
      "/actions/0/value",
      "value must be a number from -360 to 360",
    ],
    [
      { ...turn, aircraft: "KLM1", at_s: -1 },
      "/actions/0/at_s",
      "at_s must be a number from 0 to 7200",
    ],
  ] as const)("refuses %j", (action, path, message) => {
    const refusal = refusalOf(() => checkActions([action as never], with_({})));
    expect(refusal).toMatchObject({ code: "invalid", path, message });
  });

  it("refuses more actions than all aircraft could intend", () => {
    const actions = Array(1601).fill({ ...turn, aircraft: "KLM1" });
    expect(refusalOf(() => checkActions(actions, with_({})))).toMatchObject({
      code: "too_large",
      path: "/actions",
      message: "actions may be 1600 at most; there are 1601",
    });
  });
});
