import type { Atmosphere } from "../../../content/drawings/drawing.js";
import { px } from "../../../content/drawings/numbers.js";
import type { PlacedItem } from "./layout/placed-item.js";
import type { Reading } from "./prompt/reading.js";

/** How far the light of a thing reaches by night, in its heights. */
const REACHES: Readonly<Record<string, number>> = {
  campfire: 1.3,
  fire: 1.2,
  fireplace: 1,
  candle: 1.2,
  lantern: 1.4,
  "street lamp": 0.5,
  lamp: 0.9,
  firework: 0.8,
};
const LAMPS_MAX = 8;

/** Warm light around what burns, over a scene that the night has darkened. */
export function drawGlow(
  items: readonly PlacedItem[],
  { subjects }: Reading,
  { time }: Atmosphere,
): string {
  if (time !== "night" && time !== "dusk") return "";
  const lights = items
    .flatMap(({ subject, x, base, height }) => {
      const reach = REACHES[subjects[subject]?.element.name ?? ""];
      const y = base - height * 0.5;
      return reach === undefined ? [] : [circle(x, y, height * reach)];
    })
    .slice(0, LAMPS_MAX);
  if (lights.length === 0) return "";
  return `<radialGradient id="glow"><stop offset="0" stop-color="#ffb45a" stop-opacity="0.6"/><stop offset="0.35" stop-color="#ff9a45" stop-opacity="0.26"/><stop offset="1" stop-color="#ff8a3a" stop-opacity="0"/></radialGradient><g style="mix-blend-mode:screen">${lights.join("")}</g>`;
}

function circle(x: number, y: number, radius: number): string {
  return `<circle cx="${px(x)}" cy="${px(y)}" r="${px(radius)}" fill="url(#glow)"/>`;
}
