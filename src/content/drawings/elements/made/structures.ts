import type { SceneElement } from "../../drawing.js";
import { dot, flat, pierced, repeat, slab, stroke, twice } from "../kit/marks.js";
import { CHROME, INK, STEEL, STONE, WOOD } from "../kit/palette.js";
import { arch, box, oval } from "../kit/paths.js";
import { drawer } from "../kit/pen.js";

const building = drawer("building");

const bridge = building(
  {
    name: "bridge",
    words: ["stone bridge", "arch bridge", "viaduct", "aqueduct"],
    places: ["ground", "water"],
    height: 9,
    aspect: 2.4,
    colours: { main: "#b8aa98" },
  },
  (pen) => {
    const arches = [24, 91, 158]
      .map((x, index) => arch(x, [60, 46, 60][index] ?? 0, 58, [40, 54, 40][index] ?? 0))
      .join("");
    const body = `M0 100V50Q120 -8 240 50V100Z`;
    return [
      pierced(`${body}${arches}`, pen.tone("main")),
      ...[24, 91, 158].map((x, index) => {
        const [top, height] = [
          [60, 40],
          [46, 54],
          [60, 40],
        ][index] ?? [0, 0];
        return pierced(
          `${arch(x - 5, (top ?? 0) - 5, 68, (height ?? 0) + 5)}${arch(x, top ?? 0, 58, height ?? 0)}`,
          pen.tone("main", 0.2),
        );
      }),
      stroke("M2 48Q120 -9 238 48", pen.tone("main", 0.3), 5),
      stroke("M2 56Q120 -1 238 56", pen.tone("main", -0.22), 2.4),
      ...[86, 153].map((x) => slab(x - 4, 92, 8, 8, pen.tone("main", -0.24))),
      twice(
        120,
        () =>
          stroke("M40 34V18", INK, 2.4) +
          dot(40, 16, 3.6, "#f7dc8c") +
          (pen.isNight ? pen.lamp(40, 16, 4) : ""),
      ),
    ];
  },
);

const suspensionBridge = building(
  {
    name: "suspension bridge",
    words: ["golden gate bridge", "steel bridge", "drawbridge"],
    places: ["water", "ground"],
    height: 60,
    aspect: 2.8,
    colours: { main: "#d0492f" },
  },
  (pen) => [
    stroke("M4 66Q40 40 74 12Q140 96 206 12Q240 40 276 66", pen.tone("main"), 2.6),
    repeat(27, (index) => {
      const x = 10 + index * 10;
      const away = Math.min(Math.abs(x - 140) / 66, 1);
      const y = x < 74 || x > 206 ? 12 + (Math.abs(x - 140) - 66) * 0.8 : 54 - 42 * away * away;
      return y < 66 ? stroke(`M${x} ${Math.round(y)}V70`, pen.tone("main", -0.1), 0.9) : "";
    }),
    slab(0, 68, 280, 6, pen.tone("main", -0.2)),
    slab(0, 66, 280, 3, pen.tone("main", 0.1)),
    ...[74, 206].map((x) =>
      [
        pen.split(box(x - 8, 4, 5, 96), pen.tone("main"), 0.5),
        pen.split(box(x + 3, 4, 5, 96), pen.tone("main"), 0.5),
        ...[8, 26, 46].map((y) => slab(x - 8, y, 16, 4, pen.tone("main", -0.12))),
        slab(x - 13, 92, 26, 8, STONE),
        pen.isNight ? pen.lamp(x, 5, 2.4, "#ff6a5a") : "",
      ].join(""),
    ),
  ],
);

const pier = building(
  {
    name: "pier",
    words: ["jetty", "dock", "wharf", "boardwalk"],
    places: ["water", "ground"],
    height: 3,
    aspect: 2.6,
    colours: { main: "#a5713f" },
  },
  (pen) => [
    ...[20, 84, 148, 212].map(
      (x) =>
        pen.soft(box(x, 34, 12, 66, 2), pen.tone("main", -0.3)) +
        stroke(`M${x + 6} 56L${x + 40} 90`, pen.tone("main", -0.4), 4),
    ),
    slab(2, 48, 254, 12, pen.tone("main"), 2),
    slab(2, 48, 254, 4, pen.tone("main", 0.22), 2),
    repeat(16, (index) => slab(14 + index * 16, 48, 1.6, 12, pen.tone("main", -0.3))),
    ...[10, 66, 122, 178, 240].map((x) => slab(x, 20, 6, 30, pen.tone("main", -0.16), 2)),
    stroke("M13 26Q40 34 69 26Q98 34 125 26Q152 34 181 26Q212 34 243 26", "#e0c89a", 2.6),
    slab(226, 4, 3, 46, INK),
    pen.lamp(227.5, 6, 5),
    dot(208, 42, 7, "#d8433b"),
    dot(208, 42, 3.4, "#fbf6e9"),
  ],
);

const fountain = building(
  {
    name: "fountain",
    words: ["water fountain"],
    places: ["ground"],
    height: 4,
    aspect: 1.2,
    colours: { main: "#c4c0ba", water: "#7cc4e8" },
  },
  (pen) => [
    ...[
      "M60 22Q58 2 44 6Q28 12 26 40",
      "M60 22Q62 2 76 6Q92 12 94 40",
      "M60 22Q54 8 46 16Q38 24 36 38",
      "M60 22Q66 8 74 16Q82 24 84 38",
      "M60 24V4",
    ].map((line) => stroke(line, pen.tone("water", 0.25), 3.4)),
    stroke("M30 48Q16 56 14 74M90 48Q104 56 106 74M40 50V74M80 50V74", pen.tone("water", 0.25), 3),
    pen.soft("M53 48H67L70 78H50Z", pen.tone("main"), 0.22),
    pen.soft("M24 40H96Q92 54 60 54Q28 54 24 40Z", pen.tone("main"), 0.22),
    dot(60, 40, 36, pen.tone("water"), 5),
    pen.soft("M54 22H66L68 40H52Z", pen.tone("main"), 0.22),
    dot(60, 22, 9, pen.tone("main", -0.1), 3),
    pen.soft("M4 76H116L108 94H12Z", pen.tone("main"), 0.22),
    dot(60, 76, 56, pen.tone("main", 0.15), 8),
    dot(60, 76, 49, pen.tone("water"), 5.6),
    dot(40, 76, 14, pen.tone("water", 0.45), 1.8),
    dot(80, 77, 12, pen.tone("water", 0.45), 1.6),
    slab(6, 93, 108, 7, pen.tone("main", -0.14), 2),
  ],
);

const statue = building(
  {
    name: "statue",
    words: ["sculpture", "monument", "memorial"],
    places: ["ground"],
    height: 5,
    aspect: 0.6,
    colours: { main: "#9fb0a8" },
  },
  (pen) => [
    stroke("M38 24L49 8", pen.tone("main", -0.06), 5),
    flat("M46 10Q48 2 52 3Q55 8 51 11Z", pen.tone("main", 0.2)),
    pen.ball(oval(30, 13, 6.4, 7.4), pen.tone("main"), 0.24),
    flat("M23 11Q24 3 31 4Q38 5 37 12Q33 8 23 11Z", pen.tone("main", -0.2)),
    pen.soft("M21 24Q30 18 39 24L42 66H19Q20 42 21 24Z", pen.tone("main"), 0.26),
    stroke("M22 26Q12 38 20 46", pen.tone("main", -0.12), 5),
    slab(12, 38, 11, 15, pen.tone("main", -0.26), 1),
    stroke("M28 28Q26 46 25 64M33 30Q36 48 35 64", pen.tone("main", -0.24), 1.6),
    pen.split(box(16, 66, 28, 6), STONE, 0.7),
    pen.split(box(19, 72, 22, 18), STONE, 0.7),
    slab(23, 77, 14, 7, "#8d877c", 1),
    pen.split(box(14, 89, 32, 5), STONE, 0.7),
    pen.split(box(9, 94, 42, 6), "#a8a196", 0.7),
  ],
);

const wall = building(
  {
    name: "wall",
    words: ["brick wall", "stone wall", "rampart"],
    places: ["ground"],
    height: 2.4,
    aspect: 2.4,
    colours: { main: "#b5624a" },
  },
  (pen) => [
    slab(4, 12, 232, 88, pen.tone("main", 0.4)),
    repeat(7, (row) =>
      repeat(9, (column) => {
        const start = Math.max(5, 6 + column * 28 - (row % 2) * 14);
        const end = Math.min(235, 6 + column * 28 - (row % 2) * 14 + 26);
        const tone = [0, -0.1, 0.1, -0.18][(row * 5 + column * 3) % 4] ?? 0;
        return end - start > 3
          ? slab(start, 14 + row * 12.4, end - start, 10.4, pen.tone("main", tone), 1.5)
          : "";
      }),
    ),
    slab(0, 4, 240, 10, pen.tone("main", -0.32), 2),
    slab(0, 4, 240, 4, pen.tone("main", -0.1), 2),
  ],
);

const gate = building(
  {
    name: "gate",
    words: ["gateway", "iron gate", "portal", "archway", "torii"],
    places: ["ground"],
    height: 3.5,
    aspect: 1.2,
    colours: { main: "#3a4250" },
  },
  (pen) => {
    const half = [
      ...[0, 1, 2, 3, 4].map((index) => {
        const x = 25 + index * 7.4;
        const top = 40 - index * 4.4;
        return (
          stroke(`M${x} ${top}V94`, pen.tone("main"), 2.4) +
          flat(`M${x} ${top - 7}L${x + 3} ${top}L${x - 3} ${top}Z`, pen.tone("main"))
        );
      }),
      stroke("M22 46Q40 36 58 26", pen.tone("main"), 2.8),
      stroke("M22 68H59M22 92H59", pen.tone("main"), 3),
      stroke("M32 80a5 5 0 1 0 .1 0M46 80a5 5 0 1 0 .1 0", pen.tone("main", 0.2), 1.8),
      stroke("M59 26V94", pen.tone("main", 0.1), 3),
    ].join("");
    const pillar = (): string =>
      [
        pen.split(box(4, 22, 17, 78), STONE, 0.66),
        ...[36, 52, 68, 84].map((y) => slab(4, y, 17, 1.6, "#958f84")),
        slab(1, 17, 23, 6, "#cfc9be", 1),
        pen.ball(oval(12.5, 10, 7.4), "#cfc9be", 0.2),
      ].join("");
    return [twice(60, () => half), twice(60, pillar), dot(56, 70, 2.4, "#f0b93a")];
  },
);

const fence = building(
  {
    name: "fence",
    words: ["picket fence", "garden fence", "railing"],
    places: ["ground"],
    height: 1.1,
    aspect: 2.4,
    colours: { main: "#f6f1e6" },
  },
  (pen) => [
    slab(2, 34, 236, 11, pen.tone("main", -0.22), 2),
    slab(2, 70, 236, 11, pen.tone("main", -0.22), 2),
    repeat(9, (index) => {
      const x = 7 + index * 26;
      return (
        flat(`M${x} 100V18L${x + 9} 4L${x + 18} 18V100Z`, pen.tone("main")) +
        flat(`M${x + 13} 100V10L${x + 18} 18V100Z`, pen.tone("main", -0.12)) +
        dot(x + 9, 39, 1.7, STEEL) +
        dot(x + 9, 75, 1.7, STEEL)
      );
    }),
  ],
);

const well = building(
  {
    name: "well",
    words: ["wishing well"],
    places: ["ground"],
    height: 2.6,
    aspect: 0.95,
    colours: { main: "#a9a39b", roof: "#a04f3a" },
  },
  (pen) => [
    slab(18, 26, 6, 42, WOOD),
    slab(71, 26, 6, 42, "#7d5229"),
    slab(16, 36, 63, 4, "#7d5229", 2),
    stroke("M47 39V56", "#e0c89a", 2),
    pen.soft("M40 55H55L53 68H42Z", "#b07a42"),
    slab(39, 54, 17, 3, STEEL, 1),
    stroke("M79 38H88V46", INK, 2.4),
    flat("M47.5 2L93 30H2Z", pen.tone("roof")),
    flat("M47.5 2L93 30H80L47.5 8L15 30H2Z", pen.tone("roof", -0.22)),
    pen.soft(box(8, 66, 79, 34, 3), pen.tone("main"), 0.22),
    repeat(3, (row) =>
      repeat(5, (column) =>
        slab(
          10 + column * 16 - (row % 2) * 6 + (row % 2 === 1 && column === 0 ? 7 : 0),
          72 + row * 9.4,
          12,
          6.6,
          pen.tone("main", [0.16, -0.14, 0.05][(row + column) % 3] ?? 0),
          2,
        ),
      ),
    ),
    slab(4, 63, 87, 7, pen.tone("main", 0.2), 3),
  ],
);

const powerLine = building(
  {
    name: "power line",
    words: ["pylon", "electricity pylon", "power pole", "utility pole", "telephone pole"],
    places: ["ground"],
    height: 25,
    aspect: 0.9,
    colours: { main: "#78838f" },
  },
  (pen) => [
    stroke("M2 32Q20 38 20 27M88 32Q70 38 70 27M2 52Q14 56 14 47M88 52Q76 56 76 47", INK, 0.9),
    stroke("M41 2L26 99M49 2L64 99M41 2H49", pen.tone("main"), 2.6),
    stroke(
      "M40 14L52 28L37 34L55 50L34 56L59 72L30 80L62 96M50 14L38 28L53 34L35 50L56 56L31 72L60 80L28 96",
      pen.tone("main", -0.12),
      1.4,
    ),
    stroke("M18 24L40 17H50L72 24H18M12 44L37 37H53L78 44H12", pen.tone("main"), 2.2),
    ...[20, 70].map((x) => slab(x - 1, 24, 2, 5, CHROME)),
    ...[14, 76].map((x) => slab(x - 1, 44, 2, 5, CHROME)),
  ],
);

const gazebo = building(
  {
    name: "gazebo",
    words: ["pavilion", "bandstand", "kiosk"],
    places: ["ground"],
    height: 4,
    aspect: 1.1,
    colours: { main: "#f4efe4", roof: "#5a8f86" },
  },
  (pen) => [
    dot(55, 4, 3, "#f0b93a"),
    flat("M55 5Q62 26 106 40H4Q48 26 55 5Z", pen.tone("roof")),
    flat("M55 5Q57 26 74 40H36Q53 26 55 5Z", pen.tone("roof", 0.2)),
    slab(4, 39, 102, 5, pen.tone("roof", -0.25), 1),
    ...[12, 36, 69, 93].map((x) => pen.soft(box(x, 44, 5, 48), pen.tone("main"), 0.2)),
    ...[12, 74].map((x) =>
      [
        slab(x, 66, 24, 3, pen.tone("main")),
        slab(x, 86, 24, 3, pen.tone("main")),
        repeat(4, (index) => slab(x + 5 + index * 5, 68, 2, 18, pen.tone("main", -0.1))),
      ].join(""),
    ),
    slab(6, 91, 98, 4, pen.tone("main", -0.1)),
    slab(2, 95, 106, 5, pen.tone("main", -0.22)),
    pen.isNight ? pen.lamp(55, 50, 3) : "",
  ],
);

/** What is built outside without rooms in it. */
export const structures: readonly SceneElement[] = [
  bridge,
  suspensionBridge,
  pier,
  fountain,
  statue,
  wall,
  gate,
  fence,
  well,
  powerLine,
  gazebo,
];
