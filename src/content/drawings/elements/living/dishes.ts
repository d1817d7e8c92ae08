import type { SceneElement } from "../../drawing.js";
import { dot, flat, slab, stroke, turned } from "../kit/marks.js";
import { blob, curve, tube, twin } from "../kit/outlines.js";
import { WHITE } from "../kit/palette.js";
import { box, oval } from "../kit/paths.js";
import { drawer, type Pen } from "../kit/pen.js";

const food = drawer("food");

/** Three wisps of steam that rise from y = `end`. */
function steam(axis: number, end: number): string {
  return [-14, 0, 14]
    .map((shift) => {
      const x = axis + shift;
      return stroke(
        curve(`${x},${end} ${x - 4},${end - 7} ${x + 4},${end - 15} ${x},${end - 22}`),
        "#ffffff",
        3.2,
        0.75,
      );
    })
    .join("");
}

const bread = food(
  {
    name: "bread",
    words: ["loaf", "toast", "bun", "roll"],
    places: ["table"],
    height: 0.15,
    aspect: 1.6,
    colours: { main: "#d0924c", crumb: "#f7e3bd" },
  },
  (pen) => [
    pen.solid(
      blob("34,22 56,8 96,6 136,10 154,24 156,46 148,58! 150,96! 34,98! 30,60"),
      pen.tone("main"),
      6,
    ),
    [70, 94, 118]
      .map((x) =>
        flat(
          blob(`${x},12! ${x + 12},18 ${x + 20},36! ${x + 10},30 ${x + 2},20`),
          pen.tone("crumb", -0.1),
        ),
      )
      .join(""),
    pen.solid(
      blob("4,34 10,18 32,9 54,14 66,30 68,46 60,58! 62,92 56,98! 14,98! 9,92 10,58! 3,48"),
      pen.tone("main", -0.18),
      3,
    ),
    flat(
      blob("10,36 16,22 33,15 50,19 60,32 61,45 54,54! 56,88 52,92! 18,92! 15,88 16,54! 10,46"),
      pen.tone("crumb"),
    ),
    [
      [26, 32],
      [42, 28],
      [36, 46],
      [24, 62],
      [44, 66],
      [32, 80],
      [46, 48],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 1.8, pen.tone("crumb", -0.14), 1.2))
      .join(""),
  ],
);

const cheese = food(
  {
    name: "cheese",
    words: ["cheddar", "gouda"],
    places: ["table"],
    height: 0.1,
    aspect: 1.45,
    colours: { main: "#f6c83f" },
  },
  (pen) => [
    flat("M6 52L92 10Q130 20 139 52Z", pen.tone("main", 0.28)),
    pen.solid("M6 52H139V98H6Z", pen.tone("main"), 4),
    flat(
      oval(34, 76, 10) + oval(72, 66, 7) + oval(104, 82, 11, 10) + oval(62, 89, 5),
      pen.tone("main", -0.22),
    ),
    flat(oval(126, 62, 6), pen.tone("main", -0.22)),
    flat(oval(84, 34, 10, 5) + oval(112, 42, 6, 3) + oval(52, 44, 6, 2.6), pen.tone("main", 0.02)),
    flat("M6 62q8 0 8 8q0 8 -8 8z", pen.tone("main", -0.22)),
  ],
);

const pizza = food(
  {
    name: "pizza",
    words: ["pizza slice", "flatbread"],
    places: ["table"],
    height: 0.3,
    aspect: 1,
    colours: { main: "#f6c04a", crust: "#c9833f", salami: "#cf3a30", basil: "#4f9a45" },
  },
  (pen) => {
    const slices = [
      [34, 34, 8],
      [66, 30, 8],
      [74, 60, 8],
      [46, 56, 8],
      [28, 66, 7.4],
      [56, 80, 7.4],
    ].map(
      ([x = 0, y = 0, radius = 0]) =>
        pen.solid(oval(x, y, radius), pen.tone("salami"), 2) +
        dot(x - 2, y - 2, 1.4, pen.tone("salami", 0.35)),
    );
    return [
      pen.solid(oval(50, 51, 48), pen.tone("crust"), 4),
      pen.solid(oval(50, 51, 41), pen.tone("salami", -0.1), 1),
      pen.solid(oval(50, 51, 38.6), pen.tone("main"), 3),
      flat(
        oval(40, 44, 10, 6) + oval(64, 46, 8, 6) + oval(42, 72, 8, 5) + oval(52, 22, 8, 5),
        pen.tone("main", 0.45),
      ),
      ...slices,
      [
        [50, 42, 20],
        [64, 70, -40],
        [38, 78, 60],
        [22, 48, -20],
        [50, 18, 0],
        [80, 44, 80],
      ]
        .map(([x = 0, y = 0, degrees = 0]) =>
          turned(degrees, x, y, dot(x, y, 5, pen.tone("basil"), 2.6)),
        )
        .join(""),
      stroke(
        "M50 51L16 23M50 51L92 38M50 51L58 96M50 51L84 82M50 51L8 66M50 51L56 7",
        pen.tone("crust", -0.05),
        1.3,
      ),
    ];
  },
);

const hamburger = food(
  {
    name: "hamburger",
    words: ["burger", "cheeseburger", "sandwich"],
    places: ["table"],
    height: 0.12,
    aspect: 1.2,
    colours: {
      main: "#de9a48",
      meat: "#6b3f2a",
      salad: "#6ab547",
      cheese: "#f7c93b",
      tomato: "#dd3f33",
    },
  },
  (pen) => [
    pen.solid("M10 82H110Q112 98 96 99H24Q8 98 10 82Z", pen.tone("main"), 4),
    pen.solid(box(6, 68, 108, 16, 8), pen.tone("meat"), 4),
    flat("M10 62H110L98 70L88 80L76 69H24Z", pen.tone("cheese")),
    flat(box(8, 55, 104, 9, 4), pen.tone("tomato")),
    pen.solid(
      blob(
        "4,50 16,46 60,45 104,46 116,50 112,58 102,54 92,61 80,54 68,61 56,54 44,61 32,54 20,61 10,56",
      ),
      pen.tone("salad"),
      2,
    ),
    pen.solid(blob("8,48! 10,28 28,8 60,3 92,8 110,28 112,48!"), pen.tone("main"), 5),
    [
      [36, 20],
      [56, 12],
      [76, 18],
      [92, 30],
      [28, 34],
      [48, 28],
      [68, 32],
    ]
      .map(([x = 0, y = 0], index) =>
        turned((index % 3) * 30 - 30, x, y, dot(x, y, 3, "#fbeccb", 1.9)),
      )
      .join(""),
  ],
);

const egg = food(
  {
    name: "egg",
    words: ["easter egg"],
    places: ["table", "ground"],
    height: 0.06,
    aspect: 0.8,
    colours: { main: "#f3dcc0" },
  },
  (pen) => [
    pen.solid(twin(40, "40,3 54,12 68,38 76,64 68,88 52,98 40,99"), pen.tone("main"), 6),
    turned(
      pen.lit * 20,
      40 - pen.lit * 14,
      36,
      flat(oval(40 - pen.lit * 14, 36, 6, 12), WHITE, 0.6),
    ),
    [
      [44, 62],
      [30, 72],
      [54, 76],
      [40, 86],
      [58, 54],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 1.3, pen.tone("main", -0.2)))
      .join(""),
  ],
);

function bowlOf(pen: Pen<"bowl">): string {
  return (
    pen.solid("M6 52H134C134 78 112 93 90 95H50C28 93 6 78 6 52Z", pen.tone("bowl"), 6) +
    slab(48, 93, 44, 6, pen.tone("bowl", -0.22), 2)
  );
}

const bowl = food(
  {
    name: "bowl of fruit",
    words: ["fruit bowl", "fruit", "fruit basket", "basket of fruit", "still life"],
    places: ["table"],
    height: 0.25,
    aspect: 1.4,
    colours: { main: "#5a8fb8", bowl: "#5a8fb8" },
  },
  (pen) => {
    const vessel: Pen<"bowl"> = {
      ...pen,
      tone: (role, amount) => pen.tone(role === "bowl" ? "main" : role, amount),
    };
    return [
      pen.solid(blob("96,24! 116,20 130,34! 126,52 112,62 84,62! 96,50"), "#f8d548", 3),
      pen.solid(oval(30, 44, 20), "#f59a2c", 4),
      pen.solid(twin(84, "84,14 94,18 98,30 108,50 104,64 84,66"), "#b9cf4a", 4),
      stroke("M84 15L87 5", "#7a4e2d", 3),
      pen.solid(twin(58, "58,22 68,18 80,26 82,44 74,62 58,64"), "#dd3b35", 4),
      stroke(curve("58,24 58,15 62,8"), "#7a4e2d", 3),
      flat(blob("60,16! 68,7 78,9! 70,17"), "#5aa348"),
      [
        [106, 46],
        [116, 50],
        [98, 52],
        [108, 56],
        [122, 46],
      ]
        .map(
          ([x = 0, y = 0]) =>
            dot(x, y, 6.4, "#7a4a9a") + dot(x - pen.lit * 2, y - 2, 1.5, "#b48fd0"),
        )
        .join(""),
      bowlOf(vessel),
      stroke(curve("20,66 70,74 120,66"), pen.tone("main", 0.35), 3),
    ];
  },
);

const soup = food(
  {
    name: "soup",
    words: ["bowl of soup", "stew", "ramen", "noodle", "noodles", "broth", "porridge", "rice bowl"],
    places: ["table"],
    height: 0.14,
    aspect: 1.4,
    colours: { main: "#e8923f", bowl: "#b5433c" },
  },
  (pen) => [
    steam(70, 36),
    bowlOf(pen),
    flat(oval(70, 52, 64, 12), pen.tone("bowl", 0.25)),
    pen.solid(oval(70, 53, 57, 9), pen.tone("main"), 2),
    flat(oval(46, 52, 9, 3) + oval(96, 55, 9, 3), pen.tone("main", 0.35)),
    [
      [36, 55],
      [60, 49],
      [76, 57],
      [104, 50],
      [84, 50],
    ]
      .map(([x = 0, y = 0]) => dot(x, y, 3, "#5aa348", 1.6))
      .join(""),
    stroke(curve("16,68 70,80 124,68"), pen.tone("bowl", 0.35), 3),
    stroke("M98 50L134 16", "#c9cfd4", 5),
  ],
);

const sushi = food(
  {
    name: "sushi",
    words: ["maki", "nigiri", "sushi roll", "onigiri"],
    places: ["table"],
    height: 0.07,
    aspect: 1.8,
    colours: { main: "#f58a5f", rice: "#fbf8f0", nori: "#2c3a34", board: "#b98352" },
  },
  (pen) => {
    const ribs = pen.tone("main", 0.4);
    const maki = (x: number): string =>
      [
        pen.solid(`M${x} 46V74Q${x + 20} 84 ${x + 40} 74V46Z`, pen.tone("nori"), 3),
        flat(oval(x + 20, 46, 20, 12), pen.tone("nori", 0.08)),
        flat(oval(x + 20, 46, 16.6, 9.6), pen.tone("rice")),
        flat(oval(x + 18, 46, 6.6, 4), pen.tone("main")),
        flat(oval(x + 26, 46.6, 3.6, 2.6), "#6ab547"),
      ].join("");
    return [
      slab(4, 80, 172, 10, pen.tone("board"), 2),
      slab(18, 88, 14, 11, pen.tone("board", -0.25), 1),
      slab(148, 88, 14, 11, pen.tone("board", -0.25), 1),
      pen.solid(box(10, 54, 68, 26, 12), pen.tone("rice"), 4),
      pen.solid(blob("4,58 10,42 34,33 62,36 80,48 85,60 76,62 44,52 16,62"), pen.tone("main"), 3),
      stroke(
        curve("20,56 24,46 26,38") +
          curve("36,52 40,44 42,36") +
          curve("52,53 56,46 58,38") +
          curve("68,58 72,50 72,44"),
        ribs,
        2.6,
      ),
      maki(90),
      maki(132),
    ];
  },
);

const fries = food(
  {
    name: "french fries",
    words: ["fries", "chips", "french fry"],
    places: ["table"],
    height: 0.16,
    aspect: 0.8,
    colours: { main: "#d8332f", potato: "#f7cf55" },
  },
  (pen) => [
    [
      [14, 16, -10],
      [24, 6, -5],
      [34, 10, 2],
      [43, 3, -2],
      [52, 9, 5],
      [61, 14, 10],
      [29, 20, -3],
      [48, 20, 6],
      [38, 18, 0],
    ]
      .map(([x = 0, y = 0, degrees = 0], index) =>
        turned(
          degrees,
          x,
          60,
          slab(x - 3.6, y, 7.6, 50, pen.tone("potato", (index % 3) * 0.1 - 0.12), 1),
        ),
      )
      .join(""),
    pen.solid("M8 44Q40 62 72 44L64 99H16Z", pen.tone("main"), 4),
    flat(oval(40, 78, 11, 10), pen.tone("potato")),
  ],
);

const hotDog = food(
  {
    name: "hot dog",
    words: ["hotdog", "sausage"],
    places: ["table"],
    height: 0.07,
    aspect: 1.9,
    colours: { main: "#c9502f", bun: "#e0a055", mustard: "#f7cf3a" },
  },
  (pen) => [
    pen.solid(tube("34,50,44 95,42,46 156,50,44"), pen.tone("bun", -0.14), 3),
    pen.solid(tube("20,50,34 95,42,36 170,50,34"), pen.tone("main"), 4),
    stroke(
      curve("26,46 40,36 54,46 68,34 82,44 96,32 110,44 124,34 138,46 152,38 164,46"),
      pen.tone("mustard"),
      5.4,
    ),
    pen.solid(
      blob("10,70 20,58 60,60 95,58 130,60 170,58 180,70 168,92 130,98 60,98 22,92"),
      pen.tone("bun"),
      5,
    ),
  ],
);

const spaghetti = food(
  {
    name: "spaghetti",
    words: ["pasta", "plate of pasta", "dinner", "meal", "dish", "plate", "lunch"],
    places: ["table"],
    height: 0.1,
    aspect: 1.6,
    colours: { main: "#f4cf6a", sauce: "#d23f2c", plate: "#f4f2ee" },
  },
  (pen) => [
    flat(oval(80, 88, 78, 11), pen.tone("plate", -0.16)),
    flat(oval(80, 84, 78, 11), pen.tone("plate")),
    flat(oval(80, 83, 58, 7), pen.tone("plate", -0.08)),
    pen.solid(
      blob("24,82 34,58 56,40 82,34 108,42 128,60 136,82 108,90 52,90"),
      pen.tone("main"),
      5,
    ),
    stroke(
      curve("30,78 48,56 78,52 104,64 112,84") +
        curve("40,84 58,66 86,66 98,86") +
        curve("46,50 74,44 104,52 126,76") +
        curve("56,86 76,74 92,84") +
        curve("34,66 54,74 50,88") +
        curve("118,60 108,76 122,86"),
      pen.tone("main", -0.2),
      2.2,
    ),
    pen.solid(
      blob("48,46 58,32 80,26 104,34 114,48 106,56 98,50 90,60 80,52 68,60 60,50"),
      pen.tone("sauce"),
      3,
    ),
    dot(68, 32, 8, "#7a4630", 7),
    dot(88, 28, 8, "#7a4630", 7),
    dot(98, 40, 7, "#6b3b28", 6),
    flat(blob("78,26! 82,14 94,12! 90,24") + blob("78,26! 70,16 60,16! 66,25"), "#4f9a45"),
  ],
);

/** What is eaten hot or with bread, and the pots that go with it. */
export const dishes: readonly SceneElement[] = [
  bread,
  cheese,
  pizza,
  hamburger,
  egg,
  bowl,
  soup,
  sushi,
  fries,
  hotDog,
  spaghetti,
];
