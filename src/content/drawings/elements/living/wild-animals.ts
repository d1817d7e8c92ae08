import type { SceneElement } from "../../drawing.js";
import { dot, flat, repeat, stroke } from "../kit/marks.js";
import { blob, curve, tube, twin } from "../kit/outlines.js";
import { DARK, WHITE } from "../kit/palette.js";
import { oval } from "../kit/paths.js";
import { drawer, type Pen } from "../kit/pen.js";
import { eye, pawLegs, wideEye } from "./anatomy.js";

const animal = drawer("animal");

const elephant = animal(
  {
    name: "elephant",
    words: ["mammoth"],
    places: ["ground"],
    height: 3.2,
    aspect: 1.35,
    colours: { main: "#8f9bab", tusk: "#fbf3df" },
  },
  (pen) => {
    const far = pen.tone("main", -0.24);
    const toes = [24, 78].map((x) =>
      [0, 6, 12].map((step) => dot(x - 5 + step, 97.4, 2.2, pen.tone("main", 0.45), 1.8)).join(""),
    );
    return [
      stroke(curve("12,40 6,50 7,64"), far, 2.6),
      flat(tube("7,62,2 5,70,4 7,74,0"), pen.tone("main", -0.45)),
      flat(tube("40,60,20 40,80,16 40,99,16!"), far),
      flat(tube("70,60,18 70,80,15 70,99,15!"), far),
      flat(
        tube("24,54,26 24,78,18 24,99,18!") + tube("79,56,24 79,78,18 79,99,18!"),
        pen.tone("main"),
      ),
      pen.solid(
        blob("12,40 20,22 44,12 70,13 90,20 98,40 92,62 74,72 46,72 24,68 12,56"),
        pen.tone("main"),
        6,
      ),
      ...toes,
      flat(tube("112,48,5 122,58,5 133,56,0"), pen.tone("tusk", -0.15)),
      pen.solid(
        blob("82,22 94,9 110,9 121,20 123,36 116,50 100,54 86,44") +
          tube("116,32,20 121,50,15 120,68,11 119,82,8 123,90,7 130,88,6"),
        pen.tone("main", 0.04),
        4,
      ),
      stroke("M116 60l9 0M115 67l9 0M115 74l8 0", pen.tone("main", -0.2), 1.4),
      flat(tube("108,50,6 118,62,6 130,62,0"), pen.tone("tusk")),
      pen.solid(
        blob("82,14 94,16 101,30 98,48 88,62 78,54 70,36 72,20"),
        pen.tone("main", -0.1),
        3,
      ),
      flat(blob("84,22 92,24 95,34 92,46 86,52 80,44 77,32"), pen.tone("main", 0.22)),
      eye(110, 27, 2.4),
    ];
  },
);

const rhinoceros = animal(
  {
    name: "rhinoceros",
    words: ["rhino"],
    places: ["ground"],
    height: 1.8,
    aspect: 1.5,
    colours: { main: "#8e8f98", horn: "#e6dcc8" },
  },
  (pen) => {
    const far = pen.tone("main", -0.25);
    return [
      stroke(curve("12,42 6,52 8,62"), far, 3),
      flat(tube("44,66,18 44,84,14 44,99,14!") + tube("84,66,17 84,84,14 84,99,14!"), far),
      flat(
        tube("28,62,24 28,82,17 28,99,17!") + tube("96,62,22 96,82,16 96,99,16!"),
        pen.tone("main"),
      ),
      flat(blob("100,22! 98,8 106,14 108,26"), far),
      pen.solid(
        blob(
          "11,44 20,28 44,22 70,28 90,18 104,22 120,34 134,44 141,54 139,66 126,70 110,64 98,74 70,80 40,76 18,72 10,58",
        ),
        pen.tone("main"),
        6,
      ),
      stroke(curve("88,22 84,42 90,64") + curve("44,26 40,46 46,72"), pen.tone("main", -0.2), 2),
      flat(blob("130,46! 146,22! 142,58!"), pen.tone("horn")),
      flat(blob("120,38! 127,24! 130,44!"), pen.tone("horn", -0.1)),
      flat(blob("106,26! 108,10 116,18 114,30"), pen.tone("main", 0.15)),
      stroke(curve("139,64 132,65 126,61"), far, 1.6),
      dot(137, 57, 1.5, DARK),
      eye(117, 45, 2.3),
    ];
  },
);

const hippopotamus = animal(
  {
    name: "hippopotamus",
    words: ["hippo"],
    places: ["ground", "water"],
    height: 1.5,
    aspect: 1.5,
    colours: { main: "#9a8299", cheek: "#d9a3ae" },
  },
  (pen) => {
    const far = pen.tone("main", -0.24);
    return [
      flat(tube("44,76,18 44,99,15!") + tube("88,76,18 88,99,15!"), far),
      flat(tube("28,72,22 28,99,17!") + tube("102,72,22 102,99,17!"), pen.tone("main")),
      dot(96, 24, 5, far),
      pen.solid(
        blob(
          "8,54 16,32 44,22 76,22 96,24 112,26 122,36 134,44 144,56 142,72 128,78 110,76 94,84 60,90 28,86 12,74",
        ),
        pen.tone("main"),
        6,
      ),
      flat(blob("122,46 134,44 145,56 143,72 128,79 114,72 114,56"), pen.tone("main", 0.16)),
      stroke(curve("142,66 130,70 116,66"), far, 2),
      flat("M132 68l5 0l-2.5 7z", WHITE),
      dot(138, 52, 2, far),
      dot(130, 50, 2, far),
      dot(103, 25, 6, pen.tone("main", 0.1)),
      dot(103, 25, 3, pen.tone("cheek")),
      wideEye(116, 37, 4),
    ];
  },
);

function bearBody(pen: Pen, limbs: string, limbsFar: string): string {
  return [
    pawLegs(
      limbsFar,
      { x: 44, top: 64, wide: 20, thin: 13, bend: 2 },
      { x: 92, top: 64, wide: 18, thin: 13 },
    ),
    dot(10, 42, 5, pen.tone("main", -0.1)),
    pawLegs(
      limbs,
      { x: 26, top: 58, wide: 28, thin: 15, bend: 2 },
      { x: 102, top: 58, wide: 24, thin: 15 },
    ),
    pen.solid(
      blob("9,46 16,30 34,22 58,24 82,16 100,18 112,32 112,52 102,68 78,74 50,76 24,74 11,62"),
      pen.tone("main"),
      6,
    ),
  ].join("");
}

function bearHead(pen: Pen<"muzzle">): string {
  return [
    dot(104, 14, 6, pen.tone("main", -0.2)),
    pen.solid(
      blob("98,22 108,12 120,13 130,22 138,32 140,40 134,47 120,50 106,48 98,38"),
      pen.tone("main", 0.03),
      3,
    ),
    flat(blob("126,27 136,29 141,38 136,47 124,47 119,38"), pen.tone("muzzle")),
    flat(blob("134,28 141,29 142,34 137,36 133,33"), DARK),
    stroke(curve("138,42 131,43 127,41"), pen.tone("muzzle", -0.45), 1.5),
    dot(109, 14, 6.5, pen.tone("main")),
    dot(109, 14.5, 3.6, pen.tone("muzzle")),
    eye(121, 26, 2.3),
  ].join("");
}

function bearOf(
  name: string,
  words: readonly string[],
  main: string,
  muzzle: string,
  height: number,
): SceneElement {
  return animal(
    { name, words, places: ["ground"], height, aspect: 1.45, colours: { main, muzzle } },
    (pen) => [bearBody(pen, pen.tone("main"), pen.tone("main", -0.26)), bearHead(pen)],
  );
}

const panda = animal(
  {
    name: "panda",
    words: ["panda bear"],
    places: ["ground"],
    height: 1.1,
    aspect: 1,
    colours: { main: "#fbf8f2", black: "#2f2d34" },
  },
  (pen) => {
    const black = pen.tone("black");
    const lighter = pen.tone("black", 0.14);
    return [
      pen.solid(twin(50, "50,44 68,48 80,64 82,84 72,96 50,99"), pen.tone("main"), 5),
      flat(twin(50, "50,46 68,48 78,58 66,62 50,58"), black),
      pen.solid(tube("22,56,18 18,72,17 30,82,15"), black, 2),
      pen.solid(tube("78,56,18 82,72,17 70,82,15"), lighter, 2),
      pen.solid(oval(24, 90, 14, 9.5), black, 2),
      pen.solid(oval(76, 90, 14, 9.5), black, 2),
      dot(20, 90, 7, pen.tone("black", 0.35), 5),
      dot(80, 90, 7, pen.tone("black", 0.35), 5),
      dot(24, 13, 11, black),
      dot(76, 13, 11, black),
      dot(24, 14, 5.5, lighter),
      dot(76, 14, 5.5, lighter),
      pen.solid(twin(50, "50,5 70,9 83,26 82,42 68,54 50,57"), pen.tone("main"), 4),
      flat(blob("28,28 37,22 43,29 40,39 31,43 25,37"), black),
      flat(blob("72,28 63,22 57,29 60,39 69,43 75,37"), black),
      wideEye(35, 32, 3.8),
      wideEye(64, 32, 3.8),
      flat(twin(50, "50,38 56,39 55,43 50,45"), black),
      stroke(curve("50,45 46,49 42,48") + curve("50,45 54,49 58,48"), black, 1.5),
    ];
  },
);

const koala = animal(
  {
    name: "koala",
    places: ["ground"],
    height: 0.8,
    aspect: 1,
    colours: { main: "#9aa0a8", ear: "#f2c9cb", belly: "#f3f0ec" },
  },
  (pen) => {
    const ear = (x: number): string =>
      pen.solid(oval(x, 22, 18), pen.tone("main"), 3) + dot(x, 24, 10.5, pen.tone("ear"));
    return [
      pen.solid(twin(50, "50,48 68,54 78,74 76,92 64,99 50,99"), pen.tone("main"), 5),
      dot(50, 80, 15, pen.tone("belly"), 16),
      pen.solid(tube("26,64,15 24,78,14 36,84,12"), pen.tone("main", -0.08), 2),
      pen.solid(tube("74,64,15 76,78,14 64,84,12"), pen.tone("main", -0.16), 2),
      pen.solid(oval(30, 93, 13, 7), pen.tone("main", 0.06), 2),
      pen.solid(oval(70, 93, 13, 7), pen.tone("main", -0.06), 2),
      ear(19),
      ear(81),
      pen.solid(twin(50, "50,8 70,12 82,30 78,50 64,60 50,61"), pen.tone("main", 0.06), 4),
      flat(twin(50, "50,26 56,29 58,40 56,49 50,51"), DARK),
      dot(47.5, 33, 2, "#6a6670", 3),
      eye(34, 33, 3.6),
      eye(66, 33, 3.6),
      stroke(curve("44,54 50,57 56,54"), pen.tone("main", -0.5), 1.6),
    ];
  },
);

const LION_BODY = "12,50 20,40 42,42 66,40 84,42 90,54 84,68 62,70 40,68 24,72 12,62";

const lion = animal(
  {
    name: "lion",
    words: ["lioness", "lion cub"],
    places: ["ground"],
    height: 1.2,
    aspect: 1.3,
    colours: { main: "#e0a548", mane: "#93501f", muzzle: "#fbe9c8" },
  },
  (pen) => {
    const far = pen.tone("main", -0.24);
    const locks = repeat(14, (index) => {
      const turn = (index / 14) * Math.PI * 2;
      return oval(94 + Math.cos(turn) * 21, 35 + Math.sin(turn) * 23, 10.5);
    });
    return [
      stroke(curve("14,50 4,46 3,34 9,26"), pen.tone("main", -0.1), 3.4),
      flat(blob("5,26 9,15 15,20 14,29"), pen.kin("mane", -0.35)),
      pawLegs(
        far,
        { x: 34, top: 62, wide: 15, thin: 8, bend: 4 },
        { x: 78, top: 62, wide: 13, thin: 8 },
      ),
      pawLegs(
        pen.tone("main"),
        { x: 23, top: 60, wide: 20, thin: 9, bend: 4 },
        { x: 87, top: 60, wide: 17, thin: 9 },
      ),
      pen.solid(blob(LION_BODY), pen.tone("main"), 5),
      pen.solid(`${locks}${oval(94, 35, 24, 26)}`, pen.kin("mane", -0.35), 4),
      dot(79, 19, 6, pen.tone("main")),
      dot(110, 19, 6, pen.tone("main", -0.1)),
      pen.solid(twin(95, "95,15 107,17 114,30 111,46 104,54 95,56"), pen.tone("main", 0.1), 3),
      flat(twin(97, "97,38 105,40 107,48 102,54 97,55"), pen.tone("muzzle")),
      flat(twin(97, "97,36 103,37 101,42 97,45"), "#5b3430"),
      stroke(curve("97,45 94,50 89,49") + curve("97,45 100,50 105,49"), "#5b3430", 1.5),
      eye(88.5, 32, 2.4),
      eye(104.5, 32, 2.4),
      stroke("M85 27.5l7 1.5M108 27.5l-7 1.5", pen.kin("mane", -0.35), 1.8),
    ];
  },
);

const tiger = animal(
  {
    name: "tiger",
    words: ["tigress"],
    places: ["ground"],
    height: 1.1,
    aspect: 1.45,
    colours: { main: "#ee8b32", stripe: "#2f2729", muzzle: "#fdf3e2" },
  },
  (pen) => {
    const far = pen.tone("main", -0.22);
    const body = blob("12,48 22,36 46,39 72,34 96,36 104,52 96,68 70,70 44,67 24,70 12,60");
    const tail = "14,48 4,54 2,40 8,28 4,18";
    const head = twin(118, "118,14 130,16 139,30 137,44 128,54 118,56");
    const stripe = (line: string): string => stroke(curve(line), pen.tone("stripe"), 2.8);
    return [
      stroke(curve(tail), pen.tone("main", -0.08), 5),
      stroke("M1 46l7 2M3.5 34l6 3M3 19l2.5 -1", pen.tone("stripe"), 3.4),
      pawLegs(
        far,
        { x: 38, top: 60, wide: 16, thin: 9, bend: 4 },
        { x: 88, top: 62, wide: 14, thin: 9 },
      ),
      pawLegs(
        pen.tone("main"),
        { x: 24, top: 58, wide: 22, thin: 10, bend: 4 },
        { x: 97, top: 58, wide: 19, thin: 10 },
      ),
      pen.solid(body, pen.tone("main"), 5),
      pen.within(
        body,
        flat(blob("36,72 60,64 92,66 90,76 50,78"), pen.tone("muzzle", -0.05)),
        ...[
          "24,34 28,44 24,54",
          "36,34 40,46 37,58",
          "48,34 52,46 50,60",
          "60,32 64,44 62,58",
          "72,30 75,42 74,56",
          "84,30 87,42 86,58",
        ].map(stripe),
      ),
      stroke("M17 66l9 1M17 73l8 0M90 70l9 0M91 77l9 0M91 84l9 0", pen.tone("stripe"), 2.4),
      dot(105, 17, 6.5, pen.tone("stripe")),
      dot(131, 17, 6.5, pen.tone("stripe")),
      dot(106, 18, 3.6, pen.tone("muzzle")),
      dot(130, 18, 3.6, pen.tone("muzzle")),
      pen.solid(head, pen.tone("main"), 3),
      pen.within(
        head,
        dot(103, 48, 10, pen.tone("muzzle")),
        dot(134, 48, 10, pen.tone("muzzle")),
        dot(118, 50, 10, pen.tone("muzzle"), 9),
        stroke(
          "M118 14v8M112 14l2 7M124 14l-2 7M96 30l9 2M97 38l8 0M140 30l-9 2M139 38l-8 0",
          pen.tone("stripe"),
          2.4,
        ),
      ),
      eye(110.5, 32, 2.6),
      eye(125.5, 32, 2.6),
      flat(twin(118, "118,39 123,40 121.5,44 118,46"), "#c8646a"),
      stroke(curve("118,46 115,50 111,49") + curve("118,46 121,50 125,49"), DARK, 1.4),
    ];
  },
);

function apeDrawing(pen: Pen<"main" | "face">): readonly string[] {
  const far = pen.tone("main", -0.22);
  return [
    stroke(curve("66,88 86,92 94,78 90,62 82,58 80,66 86,70"), pen.tone("main", -0.1), 4.4),
    pen.solid(tube("32,58,11 18,66,9 14,80,8 24,88,7"), far, 2),
    pen.solid(blob("34,48 50,44 66,48 72,68 70,88 50,95 30,88 28,68"), pen.tone("main"), 5),
    dot(50, 74, 13, pen.tone("face", -0.05), 15),
    pen.solid(tube("30,80,14 22,90,12 34,96,8"), pen.tone("main", -0.08), 2),
    pen.solid(tube("70,80,14 78,90,12 66,96,8"), pen.tone("main", -0.14), 2),
    dot(34, 96, 8, pen.tone("face"), 3.4),
    dot(66, 96, 8, pen.tone("face"), 3.4),
    pen.solid(tube("66,56,11 82,50,9 88,34,8 84,22,7"), pen.tone("main"), 2),
    dot(83, 19, 5, pen.tone("face")),
    dot(24, 88, 5, pen.tone("face", -0.1)),
    dot(25, 28, 10, pen.tone("main")),
    dot(75, 28, 10, pen.tone("main", -0.12)),
    dot(25, 28, 6, pen.tone("face", -0.08)),
    dot(75, 28, 6, pen.tone("face", -0.15)),
    pen.solid(twin(50, "50,4 66,9 74,26 70,42 50,50"), pen.tone("main"), 4),
    flat(`${oval(43, 24, 9, 10)}${oval(57, 24, 9, 10)}${oval(50, 38, 16, 11)}`, pen.tone("face")),
    eye(43.5, 24, 2.8),
    eye(56.5, 24, 2.8),
    stroke("M48 33l1 1M52 33l-1 1", pen.tone("face", -0.5), 1.6),
    stroke(curve("40,39 50,44 60,39"), pen.tone("face", -0.5), 1.8),
  ];
}

const monkey = animal(
  {
    name: "monkey",
    words: ["ape", "chimpanzee", "orangutan", "chimp"],
    places: ["ground"],
    height: 0.9,
    aspect: 1,
    colours: { main: "#8a5a3b", face: "#f0c8a0" },
  },
  apeDrawing,
);

const gorilla = animal(
  {
    name: "gorilla",
    places: ["ground"],
    height: 1.6,
    aspect: 1,
    colours: { main: "#45434c", face: "#8f8a92" },
  },
  apeDrawing,
);

const kangaroo = animal(
  {
    name: "kangaroo",
    words: ["wallaby"],
    places: ["ground"],
    height: 1.7,
    aspect: 1.05,
    colours: { main: "#c08552", belly: "#f1d9b8" },
  },
  (pen) => [
    pen.solid(tube("40,72,20 26,86,12 12,94,7 1,97,0"), pen.tone("main", -0.06), 3),
    flat(tube("60,74,16 62,86,8 68,94,6 78,97,5"), pen.tone("main", -0.28)),
    flat(tube("72,42,8 82,52,6 86,60,5"), pen.tone("main", -0.28)),
    flat(tube("78,18,0 75,8,7 77,1,0"), pen.tone("main", -0.25)),
    pen.solid(
      blob("32,66 40,52 56,42 68,30 78,32 80,44 74,60 70,74 58,84 42,84 33,78") +
        tube("72,40,17 79,28,13 82,22,13") +
        blob("76,16 84,13 92,19 100,25 100,30 94,32 84,30 77,26"),
      pen.tone("main"),
      4,
    ),
    flat(blob("78,40 80,46 75,60 70,72 64,74 68,58 74,46"), pen.tone("belly")),
    stroke(curve("62,70 67,73 71,70"), pen.tone("main", -0.35), 1.6),
    pen.solid(
      `${oval(50, 75, 17, 14)}${tube("46,84,14 40,92,9 52,97,6 66,98,5")}`,
      pen.tone("main", 0.06),
      3,
    ),
    flat(tube("70,46,9 78,56,6 84,62,5"), pen.tone("main", 0.1)),
    flat(tube("83,18,0 81,8,8 84,0,0"), pen.tone("main", 0.06)),
    flat(tube("83,15,0 82,9,4 83.5,3,0"), pen.tone("belly", -0.1)),
    dot(99, 26, 2, DARK),
    eye(88, 21, 2),
  ],
);

const bat = animal(
  {
    name: "bat",
    places: ["air"],
    height: 0.25,
    aspect: 1.7,
    colours: { main: "#4c4358", ear: "#c58fa0" },
  },
  (pen) => [
    flat(
      twin(
        85,
        "85,40 98,44 112,30 126,12! 146,20 166,44! 152,46 144,62! 134,56 124,70! 112,62 98,72! 85,74",
      ),
      pen.tone("main", -0.12),
    ),
    stroke(
      "M102 46L126 13M126 13L144 61M126 13L124 69M68 46L44 13M44 13L26 61M44 13L46 69",
      pen.tone("main", 0.18),
      1.6,
    ),
    pen.solid(twin(85, "85,30 98,40 99,62 92,80 85,86"), pen.tone("main", 0.06), 3),
    flat(blob("70,34! 68,10! 84,26!"), pen.tone("main")),
    flat(blob("100,34! 102,10! 86,26!"), pen.tone("main", -0.1)),
    flat(blob("73,30! 71.5,17! 80,27!") + blob("97,30! 98.5,17! 90,27!"), pen.tone("ear")),
    pen.solid(oval(85, 36, 16, 14), pen.tone("main", 0.08), 3),
    wideEye(79, 34, 4),
    wideEye(91, 34, 4),
    flat("M80 44h3l-1.5 5zM87 44h3l-1.5 5z", WHITE),
    dot(85, 40, 2, DARK, 1.4),
  ],
);

/** Animals of forests, savannas and the cold. */
export const wildAnimals: readonly SceneElement[] = [
  elephant,
  rhinoceros,
  hippopotamus,
  bearOf("bear", ["brown bear", "grizzly"], "#83563a", "#d8b48a", 1.4),
  bearOf("polar bear", ["ice bear"], "#f8f5ee", "#e6e0d6", 1.5),
  panda,
  koala,
  lion,
  tiger,
  monkey,
  gorilla,
  kangaroo,
  bat,
];
