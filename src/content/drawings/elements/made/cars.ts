import type { SceneElement } from "../../drawing.js";
import { dot, flat, moved, repeat, slab, stroke } from "../kit/marks.js";
import { CHROME, GOLD, INK, PAPER, STEEL, WOOD } from "../kit/palette.js";
import { box, oval } from "../kit/paths.js";
import { drawer, type Pen } from "../kit/pen.js";
import { glazed, spokes, wheel, wheelArch } from "./parts.js";

const vehicle = drawer("vehicle");

/** A car of 250 by 100, standing at y = 100. */
function saloon(pen: Pen, colour: string, band = ""): string {
  const body =
    "M8 80Q3 60 12 50Q28 41 58 39L82 12Q90 3 106 3H148Q162 3 172 12L200 39Q232 43 241 56Q246 68 244 82Q243 87 236 87H16Q9 87 8 80Z";
  return [
    slab(20, 74, 210, 16, INK),
    flat(body, colour),
    pen.within(
      body,
      slab(0, 66, 250, 30, pen.shade(colour, -0.16)),
      slab(0, 39, 250, 4, pen.shade(colour, 0.25)),
      band,
    ),
    glazed(pen, "M126 11H146Q157 11 164 18L184 39H126Z", 176),
    glazed(pen, "M118 11H107Q95 11 88 19L72 39H118Z", 118),
    stroke("M122 42V80", pen.shade(colour, -0.3), 1.6),
    slab(128, 48, 12, 3.6, pen.shade(colour, -0.4), 1.8),
    slab(78, 48, 12, 3.6, pen.shade(colour, -0.4), 1.8),
    slab(232, 74, 16, 8, STEEL, 4),
    slab(3, 74, 16, 8, STEEL, 4),
    flat("M226 50Q238 51 242 60L228 62Q223 56 226 50Z", PAPER),
    pen.isNight ? pen.lamp(238, 57, 6) : "",
    slab(7, 52, 7, 13, "#d8322c", 3),
    wheelArch(57, 82, 26, pen.shade(colour, -0.55)),
    wheelArch(196, 82, 26, pen.shade(colour, -0.55)),
    wheel(57, 78, 22),
    wheel(196, 78, 22),
  ].join("");
}

/** A row of lamps of an emergency vehicle, lit in red and blue by night. */
function beacons(pen: Pen, x: number, y: number, width: number): string {
  return [
    pen.isNight ? pen.halo(x + width * 0.25, y + 4, width * 0.38, "#4aa3ff", 0.9) : "",
    pen.isNight ? pen.halo(x + width * 0.75, y + 4, width * 0.38, "#ff4a4a", 0.9) : "",
    slab(x, y, width, 9, INK, 3),
    slab(x, y, width * 0.44, 8, "#3f8cff", 3),
    slab(x + width * 0.56, y, width * 0.44, 8, "#f2413b", 3),
  ].join("");
}

const car = vehicle(
  {
    name: "car",
    words: ["automobile", "auto", "sedan", "vehicle", "sports car", "racecar", "jeep", "limousine"],
    places: ["ground"],
    height: 1.5,
    aspect: 2.5,
    colours: { main: "#e2473c" },
  },
  (pen) => [saloon(pen, pen.tone("main"))],
);

const taxi = vehicle(
  {
    name: "taxi",
    words: ["cab", "taxicab"],
    places: ["ground"],
    height: 1.7,
    aspect: 2.2,
    colours: { main: "#f6c02c" },
  },
  (pen) => [
    slab(88, 0, 42, 14, INK, 3),
    slab(91, 2, 36, 10, pen.isNight ? "#fff3b8" : PAPER, 2),
    repeat(4, (index) => slab(95 + index * 8, 4, 4, 6, INK)),
    moved(
      0,
      12,
      0.88,
      saloon(
        pen,
        pen.tone("main"),
        repeat(42, (index) => slab(index * 6, 56 + (index % 2) * 5, 6, 5, INK)),
      ),
    ),
  ],
);

const policeCar = vehicle(
  {
    name: "police car",
    words: ["patrol car", "police cruiser", "squad car"],
    places: ["ground"],
    height: 1.7,
    aspect: 2.3,
    colours: { main: "#2457b8", doors: "#f4f6fa" },
  },
  (pen) => [
    beacons(pen, 92, 1, 46),
    moved(
      0,
      8,
      0.92,
      saloon(
        pen,
        pen.tone("main"),
        slab(68, 42, 116, 60, pen.tone("doors")) + slab(68, 66, 116, 30, pen.tone("doors", -0.12)),
      ),
      flat("M150 51l3.2 6.6 7.2 1-5.2 5.1 1.2 7.2-6.4-3.4-6.4 3.4 1.2-7.2-5.2-5.1 7.2-1Z", GOLD),
    ),
  ],
);

const bus = vehicle(
  {
    name: "bus",
    words: ["coach", "school bus"],
    places: ["ground"],
    height: 3.1,
    aspect: 2.5,
    colours: { main: "#f0a52a" },
  },
  (pen) => {
    const body = "M6 18Q6 4 20 4H226Q238 4 240 14L246 58V82Q246 88 240 88H12Q6 88 6 82Z";
    return [
      flat(body, pen.tone("main")),
      pen.within(
        body,
        slab(0, 0, 250, 9, pen.tone("main", 0.25)),
        slab(0, 70, 250, 20, pen.tone("main", -0.2)),
        slab(0, 58, 250, 4, PAPER),
      ),
      repeat(5, (index) => glazed(pen, box(16 + index * 34, 16, 30, 30, 4), 50 + index * 34)),
      glazed(pen, "M218 16H229Q233 16 234 20L239 50H218Z", 240),
      slab(188, 16, 24, 68, pen.tone("main", -0.35), 3),
      glazed(pen, box(191, 19, 8.5, 60, 2), 230),
      glazed(pen, box(200.5, 19, 8.5, 60, 2), 240),
      slab(236, 66, 11, 9, LAMP, 3),
      pen.isNight ? pen.lamp(243, 70, 5) : "",
      slab(4, 62, 6, 12, "#d8322c", 2),
      wheelArch(54, 88, 21, pen.tone("main", -0.6)),
      wheelArch(164, 88, 21, pen.tone("main", -0.6)),
      wheel(54, 83, 17),
      wheel(164, 83, 17),
    ];
  },
);

const LAMP = "#fff4c4";

/** The cab of a lorry, 62 wide, 88 high, its nose to the right. */
function cab(pen: Pen, x: number, colour: string): string {
  const body = `M${x} 22Q${x} 16 ${x + 6} 16H${x + 40}Q${x + 47} 16 ${x + 50} 24L${x + 60} 52V82Q${x + 60} 86 ${x + 56} 86H${x}Z`;
  return [
    flat(body, colour),
    pen.within(
      body,
      slab(x, 66, 70, 24, pen.shade(colour, -0.18)),
      slab(x, 16, 70, 5, pen.shade(colour, 0.22)),
    ),
    glazed(pen, `M${x + 16} 26H${x + 40}L${x + 50} 50H${x + 16}Z`, x + 60),
    slab(x + 18, 56, 10, 3, pen.shade(colour, -0.45), 1.5),
    slab(x + 52, 60, 9, 9, LAMP, 3),
    pen.isNight ? pen.lamp(x + 59, 65, 5) : "",
    slab(x + 48, 80, 16, 9, STEEL, 3),
  ].join("");
}

const truck = vehicle(
  {
    name: "truck",
    words: ["lorry", "van", "delivery truck", "semi", "pickup"],
    places: ["ground"],
    height: 3.4,
    aspect: 2.3,
    colours: { main: "#3f7fd0", stripe: "#f1efe8" },
  },
  (pen) => [
    slab(8, 78, 210, 10, INK),
    pen.soft(box(4, 2, 154, 78, 4), pen.tone("main", 0.12), 0.1),
    slab(4, 50, 154, 15, pen.tone("stripe")),
    repeat(6, (index) => slab(26 + index * 22, 6, 1.6, 70, pen.tone("main", -0.14))),
    cab(pen, 163, pen.tone("main")),
    repeat(3, (index) => wheelArch([36, 78, 192][index] ?? 0, 88, 20, INK)),
    wheel(36, 83, 17),
    wheel(78, 83, 17),
    wheel(192, 83, 17),
  ],
);

const fireEngine = vehicle(
  {
    name: "fire engine",
    words: ["fire truck", "firetruck"],
    places: ["ground"],
    height: 3.4,
    aspect: 2.4,
    colours: { main: "#d92b2b" },
  },
  (pen) => [
    slab(8, 78, 220, 10, INK),
    pen.soft(box(4, 28, 164, 56, 4), pen.tone("main"), 0.12),
    slab(4, 62, 164, 7, PAPER),
    repeat(3, (index) => slab(14 + index * 28, 34, 24, 24, CHROME, 2)),
    repeat(9, (index) => slab(16 + (index % 3) * 28, 39 + Math.floor(index / 3) * 6, 20, 2, STEEL)),
    dot(120, 48, 12, PAPER),
    dot(120, 48, 9, INK),
    dot(120, 48, 4, GOLD),
    slab(140, 34, 22, 24, pen.tone("main", -0.25), 2),
    stroke("M3 8L166 19M3 17L166 28", "#8a95a3", 3.4),
    repeat(13, (index) => stroke(`M${8 + index * 12.6} ${8.5 + index * 0.85}v9`, "#8a95a3", 2.4)),
    cab(pen, 173, pen.tone("main")),
    slab(173, 62, 60, 7, PAPER),
    beacons(pen, 180, 7, 34),
    wheelArch(46, 88, 21, INK),
    wheelArch(200, 88, 21, INK),
    wheel(46, 83, 17),
    wheel(200, 83, 17),
  ],
);

const ambulance = vehicle(
  {
    name: "ambulance",
    places: ["ground"],
    height: 2.6,
    aspect: 2,
    colours: { main: "#f5f5f2", cross: "#dc3535" },
  },
  (pen) => {
    const body =
      "M6 16Q6 9 14 9H128Q140 9 146 18L164 46Q188 50 193 62V80Q193 86 187 86H12Q6 86 6 80Z";
    return [
      flat(body, pen.tone("main")),
      pen.within(
        body,
        slab(0, 70, 200, 20, pen.tone("main", -0.14)),
        slab(0, 58, 200, 8, pen.tone("cross")),
      ),
      glazed(pen, "M120 19H128Q135 19 139 26L151 46H120Z", 160),
      glazed(pen, box(92, 19, 22, 27, 3), 130),
      slab(34, 22, 32, 30, PAPER, 4),
      slab(45, 23, 10, 28, pen.tone("cross"), 1),
      slab(36, 32, 28, 10, pen.tone("cross"), 1),
      stroke("M117 14V84M86 14V84", pen.tone("main", -0.25), 1.4),
      beacons(pen, 84, 1, 36),
      flat("M178 56Q188 58 191 66H180Z", LAMP),
      pen.isNight ? pen.lamp(188, 63, 5) : "",
      slab(4, 60, 6, 12, "#d8322c", 2),
      slab(184, 76, 13, 8, STEEL, 3),
      wheelArch(46, 86, 21, INK),
      wheelArch(154, 86, 21, INK),
      wheel(46, 82, 18),
      wheel(154, 82, 18),
    ];
  },
);

const tractor = vehicle(
  {
    name: "tractor",
    places: ["ground"],
    height: 2.8,
    aspect: 1.4,
    colours: { main: "#3f9a45", rim: "#f4c531" },
  },
  (pen) => [
    slab(104, 16, 5, 26, INK, 2),
    slab(102, 12, 9, 6, INK, 2),
    slab(22, 2, 62, 7, pen.tone("main", -0.25), 3),
    slab(28, 8, 5, 44, pen.tone("main", -0.3)),
    slab(74, 8, 5, 38, pen.tone("main", -0.3)),
    flat("M33 9H74V44H33Z", pen.glass, 0.75),
    slab(40, 36, 16, 12, INK, 3),
    stroke("M72 44L62 32", INK, 3),
    slab(44, 72, 86, 12, INK),
    flat("M70 42H122Q134 42 134 54V76H56V58Q56 46 70 42Z", pen.tone("main")),
    flat("M70 42H122Q130 42 133 48H60Q64 44 70 42Z", pen.tone("main", 0.25)),
    repeat(4, (index) => slab(98 + index * 7, 54, 3.4, 16, pen.tone("main", -0.35), 1.6)),
    slab(128, 52, 8, 8, LAMP, 3),
    pen.isNight ? pen.lamp(134, 56, 5) : "",
    flat("M6 62A34 34 0 0 1 72 60L60 60A26 26 0 0 0 14 62Z", pen.tone("main", -0.18)),
    tractorWheel(39, 69, 31, pen.tone("rim")),
    tractorWheel(114, 81, 19, pen.tone("rim")),
  ],
);

function tractorWheel(x: number, y: number, radius: number, rim: string): string {
  return [
    `<circle cx="${x}" cy="${y}" r="${radius - 2}" fill="${INK}" stroke="${INK}" stroke-width="4" stroke-dasharray="6 4"/>`,
    dot(x, y, radius * 0.55, rim),
    flat(oval(x, y, radius * 0.4), "#000000", 0.15),
    dot(x, y, radius * 0.16, INK),
  ].join("");
}

const cart = vehicle(
  {
    name: "cart",
    words: ["wagon", "carriage", "wheelbarrow"],
    places: ["ground"],
    height: 1.6,
    aspect: 1.7,
    colours: { main: WOOD },
  },
  (pen) => [
    stroke("M120 62L166 50", pen.tone("main", -0.25), 6),
    flat("M10 62Q16 22 40 34Q50 6 74 24Q96 4 108 30Q126 26 124 62Z", "#e6c257"),
    flat("M26 62Q36 34 58 46Q72 20 86 44Q104 36 110 62Z", "#f3d67c"),
    flat("M2 36H132L124 74H12Z", pen.tone("main")),
    flat("M5 48H129L127 58H8Z", pen.tone("main", -0.16)),
    flat("M2 36H132L131 41H3Z", pen.tone("main", 0.2)),
    slab(20, 36, 6, 38, pen.tone("main", -0.28)),
    slab(106, 36, 6, 38, pen.tone("main", -0.28)),
    spokes(66, 72, 27, { rim: pen.tone("main", -0.4), width: 6, count: 8, thin: 3.6 }),
    dot(66, 72, 2.7, STEEL),
  ],
);

/** What drives on roads and fields. */
export const cars: readonly SceneElement[] = [
  car,
  taxi,
  policeCar,
  bus,
  truck,
  fireEngine,
  ambulance,
  tractor,
  cart,
];
