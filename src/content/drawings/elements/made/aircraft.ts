import type { SceneElement } from "../../drawing.js";
import { dot, flat, mirrored, repeat, slab, stroke, turned, twice } from "../kit/marks.js";
import { CHROME, INK, PAPER, STEEL } from "../kit/palette.js";
import { box, oval } from "../kit/paths.js";
import { drawer } from "../kit/pen.js";
import { glazed } from "./parts.js";

const vehicle = drawer("vehicle");

const aeroplane = vehicle(
  {
    name: "aeroplane",
    words: ["airplane", "plane", "jet", "airliner", "jumbo jet", "aircraft"],
    places: ["air", "ground"],
    height: 12,
    aspect: 2.4,
    colours: { main: "#2f7fd0", body: "#f3f6f9" },
  },
  (pen) => {
    const body = "M14 46Q60 36 170 36Q218 36 234 54Q236 60 226 64Q200 72 150 72H80Q40 70 10 52Z";
    return [
      flat("M132 44L98 18H114L166 42Z", pen.tone("body", -0.2)),
      flat("M8 8H30L62 44H22Z", pen.tone("main")),
      flat("M8 8H19L48 44H22Z", pen.tone("main", -0.18)),
      pen.fall(body, pen.tone("body", 0.6), pen.tone("body", -0.14)),
      pen.within(
        body,
        flat("M0 50Q60 56 240 54V80H0Z", pen.tone("main")),
        flat("M210 36Q222 40 228 47H206Z", INK),
        slab(0, 65, 240, 10, pen.tone("main", -0.25)),
      ),
      flat("M208 46L213 40Q222 42 228 47Z", pen.isNight ? pen.glass : "#37536e"),
      repeat(15, (index) => slab(66 + index * 9, 46, 5, 6, pen.isNight ? pen.glass : "#6b93b8", 2)),
      slab(198, 44, 6, 16, pen.tone("body", -0.2), 2),
      flat("M12 50L2 62H18L46 56Z", pen.tone("main", -0.1)),
      pen.soft(box(110, 72, 34, 14, 7), pen.tone("main", -0.05)),
      dot(143, 79, 3.6, INK, 7),
      flat("M148 58L70 98H88L178 60Z", pen.tone("body", -0.3)),
      flat("M148 58L70 98H78L164 59Z", pen.tone("body", -0.1)),
      pen.isNight ? pen.lamp(80, 96, 2.4, "#ff6a5a") : "",
    ];
  },
);

const biplane = vehicle(
  {
    name: "biplane",
    words: ["propeller plane", "toy plane", "glider"],
    places: ["air", "ground"],
    height: 3,
    aspect: 1.7,
    colours: { main: "#d8443a", wing: "#f5ecd6" },
  },
  (pen) => [
    flat("M6 26Q6 16 16 16L36 44L20 50Z", pen.tone("wing")),
    pen.fall(
      "M8 44Q60 34 120 34Q144 34 146 52Q146 68 122 72Q64 72 12 54Z",
      pen.tone("main", 0.15),
      pen.tone("main", -0.25),
    ),
    flat("M4 46H38L32 54H4Z", pen.tone("wing", -0.12)),
    stroke("M84 22L88 74M118 22L122 74M84 22L122 74M118 22L88 74", WIRE, 2),
    slab(66, 12, 74, 10, pen.tone("wing"), 5),
    slab(66, 18, 74, 4, pen.tone("wing", -0.2), 2),
    slab(70, 70, 72, 9, pen.tone("wing"), 4.5),
    slab(70, 75, 72, 4, pen.tone("wing", -0.2), 2),
    dot(72, 34, 8, "#6b4630"),
    dot(75, 34, 5, pen.glass),
    flat("M138 36Q148 40 148 53Q148 64 138 68Z", STEEL),
    dot(151, 52, 4, INK),
    dot(155, 52, 3, CHROME, 33),
    stroke("M112 78L116 88", INK, 3),
    dot(117, 90, 9, INK),
    dot(117, 90, 4, STEEL),
    flat(oval(46, 54, 7), PAPER),
    flat(oval(46, 54, 4), pen.tone("main", -0.3)),
  ],
);

const WIRE = "#5b4a3c";

const helicopter = vehicle(
  {
    name: "helicopter",
    words: ["copter"],
    places: ["air", "ground"],
    height: 4,
    aspect: 1.9,
    colours: { main: "#e0552f" },
  },
  (pen) => [
    slab(46, 6, 138, 5, STEEL, 2.5),
    slab(46, 6, 138, 2, CHROME, 1),
    slab(112, 2, 7, 24, INK, 3),
    flat("M8 30H20L30 44L84 40L92 62Q60 60 22 52Z", pen.tone("main", -0.14)),
    flat("M6 22L20 18L28 44H20Z", pen.tone("main")),
    spinner(14, 36),
    flat("M78 44Q88 24 118 24H134Q172 26 178 62Q176 82 146 82H104Q82 80 78 44Z", pen.tone("main")),
    flat("M80 60Q120 70 178 64Q174 82 146 82H104Q86 80 80 60Z", pen.tone("main", -0.2)),
    glazed(pen, "M136 30Q164 34 170 58H136Z", 172),
    glazed(pen, box(104, 32, 24, 24, 5), 130),
    slab(84, 62, 60, 4, PAPER),
    stroke("M108 82L102 94M146 82L152 94", STEEL, 3.6),
    stroke("M84 95H166Q176 95 178 88", INK, 5),
    pen.isNight ? pen.lamp(172, 76, 4) : "",
  ],
);

function spinner(x: number, y: number): string {
  return [
    turned(
      30,
      x,
      y,
      slab(x - 13, y - 1.6, 26, 3.2, CHROME, 1.6),
      slab(x - 1.6, y - 13, 3.2, 26, CHROME, 1.6),
    ),
    dot(x, y, 3, INK),
  ].join("");
}

const balloon = vehicle(
  {
    name: "hot air balloon",
    words: ["hot-air balloon", "air balloon", "montgolfier"],
    places: ["air", "ground"],
    height: 22,
    aspect: 0.78,
    colours: { main: "#e2493f", second: "#f9d25a" },
  },
  (pen) => {
    const bag = "M39 2Q76 4 76 36Q74 54 48 76H30Q4 54 2 36Q2 4 39 2Z";
    return [
      stroke("M31 76L34 88M47 76L44 88M39 76V88", "#6b4a2f", 1),
      flat(bag, pen.tone("main")),
      pen.within(
        bag,
        flat("M39 0Q12 6 14 38Q20 60 33 78H36Q28 56 27 38Q27 8 39 0Z", pen.tone("second")),
        flat("M39 0Q66 6 64 38Q58 60 45 78H42Q50 56 51 38Q51 8 39 0Z", pen.tone("second")),
        flat("M2 36Q39 46 76 36V46Q39 57 2 46Z", PAPER, 0.9),
        flat(
          pen.lit === 1 ? "M58 0Q66 40 42 80H90V0Z" : "M20 0Q12 40 36 80H-10V0Z",
          "#2a1030",
          0.16,
        ),
        flat(oval(pen.lit === 1 ? 20 : 58, 22, 6, 12), "#ffffff", 0.35),
      ),
      flat("M30 74H48L47 79H31Z", pen.tone("main", -0.3)),
      pen.isNight ? pen.lamp(39, 80, 4, "#ffb347") : "",
      pen.soft("M32 87H46L44 98Q44 100 42 100H36Q34 100 34 98Z", "#b07a42"),
      slab(31, 86, 16, 3, "#7d5229", 1.5),
    ];
  },
);

const rocket = vehicle(
  {
    name: "rocket",
    words: ["rocket ship", "space rocket", "missile", "space shuttle", "shuttle"],
    places: ["air", "ground", "sky"],
    height: 40,
    aspect: 0.56,
    colours: { main: "#d8433b", body: "#f2f4f7" },
  },
  (pen) => [
    pen.isNight ? pen.halo(28, 86, 14, "#ffb347", 0.9) : "",
    flat("M18 78H38Q40 90 28 100Q16 90 18 78Z", "#f28a2e"),
    flat("M22 78H34Q35 87 28 94Q21 87 22 78Z", "#ffd95c"),
    twice(28, () => flat("M13 52Q2 62 3 84L15 76Z", pen.tone("main", pen.lit === 1 ? 0 : -0.1))),
    pen.soft("M28 1Q46 20 44 54Q44 68 39 78H17Q12 68 12 54Q10 20 28 1Z", pen.tone("body"), 0.24),
    pen.soft("M28 1Q38 11 42 26H14Q18 11 28 1Z", pen.tone("main")),
    slab(17, 72, 22, 6, pen.tone("main", -0.1)),
    dot(28, 40, 8.4, pen.tone("main")),
    dot(28, 40, 6, pen.isNight ? pen.glass : "#8fd0ec"),
    dot(26, 38, 1.8, "#ffffff"),
    flat("M26 60Q28 56 30 60L31 86H25Z", pen.tone("main", -0.18)),
  ],
);

const ufo = vehicle(
  {
    name: "spaceship",
    words: ["ufo", "flying saucer", "spacecraft", "alien ship", "starship", "saucer"],
    places: ["air", "sky", "ground"],
    height: 8,
    aspect: 1.6,
    colours: { main: "#8794ab", dome: "#8fe3d2" },
  },
  (pen) => [
    flat("M58 66H102L128 100H32Z", "#fff1a8", pen.isNight ? 0.75 : 0.5),
    flat("M68 66H92L104 100H56Z", "#fffbe0", pen.isNight ? 0.8 : 0.6),
    pen.ball("M48 40Q50 6 80 4Q110 6 112 40Z", pen.tone("dome"), 0.35),
    flat("M70 34Q70 20 80 20Q90 20 90 34Z", "#3e7d52"),
    dot(76, 27, 2.4, INK, 3.2),
    dot(84, 27, 2.4, INK, 3.2),
    flat("M58 32Q60 14 72 9Q62 22 62 36Z", "#ffffff", 0.6),
    pen.soft("M4 52Q10 34 80 34Q150 34 156 52Q150 74 80 74Q10 74 4 52Z", pen.tone("main"), 0.26),
    flat("M4 52Q30 62 80 62Q130 62 156 52Q150 74 80 74Q10 74 4 52Z", pen.tone("main", -0.28)),
    flat("M40 42Q80 34 120 42Q80 50 40 42Z", pen.tone("main", 0.4)),
    ...[22, 50, 80, 110, 138].map((x, index) =>
      pen.lamp(x, [56, 60, 62, 60, 56][index] ?? 0, 4.2, index % 2 === 0 ? "#ffe066" : "#ff8f6b"),
    ),
  ],
);

const satellite = vehicle(
  {
    name: "satellite",
    words: ["space probe", "space station", "probe"],
    places: ["sky", "air"],
    height: 3,
    aspect: 1.5,
    colours: { main: "#2f66c0", body: "#e8c04a" },
  },
  (pen) => {
    const panel = [
      slab(4, 34, 46, 32, pen.tone("main")),
      repeat(6, (index) =>
        slab(
          6 + (index % 3) * 15,
          36 + Math.floor(index / 3) * 15,
          12.6,
          13,
          pen.tone("main", index % 2 === 0 ? 0.14 : 0.28),
        ),
      ),
      slab(50, 48, 12, 4, STEEL),
    ].join("");
    return [
      turned(
        -18,
        75,
        50,
        panel,
        mirrored(75, panel),
        pen.soft(box(60, 30, 30, 42, 3), pen.tone("body"), 0.22),
        slab(60, 44, 30, 3, pen.tone("body", -0.3)),
        slab(60, 56, 30, 3, pen.tone("body", -0.3)),
        stroke("M75 30V20", STEEL, 3),
        flat("M58 12Q75 34 92 12Z", CHROME),
        dot(75, 12, 17, STEEL, 4.4),
        stroke("M75 13V4", INK, 2),
        dot(75, 4, 2.4, "#d8433b"),
        stroke("M68 72L62 88M82 72L88 88", STEEL, 2.4),
      ),
    ];
  },
);

const drone = vehicle(
  {
    name: "drone",
    words: ["quadcopter"],
    places: ["air"],
    height: 0.4,
    aspect: 2.2,
    colours: { main: "#4a5262" },
  },
  (pen) => [
    ...[38, 182].map((x) =>
      [
        flat(oval(x, 16, 36, 6), STEEL, 0.6),
        slab(x - 5, 14, 10, 22, pen.tone("main", -0.2), 3),
      ].join(""),
    ),
    stroke("M38 34L92 44M182 34L128 44", pen.tone("main"), 11),
    pen.soft("M74 48Q76 30 110 30Q144 30 146 48Q144 66 110 66Q76 66 74 48Z", pen.tone("main")),
    flat("M84 44Q90 34 110 34Q130 34 136 44Z", pen.tone("main", 0.3)),
    stroke("M84 64L72 94H58M136 64L148 94H162", pen.tone("main", -0.25), 6),
    dot(110, 72, 14, INK),
    dot(110, 72, 8, "#4fa7d8"),
    dot(107, 69, 3, "#ffffff"),
    pen.lamp(80, 50, 4, "#ff5a4a"),
    pen.lamp(140, 50, 4, "#5aff7a"),
  ],
);

const paperPlane = vehicle(
  {
    name: "paper plane",
    words: ["paper airplane", "paper aeroplane"],
    places: ["air", "table"],
    height: 0.2,
    aspect: 1.5,
    colours: { main: "#f5f7fb" },
  },
  (pen) => [
    flat("M146 6L66 58L70 96L146 6Z", pen.tone("main", -0.38)),
    flat("M146 6L70 96L90 66Z", pen.tone("main", -0.24)),
    flat("M146 6L4 40L66 58Z", pen.tone("main")),
    flat("M146 6L84 62L122 82Z", pen.tone("main", -0.1)),
    flat("M146 6L4 40L28 47Z", pen.tone("main", 0.4)),
  ],
);

/** What flies. */
export const aircraft: readonly SceneElement[] = [
  aeroplane,
  biplane,
  helicopter,
  balloon,
  rocket,
  ufo,
  satellite,
  drone,
  paperPlane,
];
