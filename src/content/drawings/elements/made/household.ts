import type { SceneElement } from "../../drawing.js";
import { dot, flat, moved, pierced, repeat, slab, stroke, turned, twice } from "../kit/marks.js";
import { CHROME, GOLD, INK, PAPER, STEEL, WOOD } from "../kit/palette.js";
import { box, oval } from "../kit/paths.js";
import { drawer, type Pen } from "../kit/pen.js";

const object = drawer("object");

const candle = object(
  {
    name: "candle",
    words: ["candlestick", "taper"],
    places: ["table"],
    height: 0.25,
    aspect: 0.55,
    colours: { main: "#f6ecd2", holder: "#c9973c" },
  },
  (pen) => [
    pen.halo(27.5, 18, pen.isNight ? 26 : 18, "#ffc65a", pen.isNight ? 0.9 : 0.4),
    flat("M27 3Q38 17 33 25Q27 30 22 25Q17 17 27 3Z", "#f7a02e"),
    flat("M27 12Q33 20 30 25Q27 28 24.6 25Q22 20 27 12Z", "#fff0a0"),
    stroke("M27.5 32V24", INK, 1.8),
    pen.soft("M17 34Q17 30 22 30H33Q38 30 38 34V84H17Z", pen.tone("main"), 0.2),
    flat(
      "M17 33Q17 30 22 30H33Q38 30 38 33V42Q36 48 34 42Q32 37 29 40Q27 54 24 46Q22 38 20 42Q18 44 17 40Z",
      pen.tone("main", 0.4),
    ),
    pen.soft("M14 80H41L38 88H17Z", pen.tone("holder"), 0.26),
    pen.soft("M3 88H47Q44 99 36 99H14Q6 99 3 88Z", pen.tone("holder"), 0.26),
    stroke("M44 90Q53 86 52 93Q50 98 43 95", pen.tone("holder", -0.2), 2.6),
  ],
);

const book = object(
  {
    name: "book",
    words: ["open book", "novel", "diary", "notebook", "magazine"],
    places: ["table", "ground"],
    height: 0.12,
    aspect: 2,
    colours: { main: "#b8423c" },
  },
  (pen) => [
    flat("M4 22L96 34L100 40L104 34L196 22V92L104 100H96L4 92Z", pen.tone("main")),
    flat("M4 84L96 94H104L196 84V92L104 100H96L4 92Z", pen.tone("main", -0.25)),
    flat("M12 16Q56 8 100 28V92Q56 76 12 84Z", pen.lit === 1 ? "#fffaf0" : "#e6dcc6"),
    flat("M188 16Q144 8 100 28V92Q144 76 188 84Z", pen.lit === 1 ? "#eee4d0" : "#fffaf0"),
    flat(
      "M88 23Q96 25 100 28V92Q96 88 88 86ZM112 23Q104 25 100 28V92Q104 88 112 86Z",
      "#cdbf9f",
      0.6,
    ),
    ...[0, 1, 2, 3, 4].map((row) =>
      stroke(
        `M24 ${28 + row * 10}Q56 ${23 + row * 10} 86 ${34 + row * 10}M176 ${28 + row * 10}Q144 ${23 + row * 10} 114 ${34 + row * 10}`,
        "#a99f8c",
        2.2,
      ),
    ),
    flat("M140 14L152 13.6V44L146 38L140 45Z", "#3f7fd0"),
  ],
);

const books = object(
  {
    name: "stack of books",
    words: ["pile of books", "books", "textbook", "bookpile"],
    places: ["table", "ground"],
    height: 0.3,
    aspect: 1.1,
    colours: { main: "#3f78c4", second: "#d8493f", third: "#4c9a5b", fourth: "#f0b93a" },
  },
  (pen) => {
    const volume = (x: number, y: number, width: number, height: number, colour: string): string =>
      [
        slab(x, y, width, height, colour, 4),
        slab(x + 6, y + 4, width - 4, height - 8, "#f6eedb"),
        ...[0.36, 0.5, 0.64].map((part) =>
          slab(x + 8, y + height * part, width - 8, 0.9, "#cfc3a6"),
        ),
        slab(x, y + height - 4, width, 4, pen.shade(colour, -0.2), 2),
        flat(
          `M${x + 8} ${y}H${x + 5}Q${x} ${y} ${x} ${y + 5}V${y + height - 5}Q${x} ${y + height} ${x + 5} ${y + height}H${x + 8}Q${x + 4} ${y + height / 2} ${x + 8} ${y}Z`,
          pen.shade(colour, -0.12),
        ),
      ].join("");
    return [
      volume(4, 77, 100, 23, pen.tone("main")),
      volume(12, 55, 84, 22, pen.tone("second")),
      volume(6, 34, 92, 21, pen.tone("third")),
      turned(-4, 55, 24, volume(16, 12, 72, 20, pen.tone("main", 0.2))),
      dot(60, 8, 6, "#d8332e", 6),
      stroke("M60 4Q61 1 64 1", "#5c8a3c", 1.6),
    ];
  },
);

const laptop = object(
  {
    name: "laptop",
    words: ["computer", "notebook computer", "pc"],
    places: ["table"],
    height: 0.24,
    aspect: 1.6,
    colours: { main: "#aab4c0" },
  },
  (pen) => [
    pen.soft("M26 8Q26 2 32 2H128Q134 2 134 8V82H26Z", pen.tone("main", -0.1), 0.1),
    slab(31, 7, 98, 70, INK, 2),
    pen.fall(box(34, 10, 92, 64, 1), "#3f6fb8", "#243f78"),
    slab(40, 16, 44, 5, "#8fc4ff", 2),
    slab(40, 26, 60, 4, "#6fd0a8", 2),
    slab(48, 35, 48, 4, "#f0c35a", 2),
    slab(48, 44, 34, 4, "#e88fb0", 2),
    slab(40, 53, 26, 4, "#8fc4ff", 2),
    flat("M26 78H134L156 92H4Z", pen.tone("main", 0.2)),
    flat("M34 80H126L138 87H22Z", pen.tone("main", -0.45)),
    flat("M64 88.4H96L100 91H60Z", pen.tone("main", -0.1)),
    flat("M4 92H156V95Q156 100 148 100H12Q4 100 4 95Z", pen.tone("main", -0.18)),
    slab(66, 92, 28, 2.4, pen.tone("main", -0.35), 1),
  ],
);

const phone = object(
  {
    name: "phone",
    words: [
      "smartphone",
      "mobile phone",
      "cellphone",
      "cell phone",
      "mobile",
      "telephone",
      "tablet",
    ],
    places: ["table"],
    height: 0.15,
    aspect: 0.54,
    colours: { main: "#343a48" },
  },
  (pen) => {
    const icons = [
      "#f25f5c",
      "#ffd166",
      "#4ecdc4",
      "#7b8cff",
      "#ff9f5a",
      "#6fcf6a",
      "#e58fd0",
      "#5ab0f2",
      "#c0ca4a",
    ];
    return [
      slab(1, 28, 3, 12, pen.tone("main", -0.3), 1),
      pen.soft(box(3, 1, 48, 98, 8), pen.tone("main"), 0.2),
      pen.fall(box(6.4, 4.4, 41.2, 91.2, 5), "#7fb5f0", "#3a5cae"),
      slab(19, 4.4, 16, 4.4, pen.tone("main"), 2),
      repeat(9, (index) =>
        slab(
          11 + (index % 3) * 11.6,
          32 + Math.floor(index / 3) * 13,
          8.6,
          8.6,
          icons[index] ?? PAPER,
          2.4,
        ),
      ),
      slab(14, 15, 26, 8, "#ffffff", 2),
      flat(box(9, 79, 36, 12, 4), "#ffffff", 0.3),
      ...[13, 23, 33].map((x, index) =>
        slab(x, 81, 8, 8, ["#6fcf6a", "#5ab0f2", "#ffffff"][index] ?? PAPER, 2.4),
      ),
    ];
  },
);

const camera = object(
  {
    name: "camera",
    words: ["photo camera"],
    places: ["table"],
    height: 0.1,
    aspect: 1.35,
    colours: { main: "#3b4150", leather: "#8a5a3c" },
  },
  (pen) => [
    slab(16, 12, 22, 12, STEEL, 3),
    slab(104, 15, 16, 9, "#d8493f", 3),
    pen.soft("M48 22L56 4Q57 2 60 2H84Q87 2 88 4L96 22Z", pen.tone("main"), 0.16),
    pen.soft(box(3, 20, 129, 79, 10), pen.tone("main"), 0.16),
    slab(3, 38, 129, 44, pen.tone("leather")),
    slab(3, 74, 129, 8, pen.tone("leather", -0.2)),
    slab(58, 9, 28, 11, "#fff4cf", 3),
    dot(72, 60, 36, CHROME),
    dot(72, 60, 31, INK),
    dot(72, 60, 23, "#4a5368"),
    pen.ball(oval(72, 60, 17), "#3f7fc0", 0.45),
    dot(64, 52, 5, "#ffffff"),
    dot(79, 68, 2.6, "#bfe0ff"),
    dot(116, 48, 5, PAPER),
  ],
);

const cup = object(
  {
    name: "cup",
    words: [
      "coffee cup",
      "mug",
      "teacup",
      "coffee",
      "cup of coffee",
      "cup of tea",
      "tea",
      "cocoa",
      "espresso",
      "cappuccino",
      "latte",
      "hot chocolate",
      "mug of coffee",
      "mug of tea",
      "cup of cocoa",
    ],
    places: ["table"],
    height: 0.1,
    aspect: 1.2,
    colours: { main: "#f2efe8", saucer: "#d9d3c6" },
  },
  (pen) => [
    ...[
      "M42 24Q36 16 42 10Q47 5 43 1",
      "M58 22Q52 14 58 9Q63 4 59 0.8",
      "M74 24Q68 16 74 10Q79 5 75 1",
    ].map((line) => stroke(line, "#ffffff", 4.4, 0.75)),
    ...[
      "M42 24Q36 16 42 10Q47 5 43 1",
      "M58 22Q52 14 58 9Q63 4 59 0.8",
      "M74 24Q68 16 74 10Q79 5 75 1",
    ].map((line) => stroke(line, "#aab4bf", 1.8, 0.6)),
    stroke("M92 46Q112 42 110 58Q106 72 84 72", pen.tone("main", -0.12), 8),
    dot(58, 91, 54, pen.tone("saucer"), 8),
    dot(58, 93, 40, pen.tone("saucer", -0.2), 4.6),
    pen.soft("M20 38H96Q96 90 70 92H46Q20 90 20 38Z", pen.tone("main"), 0.2),
    dot(58, 38, 38, pen.tone("main", 0.4), 9),
    dot(58, 39.4, 33, "#6b4029", 6.6),
    dot(50, 38.4, 13, "#8a5a3c", 2.4),
  ],
);

const pot = object(
  {
    name: "pot",
    words: ["cooking pot", "saucepan", "cauldron", "pan"],
    places: ["table", "ground"],
    height: 0.25,
    aspect: 1.4,
    colours: { main: "#c8493c" },
  },
  (pen) => [
    stroke("M16 48H9Q5 48 5 53Q5 60 12 60H18M124 48H131Q135 48 135 53Q135 60 128 60H122", INK, 6),
    pen.ball(oval(70, 8, 9, 7), INK, 0.3),
    pen.soft("M18 34Q22 14 70 13Q118 14 122 34Z", pen.tone("main", 0.1), 0.2),
    slab(12, 32, 116, 7, pen.tone("main", -0.3), 3),
    pen.soft("M16 39H124V84Q124 99 108 99H32Q16 99 16 84Z", pen.tone("main"), 0.24),
    flat("M26 46Q26 44 29 44H34V82Q34 88 30 88Q26 86 26 80Z", "#ffffff", 0.3),
  ],
);

const teapot = object(
  {
    name: "teapot",
    words: ["tea pot", "kettle", "jug", "pitcher"],
    places: ["table"],
    height: 0.18,
    aspect: 1.5,
    colours: { main: "#5a9fc0", flower: "#f6c7d2" },
  },
  (pen) => [
    stroke("M36 40Q8 32 12 58Q16 76 42 78", pen.tone("main", -0.14), 8),
    pen.soft(
      "M104 76Q120 70 126 48Q130 34 146 32L142 44Q136 46 133 58Q128 84 106 88Z",
      pen.tone("main", -0.06),
      0.16,
    ),
    pen.ball(oval(74, 8, 7), pen.tone("main", -0.2)),
    pen.soft("M48 30Q50 14 74 14Q98 14 100 30Z", pen.tone("main", 0.14), 0.18),
    pen.ball(
      "M46 30H102Q122 44 116 74Q110 96 92 96H56Q38 96 32 74Q26 44 46 30Z",
      pen.tone("main"),
      0.24,
    ),
    slab(44, 28, 60, 5, pen.tone("main", -0.2), 2.5),
    slab(52, 94, 44, 6, pen.tone("main", -0.3), 3),
    ...[0, 72, 144, 216, 288].map((angle) =>
      turned(angle, 74, 62, dot(74, 52, 5.4, pen.tone("flower"), 7)),
    ),
    dot(74, 62, 4.6, GOLD),
  ],
);

const vase = object(
  {
    name: "vase",
    words: ["urn", "amphora", "pottery"],
    places: ["table"],
    height: 0.3,
    aspect: 0.66,
    colours: { main: "#3f7fb8" },
  },
  (pen) => [moved(-24.5, -75, 1.75, ...jar(pen))],
);

const flowerVase = object(
  {
    name: "vase of flowers",
    words: ["flower vase"],
    places: ["table"],
    height: 0.4,
    aspect: 0.66,
    colours: { main: "#3f7fb8" },
  },
  (pen) => [
    stroke("M33 54Q30 34 16 24M33 54V20M34 54Q38 34 50 24", "#4c8a42", 2),
    flat("M31 44Q18 44 14 36Q26 32 32 42ZM36 42Q48 42 52 34Q40 32 35 40Z", "#5aa356"),
    ...[
      [15, 20, "#e2566b"],
      [33, 13, "#f2c14e"],
      [51, 20, "#b57ad0"],
    ].map(
      ([x, y, colour]) =>
        [0, 60, 120, 180, 240, 300]
          .map((angle) =>
            turned(
              angle,
              Number(x),
              Number(y),
              dot(Number(x), Number(y) - 6.6, 4, String(colour), 5.4),
            ),
          )
          .join("") + dot(Number(x), Number(y), 4, colour === "#f2c14e" ? "#b5622c" : "#ffe08a"),
    ),
    ...jar(pen),
  ],
);

function jar(pen: Pen): string[] {
  return [
    pen.soft(
      "M24 46H42Q40 56 48 64Q56 76 46 92Q44 99 40 99H26Q22 99 20 92Q10 76 18 64Q26 56 24 46Z",
      pen.tone("main"),
      0.28,
    ),
    slab(22, 44, 22, 5, pen.tone("main", 0.2), 2),
    stroke("M15.4 72Q24 66 33 72Q42 78 50.6 72", PAPER, 2.4),
    stroke("M16.4 80Q24 75 33 80Q42 85 49.6 80", PAPER, 1.6),
  ];
}

const bowl = object(
  {
    name: "bowl",
    words: ["basin", "salad bowl"],
    places: ["table"],
    height: 0.14,
    aspect: 1.8,
    colours: { main: "#5a8fbd" },
  },
  (pen) => [
    slab(66, 88, 48, 12, pen.tone("main", -0.22), 4),
    pen.soft("M4 18H176Q174 62 138 84Q118 94 90 94Q62 94 42 84Q6 62 4 18Z", pen.tone("main"), 0.24),
    dot(90, 18, 87, pen.tone("main", 0.22), 14),
    dot(90, 20, 79, pen.tone("main", -0.3), 10),
    stroke("M22 50Q90 74 158 50", PAPER, 3, 0.8),
  ],
);

const bucket = object(
  {
    name: "bucket",
    words: ["pail"],
    places: ["ground", "table"],
    height: 0.3,
    aspect: 1,
    colours: { main: "#8fa4b5" },
  },
  (pen) => [
    stroke("M14 36Q20 4 50 4Q80 4 86 36", STEEL, 3.6),
    slab(40, 1.4, 20, 6.4, WOOD, 3),
    pen.soft("M8 34H92L80 95Q79 99 74 99H26Q21 99 20 95Z", pen.tone("main"), 0.26),
    slab(13.4, 56, 73.2, 4, pen.tone("main", -0.24)),
    slab(18, 80, 64, 4, pen.tone("main", -0.24)),
    dot(50, 34, 42, pen.tone("main", 0.2), 8),
    dot(50, 35, 37, "#6fbce4", 6),
    dot(40, 34, 12, "#b8e2f6", 1.8),
  ],
);

const basket = object(
  {
    name: "basket",
    words: ["picnic basket", "hamper", "wicker basket"],
    places: ["ground", "table"],
    height: 0.4,
    aspect: 1.2,
    colours: { main: "#c2914f" },
  },
  (pen) => {
    const body = "M8 48H112L100 95Q99 99 94 99H26Q21 99 20 95Z";
    return [
      stroke("M18 50Q18 6 60 5Q102 6 102 50", pen.tone("main", -0.25), 7),
      stroke("M18 50Q18 6 60 5Q102 6 102 50", pen.tone("main", 0.1), 2.4),
      dot(40, 44, 12, "#d8332e"),
      dot(62, 41, 12, "#7cb342"),
      dot(82, 45, 11, "#f0a52a"),
      flat(body, pen.tone("main")),
      pen.within(
        body,
        repeat(5, (row) =>
          repeat(10, (column) =>
            slab(
              4 + column * 12 - (row % 2) * 6,
              51 + row * 10,
              11,
              8,
              pen.tone("main", (row + column) % 2 === 0 ? -0.2 : 0.14),
              3.4,
            ),
          ),
        ),
        flat(pen.lit === 1 ? "M88 44H120V100H80Z" : "M32 44H0V100H40Z", "#3a2208", 0.16),
      ),
      slab(4, 44, 112, 9, pen.tone("main", -0.14), 4.5),
    ];
  },
);

const bottle = object(
  {
    name: "bottle",
    words: [
      "wine bottle",
      "bottle of wine",
      "water bottle",
      "beer bottle",
      "flask",
      "message in a bottle",
    ],
    places: ["table", "ground"],
    height: 0.3,
    aspect: 0.36,
    colours: { main: "#2f7a4f", label: "#f6ecd2" },
  },
  (pen) => [
    slab(13.6, 1, 8.8, 10, "#b98a5a", 2),
    pen.soft(
      "M13 9H23V30Q24 38 30 42Q33 46 33 52V94Q33 99 28 99H8Q3 99 3 94V52Q3 46 6 42Q12 38 13 30Z",
      pen.tone("main"),
      0.3,
    ),
    slab(12, 8, 12, 5, pen.tone("main", -0.3), 2),
    slab(3, 58, 30, 26, pen.tone("label")),
    slab(3, 61, 30, 1.6, "#c9973c"),
    slab(3, 80, 30, 1.6, "#c9973c"),
    dot(18, 71, 5, "#8a2f4a"),
    stroke("M8.6 54V50", "#ffffff", 2.6, 0.6),
    stroke("M15.8 18V30", "#ffffff", 1.8, 0.6),
  ],
);

const umbrella = object(
  {
    name: "umbrella",
    words: ["parasol", "beach umbrella"],
    places: ["ground", "air"],
    height: 1,
    aspect: 1.1,
    colours: { main: "#d8433b" },
  },
  (pen) => [
    stroke("M55 2V12", INK, 3),
    stroke("M55 40V88Q55 97 64 97Q72 97 72 88", "#8a5a34", 5),
    flat(
      "M4 54A51 46 0 0 1 106 54Q98 45 89 54Q80 45 72 54Q64 45 55 54Q46 45 38 54Q30 45 21 54Q12 45 4 54Z",
      pen.tone("main"),
    ),
    flat("M55 8Q36 22 38 54Q46 45 55 54Q64 45 72 54Q74 22 55 8Z", pen.tone("main", 0.24)),
    flat("M55 8Q66 22 64 49Q68 49 72 54Q74 22 55 8Z", pen.tone("main", -0.04)),
    flat(
      pen.lit === 1
        ? "M55 8Q88 20 89 54Q98 45 106 54Q104 14 55 8Z"
        : "M55 8Q22 20 21 54Q12 45 4 54Q6 14 55 8Z",
      pen.tone("main", -0.2),
    ),
  ],
);

const globe = object(
  {
    name: "globe",
    words: ["world globe", "terrestrial globe"],
    places: ["table"],
    height: 0.45,
    aspect: 0.85,
    colours: { main: "#4a9fd8", stand: "#a5713f" },
  },
  (pen) => {
    const ball = oval(42, 42, 32);
    return [
      stroke("M19 8Q-4 40 20 70Q44 92 70 66", pen.tone("stand"), 5),
      pen.ball(ball, pen.tone("main"), 0.26),
      pen.within(
        ball,
        flat(
          "M20 18Q34 10 42 20Q38 30 28 32Q30 42 22 44Q12 36 20 18ZM26 48Q38 46 42 56Q38 70 32 72Q26 62 26 48ZM52 22Q66 18 76 32Q72 44 62 42Q66 56 58 62Q50 54 52 42Q46 32 52 22Z",
          "#6db35c",
        ),
        flat("M20 18Q34 10 42 20L36 22Q26 18 20 18Z", "#8fca78"),
      ),
      dot(20, 9, 3.4, GOLD),
      dot(66, 72, 3.4, GOLD),
      slab(39, 80, 7, 12, pen.tone("stand", -0.1)),
      pen.soft("M20 99Q22 90 42 90Q62 90 64 99Z", pen.tone("stand"), 0.24),
    ];
  },
);

const hourglass = object(
  {
    name: "hourglass",
    words: ["sand timer", "sandglass", "egg timer"],
    places: ["table"],
    height: 0.3,
    aspect: 0.66,
    colours: { main: "#a5713f", sand: "#f2c765" },
  },
  (pen) => [
    flat(
      "M16 12H50Q51 34 36 47Q34 50 36 53Q51 66 50 88H16Q15 66 30 53Q32 50 30 47Q15 34 16 12Z",
      "#d5ecf5",
    ),
    flat("M19 26H47Q45 38 34 47H32Q21 38 19 26Z", pen.tone("sand")),
    slab(32.2, 46, 1.6, 38, pen.tone("sand", -0.1)),
    flat("M17 88Q20 76 33 70Q46 76 49 88Z", pen.tone("sand")),
    flat("M33 70Q46 76 49 88H36Q42 80 33 70Z", pen.tone("sand", -0.14)),
    stroke("M21 18Q22 34 30 42M21 82Q21 70 27 62", "#ffffff", 2.6, 0.8),
    twice(33, () => pen.soft(box(6, 10, 5, 80, 2), pen.tone("main", -0.16))),
    pen.soft(box(2, 2, 62, 10, 4), pen.tone("main"), 0.2),
    pen.soft(box(2, 88, 62, 11, 4), pen.tone("main"), 0.2),
  ],
);

const lightBulb = object(
  {
    name: "light bulb",
    words: ["lightbulb", "bulb", "idea"],
    places: ["table", "free", "air"],
    height: 0.12,
    aspect: 0.7,
    colours: { main: "#ffd84f" },
  },
  (pen) => [
    pen.isNight ? pen.halo(35, 36, 34, "#ffe27a", 0.9) : "",
    pen.ball(
      "M35 3Q66 4 67 34Q67 48 56 58Q50 64 49 74H21Q20 64 14 58Q3 48 3 34Q4 4 35 3Z",
      pen.tone("main"),
      0.4,
    ),
    stroke("M27 74L24 46L30 52L35 44L40 52L46 46L43 74", pen.tone("main", -0.42), 2.4),
    flat("M12 34Q12 18 24 12Q16 22 18 40Q13 42 12 34Z", "#ffffff", 0.7),
    pen.soft(box(21, 73, 28, 20, 3), STEEL, 0.26),
    ...[77, 83, 89].map((y) => slab(20, y, 30, 2.4, "#7b8592", 1)),
    flat("M26 93H44L40 99H30Z", INK),
  ],
);

const padlock = object(
  {
    name: "padlock",
    words: ["lock"],
    places: ["table", "free"],
    height: 0.08,
    aspect: 0.78,
    colours: { main: GOLD },
  },
  (pen) => [
    stroke("M20 50V28Q20 8 39 8Q58 8 58 28V50", STEEL, 10),
    stroke("M18 46V28Q18 9 36 6.6", CHROME, 3),
    pen.soft(box(5, 44, 68, 55, 9), pen.tone("main"), 0.22),
    slab(5, 52, 68, 3, pen.tone("main", -0.22)),
    slab(5, 88, 68, 3, pen.tone("main", -0.22)),
    dot(39, 67, 8, INK),
    flat("M36 68H42L45 84H33Z", INK),
  ],
);

const key = object(
  {
    name: "key",
    words: ["old key", "skeleton key"],
    places: ["table", "free"],
    height: 0.06,
    aspect: 2.2,
    colours: { main: "#e0aa38" },
  },
  (pen) => [
    moved(
      0,
      3,
      1,
      slab(74, 42, 140, 15, pen.tone("main"), 5),
      slab(74, 51, 140, 6, pen.tone("main", -0.22), 3),
      flat("M160 55H176V92H160ZM186 55H206V80H198V92H186Z", pen.tone("main", -0.1)),
      pierced(`${oval(46, 50, 43, 46)}${oval(46, 50, 24, 27)}`, pen.tone("main")),
      stroke("M14 62A34 36 0 0 0 74 70", pen.tone("main", -0.24), 6),
      stroke("M16 36A34 36 0 0 1 50 11", pen.tone("main", 0.4), 5),
      slab(84, 36, 9, 27, pen.tone("main", -0.14), 3),
      slab(98, 38, 6, 23, pen.tone("main", -0.14), 3),
    ),
  ],
);

const pencil = object(
  {
    name: "pencil",
    words: ["pen", "crayon", "paintbrush", "quill"],
    places: ["table", "free"],
    height: 0.05,
    aspect: 6.65,
    colours: { main: "#f2b632" },
  },
  (pen) => [
    moved(
      -2,
      -30,
      1.6,
      slab(4, 20, 44, 60, "#e88a92", 14),
      slab(36, 20, 30, 60, STEEL),
      ...[42, 52].map((x) => slab(x, 20, 4, 60, "#7b8592")),
      slab(64, 20, 256, 20, pen.tone("main", 0.25)),
      slab(64, 40, 256, 20, pen.tone("main")),
      slab(64, 60, 256, 20, pen.tone("main", -0.2)),
      flat("M320 20L416 50L320 80Q328 70 320 60Q328 50 320 40Q328 30 320 20Z", "#f0d2a4"),
      flat("M388 41L416 50L388 59Z", INK),
    ),
  ],
);

/** What lies on tables and shelves. */
export const household: readonly SceneElement[] = [
  candle,
  book,
  books,
  laptop,
  phone,
  camera,
  cup,
  pot,
  teapot,
  vase,
  flowerVase,
  bowl,
  bucket,
  basket,
  bottle,
  umbrella,
  globe,
  hourglass,
  lightBulb,
  padlock,
  key,
  pencil,
];
