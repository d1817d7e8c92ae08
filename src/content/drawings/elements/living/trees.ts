import type { SceneElement } from "../../drawing.js";
import { figure } from "../../numbers.js";
import { dot, flat, mirrored, repeat, slab, stroke, turned } from "../kit/marks.js";
import { blob, curve, tube, twin } from "../kit/outlines.js";
import { oval } from "../kit/paths.js";
import { drawer, type Pen } from "../kit/pen.js";

const plant = drawer("plant");

type Puff = readonly [x: number, y: number, radius: number];

/** A crown of leaves made of puffs, with lighter tufts on the side of the light. */
function crown(pen: Pen, colour: string, puffs: readonly Puff[]): string {
  const all = puffs.map(([x, y, radius]) => oval(x, y, radius, radius * 0.94)).join("");
  const tufts = puffs
    .map(([x, y, radius]) =>
      oval(
        x - pen.lit * radius * (0.22 + pen.random() * 0.2),
        y - radius * (0.25 + pen.random() * 0.15),
        radius * 0.5,
        radius * 0.36,
      ),
    )
    .join("");
  const hollows = puffs
    .map(([x, y, radius]) =>
      oval(
        x + pen.lit * radius * 0.3,
        y + radius * (0.4 + pen.random() * 0.2),
        radius * 0.4,
        radius * 0.26,
      ),
    )
    .join("");
  return (
    pen.solid(all, colour, 5) +
    flat(hollows, pen.shade(colour, -0.1)) +
    flat(tufts, pen.shade(colour, 0.14))
  );
}

const OAK_PUFFS: readonly Puff[] = [
  [24, 44, 18],
  [36, 26, 19],
  [56, 18, 17],
  [74, 27, 18],
  [86, 44, 17],
  [72, 54, 16],
  [40, 55, 16],
  [56, 42, 24],
];

function broadTree(pen: Pen<"main" | "bark">, puffs: readonly Puff[]): string {
  const bark = pen.tone("bark");
  return [
    stroke(curve("54,74 44,62 36,52") + curve("57,72 68,60 76,50"), pen.shade(bark, -0.15), 5),
    pen.solid(
      blob("50,50! 60,50! 61,72 63,86 70,98! 60,97! 55,99! 50,97! 40,98! 47,86 49,72"),
      bark,
      3,
    ),
    stroke(curve("54,66 53,78 54,90") + curve("58,74 58,84 60,92"), pen.shade(bark, -0.22), 1.2),
    crown(pen, pen.tone("main"), puffs),
  ].join("");
}

const oak = plant(
  {
    name: "tree",
    words: [
      "oak",
      "maple",
      "elm",
      "beech",
      "lime tree",
      "linden",
      "chestnut tree",
      "ash tree",
      "autumn tree",
      "forest tree",
      "plane tree",
    ],
    places: ["ground"],
    height: 10,
    aspect: 1.1,
    colours: { main: "#4f9a45", bark: "#7a5236" },
  },
  (pen) => [broadTree(pen, OAK_PUFFS)],
);

const fruitTree = plant(
  {
    name: "apple tree",
    words: ["fruit tree", "orange tree", "pear tree", "orchard tree", "lemon tree", "olive tree"],
    places: ["ground"],
    height: 5,
    aspect: 1.1,
    colours: { main: "#5fa84a", bark: "#7a5236", fruit: "#dd3a34" },
  },
  (pen) => [
    broadTree(pen, OAK_PUFFS),
    [
      [28, 40],
      [42, 28],
      [60, 24],
      [78, 34],
      [86, 50],
      [64, 44],
      [46, 48],
      [34, 58],
      [72, 58],
      [54, 60],
    ]
      .map(
        ([x = 0, y = 0]) =>
          dot(x, y, 3.3, pen.tone("fruit")) +
          dot(x - pen.lit * 1, y - 1.1, 1, pen.tone("fruit", 0.5)),
      )
      .join(""),
  ],
);

const cherryTree = plant(
  {
    name: "cherry blossom tree",
    words: [
      "cherry blossom",
      "sakura",
      "cherry tree",
      "blossoming tree",
      "almond tree",
      "magnolia",
    ],
    places: ["ground"],
    height: 6,
    aspect: 1.25,
    colours: { main: "#f6a9c4", bark: "#5f4038" },
  },
  (pen) => {
    const bark = pen.tone("bark");
    const puffs: readonly Puff[] = [
      [22, 42, 15],
      [36, 28, 15],
      [56, 19, 16],
      [78, 20, 15],
      [96, 32, 16],
      [106, 48, 13],
      [84, 42, 15],
      [44, 44, 14],
      [64, 36, 15],
    ];
    const petals = repeat(26, () => {
      const x = 14 + pen.random() * 98;
      const y = 14 + pen.random() * 40;
      return flat(oval(x, y, 1.5, 1.2), "#ffffff", 0.75);
    });
    const fallen = [20, 34, 46, 76, 92, 108].map((x, index) =>
      dot(x, 95 + (index % 3) * 1.6, 2, pen.tone("main", 0.1), 1),
    );
    return [
      stroke(curve("58,76 48,62 34,50 24,44"), bark, 5),
      stroke(curve("62,70 78,56 94,48 104,46"), bark, 4.4),
      stroke(curve("60,64 62,50 60,36"), bark, 4),
      pen.solid(blob("54,62! 65,60! 64,72 66,86 74,98! 62,97! 57,99! 44,98! 54,88 55,76"), bark, 3),
      crown(pen, pen.tone("main"), puffs),
      petals,
      ...fallen,
    ];
  },
);

const pine = plant(
  {
    name: "pine",
    words: [
      "pine tree",
      "fir",
      "fir tree",
      "spruce",
      "conifer",
      "evergreen",
      "cedar",
      "larch",
      "redwood",
    ],
    places: ["ground"],
    height: 12,
    aspect: 0.62,
    colours: { main: "#2f7050", bark: "#6b4a34" },
  },
  (pen) => {
    const tier = (top: number, end: number, half: number, tone: number): string =>
      pen.solid(
        twin(
          31,
          `31,${top}! ${31 + half * 0.45},${top + (end - top) * 0.55} ${31 + half},${end}! ${31 + half * 0.66},${end - 2} ${31 + half * 0.5},${end + 2.4}! ${31 + half * 0.25},${end - 0.6} 31,${end + 3}!`,
        ),
        pen.tone("main", tone),
        4,
      );
    return [
      pen.solid("M27 80H35L36.5 99H25.5Z", pen.tone("bark"), 2),
      tier(48, 86, 30, -0.14),
      tier(32, 67, 25, -0.05),
      tier(16, 48, 20, 0.04),
      tier(1, 30, 14, 0.12),
    ];
  },
);

const christmasTree = plant(
  {
    name: "christmas tree",
    words: ["xmas tree"],
    places: ["ground"],
    height: 2.4,
    aspect: 0.75,
    colours: { main: "#2f7a4c", bark: "#6b4a34", star: "#f7cf4b", garland: "#f0c65a" },
  },
  (pen) => {
    const tier = (top: number, end: number, half: number, tone: number): string =>
      pen.solid(
        blob(`37.5,${top}! ${37.5 + half},${end}! 37.5,${end + 4} ${37.5 - half},${end}!`),
        pen.tone("main", tone),
        4,
      );
    const balls = [
      [28, 36, "#d8332f"],
      [44, 40, "#3f7fd6"],
      [36, 56, "#f2b33d"],
      [22, 62, "#d8332f"],
      [52, 60, "#e0567a"],
      [28, 80, "#3f7fd6"],
      [45, 76, "#d8332f"],
      [58, 82, "#f2b33d"],
      [16, 83, "#e0567a"],
    ] as const;
    return [
      slab(33, 84, 9, 14, pen.tone("bark")),
      tier(42, 86, 33, -0.12),
      tier(26, 65, 26, -0.03),
      tier(10, 44, 18, 0.08),
      stroke(
        curve("24,40 36,46 49,36") + curve("16,62 36,68 58,54") + curve("10,84 38,86 64,72"),
        pen.tone("garland"),
        1.6,
      ),
      ...balls.map(
        ([x, y, colour]) => dot(x, y, 3, colour) + dot(x - pen.lit, y - 1, 0.9, "#ffffff"),
      ),
      flat(
        "M37.5 1L40.4 7.4L47 8L42 12.6L43.6 19.4L37.5 15.8L31.4 19.4L33 12.6L28 8L34.6 7.4Z",
        pen.tone("star"),
      ),
    ];
  },
);

const cypress = plant(
  {
    name: "cypress",
    words: ["poplar", "topiary"],
    places: ["ground"],
    height: 11,
    aspect: 0.34,
    colours: { main: "#3b7048", bark: "#6b4a34" },
  },
  (pen) => [
    slab(14.5, 86, 5, 13, pen.tone("bark")),
    pen.solid(twin(17, "17,1! 22,14 27,34 30,58 29,80 24,91 17,93"), pen.tone("main"), 4),
    stroke(
      curve("14,20 11,36 12,54") + curve("18,30 16,50 18,70") + curve("9,60 9,72 13,84"),
      pen.tone("main", 0.18),
      1.8,
    ),
    stroke(curve("23,40 24,56 22,74"), pen.tone("main", -0.25), 1.6),
  ],
);

const palm = plant(
  {
    name: "palm tree",
    words: ["palm", "coconut tree", "coconut palm", "date palm"],
    places: ["ground"],
    height: 8,
    aspect: 0.95,
    colours: { main: "#43a055", bark: "#a5774a", nut: "#6b4428" },
  },
  (pen) => {
    const frond = (degrees: number, length: number, tone: number): string =>
      turned(
        degrees,
        50,
        26,
        flat(
          blob(
            `50,26! ${50 + length * 0.3},15 ${50 + length * 0.7},15 ${50 + length},28! ${50 + length * 0.86},25! ${50 + length * 0.8},30! ${50 + length * 0.66},24! ${50 + length * 0.58},30! ${50 + length * 0.44},24! ${50 + length * 0.36},29! ${50 + length * 0.22},24!`,
          ),
          pen.tone("main", tone),
        ),
        stroke(
          curve(
            `50,26 ${50 + length * 0.34},18.5 ${50 + length * 0.7},18.5 ${50 + length * 0.95},26`,
          ),
          pen.tone("main", tone - 0.16),
          0.9,
        ),
      );
    const left = [
      frond(64, 33, -0.18),
      frond(-26, 40, -0.1),
      frond(34, 42, 0),
      frond(2, 45, 0.1),
    ].join("");
    const trunk = blob("46,98! 58,98! 54,76 52,54 53,40 54,26! 47,26! 46,40 45,54 46,76");
    return [
      mirrored(50, frond(62, 33, -0.22)),
      frond(-64, 24, -0.14),
      pen.solid(trunk, pen.tone("bark"), 3),
      pen.within(
        trunk,
        stroke(
          [34, 43, 52, 61, 70, 79, 88].map((y) => curve(`42,${y} 50,${y + 3} 60,${y}`)).join(""),
          pen.tone("bark", -0.25),
          1.5,
        ),
      ),
      mirrored(50, left),
      left,
      dot(45, 30, 4, pen.tone("nut")),
      dot(54, 31, 4.2, pen.tone("nut", -0.15)),
      dot(50, 34, 4, pen.tone("nut", 0.1)),
    ];
  },
);

const birch = plant(
  {
    name: "birch",
    words: ["birch tree", "aspen"],
    places: ["ground"],
    height: 10,
    aspect: 0.75,
    colours: { main: "#8bbf4f", bark: "#f3f0ea", mark: "#3a373b" },
  },
  (pen) => {
    const trunk = "M34.5 99L36 30L39 30L42 99Z";
    return [
      crown(pen, pen.tone("main", -0.12), [
        [22, 50, 14],
        [54, 48, 14],
        [38, 62, 15],
      ]),
      pen.solid(trunk, pen.tone("bark"), 2),
      stroke("M38 56L26 42M38 50L52 36M38 62L54 54", pen.tone("bark", -0.12), 2),
      pen.within(
        trunk,
        stroke("M34 70h4M39 76h4M34 82h3M38 88h5M34 94h4M38 64h4M36 58h3", pen.tone("mark"), 1.8),
      ),
      crown(pen, pen.tone("main"), [
        [38, 14, 12],
        [26, 28, 13],
        [49, 28, 13],
        [16, 44, 11],
        [60, 43, 11],
        [38, 36, 12],
      ]),
    ];
  },
);

const willow = plant(
  {
    name: "willow",
    words: ["weeping willow", "willow tree"],
    places: ["ground"],
    height: 9,
    aspect: 1.15,
    colours: { main: "#7fae4a", bark: "#6f5238" },
  },
  (pen) => {
    const strands = (count: number, tone: number, shift: number): string =>
      repeat(count, (index) => {
        const x = 12 + shift + (index / (count - 1)) * 90;
        const top = 26 + ((x - 57) / 45) ** 2 * 14;
        const end = 74 + pen.random() * 16 - (index % 2) * 8;
        return flat(
          tube(
            `${figure(x)},${figure(top)},9 ${figure(x + (x - 57) * 0.05)},${figure((top + end) / 2)},9 ${figure(x + (x - 57) * 0.04)},${figure(end)},0`,
          ),
          pen.tone("main", tone + (index % 3) * 0.05),
        );
      });
    return [
      strands(11, -0.25, 0),
      pen.solid(
        blob("50,40! 63,40! 63,70 66,86 74,98! 60,97! 44,98! 52,86 52,70"),
        pen.tone("bark"),
        3,
      ),
      pen.solid(
        blob("10,46 16,24 36,8 57,3 78,8 98,24 104,46 92,42 76,48 57,42 40,48 24,42"),
        pen.tone("main"),
        5,
      ),
      strands(8, 0, 3),
    ];
  },
);

const bareTree = plant(
  {
    name: "bare tree",
    words: ["winter tree", "dead tree", "leafless tree"],
    places: ["ground"],
    height: 9,
    aspect: 1,
    colours: { main: "#5f4a3e" },
  },
  (pen) => {
    const boughs = [
      "50,70,8 38,52,5 24,40,3 14,36,0",
      "36,50,4 30,34,3 20,22,0",
      "50,60,7 46,38,5 40,20,3 38,4,0",
      "52,66,7 66,48,5 78,38,3 90,34,0",
      "54,54,6 60,34,4 62,18,3 58,4,0",
      "62,50,3.4 74,30,2.6 82,16,0",
      "42,26,2.6 32,14,2 28,6,0",
      "61,24,2.6 70,14,2 72,6,0",
      "72,42,2.6 84,46,2 94,46,0",
      "28,44,2.4 18,48,2 8,48,0",
    ];
    return [
      flat(boughs.map((bough) => tube(bough)).join(""), pen.tone("main")),
      pen.solid(
        blob("45,58! 56,58! 57,80 62,92 70,98! 58,97! 50,99! 42,97! 30,98! 40,92 44,80"),
        pen.tone("main"),
        3,
      ),
      stroke(curve("50,66 49,80 51,92"), pen.tone("main", 0.2), 1.4),
    ];
  },
);

const bush = plant(
  {
    name: "bush",
    words: ["shrub", "hedge", "boxwood"],
    places: ["ground"],
    height: 1.2,
    aspect: 1.6,
    colours: { main: "#4f9650", berry: "#d8433c" },
  },
  (pen) => [
    pen.within(
      "M0 0H160V99H0Z",
      crown(pen, pen.tone("main"), [
        [26, 74, 24],
        [50, 48, 26],
        [82, 36, 30],
        [114, 50, 26],
        [136, 74, 23],
        [80, 74, 40],
        [110, 86, 24],
        [46, 86, 24],
      ]),
    ),
    [
      [44, 58],
      [70, 34],
      [96, 62],
      [118, 50],
      [62, 76],
      [128, 78],
      [30, 80],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 3, pen.tone("berry")))
      .join(""),
  ],
);

/** Trees and bushes. */
export const trees: readonly SceneElement[] = [
  oak,
  fruitTree,
  cherryTree,
  pine,
  christmasTree,
  cypress,
  palm,
  birch,
  willow,
  bareTree,
  bush,
];
