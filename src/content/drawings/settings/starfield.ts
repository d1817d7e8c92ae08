import { mix } from "../colours.js";
import type { Colour } from "../drawing.js";
import { px } from "../numbers.js";
import type { Canvas } from "./canvas.js";
import { box, ellipse, group, path, stroke } from "./shapes.js";

/** A sky without air, from three colours. */
export function darkness(canvas: Canvas, colours: readonly [Colour, Colour, Colour]): string {
  const { width, height, horizon } = canvas;
  const fill = canvas.linear(
    [
      [0, colours[0]],
      [0.6, colours[1]],
      [1, colours[2]],
    ],
    { from: { x: 0, y: 0 }, to: { x: 0, y: Math.max(horizon, height * 0.6) } },
  );
  return box({ x: 0, y: 0, width, height }, { fill });
}

/** Stars over the whole frame, some of them with rays. */
export function stars(canvas: Canvas, count: number): string {
  const { width, height, unit, between } = canvas;
  return canvas.repeat(count, (index) => {
    const at = { x: between(0, width), y: between(0, height) };
    if (index % 22 === 0) {
      const size = unit * between(0.9, 1.5);
      return path(
        `M${px(at.x)} ${px(at.y - size)}Q${px(at.x)} ${px(at.y)} ${px(at.x + size)} ${px(at.y)}Q${px(at.x)} ${px(at.y)} ${px(at.x)} ${px(at.y + size)}Q${px(at.x)} ${px(at.y)} ${px(at.x - size)} ${px(at.y)}Q${px(at.x)} ${px(at.y)} ${px(at.x)} ${px(at.y - size)}Z`,
        { fill: "#ffffff" },
      );
    }
    return ellipse(
      { ...at, rx: unit * between(0.1, 0.3) },
      { fill: canvas.pick(["#ffffff", "#cfdcff", "#ffe9c9"]), opacity: between(0.4, 1) },
    );
  });
}

/** A banded planet lit from one side, with a ring where asked for. */
export function planet(
  canvas: Canvas,
  at: { x: number; y: number; radius: number },
  look: { colour: Colour; hasRing: boolean },
): string {
  const { x, y, radius } = at;
  const side = canvas.brush.light === "left" ? -1 : 1;
  const fill = canvas.radial(
    [
      [0, mix(look.colour, "#ffffff", 0.35)],
      [0.5, look.colour],
      [1, mix(look.colour, "#0a0c20", 0.72)],
    ],
    { x: x + side * radius * 0.45, y: y - radius * 0.45, radius: radius * 1.6 },
  );
  const clip = canvas.clip(ellipse({ x, y, rx: radius }, { fill: "#000000" }));
  const bands = [-0.5, -0.15, 0.2, 0.52].map((up, index) =>
    ellipse(
      {
        x: x + radius * canvas.between(-0.3, 0.3),
        y: y + up * radius,
        rx: radius * 1.1,
        ry: radius * canvas.between(0.05, 0.11),
      },
      { fill: index % 2 === 0 ? "#ffffff" : "#1a1230", opacity: 0.14 },
    ),
  );
  const turn = `rotate(-18 ${px(x)} ${px(y)})`;
  const arc = (sweep: 0 | 1): string =>
    `M${px(x - radius * 1.75)} ${px(y)}A${px(radius * 1.75)} ${px(radius * 0.42)} 0 0 ${sweep} ${px(x + radius * 1.75)} ${px(y)}`;
  const ring = (sweep: 0 | 1): string =>
    look.hasRing
      ? group(
          stroke(arc(sweep), {
            colour: mix(look.colour, "#fff0d0", 0.6),
            width: radius * 0.17,
            opacity: 0.8,
          }),
          { transform: turn },
        )
      : "";
  return `${ring(1)}${ellipse({ x, y, rx: radius }, { fill })}<g clip-path="${clip}">${group(bands.join(""), { transform: turn })}</g>${ring(0)}`;
}
