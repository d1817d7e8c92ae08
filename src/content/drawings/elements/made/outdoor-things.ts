import type { SceneElement } from "../../drawing.js";
import { dot, flat, mirrored, pierced, repeat, slab, stroke, turned, twice } from "../kit/marks.js";
import { CHROME, GOLD, INK, PAPER, STEEL, WOOD } from "../kit/palette.js";
import { box, oval } from "../kit/paths.js";
import { drawer } from "../kit/pen.js";

const object = drawer("object");

const scarecrow = object(
  {
    name: "scarecrow",
    places: ["ground"],
    height: 2,
    aspect: 0.95,
    colours: { main: "#c9483c", trousers: "#3f6aa5" },
  },
  (pen) => [
    slab(45, 24, 4.4, 76, "#7d5229"),
    slab(4, 43, 87, 3.4, "#7d5229"),
    flat("M2 40L16 42V52L4 56L7 50L0.6 48ZM93 40L79 42V52L91 56L88 50L94.4 48Z", "#e6c257"),
    flat("M14 38H81V54H64L62 70H33L31 54H14Z", pen.tone("main")),
    flat(
      pen.lit === 1 ? "M60 38H81V54H64L62 70H54Z" : "M35 38H14V54H31L33 70H41Z",
      pen.tone("main", -0.2),
    ),
    stroke("M39 38V70M56 38V70M14 46H81M33 60H62", pen.tone("main", 0.4), 1.4),
    flat("M33 68H62L64 92L52 92L47.5 78L43 92L31 92Z", pen.tone("trousers")),
    slab(52, 76, 8, 8, "#f0c35a"),
    flat("M31 90H43L41 98L37 94L33 98ZM52 90H64L62 98L58 94L54 98Z", "#e6c257"),
    pen.ball(oval(47.5, 27, 13, 12.6), "#ecd0a0", 0.16),
    flat("M38 37H57L60 44L52 40L47 45L42 40L35 44Z", "#e6c257"),
    stroke("M41 23L45 27M45 23L41 27M50 23L54 27M54 23L50 27", INK, 1.6),
    flat("M47.5 27L50 31H45Z", "#d9723a"),
    stroke("M41 33.4Q47.5 37 54 33.4", INK, 1.3),
    flat("M26 19Q47.5 12 69 19Q66 22 47.5 19.4Q29 22 26 19Z", "#b98a3c"),
    flat("M36 18L43 2Q48 0 52 3L59 18Q47.5 15 36 18Z", "#d0a04c"),
    flat("M37.4 15Q47.5 12 57.6 15L59 18Q47.5 15 36 18Z", pen.tone("main", -0.2)),
  ],
);

const campfire = object(
  {
    name: "campfire",
    words: ["bonfire", "camp fire"],
    places: ["ground"],
    height: 1,
    aspect: 1,
    colours: { main: "#f27a24" },
  },
  (pen) => [
    pen.halo(50, 56, pen.isNight ? 48 : 40, "#ffb347", pen.isNight ? 0.95 : 0.35),
    flat(
      "M24 76Q12 54 30 38Q30 48 36 50Q34 24 54 4Q54 26 66 36Q70 32 70 26Q88 48 77 76Z",
      pen.tone("main"),
    ),
    flat(
      "M32 78Q26 58 40 48Q40 58 46 60Q46 40 55 30Q58 46 64 52Q67 50 68 46Q76 62 69 78Z",
      pen.tone("main", 0.3),
    ),
    flat("M40 80Q36 68 46 60Q50 68 53 62Q54 54 56 50Q66 64 61 80Z", "#fff1a0"),
    turned(
      14,
      50,
      84,
      pen.soft(box(12, 79, 76, 10, 5), "#8a5530", 0.24),
      dot(14, 84, 4, "#d8a868", 5),
    ),
    turned(
      -14,
      50,
      84,
      pen.soft(box(12, 79, 76, 10, 5), "#7a4a2a", 0.24),
      dot(86, 84, 4, "#d8a868", 5),
    ),
    ...[8, 24, 42, 60, 78, 92].map((x, index) =>
      pen.ball(oval(x, 94, 8, 5.4), index % 2 === 0 ? "#8d8f96" : "#a2a4aa"),
    ),
  ],
);

const lantern = object(
  {
    name: "lantern",
    words: ["oil lamp", "hurricane lamp", "paper lantern"],
    places: ["ground", "table", "air"],
    height: 0.4,
    aspect: 0.6,
    colours: { main: "#3f6a5c" },
  },
  (pen) => [
    pen.isNight ? pen.halo(30, 56, 29, "#ffcf70", 0.95) : "",
    stroke("M10 38Q6 4 30 3Q54 4 50 38", STEEL, 2.4),
    pen.soft("M24 12H36L38 20H22Z", pen.tone("main", -0.15), 0.22),
    pen.soft("M12 30Q16 19 30 19Q44 19 48 30Z", pen.tone("main"), 0.24),
    pen.soft("M15 30H45L48 78H12Z", pen.isNight ? "#ffe6a0" : "#fdeec2", 0.1),
    flat("M30 42Q41 56 36 66Q30 72 24 66Q19 56 30 42Z", "#f7962e"),
    flat("M30 52Q36 60 33 66Q30 69 27 66Q24 60 30 52Z", "#fff0a0"),
    stroke("M15 31L12 78M45 31L48 78M22 31L21 78M38 31L39 78", pen.tone("main", -0.1), 1.8),
    pen.soft("M8 78H52L55 92H5Z", pen.tone("main"), 0.24),
    slab(3, 91, 54, 8, pen.tone("main", -0.22), 3),
  ],
);

const streetLamp = object(
  {
    name: "street lamp",
    words: ["streetlamp", "street light", "lamp post", "lamppost", "streetlight"],
    places: ["ground"],
    height: 4,
    aspect: 0.34,
    colours: { main: "#39434f" },
  },
  (pen) => [
    pen.isNight ? pen.halo(17, 15, 16, "#ffdf8a", 1) : "",
    flat("M14 4H20L17 0.6Z", pen.tone("main")),
    flat("M7 8Q17 1 27 8Z", pen.tone("main")),
    flat("M9 8H25L22 23H12Z", pen.isNight ? "#ffefb0" : "#eef3ee"),
    stroke("M9.4 8.4L12.4 23M24.6 8.4L21.6 23M17 8V23", pen.tone("main"), 1.2),
    slab(11, 22, 12, 3, pen.tone("main"), 1),
    pen.soft(box(15.2, 25, 3.6, 60), pen.tone("main", 0.1), 0.3),
    stroke("M9 33H25", pen.tone("main"), 1.8),
    dot(9, 33, 1.4, GOLD),
    dot(25, 33, 1.4, GOLD),
    pen.soft("M13.6 66H20.4L22 94H12Z", pen.tone("main"), 0.3),
    slab(9, 93, 16, 7, pen.tone("main", -0.1), 1.5),
  ],
);

const bench = object(
  {
    name: "bench",
    words: ["park bench", "pew"],
    places: ["ground"],
    height: 0.9,
    aspect: 1.8,
    colours: { main: "#b07440" },
  },
  (pen) => [
    ...[8, 22, 36].map((y, index) =>
      pen.soft(box(6, y, 168, 10, 3), pen.tone("main", 0.08 - index * 0.06), 0.12),
    ),
    ...[24, 150].map(
      (x) =>
        slab(x, 6, 6, 54, INK, 2) +
        stroke(`M${x - 8} 98L${x} 62H${x + 8}L${x + 16} 98`, INK, 5) +
        stroke(`M${x - 12} 46Q${x - 12} 40 ${x - 4} 40H${x + 4}`, INK, 5) +
        stroke(`M${x - 12} 46V60`, INK, 4),
    ),
    pen.soft(box(2, 56, 176, 8, 3), pen.tone("main", 0.2), 0.12),
    pen.soft(box(4, 65, 172, 7, 3), pen.tone("main", -0.16), 0.12),
  ],
);

const mailbox = object(
  {
    name: "mailbox",
    words: ["letterbox", "post box", "postbox", "letter box"],
    places: ["ground"],
    height: 1.2,
    aspect: 0.8,
    colours: { main: "#3f78c4", flag: "#d8433b" },
  },
  (pen) => [
    slab(33, 48, 10, 52, WOOD),
    slab(38, 48, 5, 52, "#7d5229"),
    pen.fall("M18 12H60Q76 12 76 30V52H18Z", pen.tone("main", 0.2), pen.tone("main", -0.16)),
    flat("M4 52V30Q4 12 18 12Q32 12 32 30V52Z", pen.tone("main", -0.2)),
    flat("M7 52V30Q7 15 18 15Q29 15 29 30V52Z", pen.tone("main", 0.06)),
    slab(14, 27, 8, 4, INK, 2),
    flat("M10 34H26V46H10Z", PAPER),
    stroke("M10 34L18 41L26 34", "#b8b0a0", 1.4),
    slab(2, 51, 76, 4, pen.tone("main", -0.3), 2),
    slab(56, 4, 3, 26, pen.tone("flag", -0.2)),
    slab(56, 4, 14, 9, pen.tone("flag"), 1),
    dot(57.5, 30, 2.6, STEEL),
  ],
);

const sign = object(
  {
    name: "sign",
    words: ["signpost", "road sign", "guidepost", "wooden sign", "signboard"],
    places: ["ground"],
    height: 2.2,
    aspect: 0.9,
    colours: { main: "#b98048" },
  },
  (pen) => [
    pen.soft(box(40, 2, 9, 98, 2), "#7d5229", 0.24),
    flat("M14 12H74L87 23L74 34H14Z", pen.tone("main")),
    flat("M14 29H80L74 34H14Z", pen.tone("main", -0.2)),
    flat("M76 42H16L3 53L16 64H76Z", pen.tone("main", 0.12)),
    flat("M76 59H10L16 64H76Z", pen.tone("main", -0.14)),
    ...[22, 28].map((y, index) =>
      slab(22, y - 3, 40 - index * 12, 3, pen.tone("main", -0.45), 1.5),
    ),
    ...[52, 58].map((y, index) =>
      slab(24, y - 3, 42 - index * 16, 3, pen.tone("main", -0.45), 1.5),
    ),
    flat("M28 100Q30 90 36 96Q40 86 46 96Q54 88 56 96Q62 92 64 100Z", "#5d9a4c"),
  ],
);

const flag = object(
  {
    name: "flag",
    words: ["banner", "pennant", "flagpole"],
    places: ["ground"],
    height: 5,
    aspect: 0.85,
    colours: { main: "#d8433b" },
  },
  (pen) => [
    pen.soft(box(10, 4, 4, 96), "#c9ced6", 0.3),
    dot(12, 4, 4, GOLD),
    flat("M14 8Q32 0 48 9Q64 18 82 9V48Q64 58 48 48Q32 40 14 48Z", pen.tone("main")),
    flat("M38 5Q43 6 48 9Q53 12 58 13V52Q53 51 48 48Q43 45 38 44Z", pen.tone("main", -0.16)),
    flat("M14 8Q20 5 26 5V44Q20 45 14 48Z", pen.tone("main", 0.2)),
    pen.soft("M2 100Q4 94 12 94Q20 94 22 100Z", "#9b958b", 0.2),
  ],
);

const ladder = object(
  {
    name: "ladder",
    words: ["stepladder"],
    places: ["ground"],
    height: 2.5,
    aspect: 0.42,
    colours: { main: "#c79350" },
  },
  (pen) => [
    repeat(8, (index) => slab(6, 8 + index * 11.6, 30, 4, pen.tone("main", -0.2), 1)),
    repeat(8, (index) => slab(6, 8 + index * 11.6, 30, 1.6, pen.tone("main", 0.1), 0.8)),
    pen.soft("M8 1H13L9 99H2Z", pen.tone("main"), 0.24),
    pen.soft("M29 1H34L40 99H33Z", pen.tone("main"), 0.24),
  ],
);

const telescope = object(
  {
    name: "telescope",
    words: ["spyglass", "observatory telescope", "binoculars"],
    places: ["ground"],
    height: 1.6,
    aspect: 1.05,
    colours: { main: "#3f5fa8" },
  },
  (pen) => [
    stroke("M50 50L22 97M50 50L80 97M50 50V94", "#8a5a34", 4.6),
    stroke("M33 78H68", "#6b4630", 2.4),
    turned(
      -32,
      50,
      42,
      pen.fall(box(0, 36, 22, 11, 2), STEEL, "#6c7684"),
      pen.fall(box(18, 33, 44, 18, 3), pen.tone("main", 0.24), pen.tone("main", -0.26)),
      pen.fall(box(58, 29, 40, 26, 3), pen.tone("main", 0.3), pen.tone("main", -0.22)),
      slab(57, 28, 5, 28, GOLD, 1),
      slab(92, 27, 7, 30, GOLD, 2),
      slab(16, 32, 4, 20, GOLD, 1),
    ),
    dot(50, 51, 6, INK),
    dot(50, 51, 2.4, STEEL),
  ],
);

const anchor = object(
  {
    name: "anchor",
    places: ["ground", "underwater", "free"],
    height: 1.5,
    aspect: 0.86,
    colours: { main: "#3d4f68" },
  },
  (pen) => [
    pierced(`${oval(43, 12, 11)}${oval(43, 12, 5.6)}`, pen.tone("main")),
    slab(18, 28, 50, 8, pen.tone("main", -0.1), 4),
    dot(18, 32, 5.4, pen.tone("main", 0.1)),
    dot(68, 32, 5.4, pen.tone("main", 0.1)),
    pen.soft(box(38.6, 21, 8.8, 68, 2), pen.tone("main"), 0.3),
    flat(
      "M43 99Q12 97 8 68L2 74L6 52L24 64L16 66Q20 86 43 88Q66 86 70 66L62 64L80 52L84 74L78 68Q74 97 43 99Z",
      pen.tone("main"),
    ),
    flat(
      pen.lit === 1
        ? "M43 99V88Q66 86 70 66L62 64L80 52L84 74L78 68Q74 97 43 99Z"
        : "M43 99V88Q20 86 16 66L24 64L6 52L2 74L8 68Q12 97 43 99Z",
      pen.tone("main", -0.2),
    ),
  ],
);

const wheelElement = object(
  {
    name: "wheel",
    words: ["wagon wheel", "ship's wheel", "helm", "cartwheel"],
    places: ["ground", "free"],
    height: 1,
    aspect: 1,
    colours: { main: "#9a6436" },
  },
  (pen) => [
    pierced(`${oval(50, 50, 49)}${oval(50, 50, 38)}`, pen.tone("main")),
    pierced(`${oval(50, 50, 49)}${oval(50, 50, 46)}`, "#5b6270"),
    ...[0, 45, 90, 135].map((angle) =>
      turned(angle, 50, 50, slab(47, 10, 6, 80, pen.tone("main", angle > 60 ? -0.14 : 0.06))),
    ),
    dot(50, 50, 14, pen.tone("main", -0.25)),
    dot(50, 50, 9, pen.tone("main", 0.1)),
    dot(50, 50, 4, STEEL),
  ],
);

const swing = object(
  {
    name: "swing",
    words: ["swing set", "playground"],
    places: ["ground"],
    height: 2.4,
    aspect: 1.2,
    colours: { main: "#d8503c" },
  },
  (pen) => [
    stroke("M20 6L6 98M20 6L36 98M100 6L84 98M100 6L114 98", pen.tone("main"), 4.4),
    stroke("M16 6H104", pen.tone("main", -0.2), 5.4),
    stroke("M34 8V74M52 8V74M68 8V74M86 8V74", STEEL, 1.6),
    slab(31, 73, 24, 5, "#3f78c4", 2),
    slab(65, 73, 24, 5, "#f0b93a", 2),
  ],
);

const carousel = object(
  {
    name: "ferris wheel",
    words: ["big wheel", "carousel", "fairground", "amusement park"],
    places: ["ground"],
    height: 40,
    aspect: 0.94,
    colours: { main: "#e2566b" },
  },
  (pen) => {
    const cabins = ["#f0b93a", "#3f8fd0", "#5aa860", "#e8743b"];
    return [
      stroke("M47 46L24 98M47 46L70 98", "#5b6473", 4),
      stroke(oval(47, 46, 38), pen.tone("main"), 3.4),
      stroke(oval(47, 46, 31), pen.tone("main", 0.3), 1.6),
      repeat(12, (index) => {
        const angle = (index * Math.PI) / 6;
        const x = Math.round((47 + Math.cos(angle) * 38) * 10) / 10;
        const y = Math.round((46 + Math.sin(angle) * 38) * 10) / 10;
        const colour = cabins[index % 4] ?? GOLD;
        return [
          stroke(`M47 46L${x} ${y}`, pen.tone("main", 0.12), 1.2),
          slab(x - 5, y, 10, 8, colour, 3),
          slab(x - 3.6, y + 1.4, 7.2, 3.2, pen.glass, 1),
          pen.isNight ? pen.lamp(x, y, 1.4) : "",
        ].join("");
      }),
      dot(47, 46, 6, pen.tone("main", -0.2)),
      dot(47, 46, 2.6, CHROME),
      slab(16, 95, 62, 5, "#7d8592", 2),
    ];
  },
);

const sandcastle = object(
  {
    name: "sandcastle",
    words: ["sand castle"],
    places: ["ground"],
    height: 0.6,
    aspect: 1.2,
    colours: { main: "#e6c07a" },
  },
  (pen) => [
    pen.soft("M4 100Q20 78 60 80Q100 78 116 100Z", pen.tone("main", -0.06), 0.2),
    ...[18, 78].map(
      (x) =>
        pen.soft(`M${x} 88L${x + 3} 46H${x + 21}L${x + 24} 88Z`, pen.tone("main"), 0.24) +
        repeat(3, (index) => slab(x + 2 + index * 7.6, 40, 5, 8, pen.tone("main", 0.06))) +
        dot(x + 12, 62, 3, pen.tone("main", -0.4), 5),
    ),
    pen.soft("M38 90L42 26H78L82 90Z", pen.tone("main", 0.05), 0.24),
    repeat(4, (index) => slab(41 + index * 10, 19, 7, 9, pen.tone("main", 0.1))),
    flat("M51 90V74Q51 65 60 65Q69 65 69 74V90Z", pen.tone("main", -0.42)),
    dot(60, 44, 5, pen.tone("main", -0.4), 7),
    slab(59, 2, 2, 20, "#8a5a34"),
    flat("M61 2L78 7L61 12Z", "#d8433b"),
    mirrored(60, flat("M96 96l4 -8l4 8Z", PAPER)),
    twice(60, () => dot(10, 97, 3, "#f2a8a0")),
  ],
);

/** What stands outside. */
export const outdoorThings: readonly SceneElement[] = [
  scarecrow,
  campfire,
  lantern,
  streetLamp,
  bench,
  mailbox,
  sign,
  flag,
  ladder,
  telescope,
  anchor,
  wheelElement,
  swing,
  carousel,
  sandcastle,
];
