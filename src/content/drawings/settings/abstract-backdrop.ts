import { mix } from "../colours.js";
import type { Colour, TimeOfDay } from "../drawing.js";
import { px } from "../numbers.js";
import { defineSetting } from "./canvas.js";
import { box, ellipse, path, stroke } from "./shapes.js";

/** A backdrop of large soft forms. */
export const abstractBackdrop = defineSetting({
  name: "abstract",
  words: [
    "abstract background",
    "abstract composition",
    "abstract painting",
    "gradient",
    "abstract art",
    "dream",
    "wallpaper",
  ],
  horizon: 0.6,
  hasSky: false,
  floor: "free",
  paint: (canvas) => {
    const { width, height, unit } = canvas;
    const lead = canvas.brush.colours.ground;
    const shades: readonly [Colour, Colour, Colour, Colour] =
      lead === undefined
        ? ABSTRACT[canvas.moment.time]
        : [lead, mix(lead, "#ffffff", 0.35), mix(lead, "#2a2356", 0.3), mix(lead, "#ffd9a0", 0.4)];
    const field = canvas.linear(
      [
        [0, mix(shades[2], "#fff4e6", 0.5)],
        [0.5, mix(shades[1], "#fff4e6", 0.4)],
        [1, mix(shades[3], "#ffffff", 0.35)],
      ],
      { from: { x: 0, y: 0 }, to: { x: width, y: height } },
    );
    const orbs = canvas.repeat(6, () => {
      const at = {
        x: canvas.between(0, width),
        y: canvas.between(0, height * 0.7),
        radius: unit * canvas.between(10, 26),
      };
      const colour = canvas.pick(shades);
      const fill = canvas.radial(
        [
          [0, mix(colour, "#ffffff", 0.3), 0.8],
          [0.9, colour, 0.45],
          [1, colour, 0.4],
        ],
        at,
      );
      return ellipse({ x: at.x, y: at.y, rx: at.radius }, { fill });
    });
    const waves = [0, 1, 2, 3].map((row) => {
      const y = height * (0.52 + row * 0.13);
      const sway = unit * canvas.between(6, 13);
      const fill = canvas.linear([
        [0, mix(shades[row] ?? shades[0], "#ffffff", 0.18), 0.85],
        [1, mix(shades[row] ?? shades[0], "#22204a", 0.22), 0.85],
      ]);
      return path(
        `M0 ${px(y)}C${px(width * 0.25)} ${px(y - sway)} ${px(width * 0.38)} ${px(y + sway)} ${px(width * 0.6)} ${px(y - sway * 0.2)}S${px(width * 0.85)} ${px(y - sway)} ${px(width)} ${px(y - sway * 0.3)}V${px(height)}H0Z`,
        { fill },
      );
    });
    const rings = canvas.repeat(3, (index) => {
      const [x, y, radius] = [
        width * (0.2 + index * 0.3),
        canvas.between(0.15, 0.5) * height,
        unit * canvas.between(7, 14),
      ];
      return stroke(
        `M${px(x - radius)} ${px(y)}a${px(radius)} ${px(radius)} 0 1 0 ${px(radius * 2)} 0a${px(radius)} ${px(radius)} 0 1 0 ${px(-radius * 2)} 0`,
        { colour: "#ffffff", width: unit * 0.5, opacity: 0.55 },
      );
    });
    return {
      back: box({ x: 0, y: 0, width, height }, { fill: field }) + orbs + rings + waves.join(""),
    };
  },
});

const ABSTRACT: Readonly<Record<TimeOfDay, readonly [Colour, Colour, Colour, Colour]>> = {
  dawn: ["#f2a7b5", "#f9cfa0", "#b59ad6", "#8fb8e0"],
  morning: ["#5fb3e6", "#ffd36b", "#8fdcc0", "#f7a27c"],
  day: ["#3f7fe0", "#ffb84a", "#ef5f7f", "#35b8b0"],
  sunset: ["#f2665a", "#ffb14f", "#c9508f", "#7a4fa8"],
  dusk: ["#6a5fc0", "#e88aa0", "#3f4f9f", "#f0a98a"],
  night: ["#2f4fae", "#6a4fc0", "#1f8fa8", "#1c2a66"],
};
