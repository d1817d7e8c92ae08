import { type Html, html } from "./html.js";

const CENTRE_X = 210;
const CENTRE_Y = 210;
const FOOT_Y = 430;
const RING_WIDTH = 50;
const LETTER_WIDTH = 10.3;

const CALLS = ["signup", "job", "purchase"] as const;

/** Four arches, one inside another: the calls of a job on the way to the lit door. */
export function gate(): Html {
  const door = 200 - CALLS.length * RING_WIDTH;
  return html`<svg width="444" height="466" viewBox="8 8 404 424" role="img" aria-label="Three arches, one inside another, named signup, job and purchase; behind them a lit door named download">
${CALLS.map((call, ring) => arch(call, ring))}
<path class="lamp" d="${archPath(door)}"/><text class="on-lamp" x="${CENTRE_X}" y="${CENTRE_Y + 6}" text-anchor="middle">download</text>
<path class="ground" stroke-width="4" d="M8 ${FOOT_Y}h404"/></svg>`;
}

function arch(call: string, ring: number): Html {
  const outer = 200 - ring * RING_WIDTH;
  const middle = outer - RING_WIDTH / 2;
  return html`<path class="stone ring-${ring}" d="${archPath(outer)}"/><path class="joints" fill="none" stroke-width="2" d="${joints(call, outer)}"/><text x="${CENTRE_X}" y="${CENTRE_Y - middle + 6}" text-anchor="middle">${call}</text>`;
}

function archPath(radius: number): string {
  const left = CENTRE_X - radius;
  return `M${left} ${FOOT_Y}V${CENTRE_Y}a${radius} ${radius} 0 0 1 ${2 * radius} 0V${FOOT_Y}z`;
}

/** Lines between the stones; the keystone is left wide enough for its name. */
function joints(call: string, outer: number): string {
  const inner = outer - RING_WIDTH;
  const middle = outer - RING_WIDTH / 2;
  const keystone = Math.asin((call.length * LETTER_WIDTH) / 2 / middle + 0.12);
  const stones = Math.max(2, Math.round(((Math.PI / 2 - keystone) * middle) / 58));
  const angles = Array.from(
    { length: stones + 1 },
    (_, index) => keystone + ((Math.PI / 2 - keystone) * index) / stones,
  );
  const radial = angles.flatMap((angle) => [-angle, angle].map((side) => line(side, inner, outer)));
  const level = [CENTRE_Y + 72, CENTRE_Y + 146].map(
    (y) => `M${CENTRE_X - outer} ${y}h${RING_WIDTH}M${CENTRE_X + inner} ${y}h${RING_WIDTH}`,
  );
  return [...radial, ...level].join("");
}

function line(angle: number, inner: number, outer: number): string {
  const at = (radius: number) =>
    `${round(CENTRE_X + radius * Math.sin(angle))} ${round(CENTRE_Y - radius * Math.cos(angle))}`;
  return `M${at(inner)}L${at(outer)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
