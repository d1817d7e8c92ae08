import type { SceneElement } from "../../drawing.js";
import { figure } from "../../numbers.js";
import { dot, flat, pierced, repeat, slab, stroke, turned } from "../kit/marks.js";
import { box, oval, polar, shape, star } from "../kit/paths.js";
import { drawer, type Pen } from "../kit/pen.js";

const abstract = drawer("abstract");

const FREE = ["free"] as const;

const circle = abstract(
  {
    name: "circle",
    words: ["disc", "disk", "dot", "round shape"],
    places: FREE,
    height: 1,
    aspect: 1,
    colours: { main: "#e2563f" },
  },
  (pen) => [pen.soft(oval(50, 50, 48), pen.tone("main"), 0.08)],
);

const ring = abstract(
  {
    name: "ring",
    words: ["annulus", "hoop", "torus", "donut shape"],
    places: FREE,
    height: 1,
    aspect: 1,
    colours: { main: "#e8a33a" },
  },
  (pen) => [
    pierced(`${oval(50, 50, 48)}${oval(50, 50, 28)}`, pen.tone("main")),
    `<g fill-opacity="0.9">${pierced(`${oval(50, 50, 48)}${oval(50 - pen.lit * 2, 48, 44)}`, pen.tone("main", -0.22))}</g>`,
    pierced(`${oval(50 - pen.lit, 49, 34)}${oval(50, 50, 28)}`, pen.tone("main", 0.3)),
  ],
);

const square = abstract(
  {
    name: "square",
    words: ["rectangle", "quadrilateral", "block shape"],
    places: FREE,
    height: 1,
    aspect: 1,
    colours: { main: "#3f78c4" },
  },
  (pen) => [
    slab(3, 3, 94, 94, pen.tone("main"), 3),
    flat(pen.lit === 1 ? "M97 3V97H3Z" : "M3 3V97H97Z", pen.tone("main", -0.12)),
  ],
);

const triangle = abstract(
  {
    name: "triangle",
    words: ["delta"],
    places: FREE,
    height: 1,
    aspect: 1.14,
    colours: { main: "#f0b93a" },
  },
  (pen) => [
    flat("M57 3L112 98H2Z", pen.tone("main")),
    flat(pen.lit === 1 ? "M57 3L112 98H57Z" : "M57 3L2 98H57Z", pen.tone("main", -0.14)),
  ],
);

const hexagon = abstract(
  {
    name: "hexagon",
    words: ["polygon", "honeycomb", "pentagon", "octagon"],
    places: FREE,
    height: 1,
    aspect: 1.14,
    colours: { main: "#f2a93b" },
  },
  (pen) =>
    [0, 60, 120, 180, 240, 300].map((angle, index) =>
      flat(
        shape(57, 50, ...polar(57, 50, angle, 54), ...polar(57, 50, angle + 60, 54)),
        pen.tone(
          "main",
          [-0.1, -0.24, -0.14, 0.06, 0.26, 0.12][pen.lit === 1 ? index : (9 - index) % 6] ?? 0,
        ),
      ),
    ),
);

const spiral = abstract(
  {
    name: "spiral",
    words: ["swirl", "vortex", "helix", "coil", "whirl"],
    places: FREE,
    height: 1,
    aspect: 1,
    colours: { main: "#2f9d8f" },
  },
  (pen) => [
    repeat(150, (index) => {
      const share = index / 150;
      const [x, y] = polar(50, 50, share * 1260 + 20, 2 + share * 41);
      const [nextX, nextY] = polar(
        50,
        50,
        ((index + 1.3) / 150) * 1260 + 20,
        2 + ((index + 1.3) / 150) * 41,
      );
      return stroke(
        `M${figure(x)} ${figure(y)}L${figure(nextX)} ${figure(nextY)}`,
        pen.tone("main", 0.4 - share * 0.6),
        2.4 + share * 4,
      );
    }),
  ],
);

const wave = abstract(
  {
    name: "wave shape",
    words: ["wave pattern", "sine", "waveform", "ripple"],
    places: FREE,
    height: 1,
    aspect: 2,
    colours: { main: "#2f7fd0" },
  },
  (pen) => [
    repeat(5, (index) => {
      const y = 18 + index * 16;
      return stroke(
        `M6 ${y}Q29.5 ${y - 26} 53 ${y}T100 ${y}T147 ${y}T194 ${y}`,
        pen.tone("main", 0.5 - index * 0.19),
        9,
      );
    }),
  ],
);

const grid = abstract(
  {
    name: "grid",
    words: ["mosaic", "checkerboard", "chessboard", "tiles", "pixels", "lattice"],
    places: FREE,
    height: 1,
    aspect: 1,
    colours: { main: "#d8503c", second: "#2f5f8f", third: "#f2c14e" },
  },
  (pen) => {
    const tones = [
      pen.tone("main"),
      pen.tone("main", 0.35),
      pen.tone("second"),
      pen.tone("third"),
      pen.tone("main", -0.25),
      "#f6efe0",
    ];
    return [
      slab(2, 2, 96, 96, "#2b2d36", 2),
      repeat(36, (index) =>
        slab(
          5 + (index % 6) * 15.2,
          5 + Math.floor(index / 6) * 15.2,
          13.6,
          13.6,
          tones[Math.floor(pen.random() * tones.length)] ?? pen.tone("main"),
          1.6,
        ),
      ),
    ];
  },
);

const rings = abstract(
  {
    name: "concentric rings",
    words: ["target", "bullseye", "concentric circles", "ripples"],
    places: FREE,
    height: 1,
    aspect: 1,
    colours: { main: "#d63f3a", second: "#fbf4e4" },
  },
  (pen) =>
    [48, 39.5, 31, 22.5, 14, 6].map((radius, index) =>
      pen.soft(oval(50, 50, radius), index % 2 === 0 ? pen.tone("main") : pen.tone("second"), 0.08),
    ),
);

const sphere = abstract(
  {
    name: "sphere",
    words: ["orb", "globe shape", "bubble", "marble", "crystal ball"],
    places: ["free", "ground", "air"],
    height: 1,
    aspect: 1,
    colours: { main: "#4a7fe0" },
  },
  (pen) => [
    flat(oval(50, 96, 36, 3.6), "#000000", 0.16),
    pen.ball(oval(50, 49, 47), pen.tone("main"), 0.5),
    turned(
      pen.lit * -35,
      pen.lit === 1 ? 32 : 68,
      26,
      flat(oval(pen.lit === 1 ? 32 : 68, 26, 12, 7), "#ffffff", 0.6),
    ),
  ],
);

const cube = abstract(
  {
    name: "cube",
    words: ["box shape", "isometric cube", "block"],
    places: ["free", "ground"],
    height: 1,
    aspect: 0.9,
    colours: { main: "#e2723f" },
  },
  (pen) => [
    flat("M45 2L88 26L45 50L2 26Z", pen.tone("main", 0.32)),
    flat("M2 26L45 50V99L2 74Z", pen.tone("main", pen.lit === 1 ? 0 : -0.3)),
    flat("M88 26L45 50V99L88 74Z", pen.tone("main", pen.lit === 1 ? -0.3 : 0)),
  ],
);

const cone = abstract(
  {
    name: "cone",
    words: ["cone shape"],
    places: ["free", "ground"],
    height: 1,
    aspect: 0.9,
    colours: { main: "#8a5fd0" },
  },
  (pen) => [pen.soft("M45 2L87 86Q84 99 45 99Q6 99 3 86Z", pen.tone("main"), 0.4)],
);

const cylinder = abstract(
  {
    name: "cylinder",
    words: ["tube", "column", "pillar", "barrel"],
    places: ["free", "ground"],
    height: 1,
    aspect: 0.74,
    colours: { main: "#3fa06f" },
  },
  (pen) => [
    pen.soft("M4 16V84Q4 99 37 99Q70 99 70 84V16Z", pen.tone("main"), 0.36),
    dot(37, 16, 33, pen.tone("main", 0.35), 14),
  ],
);

const starShape = abstract(
  {
    name: "star shape",
    words: ["pentagram", "starburst", "asterisk"],
    places: FREE,
    height: 1,
    aspect: 1,
    colours: { main: "#f2b92f" },
  },
  (pen) =>
    Array.from({ length: 10 }, (_, index) => {
      const at = (step: number): [number, number] =>
        polar(50, 53, -90 + step * 36, step % 2 === 0 ? 50 : 21);
      const isLit = pen.lit === 1 ? index % 2 === 1 : index % 2 === 0;
      return flat(
        shape(50, 53, ...at(index), ...at(index + 1)),
        pen.tone("main", isLit ? 0.24 : -0.14),
      );
    }),
);

const arrow = abstract(
  {
    name: "arrow",
    words: ["pointer"],
    places: FREE,
    height: 1,
    aspect: 1.6,
    colours: { main: "#2f9d5f" },
  },
  (pen) => [
    flat("M4 32H92V6L156 50L92 94V68H4Z", pen.tone("main")),
    flat("M4 50H156L92 94V68H4Z", pen.tone("main", -0.18)),
  ],
);

const cross = abstract(
  {
    name: "cross",
    words: ["plus sign", "plus", "crucifix"],
    places: FREE,
    height: 1,
    aspect: 1,
    colours: { main: "#d8433b" },
  },
  (pen) => [
    flat("M35 4H65V35H96V65H65V96H35V65H4V35H35Z", pen.tone("main")),
    flat(
      pen.lit === 1 ? "M50 4H65V35H96V65H65V96H50Z" : "M50 4H35V35H4V65H35V96H50Z",
      pen.tone("main", -0.14),
    ),
  ],
);

const knot = abstract(
  {
    name: "knot",
    words: ["celtic knot", "trefoil", "triquetra", "braid"],
    places: FREE,
    height: 1,
    aspect: 1.05,
    colours: { main: "#2f8f9d" },
  },
  (pen) => {
    const at = (step: number): readonly [number, number, number] => {
      const t = (step / 180) * 2 * Math.PI;
      return [
        52.5 + 16 * (Math.sin(t) + 2 * Math.sin(2 * t)),
        42.5 - 16 * (Math.cos(t) - 2 * Math.cos(2 * t)),
        -Math.sin(3 * t),
      ];
    };
    const order = Array.from({ length: 180 }, (_, index) => index).sort(
      (one, other) => at(one)[2] - at(other)[2] || one - other,
    );
    return order.map((step) => {
      const [x, y, height] = at(step);
      const [nextX, nextY] = at(step + 2);
      const line = `M${figure(x)} ${figure(y)}L${figure(nextX)} ${figure(nextY)}`;
      return `<path d="${line}" stroke="${pen.tone("main", -0.45)}" stroke-width="13.5"/>${stroke(line, pen.tone("main", 0.12 + height * 0.2), 9.6)}`;
    });
  },
);

const infinity = abstract(
  {
    name: "infinity",
    words: ["infinity symbol", "loop", "mobius strip", "ribbon"],
    places: FREE,
    height: 1,
    aspect: 2,
    colours: { main: "#a04fc0" },
  },
  (pen) => [
    stroke(
      "M100 50C124 14 138 12 150 12A38 38 0 0 1 150 88C138 88 124 86 100 50",
      pen.tone("main"),
      19,
    ),
    stroke("M100 50C76 14 62 12 50 12A38 38 0 0 0 50 88C62 88 76 86 100 50", pen.tone("main"), 19),
    `<path d="M87 69Q94 60 100 50Q106 40 113 31" fill="none" stroke="${pen.tone("main", -0.3)}" stroke-width="24"/>`,
    `<path d="M84 73Q93 62 100 50Q107 38 116 27" fill="none" stroke="${pen.tone("main")}" stroke-width="19"/>`,
  ],
);

const mandala = abstract(
  {
    name: "mandala",
    words: ["rosette", "kaleidoscope", "ornament", "pattern"],
    places: FREE,
    height: 1,
    aspect: 1,
    colours: { main: "#b8437f", second: "#f2b54a", third: "#2f8f9d" },
  },
  (pen) => {
    const petals = (count: number, radius: number, size: number, colour: string): string =>
      repeat(count, (index) =>
        turned(
          (index * 360) / count,
          50,
          50,
          flat(
            `M50 ${50 - radius - size}Q${50 + size * 0.62} ${50 - radius} 50 ${50 - radius + size * 0.8}Q${50 - size * 0.62} ${50 - radius} 50 ${50 - radius - size}Z`,
            colour,
          ),
        ),
      );
    return [
      petals(16, 36, 12.6, pen.tone("main", -0.2)),
      petals(16, 35, 9, pen.tone("second")),
      dot(50, 50, 34, pen.tone("main")),
      repeat(24, (index) => turned(index * 15, 50, 50, dot(50, 19, 1.7, pen.tone("second", 0.4)))),
      petals(12, 19, 11, pen.tone("third")),
      petals(12, 18, 7, pen.tone("third", 0.5)),
      dot(50, 50, 17, pen.tone("main", -0.3)),
      petals(8, 8, 8, pen.tone("second")),
      petals(8, 7, 5, pen.tone("main", 0.3)),
      dot(50, 50, 4.6, pen.tone("second", 0.5)),
    ];
  },
);

const fractalTree = abstract(
  {
    name: "fractal tree",
    words: ["fractal", "branching tree"],
    places: ["free", "ground"],
    height: 1,
    aspect: 1.3,
    colours: { main: "#4fa05a", wood: "#6b4630" },
  },
  (pen) => [branch(pen, { x: 65, y: 97, angle: -90, length: 26 }, 8)],
);

/** A branch and those that grow from it; each level is two branches, so 8 levels are 255. */
function branch(
  pen: Pen<"wood">,
  from: { readonly x: number; readonly y: number; readonly angle: number; readonly length: number },
  level: number,
): string {
  if (level === 0) return "";
  const [x, y] = polar(from.x, from.y, from.angle, from.length);
  const colour =
    level > 3 ? pen.tone("wood", (8 - level) * 0.05) : pen.tone("main", 0.1 * (3 - level));
  const next = { x, y, length: from.length * 0.745 };
  return [
    stroke(`M${figure(from.x)} ${figure(from.y)}L${figure(x)} ${figure(y)}`, colour, level * 0.74),
    branch(pen, { ...next, angle: from.angle - 27 }, level - 1),
    branch(pen, { ...next, angle: from.angle + 24 }, level - 1),
    level === 1 ? dot(x, y, 1.9, pen.tone("main", 0.25)) : "",
  ].join("");
}

const network = abstract(
  {
    name: "network",
    words: ["graph", "neural network", "web of nodes", "nodes", "molecule"],
    places: FREE,
    height: 1,
    aspect: 1.5,
    colours: { main: "#3f8fd8", second: "#f0873a" },
  },
  (pen) => {
    const columns = [3, 4, 4, 2];
    const nodes = columns.map((count, column) =>
      Array.from(
        { length: count },
        (_, row) => [14 + column * 40.6, 50 + (row - (count - 1) / 2) * 25] as const,
      ),
    );
    return [
      ...nodes.flatMap((from, column) =>
        from.flatMap(([x, y]) =>
          (nodes[column + 1] ?? []).map(([toX, toY]) =>
            stroke(
              `M${figure(x)} ${figure(y)}L${figure(toX)} ${figure(toY)}`,
              pen.tone("main", 0.3),
              1.5,
            ),
          ),
        ),
      ),
      ...nodes.flatMap((list, column) =>
        list.map(([x, y], row) =>
          pen.ball(
            oval(x, y, 9),
            (column + row) % 3 === 1 ? pen.tone("second") : pen.tone("main"),
            0.3,
          ),
        ),
      ),
    ];
  },
);

const doubleHelix = abstract(
  {
    name: "double helix",
    words: ["dna", "dna strand", "genome"],
    places: FREE,
    height: 1,
    aspect: 0.5,
    colours: { main: "#3f78d8", second: "#e2566b" },
  },
  (pen) => {
    const steps = Array.from({ length: 49 }, (_, index) => index);
    const at = (index: number, turn: number): [number, number, number] => [
      25 + Math.sin(index * 0.2618 + turn) * 19,
      4 + index * 1.92,
      Math.cos(index * 0.2618 + turn),
    ];
    const strand = (turn: number, colour: string, isFront: boolean): string =>
      steps
        .slice(0, -1)
        .map((index) => {
          const [x, y, depth] = at(index, turn);
          const [nextX, nextY] = at(index + 1, turn);
          if (depth > 0 !== isFront) return "";
          return stroke(
            `M${figure(x)} ${figure(y)}L${figure(nextX)} ${figure(nextY)}`,
            pen.shade(colour, isFront ? 0.08 : -0.25),
            5,
          );
        })
        .join("");
    const rungs = steps
      .filter((index) => index % 3 === 1)
      .map((index) => {
        const [x, y] = at(index, 0);
        const [otherX] = at(index, Math.PI);
        const middle = (x + otherX) / 2;
        return (
          stroke(`M${figure(x)} ${figure(y)}H${figure(middle)}`, pen.tone("main", 0.45), 2.4) +
          stroke(`M${figure(middle)} ${figure(y)}H${figure(otherX)}`, pen.tone("second", 0.45), 2.4)
        );
      });
    return [
      strand(0, pen.tone("main"), false),
      strand(Math.PI, pen.tone("second"), false),
      ...rungs,
      strand(0, pen.tone("main"), true),
      strand(Math.PI, pen.tone("second"), true),
    ];
  },
);

const yinYang = abstract(
  {
    name: "yin yang",
    words: ["yin and yang", "taiji"],
    places: FREE,
    height: 1,
    aspect: 1,
    colours: { main: "#2b2d36", second: "#fbf8f0" },
  },
  (pen) => [
    dot(50, 50, 48, pen.tone("main")),
    flat("M50 5A45 45 0 0 0 50 95A22.5 22.5 0 0 1 50 50A22.5 22.5 0 0 0 50 5Z", pen.tone("second")),
    dot(50, 27.5, 7, pen.tone("main")),
    dot(50, 72.5, 7, pen.tone("second")),
  ],
);

const sunburst = abstract(
  {
    name: "sunburst",
    words: ["burst", "explosion", "radial pattern"],
    places: FREE,
    height: 1,
    aspect: 1,
    colours: { main: "#f2763a", second: "#fbe3a8" },
  },
  (pen) => [
    dot(50, 50, 48, pen.tone("second")),
    repeat(12, (index) => {
      const [x, y] = polar(50, 50, index * 30, 48);
      const [nextX, nextY] = polar(50, 50, index * 30 + 15, 48);
      return flat(
        `M50 50L${figure(x)} ${figure(y)}A48 48 0 0 1 ${figure(nextX)} ${figure(nextY)}Z`,
        pen.tone("main"),
      );
    }),
    dot(50, 50, 15, pen.tone("main", -0.2)),
    flat(star(50, 50, 8, 12, 8), pen.tone("second")),
  ],
);

const composition = abstract(
  {
    name: "abstract composition",
    words: [
      "abstract art",
      "abstract shape",
      "abstraction",
      "geometric shape",
      "geometry",
      "shape",
    ],
    places: FREE,
    height: 1,
    aspect: 1.3,
    colours: { main: "#e2563f", second: "#2f5f9f", third: "#f2c14e" },
  },
  (pen) => [
    pen.soft(oval(48, 52, 44), pen.tone("main"), 0.1),
    `<g opacity="0.92">${flat("M64 6L126 96H30Z", pen.tone("third"))}</g>`,
    flat("M4 98V60A38 38 0 0 1 42 98Z", pen.tone("second")),
    slab(84, 10, 36, 36, pen.tone("second", 0.1)),
    pierced(`${oval(102, 28, 13)}${oval(102, 28, 7)}`, "#fbf4e4"),
    repeat(5, (index) => flat(box(10 + index * 8, 8, 3.4, 22), "#2b2d36")),
    stroke("M20 44Q34 30 48 44T76 44T104 58", "#fbf4e4", 4),
    dot(64, 74, 9, "#2b2d36"),
    dot(88, 84, 5, "#fbf4e4"),
  ],
);

/** Forms that stand for themselves. */
export const abstractForms: readonly SceneElement[] = [
  circle,
  ring,
  square,
  triangle,
  hexagon,
  spiral,
  wave,
  grid,
  rings,
  sphere,
  cube,
  cone,
  cylinder,
  starShape,
  arrow,
  cross,
  knot,
  infinity,
  mandala,
  fractalTree,
  network,
  doubleHelix,
  yinYang,
  sunburst,
  composition,
];
