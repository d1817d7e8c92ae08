import { mix } from "../colours.js";
import type { Colour } from "../drawing.js";
import { px } from "../numbers.js";
import { type Canvas, defineSetting } from "./canvas.js";
import { lightOf } from "./light.js";
import { box, curve, ellipse, path, stroke } from "./shapes.js";

/** Under water: rays of light, far reefs, corals and a sand floor. */
export const underwater = defineSetting({
  name: "underwater",
  words: [
    "seabed",
    "seafloor",
    "coral reef",
    "reef",
    "deep sea",
    "ocean floor",
    "sea floor",
    "aquarium",
    "under water",
    "under the sea",
  ],
  horizon: 0.62,
  hasSky: false,
  floor: "underwater",
  paint: (canvas) => {
    const { width, height, horizon, unit } = canvas;
    const sea = canvas.brush.colours.ground ?? "#1f8fc0";
    const isNight = canvas.brush.isNight;
    const dim = (colour: Colour): Colour => (isNight ? mix(colour, "#071a3c", 0.55) : colour);
    const depth = canvas.linear(
      [
        [0, dim(mix(sea, "#d0fbff", 0.62))],
        [0.3, dim(mix(sea, "#6fdcec", 0.35))],
        [0.75, dim(mix(sea, "#0b4f8f", 0.4))],
        [1, dim(mix(sea, "#083868", 0.6))],
      ],
      { from: { x: 0, y: 0 }, to: { x: 0, y: height } },
    );
    const far = reef(canvas, { base: horizon, rise: 16, colour: dim(mix(sea, "#0b4f8f", 0.32)) });
    const near = reef(canvas, {
      base: horizon + unit * 3,
      rise: 11,
      colour: dim(mix(sea, "#083868", 0.52)),
    });
    return {
      back:
        box({ x: 0, y: 0, width, height }, { fill: depth }) +
        lightRays(canvas, isNight) +
        far +
        near +
        sandFloor(canvas, dim) +
        corals(canvas, dim, { from: 0.01, to: 0.24 }) +
        corals(canvas, dim, { from: 0.78, to: 0.99 }) +
        kelp(canvas, dim) +
        bubbles(canvas),
    };
  },
});

function lightRays(canvas: Canvas, isNight: boolean): string {
  const { width, height, unit } = canvas;
  const origin = { x: width * lightOf(canvas.moment).x, y: -unit * 34 };
  const fill = canvas.linear(
    [
      [0, "#f2ffff", isNight ? 0.16 : 0.42],
      [1, "#f2ffff", 0],
    ],
    { from: { x: 0, y: 0 }, to: { x: 0, y: height * 0.85 } },
  );
  const shine = canvas.radial(
    [
      [0, "#ffffff", isNight ? 0.3 : 0.75],
      [1, "#ffffff", 0],
    ],
    { x: origin.x, y: 0, radius: unit * 34 },
  );
  const rays = canvas.repeat(9, (index) => {
    const turn = (index - 4) * 0.17 + canvas.between(-0.05, 0.05);
    const half = canvas.between(0.02, 0.05);
    const end = (angle: number): string =>
      `${px(origin.x + Math.tan(angle) * height * 1.3)} ${px(height)}`;
    return path(`M${px(origin.x)} ${px(origin.y)}L${end(turn - half)}L${end(turn + half)}Z`, {
      fill,
    });
  });
  return rays + ellipse({ x: origin.x, y: 0, rx: unit * 34, ry: unit * 18 }, { fill: shine });
}

function reef(canvas: Canvas, shape: { base: number; rise: number; colour: Colour }): string {
  const { width, height, unit, between } = canvas;
  const points = Array.from({ length: 13 }, (_, index) => {
    const along = (index - 1) / 10;
    const aside = Math.abs(along - 0.5) * 2;
    return {
      x: along * width,
      y: shape.base - unit * shape.rise * between(0.2, 0.9) * (0.2 + aside),
    };
  });
  return path(`${curve(points)}V${px(height)}H${px(points[0]?.x ?? 0)}Z`, { fill: shape.colour });
}

function sandFloor(canvas: Canvas, dim: (colour: Colour) => Colour): string {
  const { width, height, horizon, unit, between } = canvas;
  const top = horizon + unit * 5;
  const fill = canvas.linear(
    [
      [0, dim("#7fc0c4")],
      [0.35, dim("#d0d6ae")],
      [1, dim("#c9b988")],
    ],
    { from: { x: 0, y: top - unit * 2 }, to: { x: 0, y: height } },
  );
  const ridges = canvas.repeat(16, (index) => {
    const near = (index + 0.6) / 16;
    const [x, y, length] = [
      between(-0.1, 0.9) * width,
      top + unit * 2 + (height - top) * near,
      unit * (6 + near * 16),
    ];
    return stroke(
      `M${px(x)} ${px(y)}q${px(length * 0.25)} ${px(-unit * 1)} ${px(length * 0.5)} 0t${px(length * 0.5)} 0`,
      {
        colour: dim(index % 2 === 0 ? "#fbf3cf" : "#8f9f86"),
        width: unit * (0.2 + near * 0.3),
        opacity: 0.45,
      },
    );
  });
  return (
    path(
      `M0 ${px(top)}Q${px(width * 0.25)} ${px(top - unit * 3)} ${px(width * 0.5)} ${px(top)}T${px(width)} ${px(top - unit)}V${px(height)}H0Z`,
      { fill },
    ) + ridges
  );
}

function corals(
  canvas: Canvas,
  dim: (colour: Colour) => Colour,
  span: { from: number; to: number },
): string {
  const { width, horizon, unit, between } = canvas;
  return canvas.repeat(6, (index) => {
    const x = width * (span.from + ((index + 0.5) / 6) * (span.to - span.from));
    const y = horizon + unit * between(9, 17);
    const size = unit * between(6, 12);
    const colour = dim(canvas.pick(["#f2726f", "#f7a35c", "#d86fb0", "#8f6fd0", "#f7c95c"]));
    if (index % 3 === 1) {
      const lobes = [-0.4, 0.4, 0].map((along) =>
        ellipse(
          { x: x + along * size * 0.7, y: y - size * 0.3, rx: size * 0.4, ry: size * 0.36 },
          { fill: mix(colour, "#ffffff", along === 0 ? 0.18 : 0) },
        ),
      );
      return lobes.join("");
    }
    const arms = [-0.9, -0.4, 0.05, 0.5, 0.95].map(
      (lean) =>
        `M${px(x)} ${px(y)}Q${px(x + lean * size * 0.2)} ${px(y - size * 0.5)} ${px(x + lean * size * 0.6)} ${px(y - size * (1.05 - Math.abs(lean) * 0.35))}m${px(-lean * size * 0.22)} ${px(size * 0.3)}q${px(-lean * size * 0.1)} ${px(-size * 0.12)} ${px(-lean * size * 0.06)} ${px(-size * 0.3)}`,
    );
    return stroke(arms.join(""), { colour, width: size * 0.12 });
  });
}

function kelp(canvas: Canvas, dim: (colour: Colour) => Colour): string {
  const { width, horizon, unit, between } = canvas;
  return canvas.repeat(9, (index) => {
    const x = (index % 2 === 0 ? between(0, 0.13) : between(0.88, 1)) * width;
    const foot = horizon + unit * between(8, 14);
    const length = unit * between(18, 34);
    const sway = unit * between(2, 4) * (index % 3 === 0 ? -1 : 1);
    const line = `M${px(x)} ${px(foot)}c${px(sway)} ${px(-length * 0.2)} ${px(-sway)} ${px(-length * 0.35)} 0 ${px(-length * 0.55)}s${px(sway)} ${px(-length * 0.25)} ${px(sway * 0.4)} ${px(-length * 0.45)}`;
    return stroke(line, {
      colour: dim(canvas.pick(["#2f8f5f", "#3fa56a", "#27785a"])),
      width: unit * between(0.9, 1.6),
      opacity: 0.92,
    });
  });
}

function bubbles(canvas: Canvas): string {
  const { width, horizon, unit, between } = canvas;
  return canvas.repeat(26, () => {
    const at = { x: between(0.04, 0.96) * width, y: between(0.08, 1.15) * horizon };
    const size = unit * between(0.3, 1.1);
    return (
      ellipse({ ...at, rx: size }, { fill: "#e8ffff", opacity: 0.28 }) +
      ellipse(
        { x: at.x - size * 0.3, y: at.y - size * 0.3, rx: size * 0.3 },
        { fill: "#ffffff", opacity: 0.8 },
      )
    );
  });
}
