import type { SceneElement } from "../../drawing.js";
import { dot, flat, repeat, slab, stroke, turned, twice } from "../kit/marks.js";
import { GOLD, INK, PAPER, STEEL, WOOD } from "../kit/palette.js";
import { arch, box, oval } from "../kit/paths.js";
import { drawer } from "../kit/pen.js";
import { sash } from "./parts.js";

const object = drawer("object");

const table = object(
  {
    name: "table",
    words: ["desk", "dining table"],
    places: ["ground"],
    height: 0.8,
    aspect: 1.8,
    colours: { main: WOOD },
  },
  (pen) => [
    flat("M14 22H30L26 100H18ZM150 22H166L162 100H154Z", pen.tone("main", -0.12)),
    flat("M40 22H52L50 84H43ZM128 22H140L137 84H130Z", pen.tone("main", -0.4)),
    slab(12, 18, 156, 14, pen.tone("main", -0.26)),
    pen.soft(box(2, 6, 176, 13, 4), pen.tone("main", 0.1), 0.16),
    slab(2, 15, 176, 4, pen.tone("main", -0.16), 2),
    dot(90, 25, 3, GOLD),
  ],
);

const chair = object(
  {
    name: "chair",
    words: ["stool", "seat", "wooden chair"],
    places: ["ground"],
    height: 0.95,
    aspect: 0.62,
    colours: { main: "#b87a42", cushion: "#d9584a" },
  },
  (pen) => [
    stroke("M46 56L48 88M20 56L18 88", pen.tone("main", -0.38), 4),
    stroke("M12 4L10 58V97M50 4L52 58V97", pen.tone("main"), 5),
    pen.soft("M10 3Q31 -1 52 3L51 14Q31 10 11 14Z", pen.tone("main", 0.1), 0.16),
    pen.soft("M11 20Q31 16 51 20V28Q31 24 11 28Z", pen.tone("main"), 0.16),
    pen.soft("M11 35Q31 31 51 35V42Q31 38 11 42Z", pen.tone("main", -0.06), 0.16),
    pen.soft("M8 50H54L59 60H3Z", pen.tone("cushion"), 0.14),
    slab(3, 59, 56, 6, pen.tone("main", -0.16), 2),
    slab(9, 78, 44, 4, pen.tone("main", -0.2), 2),
  ],
);

const armchair = object(
  {
    name: "armchair",
    words: ["easy chair", "rocking chair"],
    places: ["ground"],
    height: 1,
    aspect: 1.05,
    colours: { main: "#2f8f83" },
  },
  (pen) => [
    stroke("M18 88L14 97M87 88L91 97", "#6b4630", 5),
    pen.soft("M18 60V24Q18 2 52 2Q87 2 87 24V60Z", pen.tone("main", -0.06), 0.18),
    ...[36, 52, 68].map((x) => dot(x, 22, 1.8, pen.tone("main", -0.35))),
    ...[44, 60].map((x) => dot(x, 34, 1.8, pen.tone("main", -0.35))),
    pen.soft(box(20, 52, 65, 20, 7), pen.tone("main", 0.16), 0.14),
    pen.soft(box(16, 68, 73, 22, 4), pen.tone("main", -0.12), 0.16),
    pen.soft(box(4, 42, 20, 48, 10), pen.tone("main", 0.08), 0.14),
    pen.soft(box(81, 42, 20, 48, 10), pen.tone("main", 0.02), 0.14),
  ],
);

const sofa = object(
  {
    name: "sofa",
    words: ["couch", "settee", "loveseat"],
    places: ["ground"],
    height: 0.9,
    aspect: 2.2,
    colours: { main: "#d98a4a", pillow: "#f4e3c0" },
  },
  (pen) => [
    stroke("M26 90L22 97M194 90L198 97", "#6b4630", 5),
    pen.soft(box(18, 8, 184, 64, 14), pen.tone("main", -0.08), 0.14),
    slab(109, 12, 2, 44, pen.tone("main", -0.28)),
    pen.soft("M34 52L42 24Q52 20 64 28L72 50Q52 60 34 52Z", pen.tone("pillow"), 0.14),
    pen.soft("M150 50L158 26Q172 20 180 26L186 52Q168 60 150 50Z", pen.tone("pillow", -0.12), 0.14),
    pen.soft(box(24, 50, 85, 22, 8), pen.tone("main", 0.16), 0.12),
    pen.soft(box(111, 50, 85, 22, 8), pen.tone("main", 0.12), 0.12),
    slab(18, 70, 184, 21, pen.tone("main", -0.16), 4),
    pen.soft(box(3, 34, 27, 58, 12), pen.tone("main", 0.06), 0.14),
    pen.soft(box(190, 34, 27, 58, 12), pen.tone("main"), 0.14),
  ],
);

const bed = object(
  {
    name: "bed",
    words: ["double bed", "bunk"],
    places: ["ground"],
    height: 1.1,
    aspect: 2,
    colours: { main: "#4f80c4", frame: "#9a6436" },
  },
  (pen) => [
    pen.soft(box(4, 4, 12, 96, 4), pen.tone("frame"), 0.2),
    pen.soft(box(184, 38, 12, 62, 4), pen.tone("frame"), 0.2),
    slab(12, 76, 176, 14, pen.tone("frame", -0.16)),
    slab(14, 56, 172, 22, PAPER, 6),
    pen.soft("M18 54Q16 36 28 34H56Q66 36 64 54Q40 60 18 54Z", "#ffffff", 0.12),
    flat("M18 50Q40 56 64 50Q66 56 60 58H22Q17 58 18 50Z", "#d8dee6"),
    flat(
      "M58 54Q74 44 100 46H180Q188 46 188 56V80Q184 86 174 80Q162 88 150 80Q138 88 126 80Q114 88 102 80Q90 88 78 80Q62 84 58 74Z",
      pen.tone("main"),
    ),
    flat(
      "M58 66H188V80Q184 86 174 80Q162 88 150 80Q138 88 126 80Q114 88 102 80Q90 88 78 80Q62 84 58 74Z",
      pen.tone("main", -0.16),
    ),
    flat("M58 54Q66 49 76 47Q82 60 74 82Q60 84 58 74Z", pen.tone("main", 0.5)),
  ],
);

const lamp = object(
  {
    name: "lamp",
    words: ["table lamp", "floor lamp", "desk lamp", "bedside lamp"],
    places: ["table", "ground"],
    height: 0.5,
    aspect: 0.7,
    colours: { main: "#f0c566", foot: "#8a5a3c" },
  },
  (pen) => [
    pen.isNight ? pen.halo(35, 34, 34, "#ffdf8a", 0.75) : "",
    slab(33, 46, 4, 18, pen.tone("foot", -0.2)),
    pen.soft("M29 60Q35 58 41 60Q54 74 46 90H24Q16 74 29 60Z", pen.tone("foot"), 0.3),
    pen.soft(box(20, 90, 30, 9, 3), pen.tone("foot", -0.2), 0.2),
    flat("M20 4H50L66 50H4Z", pen.isNight ? pen.tone("main", 0.5) : pen.tone("main")),
    flat(
      pen.lit === 1 ? "M42 4H50L66 50H46Z" : "M20 4H28L24 50H4Z",
      pen.tone("main", pen.isNight ? 0.25 : -0.16),
    ),
    flat("M5.4 46H64.6L66 50H4Z", pen.tone("main", -0.3)),
    stroke("M54 52V66", STEEL, 1.2),
    dot(54, 67, 2, GOLD),
  ],
);

const bookshelf = object(
  {
    name: "bookshelf",
    words: ["bookcase", "shelf", "cupboard", "wardrobe", "cabinet"],
    places: ["ground"],
    height: 2,
    aspect: 0.8,
    colours: { main: "#8f5e36" },
  },
  (pen) => {
    const spines = ["#d8493f", "#3f7fd0", "#f0b93a", "#4c9a5b", "#8a5ab0", "#e8e0d0", "#2f8f9d"];
    return [
      slab(3, 2, 74, 98, pen.tone("main"), 2),
      slab(8, 7, 64, 86, pen.tone("main", -0.5)),
      ...[0, 1, 2].map((row) =>
        [
          repeat(9, (index) => {
            const height = 17 + ((index * 7 + row * 5) % 8);
            const isGap = (row === 1 && index > 6) || (row === 2 && index < 2);
            return isGap
              ? ""
              : slab(
                  10 + index * 6.8,
                  33 + row * 29 - height,
                  5.6,
                  height,
                  spines[(index * 3 + row * 2) % spines.length] ?? INK,
                  0.6,
                ) + slab(10 + index * 6.8, 33 + row * 29 - height + 4, 5.6, 1.6, PAPER);
          }),
          slab(6, 33 + row * 29, 68, 4, pen.tone("main", 0.14)),
        ].join(""),
      ),
      dot(65, 55, 5, "#5aa356", 6),
      slab(60, 57, 10, 5, "#c9694a"),
      pen.ball(oval(16.5, 84, 6), "#6fb6dc"),
    ];
  },
);

const clock = object(
  {
    name: "clock",
    words: ["wall clock", "alarm clock"],
    places: ["table", "free"],
    height: 0.2,
    aspect: 0.95,
    colours: { main: "#d8493f" },
  },
  (pen) => [
    stroke("M26 84L18 97M69 84L77 97", pen.tone("main", -0.3), 6),
    pen.ball("M10 26A16 16 0 0 1 34 8L14 30Z", GOLD),
    pen.ball("M85 26A16 16 0 0 0 61 8L81 30Z", GOLD),
    slab(45, 3, 5, 12, STEEL, 2),
    pen.ball(oval(47.5, 55, 40), pen.tone("main"), 0.2),
    dot(47.5, 55, 31, "#fdfaf0"),
    repeat(12, (index) =>
      turned(index * 30, 47.5, 55, slab(46.4, 27, 2.2, index % 3 === 0 ? 6 : 3.4, INK, 1)),
    ),
    stroke("M47.5 55L38 45", INK, 3.6),
    stroke("M47.5 55L63 40", INK, 2.6),
    dot(47.5, 55, 3, pen.tone("main", -0.2)),
  ],
);

const windowElement = object(
  {
    name: "window",
    words: ["casement"],
    places: ["free", "ground"],
    height: 1.4,
    aspect: 0.85,
    colours: { main: "#f4efe4", curtain: "#d9685a" },
  },
  (pen) => [
    sash(pen, { x: 8, y: 4, width: 69, height: 86 }, pen.tone("main")),
    pen.isNight ? "" : flat("M18 44L36 16H42L18 54ZM48 44L66 16H70L48 52Z", "#ffffff", 0.4),
    flat("M8 4H34Q32 40 12 62L8 90Z", pen.tone("curtain")),
    flat("M77 4H51Q53 40 73 62L77 90Z", pen.tone("curtain", -0.1)),
    stroke(
      "M18 6Q18 36 10 56M26 6Q25 34 12 58M67 6Q67 36 75 56M59 6Q60 34 73 58",
      pen.tone("curtain", -0.24),
      1.6,
    ),
    slab(2, 1, 81, 5, WOOD, 2.5),
    slab(2, 89, 81, 8, pen.tone("main", -0.14), 1),
  ],
);

const doorElement = object(
  {
    name: "door",
    words: ["doorway", "entrance"],
    places: ["ground", "free"],
    height: 2.1,
    aspect: 0.56,
    colours: { main: "#3f7f8f" },
  },
  (pen) => [
    slab(3, 2, 50, 98, PAPER, 2),
    slab(3, 2, 50, 3, "#d8cfbb"),
    slab(8, 8, 40, 92, pen.tone("main")),
    flat(arch(14, 14, 28, 26), pen.isNight ? pen.glass : "#bfe3f0"),
    stroke("M28 14V40M14 28H42", pen.tone("main", -0.2), 2.4),
    slab(13, 48, 13, 20, pen.tone("main", -0.22), 1),
    slab(30, 48, 13, 20, pen.tone("main", -0.22), 1),
    slab(13, 73, 13, 20, pen.tone("main", -0.22), 1),
    slab(30, 73, 13, 20, pen.tone("main", -0.22), 1),
    ...[13, 30].map(
      (x) =>
        slab(x + 2, 50, 9, 16, pen.tone("main", 0.1), 1) +
        slab(x + 2, 75, 9, 16, pen.tone("main", 0.1), 1),
    ),
    dot(44.6, 58, 2.4, GOLD),
    slab(1, 97, 54, 3, "#9b958b"),
  ],
);

const mirror = object(
  {
    name: "mirror",
    words: ["looking glass"],
    places: ["free", "ground", "table"],
    height: 1.2,
    aspect: 0.7,
    colours: { main: GOLD },
  },
  (pen) => {
    const glass = oval(35, 47, 24, 36);
    return [
      flat("M20 98Q24 84 35 84Q46 84 50 98Z", pen.tone("main", -0.25)),
      pen.ball(oval(35, 47, 32, 44), pen.tone("main"), 0.3),
      pen.ball(oval(35, 5, 6, 4), pen.tone("main", 0.1)),
      flat(glass, "#c4e2ee"),
      pen.within(
        glass,
        flat("M-6 74L46 -4H62L8 86Z", "#ffffff", 0.55),
        flat("M22 96L70 24H76L34 96Z", "#ffffff", 0.4),
      ),
      slab(12, 95, 46, 5, pen.tone("main", -0.35), 2),
    ];
  },
);

const television = object(
  {
    name: "television",
    words: ["tv", "monitor", "screen", "telly"],
    places: ["ground", "table"],
    height: 0.7,
    aspect: 1.35,
    colours: { main: "#a8683c" },
  },
  (pen) => [
    stroke("M66 26L46 3M70 26L94 5", STEEL, 2.6),
    dot(46, 4, 3, STEEL),
    dot(94, 5, 3, STEEL),
    stroke("M34 88L28 98M100 88L106 98", INK, 5),
    pen.soft(box(6, 22, 123, 68, 8), pen.tone("main"), 0.18),
    slab(13, 29, 84, 54, INK, 9),
    pen.fall(box(17, 33, 76, 46, 8), "#8fd3ea", "#4a9fc8"),
    flat("M17 68Q34 52 50 64Q66 48 93 66V72Q93 79 85 79H25Q17 79 17 72Z", "#6fb36a"),
    dot(76, 45, 5.4, "#ffe28a"),
    flat("M24 36H38L22 60Q18 50 18 40Q18 36 24 36Z", "#ffffff", 0.4),
    dot(112, 38, 7, PAPER),
    stroke("M112 38V33", INK, 2),
    dot(112, 56, 5, PAPER),
    ...[68, 73, 78].map((y) => slab(104, y, 16, 2.4, pen.tone("main", -0.4), 1)),
  ],
);

const fireplace = object(
  {
    name: "fireplace",
    words: ["hearth", "stove"],
    places: ["ground"],
    height: 1.4,
    aspect: 1.2,
    colours: { main: "#b5624a" },
  },
  (pen) => [
    slab(10, 16, 100, 84, pen.tone("main")),
    repeat(8, (row) =>
      repeat(5, (column) =>
        slab(
          12 + column * 20 - (row % 2) * 0,
          20 + row * 10,
          16 + (row % 2) * 2,
          7,
          pen.tone("main", [-0.14, 0.1, -0.05][(row + column * 2) % 3] ?? 0),
          1,
        ),
      ),
    ),
    flat("M28 100V58Q28 36 60 36Q92 36 92 58V100Z", "#2b2226"),
    pen.halo(60, 74, 25, "#ff9a3a", 0.7),
    flat(
      "M42 92Q36 74 50 62Q50 70 54 70Q54 56 64 46Q64 60 72 66Q74 62 73 58Q86 76 78 92Z",
      "#f07a2a",
    ),
    flat("M50 92Q46 80 56 72Q58 78 61 76Q62 68 65 64Q74 78 70 92Z", "#ffd25a"),
    stroke("M42 95L78 91M42 91L78 96", "#7a4a2a", 6),
    slab(3, 7, 114, 11, "#f1e6d0", 2),
    slab(3, 14, 114, 4, "#d3c4a4", 2),
    slab(6, 94, 20, 6, "#d3c4a4"),
    slab(94, 94, 20, 6, "#d3c4a4"),
    twice(60, () => slab(24, 1, 5, 7, GOLD, 1)),
  ],
);

/** What stands in rooms. */
export const furniture: readonly SceneElement[] = [
  table,
  chair,
  armchair,
  sofa,
  bed,
  lamp,
  bookshelf,
  clock,
  windowElement,
  doorElement,
  mirror,
  television,
  fireplace,
];
