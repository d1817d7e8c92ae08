import type { SceneElement } from "../../drawing.js";
import { dot, flat, repeat, slab, stroke } from "../kit/marks.js";
import { GOLD, INK, PAPER, STEEL, WOOD } from "../kit/palette.js";
import { box, oval } from "../kit/paths.js";
import { drawer } from "../kit/pen.js";
import { glazed } from "./parts.js";

const vehicle = drawer("vehicle");

const sailboat = vehicle(
  {
    name: "sailboat",
    words: ["sailing boat", "yacht", "sailing ship", "boat", "sailing yacht", "dinghy"],
    places: ["water"],
    height: 9,
    aspect: 0.95,
    colours: { main: "#d8433b", sail: "#fdf8ec", mast: "#7a5230" },
  },
  (pen) => {
    const sail = "M44 6V74H5Q12 36 44 6Z";
    const jib = "M50 12Q80 42 90 74H50Z";
    const hull = "M3 80H93Q88 96 78 100H20Q8 96 3 80Z";
    const isLeft = pen.lit === 1;
    return [
      slab(45.6, 3, 2.8, 80, pen.tone("mast")),
      flat("M47 2Q56 0 62 4Q56 8 47 8Z", pen.tone("main")),
      flat(sail, pen.tone("sail")),
      pen.within(
        sail,
        flat("M0 50Q24 48 50 38V58Q24 66 0 66Z", pen.tone("main")),
        flat("M0 69Q24 69 50 62V66Q24 73 0 73Z", pen.tone("main")),
        flat(isLeft ? "M44 0Q32 40 34 80H50V0Z" : "M44 0Q16 40 20 80H0V0Z", "#20304a", 0.1),
      ),
      flat(jib, pen.tone("main", isLeft ? 0.08 : -0.14)),
      flat(
        isLeft ? "M50 12Q80 42 90 74H72Q68 40 50 12Z" : "M50 12Q80 42 90 74H66Q64 40 50 12Z",
        pen.tone("main", isLeft ? -0.14 : 0.08),
      ),
      slab(10, 74, 38, 3, pen.tone("mast"), 1.5),
      flat("M30 80Q32 74 38 74H58Q64 74 66 80Z", PAPER),
      dot(42, 78, 1.8, pen.glass),
      dot(50, 78, 1.8, pen.glass),
      flat(hull, pen.tone("main")),
      pen.within(
        hull,
        slab(0, 80, 100, 4, PAPER),
        slab(0, 93, 100, 8, pen.tone("main", -0.3)),
        slab(pen.lit === 1 ? 60 : 0, 84, 40, 9, pen.tone("main", -0.12)),
      ),
      pen.isNight ? pen.lamp(47, 6, 2.4) : "",
    ];
  },
);

const rowingBoat = vehicle(
  {
    name: "rowing boat",
    words: ["rowboat", "row boat", "wooden boat"],
    places: ["water"],
    height: 1,
    aspect: 3,
    colours: { main: "#a8643a" },
  },
  (pen) => {
    const hull = "M6 22Q60 48 150 48Q240 48 296 14Q288 84 236 100H70Q22 84 6 22Z";
    return [
      flat("M22 36Q90 66 150 62Q220 62 280 30L270 50H30Z", pen.tone("main", -0.45)),
      slab(96, 46, 18, 20, pen.tone("main", 0.2)),
      slab(188, 44, 18, 20, pen.tone("main", 0.2)),
      flat(hull, pen.tone("main")),
      pen.within(
        hull,
        flat(
          "M0 54Q100 84 150 84Q220 84 300 50V74Q220 96 150 96Q80 96 0 76Z",
          pen.tone("main", -0.16),
        ),
        flat("M0 80Q150 112 300 78V110H0Z", pen.tone("main", -0.34)),
      ),
      stroke("M8 24Q60 49 150 49Q240 49 294 17", PAPER, 6),
      stroke("M176 30L84 88", "#d9b27c", 6),
      flat("M92 80L66 99Q52 104 46 94Q56 82 84 74Z", "#d9b27c"),
      dot(148, 48, 6, STEEL),
    ];
  },
);

const fishingBoat = vehicle(
  {
    name: "fishing boat",
    words: ["trawler", "tugboat", "motor boat", "motorboat"],
    places: ["water"],
    height: 7,
    aspect: 1.5,
    colours: { main: "#2f7fb5", cabin: "#fbf6e9", roof: "#d9483b" },
  },
  (pen) => {
    const hull = "M4 66Q60 74 96 68Q120 62 146 48Q144 84 124 100H24Q8 92 4 66Z";
    return [
      slab(48, 4, 3.4, 66, INK),
      stroke("M50 14L14 40V66", INK, 2),
      stroke("M50 8L118 58", INK, 1.6),
      flat("M14 40L8 54Q14 58 22 54Z", "#d8a348"),
      stroke("M50 34L24 46", INK, 2),
      pen.split("M62 34H108L112 70H62Z", pen.tone("cabin"), 0.7),
      slab(56, 29, 60, 7, pen.tone("roof"), 2),
      pen.soft(box(68, 14, 13, 16), pen.tone("roof")),
      slab(68, 18, 13, 4, PAPER),
      glazed(pen, box(67, 41, 14, 13, 2), 82),
      glazed(pen, box(86, 41, 19, 13, 2), 108),
      flat(hull, pen.tone("main")),
      pen.within(
        hull,
        flat("M0 60Q60 76 96 69Q122 62 150 46V54Q120 70 96 76Q60 82 0 70Z", PAPER),
        slab(0, 92, 150, 10, "#a83a32"),
        slab(0, 84, 150, 8, pen.tone("main", -0.2)),
      ),
      ...[30, 58, 86].map((x) => dot(x, 81, 6, INK) + dot(x, 81, 3, pen.tone("main"))),
      pen.isNight ? pen.lamp(50, 7, 3) : dot(50, 6, 2.4, GOLD),
    ];
  },
);

const cruiseShip = vehicle(
  {
    name: "cruise ship",
    words: ["ship", "ocean liner", "liner", "ferry", "steamship", "steamer"],
    places: ["water"],
    height: 40,
    aspect: 2.4,
    colours: { main: "#24477f", deck: "#fafbfc", funnel: "#d8473c" },
  },
  (pen) => {
    const hull = "M4 62H210Q224 58 236 52Q228 84 212 100H26Q8 92 4 62Z";
    return [
      dot(74, 6, 5, "#dfe4ea"),
      dot(64, 5, 4, "#e8ecf0"),
      ...[84, 122].map((x) =>
        [
          pen.soft(`M${x} 34L${x + 3} 10H${x + 21}L${x + 24} 34Z`, pen.tone("funnel")),
          slab(x + 2, 14, 20, 5, INK),
        ].join(""),
      ),
      stroke("M188 36V14", STEEL, 2),
      pen.split("M56 32H164Q172 32 176 40H50Q50 32 56 32Z", pen.tone("deck", -0.05), 0.9),
      slab(36, 40, 156, 12, pen.tone("deck")),
      slab(22, 51, 182, 12, pen.tone("deck", -0.06)),
      slab(36, 50, 156, 1.6, pen.tone("deck", -0.2)),
      repeat(14, (index) => slab(62 + index * 8, 34, 5, 4, pen.glass)),
      repeat(19, (index) => slab(42 + index * 7.8, 43, 5, 5, pen.glass)),
      repeat(22, (index) => slab(30 + index * 7.8, 54.6, 5, 5, pen.glass)),
      flat(hull, pen.tone("main")),
      pen.within(
        hull,
        slab(0, 92, 240, 9, "#a93a34"),
        slab(0, 86, 240, 6, pen.tone("main", -0.25)),
        slab(0, 62, 240, 3, pen.tone("main", 0.4)),
      ),
      repeat(18, (index) => dot(30 + index * 10, 74, 2.6, pen.isNight ? pen.glass : "#bcd6ea")),
      stroke("M36 51L14 62M192 40L222 58", STEEL, 1),
    ];
  },
);

const containerShip = vehicle(
  {
    name: "container ship",
    words: ["cargo ship", "freighter", "tanker", "cargo boat"],
    places: ["water"],
    height: 40,
    aspect: 2.6,
    colours: { main: "#b33a34", deck: "#f2f2ee" },
  },
  (pen) => {
    const hull = "M4 64H216Q226 62 232 54H256Q250 88 236 100H22Q8 94 4 64Z";
    const crates = ["#e08a35", "#2f7fb5", "#4c9a5b", "#c6463d", "#e0b63c", "#6a7685"];
    return [
      pen.soft(box(14, 14, 14, 24), "#e0943a"),
      slab(14, 18, 14, 5, INK),
      pen.split(box(22, 8, 28, 58), pen.tone("deck"), 0.7),
      slab(18, 12, 36, 4, pen.tone("deck", -0.14)),
      repeat(4, (index) => slab(25, 19 + index * 11, 22, 5, pen.glass)),
      repeat(24, (index) => {
        const column = index % 6;
        const row = Math.floor(index / 6);
        const isGap = row === 3 && (column === 0 || column === 4 || column === 5);
        const colour = crates[(index * 5 + row * 2) % crates.length] ?? INK;
        const [x, y] = [58 + column * 26.4, 51 - row * 13];
        return isGap
          ? ""
          : pen.split(box(x, y, 25, 12), colour, 0.84) +
              repeat(4, (line) => slab(x + 4 + line * 5, y + 2, 1.4, 8, pen.shade(colour, -0.2)));
      }),
      flat(hull, pen.tone("main")),
      pen.within(
        hull,
        slab(0, 63, 260, 3, pen.tone("main", 0.35)),
        slab(0, 88, 260, 12, pen.tone("main", -0.4)),
      ),
      stroke("M244 54V40", STEEL, 2),
      dot(236, 70, 3, INK),
    ];
  },
);

const submarine = vehicle(
  {
    name: "submarine",
    words: ["sub", "submersible", "u-boat"],
    places: ["underwater", "water"],
    height: 6,
    aspect: 2,
    colours: { main: "#f0b429" },
  },
  (pen) => [
    stroke("M98 26V6H114", pen.tone("main", -0.3), 6),
    slab(108, 2, 10, 9, INK, 2),
    pen.soft("M72 42L78 24Q80 20 86 20H112Q118 20 120 24L126 42Z", pen.tone("main", -0.06)),
    flat("M18 58L4 40H18L36 54ZM18 78L4 96H18L36 80Z", pen.tone("main", -0.28)),
    slab(2, 52, 6, 32, STEEL, 3),
    slab(6, 65, 16, 6, STEEL),
    pen.fall(
      "M14 68Q20 40 70 38H130Q192 38 196 68Q192 98 130 98H70Q20 96 14 68Z",
      pen.tone("main", 0.2),
      pen.tone("main", -0.3),
    ),
    flat(
      "M30 52Q50 43 80 43H130Q160 43 176 52Q150 47 130 47H80Q52 47 30 52Z",
      pen.tone("main", 0.5),
    ),
    ...[76, 108, 140].map((x) =>
      [
        dot(x, 66, 13, pen.tone("main", -0.4)),
        dot(x, 66, 9.6, pen.glass),
        dot(x - 3, 63, 3, "#ffffff"),
      ].join(""),
    ),
    flat("M168 42Q196 50 196 68Q195 88 168 94Q176 68 168 42Z", pen.tone("main", -0.15)),
    pen.isNight ? pen.lamp(190, 68, 5) : dot(190, 68, 4, PAPER),
  ],
);

const canoe = vehicle(
  {
    name: "canoe",
    words: ["kayak", "gondola"],
    places: ["water"],
    height: 0.8,
    aspect: 4,
    colours: { main: "#c4572e" },
  },
  (pen) => {
    const hull = "M4 6Q30 44 90 50H310Q370 44 396 6Q400 76 350 100H50Q0 76 4 6Z";
    return [
      flat("M60 46H340L330 62H70Z", pen.tone("main", -0.5)),
      slab(120, 38, 22, 22, "#d9b27c"),
      slab(258, 38, 22, 22, "#d9b27c"),
      flat(hull, pen.tone("main")),
      pen.within(
        hull,
        flat("M0 72Q60 84 120 84H280Q340 84 400 72V110H0Z", pen.tone("main", -0.25)),
        repeat(12, (index) => flat(`M${74 + index * 22} 60l9 8l-9 8l-9 -8Z`, PAPER)),
      ),
      stroke("M6 10Q30 47 90 53H310Q370 47 394 10", pen.tone("main", -0.4), 6),
      stroke("M146 6L250 62", "#d9b27c", 7),
      flat("M150 10Q138 18 120 6Q116 0 124 0Q142 -2 150 10Z", "#d9b27c"),
    ];
  },
);

const galleon = vehicle(
  {
    name: "galleon",
    words: ["pirate ship", "tall ship", "frigate", "viking ship", "longship", "caravel"],
    places: ["water"],
    height: 30,
    aspect: 1.3,
    colours: { main: "#8a5530", sail: "#f6ead0" },
  },
  (pen) => {
    const hull = "M4 54H30V66Q70 74 104 66L126 58Q122 90 104 100H26Q6 90 4 54Z";
    const sail = (x: number, y: number, width: number, height: number): string => {
      const outline = `M${x} ${y}H${x + width}Q${x + width + 8} ${y + height / 2} ${x + width} ${y + height}Q${x + width / 2} ${y + height - 5} ${x} ${y + height}Q${x + 7} ${y + height / 2} ${x} ${y}Z`;
      return (
        pen.soft(outline, pen.tone("sail"), 0.14) + slab(x - 2, y - 1.6, width + 4, 2.6, INK, 1)
      );
    };
    return [
      ...[26, 62, 94].map((x, index) => slab(x, [14, 4, 12][index] ?? 0, 2.8, 62, INK)),
      stroke("M108 66L128 50", INK, 2.6),
      stroke("M96 14L127 51M27 16L6 54", INK, 0.9),
      sail(14, 20, 26, 16),
      sail(12, 39, 30, 18),
      sail(50, 14, 26, 18),
      sail(46, 35, 34, 25),
      sail(83, 20, 24, 16),
      sail(81, 39, 27, 19),
      flat("M64.8 4Q72 1 82 5Q74 8 64.8 9Z", INK),
      pen.fall(hull, pen.tone("main", 0.08), pen.tone("main", -0.3)),
      pen.within(
        hull,
        slab(0, 54, 30, 4, GOLD),
        flat("M0 70Q70 80 104 72L130 64V67Q110 76 104 76Q70 84 0 75Z", GOLD),
        slab(0, 88, 130, 2, pen.tone("main", -0.4)),
      ),
      repeat(6, (index) => slab(34 + index * 12, 80, 6, 5.6, INK)),
      slab(9, 61, 6, 6, pen.glass),
      slab(19, 61, 6, 6, pen.glass),
    ];
  },
);

const raft = vehicle(
  {
    name: "raft",
    places: ["water"],
    height: 3,
    aspect: 1.3,
    colours: { main: WOOD, sail: "#f4e6c8" },
  },
  (pen) => [
    slab(62, 4, 4, 84, pen.tone("main", -0.3)),
    pen.soft("M66 10Q104 34 110 66Q88 60 66 64Z", pen.tone("sail"), 0.14),
    slab(78, 34, 14, 12, pen.tone("main", 0.2)),
    ...[0, 1, 2].map((row) =>
      [
        pen.soft(
          box(6 + row * 2, 82 + row * 6, 116 - row * 4, 6.4, 3),
          pen.tone("main", -row * 0.12),
          0.2,
        ),
        flat(oval(8 + row * 2, 85 + row * 6, 2, 3), pen.tone("main", 0.4)),
      ].join(""),
    ),
    slab(26, 81, 5, 19, "#e2c48d"),
    slab(98, 81, 5, 19, "#e2c48d"),
  ],
);

const paperBoat = vehicle(
  {
    name: "paper boat",
    words: ["origami boat", "toy boat"],
    places: ["water", "table"],
    height: 0.12,
    aspect: 1.7,
    colours: { main: "#f7f3ea" },
  },
  (pen) => [
    flat("M85 4L126 66H44Z", pen.tone("main")),
    flat(pen.lit === 1 ? "M85 4L126 66H85Z" : "M85 4L44 66H85Z", pen.tone("main", -0.18)),
    flat("M4 40L85 66L166 40L132 100H38Z", pen.tone("main", -0.08)),
    flat(
      pen.lit === 1 ? "M85 66L166 40L132 100H85Z" : "M85 66L4 40L38 100H85Z",
      pen.tone("main", -0.24),
    ),
    flat("M4 40L85 66L166 40L150 68L85 84L20 68Z", pen.tone("main", 0.3), 0.45),
  ],
);

/** What floats or dives. */
export const boats: readonly SceneElement[] = [
  sailboat,
  rowingBoat,
  fishingBoat,
  cruiseShip,
  containerShip,
  submarine,
  canoe,
  galleon,
  raft,
  paperBoat,
];
