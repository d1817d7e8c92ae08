import type { Brush, Frame } from "../../../content/drawings/drawing.js";
import { px } from "../../../content/drawings/numbers.js";

const CURTAINS = ["#5dffb0", "#37e6c8", "#a06bff"] as const;

/** Northern lights: curtains of light over the sky, to be put behind the land. */
export function drawAurora({ width, horizon }: Frame, brush: Brush): string {
  return CURTAINS.map((colour, index) => {
    const fill = brush.id(`curtain${index}`);
    const low = horizon * (0.62 + index * 0.08);
    const high = low - horizon * (0.5 + brush.random() * 0.14);
    const swing = horizon * (0.1 + brush.random() * 0.1) * (index % 2 === 0 ? 1 : -1);
    const edge = (level: number, bend: number) =>
      [0.25, 0.5, 0.75, 1].map((share, step) => {
        const x = width * share;
        const y = level + bend * (step % 2 === 0 ? 1 : -1);
        return `S${px(x - width * 0.12)} ${px(y)} ${px(x)} ${px(level + bend * (step % 2 === 0 ? 0.3 : -0.3))}`;
      });
    const down = `M0 ${px(low)}${edge(low, swing).join("")}`;
    const body = `${down}V${px(high)}H0Z`;
    const rays = Array.from({ length: 16 }, (_, ray) => {
      const x = width * ((ray + brush.random()) / 16);
      const long = horizon * (0.2 + brush.random() * 0.35);
      const foot = low - horizon * 0.04 * brush.random();
      return `<rect x="${px(x)}" y="${px(foot - long)}" width="${px(width * (0.01 + brush.random() * 0.02))}" height="${px(long)}" fill="url(#${fill})" opacity="0.75"/>`;
    });
    return `<linearGradient id="${fill}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colour}" stop-opacity="0"/><stop offset="0.75" stop-color="${colour}" stop-opacity="0.85"/><stop offset="1" stop-color="${colour}" stop-opacity="0.04"/></linearGradient><path d="${body}" fill="url(#${fill})"/>${rays.join("")}`;
  }).join("");
}
