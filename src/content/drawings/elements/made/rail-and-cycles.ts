import type { SceneElement } from "../../drawing.js";
import { dot, flat, repeat, slab, stroke } from "../kit/marks.js";
import { CHROME, GOLD, INK, PAPER, STEEL } from "../kit/palette.js";
import { box, oval } from "../kit/paths.js";
import { drawer } from "../kit/pen.js";
import { glazed, spokes, wheel } from "./parts.js";

const vehicle = drawer("vehicle");

const bicycle = vehicle(
  {
    name: "bicycle",
    words: ["bike", "cycle", "push bike"],
    places: ["ground"],
    height: 1.1,
    aspect: 1.6,
    colours: { main: "#2f8f9d" },
  },
  (pen) => [
    spokes(33, 67, 32, { rim: INK, width: 4.4, count: 14, thin: 0.7 }),
    spokes(127, 67, 32, { rim: INK, width: 4.4, count: 14, thin: 0.7 }),
    stroke("M33 67L76 69L64 26L33 67M68 32L112 27L76 69", pen.tone("main"), 6),
    stroke("M127 67L110 14", pen.tone("main", -0.15), 6),
    stroke("M110 14L108 9Q112 3 124 8", INK, 5),
    stroke("M64 26L61 14", STEEL, 4.4),
    flat("M44 8Q60 8 76 11Q78 16 70 16H54Q44 16 44 8Z", INK),
    stroke("M76 69L33 67", STEEL, 2.4),
    dot(76, 69, 9, STEEL),
    dot(76, 69, 4, INK),
    stroke("M76 69L84 84", INK, 4),
    slab(77, 83, 15, 5, INK, 2),
    dot(117, 22, 4.4, CHROME),
    pen.isNight ? pen.lamp(121, 22, 5) : "",
  ],
);

const motorcycle = vehicle(
  {
    name: "motorcycle",
    words: ["motorbike", "chopper", "dirt bike"],
    places: ["ground"],
    height: 1.2,
    aspect: 1.8,
    colours: { main: "#c9302c" },
  },
  (pen) => [
    wheel(35, 70, 30),
    wheel(145, 70, 30),
    stroke("M145 70L116 20", STEEL, 7),
    stroke("M116 20L104 6Q98 4 92 8", INK, 5),
    stroke("M35 70L80 74L110 34", INK, 8),
    flat("M62 50H104L98 82H66Z", "#7b8592"),
    repeat(4, (index) => slab(68, 54 + index * 6, 30, 2.6, CHROME, 1)),
    stroke("M74 80Q50 88 18 82", STEEL, 8),
    stroke("M74 80Q50 88 18 82", CHROME, 3),
    flat("M12 40Q40 34 60 40L66 52H36Q24 50 12 40Z", INK),
    flat("M60 46Q66 24 92 24Q114 26 116 40Q104 52 78 54Q62 54 60 46Z", pen.tone("main")),
    flat("M68 40Q74 29 92 29Q106 30 110 37Q88 34 68 40Z", pen.tone("main", 0.35)),
    flat("M10 44Q8 62 6 60Q4 44 14 38L44 44Z", pen.tone("main", -0.15)),
    flat("M120 46Q146 30 174 56L170 60Q146 40 124 54Z", pen.tone("main", -0.1)),
    dot(123, 26, 9, INK),
    dot(126, 26, 6.4, PAPER),
    pen.isNight ? pen.lamp(128, 26, 7) : "",
  ],
);

const scooter = vehicle(
  {
    name: "scooter",
    words: ["moped", "vespa"],
    places: ["ground"],
    height: 1.2,
    aspect: 1.4,
    colours: { main: "#4fb3a5" },
  },
  (pen) => [
    wheel(30, 82, 18),
    wheel(112, 82, 18),
    stroke("M112 82L98 18", STEEL, 6),
    flat(
      "M104 20Q116 48 112 66L90 78H60Q62 48 32 46Q6 46 4 76Q4 80 10 80H12A18 18 0 0 1 48 82H92Q108 80 108 62L96 20Z",
      pen.tone("main"),
    ),
    flat(
      "M4 76Q4 80 10 80H12A18 18 0 0 1 48 82H92Q102 81 106 72Q70 78 60 76Q40 56 4 76Z",
      pen.tone("main", -0.18),
    ),
    flat("M90 22Q98 16 106 24L116 54Q108 50 104 40Z", pen.tone("main", 0.22)),
    flat("M94 72A22 22 0 0 1 134 78L128 80A16 16 0 0 0 98 76Z", pen.tone("main", -0.08)),
    flat("M14 36Q34 32 62 38Q68 40 66 47H24Q14 46 14 36Z", "#6b4630"),
    stroke("M100 16L84 8", INK, 5),
    flat("M90 12Q104 4 112 14Q112 24 102 26Q94 24 90 12Z", pen.tone("main")),
    dot(110, 18, 5.4, PAPER),
    pen.isNight ? pen.lamp(111, 18, 6) : "",
    slab(4, 58, 6, 8, "#d8322c", 2),
  ],
);

const steamTrain = vehicle(
  {
    name: "steam train",
    words: ["locomotive", "train", "steam engine", "steam locomotive"],
    places: ["ground"],
    height: 4.4,
    aspect: 2.2,
    colours: { main: "#2f6b4f", trim: "#c8372d" },
  },
  (pen) => [
    dot(150, 16, 12, "#eef1f4"),
    dot(132, 11, 9, "#e2e7ec"),
    dot(166, 9, 8, "#f8fafb"),
    dot(114, 8, 6, "#d8dee5"),
    pen.fall(box(66, 36, 118, 34, 6), pen.tone("main", 0.18), pen.tone("main", -0.25)),
    slab(92, 36, 4, 34, GOLD),
    slab(132, 36, 4, 34, GOLD),
    pen.soft("M152 36L148 22H176L172 36Z", INK),
    slab(146, 17, 32, 7, INK, 3),
    pen.soft("M104 36V28Q104 22 112 22Q120 22 120 28V36Z", GOLD),
    pen.soft(box(182, 33, 12, 40, 5), INK),
    dot(194, 38, 6, pen.isNight ? "#fff2c0" : PAPER),
    pen.isNight ? pen.lamp(196, 38, 7) : "",
    slab(8, 16, 66, 8, INK, 3),
    pen.split("M14 24H68V74H14Z", pen.tone("main"), 0.8),
    glazed(pen, box(22, 30, 17, 18, 2), 44),
    glazed(pen, box(45, 30, 17, 18, 2), 68),
    slab(14, 54, 54, 4, GOLD),
    slab(8, 70, 188, 9, pen.tone("trim")),
    slab(8, 76, 188, 3, pen.tone("trim", -0.25)),
    flat("M192 76L216 98H184Z", pen.tone("trim")),
    repeat(4, (index) =>
      stroke(`M${191 + index * 2} 80L${188 + index * 7} 96`, pen.tone("trim", -0.35), 1.6),
    ),
    repeat(3, (index) =>
      spokes(34 + index * 44, 81, 18.6, {
        rim: pen.tone("trim", -0.1),
        width: 4,
        count: 10,
        thin: 1.6,
      }),
    ),
    spokes(168, 87, 12.6, { rim: pen.tone("trim", -0.1), width: 3.4, count: 8, thin: 1.4 }),
    stroke("M34 86H122L164 80", CHROME, 4),
    dot(34, 86, 3, STEEL),
    dot(78, 86, 3, STEEL),
    dot(122, 86, 3, STEEL),
  ],
);

const modernTrain = vehicle(
  {
    name: "modern train",
    words: ["high-speed train", "bullet train", "express train", "subway", "metro", "railcar"],
    places: ["ground"],
    height: 4,
    aspect: 3,
    colours: { main: "#e9edf2", stripe: "#2f6fd0" },
  },
  (pen) => {
    const body = "M4 18Q4 8 14 8H208Q246 10 272 42Q294 66 294 76Q294 84 284 84H10Q4 84 4 78Z";
    return [
      slab(30, 2, 30, 4, INK, 2),
      stroke("M36 8L48 3L58 8", INK, 2.4),
      repeat(3, (index) =>
        [
          slab(24 + index * 92, 82, 54, 8, INK, 3),
          dot(36 + index * 92, 90, 9, "#565e6b"),
          dot(66 + index * 92, 90, 9, "#565e6b"),
        ].join(""),
      ),
      flat(body, pen.tone("main")),
      pen.within(
        body,
        slab(0, 70, 300, 20, pen.tone("main", -0.22)),
        slab(0, 54, 300, 9, pen.tone("stripe")),
        slab(0, 8, 300, 6, pen.tone("main", 0.5)),
      ),
      repeat(5, (index) => glazed(pen, box(40 + index * 34, 24, 28, 20, 5), 74 + index * 34)),
      slab(12, 22, 20, 52, pen.tone("main", -0.14), 3),
      glazed(pen, box(16, 26, 12, 24, 2), 34),
      glazed(pen, "M218 24Q238 26 256 46H222Q216 44 216 36Z", 262),
      slab(276, 64, 14, 6, "#fff4c4", 3),
      pen.isNight ? pen.lamp(286, 67, 5) : "",
      slab(0, 97, 300, 3, "#7d766f"),
    ];
  },
);

const tram = vehicle(
  {
    name: "tram",
    words: ["streetcar", "trolley", "trolley car"],
    places: ["ground"],
    height: 3.6,
    aspect: 1.7,
    colours: { main: "#c8433a", roof: "#f1e8d2" },
  },
  (pen) => [
    stroke("M70 18L92 3H60", INK, 2.4),
    slab(6, 96, 158, 3, "#7d766f"),
    dot(46, 88, 10, INK),
    dot(46, 88, 5, STEEL),
    dot(124, 88, 10, INK),
    dot(124, 88, 5, STEEL),
    flat("M8 30Q10 16 34 16H136Q160 16 162 30Z", pen.tone("roof")),
    flat("M8 30Q9 25 13 22H157Q161 25 162 30Z", pen.tone("roof", -0.14)),
    pen.soft("M10 30H160L164 58V80Q164 86 158 86H12Q6 86 6 80V58Z", pen.tone("main"), 0.12),
    slab(6, 58, 158, 5, pen.tone("roof")),
    slab(8, 78, 154, 8, pen.tone("main", -0.3), 3),
    repeat(4, (index) => glazed(pen, box(44 + index * 21, 35, 17, 20, 3), 66 + index * 21)),
    slab(14, 35, 22, 48, pen.tone("main", -0.22), 2),
    slab(134, 35, 22, 48, pen.tone("main", -0.22), 2),
    glazed(pen, box(17, 38, 16, 18, 2), 38),
    glazed(pen, box(137, 38, 16, 18, 2), 156),
    dot(158, 70, 4.6, "#fff4c4"),
    pen.isNight ? pen.lamp(160, 70, 4.6) : "",
  ],
);

const cableCar = vehicle(
  {
    name: "cable car",
    words: ["gondola lift", "funicular", "ropeway"],
    places: ["air"],
    height: 4,
    aspect: 1,
    colours: { main: "#dd4a3d" },
  },
  (pen) => [
    stroke("M2 10L98 4", INK, 2.4),
    slab(38, 2, 26, 9, STEEL, 4),
    stroke("M51 8V34", STEEL, 4.6),
    slab(26, 31, 50, 6, INK, 3),
    pen.soft(
      "M16 46Q16 37 25 37H77Q86 37 86 46L91 84Q91 98 78 98H24Q11 98 11 84Z",
      pen.tone("main"),
      0.16,
    ),
    glazed(pen, "M20 46H48V68H15.6Z", 46),
    glazed(pen, "M54 46H82L86.4 68H54Z", 84),
    slab(12, 74, 78, 5, PAPER),
    stroke("M51 40V96", pen.tone("main", -0.3), 1.6),
  ],
);

const sleigh = vehicle(
  {
    name: "sleigh",
    words: ["sled", "sledge", "toboggan"],
    places: ["ground"],
    height: 1.6,
    aspect: 1.6,
    colours: { main: "#c42f35", trim: GOLD },
  },
  (pen) => [
    flat("M34 44Q24 18 48 14Q58 2 72 16Q88 22 82 44Z", "#8a5a34"),
    stroke("M40 30Q56 24 80 28", "#6f4526", 3),
    stroke("M52 13Q56 6 62 12", GOLD, 3.4),
    slab(86, 22, 22, 26, "#3a9b5c", 2),
    slab(95, 22, 4, 26, "#f4e7b4"),
    flat(
      "M10 10Q2 6 4 16Q16 24 22 48Q26 78 52 80H112Q138 78 146 50Q148 38 138 38Q130 38 130 46Q122 54 96 50Q60 46 40 20Q28 6 10 10Z",
      pen.tone("main"),
    ),
    flat("M24 56Q30 80 52 80H112Q134 78 143 58Q112 74 70 68Q44 64 24 56Z", pen.tone("main", -0.22)),
    stroke("M10 13Q26 10 38 24Q60 52 98 55Q122 57 132 49", pen.tone("trim"), 3.6),
    stroke("M52 80V95M106 80V95", STEEL, 4),
    stroke("M22 96H132Q155 96 155 79Q154 71 147 73", pen.tone("trim", -0.15), 5),
  ],
);

const skateboard = vehicle(
  {
    name: "skateboard",
    words: ["longboard"],
    places: ["ground"],
    height: 0.2,
    aspect: 3.4,
    colours: { main: "#e8743b" },
  },
  (pen) => [
    slab(66, 50, 34, 14, STEEL, 4),
    slab(240, 50, 34, 14, STEEL, 4),
    flat(
      "M4 18Q2 6 14 10L54 34H286L326 10Q338 6 336 18L296 52Q290 56 282 56H58Q50 56 44 52Z",
      pen.tone("main"),
    ),
    flat("M4 18Q3 10 10 9L54 34H286L330 9Q337 10 336 18L290 44H50Z", INK),
    ...[83, 257].map(
      (x) => dot(x, 76, 24, PAPER) + dot(x, 76, 15, STEEL) + flat(oval(x, 76, 6), INK),
    ),
  ],
);

/** Rails, two wheels, runners and ropes. */
export const railAndCycles: readonly SceneElement[] = [
  bicycle,
  motorcycle,
  scooter,
  steamTrain,
  modernTrain,
  tram,
  cableCar,
  sleigh,
  skateboard,
];
