import type { SceneElement } from "../../drawing.js";
import { figure } from "../../numbers.js";
import { dot, flat, stroke, turned } from "../kit/marks.js";
import { blob, curve, tube, twin } from "../kit/outlines.js";
import { WHITE } from "../kit/palette.js";
import { oval } from "../kit/paths.js";
import { drawer, type Pen } from "../kit/pen.js";

const food = drawer("food");

const LEAF = "#5aa348";

/** The bright spot of a smooth skin, on the side of the light. */
function gleam(pen: Pen, axis: number, x: number, y: number, size: number): string {
  const at = axis - pen.lit * (axis - x);
  return turned(pen.lit * 28, at, y, flat(oval(at, y, size * 0.55, size), WHITE, 0.45));
}

function leafAt(
  colour: string,
  shade: string,
  x: number,
  y: number,
  degrees: number,
  size: number,
): string {
  return turned(
    degrees,
    x,
    y,
    flat(
      blob(
        `${x},${y}! ${x + size * 0.4},${y - size * 0.3} ${x + size},${y}! ${x + size * 0.4},${y + size * 0.3}`,
      ),
      colour,
    ),
    stroke(`M${x} ${y}h${figure(size * 0.8)}`, shade, 1),
  );
}

const APPLE = "50,24 62,18 80,20 94,36 94,60 82,86 66,97 50,94";

const apple = food(
  {
    name: "apple",
    places: ["table", "ground"],
    height: 0.08,
    aspect: 1,
    colours: { main: "#dd3b35", leaf: LEAF, stem: "#7a4e2d" },
  },
  (pen) => [
    pen.solid(twin(50, APPLE), pen.tone("main"), 6),
    flat(oval(50, 25, 15, 5), pen.tone("main", -0.28)),
    stroke(curve("50,27 50,16 55,5"), pen.tone("stem"), 4.4),
    leafAt(pen.tone("leaf"), pen.tone("leaf", -0.25), 53, 14, -14, 30),
    gleam(pen, 50, 24, 44, 11),
  ],
);

const orange = food(
  {
    name: "orange",
    words: ["mandarin", "tangerine", "clementine", "grapefruit", "orange fruit"],
    places: ["table", "ground"],
    height: 0.08,
    aspect: 1,
    colours: { main: "#f59a2c", leaf: LEAF },
  },
  (pen) => [
    pen.solid(oval(50, 55, 45, 44), pen.tone("main"), 6),
    [
      [30, 70],
      [46, 82],
      [66, 76],
      [78, 60],
      [58, 62],
      [40, 54],
      [70, 42],
      [24, 54],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 1.5, pen.tone("main", -0.2)))
      .join(""),
    flat("M50 10l3 5l6 0l-4 5l2 6l-7 -3l-7 3l2 -6l-4 -5l6 0z", pen.tone("leaf", -0.25)),
    leafAt(pen.tone("leaf"), pen.tone("leaf", -0.25), 52, 15, -16, 32),
    gleam(pen, 50, 26, 38, 11),
  ],
);

const lemon = food(
  {
    name: "lemon",
    words: ["lime", "citron"],
    places: ["table", "ground"],
    height: 0.07,
    aspect: 1.3,
    colours: { main: "#f8d83a", leaf: LEAF },
  },
  (pen) => [
    leafAt(pen.tone("leaf"), pen.tone("leaf", -0.25), 16, 42, -50, 34),
    turned(
      -8,
      65,
      58,
      pen.solid(
        blob(
          "4,58! 10,50 18,46 30,28 64,17 98,28 112,46 120,50 126,58! 120,66 112,70 98,88 64,98 30,88 18,70 10,66",
        ),
        pen.tone("main"),
        6,
      ),
      [
        [44, 70],
        [60, 80],
        [80, 74],
        [94, 62],
        [70, 58],
        [54, 48],
      ]
        .map(([x = 0, y = 0]) => dot(x, y, 1.4, pen.tone("main", -0.2)))
        .join(""),
    ),
    gleam(pen, 65, 36, 42, 11),
  ],
);

const pear = food(
  {
    name: "pear",
    words: ["quince"],
    places: ["table", "ground"],
    height: 0.1,
    aspect: 0.75,
    colours: { main: "#b9cf4a", leaf: LEAF, stem: "#7a4e2d" },
  },
  (pen) => [
    stroke(curve("38,18 38,10 43,2"), pen.tone("stem"), 4),
    leafAt(pen.tone("leaf"), pen.tone("leaf", -0.25), 40, 12, -8, 28),
    pen.solid(
      twin(37.5, "37.5,15 48,19 53,34 62,52 71,72 66,92 50,99 37.5,99"),
      pen.tone("main"),
      5,
    ),
    [
      [40, 76],
      [50, 66],
      [30, 84],
      [54, 84],
      [34, 62],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 1.3, pen.tone("main", -0.25)))
      .join(""),
    gleam(pen, 37.5, 20, 64, 10),
  ],
);

const peach = food(
  {
    name: "peach",
    words: ["apricot", "nectarine"],
    places: ["table", "ground"],
    height: 0.08,
    aspect: 1,
    colours: { main: "#f79a6b", leaf: LEAF },
  },
  (pen) => [
    pen.solid(twin(50, "50,20 68,14 88,24 96,48 86,78 64,95 50,99"), pen.tone("main"), 6),
    flat(blob("50,20 66,14 86,24 94,46 84,74 66,90! 76,64 66,36"), pen.tone("main", -0.14)),
    stroke(curve("50,20 60,44 56,74"), pen.tone("main", -0.32), 2.4),
    stroke("M50 20L49 10", "#7a4e2d", 4),
    leafAt(pen.tone("leaf"), pen.tone("leaf", -0.25), 50, 16, -12, 34),
    leafAt(pen.tone("leaf", -0.1), pen.tone("leaf", -0.3), 50, 16, 196, 26),
    gleam(pen, 50, 24, 42, 11),
  ],
);

const banana = food(
  {
    name: "banana",
    words: ["plantain"],
    places: ["table", "ground"],
    height: 0.1,
    aspect: 1.3,
    colours: { main: "#f8d548", tip: "#6b4a2c" },
  },
  (pen) => {
    const back = blob(
      "106,3! 116,2! 119,18 124,44 108,76 74,96 36,96 12,84! 10,76! 40,76 68,66 88,44 100,20",
    );
    return [
      flat(tube("112,8,14 121,40,24 108,70,24 82,90,14 60,97,4"), pen.tone("main", -0.18)),
      pen.solid(back, pen.tone("main"), 5),
      stroke(curve("111,14 112,42 96,70 66,86 34,88 14,80"), pen.tone("main", -0.2), 1.8),
      flat(blob("8,74! 15,75! 16,84! 10,86!"), pen.tone("tip")),
      flat(blob("105,2! 117,0.5! 118.6,12! 107,13!"), pen.tone("tip", 0.1)),
      stroke(curve("100,34 90,52 74,66"), pen.tone("main", 0.45), 2.6),
    ];
  },
);

const cherry = food(
  {
    name: "cherry",
    words: ["sour cherry"],
    places: ["table", "ground"],
    height: 0.06,
    aspect: 1.05,
    colours: { main: "#cf2236", leaf: LEAF, stem: "#5f8a3a" },
  },
  (pen) => [
    stroke(curve("30,58 40,32 62,8") + curve("76,62 74,34 62,8"), pen.tone("stem"), 3.4),
    leafAt(pen.tone("leaf"), pen.tone("leaf", -0.25), 62, 10, 12, 38),
    pen.solid(blob("29,56 44,50 56,62 54,82 38,95 18,90 6,74 10,56 22,51"), pen.tone("main"), 5),
    pen.solid(
      blob("76,60 90,54 101,66 99,86 84,98 66,94 56,80 58,62 68,56"),
      pen.tone("main", -0.06),
      5,
    ),
    flat(oval(29, 57, 6, 2.4) + oval(76, 61, 6, 2.4), pen.tone("main", -0.35)),
    gleam(pen, 30, 18, 66, 7),
    gleam(pen, 79, 68, 70, 7),
  ],
);

const strawberry = food(
  {
    name: "strawberry",
    words: ["raspberry", "berry"],
    places: ["table", "ground"],
    height: 0.05,
    aspect: 0.88,
    colours: { main: "#e2313f", leaf: LEAF, seed: "#f9e29a" },
  },
  (pen) => {
    const seeds = [
      [22, 40],
      [44, 44],
      [66, 40],
      [32, 54],
      [56, 54],
      [20, 56],
      [68, 56],
      [44, 64],
      [30, 70],
      [58, 70],
      [44, 82],
    ].map(([x = 0, y = 0]) => dot(x, y, 1.7, pen.tone("seed"), 2.5));
    return [
      pen.solid(twin(44, "44,20 66,18 84,28 84,50 67,80 53,97 44,99"), pen.tone("main"), 5),
      ...seeds,
      stroke(curve("44,24 44,12 48,3"), pen.tone("leaf", -0.15), 4.4),
      flat(twin(44, "44,14 54,14 68,12! 62,20 84,28! 66,30 64,40! 54,32 44,42!"), pen.tone("leaf")),
      flat(twin(44, "44,20 56,20 70,26! 54,27 44,34!"), pen.tone("leaf", 0.16)),
    ];
  },
);

const GRAPES = [
  [26, 40],
  [42, 36],
  [58, 40],
  [18, 54],
  [34, 53],
  [50, 53],
  [66, 54],
  [26, 68],
  [42, 68],
  [58, 68],
  [34, 81],
  [50, 81],
  [42, 91],
] as const;

const grapes = food(
  {
    name: "grapes",
    words: ["grape", "bunch of grapes", "blueberry", "blackberry", "currant"],
    places: ["table", "ground"],
    height: 0.15,
    aspect: 0.85,
    colours: { main: "#7a4a9a", leaf: LEAF, stem: "#7a5236" },
  },
  (pen) => [
    stroke(curve("42,34 42,20 48,4"), pen.tone("stem"), 4),
    pen.solid(
      blob("44,26! 50,12 60,16! 66,6 72,14! 82,16 78,24! 82,34 70,34! 60,38 54,30!"),
      pen.tone("leaf"),
      2,
    ),
    stroke(curve("40,20 26,16 22,24 28,28 30,22"), pen.tone("leaf", -0.1), 1.8),
    GRAPES.map(
      ([x, y], index) =>
        pen.solid(oval(x, y, 9.6), pen.tone("main", (index % 3) * 0.07 - 0.05), 3) +
        dot(x - pen.lit * 3, y - 3.4, 2, pen.tone("main", 0.5)),
    ).join(""),
  ],
);

const watermelon = food(
  {
    name: "watermelon",
    words: ["melon", "watermelon slice"],
    places: ["table", "ground"],
    height: 0.2,
    aspect: 1.5,
    colours: { main: "#ec4a55", rind: "#3f9a4c", seed: "#3a2628" },
  },
  (pen) => {
    const seeds = [
      [34, 48],
      [54, 46],
      [75, 48],
      [96, 46],
      [116, 48],
      [46, 62],
      [66, 64],
      [86, 64],
      [104, 61],
      [58, 76],
      [76, 79],
      [93, 75],
    ].map(([x = 0, y = 0], index) =>
      turned((index % 3) * 20 - 20, x, y, dot(x, y, 1.9, pen.tone("seed"), 3)),
    );
    return [
      pen.solid("M3 34H147C147 72 116 99 75 99C34 99 3 72 3 34Z", pen.tone("rind"), 4),
      stroke(curve("14,62 30,84 56,96") + curve("136,62 120,84 94,96"), pen.tone("rind", -0.25), 3),
      flat("M10 34H140C140 68 112 92 75 92C38 92 10 68 10 34Z", "#eaf3c8"),
      pen.solid("M15 34H135C135 64 109 87 75 87C41 87 15 64 15 34Z", pen.tone("main"), 4),
      ...seeds,
      stroke("M16 34.6H134", pen.tone("main", 0.3), 2),
    ];
  },
);

const pineapple = food(
  {
    name: "pineapple",
    words: ["ananas"],
    places: ["table", "ground"],
    height: 0.3,
    aspect: 0.6,
    colours: { main: "#f0b53a", leaf: "#4a9a50" },
  },
  (pen) => {
    const fruit = twin(30, "30,38 42,40 52,54 54,74 46,93 30,99");
    const leaf = (degrees: number, length: number, tone: number): string =>
      turned(
        degrees,
        30,
        41,
        flat(
          blob(`30,${41 - length}! 36,${41 - length * 0.5} 34,41! 26,41! 24,${41 - length * 0.5}`),
          pen.tone("leaf", tone),
        ),
      );
    const lattice = [-4, 0, 4, 8, -8, 12, -12]
      .map(
        (step) =>
          `M${30 + step * 4 - 40} 34L${30 + step * 4 + 30} 104M${30 + step * 4 + 40} 34L${30 + step * 4 - 30} 104`,
      )
      .join("");
    return [
      leaf(-50, 28, -0.2),
      leaf(50, 28, -0.2),
      leaf(-30, 35, -0.06),
      leaf(30, 35, -0.06),
      leaf(0, 40, 0),
      leaf(-14, 30, 0.12),
      leaf(15, 30, 0.16),
      pen.solid(fruit, pen.tone("main"), 4),
      pen.within(
        fruit,
        stroke(lattice, pen.tone("main", -0.3), 1.8),
        [0, 1, 2, 3]
          .flatMap((row) =>
            [0, 1, 2, 3].map((column) =>
              dot(6 + column * 16 + (row % 2) * 8, 44 + row * 14, 1.6, pen.tone("main", 0.4)),
            ),
          )
          .join(""),
      ),
    ];
  },
);

const tomato = food(
  {
    name: "tomato",
    places: ["table", "ground"],
    height: 0.07,
    aspect: 1.12,
    colours: { main: "#e23f2e", leaf: "#4f9a45" },
  },
  (pen) => [
    pen.solid(twin(56, "56,24 76,18 98,28 108,52 100,80 78,96 56,99"), pen.tone("main"), 6),
    stroke(curve("40,34 30,50 34,74") + curve("74,34 84,50 80,74"), pen.tone("main", -0.12), 2.4),
    stroke(curve("56,24 56,14 61,5"), pen.tone("leaf", -0.15), 5),
    flat(
      blob("56,18! 66,20 84,13! 74,27 86,40! 68,33 58,48! 52,33 30,42! 40,27 26,15! 46,20"),
      pen.tone("leaf"),
    ),
    gleam(pen, 56, 24, 54, 10),
  ],
);

const carrot = food(
  {
    name: "carrot",
    places: ["table", "ground"],
    height: 0.2,
    aspect: 0.62,
    colours: { main: "#f2822c", leaf: "#5aa348" },
  },
  (pen) => {
    const root = twin(31, "31,34 44,34 51,42 46,62 38,84 31,99!");
    return [
      flat(
        tube("31,38,6 22,22,7 10,12,8 6,6,0") + tube("31,38,6 40,22,7 52,12,8 56,6,0"),
        pen.tone("leaf", -0.15),
      ),
      flat(
        tube("30,38,6 26,20,8 22,6,7 21,1,0") + tube("32,38,6 36,20,8 41,6,7 43,1,0"),
        pen.tone("leaf"),
      ),
      flat(tube("31,38,6 31,20,8 32,4,0"), pen.tone("leaf", 0.16)),
      pen.solid(root, pen.tone("main"), 4),
      pen.within(
        root,
        stroke("M12 48h14M36 52h14M16 62h10M38 68h10M24 78h8", pen.tone("main", -0.22), 2),
      ),
    ];
  },
);

const pumpkin = food(
  {
    name: "pumpkin",
    words: ["squash", "gourd", "jack-o-lantern"],
    places: ["ground", "table"],
    height: 0.35,
    aspect: 1.25,
    colours: { main: "#ef8a2c", stem: "#6a8a3c" },
  },
  (pen) => [
    pen.solid(oval(26, 62, 24, 34) + oval(99, 62, 24, 34), pen.tone("main", -0.14), 4),
    pen.solid(oval(42, 62, 24, 36.6), pen.tone("main", -0.04), 4),
    pen.solid(oval(83, 62, 24, 36.6), pen.tone("main", -0.08), 4),
    pen.solid(oval(62.5, 61, 18, 38), pen.tone("main", 0.08), 4),
    pen.solid(blob("56,30! 57,16 48,7 56,2 66,12 69,30!"), pen.tone("stem"), 2),
    stroke(curve("68,22 82,14 92,20 88,28 84,22"), pen.tone("stem", 0.15), 2.4),
    gleam(pen, 62.5, 30, 46, 8),
  ],
);

const pepper = food(
  {
    name: "pepper",
    words: ["bell pepper", "paprika"],
    places: ["table"],
    height: 0.1,
    aspect: 0.9,
    colours: { main: "#d9362c", stem: "#4f9a45" },
  },
  (pen) => [
    pen.solid(
      blob(
        "45,24 56,18 74,20 86,36 84,64 74,92 62,98 54,93 45,98 36,93 28,98 16,90 6,64 4,36 16,20 34,18",
      ),
      pen.tone("main"),
      5,
    ),
    stroke(curve("36,26 28,56 36,90") + curve("56,26 62,56 54,90"), pen.tone("main", -0.2), 2.4),
    flat(blob("26,22 34,16 45,17 56,16 64,22 54,28 45,25 36,28"), pen.tone("stem")),
    stroke(curve("45,20 44,10 52,4"), pen.tone("stem", -0.12), 6),
    gleam(pen, 45, 17, 46, 10),
  ],
);

const broccoli = food(
  {
    name: "broccoli",
    words: ["vegetable"],
    places: ["table"],
    height: 0.15,
    aspect: 1.05,
    colours: { main: "#4f9f4a", stem: "#a9cf7a" },
  },
  (pen) => {
    const heads = [
      [22, 42, 17],
      [38, 26, 18],
      [62, 22, 18],
      [82, 38, 17],
      [70, 50, 16],
      [42, 52, 17],
      [56, 42, 18],
    ] as const;
    return [
      pen.solid(blob("40,60! 66,60! 64,80 67,97! 40,97! 44,80"), pen.tone("stem"), 3),
      pen.solid(tube("46,82,10 30,68,9 24,54,9"), pen.tone("stem", -0.06), 2),
      pen.solid(tube("62,80,10 76,66,9 82,52,9"), pen.tone("stem", -0.14), 2),
      pen.solid(heads.map(([x, y, radius]) => oval(x, y, radius)).join(""), pen.tone("main"), 5),
      heads
        .flatMap(([x, y, radius]) => [
          dot(x - radius * 0.4, y - radius * 0.4, 4.4, pen.tone("main", 0.16)),
          dot(x + radius * 0.3, y - radius * 0.1, 3.6, pen.tone("main", 0.1)),
          dot(x - radius * 0.1, y + radius * 0.4, 3.4, pen.tone("main", -0.16)),
        ])
        .join(""),
    ];
  },
);

/** Fruit and vegetables. */
export const fruit: readonly SceneElement[] = [
  apple,
  orange,
  lemon,
  pear,
  peach,
  banana,
  cherry,
  strawberry,
  grapes,
  watermelon,
  pineapple,
  tomato,
  carrot,
  pumpkin,
  pepper,
  broccoli,
];
