import type { SceneElement } from "../../drawing.js";
import { dot, flat, moved, ring, slab, stroke, turned } from "../kit/marks.js";
import { blob, curve, twin } from "../kit/outlines.js";
import { DARK } from "../kit/palette.js";
import { oval } from "../kit/paths.js";
import { drawer, type Pen } from "../kit/pen.js";

const plant = drawer("plant");

/** A stem with two leaves, from a bloom at y = `top` down to the ground. */
function stalk(pen: Pen<"leaf">, x: number, top: number, width = 3.4): string {
  const leaf = pen.tone("leaf");
  return [
    stroke(
      curve(`${x},${top} ${x + 1.5},${(top + 99) / 2} ${x},98`),
      pen.shade(leaf, -0.12),
      width,
    ),
    pen.solid(blob(`${x},88! ${x - 8},72 ${x - 22},66! ${x - 20},80`), leaf, 2),
    pen.solid(blob(`${x},82! ${x + 8},66 ${x + 22},60! ${x + 20},74`), pen.shade(leaf, -0.06), 2),
    stroke(`M${x - 1} 86L${x - 15} 72M${x + 1} 80L${x + 15} 66`, pen.shade(leaf, 0.25), 0.9),
  ].join("");
}

const LEAF = "#4f9a4a";

const flower = plant(
  {
    name: "flower",
    words: [
      "blossom",
      "bloom",
      "wildflower",
      "anemone",
      "cosmos flower",
      "hibiscus",
      "orchid",
      "iris",
      "dandelion",
    ],
    places: ["ground", "table"],
    height: 0.5,
    aspect: 0.6,
    colours: { main: "#e8567a", leaf: LEAF, heart: "#f7c843" },
  },
  (pen) => [
    stalk(pen, 30, 34),
    ring(6, 30, 30, () => flat(oval(30, 14.5, 8.6, 13), pen.tone("main", -0.14)), 30),
    ring(
      6,
      30,
      30,
      () =>
        pen.solid(oval(30, 15, 8.4, 12.6), pen.tone("main"), 2) +
        stroke("M30 24V16", pen.tone("main", -0.2), 1),
    ),
    pen.solid(oval(30, 30, 7.6), pen.tone("heart"), 2),
    ring(6, 30, 30, () => dot(30, 26.4, 0.9, pen.tone("heart", -0.35))),
  ],
);

const daisy = plant(
  {
    name: "daisy",
    words: ["marguerite", "camomile", "chamomile", "aster", "edelweiss"],
    places: ["ground", "table"],
    height: 0.35,
    aspect: 0.6,
    colours: { main: "#fdfcf7", leaf: LEAF, heart: "#f5bf35" },
  },
  (pen) => [
    stalk(pen, 30, 34),
    ring(9, 30, 29, () => flat(oval(30, 12.6, 4.4, 11.4), pen.tone("main", -0.1)), 20),
    ring(9, 30, 29, () => flat(oval(30, 12.6, 4.4, 11.4), pen.tone("main"))),
    pen.solid(oval(30, 29, 9), pen.tone("heart"), 2.4),
    dot(27, 26, 1.4, pen.tone("heart", 0.4)),
  ],
);

const sunflower = plant(
  {
    name: "sunflower",
    places: ["ground"],
    height: 1.9,
    aspect: 0.62,
    colours: { main: "#f8c12c", leaf: "#4a8f3e", heart: "#6b3f22" },
  },
  (pen) => [
    stalk(pen, 31, 34, 4.6),
    ring(14, 31, 30, () => flat(blob("31,30! 25,12 31,0.6! 37,12"), pen.tone("main", -0.16)), 13),
    ring(14, 31, 30, () => flat(blob("31,30! 26.4,13 31,3! 35.6,13"), pen.tone("main"))),
    pen.solid(oval(31, 30, 13.6), pen.tone("heart"), 3),
    ring(10, 31, 30, () => dot(31, 20, 1.2, pen.tone("heart", 0.3))),
    ring(7, 31, 30, () => dot(31, 24.6, 1.1, pen.tone("heart", 0.4)), 15),
    dot(31, 30, 2, pen.tone("heart", -0.3)),
  ],
);

const rose = plant(
  {
    name: "rose",
    words: ["peony", "camellia", "carnation"],
    places: ["ground", "table"],
    height: 0.5,
    aspect: 0.58,
    colours: { main: "#d62f45", leaf: "#3f7f45" },
  },
  (pen) => {
    const red = pen.tone("main");
    return [
      stalk(pen, 29, 40),
      flat("M30 56l4 -3l-3.4 6zM28.6 68l-4 -3l3.6 6z", pen.tone("leaf", -0.2)),
      flat(
        blob("29,46! 18,44 12,50! 22,38") + blob("29,46! 40,44 46,50! 36,38"),
        pen.tone("leaf", -0.1),
      ),
      pen.solid(
        blob("8,14 14,10 29,14 44,10 50,14 50,28 42,42 29,46 16,42 8,28"),
        pen.shade(red, -0.12),
        3,
      ),
      pen.solid(twin(29, "29,2 38,4 43,11 42,22 29,28"), pen.shade(red, -0.04), 2),
      flat(blob("19,8 29,3 38,8 37,17 29,20 21,16"), pen.shade(red, -0.3)),
      stroke(curve("22,10 29,6.5 35,10 34,15 28,16.4 25,13 30,11.6"), pen.shade(red, 0.22), 1.8),
      pen.solid(blob("8,14! 16,16 24,22 32,38 26,46 14,40 8,28"), red, 2),
      pen.solid(blob("50,14! 42,16 33,24 27,40 32,46 44,40 50,28"), pen.shade(red, 0.1), 2),
      stroke(curve("9,15 17,17.4 24,23 30,34"), pen.shade(red, 0.3), 1.4),
    ];
  },
);

const tulip = plant(
  {
    name: "tulip",
    words: ["crocus"],
    places: ["ground", "table"],
    height: 0.45,
    aspect: 0.55,
    colours: { main: "#e0413f", leaf: "#57a052" },
  },
  (pen) => [
    stroke(curve("27.5,42 28,70 27.5,98"), pen.tone("leaf", -0.14), 3.6),
    pen.solid(blob("27,98! 14,84 8,62 4,44! 16,58 24,78"), pen.tone("leaf"), 2.4),
    pen.solid(blob("28,98! 40,86 46,68 51,52! 39,64 31,82"), pen.tone("leaf", -0.08), 2.4),
    flat(
      blob("27.5,44! 17,30 18,8! 27.5,20") + blob("27.5,44! 38,30 37,8! 27.5,20"),
      pen.tone("main", -0.26),
    ),
    pen.solid(blob("27.5,47 14,44 8,30 8,4! 18,14 24,28 27.5,44"), pen.tone("main"), 2.4),
    pen.solid(blob("27.5,47 41,44 47,30 47,4! 37,14 31,28 27.5,44"), pen.tone("main", -0.08), 2.4),
    pen.solid(twin(27.5, "27.5,3! 35,16 37,30 34,42 27.5,48"), pen.tone("main", 0.12), 2.4),
    stroke(curve("27.5,14 28,26 27.5,40"), pen.tone("main", -0.1), 1.2),
  ],
);

const poppy = plant(
  {
    name: "poppy",
    places: ["ground"],
    height: 0.5,
    aspect: 0.62,
    colours: { main: "#e23a2c", leaf: "#5a9a50" },
  },
  (pen) => [
    stroke(curve("31,40 34,66 30,98"), pen.tone("leaf", -0.1), 2.6),
    stroke(
      curve("30,90 20,78 10,76") +
        curve("30,92 42,82 52,82") +
        curve("24,82 18,86 12,86") +
        curve("38,85 44,90 50,90"),
      pen.tone("leaf"),
      3,
    ),
    pen.solid(blob("31,36! 10,34 3,18 14,5 28,6"), pen.tone("main", -0.1), 3),
    pen.solid(blob("31,36! 52,34 59,18 48,5 34,6"), pen.tone("main", -0.14), 3),
    pen.solid(blob("31,4 42,2 48,14 31,34! 14,14 20,2"), pen.tone("main", -0.22), 2),
    pen.solid(blob("31,18! 46,14 56,26 48,42 31,46 14,42 6,26 16,14"), pen.tone("main"), 3),
    flat(twin(31, "31,19 37,22 37,30 31,33"), DARK),
    ring(8, 31, 26, () => stroke("M31 26V17.6", DARK, 0.9) + dot(31, 17, 1, DARK)),
    dot(31, 26, 3, "#a9b86a"),
  ],
);

const lavender = plant(
  {
    name: "lavender",
    words: ["hyacinth", "lilac", "lupin", "bluebell"],
    places: ["ground"],
    height: 0.6,
    aspect: 0.75,
    colours: { main: "#8f6fc9", leaf: "#6f9a68" },
  },
  (pen) => {
    const sprig = (degrees: number, top: number, tone: number): string =>
      turned(
        degrees,
        37.5,
        98,
        stroke(`M37.5 98V${top}`, pen.tone("leaf", -0.06), 1.8),
        [0, 1, 2, 3, 4, 5, 6]
          .map((row) => {
            const y = top + row * 5.6;
            const half = 2.4 + Math.sin(((row + 1) / 8) * Math.PI) * 3;
            return (
              dot(37.5 - half * 0.8, y, half * 0.9, pen.tone("main", tone), 2.8) +
              dot(37.5 + half * 0.8, y, half * 0.9, pen.tone("main", tone - 0.14), 2.8)
            );
          })
          .join(""),
        dot(37.5, top - 4, 2.2, pen.tone("main", tone + 0.1), 2.8),
      );
    return [
      flat(
        blob("37,98! 24,84 10,80! 22,92") +
          blob("38,98! 51,84 65,80! 53,92") +
          blob("36,98! 28,82 26,70! 36,84"),
        pen.tone("leaf"),
      ),
      sprig(-18, 22, -0.12),
      sprig(18, 22, -0.12),
      sprig(-8, 14, 0),
      sprig(9, 16, 0.04),
      sprig(0, 9, 0.12),
    ];
  },
);

const lotus = plant(
  {
    name: "water lily",
    words: ["lotus", "waterlily", "lily pad"],
    places: ["water"],
    height: 0.35,
    aspect: 1.9,
    colours: { main: "#f3a6c8", leaf: "#4f9a5a", heart: "#f7cf4b" },
  },
  (pen) => {
    const petal = (degrees: number, length: number, tone: number): string =>
      turned(
        degrees,
        95,
        82,
        flat(
          twin(95, `95,${82 - length}! 108,${82 - length * 0.55} 104,80 95,84`),
          pen.tone("main", tone),
        ),
      );
    return [
      pen.solid(blob("4,84 22,72 62,69 90,75 78,82! 96,90 70,98 28,97 8,92"), pen.tone("leaf"), 3),
      pen.solid(
        blob("90,84 112,72 160,70 184,80 186,90 160,98 118,98 98,92"),
        pen.tone("leaf", 0.08),
        3,
      ),
      stroke("M78 83L40 78M78 83L34 90M120 92L160 82M120 92L164 92", pen.tone("leaf", -0.18), 1.6),
      [-66, 66].map((degrees) => petal(degrees, 62, -0.16)).join(""),
      [-42, 42].map((degrees) => petal(degrees, 72, -0.08)).join(""),
      petal(0, 79, -0.04),
      [-78, 78].map((degrees) => petal(degrees, 52, 0.02)).join(""),
      [-24, 24].map((degrees) => petal(degrees, 66, 0.08)).join(""),
      dot(95, 78, 11, pen.tone("heart"), 6),
      [-54, 54].map((degrees) => petal(degrees, 46, 0.2)).join(""),
      petal(0, 44, 0.3),
    ];
  },
);

const lily = plant(
  {
    name: "lily",
    words: ["daffodil", "narcissus"],
    places: ["ground", "table"],
    height: 0.7,
    aspect: 0.6,
    colours: { main: "#f7e9c2", leaf: LEAF, heart: "#e2803a" },
  },
  (pen) => [
    stalk(pen, 30, 34),
    ring(
      3,
      30,
      29,
      () => pen.solid(blob("30,29! 20,16 30,1! 40,16"), pen.tone("main", -0.12), 2),
      60,
    ),
    ring(
      3,
      30,
      29,
      () =>
        pen.solid(blob("30,29! 21,17 30,2! 39,17"), pen.tone("main"), 2) +
        stroke("M30 26V12", pen.tone("heart", 0.3), 1.4),
    ),
    ring(
      5,
      30,
      29,
      () =>
        stroke("M30 29V20", pen.tone("leaf", 0.3), 1) + dot(30, 19, 1.7, pen.tone("heart"), 1.2),
      20,
    ),
    dot(30, 29, 3, pen.tone("heart")),
  ],
);

const bouquet = plant(
  {
    name: "bouquet",
    words: ["bunch of flowers", "posy"],
    places: ["table", "ground"],
    height: 0.5,
    aspect: 0.8,
    colours: { main: "#e8567a", leaf: LEAF, paper: "#efe0c8", ribbon: "#c8453f" },
  },
  (pen) => {
    const bloom = (x: number, y: number, size: number, colour: string): string =>
      moved(
        x,
        y,
        size,
        ring(6, 0, 0, () => flat(oval(0, -6.4, 4.4, 6), colour)),
        ring(6, 0, 0, () => flat(oval(0, -4.6, 2.6, 4), pen.shade(colour, 0.18)), 30),
        dot(0, 0, 3.2, "#f7c843"),
      );
    return [
      flat(
        blob("40,50! 12,44 4,26! 22,28") +
          blob("40,50! 68,44 76,26! 58,28") +
          blob("40,50! 28,18 32,3! 42,18") +
          blob("40,50! 60,20 62,8! 46,16"),
        pen.tone("leaf"),
      ),
      pen.solid("M12 46L40 40L68 46L48 76L54 99H26L32 76Z", pen.tone("paper"), 4),
      bloom(22, 30, 1.1, pen.tone("main", -0.12)),
      bloom(58, 30, 1.1, "#f2a33b"),
      bloom(40, 20, 1.15, "#9a72c9"),
      bloom(30, 44, 1.15, "#f6efe6"),
      bloom(52, 45, 1.1, pen.tone("main", 0.16)),
      bloom(40, 34, 1.1, pen.tone("main")),
      pen.solid("M18 58L40 64L62 54L48 76L53 98H27L32 76Z", pen.tone("paper", 0.2), 3),
      slab(30, 73, 20, 5, pen.tone("ribbon"), 1),
      flat(blob("40,75! 30,68 27,76 32,80") + blob("40,75! 50,68 53,76 48,80"), pen.tone("ribbon")),
    ];
  },
);

/** Flowers that are looked at. */
export const flowers: readonly SceneElement[] = [
  flower,
  daisy,
  sunflower,
  rose,
  tulip,
  poppy,
  lavender,
  lotus,
  lily,
  bouquet,
];
