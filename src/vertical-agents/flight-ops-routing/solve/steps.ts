import { flightTimes } from "../../../engines/flight/plan/flight-times.js";
import type { FlightPlan, FlightSolution } from "../../../engines/flight/solve-flight.js";

export type StepKind =
  | "depart"
  | "turn"
  | "equal_time_point"
  | "etops_critical_point"
  | "point_of_no_return"
  | "arrive"
  | "reach_alternate";

/** What happens when; heading and ground speed are those from here on. */
export interface Step {
  readonly t_h: number;
  /** With a departure: RFC 3339, or HH:MM where the day is not known. */
  readonly at_utc?: string;
  readonly what: StepKind;
  /** The waypoint, or the leg that it happens on. */
  readonly where: string;
  readonly from_start_nm: number;
  readonly heading_deg: number | null;
  readonly ground_speed_kt: number | null;
  /** Of the loaded fuel, below 0 where it does not last; null where it is not known. */
  readonly fuel_left_kg: number | null;
}

type Leg = FlightPlan["legs"][number];
type Bare = Omit<Step, "at_utc" | "fuel_left_kg">;

/** The flight step by step with the loaded fuel, in the order of time; none when a leg cannot be flown. */
export function stepsOf(plan: FlightPlan, solution: FlightSolution): Step[] {
  const { legs, total, fuel, loaded_kg: loaded, times } = plan;
  if (total.time_h === null) return [];
  const steps = stepsOnTheWay(legs, marksOf(plan));
  const destination = legs.at(-1)?.to ?? "";
  const stop = { from_start_nm: total.distance_nm, heading_deg: null, ground_speed_kt: null };
  const [alternate] = solution.alternates;
  const isReached = alternate !== undefined && alternate.time_h !== null;
  const onward = isReached
    ? { heading_deg: alternate.heading_deg, ground_speed_kt: alternate.ground_speed_kt }
    : {};
  steps.push({ t_h: total.time_h, what: "arrive", where: destination, ...stop, ...onward });
  if (isReached) {
    steps.push({
      ...stop,
      t_h: total.time_h + (alternate.time_h ?? 0),
      what: "reach_alternate",
      where: alternate.id,
      from_start_nm: total.distance_nm + alternate.distance_nm,
    });
  }
  const hours = steps.map(({ t_h: hour }) => hour);
  const clock = times === null ? null : flightTimes(times.departure_utc, differences(hours));
  const flow = solution.aircraft.fuel_flow_kg_h;
  const atTakeOff = loaded === null || flow === undefined ? null : loaded - (fuel?.taxi ?? 0);
  return steps.map((step, at) => ({
    ...step,
    ...(clock === null ? {} : { at_utc: clock.leg_ends_utc[at] as string }),
    fuel_left_kg: atTakeOff === null ? null : atTakeOff - step.t_h * (flow as number),
  }));
}

/** Points between the ends that matter, by their distance from the start. */
function marksOf({ etp_nm: etp, pnr_nm: pnr, etops, total }: FlightPlan): [StepKind, number][] {
  const marks: [StepKind, number | undefined | null][] = [
    ["equal_time_point", etp],
    ["etops_critical_point", etops?.furthest.from_start_nm],
    ["point_of_no_return", pnr],
  ];
  return marks
    .flatMap(([what, nm]): [StepKind, number][] =>
      typeof nm === "number" && nm < total.distance_nm ? [[what, nm]] : [],
    )
    .sort(([, a], [, b]) => a - b);
}

function stepsOnTheWay(legs: readonly Leg[], marks: readonly [StepKind, number][]): Bare[] {
  const steps: Bare[] = [];
  let [hours, passed, next] = [0, 0, 0];
  for (const [at, leg] of legs.entries()) {
    const { heading_deg, ground_speed_kt } = leg;
    const end = hours + (leg.time_h as number);
    const step = (what: StepKind, where: string, nm: number) => {
      // Rounding may put a mark at the leg's end just behind it.
      const t_h = Math.min(end, hours + (nm - passed) / (ground_speed_kt as number));
      steps.push({ t_h, what, where, from_start_nm: nm, heading_deg, ground_speed_kt });
    };
    step(at === 0 ? "depart" : "turn", leg.from, passed);
    for (; next < marks.length; next += 1) {
      const [what, nm] = marks[next] as [StepKind, number];
      if (nm > passed + leg.distance_nm && at < legs.length - 1) break;
      step(what, `${leg.from}-${leg.to}`, nm);
    }
    hours = end;
    passed += leg.distance_nm;
  }
  return steps;
}

function differences(values: readonly number[]): number[] {
  return values.map((value, at) => value - (values[at - 1] ?? 0));
}
