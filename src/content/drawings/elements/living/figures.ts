import type { Colour } from "../../drawing.js";
import { figure } from "../../numbers.js";
import { dot, flat, moved, stroke } from "../kit/marks.js";
import { blob, curve, tube, twin } from "../kit/outlines.js";
import { DARK } from "../kit/palette.js";
import { oval } from "../kit/paths.js";
import type { Pen } from "../kit/pen.js";

/** The colours that every person has; `main` is what is worn above. */
export type Body = "skin" | "hair" | "legs" | "shoe";

/** What people wear and look like unless an element says otherwise. */
export const BODY = { skin: "#e8b48c", hair: "#4a3128", legs: "#3c4a63", shoe: "#3a2f33" } as const;

/** How somebody wears their hair. */
type Hair = "short" | "long" | "bun" | "curly" | "bald";

function fringe(pen: Pen<Body>, hair: Hair): string {
  const colour = pen.tone("hair");
  switch (hair) {
    case "short":
      return flat(
        blob("-9.6,3! -10.8,-5 -6,-11.8 2,-12.8 9,-8.6 9.8,3! 8,-3 4,-6 -3,-5 -8,-2"),
        colour,
      );
    case "bun":
      return (
        dot(0, -13, 4.6, pen.tone("hair", 0.12)) +
        flat(blob("-9.6,3! -10.6,-5 -5,-12 5,-12 10.6,-5 9.6,3! 7,-5 0,-7.5 -7,-5"), colour)
      );
    case "curly":
      return flat(
        oval(-8, -4, 4.6) +
          oval(-5, -9, 5) +
          oval(1, -11, 5.2) +
          oval(6.5, -8, 5) +
          oval(9, -3, 4) +
          oval(-9, 1, 3),
        colour,
      );
    case "long":
      return flat(
        blob("-9.4,6! -11,-5 -5,-12.4 5,-12.4 11,-5 9.4,6! 8,-3 1,-7.5 -4,-4 -8,0"),
        colour,
      );
    case "bald":
      return "";
  }
}

/** A face to the viewer, of radius `radius` around x, y; with the neck below it, which a baby hides. */
export function faceFront(
  pen: Pen<Body>,
  x: number,
  y: number,
  radius: number,
  hair: Hair,
  hasNeck = true,
): string {
  const skin = pen.tone("skin");
  const dark = pen.tone("skin", -0.16);
  const behind =
    hair === "long"
      ? flat(
          blob("-10,-5 -5,-12 5,-12 10,-5 12,8 12,18 6,21 -6,21 -12,18 -12,8"),
          pen.tone("hair", -0.18),
        )
      : "";
  return moved(
    x,
    y,
    radius / 10,
    behind,
    hasNeck ? flat(tube("0,6,8 0,13,8"), dark) : "",
    dot(-9, 1.5, 2.2, skin),
    dot(9, 1.5, 2.2, dark),
    pen.solid(oval(0, 0, 9.2, 10.4), skin, 2),
    flat(oval(-5.4, 4.4, 1.9, 1.3), "#e8776f", 0.35),
    flat(oval(5.4, 4.4, 1.9, 1.3), "#e8776f", 0.35),
    dot(-3.6, 0.6, 1.15, DARK, 1.4),
    dot(3.6, 0.6, 1.15, DARK, 1.4),
    stroke(
      curve("-5.4,-2.6 -3.6,-3.4 -1.9,-2.8") + curve("5.4,-2.6 3.6,-3.4 1.9,-2.8"),
      pen.tone("hair", -0.1),
      0.9,
    ),
    stroke(curve("-2.9,5.2 0,6.8 2.9,5.2"), pen.tone("skin", -0.55), 1.1),
    fringe(pen, hair),
  );
}

/** A face that looks to the right, with the neck below it. */
export function faceRight(
  pen: Pen<Body>,
  x: number,
  y: number,
  radius: number,
  hair: Hair,
): string {
  const skin = pen.tone("skin");
  const long = hair === "long" || hair === "bun";
  const cap =
    hair === "bald"
      ? ""
      : flat(
          blob("-8,7 -11,-2 -8,-10 1,-13 8,-10 9.4,-4! 3,-6 0,-1! -2,2! -4,6"),
          pen.tone("hair"),
        );
  return moved(
    x,
    y,
    radius / 10,
    long ? flat(tube("-7,-4,8 -14,2,7 -18,12,0"), pen.tone("hair", -0.15)) : "",
    flat(tube("-2,6,8 -2,13,8"), pen.tone("skin", -0.16)),
    pen.solid(blob("-9,0 -7,-9 2,-11 8.5,-6 9.2,-1 11.4,2.6 9,4.2 8.4,8.4 3,10.6 -4,9.6"), skin, 2),
    cap,
    dot(-2.6, 2, 2.1, pen.tone("skin", -0.1), 2.6),
    dot(5.2, 0, 1.1, DARK, 1.4),
    stroke(curve("3.6,-3.4 5.4,-3.9 7,-3.2"), pen.tone("hair", -0.1), 0.9),
    stroke(curve("8.2,6.4 6.4,7.2 4.6,6.4"), pen.tone("skin", -0.55), 1),
  );
}

function tapered(line: string, from: number, to: number): string {
  const points = line.split(" ");
  const step = (to - from) / Math.max(1, points.length - 1);
  return tube(points.map((point, index) => `${point},${figure(from + step * index)}`).join(" "));
}

function lastOf(line: string): { readonly x: number; readonly y: number } {
  const [x = 0, y = 0] = (line.split(" ").at(-1) ?? "").split(",").map(Number);
  return { x, y };
}

/** An arm from the shoulder to the hand. */
export function arm(pen: Pen<Body>, line: string, sleeve: Colour, width = 6): string {
  const hand = lastOf(line);
  return (
    dot(hand.x, hand.y, width * 0.48, pen.tone("skin")) +
    pen.solid(tapered(line, width, width * 0.72), sleeve, 1.2)
  );
}

/** An arm with a short sleeve. */
export function bareArm(pen: Pen<Body>, line: string, sleeve: Colour, width = 6): string {
  const [from = "", to = ""] = line.split(" ");
  const [x = 0, y = 0] = from.split(",").map(Number);
  const [endX = 0, endY = 0] = to.split(",").map(Number);
  const cuff = `${figure(x + (endX - x) * 0.75)},${figure(y + (endY - y) * 0.75)}`;
  return (
    arm(pen, line, pen.tone("skin", -0.06), width * 0.82) +
    flat(tapered(`${from} ${cuff}`, width * 1.06, width), sleeve)
  );
}

/** A leg from the hip to the ankle, with a shoe that points to the right (1), the left (-1) or ahead (0). */
export function leg(
  pen: Pen<Body>,
  line: string,
  colour: Colour,
  toe: -1 | 0 | 1,
  width: number,
): string {
  const { x, y } = lastOf(line);
  const ahead = x + toe * 2.4;
  const shoe =
    toe === 0
      ? blob(`${x - 4},${y} ${x + 4},${y} ${x + 4.8},${y + 3.4} ${x - 4.8},${y + 3.4}`)
      : blob(
          `${ahead - 5},${y - 1} ${ahead + 1},${y - 1} ${ahead + toe * 6},${y + 2} ${ahead + toe * 5.6},${y + 3.5}! ${ahead - toe * 5},${y + 3.5}!`,
        );
  return flat(shoe, pen.tone("shoe")) + pen.solid(tapered(line, width, width * 0.66), colour, 1.6);
}

/** Both legs of somebody who stands facing the viewer. */
export function standingLegs(pen: Pen<Body>, axis: number, colour = pen.tone("legs")): string {
  return (
    leg(pen, `${axis + 5},50 ${axis + 5.4},72 ${axis + 5.4},95`, pen.shade(colour, -0.12), 0, 10) +
    leg(pen, `${axis - 5},50 ${axis - 5.4},72 ${axis - 5.4},95`, colour, 0, 10)
  );
}

/** The trunk of somebody who faces the viewer. */
export function trunk(pen: Pen<Body>, axis: number, colour: Colour): string {
  return pen.solid(
    twin(
      axis,
      `${axis},19.5 ${axis + 7},20.5 ${axis + 11},25 ${axis + 10},38 ${axis + 10.4},53! ${axis},54`,
    ),
    colour,
    2.6,
  );
}

/** A long dress or robe. */
export function robe(
  pen: Pen<Body>,
  axis: number,
  colour: Colour,
  hem: number,
  end: number,
): string {
  return pen.solid(
    twin(
      axis,
      `${axis},19.5 ${axis + 7},20.5 ${axis + 10.4},25 ${axis + 7.6},42 ${axis + hem * 0.72},70 ${axis + hem},${end}! ${axis},${end + 1}`,
    ),
    colour,
    3,
  );
}

/** The arms of somebody who stands at ease. */
export function easyArms(pen: Pen<Body>, axis: number, sleeve: Colour): string {
  return (
    arm(pen, `${axis - 10.5},26 ${axis - 14},38 ${axis - 14},51`, sleeve) +
    arm(pen, `${axis + 10.5},26 ${axis + 14},38 ${axis + 14},51`, pen.shade(sleeve, -0.1))
  );
}
