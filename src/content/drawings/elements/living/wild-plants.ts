import type { SceneElement } from "../../drawing.js";
import { figure } from "../../numbers.js";
import { dot, flat, repeat, ring, stroke, turned } from "../kit/marks.js";
import { blob, curve, tube, twin } from "../kit/outlines.js";
import { WHITE } from "../kit/palette.js";
import { oval } from "../kit/paths.js";
import { drawer } from "../kit/pen.js";

const plant = drawer("plant");

const grass = plant(
  {
    name: "grass",
    words: ["reed", "tuft of grass", "blade of grass", "weed"],
    places: ["ground"],
    height: 0.4,
    aspect: 1.2,
    colours: { main: "#62a845" },
  },
  (pen) =>
    [
      [18, -26, 46, -0.2],
      [102, 26, 46, -0.2],
      [34, -16, 24, -0.12],
      [86, 15, 26, -0.12],
      [28, -12, 52, 0],
      [92, 14, 54, 0],
      [46, -8, 10, -0.04],
      [74, 8, 14, 0.02],
      [60, 3, 3, 0.1],
      [52, -16, 40, 0.16],
      [68, 14, 42, 0.14],
    ].map(([x = 0, lean = 0, top = 0, tone = 0]) =>
      flat(
        blob(
          `${x - 5},99! ${x - 3 + lean * 0.3},${(top + 99) / 2} ${x + lean * 0.66},${top}! ${x + 5 + lean * 0.3},${(top + 104) / 2} ${x + 5},99!`,
        ),
        pen.tone("main", tone),
      ),
    ),
);

const fern = plant(
  {
    name: "fern",
    words: ["bracken"],
    places: ["ground"],
    height: 0.8,
    aspect: 1.35,
    colours: { main: "#3f8f4a" },
  },
  (pen) => {
    const frond = (degrees: number, length: number, tone: number): string => {
      const leaflets = repeat(9, (index) => {
        const y = 98 - length * (0.16 + index * 0.093);
        const half = 13 * Math.sin(((index + 2.4) / 12) * Math.PI) * (length / 90);
        return (
          oval(67.5 - half * 0.6, y - 1, half * 0.66, 2.7) +
          oval(67.5 + half * 0.6, y - 1, half * 0.66, 2.7)
        );
      });
      return turned(
        degrees,
        67.5,
        98,
        flat(leaflets, pen.tone("main", tone)),
        stroke(`M67.5 98V${98 - length}`, pen.tone("main", tone - 0.2), 1.8),
      );
    };
    return [
      frond(-58, 64, -0.2),
      frond(58, 64, -0.2),
      frond(-34, 78, -0.08),
      frond(34, 78, -0.08),
      frond(-12, 90, 0.06),
      frond(13, 88, 0.12),
    ];
  },
);

const cactus = plant(
  {
    name: "cactus",
    words: ["saguaro", "succulent"],
    places: ["ground"],
    height: 3,
    aspect: 0.8,
    colours: { main: "#4a9a5f", bloom: "#f06a9a" },
  },
  (pen) => {
    const shape =
      tube("40,99,23! 40,60,24 40,18,22") +
      tube("34,68,13 16,66,13 12,54,13 12,38,12") +
      tube("46,58,12 62,56,12 67,46,12 67,28,12");
    return [
      pen.solid(shape, pen.tone("main"), 4),
      stroke("M40 14V97M33 20V97M47 20V97M12 38V54M67 28V46", pen.tone("main", -0.22), 1.4),
      stroke(
        "M36 30l1.4 -2M44 40l1.4 -2M36 52l1.4 -2M44 66l1.4 -2M36 78l1.4 -2M44 88l1.4 -2M9 44l-2 -1M16 48l2 -1M63 36l-2 -1M71 42l2 -1",
        WHITE,
        1,
      ),
      ring(5, 40, 7, () => dot(40, 3.6, 2, pen.tone("bloom"), 3)),
      dot(40, 7, 1.8, "#f7cf4b"),
      dot(12, 31.4, 3.4, pen.tone("bloom"), 3),
      dot(67, 21.4, 3.4, pen.tone("bloom"), 3),
    ];
  },
);

const mushroom = plant(
  {
    name: "mushroom",
    words: ["toadstool", "fly agaric", "fungus"],
    places: ["ground"],
    height: 0.18,
    aspect: 1,
    colours: { main: "#d93a30", stem: "#f6ecd8" },
  },
  (pen) => {
    const cap = blob("3,54 10,26 30,8 50,4 70,8 90,26 97,54 84,60 50,62 16,60");
    return [
      pen.solid(blob("38,54! 62,54! 61,74 68,92 62,99! 38,99! 32,92 39,74"), pen.tone("stem"), 4),
      flat(blob("36,62! 64,62! 68,74! 59,71! 50,76! 41,71! 32,74!"), pen.tone("stem", -0.12)),
      pen.solid(cap, pen.tone("main"), 6),
      flat(oval(50, 58, 38, 4.4), pen.tone("stem", -0.22)),
      pen.within(
        cap,
        dot(30, 30, 8, WHITE, 7),
        dot(58, 18, 7, WHITE, 6),
        dot(74, 38, 8, WHITE, 7),
        dot(50, 42, 6, WHITE, 5),
        dot(14, 50, 6, WHITE, 5),
        dot(92, 52, 5, WHITE),
      ),
    ];
  },
);

const bamboo = plant(
  {
    name: "bamboo",
    words: ["bamboo grove"],
    places: ["ground"],
    height: 6,
    aspect: 0.7,
    colours: { main: "#7ab04a", leaf: "#4f9a45" },
  },
  (pen) => {
    const cane = (x: number, top: number, width: number, tone: number): string => {
      const joints = [0, 1, 2, 3, 4].map((step) => top + ((98 - top) / 5) * step);
      const size = (98 - top) / 5;
      return joints
        .map((y) =>
          pen.solid(
            blob(
              `${x - width / 2 - 0.8},${y}! ${x + width / 2 + 0.8},${y}! ${x + width / 2 - 0.6},${y + size / 2} ${x + width / 2 + 0.8},${figure(y + size - 1)}! ${x - width / 2 - 0.8},${figure(y + size - 1)}! ${x - width / 2 + 0.6},${y + size / 2}`,
            ),
            pen.tone("main", tone),
            2,
          ),
        )
        .join("");
    };
    const leaf = (x: number, y: number, degrees: number): string =>
      turned(
        degrees,
        x,
        y,
        flat(
          blob(`${x},${y}! ${x + 8},${y - 3.4} ${x + 18},${y}! ${x + 8},${y + 3.4}`),
          pen.tone("leaf", (degrees % 3) * 0.06),
        ),
      );
    return [
      cane(20, 8, 6.6, -0.16),
      cane(52, 4, 6.6, -0.12),
      cane(36, 2, 8.4, 0.04),
      leaf(40, 19, -24),
      leaf(40, 20, 20),
      leaf(32, 40, 156),
      leaf(32, 41, 200),
      leaf(56, 23, -10),
      leaf(50, 42, 14),
      leaf(16, 28, 170),
      leaf(16, 27, 212),
      leaf(24, 63, 26),
      leaf(48, 61, 150),
      leaf(40, 60, -20),
    ];
  },
);

const corn = plant(
  {
    name: "corn",
    words: ["maize", "corn cob", "sweetcorn", "ear of corn"],
    places: ["ground", "table"],
    height: 0.3,
    aspect: 0.6,
    colours: { main: "#f7c93b", leaf: "#6aa845" },
  },
  (pen) => {
    const cob = twin(30, "30,2 40,8 45,26 45,56 40,80 30,88");
    const rows = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap((row) =>
      [0, 1, 2, 3, 4].map((column) =>
        dot(16.4 + column * 6.8 + (row % 2) * 0.8, 7 + row * 6.6, 2.7, pen.tone("main", 0.28), 2.5),
      ),
    );
    return [
      pen.solid(blob("30,98! 12,90 3,66 6,34! 16,52 22,74"), pen.tone("leaf", -0.12), 2),
      pen.solid(blob("30,98! 48,90 57,66 54,34! 44,52 38,74"), pen.tone("leaf", -0.18), 2),
      pen.solid(cob, pen.tone("main", -0.08), 3),
      pen.within(cob, ...rows),
      pen.solid(blob("30,99! 14,92 10,72 16,50! 24,66 31,84"), pen.tone("leaf"), 2),
      pen.solid(blob("30,99! 46,92 50,72 46,54! 38,68 30,84"), pen.tone("leaf", 0.1), 2),
    ];
  },
);

const wheat = plant(
  {
    name: "wheat",
    words: ["barley", "rye", "grain", "ear of wheat", "cereal"],
    places: ["ground"],
    height: 1,
    aspect: 0.8,
    colours: { main: "#e3b34a" },
  },
  (pen) => {
    const ear = (degrees: number, top: number, tone: number): string =>
      turned(
        degrees,
        40,
        99,
        stroke(`M40 99V${top + 10}`, pen.tone("main", tone - 0.16), 2),
        stroke(
          [-9, -3, 3, 9]
            .map((lean) => `M40 ${top + 14}L${40 + lean} ${Math.max(top - 9, 1.5)}`)
            .join(""),
          pen.tone("main", tone - 0.06),
          0.8,
        ),
        [0, 1, 2, 3, 4]
          .map((row) => {
            const y = top + 6 + row * 6.6;
            return (
              flat(blob(`40,${y + 5}! 34,${y} 35,${y - 6}! 40,${y - 1}`), pen.tone("main", tone)) +
              flat(
                blob(`40,${y + 5}! 46,${y} 45,${y - 6}! 40,${y - 1}`),
                pen.tone("main", tone - 0.13),
              )
            );
          })
          .join(""),
        flat(
          blob(`40,${top + 4}! 37,${top - 2} 40,${top - 8}! 43,${top - 2}`),
          pen.tone("main", tone + 0.1),
        ),
      );
    return [
      ear(-17, 24, -0.12),
      ear(17, 24, -0.12),
      ear(-7, 14, 0),
      ear(8, 16, 0.04),
      flat(
        blob("40,99! 26,80 12,74! 28,88") + blob("40,99! 54,78 68,76! 52,90"),
        pen.tone("main", -0.2),
      ),
    ];
  },
);

const pottedPlant = plant(
  {
    name: "potted plant",
    words: ["houseplant", "flowerpot", "pot plant", "monstera", "plant"],
    places: ["table", "ground"],
    height: 0.6,
    aspect: 0.8,
    colours: { main: "#4f9f57", pot: "#c8703f" },
  },
  (pen) => {
    const leaf = (degrees: number, length: number, tone: number): string =>
      turned(
        degrees,
        40,
        68,
        pen.solid(
          twin(40, `40,${68 - length}! 49,${68 - length * 0.62} 46,${68 - length * 0.24} 40,68!`),
          pen.tone("main", tone),
          2,
        ),
        stroke(`M40 66V${68 - length * 0.82}`, pen.tone("main", tone + 0.22), 1),
      );
    return [
      leaf(-58, 44, -0.2),
      leaf(58, 44, -0.2),
      leaf(-34, 56, -0.1),
      leaf(34, 56, -0.1),
      leaf(0, 65, -0.02),
      leaf(-17, 50, 0.1),
      leaf(18, 48, 0.12),
      pen.solid("M20 72H60L55 99H25Z", pen.tone("pot"), 3),
      pen.solid("M17 64H63V74H17Z", pen.tone("pot", 0.12), 2),
    ];
  },
);

const ivy = plant(
  {
    name: "ivy",
    words: ["vine", "creeper", "liana"],
    places: ["ground"],
    height: 2,
    aspect: 0.6,
    colours: { main: "#4b8a4a" },
  },
  (pen) => {
    const leaf = (x: number, y: number, size: number, degrees: number, tone: number): string =>
      `<g transform="translate(${x} ${y}) rotate(${degrees}) scale(${size})">${flat("M0 6C-2 5-7 6-8 1C-6 1-6-1-7-3C-4-2-2-4 0-8C2-4 4-2 7-3C6-1 6 1 8 1C7 6 2 5 0 6Z", pen.tone("main", tone))}${stroke("M0 5V-4M0 2L-5 0M0 2L5 0", pen.tone("main", tone + 0.24), 0.7)}</g>`;
    return [
      stroke(curve("30,98 22,82 38,66 24,48 36,30 28,10"), "#7a5a3c", 2.4),
      stroke(curve("26,88 12,78 10,64") + curve("33,60 48,54 50,42"), "#7a5a3c", 1.6),
      [
        [14, 90, 1, -40, -0.1],
        [38, 88, 1.1, 40, 0],
        [44, 72, 1.2, 60, -0.08],
        [22, 70, 1.1, -50, 0.1],
        [10, 60, 1.1, -10, -0.04],
        [36, 54, 1, 20, 0.14],
        [16, 44, 1.1, -60, 0],
        [50, 38, 1.1, 16, -0.1],
        [44, 26, 1.1, 50, 0.08],
        [22, 28, 1.1, -40, -0.08],
        [30, 12, 1.2, 4, 0.12],
      ]
        .map(([x = 0, y = 0, size = 1, degrees = 0, tone = 0]) => leaf(x, y, size, degrees, tone))
        .join(""),
    ];
  },
);

const clover = plant(
  {
    name: "clover",
    words: ["shamrock", "four-leaf clover"],
    places: ["ground"],
    height: 0.15,
    aspect: 0.85,
    colours: { main: "#4fa552" },
  },
  (pen) => [
    stroke(curve("42,44 46,70 38,97"), pen.tone("main", -0.2), 4),
    ring(
      4,
      42.5,
      38,
      () =>
        pen.solid(
          blob("42.5,37! 27,26 24,12 34,5 42.5,13! 51,5 61,12 58,26"),
          pen.tone("main"),
          2,
        ) + stroke(curve("42.5,34 42.5,26 42.5,20"), pen.tone("main", 0.3), 1.6),
      45,
    ),
  ],
);

const seaweed = plant(
  {
    name: "seaweed",
    words: ["kelp", "algae", "coral", "sea grass"],
    places: ["underwater"],
    height: 1.2,
    aspect: 0.8,
    colours: { main: "#3f9a6a", coral: "#f07a6a" },
  },
  (pen) => {
    const ribbon = tube("30,99,8! 24,80,9 34,62,9 22,42,8 30,22,6 24,4,0");
    return [
      flat(tube("14,99,6! 8,82,7 18,68,6 10,52,0"), pen.tone("main", -0.2)),
      pen.solid(ribbon, pen.tone("main"), 2),
      flat(tube("44,99,7! 50,82,8 40,64,7 48,46,6 42,30,0"), pen.tone("main", 0.16)),
      stroke(
        curve("62,98 62,80 54,64") +
          curve("62,82 70,66 68,54") +
          curve("58,72 52,64 48,58") +
          curve("67,68 74,60 76,54") +
          "M62 88L52 80M62 90L74 78",
        pen.tone("coral"),
        5,
      ),
    ];
  },
);

/** Grasses, crops and other small plants. */
export const wildPlants: readonly SceneElement[] = [
  grass,
  fern,
  cactus,
  mushroom,
  bamboo,
  corn,
  wheat,
  pottedPlant,
  ivy,
  clover,
  seaweed,
];
