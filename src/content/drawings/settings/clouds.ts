import type { Colour } from "../drawing.js";
import { px } from "../numbers.js";
import type { Canvas } from "./canvas.js";
import { box, ellipse, group, type Point, path } from "./shapes.js";

/** A heaped cloud with a flat base, `size` wide; drawn around its middle at the base. */
export function heapCloud(
  canvas: Canvas,
  at: Point & { readonly size: number },
  look: { readonly lit: Colour; readonly shaded: Colour; readonly opacity: number },
): string {
  const { between } = canvas;
  const puffs = Array.from({ length: 7 }, (_, index) => {
    const along = (index / 6) * 2 - 1;
    const arch = 1 - along * along;
    const radius = at.size * (0.07 + 0.11 * arch) * between(0.85, 1.2);
    return {
      x: at.x + along * at.size * 0.4,
      y: at.y - radius * (0.55 + arch * between(0.3, 0.9)),
      radius,
    };
  });
  const fill = canvas.linear(
    [
      [0, look.lit],
      [0.55, look.lit],
      [1, look.shaded],
    ],
    { from: { x: 0, y: at.y - at.size * 0.34 }, to: { x: 0, y: at.y } },
  );
  const base = box(
    {
      x: at.x - at.size * 0.47,
      y: at.y - at.size * 0.085,
      width: at.size * 0.94,
      height: at.size * 0.085,
      round: at.size * 0.042,
    },
    { fill },
  );
  const heaps = puffs.map((puff) =>
    ellipse({ x: puff.x, y: Math.min(puff.y, at.y - puff.radius), rx: puff.radius }, { fill }),
  );
  return group(base + heaps.join(""), { opacity: look.opacity });
}

/** A long thin cloud, as at dusk and dawn. */
export function streakCloud(
  at: Point & { readonly length: number; readonly thickness: number },
  look: { readonly fill: string; readonly opacity: number },
): string {
  const { x, y, length, thickness } = at;
  const left = x - length / 2;
  const right = x + length / 2;
  return path(
    `M${px(left)} ${px(y)}C${px(x - length * 0.25)} ${px(y - thickness)} ${px(x + length * 0.1)} ${px(y - thickness * 1.2)} ${px(right)} ${px(y - thickness * 0.1)}C${px(x + length * 0.2)} ${px(y + thickness * 0.4)} ${px(x - length * 0.2)} ${px(y + thickness * 0.5)} ${px(left)} ${px(y)}Z`,
    look,
  );
}

/** A closed cover of dark and light rolls from the top down to a level. */
export function overcast(canvas: Canvas, level: number, opacity: number): string {
  const { width, palette, between, unit } = canvas;
  const [dark, pale] = [canvas.soft(palette.cloudShaded), canvas.soft(palette.cloudLit)];
  const rows = 4;
  const rolls = canvas.repeat(rows, (row) => {
    const y = level * ((row + 0.2) / rows);
    const count = 4 + row;
    return canvas.repeat(count, (index) =>
      ellipse(
        {
          x: (width * (index + between(0.1, 0.9))) / count,
          y: y + between(-3, 3) * unit,
          rx: (width / count) * between(0.7, 1.2),
          ry: level * between(0.09, 0.16) * (1.2 - row * 0.15),
        },
        { fill: row % 2 === 0 ? dark : pale, opacity: opacity * between(0.5, 0.9) },
      ),
    );
  });
  return rolls;
}
