import { mix } from "../colours.js";
import type { Colour } from "../drawing.js";
import { px } from "../numbers.js";
import type { Canvas } from "./canvas.js";
import { ellipse, path } from "./shapes.js";

/** A fall of scattered stones that grow toward the viewer. */
export function stones(
  canvas: Canvas,
  band: { readonly top: number; readonly bottom: number; readonly count: number },
  colour: Colour,
): string {
  const { width, unit, between } = canvas;
  return canvas.repeat(band.count, (index) => {
    const near = (index + 0.5) / band.count;
    const x = between(0, width);
    const y = band.top + (band.bottom - band.top) * near;
    const size = unit * (0.8 + near * 2.4) * between(0.6, 1.2);
    const body = `M${px(x - size)} ${px(y)}Q${px(x - size * 1.1)} ${px(y - size * 0.9)} ${px(x - size * 0.2)} ${px(y - size)}Q${px(x + size * 1.1)} ${px(y - size * 0.9)} ${px(x + size * 1.1)} ${px(y)}Z`;
    const crown = `M${px(x - size * 0.8)} ${px(y - size * 0.4)}Q${px(x - size * 0.7)} ${px(y - size * 0.9)} ${px(x - size * 0.1)} ${px(y - size * 0.92)}Q${px(x + size * 0.5)} ${px(y - size * 0.9)} ${px(x + size * 0.7)} ${px(y - size * 0.6)}Q${px(x)} ${px(y - size * 0.7)} ${px(x - size * 0.8)} ${px(y - size * 0.4)}Z`;
    return (
      ellipse(
        { x: x + size * 0.1, y, rx: size * 1.3, ry: size * 0.2 },
        { fill: canvas.tone("#1d2530", 0.1), opacity: 0.25 },
      ) +
      path(body, { fill: canvas.tone(colour, 0.2 * (1 - near)) }) +
      path(crown, { fill: canvas.tone(mix(colour, "#ffffff", canvas.isSnowy ? 0.85 : 0.22), 0.1) })
    );
  });
}

/** Small flowers of the season, none under snow. */
export function flowers(
  canvas: Canvas,
  band: { readonly top: number; readonly bottom: number; readonly count: number },
): string {
  const { width, unit, between } = canvas;
  if (canvas.isSnowy) {
    return "";
  }
  const count = canvas.moment.season === "autumn" ? band.count * 0.3 : band.count;
  return canvas.repeat(count, (index) => {
    const near = (index + 0.5) / count;
    const size = unit * (0.22 + near * 0.62);
    const at = { x: between(0, width), y: band.top + (band.bottom - band.top) * near };
    const petal = canvas.tone(
      canvas.pick(["#ffffff", "#ffd84d", "#f08fb0", "#b58be0", "#ff9b5c"]),
      0.2 * (1 - near),
    );
    return (
      ellipse({ ...at, rx: size, ry: size * 0.72 }, { fill: petal }) +
      ellipse({ ...at, rx: size * 0.36, ry: size * 0.3 }, { fill: canvas.tone("#f2b632", 0.1) })
    );
  });
}
