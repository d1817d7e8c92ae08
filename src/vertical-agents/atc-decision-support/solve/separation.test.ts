import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type {
  Action,
  Aircraft,
  Constraints,
  TrafficPicture,
} from "../../../engines/air-traffic/picture/traffic-picture.js";
import { RESPONSES } from "../../../engines/air-traffic/resolution/responses.js";
import { flyPicture } from "../../../engines/air-traffic/verification/fly-picture.js";
import { seededRandom } from "../../../engines/math/seeded-random/seeded-random.js";
import type { Work } from "../../method.js";
import type { AirTrafficProblem } from "../air-traffic-problem.js";
import type { TrafficPlan } from "../plan/plan-of.js";
import { solveAirTraffic } from "./solve-air-traffic.js";

/** Those that plans are tried with, and two beside and between them. */
const responses = [
  ...Object.values(RESPONSES),
  { turn_deg_s: 1.7, acceleration_kt_s: 0.6, level_fpm: 1200 },
  { turn_deg_s: 1.96, acceleration_kt_s: 0.86, level_fpm: 1946 },
  { turn_deg_s: 2, acceleration_kt_s: 0.7, level_fpm: 1800 },
  { turn_deg_s: Number.POSITIVE_INFINITY, acceleration_kt_s: 2, level_fpm: 2000 },
];

/** Two to seven aircraft that come together from all sides, in a plane or on the Earth, some with a level to stop at. */
function randomPicture(seed: number): TrafficPicture & { aircraft: readonly Aircraft[] } {
  const random = seededRandom(`traffic ${seed}`);
  const isLevel = random.next() < 0.5;
  const isOnEarth = random.next() < 0.3;
  const aircraft = Array.from({ length: 2 + random.below(6) }, (_, at): Aircraft => {
    const [from, range] = [random.below(360), 15 + random.below(45)];
    const x = range * Math.sin((from * Math.PI) / 180);
    const y = range * Math.cos((from * Math.PI) / 180);
    const vs_fpm = random.next() < 0.6 ? 0 : random.below(4000) - 2000;
    const place = isOnEarth ? { lat: 50 + y / 60, lon: 8 + x / 40 } : { x_nm: x, y_nm: y };
    const level = 31_000 + 1000 * random.below(3);
    return {
      id: `A${at}`,
      ...place,
      alt_ft: isLevel ? 30_000 + 1000 * random.below(2) : 30_000 + random.below(3000),
      gs_kt: 250 + random.below(260),
      track_deg: (from + 150 + random.below(60)) % 360,
      vs_fpm,
      ...(vs_fpm !== 0 && random.next() < 0.5
        ? { intent: [{ kind: "level", value: level, unit: "ft", at_s: random.next() * 30 }] }
        : {}),
    };
  });
  const kinds = [undefined, ["level"], ["heading", "speed"], ["heading"]] as const;
  const only = kinds[seed % 4];
  const constraints: Constraints = {
    ...(only === undefined ? {} : { only }),
    ...(seed % 5 === 0 ? { no_change: ["A1"] } : {}),
  };
  return { aircraft, constraints };
}

/** The clock is looked at so often before the time is up. */
function workOf(seed: number, workflow: Work["workflow"]): Work {
  let left = [0, 5, 40, 200, 2000][seed % 5] as number;
  const isOver = () => {
    left -= 1;
    return left < 0;
  };
  return { workflow, seed, runSimulation: false, isOver };
}

interface Ranked {
  readonly clear: boolean;
  readonly actions: readonly Action[];
}

const lossesOf = (picture: TrafficPicture, actions: readonly Action[]) =>
  responses.flatMap((response) => flyPicture(picture, actions, response).losses);

describe("random traffic", () => {
  const seeds = fc.integer({ min: 0, max: 1e9 });

  it("never loses separation by a plan that is called clear, however little time there was", () => {
    let clear = 0;
    fc.assert(
      fc.property(seeds, fc.constantFrom("triage", "plan"), (seed, workflow) => {
        const picture = randomPicture(seed);
        const question = (["resolve", "detect", "bands"] as const)[seed % 3] ?? "resolve";
        const problem = { ...picture, question, bands: { aircraft: "A0" } } as AirTrafficProblem;
        const { fields, checks } = solveAirTraffic(problem, workOf(seed, workflow));
        const { ranking = [] } = fields as { readonly ranking?: readonly Ranked[] };
        const plan = fields.plan as TrafficPlan | undefined;
        for (const { actions } of ranking.filter((one) => one.clear)) {
          clear += 1;
          const { no_change = [], only } = picture.constraints ?? {};
          expect(actions.filter(({ aircraft }) => no_change.includes(aircraft))).toEqual([]);
          if (only) expect(actions.filter(({ kind }) => !only.includes(kind as never))).toEqual([]);
          expect(lossesOf(picture, actions)).toEqual([]);
        }
        if (plan?.status === "clear") expect(lossesOf(picture, plan.actions)).toEqual([]);
        const isConfirmed = checks.every(({ ok }) => ok);
        if (plan?.status === "no_action" && question !== "bands" && isConfirmed) {
          const flown = Object.values(RESPONSES).map((one) => flyPicture(picture, [], one));
          expect(flown.flatMap(({ losses }) => losses)).toEqual([]);
        }
        if (plan?.status === "clear_of_own") {
          const own = lossesOf(picture, plan.actions).filter(({ pair }) => pair.includes("A0"));
          expect(own).toEqual([]);
        }
        if (plan?.status === "clear") expect(checks.filter(({ ok }) => !ok)).toEqual([]);
      }),
      { numRuns: 400, seed: 5 },
    );
    expect(clear).toBeGreaterThan(200);
  });

  it("has its conflicts confirmed by a flight", () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const picture = randomPicture(seed);
        const { checks } = solveAirTraffic(picture as AirTrafficProblem, workOf(0, "triage"));
        const detection = checks.filter(({ name }) => /flown/.test(name));
        expect(detection.map(({ value }) => value)).toEqual([0, 0]);
      }),
      { numRuns: 400, seed: 6 },
    );
  });
});
