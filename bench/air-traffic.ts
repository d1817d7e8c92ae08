/**
 * Air traffic beside published figures: `npx tsx bench/air-traffic.ts [daidalus.json]` takes DAIDALUS's own
 * figures from a file, whose licence does not let them be shipped, and needs a minute for 2,000 random pictures.
 */
import { readFileSync } from "node:fs";
import { detectConflicts } from "../src/engines/air-traffic/detection/detect-conflicts.js";
import { wellClear } from "../src/engines/air-traffic/detection/well-clear.js";
import type { Aircraft } from "../src/engines/air-traffic/picture/traffic-picture.js";
import { resolveConflicts } from "../src/engines/air-traffic/resolution/resolve-conflicts.js";
import { RESPONSES } from "../src/engines/air-traffic/resolution/responses.js";
import { flyPicture } from "../src/engines/air-traffic/verification/fly-picture.js";
import { seededRandom } from "../src/engines/math/seeded-random/seeded-random.js";

const PICTURES = 2000;
const BUDGET_MS = 4000;
/** Between and beside the responses that the engine tries. */
const UNTRIED = [
  { turn_deg_s: 2, acceleration_kt_s: 0.7, level_fpm: 1800 },
  { turn_deg_s: Number.POSITIVE_INFINITY, acceleration_kt_s: 2, level_fpm: 2000 },
];

function main(): void {
  const [daidalus] = process.argv.slice(2);
  if (daidalus !== undefined) compareWithDaidalus(daidalus);
  for (const count of [2, 12, 50, 200]) timeDetection(count);
  flyRandomPictures();
}

interface DaidalusCase {
  readonly own: readonly number[];
  readonly intr: readonly number[];
  readonly tcpa_s: number;
  readonly dcpa_nmi: number;
  readonly ttv: readonly (number | null)[];
}

/** Their alerts of level 1 and 2 differ by the height alone. */
const HEIGHTS_FT = [700, 450];

function compareWithDaidalus(path: string): void {
  const { cases } = JSON.parse(readFileSync(path, "utf8")) as { cases: DaidalusCase[] };
  let [cpa_s, cpa_nm, volume_s, differing] = [0, 0, 0, 0];
  for (const one of cases) {
    const aircraft = [stateOf("own", one.own), stateOf("intruder", one.intr)];
    const [pair] = detectConflicts({ aircraft }).conflicts;
    cpa_s = Math.max(cpa_s, Math.abs((pair?.t_cpa_s ?? Number.NaN) - one.tcpa_s));
    cpa_nm = Math.max(cpa_nm, Math.abs((pair?.d_cpa_nm ?? Number.NaN) - one.dcpa_nmi));
    for (const [at, height_ft] of HEIGHTS_FT.entries()) {
      const volume = { distance_nm: 0.66, height_ft, tau_mod_s: 35, coaltitude_s: 0 };
      const found = wellClear({ aircraft }, volume)[0]?.t_in_s ?? null;
      const expected = one.ttv[at] ?? null;
      if (found === null || expected === null) differing += found === expected ? 0 : 1;
      else volume_s = Math.max(volume_s, Math.abs(found - expected));
    }
  }
  console.table([{ cases: cases.length, cpa_s, cpa_nm, volume_s, differing }]);
}

function stateOf(id: string, state: readonly number[]): Aircraft {
  const [lat, lon, alt_ft, east, north, vs_fpm] = state as [
    number,
    number,
    number,
    number,
    number,
    number,
  ];
  const track_deg = (Math.atan2(east, north) * 180) / Math.PI;
  return { id, lat, lon, alt_ft, gs_kt: Math.hypot(east, north), track_deg, vs_fpm };
}

function randomAircraft(seed: string, count: number, width_nm: number): Aircraft[] {
  const random = seededRandom(seed);
  const isLevel = random.next() < 0.5;
  return Array.from({ length: count }, (_, at) => ({
    id: `A${at}`,
    x_nm: width_nm * (random.next() - 0.5),
    y_nm: width_nm * (random.next() - 0.5),
    alt_ft: isLevel ? 30_000 + 1000 * random.below(5) : 29_000 + random.below(6000),
    gs_kt: 250 + random.below(260),
    track_deg: random.below(360),
    vs_fpm: random.next() < 0.6 ? 0 : random.below(4000) - 2000,
  }));
}

function timeDetection(count: number): void {
  const times = Array.from({ length: 60 }, (_, run) => {
    const aircraft = randomAircraft(`detection ${run}`, count, 400);
    const from = performance.now();
    detectConflicts({ aircraft });
    return performance.now() - from;
  });
  console.table([{ count, ...quantiles(times.slice(10)) }]);
}

function flyRandomPictures(): void {
  const totals = { pictures: PICTURES, conflicts: 0, infeasible: 0, lostAlready: 0 };
  let [plans, losing] = [0, 0];
  const times: number[] = [];
  for (let at = 0; at < PICTURES; at += 1) {
    const aircraft = randomAircraft(`picture ${at}`, 2 + (at % 11), 80);
    const from = performance.now();
    const isOver = () => performance.now() - from > BUDGET_MS;
    const { status, ranking, lost_already } = resolveConflicts({ aircraft }, { isOver });
    if (status === "no_conflict") continue;
    times.push(performance.now() - from);
    totals.conflicts += 1;
    if (status === "infeasible") totals.infeasible += 1;
    if (lost_already.length > 0) totals.lostAlready += 1;
    for (const { actions } of ranking.filter(({ clear }) => clear)) {
      plans += 1;
      const responses = [...Object.values(RESPONSES), ...UNTRIED];
      const isLosing = responses.some(
        (response) => flyPicture({ aircraft }, actions, response).losses.length > 0,
      );
      if (isLosing) losing += 1;
    }
  }
  console.table([{ ...totals, plans, losing, ...quantiles(times) }]);
}

function quantiles(times: readonly number[]) {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (share: number) =>
    Number((sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(2));
  return { p50Ms: at(0.5), p95Ms: at(0.95), mostMs: at(1) };
}

main();
