import type { SceneElement } from "../../drawing.js";
import { dot, flat, moved, slab, stroke, turned } from "../kit/marks.js";
import { oval } from "../kit/paths.js";
import { drawer } from "../kit/pen.js";

const object = drawer("object");
const plant = drawer("plant");

const TONGUES =
  "M8 100Q-4 72 12 46Q17 60 26 62Q22 30 46 2Q48 32 62 42Q66 22 82 12Q82 38 96 50Q100 42 102 34Q132 72 122 100Z";

const fire = object(
  {
    name: "fire",
    words: ["flame", "blaze", "inferno", "wildfire"],
    places: ["ground", "air"],
    height: 2,
    aspect: 1.3,
    colours: { main: "#f0702a" },
  },
  (pen) => [
    pen.halo(65, 52, 50, "#ffb347", pen.isNight ? 0.8 : 0.3),
    flat(TONGUES, pen.tone("main")),
    moved(14, 25, 0.75, flat(TONGUES, "#ffb23f")),
    moved(30, 52, 0.48, flat(TONGUES, "#ffe89a")),
  ],
);

const smoke = object(
  {
    name: "smoke",
    words: ["plume of smoke", "cloud of smoke", "chimney smoke", "fumes", "smoke plume"],
    places: ["air", "ground"],
    height: 3,
    aspect: 0.8,
    colours: { main: "#d3d7de" },
  },
  (pen) =>
    [
      [30, 94, 5],
      [33, 84, 8],
      [28, 71, 10],
      [38, 62, 11],
      [31, 47, 13],
      [47, 42, 13],
      [40, 25, 16],
      [60, 20, 13],
    ].map(([x = 0, y = 0, radius = 0]) => pen.ball(oval(x, y, radius), pen.tone("main"), 0.16)),
);

const pond = object(
  {
    name: "pond",
    words: ["puddle", "waterhole", "watering hole", "pool", "water hole", "koi pond"],
    places: ["ground"],
    height: 0.8,
    aspect: 4,
    colours: { main: "#4a9fc4" },
  },
  (pen) => [
    dot(200, 56, 198, "#8d9a6c", 43),
    dot(200, 52, 190, pen.tone("main", -0.18), 39),
    dot(200, 55, 182, pen.tone("main"), 34),
    flat("M60 48Q130 34 214 40Q150 44 60 48ZM220 66Q290 58 340 60Q300 70 220 66Z", "#ffffff", 0.45),
    ...[14, 52, 96, 310, 352, 384].map((x, index) =>
      pen.ball(oval(x, 62 + (index % 3) * 13, 14, 9), index % 2 === 0 ? "#9b9da2" : "#b3b2ac"),
    ),
  ],
);

const branch = plant(
  {
    name: "branch",
    words: ["tree branch", "bough", "twig", "perch", "limb of a tree"],
    places: ["air", "ground"],
    height: 1,
    aspect: 3.2,
    colours: { main: "#7d5738" },
  },
  (pen) => [
    stroke("M60 74Q90 60 110 32M214 66Q238 72 262 80", pen.tone("main", -0.12), 7),
    pen.fall(
      "M0 56Q80 78 160 64Q240 50 320 62Q240 66 168 86Q80 104 0 96Z",
      pen.tone("main", 0.1),
      pen.tone("main", -0.2),
    ),
    ...[
      [112, 28, -40],
      [94, 40, 30],
      [262, 80, 10],
      [300, 58, -60],
      [242, 74, 20],
    ].map(([x = 0, y = 0, turn = 0]) =>
      turned(turn, x, y, flat(`M${x} ${y}q12 -14 30 -2q-14 14 -30 2Z`, "#5f9d4c")),
    ),
    slab(0, 56, 4, 40, pen.tone("main", -0.25)),
  ],
);

const log = plant(
  {
    name: "log",
    words: ["tree trunk", "fallen tree", "tree log", "timber"],
    places: ["ground"],
    height: 0.6,
    aspect: 2.6,
    colours: { main: "#86603f" },
  },
  (pen) => [
    pen.fall(
      "M24 24H236Q256 24 256 62Q256 100 236 100H24Z",
      pen.tone("main", 0.16),
      pen.tone("main", -0.3),
    ),
    stroke("M60 44H150M120 60H230M70 78H180", pen.tone("main", -0.3), 3),
    flat("M150 26Q152 8 168 4L182 10Q176 16 178 28Z", pen.tone("main", -0.1)),
    dot(28, 62, 24, pen.tone("main", -0.12), 38),
    dot(28, 62, 20, "#e2c08e", 33),
    stroke(oval(28, 62, 13, 22) + oval(28, 62, 6, 11), "#b98c58", 2.4),
  ],
);

const rock = object(
  {
    name: "rock",
    words: ["stone", "boulder", "pebble"],
    places: ["ground"],
    height: 0.9,
    aspect: 1.5,
    colours: { main: "#8f9299" },
  },
  (pen) => [
    pen.soft("M4 100L12 56L40 16L84 4L122 26L146 70L148 100Z", pen.tone("main"), 0.2),
    flat("M40 16L84 4L122 26L92 40L56 36Z", pen.tone("main", 0.26)),
    flat(
      pen.lit === 1 ? "M122 26L146 70L148 100H104L92 40Z" : "M40 16L12 56L4 100H50L56 36Z",
      pen.tone("main", -0.22),
    ),
    stroke("M70 40L64 62L74 82M24 70L36 84", pen.tone("main", -0.34), 2),
  ],
);

const leaf = plant(
  {
    name: "leaf",
    words: ["maple leaf", "autumn leaf"],
    places: ["ground", "air", "table"],
    height: 0.15,
    aspect: 0.9,
    colours: { main: "#d9772c" },
  },
  (pen) => [
    stroke("M45 62L43 99", pen.tone("main", -0.35), 4),
    pen.soft(
      "M45 2L55 22L70 14L67 36L88 34L78 50L86 58L58 70L60 80L45 76L30 80L32 70L4 58L12 50L2 34L23 36L20 14L35 22Z",
      pen.tone("main"),
      0.16,
    ),
    stroke(
      "M45 74V14M45 70L72 30M45 70L18 30M45 74L76 54M45 74L14 54",
      pen.tone("main", -0.28),
      1.8,
    ),
  ],
);

const skull = object(
  {
    name: "skull",
    words: ["human skull", "death's head"],
    places: ["table", "ground"],
    height: 0.25,
    aspect: 0.86,
    colours: { main: "#ece6d6" },
  },
  (pen) => [
    pen.ball(
      "M43 2Q82 2 82 42Q82 62 68 68L66 84H20L18 68Q4 62 4 42Q4 2 43 2Z",
      pen.tone("main"),
      0.16,
    ),
    pen.soft("M20 78H66L64 96Q43 102 22 96Z", pen.tone("main", -0.06), 0.14),
    dot(26, 44, 12, "#332e38", 13),
    dot(60, 44, 12, "#332e38", 13),
    flat("M43 56L51 72H35Z", "#332e38"),
    stroke("M30 84V97M39 84V98M47 84V98M56 84V97M21 84H65", "#6b6258", 2),
  ],
);

/** Fire, smoke, standing water wood, stone and what is left of the living. */
export const naturalThings: readonly SceneElement[] = [
  fire,
  smoke,
  pond,
  branch,
  log,
  rock,
  leaf,
  skull,
];
