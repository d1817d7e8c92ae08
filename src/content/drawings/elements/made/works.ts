import type { SceneElement } from "../../drawing.js";
import { dot, flat, mirrored, pierced, repeat, ring, slab, stroke, turned } from "../kit/marks.js";
import { INK, PAPER, STEEL, STONE } from "../kit/palette.js";
import { arch, box, dome, oval } from "../kit/paths.js";
import { drawer, type Pen } from "../kit/pen.js";
import { glazed } from "./parts.js";

const building = drawer("building");

const skyscraper = building(
  {
    name: "skyscraper",
    words: ["high-rise", "tower block", "office tower", "office building"],
    places: ["ground"],
    height: 150,
    aspect: 0.36,
    colours: { main: "#5b8fb8" },
  },
  (pen) => [
    stroke("M18 12V1", STEEL, 1),
    pen.isNight ? pen.lamp(18, 1.6, 0.6, "#ff5a4a") : "",
    pen.split("M11 20V11H25V20Z", pen.tone("main", -0.1), 0.6),
    pen.split("M7 42V19H29V42Z", pen.tone("main"), 0.66),
    pen.split("M3 100V40H33V100Z", pen.tone("main", 0.06), 0.72),
    repeat(5, (row) =>
      repeat(4, (column) => pane(pen, 9 + column * 4.8, 22.4 + row * 3.8, pen.tone("main", 0.5))),
    ),
    repeat(14, (row) =>
      repeat(5, (column) => pane(pen, 5.4 + column * 5.1, 43 + row * 3.8, pen.tone("main", 0.5))),
    ),
    slab(3, 39.4, 30, 1.4, pen.tone("main", -0.35)),
    slab(7, 18.4, 22, 1.4, pen.tone("main", -0.35)),
    slab(11, 96, 14, 4, pen.isNight ? pen.glass : INK),
  ],
);

function pane(pen: Pen, x: number, y: number, glass: string): string {
  const isLit = pen.random() < 0.55;
  const night = isLit ? pen.glass : "#26324d";
  return slab(x, y, 3.6, 2.4, pen.isNight ? night : pen.shade(glass, isLit ? 0 : -0.14));
}

const factory = building(
  {
    name: "factory",
    words: ["power plant", "refinery", "warehouse"],
    places: ["ground"],
    height: 18,
    aspect: 1.6,
    colours: { main: "#a9584a", roof: "#5d6672" },
  },
  (pen) => [
    ...[
      [118, 10, 10],
      [132, 6, 6],
      [106, 6, 6],
    ].map(([x = 0, y = 0, radius = 0]) => dot(x, y, radius, "#dfe3e8")),
    pen.soft("M104 100L107 16H119L122 100Z", pen.tone("main", -0.1), 0.24),
    pen.soft("M130 100L133 28H144L147 100Z", pen.tone("main", -0.1), 0.24),
    slab(106, 22, 14, 5, PAPER),
    slab(132, 34, 13, 5, PAPER),
    ...[6, 38, 70].map(
      (x) =>
        flat(`M${x} 60V34L${x + 32} 58V60Z`, pen.tone("roof")) +
        flat(`M${x} 58V36L${x + 4} 39V58Z`, pen.glass),
    ),
    pen.split(box(6, 58, 148, 42), pen.tone("main"), 0.82),
    slab(4, 56, 152, 4, pen.tone("roof", -0.25)),
    repeat(
      6,
      (index) =>
        slab(14 + index * 16, 67, 10, 10, PAPER) + slab(15 + index * 16, 68, 8, 8, pen.glass),
    ),
    slab(116, 70, 28, 30, pen.tone("roof", -0.1)),
    repeat(6, (index) => slab(116, 73 + index * 5, 28, 1.4, pen.tone("roof", 0.2))),
    slab(18, 82, 14, 18, pen.tone("roof", -0.3)),
  ],
);

const windmill = building(
  {
    name: "windmill",
    words: ["dutch windmill", "mill"],
    places: ["ground"],
    height: 18,
    aspect: 0.95,
    colours: { main: "#efe4cf", cap: "#a8483a" },
  },
  (pen) => {
    const sail = [
      slab(46.6, 4, 1.8, 36, "#6b4630"),
      slab(48.4, 5, 9, 27, "#fdf8ec"),
      ...[10, 16, 22, 28].map((y) => slab(48.4, y, 9, 0.9, "#c9b48c")),
      slab(52.4, 5, 0.9, 27, "#c9b48c"),
    ].join("");
    return [
      pen.soft("M34 42H61L70 100H25Z", pen.tone("main"), 0.22),
      pen.soft("M31 44Q33 27 47.5 26Q62 27 64 44Z", pen.tone("cap"), 0.22),
      slab(27, 68, 41, 4, "#8a5a34", 1),
      stroke("M29 68V62M38 68V62M57 68V62M66 68V62M28 62H67", "#8a5a34", 1.2),
      flat(arch(44, 50, 7, 10), pen.isNight ? pen.glass : "#40506a"),
      flat(arch(42, 82, 11, 18), pen.tone("cap", -0.3)),
      slab(30, 80, 7, 8, pen.glass),
      slab(58, 80, 7, 8, pen.glass),
      ...[20, 110, 200, 290].map((angle) => turned(angle, 47.5, 40, sail)),
      dot(47.5, 40, 3.4, "#4a3020"),
    ];
  },
);

const watermill = building(
  {
    name: "watermill",
    words: ["water mill", "water wheel"],
    places: ["ground"],
    height: 8,
    aspect: 1.3,
    colours: { main: "#c9bda6", roof: "#8a4f3c" },
  },
  (pen) => [
    pen.split(box(10, 40, 74, 60), pen.tone("main"), 0.8),
    repeat(12, (index) =>
      slab(14 + ((index * 29) % 60), 46 + ((index * 17) % 50), 8, 3, pen.tone("main", -0.14), 1),
    ),
    flat("M4 42L26 8H72L90 42Z", pen.tone("roof")),
    flat("M4 42L26 8H32L12 42Z", pen.tone("roof", 0.2)),
    slab(4, 40, 86, 4, pen.tone("roof", -0.3)),
    glazed(pen, box(22, 52, 14, 14, 1), 38),
    glazed(pen, box(46, 52, 14, 14, 1), 62),
    flat(arch(26, 74, 16, 26), "#5c4030"),
    slab(84, 28, 44, 5, "#8a5a34"),
    ...[126, 124].map((x, index) =>
      stroke(
        `M${x - 2} 32Q${x} 56 ${x - 4} 96`,
        ["#8fcbe8", "#c8e8f6"][index] ?? "#8fcbe8",
        3 - index,
      ),
    ),
    pierced(`${oval(94, 66, 31)}${oval(94, 66, 25)}`, "#7a4a2a"),
    ring(12, 94, 66, () => slab(92.6, 34, 2.8, 30, "#7a4a2a") + slab(88, 33, 12, 3, "#9a6436")),
    dot(94, 66, 5, "#4a3020"),
    slab(56, 95, 72, 5, "#6fb6dc"),
  ],
);

const windTurbine = building(
  {
    name: "wind turbine",
    words: ["turbine", "wind farm", "wind generator"],
    places: ["ground"],
    height: 90,
    aspect: 0.66,
    colours: { main: "#f2f5f8" },
  },
  (pen) => [
    pen.soft("M31.6 34H34.4L36 100H30Z", pen.tone("main"), 0.3),
    ...[-10, 110, 230].map((angle) =>
      turned(
        angle,
        33,
        34,
        flat("M32 34Q30 20 32.4 2Q33 0 33.4 2Q37 24 34 34Z", pen.tone("main")),
        flat("M33.4 2Q37 24 34 34L33 34Z", pen.tone("main", -0.22)),
      ),
    ),
    dot(33, 34, 2.8, pen.tone("main", -0.12)),
    dot(33, 34, 1.4, STEEL),
    pen.isNight ? pen.lamp(33, 31, 0.9, "#ff5a4a") : "",
  ],
);

const ironTower = building(
  {
    name: "iron tower",
    words: ["eiffel tower", "eiffel", "lattice tower", "radio tower", "tv tower"],
    places: ["ground"],
    height: 300,
    aspect: 0.5,
    colours: { main: "#8a6b52" },
  },
  (pen) => {
    const half = [
      flat("M25 10H22Q21 44 15 60L19 60Q23 48 25 34Z", pen.tone("main")),
      flat("M14 62H20Q17 74 13 80H7Q12 72 14 62Z", pen.tone("main")),
      flat("M6 82H14Q11 92 9 100H1Q5 92 6 82Z", pen.tone("main")),
    ].join("");
    const left = half;
    const right = mirrored(25, half);
    return [
      slab(24.4, 0, 1.2, 10, pen.tone("main")),
      left,
      right,
      stroke(
        "M22 30L27 36M28 30L23 36M21 40L28 48M29 40L22 48M19 50L29 58M31 50L21 58M14 68L21 62M12 75L16 67M36 68L29 62M38 75L34 67M4 92L12 86M46 92L38 86",
        pen.tone("main", -0.15),
        1,
      ),
      slab(12, 59, 26, 3.4, pen.tone("main", -0.2), 1),
      slab(4.6, 79, 40.8, 4, pen.tone("main", -0.2), 1),
      slab(22, 9, 6, 2.6, pen.tone("main", -0.2), 0.6),
      stroke("M13 96Q14 84 25 84Q36 84 37 96", pen.tone("main"), 1.8),
      pen.isNight ? [12, 26, 40, 61, 81].map((y) => pen.lamp(25, y, 0.9)).join("") : "",
    ];
  },
);

const stadium = building(
  {
    name: "stadium",
    words: ["arena", "colosseum", "amphitheatre"],
    places: ["ground"],
    height: 40,
    aspect: 1.9,
    colours: { main: "#d6c4a2" },
  },
  (pen) => {
    const wall = "M8 34Q95 12 182 34V92Q95 106 8 92Z";
    return [
      flat(oval(95, 34, 87, 20), pen.tone("main", -0.35)),
      flat(oval(95, 36, 66, 12), pen.tone("main", -0.5)),
      pen.soft("M8 34Q95 62 182 34V92Q95 106 8 92Z", pen.tone("main"), 0.26),
      pen.within(
        wall,
        ...[0, 1].map((row) =>
          repeat(13, (index) => {
            const x = 12 + index * 13.2;
            const sag = 14 * (1 - ((x + 4 - 95) / 87) ** 2);
            return flat(
              arch(x, 44 + row * 22 + sag * (row === 0 ? 0.95 : 0.6), 8, 14),
              pen.isNight ? pen.glass : pen.tone("main", -0.55),
            );
          }),
        ),
      ),
      stroke("M8 34Q95 62 182 34", pen.tone("main", 0.25), 3),
      stroke("M8 60Q95 84 182 60", pen.tone("main", -0.18), 2),
    ];
  },
);

const station = building(
  {
    name: "railway station",
    words: ["station", "train station"],
    places: ["ground"],
    height: 14,
    aspect: 1.8,
    colours: { main: "#c97f52", roof: "#4f6470" },
  },
  (pen) => [
    pen.split(box(6, 46, 168, 54), pen.tone("main"), 0.84),
    slab(2, 42, 176, 6, pen.tone("roof")),
    pen.split(box(60, 30, 60, 70), pen.tone("main", 0.12), 0.8),
    flat(dome(90, 31, 34, 24), pen.tone("roof")),
    flat(dome(90, 31, 28, 19), pen.isNight ? pen.glass : "#b5d9e6"),
    stroke("M90 12V31M76 16V31M104 16V31", pen.tone("roof"), 2),
    slab(56, 29, 68, 4, pen.tone("roof", -0.25)),
    dot(90, 46, 11, pen.tone("roof", -0.25)),
    dot(90, 46, 9, PAPER),
    stroke("M90 46V40M90 46L94.4 48.4", INK, 1.7),
    ...[14, 32, 126, 144].map(
      (x) => flat(arch(x, 58, 13, 32), PAPER) + flat(arch(x + 1.8, 60, 9.4, 29), pen.glass),
    ),
    ...[66, 83, 100].map(
      (x) =>
        flat(arch(x, 66, 14, 34), PAPER) +
        flat(arch(x + 1.8, 68, 10.4, 32), pen.shade(pen.glass, -0.15)),
    ),
    slab(0, 96, 180, 4, STONE),
  ],
);

/** Buildings of work, of power and of crowds. */
export const works: readonly SceneElement[] = [
  skyscraper,
  factory,
  windmill,
  watermill,
  windTurbine,
  ironTower,
  stadium,
  station,
];
