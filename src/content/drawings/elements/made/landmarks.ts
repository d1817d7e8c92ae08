import type { SceneElement } from "../../drawing.js";
import { dot, flat, pierced, repeat, slab, stroke, turned } from "../kit/marks.js";
import { GOLD, INK, PAPER, STONE } from "../kit/palette.js";
import { arch, box } from "../kit/paths.js";
import type { Pen } from "../kit/pen.js";
import { drawer } from "../kit/pen.js";

const building = drawer("building");

/** Merlons along the top of a wall. */
function battlement(x: number, y: number, count: number, size: number, colour: string): string {
  return repeat(count, (index) => slab(x + index * size * 2, y, size, size * 1.3, colour));
}

/** A round castle tower under a pointed roof. */
function turret(
  pen: Pen,
  place: { readonly x: number; readonly y: number; readonly width: number },
  wall: string,
  roof: string,
): string {
  const { x, y, width } = place;
  return [
    pen.soft(box(x, y, width, 100 - y), wall, 0.22),
    pen.soft(box(x - 2, y - 2, width + 4, 8, 1), pen.shade(wall, 0.08), 0.22),
    pen.soft(
      `M${x - 4} ${y}L${x + width / 2} ${y - width * 1.35}L${x + width + 4} ${y}Z`,
      roof,
      0.24,
    ),
    flat(arch(x + width / 2 - 2.6, y + 14, 5.2, 11), pen.isNight ? pen.glass : "#4a4660"),
  ].join("");
}

const castle = building(
  {
    name: "castle",
    words: ["fortress", "palace", "citadel", "chateau", "fort"],
    places: ["ground"],
    height: 30,
    aspect: 1.4,
    colours: { main: "#c3bcc4", roof: "#4d6fae", flag: "#d8433b" },
  },
  (pen) => {
    const wall = pen.tone("main");
    const roof = pen.tone("roof");
    return [
      stroke("M70 8V1", INK, 1.2),
      flat("M70.6 1L84 4L70.6 7.4Z", pen.tone("flag")),
      turret(pen, { x: 60, y: 36, width: 20 }, pen.tone("main", -0.06), roof),
      turret(pen, { x: 37, y: 48, width: 15 }, pen.tone("main", -0.1), roof),
      turret(pen, { x: 88, y: 48, width: 15 }, pen.tone("main", -0.1), roof),
      battlement(28, 59, 11, 4, wall),
      slab(24, 63, 92, 37, wall),
      slab(24, 63, 92, 3, pen.tone("main", -0.16)),
      repeat(9, (index) =>
        slab(
          34 + ((index * 37) % 70),
          70 + ((index * 13) % 26),
          7,
          2.6,
          pen.tone("main", -0.12),
          0.6,
        ),
      ),
      turret(pen, { x: 8, y: 46, width: 21 }, wall, roof),
      turret(pen, { x: 111, y: 46, width: 21 }, wall, roof),
      flat(arch(58, 70, 24, 30), pen.tone("main", -0.3)),
      flat(arch(61, 73, 18, 27), "#6b4630"),
      stroke("M67 76V100M73 76V100M61 86H79M61 93H79", "#4a2f20", 1.4),
      stroke("M18 17V8", INK, 1),
      flat("M18.6 8L28 10.4L18.6 13Z", pen.tone("flag")),
    ];
  },
);

const tower = building(
  {
    name: "tower",
    words: ["watchtower", "bell tower", "campanile", "clock tower"],
    places: ["ground"],
    height: 26,
    aspect: 0.46,
    colours: { main: "#bdb3a2", roof: "#a8503c" },
  },
  (pen) => [
    pen.soft("M9 36H37L40 100H6Z", pen.tone("main"), 0.24),
    repeat(12, (index) =>
      slab(10 + ((index * 17) % 22), 44 + index * 4.6, 5, 1.8, pen.tone("main", -0.16), 0.5),
    ),
    pen.soft("M5 28H41L37 37H9Z", pen.tone("main", -0.08), 0.24),
    battlement(4, 22, 5, 4.4, pen.tone("main", 0.06)),
    slab(4, 26, 38, 4, pen.tone("main", 0.06)),
    pen.soft("M7 22L23 2L39 22Z", pen.tone("roof"), 0.24),
    flat(arch(19.5, 42, 7, 13), pen.isNight ? pen.glass : "#4a4450"),
    flat(arch(20, 62, 6, 10), pen.isNight ? pen.glass : "#4a4450"),
    flat(arch(17, 82, 12, 18), "#5c4030"),
  ],
);

const lighthouse = building(
  {
    name: "lighthouse",
    words: ["beacon", "light house"],
    places: ["ground"],
    height: 25,
    aspect: 0.72,
    colours: { main: "#d8423a", second: "#fbf7ee" },
  },
  (pen) => {
    const shaft = "M27 30H45L51 94H21Z";
    return [
      pen.isNight
        ? flat("M40 21L72 8V38L40 25Z", "#fff0a8", 0.55) +
          flat("M32 21L0 8V38L32 25Z", "#fff0a8", 0.3)
        : "",
      pen.soft(shaft, pen.tone("second"), 0.2),
      pen.within(
        shaft,
        ...[30, 55, 80].map((y) => pen.soft(box(16, y, 40, 12.5), pen.tone("main"), 0.2)),
      ),
      slab(22, 27, 28, 4, INK, 1),
      stroke("M24 27V22M28 27V22M44 27V22M48 27V22M24 22H48", INK, 1),
      slab(29, 14, 14, 14, pen.isNight ? "#fff2b0" : "#bfe4f2"),
      slab(35.2, 14, 1.6, 14, INK),
      pen.lamp(36, 21, 3.6, "#ffd95c"),
      pen.soft("M26 15Q28 5 36 4Q44 5 46 15Z", pen.tone("main"), 0.2),
      slab(35, 0, 2, 6, INK),
      flat(arch(33, 46, 6, 8), pen.isNight ? pen.glass : "#40506a"),
      flat(arch(33, 68, 6, 9), pen.isNight ? pen.glass : "#40506a"),
      flat(arch(31, 82, 10, 13), "#5c4030"),
      pen.soft("M10 100Q14 92 24 94Q36 90 50 94Q60 92 63 100Z", "#8d8a86", 0.2),
    ];
  },
);

const church = building(
  {
    name: "church",
    words: ["chapel", "cathedral", "abbey", "monastery"],
    places: ["ground"],
    height: 22,
    aspect: 1.05,
    colours: { main: "#f1ead9", roof: "#7a4f48" },
  },
  (pen) => [
    stroke("M26 9V1M23 4H29", GOLD, 1.8),
    pen.soft("M12 38L26 8L40 38Z", pen.tone("roof"), 0.24),
    pen.split(box(14, 38, 24, 62), pen.tone("main"), 0.7),
    flat("M36 62L50 40H96L103 64H36Z", pen.tone("roof", -0.06)),
    flat("M36 62L50 40H56L42 64H36Z", pen.tone("roof", 0.14)),
    pen.split(box(38, 62, 62, 38), pen.tone("main", -0.05), 0.84),
    dot(26, 50, 6.4, pen.tone("main", -0.25)),
    dot(26, 50, 5, PAPER),
    stroke("M26 50V46.6M26 50H28.4", INK, 1.1),
    ...[46, 62, 78].map(
      (x) =>
        flat(arch(x, 70, 9, 20), pen.tone("main", -0.24)) +
        flat(arch(x + 1.3, 71.4, 6.4, 17.4), pen.isNight ? pen.glass : "#5b86b8"),
    ),
    flat(arch(22, 62, 8, 12), pen.isNight ? pen.glass : "#5b86b8"),
    flat(arch(18.6, 80, 15, 20), pen.tone("main", -0.24)),
    flat(arch(20.6, 82, 11, 18), "#6b4630"),
    slab(15, 98, 22, 2, STONE),
  ],
);

/** A minaret, 10 wide at its gallery. */
function minaret(pen: Pen, x: number, wall: string, cap: string): string {
  return [
    stroke(`M${x} 9V4`, GOLD, 1.2),
    pen.soft(`M${x - 4} 20Q${x - 4} 13 ${x} 8Q${x + 4} 13 ${x + 4} 20Z`, cap, 0.24),
    pen.soft(box(x - 3, 19, 6, 81), wall, 0.2),
    slab(x - 5, 34, 10, 3, pen.shade(wall, -0.14), 1),
    slab(x - 5, 60, 10, 3, pen.shade(wall, -0.14), 1),
    flat(arch(x - 1.4, 24, 2.8, 8), pen.isNight ? pen.glass : "#4f6278"),
  ].join("");
}

const mosque = building(
  {
    name: "mosque",
    words: ["minaret"],
    places: ["ground"],
    height: 26,
    aspect: 1.3,
    colours: { main: "#3f9f98", wall: "#f5ecd8" },
  },
  (pen) => [
    minaret(pen, 10, pen.tone("wall"), pen.tone("main")),
    minaret(pen, 120, pen.tone("wall"), pen.tone("main")),
    pierced("M65 4A5 5 0 1 0 69 11A4 4 0 1 1 65 4Z", GOLD),
    stroke("M65 14V20", GOLD, 1.4),
    pen.ball("M36 52Q32 34 50 26Q60 22 65 17Q70 22 80 26Q98 34 94 52Z", pen.tone("main"), 0.26),
    pen.ball("M18 66Q17 56 26 52Q29 50 31 47Q33 50 36 52Q45 56 44 66Z", pen.tone("main"), 0.26),
    pen.ball("M86 66Q85 56 94 52Q97 50 99 47Q101 50 104 52Q113 56 112 66Z", pen.tone("main"), 0.26),
    slab(34, 51, 62, 8, pen.tone("wall", -0.06)),
    repeat(7, (index) => flat(arch(38 + index * 8, 52, 5, 7), pen.isNight ? pen.glass : "#5b7a96")),
    pen.split(box(15, 65, 100, 35), pen.tone("wall"), 0.8),
    slab(13, 63, 104, 4, pen.tone("main", -0.2)),
    flat(box(49, 56, 32, 44), pen.tone("wall", 0.4)),
    flat(arch(54, 62, 22, 38), pen.tone("main", -0.1)),
    flat(arch(59, 74, 12, 26), pen.isNight ? pen.glass : "#3d4f66"),
    ...[22, 36, 86, 100].map((x) => flat(arch(x, 76, 8, 18), pen.isNight ? pen.glass : "#5b7a96")),
  ],
);

const pagoda = building(
  {
    name: "pagoda",
    words: ["temple", "shrine", "japanese temple", "chinese temple"],
    places: ["ground"],
    height: 25,
    aspect: 0.86,
    colours: { main: "#b83a30", roof: "#3c5560" },
  },
  (pen) => [
    slab(42, 0, 2, 12, GOLD),
    ...[2.6, 5.6, 8.6].map((y) => slab(40, y, 6, 1.4, GOLD, 0.7)),
    ...[0, 1, 2, 3].map((level) => {
      const half = 12 + level * 5;
      const y = 12 + level * 20;
      const eave = half + 12;
      return [
        pen.split(box(43 - half, y + 9, half * 2, 12), pen.tone("main"), 0.75),
        repeat(3 + level, (index) =>
          slab(
            43 - half + 3 + index * ((half * 2 - 6) / (3 + level)),
            y + 12,
            (half * 2 - 6) / (3 + level) - 2.6,
            7,
            pen.isNight ? pen.glass : "#f0dfba",
          ),
        ),
        flat(
          `M${43 - eave} ${y + 7}Q${43 - half} ${y + 7} ${43 - half * 0.55} ${y - 2}H${43 + half * 0.55}Q${43 + half} ${y + 7} ${43 + eave} ${y + 7}Q${43 + eave - 2} ${y + 11} ${43 + eave - 5} ${y + 11}H${43 - eave + 5}Q${43 - eave + 2} ${y + 11} ${43 - eave} ${y + 7}Z`,
          pen.tone("roof"),
        ),
        slab(43 - eave + 4, y + 9, eave * 2 - 8, 2, GOLD),
      ].join("");
    }),
    flat(arch(37, 82, 12, 12), "#4a2620"),
    slab(10, 93, 66, 7, STONE),
    slab(10, 93, 66, 2, "#d5cfc4"),
  ],
);

const greekTemple = building(
  {
    name: "greek temple",
    words: ["parthenon", "museum", "courthouse", "acropolis", "roman temple"],
    places: ["ground"],
    height: 15,
    aspect: 1.5,
    colours: { main: "#efe7d6" },
  },
  (pen) => [
    flat("M6 36L75 4L144 36Z", pen.tone("main")),
    flat("M22 33L75 9L128 33Z", pen.tone("main", -0.16)),
    dot(75, 25, 6, pen.tone("main", 0.2)),
    slab(6, 36, 138, 9, pen.tone("main", -0.06)),
    slab(6, 42, 138, 3, pen.tone("main", -0.2)),
    slab(20, 45, 110, 42, pen.isNight ? "#8a6c46" : pen.tone("main", -0.45)),
    repeat(6, (index) => {
      const x = 12 + index * 23;
      return [
        pen.soft(box(x, 49, 11, 36), pen.tone("main", 0.1), 0.24),
        slab(x + 3, 50, 1, 34, pen.tone("main", -0.18)),
        slab(x + 6.4, 50, 1, 34, pen.tone("main", -0.18)),
        slab(x - 2, 45, 15, 4, pen.tone("main", 0.2)),
        slab(x - 2, 84, 15, 4, pen.tone("main", 0.2)),
      ].join("");
    }),
    slab(8, 88, 134, 4, pen.tone("main")),
    slab(5, 92, 140, 4, pen.tone("main", -0.1)),
    slab(2, 96, 146, 4, pen.tone("main", -0.2)),
  ],
);

const pyramid = building(
  {
    name: "pyramid",
    words: ["egyptian pyramid"],
    places: ["ground"],
    height: 60,
    aspect: 1.7,
    colours: { main: "#e2bd77" },
  },
  (pen) => {
    const near = pen.lit === 1 ? 112 : 58;
    const body = "M85 3L167 100H3Z";
    return [
      flat(body, pen.tone("main")),
      flat(
        pen.lit === 1 ? `M85 3L167 100H${near}Z` : `M85 3L3 100H${near}Z`,
        pen.tone("main", -0.26),
      ),
      pen.within(
        body,
        repeat(11, (index) => slab(0, 14 + index * 8, 170, 1, pen.tone("main", -0.34))),
        repeat(30, (index) =>
          slab((index * 53) % 168, 14 + (index % 11) * 8, 1, 8, pen.tone("main", -0.34)),
        ),
      ),
      flat(`M85 3L94 14H76Z`, pen.tone("main", 0.3)),
      flat(pen.lit === 1 ? "M50 100V86H64V100Z" : "M106 100V86H120V100Z", "#5a4526"),
    ];
  },
);

const ruin = building(
  {
    name: "ruin",
    words: ["ruins", "ancient ruin", "broken columns", "remains"],
    places: ["ground"],
    height: 9,
    aspect: 1.6,
    colours: { main: "#c9c0ac" },
  },
  (pen) => [
    ...[
      [14, 10],
      [48, 30],
      [88, 10],
      [122, 52],
    ].map(([x = 0, top = 0]) =>
      [
        pen.soft(
          `M${x} 92V${top + 10}L${x + 6} ${top + 4}L${x + 11} ${top + 9}L${x + 18} ${top + 2}V92Z`,
          pen.tone("main"),
          0.26,
        ),
        slab(x + 5, top + 14, 1.6, 78 - top, pen.tone("main", -0.2)),
        slab(x + 11, top + 14, 1.6, 78 - top, pen.tone("main", -0.2)),
        slab(x - 3, 90, 24, 6, pen.tone("main", 0.1), 1),
      ].join(""),
    ),
    flat("M6 4H44L40 10L44 16H6Z", pen.tone("main", 0.06)),
    flat("M6 12H42L44 16H6Z", pen.tone("main", -0.18)),
    slab(0, 95, 160, 5, pen.tone("main", -0.22), 2),
    turned(-12, 136, 90, pen.soft(box(112, 82, 40, 12, 2), pen.tone("main", -0.05), 0.2)),
    pen.soft("M66 98L70 86L82 84L88 98Z", pen.tone("main", -0.1), 0.2),
    dot(46, 94, 7, "#6d9a55", 6),
    dot(146, 94, 7, "#6d9a55", 6),
    stroke("M90 60Q82 48 88 36", "#6d9a55", 2.4),
    dot(86, 44, 3.4, "#6d9a55"),
    dot(90, 54, 3, "#7fae62"),
  ],
);

/** Buildings of faith, of rule and of long ago. */
export const landmarks: readonly SceneElement[] = [
  castle,
  tower,
  lighthouse,
  church,
  mosque,
  pagoda,
  greekTemple,
  pyramid,
  ruin,
];
