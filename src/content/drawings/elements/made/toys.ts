import type { SceneElement } from "../../drawing.js";
import { dot, flat, pierced, slab, stroke, turned, twice } from "../kit/marks.js";
import { INK } from "../kit/palette.js";
import { box, oval } from "../kit/paths.js";
import { drawer } from "../kit/pen.js";

const object = drawer("object");

const ball = object(
  {
    name: "ball",
    words: ["beach ball", "toy ball"],
    places: ["ground", "water", "table", "air"],
    height: 0.4,
    aspect: 1,
    colours: { main: "#e2473c" },
  },
  (pen) => {
    const round = oval(50, 50, 49);
    return [
      flat(round, "#fdf9ee"),
      pen.within(
        round,
        flat("M40 22Q10 30 -6 70V10L40 -10Z", pen.tone("main")),
        flat("M40 22Q76 -4 110 22L90 -20H50Z", "#3f8fd8"),
        flat("M40 22Q90 34 88 110L120 60Q96 30 40 22Z", pen.tone("main")),
        flat("M40 22Q26 60 44 110H80Q70 60 40 22Z", "#f5c63c"),
      ),
      dot(40, 22, 7, "#fdf9ee", 5.4),
      pen.within(
        round,
        flat(
          pen.lit === 1
            ? "M74 -4Q88 60 20 92Q60 110 104 100V0Z"
            : "M26 -4Q12 60 80 92Q40 110 -4 100V0Z",
          "#2a1030",
          0.15,
        ),
      ),
    ];
  },
);

const football = object(
  {
    name: "soccer ball",
    words: ["football", "soccer"],
    places: ["ground", "air"],
    height: 0.24,
    aspect: 1,
    colours: { main: "#fbfbf8" },
  },
  (pen) => {
    const round = oval(50, 50, 49);
    const patch = "M50 34L65 45L59.4 63H40.6L35 45Z";
    return [
      pen.ball(round, pen.tone("main"), 0.2),
      pen.within(
        round,
        flat(patch, INK),
        ...[0, 72, 144, 216, 288].map((angle) =>
          turned(
            angle,
            50,
            50,
            stroke("M50 34V16", INK, 2.6),
            flat("M36 6L50 16L64 6L60 -10H40Z", INK),
            stroke("M64 6L80 14M36 6L20 14", INK, 2.6),
          ),
        ),
      ),
    ];
  },
);

const kite = object(
  {
    name: "kite",
    places: ["air"],
    height: 1,
    aspect: 0.8,
    colours: { main: "#e2473c", second: "#f5c63c" },
  },
  (pen) => [
    stroke("M36 62Q30 74 40 82Q46 88 39 96", "#6b5a48", 1.4),
    ...[
      [33.6, 72, 40],
      [42, 84, -30],
      [41, 92.4, 20],
    ].map(([x = 0, y = 0, angle = 0]) =>
      turned(angle, x, y, flat(`M${x} ${y}l-8 -4v8ZM${x} ${y}l8 -4v8Z`, pen.tone("second"))),
    ),
    flat("M46 2L78 28L36 63L10 22Z", pen.tone("main")),
    flat("M46 2L78 28L40 28Z", pen.tone("second")),
    flat("M10 22L40 28L36 63Z", pen.tone("second", -0.1)),
    flat("M46 2L40 28L10 22Z", pen.tone("main", 0.16)),
    flat("M78 28L40 28L36 63Z", pen.tone("main", -0.14)),
    stroke("M46 2L36 63M10 22L78 28", "#7d5229", 1.3),
  ],
);

const balloon = object(
  {
    name: "balloon",
    words: ["party balloon", "toy balloon"],
    places: ["air", "ground"],
    height: 1.2,
    aspect: 0.5,
    colours: { main: "#e2473c" },
  },
  (pen) => [
    stroke("M25 56Q18 68 26 76Q34 86 24 99", "#8d8578", 1.2),
    pen.ball("M25 1Q48 2 48 26Q46 46 27 54H23Q4 46 2 26Q2 2 25 1Z", pen.tone("main"), 0.3),
    flat("M21 58L25 52L29 58Q25 60 21 58Z", pen.tone("main", -0.2)),
    turned(
      pen.lit * 24,
      pen.lit === 1 ? 14 : 36,
      17,
      flat(oval(pen.lit === 1 ? 14 : 36, 17, 4, 8), "#ffffff", 0.6),
    ),
  ],
);

const gift = object(
  {
    name: "gift",
    words: ["present", "gift box", "parcel", "package", "box"],
    places: ["table", "ground"],
    height: 0.35,
    aspect: 0.96,
    colours: { main: "#3f8fd0", ribbon: "#f2c13a" },
  },
  (pen) => [
    pen.split(box(8, 42, 80, 57, 2), pen.tone("main"), 0.7),
    flat("M8 42H88V50H8Z", pen.tone("main", -0.3)),
    slab(40, 42, 16, 57, pen.tone("ribbon", -0.08)),
    pen.split(box(3, 28, 90, 18, 3), pen.tone("main", 0.14), 0.7),
    slab(39, 28, 18, 18, pen.tone("ribbon")),
    twice(48, () =>
      pierced(
        "M48 28Q20 30 16 16Q16 2 30 4Q44 8 48 28ZM44 23Q42 12 31 10Q22 10 23 16Q26 23 44 23Z",
        pen.tone("ribbon"),
      ),
    ),
    flat("M42 22H54L56 31H40Z", pen.tone("ribbon", -0.2)),
  ],
);

const dice = object(
  {
    name: "die",
    words: ["dice", "cube die", "game die"],
    places: ["table", "free"],
    height: 0.05,
    aspect: 0.92,
    colours: { main: "#f8f3e6" },
  },
  (pen) => [
    flat("M46 2L90 24L46 48L2 24Z", pen.tone("main", 0.3)),
    flat("M2 24L46 48V99L2 74Z", pen.tone("main", pen.lit === 1 ? -0.06 : -0.26)),
    flat("M90 24L46 48V99L90 74Z", pen.tone("main", pen.lit === 1 ? -0.26 : -0.06)),
    dot(46, 25, 8, "#d8304a", 5),
    ...[
      [13, 40],
      [35, 53],
      [13, 68],
      [35, 81],
      [24, 61],
    ].map(([x = 0, y = 0]) => dot(x, y, 4, INK, 5)),
    ...[
      [58, 54],
      [68, 62],
      [79, 70],
    ].map(([x = 0, y = 0]) => dot(x, y, 4, INK, 5)),
  ],
);

const teddy = object(
  {
    name: "teddy bear",
    words: ["teddy", "toy bear", "plush", "stuffed animal", "toy"],
    places: ["ground", "table"],
    height: 0.4,
    aspect: 0.86,
    colours: { main: "#b9793f" },
  },
  (pen) => [
    twice(
      43,
      () => pen.ball(oval(17, 12, 11), pen.tone("main", -0.06)) + dot(17, 12, 6, "#ecc9a0"),
    ),
    twice(43, () => turned(24, 14, 56, pen.ball(oval(14, 60, 9, 17), pen.tone("main", -0.08)))),
    pen.ball(oval(43, 69, 27, 27), pen.tone("main"), 0.2),
    dot(43, 71, 16, "#ecc9a0", 17),
    twice(
      43,
      () => pen.ball(oval(20, 88, 14, 11.6), pen.tone("main")) + dot(19, 89, 7, "#ecc9a0", 6.4),
    ),
    pen.ball(oval(43, 29, 30, 26), pen.tone("main", 0.05), 0.2),
    dot(43, 38, 13, "#f2d8b4", 10.4),
    dot(43, 33.4, 5.4, INK, 3.8),
    stroke("M43 36V41M37 42Q43 46 49 42", INK, 1.7),
    twice(43, () => dot(31, 25, 3.4, INK) + dot(32, 23.8, 1.1, "#ffffff")),
    flat("M43 56L27 50V63ZM43 56L59 50V63Z", "#d8304a"),
    dot(43, 56, 4, "#b0243c"),
  ],
);

const surfboard = object(
  {
    name: "surfboard",
    words: ["surf board", "bodyboard"],
    places: ["ground", "water"],
    height: 2,
    aspect: 0.36,
    colours: { main: "#2fa5b8", second: "#fbf4e2" },
  },
  (pen) => {
    const board = "M18 1Q34 22 34 56Q34 84 26 99H10Q2 84 2 56Q2 22 18 1Z";
    return [
      pen.soft(board, pen.tone("main"), 0.2),
      pen.within(
        board,
        flat("M0 56L36 38V50L0 68Z", pen.tone("second")),
        flat("M0 72L36 54V60L0 78Z", pen.tone("second")),
      ),
      slab(17.3, 4, 1.4, 93, pen.tone("main", -0.3)),
    ];
  },
);

const rubberDuck = object(
  {
    name: "rubber duck",
    words: ["rubber duckie", "toy duck", "bath duck"],
    places: ["water", "table", "ground"],
    height: 0.2,
    aspect: 1.15,
    colours: { main: "#f8cf3a", beak: "#f2802e" },
  },
  (pen) => [
    pen.ball(
      "M6 52Q14 56 26 54Q40 46 52 50Q66 54 78 54Q106 56 104 76Q100 99 62 99H44Q8 98 6 52Z",
      pen.tone("main"),
      0.22,
    ),
    flat("M26 66Q48 54 66 66Q64 86 46 86Q30 84 26 66Z", pen.tone("main", -0.14)),
    pen.ball(oval(74, 30, 27), pen.tone("main", 0.06), 0.22),
    flat("M96 28Q112 24 113 32Q110 36 104 36Q110 40 104 43Q94 42 94 36Z", pen.tone("beak")),
    flat("M95 35Q102 37 108 36Q110 41 104 43Q94 42 94 36Z", pen.tone("beak", -0.22)),
    dot(82, 24, 4.6, INK, 5.4),
    dot(83.6, 22, 1.6, "#ffffff"),
  ],
);

/** What children are given. */
export const toys: readonly SceneElement[] = [
  ball,
  football,
  kite,
  balloon,
  gift,
  dice,
  teddy,
  surfboard,
  rubberDuck,
];
