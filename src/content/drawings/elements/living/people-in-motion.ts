import type { SceneElement } from "../../drawing.js";
import { dot, flat, moved, slab, stroke, turned } from "../kit/marks.js";
import { blob, curve, tube, twin } from "../kit/outlines.js";
import { DARK, WHITE } from "../kit/palette.js";
import { box, oval } from "../kit/paths.js";
import { drawer } from "../kit/pen.js";
import { arm, BODY, bareArm, faceFront, faceRight, leg } from "./figures.js";

const person = drawer("person");

const SPORTY = { ...BODY, legs: "#34415a", shoe: "#c8453f" } as const;

const runner = person(
  {
    name: "runner",
    words: ["jogger", "athlete", "sprinter", "marathon runner"],
    places: ["ground"],
    height: 1.7,
    aspect: 0.85,
    colours: { main: "#e8542f", ...SPORTY },
  },
  (pen) => [
    bareArm(pen, "46,28 60,38 70,28", pen.tone("main", -0.2), 6),
    leg(pen, "38,54 24,66 6,72", pen.tone("skin", -0.22), 1, 10),
    leg(pen, "42,54 60,64 56,90", pen.tone("skin"), 1, 11),
    flat(tube("40,52,13 26,62,11 19,68,9!"), pen.tone("legs", -0.2)),
    pen.solid(tube("42,52,14 52,58,12 60,62,11"), pen.tone("legs"), 2),
    faceRight(pen, 53, 12, 8.6, "short"),
    pen.solid(blob("42,24 48,21 54,24 54,36 50,50 46,56 36,54 36,42"), pen.tone("main"), 3),
    slab(44, 32, 7, 7, WHITE, 1),
    bareArm(pen, "44,28 32,38 24,30", pen.tone("main", 0.05), 6.4),
    stroke("M4 40h12M0 52h10M6 28h9", "#b9c7cf", 1.8),
  ],
);

const dancer = person(
  {
    name: "dancer",
    words: ["ballerina", "ballet dancer"],
    places: ["ground"],
    height: 1.8,
    aspect: 0.9,
    colours: { main: "#ea7fae", ...SPORTY, shoe: "#d9578f" },
  },
  (pen) => [
    arm(pen, "52,29 66,20 74,8", pen.tone("skin", -0.1), 4.6),
    arm(pen, "40,29 26,22 30,6", pen.tone("skin"), 4.6),
    leg(pen, "50,52 68,58 86,50", pen.tone("skin", -0.1), 1, 7.4),
    flat(tube("44,50,8 43,72,6.4 42,88,5 43,99,0"), pen.tone("skin")),
    flat(tube("42,87,5.4 43,99,0"), pen.tone("shoe")),
    stroke("M39.6 80L45 84M45 79L39.6 85", pen.tone("shoe"), 1.2),
    pen.solid(twin(46, "46,24 51,25 54,31 51,42 52,50 46,51"), pen.tone("main", -0.08), 2),
    flat(
      blob(
        "46,44 60,46 74,54! 68,56 70,60! 58,60! 54,64! 46,61! 38,64! 34,60! 22,60! 24,56 18,54! 32,46",
      ),
      pen.tone("main", 0.3),
    ),
    pen.solid(blob("46,43 58,45 70,51! 60,54! 46,56! 32,54! 22,51! 34,45"), pen.tone("main"), 2),
    faceFront(pen, 46, 13.5, 7.6, "bun"),
  ],
);

const cyclist = person(
  {
    name: "cyclist",
    words: ["bicyclist", "biker", "bike rider"],
    places: ["ground"],
    height: 1.8,
    aspect: 1.15,
    colours: { main: "#e2443f", ...SPORTY, legs: "#2d3440", frame: "#2f7fb8", helmet: "#f2c14e" },
  },
  (pen) => {
    const wheel = (x: number): string =>
      `<circle cx="${x}" cy="77" r="20.5" fill="none" stroke="#2d3138" stroke-width="3.2"/>${stroke(
        `M${x} 57V97M${x - 20} 77H${x + 20}M${x - 14} 63L${x + 14} 91M${x + 14} 63L${x - 14} 91`,
        "#9aa5ad",
        0.7,
      )}${dot(x, 77, 2.4, "#5a636c")}`;
    return [
      wheel(25),
      wheel(90),
      leg(pen, "44,52 62,58 54,76", pen.tone("legs", -0.3), 1, 9),
      stroke(
        "M25 77L44 58L78 54L56 79L25 77M44 58L56 79M42 54L45 60M76 46L90 77M76 46L86 44",
        pen.tone("frame"),
        3.2,
      ),
      dot(56, 79, 5, "#4a525b"),
      stroke("M56 79L52 87M47 87h9", "#4a525b", 2.2),
      slab(34, 51, 15, 4, DARK, 2),
      faceRight(pen, 76, 16, 8.4, "short"),
      flat(blob("66.4,13! 66,4 74,0.6 84,3 88,12! 78,10"), pen.tone("helmet")),
      stroke(curve("70,6 76,5 82,7"), pen.tone("helmet", -0.25), 1.6),
      pen.solid(blob("38,50 44,34 60,24 70,24 74,30 66,40 52,52 44,55"), pen.tone("main"), 3),
      leg(pen, "43,51 66,60 52,84", pen.tone("skin"), 1, 10),
      pen.solid(tube("43,51,12 55,55,10 63,58,9!"), pen.tone("legs"), 2),
      bareArm(pen, "67,30 72,42 85,43", pen.tone("main", 0.06), 6),
    ];
  },
);

const skier = person(
  {
    name: "skier",
    words: ["ski racer"],
    places: ["ground"],
    height: 1.7,
    aspect: 1.1,
    colours: { main: "#2f86c9", ...SPORTY, legs: "#2f3a4f", shoe: "#d8433c", hat: "#e8542f" },
  },
  (pen) => [
    turned(
      6,
      50,
      92,
      stroke("M6 94H92Q100 94 102 86", pen.tone("main", -0.3), 3),
      stroke("M14 98H98Q106 97 107 90", pen.tone("shoe"), 3),
    ),
    stroke("M74 46L40 72L22 84M20 78l6 8", "#5a636c", 1.8),
    leg(pen, "40,56 58,68 50,89", pen.tone("legs", -0.2), 1, 11),
    leg(pen, "38,56 58,66 46,90", pen.tone("legs"), 1, 12),
    faceRight(pen, 62, 16, 9, "short"),
    flat(blob("52.6,12! 54,4 62,1 70,4 72,11! 62,9"), pen.tone("hat")),
    dot(59, 2.6, 2.6, WHITE),
    flat(box(60, 11.6, 12, 6, 2.6), DARK),
    flat(box(64, 12.8, 7, 3.6, 1.6), "#f2b13e"),
    pen.solid(blob("34,54 38,38 48,27 58,25 62,31 58,44 50,56 42,60"), pen.tone("main"), 3),
    stroke("M52 27L58 34", pen.tone("hat"), 5),
    arm(pen, "54,33 60,48 73,46", pen.tone("main", 0.08), 7),
    dot(74, 45.4, 3.6, DARK),
    stroke("M76 42L60 62L34 80M30 75l7 8", "#7b838c", 1.8),
  ],
);

const surfer = person(
  {
    name: "surfer",
    words: ["surf rider"],
    places: ["water"],
    height: 1.9,
    aspect: 1.25,
    colours: { main: "#f2a33b", ...SPORTY, legs: "#2f6fb0", hair: "#d9a441", stripe: "#e2443f" },
  },
  (pen) => [
    pen.solid(blob("2,99! 20,90 62,86 104,84 123,76! 116,90 98,98 56,99"), pen.tone("main"), 3),
    stroke(curve("18,95 62,92 112,84"), pen.tone("stripe"), 2.4),
    bareArm(pen, "50,36 34,38 20,32", pen.tone("skin"), 6),
    leg(pen, "58,60 46,72 36,88", pen.tone("skin", -0.14), 1, 9),
    leg(pen, "64,60 82,68 80,85", pen.tone("skin"), 1, 9),
    flat(tube("58,60,13 50,68,10 45,73,9!"), pen.tone("legs", -0.2)),
    pen.solid(tube("62,59,13 74,63,11 82,68,9!"), pen.tone("legs"), 2),
    faceRight(pen, 68, 19, 9, "short"),
    pen.solid(blob("50,34 58,29 68,31 70,38 66,52 64,62 54,62 52,48"), pen.tone("skin"), 3),
    arm(pen, "66,36 82,42 98,38", pen.tone("skin", 0.04), 6),
  ],
);

const musician = person(
  {
    name: "musician",
    words: ["guitarist", "guitar player", "singer", "rock star", "bard"],
    places: ["ground"],
    height: 1.75,
    aspect: 0.75,
    colours: { main: "#3f6f8a", ...SPORTY, wood: "#c9782f", shoe: "#3a2f33" },
  },
  (pen) => [
    leg(pen, "39,52 43,74 44,95", pen.tone("legs", -0.14), 0, 10),
    leg(pen, "29,52 26,74 25,95", pen.tone("legs"), 0, 10),
    arm(pen, "44.5,27 55,38 62,30", pen.tone("main", -0.12), 6.4),
    pen.solid(twin(34, "34,19.5 41,20.5 45.5,25 44,38 44.4,54! 34,55"), pen.tone("main"), 2.6),
    stroke("M27 21L46 46", "#5a3a2a", 2),
    turned(
      -24,
      34,
      46,
      slab(36, 43, 36, 4, "#5a3a2a", 1),
      slab(68, 41.6, 8, 7, "#3d2a24", 1.5),
      pen.solid(
        blob("12,45 15,36 24,34 31,38 38,36.4 44,40 45,45 44,50 38,53.6 31,52 24,56 15,54"),
        pen.tone("wood"),
        2,
      ),
      dot(33, 45, 4.6, "#4a2d20"),
      stroke("M18 44H70M18 46H70", "#f3e6cf", 0.5),
      slab(17, 41, 2.4, 8, "#4a2d20"),
    ),
    dot(61.6, 32, 3, pen.tone("skin")),
    arm(pen, "23.5,27 15,40 30,47", pen.tone("main", 0.05), 6.4),
    faceFront(pen, 34, 10.6, 7.8, "curly"),
  ],
);

const reader = person(
  {
    name: "reader",
    words: ["student", "bookworm"],
    places: ["ground"],
    height: 1.05,
    aspect: 0.95,
    colours: { main: "#6a9a5a", ...SPORTY, shoe: "#7a4a34", cover: "#c8453f" },
  },
  (pen) => [
    faceFront(pen, 47, 19, 13.6, "long"),
    pen.solid(twin(47, "47,34 58,36 66,46 65,66 66,84 47,88"), pen.tone("main"), 4),
    pen.solid(tube("62,80,16 80,86,15 66,94,12 44,95,10"), pen.tone("legs", -0.1), 3),
    pen.solid(tube("32,80,16 14,86,15 28,93,12 52,95,10"), pen.tone("legs"), 3),
    dot(56, 96, 8, pen.tone("shoe"), 3.6),
    dot(36, 96, 8, pen.tone("shoe", -0.15), 3.6),
    arm(pen, "31,44 20,62 32,68", pen.tone("main", 0.06), 11),
    arm(pen, "63,44 74,62 62,68", pen.tone("main", -0.1), 11),
    pen.solid("M22 54L47 60L72 54V77L47 83L22 77Z", pen.tone("cover"), 2),
    flat("M25 51Q37 51 47 57V62L25 57ZM69 51Q57 51 47 57V62L69 57Z", WHITE),
    stroke("M47 58V82", pen.tone("cover", -0.3), 1.4),
    dot(24, 68, 4, pen.tone("skin")),
    dot(70, 68, 4, pen.tone("skin", -0.06)),
  ],
);

const fisherman = person(
  {
    name: "fisherman",
    words: ["angler", "fisher"],
    places: ["ground"],
    height: 1.5,
    aspect: 1.35,
    colours: {
      main: "#d9b13c",
      ...SPORTY,
      legs: "#5a6b52",
      shoe: "#3c4a3a",
      hat: "#6a7a4a",
      wood: "#8a6238",
    },
  },
  (pen) => [
    stroke(curve("66,52 96,24 128,6"), pen.tone("wood"), 2),
    stroke("M128 6V78", "#8c979e", 0.8),
    flat("M128 78q7 4 0 12q-7 -8 0 -12zM128 88l5 7h-10z", "#5b93b8"),
    pen.solid(box(18, 72, 34, 26, 3), pen.tone("wood", 0.15), 3),
    stroke("M18 80h34M18 89h34", pen.tone("wood", -0.2), 1.4),
    leg(pen, "40,68 66,68 68,92", pen.tone("legs", -0.2), 1, 12),
    faceRight(pen, 44, 20, 11, "short"),
    pen.solid(blob("28,44 36,34 48,34 54,44 52,60 50,74 30,74 26,58"), pen.tone("main"), 4),
    leg(pen, "38,70 62,70 62,93", pen.tone("legs"), 1, 13),
    arm(pen, "42,44 46,58 64,54", pen.tone("main", 0.1), 8.4),
    flat(oval(45, 13, 18, 3.6), pen.tone("hat")),
    flat(blob("33,12! 36,3 44,1 53,3 56,12!"), pen.tone("hat", 0.12)),
    stroke("M34 11H55", pen.tone("hat", -0.3), 2.4),
    pen.solid(blob("4,82! 20,82! 18,99! 6,99!"), "#7d8a94", 2),
    stroke(curve("4,82 12,70 20,82"), "#5f6b75", 1.2),
  ],
);

const swimmer = person(
  {
    name: "swimmer",
    words: ["bather"],
    places: ["water"],
    height: 0.6,
    aspect: 2.2,
    colours: { main: "#e2443f", ...SPORTY, foam: "#eaf6fa" },
  },
  (pen) => [
    pen.solid(tube("20,88,18 70,84,30 120,78,34 146,74,24"), pen.tone("skin", -0.05), 4),
    flat(tube("28,86,24 60,84,30!"), pen.tone("main", -0.2)),
    arm(pen, "128,66 156,20 192,46 206,84", pen.tone("skin"), 17),
    faceRight(pen, 158, 52, 26, "bald"),
    flat(blob("130,54! 132,32 148,21 168,24 180,38! 164,42 150,46 142,58"), pen.tone("main")),
    flat(box(164, 44, 20, 10, 4), "#2f6fb0"),
    flat(
      blob("2,99! 6,84 20,88 34,78 52,88 76,84 98,90 124,84 150,90 176,84 196,90 214,84 219,99!"),
      pen.tone("foam"),
    ),
  ],
);

const painter = person(
  {
    name: "painter",
    words: ["artist"],
    places: ["ground"],
    height: 1.8,
    aspect: 1,
    colours: { main: "#5f7fb5", ...SPORTY, shoe: "#3a2f33", beret: "#c8453f", wood: "#a8743f" },
  },
  (pen) => [
    stroke("M74 14L60 99M80 14L96 99M78 60L82 99", pen.tone("wood"), 2.6),
    pen.solid(box(58, 22, 40, 40, 1), "#fbf8f0", 2),
    slab(61, 25, 34, 34, "#bfe0ee"),
    dot(86, 33, 4.4, "#f5c542"),
    flat("M61 59V48L72 38L81 48L87 43L95 50V59Z", "#5a9a6a"),
    slab(56, 62, 44, 3.4, pen.tone("wood", -0.15), 1),
    leg(pen, "33,52 35,74 36,95", pen.tone("legs", -0.14), 1, 10),
    leg(pen, "27,52 25,74 24,95", pen.tone("legs"), 1, 10),
    arm(pen, "24,28 16,42 28,50", pen.tone("main", -0.15), 6.4),
    faceRight(pen, 31, 12.6, 8, "short"),
    pen.solid(blob("22,24 30,20 37,23 40,34 39,52 41,66 21,66 21,50 20,34"), pen.tone("main"), 3),
    pen.solid(blob("24,50 34,46 42,50 40,57 34,55 30,60 23,57"), pen.tone("wood", 0.3), 1),
    dot(30, 51, 1.5, "#d8433c"),
    dot(34.6, 50, 1.5, "#2f7fd6"),
    dot(38, 53, 1.4, "#f2c14e"),
    arm(pen, "34,29 44,38 54,34", pen.tone("main", 0.08), 6.4),
    stroke("M53 36L62 30", pen.tone("wood", -0.3), 1.6),
    dot(62.6, 29.6, 1.6, "#d8433c"),
    flat(blob("20,8 24,2 34,0.6 42,4 40,8 30,7.4 23,10"), pen.tone("beret")),
  ],
);

const footballer = person(
  {
    name: "footballer",
    words: ["soccer player", "football player", "player"],
    places: ["ground"],
    height: 1.75,
    aspect: 0.95,
    colours: { main: "#2f7fd6", ...SPORTY, legs: "#fbfaf6", shoe: "#2d2a30" },
  },
  (pen) => [
    bareArm(pen, "40,28 54,34 62,26", pen.tone("main", -0.15), 6),
    leg(pen, "34,54 28,74 16,92", pen.tone("skin", -0.14), 1, 9),
    leg(pen, "40,54 56,66 72,78", pen.tone("skin"), 1, 10),
    stroke("M23 82L17 90M62 71L70 77", pen.tone("main"), 6.6),
    flat(tube("35,53,13 30,64,11!"), pen.tone("legs", -0.12)),
    pen.solid(tube("38,53,13 50,61,11!"), pen.tone("legs"), 2),
    faceRight(pen, 40, 12, 8.4, "short"),
    pen.solid(blob("30,24 38,21 45,25 44,38 44,52 36,56 29,53 29,38"), pen.tone("main"), 3),
    stroke("M36 31l3 -2V41", WHITE, 2.2),
    bareArm(pen, "32,28 20,36 12,30", pen.tone("main", 0.06), 6.4),
    pen.solid(oval(86, 90, 8.6), WHITE, 2),
    flat(
      "M86 86.6l3.4 2.5l-1.3 4h-4.2l-1.3-4zM79 86l3-3l1 3zM93 86l-3-3l-1 3zM84 97l2-2l2 2z",
      DARK,
    ),
  ],
);

const yogi = person(
  {
    name: "yogi",
    words: ["monk", "meditator", "yoga"],
    places: ["ground", "air"],
    height: 1,
    aspect: 1.05,
    colours: { main: "#e28a3a", ...SPORTY, legs: "#e28a3a" },
  },
  (pen) => [
    moved(
      4.4,
      9,
      0.92,
      faceFront(pen, 52, 17, 13, "bun"),
      pen.solid(twin(52, "52,32 62,34 70,42 66,58 68,80 52,84"), pen.tone("main"), 4),
      pen.solid(tube("66,80,18 92,86,15 74,94,11 50,95,9"), pen.tone("main", -0.16), 3),
      pen.solid(tube("38,80,18 12,86,15 30,93,11 58,95,9"), pen.tone("main", -0.08), 3),
      dot(62, 95, 7, pen.tone("skin"), 3.6),
      arm(pen, "36,42 24,60 14,78", pen.tone("skin"), 9),
      arm(pen, "68,42 80,60 90,78", pen.tone("skin", -0.1), 9),
    ),
  ],
);

/** People who are doing something. */
export const peopleInMotion: readonly SceneElement[] = [
  runner,
  dancer,
  cyclist,
  skier,
  surfer,
  musician,
  reader,
  fisherman,
  swimmer,
  painter,
  footballer,
  yogi,
];
