import type { SceneElement } from "../../drawing.js";
import { dot, flat, slab, stroke, turned } from "../kit/marks.js";
import { CHROME, GOLD, PAPER, STEEL, WOOD } from "../kit/palette.js";
import { box, cog, star } from "../kit/paths.js";
import { drawer } from "../kit/pen.js";

const object = drawer("object");

const hat = object(
  {
    name: "hat",
    words: ["cap", "fedora", "cowboy hat", "straw hat", "bonnet"],
    places: ["table", "ground"],
    height: 0.2,
    aspect: 1.8,
    colours: { main: "#a8703c", band: "#3a2a24" },
  },
  (pen) => [
    pen.soft("M46 78Q46 10 70 6Q82 2 90 12Q98 2 110 6Q134 10 134 78Z", pen.tone("main"), 0.24),
    flat("M74 8Q82 4 90 13Q98 4 106 8Q98 28 90 28Q82 28 74 8Z", pen.tone("main", -0.2)),
    flat("M46 60Q90 72 134 60V80H46Z", pen.tone("band")),
    pen.soft(
      "M4 66Q8 56 22 66Q50 80 90 80Q130 80 158 66Q172 56 176 66Q172 98 90 98Q8 98 4 66Z",
      pen.tone("main"),
      0.2,
    ),
    flat("M4 66Q20 92 90 92Q160 92 176 66Q172 98 90 98Q8 98 4 66Z", pen.tone("main", -0.24)),
  ],
);

const topHat = object(
  {
    name: "top hat",
    words: ["magician hat", "magic hat", "cylinder hat"],
    places: ["table", "ground"],
    height: 0.25,
    aspect: 1.3,
    colours: { main: "#2f3140", band: "#c4303a" },
  },
  (pen) => [
    pen.soft("M28 10Q65 -4 102 10L96 84H34Z", pen.tone("main"), 0.3),
    dot(65, 9, 37, pen.tone("main", 0.2), 7),
    flat("M32.4 64Q65 76 97.6 64L96 84H34Z", pen.tone("band")),
    pen.soft("M4 82Q65 66 126 82Q124 99 65 99Q6 99 4 82Z", pen.tone("main"), 0.24),
    flat("M34 83Q65 91 96 83L97 77Q65 86 33 77Z", pen.tone("band", -0.2)),
  ],
);

const shoe = object(
  {
    name: "shoe",
    words: ["sneaker", "boot", "trainer", "running shoe"],
    places: ["ground", "table"],
    height: 0.14,
    aspect: 1.9,
    colours: { main: "#2f7fd0" },
  },
  (pen) => [
    pen.soft(
      "M10 24Q24 14 40 20Q48 34 62 26L78 12Q92 34 116 42Q166 48 180 70V84H8Q2 52 10 24Z",
      pen.tone("main"),
      0.16,
    ),
    flat("M62 26L78 12Q92 34 116 42L104 56Q76 46 62 26Z", pen.tone("main", -0.2)),
    stroke("M74 36L88 26M86 44L99 35M98 51L110 42", PAPER, 4.4),
    flat("M132 46Q170 52 180 70V84H140Q152 64 132 46Z", PAPER),
    flat("M8 60Q40 62 60 84H8Q6 72 8 60Z", pen.tone("main", -0.25)),
    stroke("M44 62Q74 82 118 62", PAPER, 5.4),
    slab(3, 80, 182, 19, PAPER, 8),
    flat("M3 92H185Q184 99 177 99H11Q4 99 3 92Z", "#c9c4b8"),
    slab(3, 86, 182, 3, pen.tone("main")),
  ],
);

const backpack = object(
  {
    name: "backpack",
    words: ["rucksack", "schoolbag", "knapsack"],
    places: ["ground", "table"],
    height: 0.5,
    aspect: 0.84,
    colours: { main: "#d9763a" },
  },
  (pen) => [
    stroke("M30 14Q30 3 42 3Q54 3 54 14", pen.tone("main", -0.35), 5),
    stroke("M14 34Q4 40 5 78M70 34Q80 40 79 78", pen.tone("main", -0.35), 6),
    pen.soft(
      "M12 44Q12 10 42 10Q72 10 72 44V90Q72 99 63 99H21Q12 99 12 90Z",
      pen.tone("main"),
      0.22,
    ),
    pen.soft(
      "M12 44Q12 10 42 10Q72 10 72 44V46Q58 54 42 54Q26 54 12 46Z",
      pen.tone("main", 0.14),
      0.18,
    ),
    slab(25, 40, 5, 26, "#6b4630", 2),
    slab(54, 40, 5, 26, "#6b4630", 2),
    slab(23, 58, 9, 7, GOLD, 1.5),
    slab(52, 58, 9, 7, GOLD, 1.5),
    pen.soft(box(20, 68, 44, 26, 6), pen.tone("main", -0.14), 0.16),
    slab(20, 74, 44, 3, pen.tone("main", -0.4)),
    slab(39, 74, 6, 9, GOLD, 1.5),
  ],
);

const suitcase = object(
  {
    name: "suitcase",
    words: ["luggage", "baggage", "briefcase", "bag", "trunk"],
    places: ["ground", "table"],
    height: 0.6,
    aspect: 1.3,
    colours: { main: "#b5672f" },
  },
  (pen) => [
    stroke("M46 20V10Q46 5 52 5H78Q84 5 84 10V20", "#5c3a26", 6),
    pen.soft(box(3, 18, 124, 80, 8), pen.tone("main"), 0.18),
    slab(3, 50, 124, 4, pen.tone("main", -0.3)),
    slab(24, 18, 12, 80, pen.tone("main", -0.35)),
    slab(94, 18, 12, 80, pen.tone("main", -0.35)),
    ...[24, 94].map((x) => slab(x + 1, 46, 10, 12, GOLD, 2)),
    ...[
      [3, 18],
      [113, 18],
      [3, 84],
      [113, 84],
    ].map(([x = 0, y = 0]) => slab(x, y, 14, 14, pen.tone("main", -0.2), 6)),
    dot(66, 36, 11, "#3f9d8f"),
    flat(star(66, 36, 5, 7, 3), PAPER),
    slab(48, 66, 34, 16, "#f2d9a0", 2),
    slab(52, 70, 20, 2.6, "#a8813c", 1),
    slab(52, 75, 26, 2.6, "#a8813c", 1),
  ],
);

const magnifier = object(
  {
    name: "magnifying glass",
    words: ["magnifier", "loupe", "lens"],
    places: ["table", "free"],
    height: 0.2,
    aspect: 1,
    colours: { main: "#b0503a", glass: "#cdeaf5" },
  },
  (pen) => [
    turned(
      45,
      42,
      42,
      pen.soft(box(78, 35, 44, 14, 6), pen.tone("main"), 0.2),
      slab(74, 37, 10, 10, GOLD, 1),
    ),
    dot(40, 40, 38, pen.tone("main", -0.1)),
    dot(40, 40, 31, pen.tone("glass")),
    flat("M16 40Q16 20 36 14Q22 24 24 46Q18 48 16 40Z", "#ffffff", 0.8),
    stroke("M50 64Q62 58 64 46", "#ffffff", 3.4, 0.7),
  ],
);

const gear = object(
  {
    name: "gear",
    words: ["cog", "cogwheel", "gearwheel"],
    places: ["free", "table", "ground"],
    height: 0.4,
    aspect: 1,
    colours: { main: "#8794a5" },
  },
  (pen) => [
    pen.ball(cog(50, 50, 10, 49, 39), pen.tone("main"), 0.24),
    dot(50, 50, 30, pen.tone("main", -0.22)),
    dot(50, 50, 27, pen.tone("main", 0.1)),
    dot(50, 50, 13, pen.tone("main", -0.55)),
    ...[0, 60, 120, 180, 240, 300].map((angle) =>
      turned(angle, 50, 50, dot(50, 30, 3, pen.tone("main", -0.4))),
    ),
  ],
);

const glasses = object(
  {
    name: "glasses",
    words: ["eyeglasses", "spectacles", "sunglasses"],
    places: ["table", "free"],
    height: 0.06,
    aspect: 2.4,
    colours: { main: "#3a3e4a" },
  },
  (pen) => [
    stroke("M16 34Q2 24 8 10M224 34Q238 24 232 10", pen.tone("main"), 8),
    ...[64, 176].map(
      (x) =>
        pen.fall(box(x - 48, 22, 96, 72, 32), "#6fb0d8", "#bfe0f0") +
        flat(`M${x - 28} 70L${x + 6} 30H${x + 18}L${x - 16} 76Z`, "#ffffff", 0.5) +
        stroke(box(x - 46, 24, 92, 68, 30), pen.tone("main"), 9),
    ),
    stroke("M110 46Q120 36 130 46", pen.tone("main"), 9),
  ],
);

const envelope = object(
  {
    name: "letter",
    words: ["envelope", "mail", "love letter", "postcard"],
    places: ["table", "air"],
    height: 0.12,
    aspect: 1.45,
    colours: { main: "#f6ead0", seal: "#d8304a" },
  },
  (pen) => [
    slab(2, 4, 141, 94, pen.tone("main"), 4),
    flat("M4 96L58 50H87L141 96Q140 98 137 98H8Q5 98 4 96Z", pen.tone("main", -0.1)),
    flat("M3 6Q5 4 8 4H137Q140 4 142 6L80 62Q72 68 65 62Z", pen.tone("main", -0.2)),
    flat("M3 6Q5 4 8 4H137Q140 4 142 6L80 57Q72 63 65 57Z", pen.tone("main", 0.4)),
    flat(
      "M72 74Q58 64 58 55Q58 47 65 47Q70 47 72.4 52Q75 47 80 47Q87 47 87 55Q87 64 72 74Z",
      pen.tone("seal"),
    ),
  ],
);

const hammer = object(
  {
    name: "hammer",
    words: ["mallet", "axe", "tool"],
    places: ["table", "ground"],
    height: 0.3,
    aspect: 0.7,
    colours: { main: WOOD, head: STEEL },
  },
  (pen) => [
    pen.soft(box(30, 20, 11, 79, 4), pen.tone("main"), 0.24),
    slab(29, 66, 13, 33, "#d8433b", 4),
    pen.fall(
      "M4 8Q12 6 20 10H52V4H66V32H52V26H20Q18 30 14 40Q2 30 4 8Z",
      pen.tone("head", 0.3),
      pen.tone("head", -0.25),
    ),
    slab(60, 3, 6, 30, CHROME, 1),
  ],
);

/** Clothes, luggage and tools. */
export const belongings: readonly SceneElement[] = [
  hat,
  topHat,
  shoe,
  backpack,
  suitcase,
  magnifier,
  gear,
  glasses,
  envelope,
  hammer,
];
