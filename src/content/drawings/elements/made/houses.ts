import type { SceneElement } from "../../drawing.js";
import { dot, flat, repeat, slab, stroke } from "../kit/marks.js";
import { CHROME, GOLD, INK, PAPER, STEEL, STONE, WOOD } from "../kit/palette.js";
import { arch, box, oval } from "../kit/paths.js";
import { drawer, type Pen } from "../kit/pen.js";
import { door, glazed, rows, sash } from "./parts.js";

const building = drawer("building");

/** A chimney with a cap. */
function chimney(pen: Pen, x: number, y: number, height: number): string {
  return pen.split(box(x, y, 11, height), "#b0654a", 0.6) + slab(x - 2, y, 15, 4, "#8a4a35", 1);
}

const house = building(
  {
    name: "house",
    words: ["home", "villa", "mansion", "building", "dwelling", "roof"],
    places: ["ground"],
    height: 8,
    aspect: 1.15,
    colours: { main: "#f3dfb8", roof: "#c2503c", door: "#3c6e8f" },
  },
  (pen) => {
    const roof = "M2 46L28 6H88L113 46Z";
    return [
      chimney(pen, 82, 1, 26),
      pen.split(box(10, 44, 95, 56), pen.tone("main"), 0.72),
      flat(roof, pen.tone("roof")),
      rows(pen, roof, { from: 12, to: 46, step: 8, width: 115 }, pen.tone("roof", -0.18)),
      slab(2, 44, 111, 4, pen.tone("roof", -0.35), 1),
      flat("M40 44L58 20L76 44Z", pen.tone("main", 0.1)),
      flat("M34 46L58 14L82 46H75L58 23L41 46Z", pen.tone("roof", -0.28)),
      flat(oval(58, 36, 6), "#fdfbf5"),
      dot(58, 36, 4.4, pen.glass),
      sash(pen, { x: 17, y: 56, width: 22, height: 24 }),
      sash(pen, { x: 76, y: 56, width: 22, height: 24 }),
      door(pen, { x: 50, y: 60, width: 16, height: 38 }, pen.tone("door")),
      slab(44, 96, 28, 4, STONE),
      pen.isNight ? pen.lamp(70, 62, 2) : "",
      dot(20, 96, 6, "#5d9a4c", 5),
      dot(30, 96, 7, "#4c8a42", 6),
      dot(86, 96, 7, "#5d9a4c", 6),
      dot(97, 97, 6, "#4c8a42", 5),
    ];
  },
);

const cottage = building(
  {
    name: "cottage",
    words: ["bungalow", "fairy tale house", "thatched cottage"],
    places: ["ground"],
    height: 6,
    aspect: 1.25,
    colours: { main: "#f6ecd8", roof: "#b98a4a", beam: "#6b4630" },
  },
  (pen) => {
    const roof =
      "M2 56Q4 48 12 40L34 12Q40 4 50 4H78Q88 4 94 12L114 40Q121 48 123 56Q112 62 104 56Q92 50 84 56H40Q30 52 22 57Q10 62 2 56Z";
    return [
      chimney(pen, 86, 2, 24),
      pen.split(box(14, 46, 97, 54), pen.tone("main"), 0.7),
      ...[14, 44, 78, 107].map((x) => slab(x, 50, 4, 50, pen.tone("beam"))),
      slab(14, 78, 32, 4, pen.tone("beam")),
      slab(78, 78, 33, 4, pen.tone("beam")),
      flat(roof, pen.tone("roof")),
      pen.within(
        roof,
        flat("M0 30Q60 20 125 30V38Q60 28 0 38Z", pen.tone("roof", -0.14)),
        flat("M0 48Q60 38 125 48V70H0Z", pen.tone("roof", -0.22)),
        flat("M30 0H100V10H30Z", pen.tone("roof", 0.2)),
      ),
      sash(pen, { x: 22, y: 60, width: 18, height: 16 }),
      sash(pen, { x: 85, y: 60, width: 18, height: 16 }),
      slab(20, 77, 22, 4, "#8a5a34", 1),
      slab(83, 77, 22, 4, "#8a5a34", 1),
      repeat(5, (index) =>
        dot(22 + index * 4.6, 76.6, 2.4, ["#e2566b", "#f2c14e"][index % 2] ?? GOLD),
      ),
      repeat(5, (index) =>
        dot(85 + index * 4.6, 76.6, 2.4, ["#f2c14e", "#e2566b"][index % 2] ?? GOLD),
      ),
      flat(arch(52, 58, 22, 42), "#e3d3b4"),
      flat(arch(54.5, 61, 17, 39), "#3f7f62"),
      slab(62.4, 62, 1.2, 38, "#2f6049"),
      dot(68, 82, 1.6, GOLD),
      pen.isNight ? pen.lamp(78, 66, 2.4) : "",
    ];
  },
);

const cabin = building(
  {
    name: "cabin",
    words: ["log cabin", "hut", "shack", "chalet", "lodge", "shed"],
    places: ["ground"],
    height: 5.5,
    aspect: 1.2,
    colours: { main: "#9a6436", roof: "#5c6b58" },
  },
  (pen) => {
    const front = "M16 48L60 8L104 48V100H16Z";
    return [
      pen.split(box(84, 4, 12, 34), STONE, 0.5),
      slab(82, 2, 16, 4, "#8c857a", 1),
      flat(front, pen.tone("main")),
      pen.within(
        front,
        repeat(12, (index) => slab(0, 14 + index * 8, 120, 2, pen.tone("main", -0.3))),
        repeat(12, (index) => slab(0, 16 + index * 8, 120, 2, pen.tone("main", 0.16))),
      ),
      repeat(
        6,
        (index) =>
          dot(16, 60 + index * 8 - 1, 4, pen.tone("main", -0.35)) +
          dot(16, 59 + index * 8, 2.4, pen.tone("main", 0.25)),
      ),
      repeat(
        6,
        (index) =>
          dot(104, 60 + index * 8 - 1, 4, pen.tone("main", -0.35)) +
          dot(104, 59 + index * 8, 2.4, pen.tone("main", 0.25)),
      ),
      flat("M60 0L119 50L111 58L60 14L9 58L1 50Z", pen.tone("roof")),
      flat("M60 9L114 55L111 58L60 14L9 58L6 55Z", pen.tone("roof", -0.3)),
      dot(60, 34, 8, pen.tone("main", -0.4)),
      dot(60, 34, 6, pen.glass),
      sash(pen, { x: 24, y: 60, width: 20, height: 20 }, "#e8d6b4"),
      door(pen, { x: 60, y: 58, width: 20, height: 42 }, pen.tone("main", -0.35)),
      pen.isNight ? pen.lamp(88, 66, 2.4) : dot(88, 66, 2, GOLD),
    ];
  },
);

const barn = building(
  {
    name: "barn",
    words: ["farmhouse", "stable", "granary"],
    places: ["ground"],
    height: 9,
    aspect: 1.35,
    colours: { main: "#b93a32", trim: "#f6efe2", roof: "#6e7480" },
  },
  (pen) => {
    const front = "M10 100V48L24 22L52 6L80 22L94 48V100Z";
    return [
      pen.soft("M112 100V34Q112 22 122 22Q132 22 132 34V100Z", "#cdd4dc", 0.2),
      repeat(4, (index) => slab(112, 42 + index * 14, 20, 2, "#9aa4b0")),
      flat("M52 3H104Q110 12 118 24L124 50H92L80 20Z", pen.tone("roof")),
      pen.split(box(80, 48, 42, 52), pen.tone("main", -0.14), 0.9),
      flat(front, pen.tone("main")),
      pen.within(
        front,
        repeat(14, (index) => slab(10 + index * 6.4, 0, 0.9, 100, pen.tone("main", -0.2))),
      ),
      flat("M52 1L84 19L99 49L92 52L79 24L52 9L25 24L12 52L5 49L20 19Z", pen.tone("roof", 0.25)),
      flat(box(42, 24, 20, 18), pen.tone("trim")),
      slab(44.6, 26.6, 14.8, 13, pen.isNight ? pen.glass : INK),
      slab(28, 54, 48, 46, pen.tone("trim")),
      slab(31, 57, 20, 43, pen.tone("main", -0.12)),
      slab(53, 57, 20, 43, pen.tone("main", -0.12)),
      stroke(
        "M32.6 59L49.4 98M49.4 59L32.6 98M54.6 59L71.4 98M71.4 59L54.6 98",
        pen.tone("trim"),
        2.6,
      ),
      sash(pen, { x: 98, y: 62, width: 14, height: 16 }, pen.tone("trim")),
    ];
  },
);

const apartmentBlock = building(
  {
    name: "apartment block",
    words: ["apartment", "apartment building", "block of flats", "tenement", "hotel", "office"],
    places: ["ground"],
    height: 24,
    aspect: 0.75,
    colours: { main: "#d98c63" },
  },
  (pen) => [
    slab(46, 0, 12, 8, pen.tone("main", -0.3)),
    pen.split(box(5, 6, 65, 94), pen.tone("main"), 0.74),
    slab(2, 5, 71, 4, pen.tone("main", -0.3), 1),
    repeat(20, (index) => {
      const x = 11 + (index % 4) * 14.6;
      const y = 14 + Math.floor(index / 4) * 14.4;
      const isLit = pen.isNight && pen.random() < 0.6;
      return [
        slab(x, y, 9, 9, PAPER, 0.6),
        slab(x + 1, y + 1, 3, 7, isLit || !pen.isNight ? pen.glass : "#33405c"),
        slab(x + 5, y + 1, 3, 7, isLit || !pen.isNight ? pen.glass : "#33405c"),
        slab(x - 1.4, y + 7, 11.8, 3.4, pen.tone("main", -0.36), 0.6),
      ].join("");
    }),
    slab(5, 86, 65, 2, pen.tone("main", -0.24)),
    slab(28, 86, 19, 14, PAPER),
    slab(30, 88, 7, 12, pen.shade(pen.glass, -0.25)),
    slab(38, 88, 7, 12, pen.shade(pen.glass, -0.25)),
    slab(24, 84, 27, 3, INK, 1),
  ],
);

/** The striped awning of a shop. */
function awning(
  pen: Pen,
  place: {
    readonly x: number;
    readonly y: number;
    readonly stripes: number;
    readonly width: number;
  },
  colour: string,
): string {
  const { x, y, stripes, width } = place;
  return repeat(stripes, (index) => {
    const tone = index % 2 === 0 ? colour : PAPER;
    const left = x + index * width;
    return (
      flat(
        `M${left} ${y}H${left + width}V${y + 13}A${width / 2} ${width / 2} 0 0 1 ${left} ${y + 13}Z`,
        tone,
      ) +
      flat(
        `M${left} ${y + 9}H${left + width}V${y + 13}A${width / 2} ${width / 2} 0 0 1 ${left} ${y + 13}Z`,
        pen.shade(tone, -0.14),
      )
    );
  });
}

const shop = building(
  {
    name: "shop",
    words: [
      "store",
      "market",
      "bakery",
      "bookshop",
      "bookstore",
      "boutique",
      "supermarket",
      "grocery",
    ],
    places: ["ground"],
    height: 7,
    aspect: 1.15,
    colours: { main: "#3f9d8f", wall: "#f0dcc0" },
  },
  (pen) => [
    pen.split(box(6, 6, 103, 94), pen.tone("wall"), 0.8),
    slab(2, 3, 111, 6, pen.tone("main", -0.25), 1),
    sash(pen, { x: 16, y: 15, width: 17, height: 17 }),
    sash(pen, { x: 49, y: 15, width: 17, height: 17 }),
    sash(pen, { x: 82, y: 15, width: 17, height: 17 }),
    slab(6, 37, 103, 11, pen.tone("main"), 1),
    repeat(5, (index) => slab(32 + index * 11, 40.6, 8, 4, PAPER, 2)),
    glazed(pen, box(12, 52, 52, 36), 62),
    flat(oval(24, 82, 6, 7), "#e2566b"),
    flat(oval(38, 80, 6, 8), "#f2c14e"),
    flat(oval(52, 83, 6, 6), "#6a9bd8"),
    slab(12, 86, 52, 14, pen.tone("main", -0.15)),
    slab(72, 58, 28, 42, pen.tone("main", -0.3)),
    glazed(pen, box(76, 62, 20, 26, 1), 98),
    dot(76, 92, 1.8, GOLD),
    awning(pen, { x: 5, y: 47, stripes: 10, width: 10.5 }, pen.tone("main")),
  ],
);

const cafe = building(
  {
    name: "café",
    words: ["cafe", "coffee shop", "restaurant", "bistro", "bar", "pub", "diner"],
    places: ["ground"],
    height: 6,
    aspect: 1.4,
    colours: { main: "#b5483a", wall: "#efe0c4" },
  },
  (pen) => [
    pen.split(box(6, 10, 128, 90), pen.tone("wall"), 0.84),
    slab(2, 6, 136, 7, pen.tone("main", -0.3), 1),
    slab(40, 17, 60, 18, INK, 4),
    flat("M58 22H74V28Q74 32 66 32Q58 32 58 28Z", PAPER),
    stroke("M74 23.6Q79 24 74 28.4", PAPER, 1.8),
    slab(82, 22, 10, 2.4, GOLD, 1),
    slab(82, 27, 10, 2.4, GOLD, 1),
    glazed(pen, box(12, 54, 44, 32), 58),
    glazed(pen, box(92, 54, 38, 32), 130),
    slab(12, 85, 44, 15, pen.tone("main", -0.1)),
    slab(92, 85, 38, 15, pen.tone("main", -0.1)),
    slab(64, 56, 22, 44, pen.tone("main", -0.3)),
    glazed(pen, box(67, 59, 16, 26, 1), 82),
    awning(pen, { x: 6, y: 40, stripes: 12, width: 10.66 }, pen.tone("main")),
    stroke("M22 100V84M14 84H30", INK, 2),
    slab(19, 78, 6, 5, PAPER, 1),
    stroke("M36 100V76M36 90H44V100", INK, 2),
    stroke("M112 100V84M104 84H120", INK, 2),
    slab(109, 78, 6, 5, PAPER, 1),
    pen.isNight ? pen.lamp(61, 60, 2.4) + pen.lamp(89, 60, 2.4) : "",
  ],
);

const school = building(
  {
    name: "school",
    words: ["schoolhouse", "university", "college", "town hall", "museum building"],
    places: ["ground"],
    height: 12,
    aspect: 1.7,
    colours: { main: "#c9694a", roof: "#5b6473" },
  },
  (pen) => [
    stroke("M85 14V1", STEEL, 1.6),
    flat("M86 1H99L95 4.6L99 8H86Z", "#3f7fd0"),
    pen.split(box(4, 46, 162, 54), pen.tone("main"), 0.82),
    slab(1, 41, 168, 7, pen.tone("roof"), 1),
    pen.split("M58 38L85 14L112 38V100H58Z", pen.tone("main", 0.1), 0.75),
    flat("M85 10L119 39L114 43L85 19L56 43L51 39Z", pen.tone("roof")),
    dot(85, 34, 9, PAPER),
    stroke("M85 34V28.4M85 34H89", INK, 1.6),
    ...[10, 34, 118, 142].map(
      (x) =>
        sash(pen, { x, y: 53, width: 17, height: 16 }) +
        sash(pen, { x, y: 76, width: 17, height: 16 }),
    ),
    sash(pen, { x: 64, y: 50, width: 15, height: 14 }),
    sash(pen, { x: 91, y: 50, width: 15, height: 14 }),
    slab(69, 70, 32, 30, PAPER),
    slab(72, 73, 12.4, 27, pen.tone("roof", -0.1)),
    slab(85.6, 73, 12.4, 27, pen.tone("roof", -0.1)),
    dot(82, 88, 1.2, GOLD),
    dot(88, 88, 1.2, GOLD),
    slab(64, 97, 42, 3, STONE),
  ],
);

const hospital = building(
  {
    name: "hospital",
    words: ["clinic"],
    places: ["ground"],
    height: 18,
    aspect: 1.3,
    colours: { main: "#eef2f4", cross: "#dc3a3a" },
  },
  (pen) => [
    pen.split(box(4, 34, 122, 66), pen.tone("main", -0.05), 0.86),
    pen.split(box(40, 8, 50, 92), pen.tone("main"), 0.76),
    slab(37, 5, 56, 5, pen.tone("main", -0.25), 1),
    slab(2, 31, 38, 5, pen.tone("main", -0.25), 1),
    slab(90, 31, 38, 5, pen.tone("main", -0.25), 1),
    slab(51, 13, 28, 28, PAPER, 3),
    slab(61, 15, 8, 24, pen.tone("cross"), 0.6),
    slab(53, 23, 24, 8, pen.tone("cross"), 0.6),
    repeat(6, (index) =>
      slab(9 + (index % 2) * 15, 42 + Math.floor(index / 2) * 17, 11, 10, pen.glass, 0.6),
    ),
    repeat(6, (index) =>
      slab(95 + (index % 2) * 15, 42 + Math.floor(index / 2) * 17, 11, 10, pen.glass, 0.6),
    ),
    repeat(6, (index) =>
      slab(45 + (index % 3) * 14.4, 48 + Math.floor(index / 3) * 14, 11, 9, pen.glass, 0.6),
    ),
    slab(44, 76, 42, 4, pen.tone("cross")),
    slab(50, 80, 30, 20, pen.shade(pen.glass, -0.2)),
    slab(64, 80, 2, 20, PAPER),
  ],
);

const tent = building(
  {
    name: "tent",
    words: ["campsite", "camp", "teepee", "tipi", "marquee"],
    places: ["ground"],
    height: 2.2,
    aspect: 1.5,
    colours: { main: "#e8832f" },
  },
  (pen) => [
    stroke("M58 14L4 98M92 14L146 98", "#cdbb93", 1.6),
    flat("M56 10H108L142 98H90Z", pen.tone("main", -0.2)),
    flat("M56 10H64L98 98H90Z", pen.tone("main", -0.3)),
    flat("M56 8L94 98H14Z", pen.tone("main")),
    flat("M56 8L62 22L26 98H14Z", pen.tone("main", 0.22)),
    flat("M56 28L78 98H36Z", pen.isNight ? pen.glass : "#4a3328"),
    flat("M56 28L50 66L36 98L28 98Z", pen.tone("main", 0.4)),
    flat("M56 28L64 62L78 98L86 98Z", pen.tone("main", -0.12)),
    pen.isNight ? pen.halo(56, 78, 20, "#ffcf70") : "",
    slab(54.6, 2, 3, 10, WOOD),
  ],
);

const igloo = building(
  {
    name: "igloo",
    words: ["snow house"],
    places: ["ground"],
    height: 2.4,
    aspect: 1.6,
    colours: { main: "#eaf4fb" },
  },
  (pen) => {
    const body = "M6 100A66 94 0 0 1 138 100Z";
    return [
      pen.ball(body, pen.tone("main", -0.05), 0.16),
      pen.within(
        body,
        ...[26, 50, 75].map((y) =>
          stroke(`M0 ${y + 6}Q72 ${y - 8} 144 ${y + 6}`, pen.tone("main", -0.22), 1.8),
        ),
        stroke(
          "M72 6V22M46 22L42 46M96 22L100 46M72 22M26 48L22 72M72 44V68M118 48L122 72M48 70L46 100M98 70L100 100M18 76V100",
          pen.tone("main", -0.22),
          1.8,
        ),
      ),
      pen.soft("M80 100V74A34 34 0 0 1 148 72L156 100Z", pen.tone("main", 0.3), 0.12),
      stroke(
        "M88 62L96 72M114 42V54M140 58L132 68M82 82H90M142 84H150",
        pen.tone("main", -0.2),
        1.8,
      ),
      flat(arch(92, 52, 44, 48), pen.isNight ? pen.glass : "#5a7d99"),
      pen.isNight ? pen.halo(114, 80, 22, "#ffcf70") : flat(arch(100, 62, 36, 38), "#3f5f7a"),
    ];
  },
);

const greenhouse = building(
  {
    name: "greenhouse",
    words: ["conservatory", "glasshouse"],
    places: ["ground"],
    height: 5,
    aspect: 1.6,
    colours: { main: "#f3f7f4" },
  },
  (pen) => [
    flat("M6 42Q30 8 80 4Q130 8 154 42V100H6Z", pen.isNight ? pen.glass : "#cfeee4"),
    ...[18, 42, 104, 130].map((x, index) =>
      [
        stroke(`M${x + 8} 92V60`, "#3f7a45", 2),
        dot(x + 8, 64 + (index % 2) * 8, 11, "#5aa356", 13),
        dot(x + 12, 68, 5, "#7cc06c"),
      ].join(""),
    ),
    stroke(
      "M6 42Q30 8 80 4Q130 8 154 42V98H6ZM6 42H154M6 72H154M36 14V98M64 6V98M96 6V98M124 14V98",
      pen.tone("main"),
      3,
    ),
    slab(64, 50, 32, 50, pen.tone("main", -0.1)),
    slab(68, 54, 11, 40, pen.isNight ? pen.glass : "#a4d9cb"),
    slab(81, 54, 11, 40, pen.isNight ? pen.glass : "#a4d9cb"),
    slab(3, 92, 61, 8, "#b0654a"),
    slab(96, 92, 61, 8, "#b0654a"),
    dot(80, 4, 3, CHROME),
  ],
);

/** Where people live, work and shop. */
export const houses: readonly SceneElement[] = [
  house,
  cottage,
  cabin,
  barn,
  apartmentBlock,
  shop,
  cafe,
  school,
  hospital,
  tent,
  igloo,
  greenhouse,
];
