import type { Change, TrafficPicture } from "../picture/traffic-picture.js";
import { candidatesOf, type Reach } from "./candidates.js";
import type { Choices } from "./tried-plans.js";

/** Turns, levels and speeds that are told together, at most of each. */
const TOGETHER_MAX = { heading: 12, level: 8, speed: 6, vertical_rate: 0 } as const;

/** One change of a reach for each aircraft. */
export function singleChoices(picture: TrafficPicture, lookahead_s: number, reach: Reach): Choices {
  return remembered((at) => candidates(picture, lookahead_s, reach, at).map((change) => [change]));
}

/** One change that may be large, or two of different kinds together. */
export function doubleChoices(picture: TrafficPicture, lookahead_s: number): Choices {
  return remembered((at) => {
    const single = candidates(picture, lookahead_s, "wide", at);
    const usual = fewOfEach(candidates(picture, lookahead_s, "usual", at), TOGETHER_MAX);
    const double = usual.flatMap((one, place) =>
      usual.slice(place + 1).flatMap((other) => (other.kind === one.kind ? [] : [[one, other]])),
    );
    return [...single.map((change) => [change]), ...double];
  });
}

/** The first changes of each kind, up to its number. */
export function fewOfEach(
  changes: readonly Change[],
  most: Readonly<Record<Change["kind"], number>>,
): Change[] {
  const seen = new Map<string, number>();
  return changes.filter(({ kind }) => {
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    return count <= most[kind];
  });
}

function candidates(
  { aircraft, constraints = {} }: TrafficPicture,
  lookahead_s: number,
  reach: Reach,
  at: number,
): readonly Change[] {
  const one = aircraft[at];
  return one === undefined ? [] : candidatesOf(one, constraints, lookahead_s, reach);
}

function remembered(choices: Choices): Choices {
  const kept = new Map<number, readonly (readonly Change[])[]>();
  return (at) => {
    const known = kept.get(at) ?? choices(at);
    kept.set(at, known);
    return known;
  };
}
