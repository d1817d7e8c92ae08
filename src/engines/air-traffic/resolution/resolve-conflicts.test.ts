import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { seededRandom } from "../../math/seeded-random/seeded-random.js";
import { firstLoss } from "../motion/encounter.js";
import { type Response, trajectory } from "../motion/trajectory.js";
import type { PlaneAircraft } from "../picture/local-plane.js";
import type { Action, Aircraft, Constraints, TrafficPicture } from "../picture/traffic-picture.js";
import { flyPicture } from "../verification/fly-picture.js";
import { verifyPlan } from "../verification/verify-plan.js";
import published from "./bluesky-scenarios.fixture.json" with { type: "json" };
import { resolveConflicts } from "./resolve-conflicts.js";
import { RESPONSES } from "./responses.js";

const resolve = (picture: TrafficPicture) => resolveConflicts(picture, { isOver: () => false });
const headOn: readonly Aircraft[] = [
  { id: "AFR12", x_nm: 0, y_nm: 0, alt_ft: 35_000, gs_kt: 450, track_deg: 90, vs_fpm: 0 },
  { id: "BAW7", x_nm: 60, y_nm: 1, alt_ft: 35_000, gs_kt: 420, track_deg: 270, vs_fpm: 0 },
];
const kindsOf = (picture: TrafficPicture) =>
  resolve(picture).ranking.flatMap(({ actions }) =>
    actions.map(({ aircraft, kind }) => `${aircraft} ${kind}`),
  );

/** Two to seven aircraft near one another, at levels or between them. */
function randomPicture(seed: number): TrafficPicture {
  const random = seededRandom(`picture ${seed}`);
  const isLevel = random.next() < 0.5;
  const aircraft = Array.from({ length: 2 + random.below(6) }, (_, at) => ({
    id: `A${at}`,
    x_nm: random.below(60) - 30,
    y_nm: random.below(60) - 30,
    alt_ft: isLevel ? 30_000 + 1000 * random.below(3) : 30_000 + random.below(3000),
    gs_kt: 250 + random.below(260),
    track_deg: random.below(360),
    vs_fpm: random.next() < 0.6 ? 0 : random.below(4000) - 2000,
  }));
  return { aircraft };
}

function constraintsFor(seed: number): Constraints {
  const kinds = [undefined, ["level"], ["heading", "speed"], ["heading"]] as const;
  const only = kinds[seed % 4];
  return {
    ...(only === undefined ? {} : { only }),
    ...(seed % 3 === 0 ? { no_change: ["A0"] } : {}),
  };
}

/** The pairs that are lost at a second from then on: those that are not, if the picture began there. */
function lossesFrom(
  from_s: number,
  aircraft: readonly Aircraft[],
  actions: readonly Action[],
  response: Response,
): number[] {
  const [one, other] = aircraft.map((each) =>
    trajectory(
      { intent: [], turned_deg: 0, x_nm: 0, y_nm: 0, ...each } as PlaneAircraft,
      actions.filter((action) => action.aircraft === each.id),
      response,
    ),
  );
  const loss_s = firstLoss(one!, other!, { lateral_nm: 5, vertical_ft: 1000 }, [from_s, 1200]);
  return Number.isFinite(loss_s) ? [loss_s] : [];
}

describe("resolveConflicts", () => {
  it("says that there is nothing to resolve", () => {
    const apart = headOn.map((one, at) => ({ ...one, alt_ft: 35_000 + 1000 * at }));
    expect(resolve({ aircraft: apart })).toMatchObject({ status: "no_conflict", ranking: [] });
  });

  it("ranks clear plans by what they cost, with how late they may begin", () => {
    const { status, ranking, conflicts } = resolve({ aircraft: headOn });
    expect(status).toBe("resolved");
    expect(conflicts).toHaveLength(1);
    expect(ranking.map(({ rank }) => rank)).toEqual(ranking.map((_, at) => at + 1));
    const costs = ranking.map(({ cost }) => cost);
    expect(costs).toEqual([...costs].sort((one, other) => one - other));
    for (const plan of ranking) {
      expect(plan.clear).toBe(true);
      expect(plan.margin_nm).toBeCloseTo(plan.min_separation_nm! - 5, 9);
      expect(plan.latest_start_s).toBeLessThan(conflicts[0]!.t_los_in_s!);
    }
    expect(Math.max(...ranking.map((plan) => plan.latest_start_s!))).toBeGreaterThan(60);
  });

  it("is clear when it begins as late as it says, and not 10 s later", () => {
    const { ranking } = resolve({ aircraft: headOn });
    for (const { actions, latest_start_s } of ranking) {
      const lossesAt = (at_s: number) =>
        Object.values(RESPONSES).flatMap(
          (response) =>
            flyPicture(
              { aircraft: headOn },
              actions.map((action) => ({ ...action, at_s })),
              response,
            ).losses,
        );
      expect(lossesAt(latest_start_s!)).toEqual([]);
      // The buffer is 0.1 nm, which a closing pair is through in a second.
      expect(lossesAt(latest_start_s! + 20).length).toBeGreaterThan(0);
    }
  });

  it("turns nobody who must not, and keeps to the speeds that are allowed", () => {
    const constraints = { no_turn: ["BAW7"], min_gs_kt: 440, max_gs_kt: 460 };
    const kinds = kindsOf({ aircraft: headOn, constraints });
    expect(kinds).toContain("AFR12 heading");
    expect(kinds).not.toContain("BAW7 heading");
    for (const { actions } of resolve({ aircraft: headOn, constraints }).ranking) {
      const checks = verifyPlan({ aircraft: headOn, constraints }, actions, RESPONSES);
      expect(checks.filter(({ ok }) => !ok)).toEqual([]);
    }
  });

  it("finds the turns of two that a few changes of each do not have", () => {
    // Found by a flight in other hands: turns of 20 and 60 degrees keep 5.19 nm, 5.05 nm in the slow response.
    const aircraft: readonly Aircraft[] = [
      { id: "R0", x_nm: -6.3, y_nm: 39.3, alt_ft: 33_000, gs_kt: 406, track_deg: 161, vs_fpm: 0 },
      { id: "R1", x_nm: -1, y_nm: 40, alt_ft: 33_000, gs_kt: 385, track_deg: 193, vs_fpm: 0 },
    ];
    const { status, ranking } = resolve({ aircraft });
    expect(status).toBe("resolved");
    expect(ranking[0]!.actions.map(({ kind }) => kind)).toEqual(["heading", "heading"]);
    const checks = verifyPlan({ aircraft }, ranking[0]!.actions, RESPONSES);
    expect(checks.filter(({ ok }) => !ok)).toEqual([]);
  });

  it("finds them also where others are in conflict beside the two", () => {
    const one = (id: string, x_nm: number, y_nm: number, gs_kt: number, track_deg: number) => {
      return { id, x_nm, y_nm, alt_ft: 33_000, gs_kt, track_deg, vs_fpm: 0 };
    };
    const low = { alt_ft: 34_000 };
    const aircraft = [
      one("R0", -6.3, 39.3, 406, 161),
      one("R1", -1, 40, 385, 193),
      { ...one("R2", 30.6, 7.2, 417, 253), ...low },
      one("R3", 13.6, 27, 381, 209),
      { ...one("R4", 26.2, -25.2, 453, 302), ...low },
      { ...one("R5", 26.7, -30.7, 409, 328), ...low },
    ];
    const { status, ranking, conflicts } = resolve({ aircraft });
    expect([status, conflicts.length]).toEqual(["resolved", 3]);
    const checks = verifyPlan({ aircraft }, ranking[0]!.actions, RESPONSES);
    expect(checks.filter(({ ok }) => !ok)).toEqual([]);
  });

  it("finds the turn between coarse ones, and no change that is not needed beside it", () => {
    const aircraft: readonly Aircraft[] = [
      { id: "A1", x_nm: 0, y_nm: 0, alt_ft: 33_000, gs_kt: 450, track_deg: 90, vs_fpm: 0 },
      { id: "A2", x_nm: 40, y_nm: 5, alt_ft: 33_000, gs_kt: 430, track_deg: 270, vs_fpm: 0 },
      { id: "A3", x_nm: 20, y_nm: -25, alt_ft: 33_000, gs_kt: 440, track_deg: 10, vs_fpm: 0 },
    ];
    const plans = resolve({ aircraft }).ranking;
    const single = plans.find(({ actions: [one], clear }) => clear && one?.value === 115);
    expect(single?.actions).toMatchObject([{ aircraft: "A1", kind: "heading", value: 115 }]);
    for (const { actions } of plans.filter((plan) => plan.actions.length === 2)) {
      for (const [at] of actions.entries()) {
        const alone = actions.filter((_, place) => place !== at);
        const losses = Object.values(RESPONSES).flatMap(
          (response) => flyPicture({ aircraft }, alone, response).losses,
        );
        expect(losses.length).toBeGreaterThan(0);
      }
    }
  });

  it("tells only what it may, to whom it may", () => {
    const only = kindsOf({ aircraft: headOn, constraints: { only: ["level"] } });
    expect(new Set(only)).toEqual(new Set(["AFR12 level", "BAW7 level"]));
    const one = kindsOf({ aircraft: headOn, constraints: { no_change: ["BAW7"] } });
    expect(one.length).toBeGreaterThan(0);
    expect(one.filter((kind) => kind.startsWith("BAW7"))).toEqual([]);
    const constraints = { no_change: ["AFR12", "BAW7"] };
    const { status, ranking } = resolve({ aircraft: headOn, constraints });
    expect([status, ranking.map(({ actions }) => actions)]).toEqual(["infeasible", [[]]]);
  });

  it("ranks what keeps more distance first where nothing is clear", () => {
    // 7 nm apart at 900 kt towards each other: 8 s to the loss.
    const close = [headOn[0]!, { ...headOn[1]!, x_nm: 7, y_nm: 0 }];
    const { status, ranking } = resolve({ aircraft: close });
    expect(status).toBe("infeasible");
    const kept = ranking.map(({ min_separation_nm }) => min_separation_nm!);
    expect(kept).toEqual([...kept].sort((one, other) => other - one));
    expect(ranking[0]!.actions.length).toBeGreaterThan(0);
    const idle = flyPicture({ aircraft: close }, [], RESPONSES.usual).min_separation_nm!;
    expect(kept[0]).toBeGreaterThan(idle);
  });

  it("tries two changes of one aircraft where it is to be thorough", () => {
    // 2.4 nm at 150 kt take 58 s, a climb of 1,000 ft in the slow response 60 s: it has to slow down as well.
    const ahead = { ...headOn[0]!, id: "BAW7", gs_kt: 300 };
    const aircraft = [{ ...headOn[0]!, x_nm: -7.4 }, ahead];
    const constraints: Constraints = { no_change: ["BAW7"], only: ["level", "speed"] };
    const options = { isOver: () => false };
    const quick = resolveConflicts({ aircraft, constraints }, options);
    const thorough = resolveConflicts({ aircraft, constraints }, { ...options, isThorough: true });
    expect([quick.status, thorough.status]).toEqual(["infeasible", "resolved"]);
    for (const { actions } of thorough.ranking.filter(({ clear }) => clear)) {
      const checks = verifyPlan({ aircraft, constraints }, actions, RESPONSES);
      expect(checks.filter(({ ok }) => !ok)).toEqual([]);
    }
  });

  it("ends its search before the time is up, where it is told to", () => {
    const options = { isOver: () => false, isSearchOver: () => true };
    expect(resolveConflicts({ aircraft: headOn }, options).ranking).toEqual([]);
  });

  it("tells nothing to what stands still", () => {
    const still = { ...headOn[1]!, gs_kt: 0 };
    const kinds = kindsOf({ aircraft: [headOn[0]!, still] });
    expect(kinds).toContain("AFR12 heading");
    expect(kinds.filter((kind) => kind.startsWith("BAW7"))).toEqual([]);
  });

  it("names the pair that has lost separation already, and calls no plan clear", () => {
    const close = [headOn[0]!, { ...headOn[1]!, x_nm: 3 }];
    const { status, lost_already, ranking } = resolve({ aircraft: close });
    expect(status).toBe("infeasible");
    expect(lost_already).toEqual([["AFR12", "BAW7"]]);
    expect(ranking.length).toBeGreaterThan(0);
    expect(ranking.filter(({ clear }) => clear)).toEqual([]);
    expect(ranking[0]!.losses).toEqual([["AFR12", "BAW7"]]);
  });

  it("parts a pair again that has lost separation already, within two minutes", () => {
    const close = [headOn[0]!, { ...headOn[1]!, x_nm: 3, track_deg: 90 }];
    const [best] = resolve({ aircraft: close }).ranking;
    expect(best!.actions.length).toBeGreaterThan(0);
    for (const response of Object.values(RESPONSES)) {
      const { losses } = flyPicture({ aircraft: close, lookahead_s: 119 }, best!.actions, response);
      expect(losses).toHaveLength(1);
      expect(lossesFrom(120, close, best!.actions, response)).toEqual([]);
    }
  });

  it("ranks no plan twice", () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const plans = resolve(randomPicture(seed)).ranking.map(({ actions }) =>
        JSON.stringify(actions),
      );
      expect(new Set(plans).size).toBe(plans.length);
    }
  });

  it("ranks no more than it is asked for, and flies one plan when the time is up after the search", () => {
    const options = { isOver: () => false, most: 3 };
    expect(resolveConflicts({ aircraft: headOn }, options).ranking).toHaveLength(3);
    let asked = 0;
    const isOver = () => {
      asked += 1;
      return asked > 20;
    };
    const { status, ranking } = resolveConflicts({ aircraft: headOn }, { isOver });
    expect([status, ranking.length]).toEqual(["resolved", 1]);
  });

  it("says infeasible when it is over before anything was tried", () => {
    const { status, conflicts } = resolveConflicts({ aircraft: headOn }, { isOver: () => true });
    expect(status).toBe("infeasible");
    expect(conflicts).toHaveLength(1);
  });

  it.each(published.cases.map((one) => [one.name, one] as const))(
    "leaves no loss in the scenario %s of BlueSky",
    (_, { aircraft }) => {
      const picture = {
        aircraft: aircraft.map((row) => {
          const [id, lat, lon, track_deg, alt_ft, gs_kt] = row as [string, ...number[]];
          return { id, lat, lon, track_deg, alt_ft, gs_kt, vs_fpm: 0 } as Aircraft;
        }),
      };
      const { status, ranking } = resolve(picture);
      expect(status).not.toBe("infeasible");
      for (const { actions } of ranking) {
        const checks = verifyPlan(picture, actions, RESPONSES);
        expect(checks.filter(({ ok }) => !ok)).toEqual([]);
      }
    },
  );

  it("calls no plan clear that loses separation in a flight, at rates that it did not try either", () => {
    const between = { turn_deg_s: 1.96, acceleration_kt_s: 0.86, level_fpm: 1946 };
    const lazy = { turn_deg_s: 1.7, acceleration_kt_s: 0.6, level_fpm: 1200 };
    const brisk = { turn_deg_s: 2, acceleration_kt_s: 0.7, level_fpm: 1800 };
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (seed) => {
        const picture = { ...randomPicture(seed), constraints: constraintsFor(seed) };
        let left = 3000;
        const isOver = () => {
          left -= 1;
          return left < 0;
        };
        const isThorough = seed % 2 === 0;
        for (const { actions, clear } of resolveConflicts(picture, { isOver, isThorough })
          .ranking) {
          const { no_change = [], only } = picture.constraints;
          expect(actions.filter(({ aircraft }) => no_change.includes(aircraft))).toEqual([]);
          if (only) expect(actions.filter(({ kind }) => !only.includes(kind as never))).toEqual([]);
          if (!clear) continue;
          for (const response of [...Object.values(RESPONSES), brisk, lazy, between]) {
            expect(flyPicture(picture, actions, response).losses).toEqual([]);
          }
        }
      }),
      { numRuns: 120, seed: 9 },
    );
  });
});
