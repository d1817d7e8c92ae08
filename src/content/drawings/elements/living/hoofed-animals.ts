import type { Colour, SceneElement } from "../../drawing.js";
import { dot, flat, moved, stroke, turned } from "../kit/marks.js";
import { blob, curve, tube } from "../kit/outlines.js";
import { DARK, WHITE } from "../kit/palette.js";
import { oval } from "../kit/paths.js";
import { drawer, type Pen } from "../kit/pen.js";
import { eye, hoofLegs } from "./anatomy.js";

const animal = drawer("animal");

const HORSE =
  blob("17,42 25,35 42,38 58,37 70,30 80,36 82,50 76,61 58,63 42,61 27,62 16,54") +
  tube("72,46,28 80,31,20 88,16,15") +
  tube("87,14,15 95,21,13 103,30,10");

function horseBody(pen: Pen<"mane" | "hoof">, mane: Colour): string {
  const coat = pen.tone("main");
  const far = pen.tone("main", -0.28);
  return [
    flat(tube("19,41,5 9,47,10 6,64,11 9,82,0"), pen.shade(mane, -0.1)),
    hoofLegs(
      far,
      pen.tone("hoof", -0.2),
      { x: 33, top: 54, wide: 13, thin: 5.5, bend: 4 },
      { x: 69, top: 54, wide: 11, thin: 5.5, bend: -2 },
    ),
    hoofLegs(
      coat,
      pen.tone("hoof"),
      { x: 24, top: 52, wide: 17, thin: 6, bend: 4 },
      { x: 76, top: 52, wide: 13, thin: 6, bend: -1 },
    ),
    flat(blob("82,11! 84,1! 89,10!"), far),
    pen.solid(HORSE, coat),
    flat(blob("86,10! 89,0! 93,11!"), pen.tone("main", 0.1)),
    flat(blob("90,5! 85,6 77,14 70,26 64,37! 73,36 79,28 84,18 93,12"), mane),
    flat(tube("96,25,0 100,27,10 104,30,9"), pen.tone("main", -0.22)),
    dot(103.5, 28, 1, DARK),
    eye(93, 17, 1.9),
  ].join("");
}

const horse = animal(
  {
    name: "horse",
    words: ["pony", "stallion", "mare", "foal", "mustang"],
    places: ["ground"],
    height: 2.1,
    aspect: 1.12,
    colours: { main: "#9a5b34", mane: "#3d2a24", hoof: "#3a3033" },
  },
  (pen) => [horseBody(pen, pen.kin("mane", -0.45))],
);

const unicorn = animal(
  {
    name: "unicorn",
    places: ["ground"],
    height: 2.3,
    aspect: 1.12,
    colours: { main: "#f6f1fa", mane: "#e58ac4", hoof: "#c9a3d8", horn: "#f2c14e" },
  },
  (pen) => [
    moved(
      9,
      14,
      0.86,
      horseBody(pen, pen.tone("mane")),
      stroke(curve("88,9 80,18 76,30"), "#8fc7ee", 3),
      stroke(curve("12,46 8,58 9,74"), "#8fc7ee", 3),
      flat(blob("92,11! 112,-14! 98,15!"), pen.tone("horn")),
      stroke("M95 6L100 11M100 0L104 5M105 -6L107 -2", pen.tone("horn", -0.25), 1.4),
    ),
  ],
);

const zebra = animal(
  {
    name: "zebra",
    places: ["ground"],
    height: 1.9,
    aspect: 1.12,
    colours: { main: "#fbf8f1", stripe: "#2d2a30", mane: "#2d2a30", hoof: "#2d2a30" },
  },
  (pen) => {
    const bands = [
      "19,34 24,46 18,60",
      "27,33 32,48 27,63",
      "35,34 40,49 36,63",
      "43,35 48,50 45,64",
      "51,34 56,50 54,64",
      "59,33 64,48 63,64",
      "67,27 73,45 72,63",
      "70,22 78,34 82,48",
      "74,18 82,26 89,34",
      "78,14 86,19 92,24",
      "97,14 94,22 91,27",
    ];
    const rings = [17, 24, 75, 78].flatMap((x) => [68, 74, 80, 86].map((y) => `M${x} ${y}h7`));
    return [
      horseBody(pen, pen.tone("mane")),
      pen.within(HORSE, ...bands.map((band) => stroke(curve(band), pen.tone("stripe"), 3.2))),
      pen.within(
        tube("25,56,16 25,70,9 20,82,6 21,93,6") + tube("76,56,12 77,70,8 77,94,6"),
        stroke(rings.join(""), pen.tone("stripe"), 2.4),
      ),
      flat(tube("100,27,10 104,30,9"), pen.tone("stripe")),
      eye(93, 17, 1.9),
    ];
  },
);

const donkey = animal(
  {
    name: "donkey",
    words: ["mule", "ass"],
    places: ["ground"],
    height: 1.5,
    aspect: 1.12,
    colours: { main: "#8d8588", mane: "#4c454b", hoof: "#3a3033" },
  },
  (pen) => [
    moved(
      6,
      11,
      0.89,
      flat(tube("86,12,6 82,-2,7 80,-10,0"), pen.tone("main", -0.25)),
      horseBody(pen, pen.kin("mane", -0.45)),
      flat(tube("89,12,6 89,-2,8 86,-11,0"), pen.tone("main", 0.08)),
      flat(tube("89,10,3 88.6,0,4 87,-6,0"), pen.tone("main", -0.3)),
      flat(oval(101, 28, 6, 5), pen.tone("main", 0.6)),
      dot(104, 27, 1, DARK),
    ),
  ],
);

const cow = animal(
  {
    name: "cow",
    words: ["cattle", "ox", "calf", "heifer"],
    places: ["ground"],
    height: 1.6,
    aspect: 1.4,
    colours: { main: "#fbf6ee", patch: "#4a3a36", nose: "#eaa9a0", horn: "#d9c7a3" },
  },
  (pen) => {
    const far = pen.tone("main", -0.24);
    const body = blob("14,28 24,20 50,23 78,20 100,22 106,36 102,58 88,70 60,73 34,70 18,66 12,46");
    const head = blob("98,10 110,8 118,14 126,34 132,44 128,54 116,54 106,44 98,30");
    return [
      stroke(curve("15,27 8,32 6,48 8,62"), far, 3.4),
      flat(blob("8,58 12,66 8,78 4,68"), pen.tone("patch")),
      hoofLegs(
        far,
        DARK,
        { x: 32, top: 62, wide: 14, thin: 7, bend: 3 },
        { x: 86, top: 62, wide: 12, thin: 7 },
      ),
      flat(blob("36,68 44,68 50,74 46,82 36,80"), pen.tone("nose")),
      hoofLegs(
        pen.tone("main"),
        DARK,
        { x: 22, top: 58, wide: 18, thin: 8, bend: 3 },
        { x: 96, top: 56, wide: 16, thin: 8 },
      ),
      pen.solid(body, pen.tone("main"), 5),
      pen.within(
        body,
        flat(blob("26,14 46,16 50,36 38,46 24,38"), pen.tone("patch")),
        flat(blob("62,40 78,34 88,46 82,62 66,60"), pen.tone("patch")),
        flat(blob("10,48 20,50 22,66 12,70"), pen.tone("patch")),
        flat(blob("84,16 108,16 108,32 92,30"), pen.tone("patch")),
      ),
      flat(tube("103,9,5 104,1,4 111,0,0"), pen.tone("horn", -0.15)),
      pen.solid(head, pen.tone("main"), 3),
      pen.within(head, flat(blob("94,4 112,6 112,28 104,40 94,30"), pen.tone("patch"))),
      flat(blob("118,42 130,38 135,47 130,57 117,56 113,49"), pen.tone("nose")),
      dot(129, 46, 1.5, pen.tone("nose", -0.45)),
      flat(blob("86,12 98,11 102,17 95,23 86,20"), pen.tone("patch", -0.1)),
      flat(tube("110,9,5 113,2,4 121,2,0"), pen.tone("horn")),
      eye(115, 24, 2.6),
    ];
  },
);

const bull = animal(
  {
    name: "bull",
    words: ["buffalo", "bison", "yak"],
    places: ["ground"],
    height: 1.8,
    aspect: 1.4,
    colours: { main: "#5a4038", horn: "#eadfc6" },
  },
  (pen) => {
    const far = pen.tone("main", -0.3);
    return [
      stroke(curve("14,34 6,42 6,58 9,70"), far, 3),
      flat(blob("9,66 13,74 8,84 5,74"), far),
      hoofLegs(
        far,
        DARK,
        { x: 32, top: 64, wide: 13, thin: 7, bend: 3 },
        { x: 88, top: 66, wide: 13, thin: 8 },
      ),
      hoofLegs(
        pen.tone("main"),
        DARK,
        { x: 22, top: 58, wide: 17, thin: 8, bend: 3 },
        { x: 98, top: 60, wide: 17, thin: 9 },
      ),
      pen.solid(
        blob("13,36 26,27 48,26 66,12 84,8 100,18 110,40 108,66 92,78 66,70 40,66 18,66 11,50"),
        pen.tone("main"),
        5,
      ),
      flat(blob("66,12 84,8 100,18 110,40 108,66 96,76 84,60 80,40"), pen.tone("main", -0.2)),
      flat(tube("104,34,7 103,20,6 112,13,0"), pen.tone("horn", -0.2)),
      pen.solid(
        blob("98,32 112,30 122,38 130,58 128,68 116,70 104,58 96,44"),
        pen.tone("main", 0.06),
        3,
      ),
      flat(blob("118,58 130,56 132,66 126,72 116,70"), pen.tone("main", 0.28)),
      dot(128, 62, 1.4, DARK),
      flat(tube("112,36,8 118,24,6 130,22,0"), pen.tone("horn")),
      eye(116, 45, 2.2),
    ];
  },
);

const sheep = animal(
  {
    name: "sheep",
    words: ["lamb", "ewe", "ram"],
    places: ["ground"],
    height: 1,
    aspect: 1.25,
    colours: { main: "#f5efe2", face: "#4b4045" },
  },
  (pen) => {
    const tufts = [
      [24, 40, 14],
      [38, 28, 15],
      [56, 24, 15],
      [74, 28, 15],
      [86, 40, 14],
      [86, 56, 13],
      [72, 66, 14],
      [54, 69, 14],
      [36, 66, 14],
      [22, 56, 13],
      [55, 46, 30],
    ] as const;
    const fleece = tufts.map(([x, y, radius]) => oval(x, y, radius)).join("");
    return [
      hoofLegs(
        pen.tone("face", -0.25),
        DARK,
        { x: 40, top: 66, wide: 8, thin: 6 },
        { x: 80, top: 66, wide: 8, thin: 6 },
      ),
      hoofLegs(
        pen.tone("face"),
        DARK,
        { x: 30, top: 66, wide: 9, thin: 7 },
        { x: 70, top: 66, wide: 9, thin: 7 },
      ),
      dot(11, 48, 6, pen.tone("main", -0.1)),
      pen.solid(fleece, pen.tone("main"), 7),
      stroke(
        curve("38,40 44,45 50,40") + curve("56,54 62,59 68,54") + curve("32,56 38,61 44,56"),
        pen.tone("main", -0.16),
        2.4,
      ),
      flat(tube("94,36,8 86,42,9 82,48,0"), pen.tone("face", -0.2)),
      pen.solid(blob("90,28 104,26 112,38 118,52 113,60 102,58 93,46"), pen.tone("face"), 3),
      pen.solid(oval(95, 25, 9, 7) + oval(88, 31, 7) + oval(102, 26, 6, 5), pen.tone("main"), 3),
      flat(tube("92,38,6 84,44,9 80,52,0"), pen.tone("face", 0.14)),
      eye(106, 39, 2.6, DARK),
      dot(106.8, 38, 0.9, WHITE),
      stroke(curve("111,56 114,55 116,52"), pen.tone("face", 0.4), 1),
    ];
  },
);

const goat = animal(
  {
    name: "goat",
    words: ["kid goat", "billy goat", "ibex"],
    places: ["ground"],
    height: 1,
    aspect: 1.15,
    colours: { main: "#e9dfcf", horn: "#7d6653", hoof: "#4a3d3b" },
  },
  (pen) => {
    const far = pen.tone("main", -0.25);
    return [
      flat(tube("16,42,6 10,34,7 8,26,0"), far),
      hoofLegs(
        far,
        pen.tone("hoof"),
        { x: 30, top: 62, wide: 11, thin: 5.5, bend: 3 },
        { x: 70, top: 62, wide: 10, thin: 5.5 },
      ),
      hoofLegs(
        pen.tone("main"),
        pen.tone("hoof"),
        { x: 22, top: 58, wide: 14, thin: 6, bend: 3 },
        { x: 77, top: 58, wide: 13, thin: 6 },
      ),
      flat(tube("86,18,5 80,8,5 70,6,0"), pen.tone("horn", -0.2)),
      pen.solid(
        blob("14,44 24,38 46,41 66,40 80,40 86,56 78,70 56,72 36,69 20,70 12,56") +
          tube("74,52,24 82,36,17 89,26,14") +
          tube("87,24,15 96,31,13 105,39,9"),
        pen.tone("main"),
      ),
      flat(blob("96,40! 106,43! 102,52 97,60!"), pen.tone("main", -0.14)),
      flat(tube("88,18,6 84,6,5 72,1,0"), pen.tone("horn")),
      flat(tube("84,24,4 77,28,7 72,34,0"), pen.tone("main", -0.16)),
      stroke(curve("99,42 104,42 107,40"), pen.tone("main", -0.45), 1),
      dot(106, 37, 1, DARK),
      eye(93, 27, 2),
    ];
  },
);

const pig = animal(
  {
    name: "pig",
    words: ["piglet", "hog", "boar", "swine"],
    places: ["ground"],
    height: 0.8,
    aspect: 1.4,
    colours: { main: "#f0a6a6", hoof: "#a9646b" },
  },
  (pen) => {
    const far = pen.tone("main", -0.22);
    return [
      stroke(curve("14,42 6,40 4,32 10,29 13,35 6,38"), pen.tone("main", -0.1), 3),
      hoofLegs(
        far,
        pen.tone("hoof", -0.2),
        { x: 38, top: 72, wide: 15, thin: 9 },
        { x: 90, top: 72, wide: 14, thin: 9 },
      ),
      hoofLegs(
        pen.tone("main"),
        pen.tone("hoof"),
        { x: 27, top: 68, wide: 18, thin: 10 },
        { x: 80, top: 70, wide: 17, thin: 10 },
      ),
      flat(blob("96,24! 104,8! 112,26!"), far),
      pen.solid(
        blob("12,46 22,26 50,17 82,20 104,22 120,32 126,46 122,62 108,74 84,82 50,84 26,78 14,64"),
        pen.tone("main"),
        6,
      ),
      flat(blob("118,40 130,38 136,46 135,58 126,64 116,60 114,50"), pen.tone("main", -0.1)),
      flat(blob("128,39 136,40 137,50 135,61 128,62 125,51"), pen.tone("main", 0.18)),
      dot(131, 46, 1.6, pen.tone("hoof"), 2.4),
      dot(131, 55, 1.6, pen.tone("hoof"), 2.4),
      flat(blob("88,26! 84,10 96,14 106,28 98,36"), pen.tone("main", -0.14)),
      flat(blob("90,24! 88,15 95,18 102,28 97,32"), pen.tone("main", 0.16)),
      eye(112, 39, 2.8),
      stroke(curve("114,66 108,68 103,64"), pen.tone("hoof"), 1.8),
      flat(oval(103, 55, 5, 3.5), pen.tone("hoof"), 0.3),
    ];
  },
);

const camel = animal(
  {
    name: "camel",
    words: ["dromedary"],
    places: ["ground"],
    height: 2.3,
    aspect: 1.25,
    colours: { main: "#d2a468", hoof: "#8a6238" },
  },
  (pen) => {
    const far = pen.tone("main", -0.25);
    return [
      flat(tube("16,42,4 10,52,4 9,64,4 10,70,0"), far),
      hoofLegs(
        far,
        pen.tone("hoof", -0.2),
        { x: 32, top: 54, wide: 12, thin: 5.5, bend: 3 },
        { x: 72, top: 54, wide: 11, thin: 5.5 },
      ),
      hoofLegs(
        pen.tone("main"),
        pen.tone("hoof"),
        { x: 23, top: 50, wide: 16, thin: 6, bend: 3 },
        { x: 80, top: 50, wide: 14, thin: 6 },
      ),
      pen.solid(
        blob(
          "14,44 20,35 28,33 32,22 37,14 43,18 47,32 52,34 56,22 61,14 67,19 70,32 82,36 87,48 82,60 62,64 42,62 24,60 14,54",
        ) +
          tube("80,48,22 92,54,15 99,44,11 101,24,11 102,15,11") +
          blob("96,14 102,7 110,8 118,13 123,18 121,24 112,24 102,24 96,20"),
        pen.tone("main"),
        4,
      ),
      flat(blob("32,22 37,14 43,18 45,26 38,24"), pen.tone("main", -0.22)),
      flat(blob("56,22 61,14 67,19 69,27 62,24"), pen.tone("main", -0.22)),
      flat(blob("97,12! 96,4 102,8"), pen.tone("main", -0.1)),
      stroke(curve("113,21 118,21.5 121,20"), far, 1.1),
      dot(120.5, 16.5, 0.9, DARK),
      eye(108, 12.5, 1.7),
      flat(tube("94,56,3 97,62,5 98,66,0"), pen.tone("main", -0.22)),
    ];
  },
);

const antler =
  curve("0,0 -4,-8 -3,-18 3,-26") + curve("-3.5,-9 4,-12 9,-18") + curve("-3.5,-16 -9,-20 -10,-27");

function deerDrawing(pen: Pen<"belly" | "antler" | "hoof">): readonly string[] {
  const far = pen.tone("main", -0.25);
  return [
    moved(79, 24, 0.8, stroke(antler, pen.tone("antler", -0.25), 3)),
    flat(blob("12,54! 8,50 14,46 20,50"), pen.tone("belly")),
    hoofLegs(
      far,
      pen.tone("hoof"),
      { x: 29, top: 64, wide: 10, thin: 4, bend: 4 },
      { x: 67, top: 64, wide: 8, thin: 4 },
    ),
    hoofLegs(
      pen.tone("main"),
      pen.tone("hoof"),
      { x: 22, top: 60, wide: 14, thin: 4.4, bend: 4 },
      { x: 73, top: 60, wide: 11, thin: 4.4, bend: -1 },
    ),
    pen.solid(
      blob("12,54 20,46 38,49 56,48 70,43 78,48 79,60 72,69 54,70 38,67 22,70 13,62") +
        tube("71,56,20 77,44,13 82,30,10") +
        blob("76,26 84,22 92,27 100,33 99,38 92,38 82,36 77,32"),
      pen.tone("main"),
      3,
    ),
    flat(blob("34,68 54,70 72,69 60,64 44,63"), pen.tone("belly")),
    flat(tube("81,37,0 79,46,6 78,54,6 78,60,0"), pen.tone("belly")),
    flat(blob("80,27! 70,26 64,20 74,18 82,24"), pen.tone("main", -0.15)),
    moved(84, 24, 0.92, stroke(antler, pen.tone("antler"), 3)),
    dot(99, 33.5, 1.7, DARK),
    eye(88, 28.5, 1.6),
    [26, 34, 42].map((x) => dot(x, 53 + (x % 3), 1.2, pen.tone("belly"))).join(""),
  ];
}

const deer = animal(
  {
    name: "deer",
    words: ["stag", "doe", "fawn", "reindeer", "caribou", "elk", "roe", "antelope", "gazelle"],
    places: ["ground"],
    height: 1.9,
    aspect: 1.06,
    colours: { main: "#b06f3c", belly: "#f0dcbd", antler: "#7a5a3c", hoof: "#3a3033" },
  },
  deerDrawing,
);

const moose = animal(
  {
    name: "moose",
    places: ["ground"],
    height: 2.3,
    aspect: 1.3,
    colours: { main: "#6a4a36", antler: "#d3b283", hoof: "#2f2729" },
  },
  (pen) => {
    const far = pen.tone("main", -0.28);
    const palm = blob(
      "0,4! -8,-2 -20,-4 -28,-14! -20,-14 -22,-24! -13,-18 -11,-26! -5,-16 1,-20! 4,-8",
    );
    return [
      moved(96, 29, 1, turned(24, 0, 0, flat(palm, pen.tone("antler", -0.25)))),
      hoofLegs(
        far,
        pen.tone("hoof"),
        { x: 34, top: 62, wide: 12, thin: 5.5, bend: 4 },
        { x: 78, top: 64, wide: 10, thin: 5.5 },
      ),
      hoofLegs(
        pen.tone("main", 0.08),
        pen.tone("hoof"),
        { x: 25, top: 58, wide: 16, thin: 6, bend: 4 },
        { x: 86, top: 60, wide: 13, thin: 6 },
      ),
      pen.solid(
        blob("14,46 24,40 46,38 64,28 78,25 92,34 97,50 90,66 70,72 44,68 24,66 13,56") +
          blob("88,32 100,24 110,28 120,42 126,50 124,58 114,58 104,50 94,48"),
        pen.tone("main"),
        4,
      ),
      flat(blob("98,48! 106,52! 105,62 101,70!"), far),
      flat(blob("114,46 124,47 127,53 123,59 113,58"), pen.tone("main", 0.18)),
      dot(123, 51, 1.3, DARK),
      flat(blob("98,27! 88,29 84,24 92,22"), pen.tone("main", -0.15)),
      moved(100, 27, 1, flat(palm, pen.tone("antler"))),
      eye(108, 36, 2),
    ];
  },
);

const giraffe = animal(
  {
    name: "giraffe",
    places: ["ground"],
    height: 5,
    aspect: 0.72,
    colours: { main: "#f0c266", patch: "#a8632c", mane: "#8a4f28", hoof: "#5a4038" },
  },
  (pen) => {
    const far = pen.tone("main", -0.2);
    const skin =
      blob("9,56 16,50 28,50 40,46 48,50 49,60 42,67 28,68 14,66 8,61") +
      tube("42,56,17 48,40,10 53,22,7.5 56,10,7") +
      blob("52,9 58,5 64,9 71,15 70,19 64,19 57,17 53,14");
    const patches: readonly (readonly [number, number, number])[] = [
      [14, 56, 3.4],
      [22, 54, 3.2],
      [21, 62, 3.4],
      [30, 56, 3.6],
      [30, 64, 2.8],
      [38, 53, 3.6],
      [38, 62, 3.2],
      [45, 57, 3],
      [45, 48, 3.2],
      [49, 42, 2.6],
      [47, 36, 2],
      [51, 34, 2.2],
      [50, 28, 2],
      [53, 26, 1.8],
      [53, 20, 1.8],
      [55, 14, 1.6],
      [13, 63, 2.4],
    ];
    return [
      flat(tube("10,54,2.4 6,62,1.8 6,72,3 6,77,0"), pen.tone("mane")),
      hoofLegs(
        far,
        pen.tone("hoof"),
        { x: 20, top: 62, wide: 8, thin: 3.4, bend: 2 },
        { x: 41, top: 62, wide: 7, thin: 3.4 },
      ),
      hoofLegs(
        pen.tone("main"),
        pen.tone("hoof"),
        { x: 14, top: 60, wide: 10, thin: 3.6, bend: 2 },
        { x: 45, top: 60, wide: 8, thin: 3.6 },
      ),
      stroke("M57 7L56 1M61 7L61.5 1", pen.tone("mane"), 1.5),
      pen.solid(skin, pen.tone("main"), 2.4),
      pen.within(
        skin,
        ...patches.map(([x, y, r]) =>
          flat(
            blob(
              `${x - r},${y - r * 0.5} ${x + r * 0.2},${y - r} ${x + r},${y - r * 0.2} ${x + r * 0.5},${y + r} ${x - r * 0.7},${y + r * 0.8}`,
            ),
            pen.tone("patch"),
          ),
        ),
      ),
      stroke(curve("53,8 50,20 45,34 39,46"), pen.tone("mane"), 2),
      flat(blob("53,9! 47,9 46,6 51,6"), pen.tone("main", -0.15)),
      dot(56, 1.5, 1.3, pen.tone("mane")),
      dot(61.5, 1.5, 1.3, pen.tone("mane")),
      flat(blob("66,12 71,15 70,19.5 65,19.5"), pen.tone("main", 0.35)),
      dot(70, 15.6, 0.5, DARK),
      eye(61, 10.5, 1.2),
    ];
  },
);

/** Animals on hooves. */
export const hoofedAnimals: readonly SceneElement[] = [
  horse,
  unicorn,
  zebra,
  donkey,
  cow,
  bull,
  sheep,
  goat,
  pig,
  camel,
  deer,
  moose,
  giraffe,
];
