import type { SceneElement } from "../../drawing.js";
import { dot, flat, moved, slab, stroke, turned } from "../kit/marks.js";
import { blob, curve, twin } from "../kit/outlines.js";
import { WHITE } from "../kit/palette.js";
import { box, oval } from "../kit/paths.js";
import { drawer } from "../kit/pen.js";

const food = drawer("food");

const croissant = food(
  {
    name: "croissant",
    words: ["pastry"],
    places: ["table"],
    height: 0.09,
    aspect: 1.6,
    colours: { main: "#dc9a4a" },
  },
  (pen) => [
    pen.solid(blob("4,90! 6,62 20,42 38,48 44,66 30,84 16,97"), pen.tone("main", -0.14), 3),
    pen.solid(blob("156,90! 154,62 140,42 122,48 116,66 130,84 144,97"), pen.tone("main", -0.2), 3),
    pen.solid(blob("20,44 40,20 60,22 62,50 48,72 34,70 24,60"), pen.tone("main"), 3),
    pen.solid(blob("140,44 120,20 100,22 98,50 112,72 126,70 136,60"), pen.tone("main", -0.08), 3),
    pen.solid(twin(80, "80,9 98,11 108,24 104,52 92,72 80,75"), pen.tone("main", 0.1), 4),
    stroke(
      curve("70,18 68,40 74,62") +
        curve("90,18 92,40 86,62") +
        curve("36,32 36,48 42,62") +
        curve("122,32 122,48 116,62"),
      pen.tone("main", 0.34),
      2.4,
    ),
  ],
);

const cake = food(
  {
    name: "cake",
    words: ["birthday cake", "wedding cake", "gateau", "torte"],
    places: ["table"],
    height: 0.3,
    aspect: 1.15,
    colours: { main: "#f4a6bd", cream: "#fff7ec", cherry: "#d8304a", plate: "#d9e2ea" },
  },
  (pen) => [
    flat(oval(57.5, 94, 55, 5), pen.tone("plate")),
    pen.solid(box(12, 56, 91, 38, 6), pen.tone("main"), 4),
    slab(12, 74, 91, 6, pen.tone("cream")),
    pen.solid(
      blob(
        "10,56 14,50 101,50 105,56 104,66 98,70 92,62 84,72 76,63 66,74 58,64 48,73 40,63 30,71 22,62 15,69 10,65",
      ),
      pen.tone("cream"),
      2,
    ),
    pen.solid(box(26, 30, 63, 24, 5), pen.tone("main", 0.06), 3),
    pen.solid(
      blob("24,30 28,25 87,25 91,30 90,38 84,42 77,36 69,44 60,36 52,43 44,36 35,42 25,38"),
      pen.tone("cream"),
      2,
    ),
    [34, 46, 69, 81]
      .map((x) => dot(x, 25, 4, pen.tone("cherry")) + dot(x - pen.lit, 23.8, 1.2, WHITE))
      .join(""),
    slab(55, 9, 5, 18, "#6fb7e0", 1),
    stroke("M55 16L60 13M55 22L60 19", WHITE, 1.4),
    flat(blob("57.5,0.5! 60.6,5 57.5,10 54.4,5"), "#f6a52c"),
  ],
);

const cupcake = food(
  {
    name: "cupcake",
    words: ["muffin"],
    places: ["table"],
    height: 0.1,
    aspect: 0.88,
    colours: { main: "#f3a0c0", case: "#8fc4dd", cherry: "#d8304a" },
  },
  (pen) => {
    const wrapper = "M14 60H74L66 98H22Z";
    return [
      pen.solid(wrapper, pen.tone("case"), 4),
      pen.within(
        wrapper,
        stroke(
          "M22 58L28 100M33 58L36 100M44 58V100M55 58L52 100M66 58L60 100",
          pen.tone("case", -0.2),
          2.4,
        ),
      ),
      pen.solid(
        blob("8,58 8,48 20,42 44,40 68,42 80,48 80,58 70,66 44,68 18,66"),
        pen.tone("main", -0.06),
        3,
      ),
      pen.solid(
        blob("16,44 16,36 28,30 46,28 62,31 72,37 71,46 58,51 44,52 28,51"),
        pen.tone("main", 0.04),
        3,
      ),
      pen.solid(blob("26,32 28,24 40,16 52,18 61,26 61,34 52,38 38,38"), pen.tone("main", 0.14), 2),
      pen.solid(oval(44, 13, 9), pen.tone("cherry"), 2.4),
      stroke(curve("45,6 48,2 54,1.6"), "#5f8a3a", 1.8),
      flat(oval(41, 10, 2), WHITE, 0.7),
      stroke(
        "M24 50l3 2M40 46l1 4M58 46l3 -2M66 54l2 3M34 58l4 1M50 60l4 -1M32 34l3 1M54 30l2 -2",
        "#f7cf4b",
        2,
      ),
      stroke("M18 56l2 3M46 54l3 1M62 60l3 -2M44 34l3 2M62 40l2 2", "#6fb7e0", 2),
    ];
  },
);

const iceCream = food(
  {
    name: "ice cream",
    words: ["ice cream cone", "gelato", "sorbet", "icecream"],
    places: ["table", "free"],
    height: 0.2,
    aspect: 0.6,
    colours: { main: "#f7a8bf", second: "#fff0d2", third: "#8a5a3c", cone: "#dda253" },
  },
  (pen) => {
    const cone = "M12 48H48L30 99Z";
    return [
      pen.solid(cone, pen.tone("cone"), 4),
      pen.within(
        cone,
        stroke(
          "M4 44L44 100M16 44L56 100M28 44L68 100M-8 44L32 100M56 44L16 100M44 44L4 100M32 44L-8 100M68 44L28 100",
          pen.tone("cone", -0.22),
          1.6,
        ),
      ),
      pen.solid(oval(43, 35, 14, 14), pen.tone("third"), 3),
      pen.solid(oval(18, 34, 14, 14), pen.tone("second"), 3),
      pen.solid(
        blob("30,4 42,8 47,20 46,28 41,32 36,28 30,33 24,28 19,32 14,28 13,20 18,8"),
        pen.tone("main"),
        3,
      ),
      pen.solid(box(9, 43, 42, 8, 4), pen.tone("cone", 0.12), 2),
      stroke(curve("20,14 22,10 27,8"), WHITE, 2.6, 0.8),
      stroke("M34 12l3 2M40 18l1 3M28 18l-2 3M22 20l-2 -1M36 24l2 -2", "#d8304a", 1.8),
    ];
  },
);

const donut = food(
  {
    name: "donut",
    words: ["doughnut", "bagel"],
    places: ["table"],
    height: 0.08,
    aspect: 1.05,
    colours: { main: "#f07fae", dough: "#d99a55" },
  },
  (pen) => {
    const sprinkles = [
      [30, 26, 20, "#f7cf4b"],
      [50, 16, -30, "#6fb7e0"],
      [72, 24, 50, "#fdfcf8"],
      [86, 44, 0, "#f7cf4b"],
      [84, 64, 70, "#6fb7e0"],
      [68, 78, -20, "#f7cf4b"],
      [46, 80, 40, "#fdfcf8"],
      [28, 72, -60, "#6fb7e0"],
      [18, 52, 10, "#fdfcf8"],
      [36, 40, 80, "#7fc46a"],
      [68, 38, -40, "#7fc46a"],
      [74, 54, 30, "#fdfcf8"],
    ] as const;
    return [
      pen.solid(oval(52.5, 51, 50, 48), pen.tone("dough"), 4),
      pen.solid(
        blob(
          "52,8 74,12 92,30 95,50 88,66 84,80 74,82 62,90 50,85 38,90 28,82 18,78 14,64 9,48 14,28 32,12",
        ),
        pen.tone("main"),
        4,
      ),
      ...sprinkles.map(([x, y, degrees, colour]) =>
        turned(degrees, x, y, flat(box(x - 4, y - 1.5, 8, 3, 1.5), colour)),
      ),
      dot(52.5, 51, 17, pen.tone("dough", -0.2), 15),
      flat(oval(52.5, 53, 14, 11.6), pen.tone("dough", -0.5)),
      stroke(curve("20,36 28,22 42,15"), WHITE, 3, 0.5),
    ];
  },
);

const wineGlass = food(
  {
    name: "wine glass",
    words: ["glass of wine", "wine", "goblet", "champagne", "cocktail", "glass"],
    places: ["table"],
    height: 0.22,
    aspect: 0.5,
    colours: { main: "#a3203f", glass: "#dcebf2" },
  },
  (pen) => [
    flat(oval(25, 96, 17, 3.4), pen.tone("glass", -0.16)),
    slab(23.4, 56, 3.2, 40, pen.tone("glass", -0.1)),
    flat(blob("25,86! 32,95 25,97 18,95"), pen.tone("glass", -0.1)),
    flat("M6 4H44C50 36 42 58 25 58C8 58 0 36 6 4Z", pen.tone("glass"), 0.85),
    pen.solid("M4.6 26H45.4C46 44 39 55 25 55C11 55 4 44 4.6 26Z", pen.tone("main"), 3),
    flat(oval(25, 26, 20.4, 3.4), pen.tone("main", 0.25)),
    stroke(pen.lit > 0 ? curve("10,10 8,26 13,42") : curve("40,10 42,26 37,42"), WHITE, 2.6, 0.75),
  ],
);

const beer = food(
  {
    name: "beer",
    words: ["beer mug", "pint", "ale", "lager"],
    places: ["table"],
    height: 0.2,
    aspect: 0.95,
    colours: { main: "#f2ac2e", foam: "#fffaf0" },
  },
  (pen) => [
    `<path d="M66 44H82Q90 44 90 54V72Q90 82 80 82H66" fill="none" stroke="#cfdde4" stroke-width="7"/>`,
    pen.solid(box(8, 24, 62, 75, 6), "#dfeaef", 2),
    pen.solid(box(13, 28, 52, 65, 4), pen.tone("main"), 4),
    stroke("M26 46V84M39 46V84M52 46V84", pen.tone("main", 0.3), 5),
    pen.solid(
      oval(14, 22, 11) +
        oval(30, 14, 13) +
        oval(48, 13, 12) +
        oval(63, 22, 11) +
        box(8, 20, 62, 15, 7) +
        oval(20, 36, 6, 9),
      pen.tone("foam"),
      3,
    ),
  ],
);

const cookie = food(
  {
    name: "cookie",
    words: ["biscuit", "gingerbread", "chocolate chip cookie"],
    places: ["table"],
    height: 0.07,
    aspect: 1,
    colours: { main: "#d79a55", chip: "#5a3626" },
  },
  (pen) => [
    pen.solid(
      blob("50,4 72,8 82,20! 84,30 94,34! 97,54 88,78 68,94 44,97 20,88 5,66 4,42 16,18 32,7"),
      pen.tone("main"),
      5,
    ),
    [
      [34, 28, 6],
      [60, 24, 5],
      [24, 52, 5],
      [50, 48, 6.4],
      [74, 50, 5.4],
      [38, 74, 6],
      [64, 76, 5.6],
    ]
      .map(([x = 0, y = 0, radius = 0]) =>
        pen.solid(oval(x, y, radius, radius * 0.9), pen.tone("chip"), 1.4),
      )
      .join(""),
    stroke("M44 16l3 2M20 38l2 3M62 62l3 1M82 66l-2 3M50 86l3 0", pen.tone("main", -0.25), 1.8),
  ],
);

const lollipop = food(
  {
    name: "lollipop",
    words: ["candy", "sweet", "sweets", "bonbon"],
    places: ["table", "free"],
    height: 0.18,
    aspect: 0.62,
    colours: { main: "#e8477a", second: "#fdf3f6" },
  },
  (pen) => {
    const disc = oval(31, 31, 29);
    return [
      slab(29, 56, 4, 43, "#f3efe8", 2),
      pen.solid(disc, pen.tone("second"), 3),
      pen.within(
        disc,
        [0, 60, 120, 180, 240, 300]
          .map((degrees) =>
            turned(
              degrees,
              31,
              31,
              flat("M31 31C38 20 36 8 24 0L44 -4C52 12 46 24 31 31Z", pen.tone("main")),
            ),
          )
          .join(""),
      ),
      stroke(curve("10,28 14,17 24,10"), WHITE, 3, 0.7),
    ];
  },
);

const honey = food(
  {
    name: "honey",
    words: ["honey jar", "jam", "jar of honey", "jar", "marmalade"],
    places: ["table"],
    height: 0.14,
    aspect: 0.85,
    colours: { main: "#f0a52c", lid: "#a8743f", label: "#fff3d6" },
  },
  (pen) => [
    pen.solid(
      blob("16,26! 69,26! 80,40 82,70 76,94 68,99! 17,99! 9,94 3,70 5,40"),
      pen.tone("main"),
      6,
    ),
    pen.solid(box(13, 8, 59, 18, 4), pen.tone("lid"), 3),
    flat(
      blob("16,26! 69,26! 66,36 58,34 54,46 46,46 44,34 34,33 30,40 24,40 22,33"),
      pen.tone("main", 0.35),
    ),
    slab(18, 54, 49, 28, pen.tone("label"), 3),
    moved(
      42.5,
      68,
      1,
      flat("M-8 -4L-4 -10H4L8 -4L4 2H-4Z", pen.tone("main", -0.1)),
      flat("M-17 6L-14 1H-8L-5 6L-8 11H-14ZM5 6L8 1H14L17 6L14 11H8Z", pen.tone("main", 0.1)),
    ),
    stroke(pen.lit > 0 ? curve("11,46 9,62 12,84") : curve("74,46 76,62 73,84"), WHITE, 3, 0.6),
  ],
);

const pancakes = food(
  {
    name: "pancakes",
    words: ["pancake", "stack of pancakes", "waffle", "crepe"],
    places: ["table"],
    height: 0.12,
    aspect: 1.35,
    colours: { main: "#e0a052", syrup: "#9a5426", butter: "#fbe37a", plate: "#e8edf1" },
  },
  (pen) => [
    flat(oval(67.5, 92, 65, 7), pen.tone("plate", -0.1)),
    flat(oval(67.5, 90, 65, 6.4), pen.tone("plate")),
    [74, 60, 46, 32]
      .map(
        (y, index) =>
          pen.solid(box(18 + (index % 2) * 3, y, 96, 15, 7.5), pen.tone("main", 0.2), 2) +
          flat(box(18 + (index % 2) * 3, y, 96, 7.6, 3.8), pen.tone("main")),
      )
      .join(""),
    flat(oval(68, 34, 48, 9), pen.tone("main", -0.06)),
    flat(
      blob(
        "26,34 50,27 90,27 110,34 112,50 106,60 101,48 92,42 84,56 78,70 72,54 64,42 48,42 44,56 38,52 34,42",
      ),
      pen.tone("syrup"),
    ),
    pen.solid("M56 20L74 16L84 24L84 31L66 36L56 28Z", pen.tone("butter"), 2),
    flat("M56 20L74 16L84 24L66 29Z", pen.tone("butter", 0.4)),
  ],
);

/** Sweet things, and what is drunk cold. */
export const sweetsAndDrinks: readonly SceneElement[] = [
  croissant,
  cake,
  cupcake,
  iceCream,
  donut,
  wineGlass,
  beer,
  cookie,
  lollipop,
  honey,
  pancakes,
];
