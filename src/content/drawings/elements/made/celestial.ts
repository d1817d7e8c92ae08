import type { SceneElement } from "../../drawing.js";
import { figure } from "../../numbers.js";
import { dot, flat, repeat, slab, stroke, turned } from "../kit/marks.js";
import { oval, polar, shape, star } from "../kit/paths.js";
import { drawer, type Pen } from "../kit/pen.js";

const celestial = drawer("celestial");

const sun = celestial(
  {
    name: "sun",
    words: ["sunshine"],
    places: ["sky"],
    height: 1,
    aspect: 1,
    colours: { main: "#ffc533" },
  },
  (pen) => [
    pen.halo(50, 50, 49, pen.tone("main", 0.2), 0.9),
    repeat(12, (index) => {
      const angle = index * 30;
      const reach = index % 2 === 0 ? 49 : 43;
      return flat(
        shape(
          ...polar(50, 50, angle - 8, 31),
          ...polar(50, 50, angle, reach),
          ...polar(50, 50, angle + 8, 31),
        ),
        pen.tone("main", index % 2 === 0 ? 0 : 0.2),
      );
    }),
    pen.ball(oval(50, 50, 27), pen.tone("main", 0.15), 0.18),
  ],
);

const moon = celestial(
  {
    name: "moon",
    words: ["full moon", "moonlight"],
    places: ["sky"],
    height: 1,
    aspect: 1,
    colours: { main: "#f1ead2" },
  },
  (pen) => {
    const disc = oval(50, 50, 40);
    return [
      pen.halo(50, 50, 49, pen.tone("main", 0.4), 0.7),
      pen.ball(disc, pen.tone("main"), 0.16),
      pen.within(
        disc,
        ...[
          [36, 36, 11],
          [60, 30, 6],
          [66, 54, 9],
          [44, 64, 7],
          [26, 56, 4.6],
          [58, 76, 5],
          [78, 40, 4],
          [47, 48, 3],
        ].map(
          ([x = 0, y = 0, radius = 0]) =>
            dot(x, y, radius, pen.tone("main", -0.16)) +
            dot(
              x + pen.lit * radius * 0.14,
              y + radius * 0.14,
              radius * 0.82,
              pen.tone("main", -0.09),
            ),
        ),
      ),
    ];
  },
);

const crescent = celestial(
  {
    name: "crescent moon",
    words: ["crescent", "half moon", "new moon"],
    places: ["sky"],
    height: 1,
    aspect: 0.9,
    colours: { main: "#f7e3a0" },
  },
  (pen) => [
    pen.halo(45, 50, 44, pen.tone("main", 0.3), 0.2),
    pen.soft("M56 8A43 43 0 1 0 84 70A36 36 0 1 1 56 8Z", pen.tone("main"), 0.14),
    dot(20, 50, 4.6, pen.tone("main", -0.14)),
    dot(30, 68, 3.4, pen.tone("main", -0.14)),
    dot(27, 33, 3, pen.tone("main", -0.14)),
    dot(46, 80, 2.6, pen.tone("main", -0.14)),
  ],
);

const starElement = celestial(
  {
    name: "star",
    words: ["north star", "starlight"],
    places: ["sky", "free"],
    height: 1,
    aspect: 1,
    colours: { main: "#ffd447" },
  },
  (pen) => [
    pen.halo(50, 52, 47, pen.tone("main", 0.3), 0.5),
    `<g stroke-linejoin="round" stroke-width="5" stroke="${pen.tone("main")}">${flat(star(50, 54, 5, 44, 20), pen.tone("main"))}</g>`,
    repeat(5, (index) => {
      const angle = -90 + index * 72;
      const tip = polar(50, 54, angle, 44);
      const side = pen.lit === 1 ? angle + 36 : angle - 36;
      return flat(shape(50, 54, ...tip, ...polar(50, 54, side, 20)), pen.tone("main", -0.14));
    }),
  ],
);

const planet = celestial(
  {
    name: "planet",
    words: ["saturn", "ringed planet", "gas giant"],
    places: ["sky"],
    height: 1,
    aspect: 1.6,
    colours: { main: "#e0a35a", ring: "#f0d9a8" },
  },
  (pen) => {
    const disc = oval(80, 50, 38);
    const ring = (half: "back" | "front"): string => {
      const sweep = half === "back" ? 1 : 0;
      const arc = (x: number, y: number): string =>
        `M${80 - x} 50A${x} ${y} 0 0 ${sweep} ${80 + x} 50`;
      return (
        stroke(arc(70, 17), pen.tone("ring", -0.06), 7) +
        stroke(arc(59, 13), pen.tone("ring", -0.28), 5)
      );
    };
    return [
      turned(-14, 80, 50, ring("back")),
      pen.ball(disc, pen.tone("main"), 0.3),
      pen.within(
        disc,
        turned(
          -14,
          80,
          50,
          ...[
            [20, 6],
            [34, 4],
            [46, 9],
            [63, 5],
            [75, 7],
          ].map(([y = 0, height = 0], index) =>
            flat(
              `M30 ${y}H130V${y + height}H30Z`,
              pen.tone("main", index % 2 === 0 ? -0.24 : 0.34),
              0.5,
            ),
          ),
        ),
      ),
      turned(-14, 80, 50, ring("front")),
    ];
  },
);

const earth = celestial(
  {
    name: "earth",
    words: ["planet earth", "the world", "blue planet"],
    places: ["sky"],
    height: 1,
    aspect: 1,
    colours: { main: "#3f93d8", land: "#62b25a" },
  },
  (pen) => {
    const disc = oval(50, 50, 43);
    return [
      pen.halo(50, 50, 49.5, "#8fd0ff", 0.9),
      pen.ball(disc, pen.tone("main"), 0.24),
      pen.within(
        disc,
        flat(
          "M18 20Q34 8 50 14Q54 22 46 28Q40 28 38 36Q34 44 26 42Q20 48 14 42Q8 30 18 20Z",
          pen.tone("land"),
        ),
        flat(
          "M36 50Q48 46 56 54Q62 60 56 68Q50 74 48 84Q44 92 40 88Q36 74 34 64Q32 54 36 50Z",
          pen.tone("land"),
        ),
        flat(
          "M66 20Q80 18 90 30L98 50Q90 56 84 50Q80 66 74 62Q72 50 64 44Q58 34 66 20Z",
          pen.tone("land", -0.1),
        ),
        flat("M78 72Q88 70 92 76Q88 86 80 84Q74 78 78 72Z", pen.tone("land", -0.1)),
        flat("M34 6Q50 2 66 7Q58 12 50 10Q42 12 34 6ZM36 94Q50 88 66 94Q50 100 36 94Z", "#ffffff"),
        stroke(
          "M14 50Q26 46 38 48M56 38Q66 36 76 40M30 76Q42 80 54 76M66 62Q76 66 88 62",
          "#ffffff",
          3.4,
          0.75,
        ),
        flat(
          pen.lit === 1 ? "M62 4Q82 50 50 97H100V0Z" : "M38 4Q18 50 50 97H0V0Z",
          "#0a1a40",
          0.25,
        ),
      ),
    ];
  },
);

const mars = celestial(
  {
    name: "red planet",
    words: ["mars", "mercury", "venus", "asteroid", "exoplanet"],
    places: ["sky"],
    height: 1,
    aspect: 1,
    colours: { main: "#cf6238" },
  },
  (pen) => {
    const disc = oval(50, 50, 47);
    return [
      pen.ball(disc, pen.tone("main"), 0.28),
      pen.within(
        disc,
        flat(
          "M0 34Q20 28 40 36Q60 42 70 34Q84 30 100 38V46Q80 42 66 48Q44 54 30 46Q14 42 0 48Z",
          pen.tone("main", -0.2),
          0.6,
        ),
        flat(
          "M10 66Q34 60 56 68Q76 72 96 62V72Q74 84 50 76Q30 72 10 76Z",
          pen.tone("main", 0.26),
          0.5,
        ),
        ...[
          [34, 24, 6],
          [68, 60, 8],
          [40, 60, 5],
          [24, 78, 5],
          [62, 22, 4],
          [56, 86, 5],
        ].map(
          ([x = 0, y = 0, radius = 0]) =>
            dot(x, y, radius, pen.tone("main", -0.34)) +
            dot(x + pen.lit, y + 1, radius * 0.8, pen.tone("main", -0.2)),
        ),
      ),
    ];
  },
);

const comet = celestial(
  {
    name: "comet",
    words: ["shooting star", "meteor", "falling star", "meteorite"],
    places: ["sky"],
    height: 1,
    aspect: 1.7,
    colours: { main: "#ffd76a" },
  },
  (pen) => [
    flat("M2 4Q70 20 140 62L118 92Q60 44 2 4Z", pen.tone("main", 0.35), 0.35),
    flat("M22 22Q80 36 138 64L122 88Q70 52 22 22Z", pen.tone("main", 0.15), 0.6),
    flat("M60 42Q100 52 136 66L126 84Q92 64 60 42Z", pen.tone("main", 0.05), 0.9),
    stroke("M14 30L58 54M44 10L88 30M52 66L84 80", pen.tone("main", 0.3), 2.4, 0.7),
    pen.halo(138, 74, 26, pen.tone("main", 0.4), 0.9),
    pen.ball(oval(138, 74, 17), pen.tone("main", 0.25), 0.3),
    flat(star(138, 74, 5, 13, 5.6), "#fffdf0"),
  ],
);

const cloud = celestial(
  {
    name: "cloud",
    words: ["white cloud", "storm cloud", "rain cloud"],
    places: ["sky", "air"],
    height: 1,
    aspect: 1.8,
    colours: { main: "#fbfdff" },
  },
  (pen) => {
    const outline =
      "M34 96A30 28 0 0 1 28 42A32 32 0 0 1 66 24A40 38 0 0 1 132 34A31 31 0 0 1 150 96Z";
    return [
      flat(outline, pen.tone("main")),
      pen.within(
        outline,
        flat(
          "M0 100V74Q20 84 44 76Q64 92 92 78Q118 90 140 72Q160 80 180 66V100Z",
          pen.tone("main", -0.09),
        ),
        flat("M0 100V88Q30 94 56 88Q90 96 118 88Q150 92 180 84V100Z", pen.tone("main", -0.16)),
        flat(pen.lit === 1 ? oval(84, 40, 26, 18) : oval(112, 40, 26, 18), "#ffffff", 0.8),
      ),
    ];
  },
);

const galaxy = celestial(
  {
    name: "galaxy",
    words: ["spiral galaxy", "milky way", "nebula", "black hole", "universe", "cosmos"],
    places: ["sky"],
    height: 1,
    aspect: 1.7,
    colours: { main: "#8f6fe0", core: "#fff1cf" },
  },
  (pen) => [
    `<g transform="translate(85 50) rotate(-16) scale(1 0.52)">`,
    pen.halo(0, 0, 78, pen.tone("main"), 0.75),
    ...[0, 180].map((turn) => galaxyArm(pen, turn)),
    pen.halo(0, 0, 30, pen.tone("core"), 1),
    dot(0, 0, 11, pen.tone("core")),
    "</g>",
  ],
);

function galaxyArm(pen: Pen<"core">, turn: number): string {
  return repeat(110, (index) => {
    const share = index / 110;
    const [x, y] = polar(0, 0, turn + share * 400, 10 + share * 66);
    const spread = 3 + share * 8;
    const [nearX, nearY] = [x + (pen.random() - 0.5) * spread, y + (pen.random() - 0.5) * spread];
    return (
      flat(oval(nearX, nearY, 8 - share * 4), pen.tone("main", 0.45 - share * 0.3), 0.25) +
      dot(2 * x - nearX, 2 * y - nearY, 0.5 + pen.random() * 1.3, pen.tone("core", share * 0.4))
    );
  });
}

const rainbow = celestial(
  {
    name: "rainbow",
    places: ["sky"],
    height: 1,
    aspect: 2,
    colours: { main: "#f2635c" },
  },
  (pen) => {
    const bands = [
      pen.tone("main"),
      "#f79a4a",
      "#fbd75a",
      "#74c46a",
      "#55a8e0",
      "#5f6fd0",
      "#9a68c8",
    ];
    return [
      ...bands.map((colour, index) => {
        const radius = 95 - index * 6.6;
        return `<path d="M${figure(100 - radius)} 99.5A${figure(radius)} ${figure(radius)} 0 0 1 ${figure(100 + radius)} 99.5" fill="none" stroke="${colour}" stroke-width="6.8"/>`;
      }),
    ];
  },
);

const bolt = celestial(
  {
    name: "lightning bolt",
    words: ["lightning", "thunderbolt", "bolt"],
    places: ["sky"],
    height: 1,
    aspect: 0.66,
    colours: { main: "#ffd23c" },
  },
  (pen) => [
    pen.halo(33, 50, 32, pen.tone("main", 0.4), 0.5),
    flat("M36 2H60L44 36H62L18 98L28 54H6Z", pen.tone("main")),
    flat("M36 2H46L24 48H38L30 84L18 98L28 54H6Z", pen.tone("main", 0.4)),
  ],
);

const aurora = celestial(
  {
    name: "aurora",
    words: ["northern lights", "aurora borealis", "polar lights", "southern lights"],
    places: ["sky"],
    height: 1,
    aspect: 2.4,
    colours: { main: "#4fe0a0", second: "#a06fe8" },
  },
  (pen) => [
    auroraVeil(pen, { base: 76, drop: 52, phase: 0.4 }),
    auroraVeil(pen, { base: 94, drop: 66, phase: 2.2 }),
  ],
);

/** A curtain of light: thin strips that are brightest at their wavy foot. */
function auroraVeil(
  pen: Pen<"second">,
  veil: { readonly base: number; readonly drop: number; readonly phase: number },
): string {
  const foot = (step: number): number =>
    veil.base - 14 + Math.sin(step * 0.13 + veil.phase) * 11 + Math.sin(step * 0.31) * 3;
  const top = (step: number): number =>
    foot(step) - veil.drop * (0.58 + 0.26 * Math.sin(step * 0.55 + veil.phase) + glints(step));
  const glints = (step: number): number => 0.12 * Math.sin(step * 2.3 + veil.phase * 5);
  return repeat(60, (index) => {
    const x = index * 4;
    const edge = Math.sin((index / 59) * Math.PI);
    const strip = shape(
      x,
      top(index),
      x + 4,
      top(index + 1),
      x + 4,
      foot(index + 1),
      x,
      foot(index),
    );
    return `<g opacity="${figure(edge * 0.85)}">${pen.fade(strip, pen.tone("second"), pen.tone("main"))}</g>`;
  });
}

const snowflake = celestial(
  {
    name: "snowflake",
    words: ["flake", "ice crystal"],
    places: ["air", "sky", "free"],
    height: 0.6,
    aspect: 0.9,
    colours: { main: "#8fcbf0" },
  },
  (pen) => [
    ...[0, 60, 120, 180, 240, 300].map((angle) =>
      turned(
        angle,
        45,
        50,
        slab(42.8, 4, 4.4, 46, pen.tone("main"), 2.2),
        stroke(
          "M45 16L34 8M45 16L56 8M45 28L33 19M45 28L57 19",
          pen.tone("main", angle % 120 === 0 ? 0.15 : -0.1),
          3.8,
        ),
      ),
    ),
    flat(star(45, 50, 6, 12, 9), pen.tone("main", -0.15)),
    flat(oval(45, 50, 4), "#ffffff", 0.8),
  ],
);

const constellation = celestial(
  {
    name: "constellation",
    words: ["zodiac", "big dipper", "great bear", "star sign"],
    places: ["sky"],
    height: 1,
    aspect: 1.8,
    colours: { main: "#ffe9a8" },
  },
  (pen) => {
    const places = [
      [8, 22],
      [42, 12],
      [66, 30],
      [96, 42],
      [106, 78],
      [158, 86],
      [170, 44],
    ] as const;
    const line = places.map(([x, y]) => `${x} ${y}`).join("L");
    return [
      stroke(`M${line}L96 42`, pen.tone("main", 0.1), 1.4, 0.7),
      ...places.map(
        ([x, y], index) =>
          pen.halo(x, y, 7.6, pen.tone("main"), 0.8) +
          flat(star(x, y, 4, index % 3 === 0 ? 7 : 5.6, 2), pen.tone("main", 0.3)),
      ),
    ];
  },
);

const fireworks = celestial(
  {
    name: "firework",
    words: ["fireworks display", "pyrotechnics"],
    places: ["sky"],
    height: 1,
    aspect: 1.3,
    colours: { main: "#ff5a5a", second: "#ffd24a", third: "#5ac8ff" },
  },
  (pen) => [
    fireworkBurst(pen, { x: 50, y: 40, reach: 39, count: 20, colour: pen.tone("main") }),
    fireworkBurst(pen, { x: 100, y: 58, reach: 27, count: 16, colour: pen.tone("second") }),
    fireworkBurst(pen, { x: 30, y: 76, reach: 21, count: 14, colour: pen.tone("third") }),
  ],
);

function fireworkBurst(
  pen: Pen,
  burst: {
    readonly x: number;
    readonly y: number;
    readonly reach: number;
    readonly count: number;
    readonly colour: string;
  },
): string {
  const { x, y, reach, count, colour } = burst;
  const rays = repeat(count, (index) => {
    const angle = (index * 360) / count;
    const far = index % 2 === 0 ? reach : reach * 0.72;
    const [startX, startY] = polar(x, y, angle, far * 0.24);
    const [endX, endY] = polar(x, y, angle, far * 0.86);
    const [tipX, tipY] = polar(x, y, angle, far * 0.96);
    const line = `M${figure(startX)} ${figure(startY)}L${figure(endX)} ${figure(endY)}`;
    return (
      stroke(line, pen.shade(colour, index % 2 === 0 ? 0 : 0.35), 1.5) +
      dot(tipX, tipY, 1.5, pen.shade(colour, 0.3))
    );
  });
  return (
    pen.halo(x, y, reach, colour, 0.45) +
    rays +
    flat(star(x, y, 8, reach * 0.16, reach * 0.07), pen.shade(colour, 0.6))
  );
}

/** What is seen in the sky. */
export const celestialThings: readonly SceneElement[] = [
  sun,
  moon,
  crescent,
  starElement,
  planet,
  earth,
  mars,
  comet,
  cloud,
  galaxy,
  rainbow,
  bolt,
  aurora,
  snowflake,
  constellation,
  fireworks,
];
