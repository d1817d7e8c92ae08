import type { SceneElement } from "../../drawing.js";
import { dot, flat, mirrored, moved, repeat, slab, stroke, turned } from "../kit/marks.js";
import { CHROME, GOLD, INK, PAPER, STEEL } from "../kit/palette.js";
import { box, oval } from "../kit/paths.js";
import { drawer } from "../kit/pen.js";

const object = drawer("object");

const guitar = object(
  {
    name: "guitar",
    words: ["acoustic guitar", "ukulele", "banjo"],
    places: ["ground", "table"],
    height: 1,
    aspect: 0.42,
    colours: { main: "#d58a3c", neck: "#5c3a26" },
  },
  (pen) => [
    flat("M16.5 1H25.5L26.5 14H15.5Z", pen.tone("neck", -0.2)),
    ...[3, 7, 11].map((y) => slab(12.6, y, 4, 2, CHROME, 1) + slab(25.4, y, 4, 2, CHROME, 1)),
    pen.soft(
      "M21 46Q33 46 34 55Q34 62 33 65Q41 72 40 84Q38 99 21 99Q4 99 2 84Q1 72 9 65Q8 62 8 55Q9 46 21 46Z",
      pen.tone("main"),
      0.24,
    ),
    pen.soft(
      "M21 48.4Q31 48.4 32 55Q32 62 30.6 66Q38 73 37.6 84Q36 96.6 21 96.6Q6 96.6 4.4 84Q4 73 11.4 66Q10 62 10 55Q11 48.4 21 48.4Z",
      pen.tone("main", 0.22),
      0.14,
    ),
    slab(17.6, 13, 6.8, 56, pen.tone("neck")),
    repeat(9, (index) => slab(17.6, 18 + index * 5.4, 6.8, 0.8, STEEL)),
    dot(21, 70, 6.8, "#3a2418"),
    slab(13, 85, 16, 4, pen.tone("neck"), 1),
    ...[19, 20.4, 21.8, 23.2].map((x) => slab(x - 0.2, 3, 0.4, 83, "#f2ead8")),
  ],
);

const electricGuitar = object(
  {
    name: "electric guitar",
    words: ["bass guitar", "rock guitar"],
    places: ["ground", "table"],
    height: 1,
    aspect: 0.44,
    colours: { main: "#c9302c", plate: "#f6f1e6" },
  },
  (pen) => [
    flat("M18 13Q14 4 24 1Q30 2 26.6 6L26 14Z", "#8a5a34"),
    ...[3.4, 6.6, 9.8].map((y) => slab(13.4, y, 4, 1.6, CHROME, 0.8)),
    pen.soft(
      "M8 46Q4 40 9 41Q15 52 22 53Q28 52 31 45Q36 41 37 47Q35 60 35 66Q43 76 41 87Q37 99 22 99Q6 99 3 87Q1 76 9 66Q11 58 8 46Z",
      pen.tone("main"),
      0.26,
    ),
    flat("M16 58Q22 60 28 58Q31 68 36 80Q36 90 28 88Q20 80 14 78Q12 68 16 58Z", pen.tone("plate")),
    slab(19, 12, 6.4, 50, "#5c3a26"),
    repeat(9, (index) => slab(19, 16 + index * 5, 6.4, 0.8, STEEL)),
    slab(15, 66, 14, 4, INK, 1),
    slab(15, 75, 14, 4, INK, 1),
    slab(16, 87, 12, 4.4, CHROME, 1),
    ...[20.2, 21.6, 23, 24.4].map((x) => slab(x - 0.2, 4, 0.4, 84, "#f2ead8")),
    dot(33, 86, 1.8, CHROME),
    dot(34, 80, 1.8, CHROME),
  ],
);

const violin = object(
  {
    name: "violin",
    words: ["fiddle", "cello", "viola"],
    places: ["table", "ground"],
    height: 0.6,
    aspect: 0.52,
    colours: { main: "#b0602c" },
  },
  (pen) => [
    stroke("M47 4L37 97", "#6b4026", 1.8),
    stroke("M49.4 5L40 97", PAPER, 0.9),
    slab(37, 91, 5, 6, INK, 1),
    stroke("M22 8Q16 1 22 1.4Q27 2 24 6", pen.tone("main", -0.35), 2.6),
    slab(17, 8, 10, 1.8, INK, 0.9),
    slab(17, 12, 10, 1.8, INK, 0.9),
    pen.soft(
      "M22 38Q34 38 35 49Q35 56 31 59Q29 63 32 68Q39 74 38 84Q36 97 22 97Q8 97 6 84Q5 74 12 68Q15 63 13 59Q9 56 9 49Q10 38 22 38Z",
      pen.tone("main"),
      0.3,
    ),
    pen.soft(
      "M22 40.4Q31.6 40.4 32.6 49Q32.6 54.6 29 57.6Q26.6 63 29.6 69.4Q35.6 75 35.4 84Q34 94.6 22 94.6Q10 94.6 8.6 84Q8.4 75 14.4 69.4Q17.4 63 15 57.6Q11.4 54.6 11.4 49Q12.4 40.4 22 40.4Z",
      pen.tone("main", 0.16),
      0.18,
    ),
    slab(20, 6, 4, 10, pen.tone("main", -0.35)),
    flat("M20.4 14H23.6L25 60H19Z", INK),
    stroke("M14.6 62Q17 66 14.6 71M29.4 62Q27 66 29.4 71", INK, 1.5),
    slab(16, 68, 12, 2.4, "#f0d8a8", 1),
    flat("M19 74H25L23.6 92H20.4Z", INK),
    slab(21, 14, 0.4, 62, "#f2ead8"),
    slab(22.6, 14, 0.4, 62, "#f2ead8"),
  ],
);

const piano = object(
  {
    name: "piano",
    words: ["grand piano", "keyboard", "organ"],
    places: ["ground"],
    height: 1.6,
    aspect: 1.5,
    colours: { main: "#2c2e38" },
  },
  (pen) => [
    flat("M44 44L140 4Q146 14 136 44Z", pen.tone("main", 0.12)),
    flat("M52 43L134 9Q138 18 132 43Z", "#b5793f"),
    stroke("M100 48L112 18", INK, 2),
    stroke("M26 66V96M132 64V96M84 70V90", pen.tone("main", -0.1), 5),
    ...[26, 132].map((x) => dot(x, 97, 3, GOLD)),
    stroke("M84 70V92M78 92H90", GOLD, 2),
    pen.soft(
      "M8 46Q8 42 14 42H128Q148 44 146 54Q145 66 132 66H40L12 72Q6 72 6 66Z",
      pen.tone("main"),
      0.14,
    ),
    flat("M8 46Q8 42 14 42H128Q140 43 144 48H8Z", pen.tone("main", 0.26)),
    slab(4, 56, 62, 10, PAPER, 1),
    repeat(12, (index) => slab(8.6 + index * 5, 56, 0.8, 10, "#9a9488")),
    repeat(10, (index) =>
      index % 7 === 2 || index % 7 === 6 ? "" : slab(7.4 + index * 5, 56, 3, 6, INK, 0.5),
    ),
    slab(2, 65, 66, 6, pen.tone("main", 0.1), 2),
    flat("M18 24L42 20L48 42H24Z", PAPER),
    ...[26, 31, 36].map((y) =>
      stroke(`M${23 + (y - 26) * 0.24} ${y}L${41 + (y - 26) * 0.24} ${y - 3}`, "#8d877c", 1.2),
    ),
  ],
);

const drum = object(
  {
    name: "drum",
    words: ["snare drum", "bongo", "percussion"],
    places: ["ground", "table"],
    height: 0.5,
    aspect: 1.2,
    colours: { main: "#d23b36", rim: GOLD },
  },
  (pen) => {
    const body = "M12 42V84Q12 99 60 99Q108 99 108 84V42Z";
    return [
      pen.soft(body, pen.tone("main"), 0.26),
      pen.within(body, stroke("M12 46L28 94L44 54L60 98L76 54L92 94L108 46", PAPER, 2.6)),
      stroke("M12 84Q14 96.6 60 96.6Q106 96.6 108 84", pen.tone("rim"), 4.6),
      dot(60, 42, 50, pen.tone("rim"), 15),
      dot(60, 40, 50, pen.tone("rim", 0.3), 15),
      dot(60, 40, 45, "#faf4e4", 12.4),
      stroke("M56 40L14 6", "#b5793f", 4.4),
      stroke("M66 38L106 5", "#b5793f", 4.4),
      dot(57, 41, 5, "#d8a868"),
      dot(65, 39, 5, "#d8a868"),
    ];
  },
);

const trumpet = object(
  {
    name: "trumpet",
    words: ["horn", "bugle", "trombone", "cornet", "saxophone"],
    places: ["table"],
    height: 0.25,
    aspect: 2.2,
    colours: { main: "#efb52f" },
  },
  (pen) => [
    moved(
      0,
      15,
      1,
      flat("M150 38Q192 34 212 8Q218 40 212 84Q192 56 150 50Z", pen.tone("main")),
      flat("M150 45Q192 46 214 46Q214 66 212 84Q192 56 150 50Z", pen.tone("main", -0.2)),
      dot(212, 46, 5, pen.tone("main", -0.35), 38),
      slab(14, 38, 140, 11, pen.tone("main"), 5),
      slab(14, 44, 140, 5, pen.tone("main", -0.22), 2.5),
      flat("M4 34H10L20 39V48L10 53H4Z", STEEL),
      stroke(
        "M146 72H60Q44 72 44 58Q44 46 58 44M146 44Q160 46 160 58Q160 72 146 72",
        pen.tone("main", -0.1),
        8,
      ),
      ...[82, 102, 122].map(
        (x) =>
          pen.soft(box(x - 7, 30, 14, 52, 4), pen.tone("main", 0.14), 0.3) +
          slab(x - 2, 18, 4, 13, STEEL) +
          slab(x - 7, 14, 14, 6, PAPER, 3),
      ),
    ),
  ],
);

const microphone = object(
  {
    name: "microphone",
    words: ["mic", "mike"],
    places: ["ground", "table"],
    height: 1.6,
    aspect: 0.5,
    colours: { main: "#5b6473" },
  },
  (pen) => {
    const head = box(11, 2, 28, 44, 14);
    return [
      stroke("M6 26V34Q6 54 25 54Q44 54 44 34V26", INK, 3.4),
      slab(23, 54, 4, 36, INK),
      pen.soft("M8 99Q10 89 25 89Q40 89 42 99Z", pen.tone("main"), 0.24),
      pen.soft(head, pen.tone("main", 0.2), 0.3),
      pen.within(
        head,
        repeat(6, (index) => slab(11, 7 + index * 4.4, 28, 1.4, pen.tone("main", -0.3))),
        repeat(7, (index) => slab(12 + index * 4.2, 2, 1.2, 28, pen.tone("main", -0.3))),
      ),
      slab(10, 29, 30, 5, CHROME, 1),
    ];
  },
);

const note = object(
  {
    name: "musical note",
    words: ["music note", "music", "melody", "song"],
    places: ["air", "free"],
    height: 0.6,
    aspect: 0.9,
    colours: { main: "#7a4fc4" },
  },
  (pen) => [
    turned(-18, 20, 84, pen.ball(oval(20, 84, 17, 13), pen.tone("main"))),
    turned(-18, 68, 74, pen.ball(oval(68, 74, 17, 13), pen.tone("main"))),
    slab(30, 18, 6.4, 64, pen.tone("main")),
    slab(78, 8, 6.4, 64, pen.tone("main", -0.16)),
    flat("M30 16L84.4 4V20L30 32Z", pen.tone("main", 0.1)),
    flat("M30 36L84.4 24V31L30 43Z", pen.tone("main", -0.1)),
  ],
);

const harp = object(
  {
    name: "harp",
    words: ["lyre"],
    places: ["ground"],
    height: 1.7,
    aspect: 0.7,
    colours: { main: "#e0aa38" },
  },
  (pen) => [
    ...[18, 25, 32, 39, 46, 53].map((x, index) =>
      stroke(`M${x} ${[24, 25, 24, 20, 15, 11][index]}L${x} ${88 - index * 11}`, "#c9c2b2", 0.9),
    ),
    stroke("M12 92L60 14", pen.tone("main", -0.2), 8),
    stroke("M11 92V18", pen.tone("main"), 6),
    stroke("M10 16Q22 30 38 18Q50 4 62 14", pen.tone("main", 0.14), 7),
    mirrored(10, stroke("M10 17Q4 8 12 6", pen.tone("main", 0.14), 4)),
    pen.soft("M3 99Q3 90 12 90H26Q34 91 34 99Z", pen.tone("main", -0.25), 0.24),
  ],
);

const headphones = object(
  {
    name: "headphones",
    words: ["headset", "earphones"],
    places: ["table", "free"],
    height: 0.2,
    aspect: 0.95,
    colours: { main: "#e0503f" },
  },
  (pen) => [
    stroke("M14 66V48Q14 8 47.5 8Q81 8 81 48V66", pen.tone("main", -0.2), 9),
    stroke("M22 28Q32 10 47.5 9", pen.tone("main", 0.3), 3),
    pen.soft(box(20, 54, 12, 44, 5), INK, 0.2),
    pen.soft(box(63, 54, 12, 44, 5), INK, 0.2),
    pen.soft(box(3, 52, 21, 47, 10), pen.tone("main"), 0.24),
    pen.soft(box(71, 52, 21, 47, 10), pen.tone("main"), 0.24),
  ],
);

const radio = object(
  {
    name: "radio",
    words: ["boombox", "stereo", "record player"],
    places: ["table", "ground"],
    height: 0.25,
    aspect: 1.5,
    colours: { main: "#3f9d8f" },
  },
  (pen) => [
    stroke("M120 26L142 3", STEEL, 3),
    stroke("M34 28V14H104V28", pen.tone("main", -0.35), 6),
    pen.soft(box(4, 24, 142, 73, 9), pen.tone("main"), 0.16),
    slab(20, 94, 14, 6, INK, 2),
    slab(116, 94, 14, 6, INK, 2),
    dot(40, 62, 27, pen.tone("main", -0.35)),
    dot(40, 62, 23, INK),
    dot(40, 62, 14, "#4b5160"),
    dot(40, 62, 5, STEEL),
    slab(76, 34, 60, 24, PAPER, 3),
    ...[84, 94, 104, 114, 124].map((x) => slab(x, 38, 1.6, 9, INK)),
    slab(108, 36, 2.4, 20, "#e2473c"),
    ...[88, 124].map((x) => dot(x, 76, 10, PAPER) + slab(x - 1.2, 67, 2.4, 9, INK)),
    ...[102, 108].map((y) => slab(y, 72, 3, 10, pen.tone("main", -0.4), 1)),
  ],
);

/** What music is made with. */
export const music: readonly SceneElement[] = [
  guitar,
  electricGuitar,
  violin,
  piano,
  drum,
  trumpet,
  microphone,
  note,
  harp,
  headphones,
  radio,
];
