import type { Colour } from "../../drawing.js";
import { figure } from "../../numbers.js";
import { flat } from "../kit/marks.js";
import { blob, tube } from "../kit/outlines.js";
import { DARK, WHITE } from "../kit/palette.js";
import { oval } from "../kit/paths.js";

/** A leg of an animal that stands on the ground and looks to the right. */
interface Leg {
  readonly x: number;
  /** y where it leaves the body. */
  readonly top: number;
  /** Its width there. */
  readonly wide: number;
  /** Its width at the foot. */
  readonly thin: number;
  /** How far its middle goes back: positive for a hind leg. */
  readonly bend?: number;
}

function shank({ x, top, wide, thin, bend = 0 }: Leg): string {
  const height = 98 - top;
  const at = (along: number, shift: number, width: number): string =>
    `${figure(x + shift)},${figure(top + height * along)},${figure(width)}`;
  return tube(
    [
      at(0, 0, wide),
      at(0.34, bend * 0.2, wide * 0.5 + thin * 0.5),
      at(0.58, -bend, thin * 1.06),
      at(0.97 - thin / 200, -bend * 0.6, thin),
    ].join(" "),
  );
}

/** Legs on hooves. */
export function hoofLegs(colour: Colour, hoof: Colour, ...legs: readonly Leg[]): string {
  return legs
    .map((leg) => {
      const foot = leg.x - (leg.bend ?? 0) * 0.6;
      const half = leg.thin * 0.62;
      const [left, right] = [foot - half, foot + half * 1.25];
      const top = 99.5 - leg.thin * 0.8;
      return (
        flat(shank(leg), colour) +
        flat(
          blob(
            `${figure(left + 0.4)},${figure(top)}! ${figure(right - 0.9)},${figure(top)}! ${figure(right)},99.5! ${figure(left)},99.5!`,
          ),
          hoof,
        )
      );
    })
    .join("");
}

/** Legs on paws. */
export function pawLegs(colour: Colour, ...legs: readonly Leg[]): string {
  return legs
    .map((leg) => {
      const foot = leg.x - (leg.bend ?? 0) * 0.6;
      const paw = oval(
        foot + leg.thin * 0.35,
        99.6 - leg.thin * 0.36,
        leg.thin * 0.86,
        leg.thin * 0.38,
      );
      return flat(shank(leg) + paw, colour);
    })
    .join("");
}

/** An eye with the glint of the light. */
export function eye(x: number, y: number, radius: number, colour: Colour = DARK): string {
  return (
    flat(oval(x, y, radius, radius * 1.1), colour) +
    flat(oval(x + radius * 0.3, y - radius * 0.4, radius * 0.36), WHITE)
  );
}

/** An eye with its white, for faces that may be dark. */
export function wideEye(x: number, y: number, radius: number, white: Colour = WHITE): string {
  return flat(oval(x, y, radius), white) + eye(x + radius * 0.2, y, radius * 0.62);
}
