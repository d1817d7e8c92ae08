import type { SceneElement } from "../../drawing.js";
import { dot, flat, slab, stroke, twice } from "../kit/marks.js";
import { GOLD, INK } from "../kit/palette.js";
import { box, oval, star } from "../kit/paths.js";
import { drawer } from "../kit/pen.js";

const object = drawer("object");

const crown = object(
  {
    name: "crown",
    words: ["tiara", "diadem", "coronet"],
    places: ["table", "free"],
    height: 0.2,
    aspect: 1.3,
    colours: { main: "#f2b92f" },
  },
  (pen) => [
    flat("M20 90L8 26L38 54L65 8L92 54L122 26L110 90Z", pen.tone("main")),
    flat(
      "M65 8L92 54L122 26L110 90H65Z",
      pen.lit === 1 ? pen.tone("main", -0.16) : pen.tone("main", 0.12),
    ),
    flat("M8 26L38 54L30 90H20ZM65 8L76 27L65 70L54 27Z", pen.tone("main", 0.35)),
    dot(8, 24, 6, pen.tone("main", 0.3)),
    dot(65, 8, 7, pen.tone("main", 0.3)),
    dot(122, 24, 6, pen.tone("main", 0.3)),
    pen.soft("M18 78Q65 90 112 78L109 96Q65 102 21 96Z", pen.tone("main", -0.14), 0.22),
    flat("M65 80L73 88L65 97L57 88Z", "#d8304a"),
    dot(38, 86.6, 5, "#3f8fd0"),
    dot(92, 86.6, 5, "#3f8fd0"),
    dot(65, 60, 6, "#35a86a", 8),
  ],
);

const sword = object(
  {
    name: "sword",
    words: ["blade", "dagger", "knife", "saber"],
    places: ["ground", "free", "table"],
    height: 1.1,
    aspect: 0.36,
    colours: { main: "#c3ccd8", hilt: GOLD },
  },
  (pen) => [
    pen.ball(oval(18, 5.4, 5), pen.tone("hilt")),
    slab(15, 9, 6, 18, "#6b3a2c", 2),
    ...[12, 16, 20, 24].map((y) => slab(15, y, 6, 1.4, "#4a2820")),
    pen.soft("M1 29Q4 24 8 27H28Q32 24 35 29Q33 34 28 32H8Q3 34 1 29Z", pen.tone("hilt"), 0.3),
    flat("M12 32H24L23 90L18 100L13 90Z", pen.tone("main")),
    flat(
      pen.lit === 1 ? "M18 32H24L23 90L18 100Z" : "M18 32H12L13 90L18 100Z",
      pen.tone("main", -0.25),
    ),
    slab(17, 34, 2, 48, pen.tone("main", 0.5), 1),
    flat("M18 26.6L21 30L18 33.4L15 30Z", "#d8304a"),
  ],
);

const shield = object(
  {
    name: "shield",
    words: ["coat of arms", "crest"],
    places: ["ground", "free"],
    height: 0.9,
    aspect: 0.84,
    colours: { main: "#2f5fb0", rim: "#d9dee5" },
  },
  (pen) => {
    const field = "M42 10Q58 18 74 16V50Q72 78 42 92Q12 78 10 50V16Q26 18 42 10Z";
    return [
      pen.soft(
        "M42 2Q60 11 82 8V50Q80 84 42 99Q4 84 2 50V8Q24 11 42 2Z",
        pen.tone("main", -0.1),
        0.26,
      ),
      flat(field, pen.tone("main")),
      pen.within(
        field,
        flat(pen.lit === 1 ? "M42 0H90V100H42Z" : "M42 0H0V100H42Z", pen.tone("main", -0.22)),
      ),
      flat("M36 26H48V40H62V52H48V78H36V52H22V40H36Z", GOLD),
    ];
  },
);

const chest = object(
  {
    name: "treasure chest",
    words: ["treasure", "chest", "pirate chest", "coffer"],
    places: ["ground", "underwater", "table"],
    height: 0.7,
    aspect: 1.25,
    colours: { main: "#9a5f30", trim: GOLD },
  },
  (pen) => [
    pen.soft("M10 38Q10 2 34 2H92Q116 2 116 38Z", pen.tone("main", -0.25), 0.2),
    flat("M18 38Q18 10 38 10H88Q108 10 108 38Z", "#3c2416"),
    slab(30, 2, 8, 34, pen.tone("trim", -0.14)),
    slab(88, 2, 8, 34, pen.tone("trim", -0.14)),
    flat("M12 54Q14 36 34 36Q44 26 62 30Q82 22 92 36Q112 38 114 54Z", "#f5c63c"),
    ...[
      [28, 44],
      [44, 38],
      [60, 42],
      [76, 36],
      [94, 43],
      [36, 50],
      [84, 49],
      [68, 50],
    ].map(
      ([x = 0, y = 0], index) =>
        dot(x, y, 7, index % 2 === 0 ? "#ffdf6e" : "#e2a326") + dot(x, y, 4.4, "#f7c93f"),
    ),
    flat("M50 32L58 26L66 32L58 42Z", "#e2405a"),
    flat("M100 44L106 39L111 44L106 51Z", "#3fb0d8"),
    pen.soft(box(6, 52, 114, 47, 3), pen.tone("main"), 0.2),
    slab(6, 68, 114, 2, pen.tone("main", -0.3)),
    slab(6, 84, 114, 2, pen.tone("main", -0.3)),
    slab(6, 52, 114, 7, pen.tone("trim"), 2),
    slab(22, 52, 10, 47, pen.tone("trim", -0.1)),
    slab(94, 52, 10, 47, pen.tone("trim", -0.1)),
    slab(52, 50, 22, 24, pen.tone("trim", 0.1), 3),
    dot(63, 60, 3.6, INK),
    slab(61.4, 60, 3.2, 8, INK),
  ],
);

const trophy = object(
  {
    name: "trophy",
    words: ["prize", "award", "chalice", "medal"],
    places: ["table", "ground"],
    height: 0.4,
    aspect: 0.86,
    colours: { main: "#f0b52c" },
  },
  (pen) => [
    twice(43, () => stroke("M20 14H8Q4 14 5 22Q8 40 26 42", pen.tone("main", -0.14), 5.4)),
    pen.soft("M16 4H70Q72 56 43 60Q14 56 16 4Z", pen.tone("main"), 0.3),
    slab(13, 2, 60, 7, pen.tone("main", 0.25), 3),
    flat(star(43, 30, 5, 13, 5.6), pen.tone("main", 0.55)),
    pen.soft("M38 58H48L51 76H35Z", pen.tone("main", -0.16), 0.3),
    pen.soft("M26 75H60L62 83H24Z", pen.tone("main"), 0.3),
    pen.soft(box(18, 83, 50, 16, 2), "#5c3a2c", 0.2),
    slab(30, 87, 26, 8, pen.tone("main", 0.2), 1),
  ],
);

const heart = object(
  {
    name: "heart",
    words: ["love", "love heart", "valentine"],
    places: ["free", "air", "table"],
    height: 0.6,
    aspect: 1.08,
    colours: { main: "#e0344a" },
  },
  (pen) => [
    pen.ball(
      "M54 98Q6 64 3 34Q2 6 28 3Q46 2 54 20Q62 2 80 3Q106 6 105 34Q102 64 54 98Z",
      pen.tone("main"),
      0.24,
    ),
    flat("M16 38Q12 18 30 14Q20 24 24 42Q18 46 16 38Z", "#ffffff", 0.5),
  ],
);

const gem = object(
  {
    name: "diamond",
    words: ["gem", "jewel", "crystal", "gemstone", "ruby", "emerald", "sapphire"],
    places: ["free", "table"],
    height: 0.2,
    aspect: 1.2,
    colours: { main: "#4cc3e8" },
  },
  (pen) => [
    flat("M28 4H92L118 36L60 99L2 36Z", pen.tone("main")),
    flat("M28 4L40 36H2Z", pen.tone("main", pen.lit === 1 ? 0.3 : -0.2)),
    flat("M92 4L80 36H118Z", pen.tone("main", pen.lit === 1 ? -0.2 : 0.3)),
    flat("M28 4H60L40 36Z", pen.tone("main", 0.5)),
    flat("M92 4H60L80 36Z", pen.tone("main", 0.14)),
    flat("M60 4L80 36H40Z", pen.tone("main", 0.7)),
    flat("M2 36H40L60 99Z", pen.tone("main", pen.lit === 1 ? 0.1 : -0.34)),
    flat("M118 36H80L60 99Z", pen.tone("main", pen.lit === 1 ? -0.34 : 0.1)),
    flat("M40 36H80L60 99Z", pen.tone("main", -0.1)),
  ],
);

const coin = object(
  {
    name: "coin",
    words: ["gold coin", "money", "token"],
    places: ["table", "free"],
    height: 0.05,
    aspect: 1,
    colours: { main: "#f2b92f" },
  },
  (pen) => [
    dot(50, 50, 49, pen.tone("main", -0.25)),
    pen.ball(oval(50, 50, 45), pen.tone("main"), 0.22),
    stroke(oval(50, 50, 36), pen.tone("main", -0.22), 3),
    flat(star(50, 51, 5, 24, 10), pen.tone("main", -0.24)),
    flat(star(48, 49, 5, 24, 10), pen.tone("main", 0.45)),
  ],
);

/** What is precious. */
export const treasures: readonly SceneElement[] = [
  crown,
  sword,
  shield,
  chest,
  trophy,
  heart,
  gem,
  coin,
];
