import type { SceneElement } from "../../drawing.js";
import { beads, dot, flat, mirrored, moved, repeat, stroke, turned } from "../kit/marks.js";
import { blob, curve, tube, twin } from "../kit/outlines.js";
import { DARK, WHITE } from "../kit/palette.js";
import { oval } from "../kit/paths.js";
import { drawer } from "../kit/pen.js";
import { eye, pawLegs, wideEye } from "./anatomy.js";

const animal = drawer("animal");

const snake = animal(
  {
    name: "snake",
    words: ["serpent", "cobra", "viper", "python"],
    places: ["ground"],
    height: 0.5,
    aspect: 1.35,
    colours: { main: "#5fa344", mark: "#2f6a35" },
  },
  (pen) => {
    const coil =
      "112,92,6 70,95,13 30,90,16 12,76,17 26,62,17 64,68,17 98,76,17 116,66,16 104,50,15 76,50,15 64,38,15 74,22,14 92,16,13";
    const line = "96,94 70,95 30,90 12,76 26,62 64,68 98,76 116,66 104,50 76,50 64,38 74,22";
    return [
      flat(tube("130,86,0 122,91,3 108,93,6"), pen.tone("main", -0.1)),
      stroke("M121 20l12 2M128 21l6 -4M128 21l6 5", "#d8343f", 1.8),
      pen.solid(tube("112,92,6 70,94,11 34,91,14 20,84,14"), pen.tone("main", -0.14), 3),
      pen.solid(tube(coil), pen.tone("main"), 3),
      beads(curve(line), pen.tone("mark"), 6, 11),
      pen.solid(
        blob("84,14 96,7 112,10 123,18 122,25 110,29 94,27 84,22"),
        pen.tone("main", 0.06),
        3,
      ),
      stroke(curve("122,22 112,24 102,22"), pen.tone("mark"), 1.4),
      wideEye(106, 14.5, 4),
    ];
  },
);

const turtle = animal(
  {
    name: "turtle",
    words: ["tortoise", "sea turtle"],
    places: ["ground", "underwater"],
    height: 0.35,
    aspect: 1.5,
    colours: { main: "#4f9a52", shell: "#8a6a3c" },
  },
  (pen) => {
    const shell = blob("14,78! 18,50 38,26 64,18 90,26 108,50 112,78! 62,84");
    return [
      flat(blob("18,76! 2,84! 20,84!"), pen.tone("main")),
      flat(tube("44,80,15 46,97,13!") + tube("98,80,15 98,97,13!"), pen.tone("main", -0.25)),
      pen.solid(tube("30,78,17 28,92,15 30,98,15!"), pen.tone("main"), 2),
      pen.solid(tube("84,78,17 84,92,15 86,98,15!"), pen.tone("main"), 2),
      pen.solid(tube("104,76,18 118,62,16 124,50,18") + oval(130, 46, 16, 13), pen.tone("main"), 3),
      pen.solid(shell, pen.tone("shell"), 6),
      pen.within(
        shell,
        flat(blob("50,34! 78,34! 86,54! 64,66! 42,54!"), pen.tone("shell", 0.22)),
        flat(blob("46,32! 38,54! 14,62! 16,40! 36,22!"), pen.tone("shell", 0.14)),
        flat(blob("82,32! 90,54! 112,62! 112,40! 92,22!"), pen.tone("shell", 0.14)),
        flat(blob("40,58! 61,69! 60,80! 16,78! 16,66!"), pen.tone("shell", 0.14)),
        flat(blob("88,58! 67,69! 67,80! 112,78! 112,66!"), pen.tone("shell", 0.06)),
        flat(blob("50,30! 78,30! 84,20! 64,10! 44,20!"), pen.tone("shell", 0.1)),
      ),
      flat(tube("10,78,6 62,84,7 114,78,6"), pen.tone("shell", -0.25)),
      wideEye(136, 42, 4),
      stroke(curve("144,52 138,54 132,52"), pen.tone("main", -0.45), 1.8),
    ];
  },
);

const frog = animal(
  {
    name: "frog",
    words: ["toad", "tree frog"],
    places: ["ground", "water"],
    height: 0.15,
    aspect: 1.2,
    colours: { main: "#6ab547", belly: "#d9edae" },
  },
  (pen) => [
    flat(oval(16, 96, 15, 3.6) + oval(104, 96, 15, 3.6), pen.tone("main", -0.2)),
    pen.solid(oval(24, 78, 19, 18), pen.tone("main", -0.06), 3),
    pen.solid(oval(96, 78, 19, 18), pen.tone("main", -0.12), 3),
    pen.solid(twin(60, "60,48 82,54 92,76 84,94 60,98"), pen.tone("main"), 4),
    flat(twin(60, "60,60 76,64 80,82 72,94 60,96"), pen.tone("belly")),
    pen.solid(tube("40,68,10 38,84,9 40,94,9"), pen.tone("main"), 2),
    pen.solid(tube("80,68,10 82,84,9 80,94,9"), pen.tone("main", -0.08), 2),
    flat(oval(38, 97, 11, 3) + oval(82, 97, 11, 3), pen.tone("main", -0.05)),
    dot(34, 22, 15, pen.tone("main")),
    dot(86, 22, 15, pen.tone("main", -0.1)),
    pen.solid(twin(60, "60,20 84,22 102,38 100,54 84,64 60,66"), pen.tone("main"), 4),
    flat(twin(60, "60,56 86,50 96,46 92,57 80,63 60,65"), pen.tone("belly")),
    wideEye(35, 21, 10),
    wideEye(83, 21, 10),
    stroke(curve("24,46 40,54 60,56 80,54 96,46"), pen.tone("main", -0.5), 2.2),
    dot(56, 42, 1.3, pen.tone("main", -0.5)),
    dot(64, 42, 1.3, pen.tone("main", -0.5)),
  ],
);

const crocodile = animal(
  {
    name: "crocodile",
    words: ["alligator", "caiman"],
    places: ["ground", "water"],
    height: 0.7,
    aspect: 2.4,
    colours: { main: "#5c8a48", belly: "#d8dfa8" },
  },
  (pen) => {
    const ridge = repeat(12, (index) => {
      const x = 26 + index * 10;
      const y = 50 - Math.sin((index / 11) * Math.PI) * 18 + (11 - index) * 0.9;
      return `M${x} ${(y + 8).toFixed(1)}l5 -12l6 12z`;
    });
    return [
      flat(ridge, pen.tone("main", -0.25)),
      pawLegs(
        pen.tone("main", -0.28),
        { x: 84, top: 74, wide: 18, thin: 12, bend: 2 },
        { x: 148, top: 74, wide: 16, thin: 12 },
      ),
      pen.solid(
        blob("3,84! 24,58 56,46 94,38 134,40 160,48 166,64 150,80 110,86 70,84 40,78"),
        pen.tone("main"),
        5,
      ),
      flat(blob("60,82 100,76 140,76 158,68 150,80 110,86"), pen.tone("belly")),
      pawLegs(
        pen.tone("main", 0.05),
        { x: 68, top: 72, wide: 22, thin: 13, bend: 3 },
        { x: 136, top: 74, wide: 19, thin: 13 },
      ),
      pen.solid(
        blob("150,66 176,68 210,71 234,72 237,77 222,82 186,83 156,80"),
        pen.tone("main", -0.1),
        2,
      ),
      flat("M176 72l4 -7l4 7zM190 73l4 -7l4 7zM204 74l4 -7l4 7zM218 74l4 -7l4 7z", WHITE),
      pen.solid(
        blob("148,46 160,36 172,34 180,42 200,48 222,50 236,52 238,59 230,63 204,64 170,66 150,66"),
        pen.tone("main", 0.04),
        3,
      ),
      flat("M186 64l4 7l4 -7zM200 63l4 7l4 -7zM214 63l4 7l4 -7zM227 62l3.5 6l4 -7z", WHITE),
      dot(232, 53, 1.8, pen.tone("main", -0.5)),
      dot(170, 36, 8, pen.tone("main", 0.04)),
      wideEye(171, 36, 5.4, "#f6e58a"),
    ];
  },
);

const lizard = animal(
  {
    name: "lizard",
    words: ["gecko", "chameleon", "iguana", "salamander"],
    places: ["ground"],
    height: 0.2,
    aspect: 1.9,
    colours: { main: "#4fb08a", belly: "#d7efc4" },
  },
  (pen) => [
    flat(
      tube("74,74,10 62,84,8 54,96,7") + tube("132,74,10 142,84,8 138,96,7"),
      pen.tone("main", -0.28),
    ),
    pen.solid(
      tube("84,66,28 50,74,16 24,72,9 10,58,6 14,42,4 26,40,0") +
        blob(
          "66,60 90,50 118,50 136,52 146,42 160,36 176,42 186,54 184,62 168,68 148,70 124,80 88,82 68,76",
        ),
      pen.tone("main"),
      4,
    ),
    flat(blob("92,80 120,76 148,68 184,61 168,68 148,70 124,80"), pen.tone("belly")),
    [84, 98, 112, 126].map((x) => dot(x, 60 + (x % 4), 3.4, pen.tone("main", -0.2))).join(""),
    pen.solid(tube("84,74,12 92,86,9 84,96,8"), pen.tone("main", 0.06), 2),
    pen.solid(tube("122,74,12 116,86,9 122,96,8"), pen.tone("main", 0.06), 2),
    stroke("M80 98h14M118 98h14", pen.tone("main", -0.1), 4),
    wideEye(163, 48, 6.4),
    stroke(curve("185,58 176,61 166,60"), pen.tone("main", -0.5), 1.8),
  ],
);

const butterfly = animal(
  {
    name: "butterfly",
    words: ["moth"],
    places: ["air"],
    height: 0.12,
    aspect: 1.2,
    colours: { main: "#f28c28", edge: "#33262b", spot: "#fff3d6" },
  },
  (pen) => {
    const upper = "62,46! 74,20 96,4 116,8 117,30 104,50 82,58";
    const lower = "62,52! 84,58 104,66 104,86 90,97 76,88 66,72";
    const wing = [
      flat(blob(upper) + blob(lower), pen.tone("edge")),
      flat(blob("65,46! 77,24 97,11 109,14 109,30 99,45 82,52"), pen.tone("main")),
      flat(blob("65,55! 84,62 97,70 97,84 89,90 78,83 69,70"), pen.tone("main", 0.16)),
      flat(blob("66,46! 80,32 92,26 94,36 82,46"), pen.tone("main", 0.35)),
      dot(112, 14, 2, pen.tone("spot")),
      dot(113.5, 21, 1.7, pen.tone("spot")),
      dot(112.5, 28, 1.5, pen.tone("spot")),
      dot(100, 86, 1.8, pen.tone("spot")),
      dot(94, 93, 1.6, pen.tone("spot")),
      dot(92, 78, 4, pen.tone("main", -0.2)),
    ].join("");
    return [
      wing,
      mirrored(60, wing),
      stroke(curve("59,30 52,16 44,10") + curve("61,30 68,16 76,10"), pen.tone("edge"), 1.8),
      dot(44, 10, 2.2, pen.tone("edge")),
      dot(76, 10, 2.2, pen.tone("edge")),
      flat(twin(60, "60,28 64,33 63.5,42 64,56 62,78 60,84"), pen.tone("edge", 0.1)),
    ];
  },
);

const bee = animal(
  {
    name: "bee",
    words: ["bumblebee", "wasp", "hornet", "honeybee"],
    places: ["air"],
    height: 0.08,
    aspect: 1.25,
    colours: { main: "#f7c331", stripe: "#3a2b27", wing: "#d9eef5" },
  },
  (pen) => {
    const body = oval(60, 64, 42, 29);
    return [
      turned(-18, 62, 40, pen.solid(oval(44, 20, 15, 22), pen.tone("wing", -0.08), 3)),
      turned(16, 66, 40, pen.solid(oval(72, 20, 16, 24), pen.tone("wing"), 3)),
      flat(blob("22,58! 5,66! 22,72!"), pen.tone("stripe")),
      stroke(curve("96,44 100,32 110,28") + curve("104,46 110,36 120,36"), pen.tone("stripe"), 2.6),
      pen.solid(body, pen.tone("main"), 5),
      pen.within(
        body,
        stroke(
          curve("66,30 58,64 66,98") + curve("46,30 38,64 46,98") + curve("26,36 20,64 26,92"),
          pen.tone("stripe"),
          10,
        ),
      ),
      stroke("M56 92v6M70 92v6M82 88v7", pen.tone("stripe"), 3),
      pen.solid(oval(98, 62, 20, 20), pen.tone("stripe", 0.08), 3),
      wideEye(104, 57, 6.4),
      stroke(curve("98,71 104,74 110,71"), WHITE, 1.8),
    ];
  },
);

const ladybird = animal(
  {
    name: "ladybird",
    words: ["ladybug", "beetle"],
    places: ["ground"],
    height: 0.05,
    aspect: 1.4,
    colours: { main: "#dd3129", spot: "#2d2629" },
  },
  (pen) => {
    const shell = blob("12,84! 16,52 38,26 66,20 94,30 110,54 112,84!");
    return [
      stroke("M34 82l-8 14M62 84l-2 13M92 84l6 13", pen.tone("spot"), 5),
      stroke(curve("122,48 126,36 134,32") + curve("116,46 116,34 122,26"), pen.tone("spot"), 2.6),
      pen.solid(blob("96,86! 98,56 112,46 128,50 136,66 132,82 120,88"), pen.tone("spot"), 3),
      pen.solid(shell, pen.tone("main"), 6),
      pen.within(
        shell,
        dot(36, 52, 9, pen.tone("spot")),
        dot(64, 38, 9, pen.tone("spot")),
        dot(88, 58, 9, pen.tone("spot")),
        dot(60, 70, 9, pen.tone("spot")),
        dot(24, 76, 7, pen.tone("spot")),
      ),
      stroke(curve("66,21 92,34 108,60 112,84"), pen.tone("main", -0.3), 1.6),
      flat(blob("40,34 56,26 60,30 46,40"), pen.tone("main", 0.45), 0.7),
      wideEye(124, 62, 6),
    ];
  },
);

const snail = animal(
  {
    name: "snail",
    places: ["ground"],
    height: 0.06,
    aspect: 1.4,
    colours: { main: "#c9784a", skin: "#e9cf9c" },
  },
  (pen) => [
    stroke("M120 46L116 22M130 48L136 26", pen.tone("skin", -0.1), 4),
    dot(116, 20, 4.6, DARK),
    dot(136, 24, 4.4, DARK),
    dot(117.4, 18.6, 1.5, WHITE),
    dot(137, 22.6, 1.5, WHITE),
    pen.solid(
      blob("3,98! 24,84 60,80 96,82 108,68 112,48 122,40 134,46 137,62 132,82 116,96 80,99"),
      pen.tone("skin"),
      4,
    ),
    pen.solid(oval(60, 52, 40, 40), pen.tone("main"), 6),
    stroke(
      curve(
        "96,60 86,84 60,88 34,78 26,54 38,32 62,26 82,38 84,58 68,70 50,64 46,50 56,42 66,48 64,56",
      ),
      pen.tone("main", -0.32),
      5,
    ),
    stroke(curve("30,38 40,24 56,18"), pen.tone("main", 0.45), 4),
    stroke(curve("136,64 131,68 126,66"), pen.tone("skin", -0.45), 2),
  ],
);

const spider = animal(
  {
    name: "spider",
    words: ["tarantula"],
    places: ["ground"],
    height: 0.06,
    aspect: 1.5,
    colours: { main: "#4a3f52" },
  },
  (pen) => {
    const legs = [
      "66,56 42,26 22,40 8,66",
      "64,62 40,42 26,58 16,88",
      "64,70 46,60 36,74 32,97",
      "68,76 56,80 52,88 52,98",
    ].map((line) => stroke(curve(line), pen.tone("main", -0.2), 4.4));
    return [
      ...legs,
      mirrored(75, ...legs),
      pen.solid(oval(75, 40, 30, 28), pen.tone("main"), 5),
      flat(twin(75, "75,22! 83,30! 77,38! 84,48! 75,56!"), "#d8404a"),
      pen.solid(oval(75, 72, 20, 18), pen.tone("main", 0.1), 3),
      wideEye(67, 68, 6),
      wideEye(82, 68, 6),
      wideEye(60, 60, 3),
      wideEye(90, 60, 3),
      flat("M70 83h4l-2 6zM76 83h4l-2 6z", WHITE),
    ];
  },
);

const caterpillar = animal(
  {
    name: "caterpillar",
    words: ["worm", "larva"],
    places: ["ground"],
    height: 0.05,
    aspect: 1.9,
    colours: { main: "#84bf3f", shoe: "#e2803a" },
  },
  (pen) => [
    [26, 52, 80, 108, 134]
      .map((x) => stroke(`M${x - 6} 88v8M${x + 6} 88v8`, pen.tone("shoe"), 5))
      .join(""),
    [
      [22, 76],
      [48, 68],
      [76, 62],
      [104, 64],
      [130, 68],
    ]
      .map(([x = 0, y = 0], index) =>
        pen.solid(oval(x, y, 20, 22), pen.tone("main", index % 2 === 0 ? 0 : 0.16), 4),
      )
      .join(""),
    stroke(
      curve("150,32 146,18 138,12") + curve("162,32 168,18 176,12"),
      pen.tone("main", -0.4),
      2.6,
    ),
    dot(138, 11, 3.4, pen.tone("shoe")),
    dot(176, 11, 3.4, pen.tone("shoe")),
    pen.solid(oval(156, 54, 26, 26), pen.tone("main", 0.05), 4),
    wideEye(150, 48, 6),
    wideEye(166, 48, 6),
    stroke(curve("148,62 158,68 168,62"), pen.tone("main", -0.5), 2.2),
  ],
);

const dinosaur = animal(
  {
    name: "dinosaur",
    words: ["brontosaurus", "diplodocus", "brachiosaurus", "dino", "sauropod"],
    places: ["ground"],
    height: 6,
    aspect: 1.6,
    colours: { main: "#6aa56a", belly: "#cfe3a4" },
  },
  (pen) => {
    const skin =
      tube("46,60,34 26,74,16 12,80,8 2,78,0") +
      blob("28,64 40,46 64,38 90,42 106,54 108,72 94,84 62,86 38,82") +
      tube("98,62,34 116,48,20 124,28,15 132,15,16") +
      blob("124,14 130,5 142,4 152,12 156,19 150,25 138,25 128,23");
    return [
      flat(tube("56,74,18 56,99,14!") + tube("104,72,16 104,99,13!"), pen.tone("main", -0.25)),
      pen.solid(skin, pen.tone("main"), 5),
      pen.within(
        skin,
        flat(
          blob("44,90 64,80 94,78 112,62 122,44 130,26 140,26 122,70 100,94"),
          pen.tone("belly"),
          0.75,
        ),
      ),
      flat(tube("44,72,22 42,99,15!") + tube("92,74,20 92,99,14!"), pen.tone("main", 0.04)),
      [38, 43, 48, 88, 93, 98].map((x) => dot(x - 1, 97.6, 2, pen.tone("belly"), 1.8)).join(""),
      [
        [54, 50, 4],
        [66, 46, 5],
        [80, 50, 4],
        [46, 62, 3.4],
        [112, 44, 3],
        [118, 32, 2.4],
      ]
        .map(([x = 0, y = 0, radius = 0]) => dot(x, y, radius, pen.tone("main", -0.2)))
        .join(""),
      stroke(curve("154,21 147,22 141,20"), pen.tone("main", -0.5), 1.4),
      dot(153, 14, 1, pen.tone("main", -0.5)),
      eye(141, 12, 2.2),
    ];
  },
);

const tyrannosaur = animal(
  {
    name: "tyrannosaur",
    words: ["tyrannosaurus", "t-rex", "trex", "velociraptor", "godzilla"],
    places: ["ground"],
    height: 5,
    aspect: 1.35,
    colours: { main: "#5d9a5a", belly: "#d9e4a8" },
  },
  (pen) => [
    flat(
      tube("66,62,22 76,78,14 69,91,10 70,97,9!") + blob("65,93 74,91 82,94 86,99! 65,99!"),
      pen.tone("main", -0.28),
    ),
    flat(
      "M30 52l2 -9l7 6zM42 45l3 -9l7 7zM55 36l4 -9l6 7zM67 24l3 -9l7 6zM78 12l3 -9l7 6z",
      pen.tone("main", -0.3),
    ),
    pen.solid(
      tube("50,62,30 28,66,20 14,60,12 2,46,0") +
        blob(
          "30,64 44,46 62,38 74,22 82,10 96,5 114,8 128,14 132,24 124,30 108,31! 128,34 122,40 104,43 96,48 88,64 76,78 54,82 38,78",
        ),
      pen.tone("main"),
      5,
    ),
    flat(blob("98,46 88,66 76,78 62,80 74,66 82,50"), pen.tone("belly")),
    flat(blob("104,31! 127,29! 126,35! 106,37!"), "#8e3040"),
    flat("M108 30l3 5l3 -5l3 5l3 -5l3 5l3 -6zM110 36l3 -4l3 4l3 -4l3 4z", WHITE),
    pen.solid(tube("54,66,28 61,80,17 50,91,11 51,97,10!"), pen.tone("main", 0.05), 3),
    flat(blob("44,93 56,91 66,94 71,99! 44,99!"), pen.tone("main", 0.05)),
    stroke("M84 58q8 3 12 -3M95 55l4 1M95 55l2 5", pen.tone("main", -0.3), 4),
    dot(128, 18, 1.6, pen.tone("main", -0.5)),
    wideEye(104, 15, 4.4, "#f9e37a"),
    stroke("M98 10l10 2", pen.tone("main", -0.35), 2.2),
  ],
);

const dragon = animal(
  {
    name: "dragon",
    words: ["wyvern"],
    places: ["ground", "air"],
    height: 4,
    aspect: 1.5,
    colours: { main: "#c43a3a", belly: "#f2c979", wing: "#8c2638" },
  },
  (pen) => {
    const skin = pen.kin("wing", -0.38);
    const wing = (tone: number): string =>
      flat(
        blob("66,54! 58,28 36,6! 34,6 20,8! 24,22 6,26! 16,38 4,52! 26,50 28,62! 44,54 56,64!"),
        pen.shade(skin, tone),
      ) +
      stroke(
        "M66 54L36 6M64 54L20 8M62 54L6 26M60 56L4 52M36 6L66 54",
        pen.tone("main", tone),
        2.6,
      );
    return [
      flat(blob("130,36! 140,36 147,42! 144,45 149,52! 142,51 143,59! 135,53 130,44"), "#f0842c"),
      flat(blob("130,37! 138,39 143,44! 140,46 142,52! 136,49 131,43"), "#f9cf4a"),
      turned(28, 66, 54, moved(6.6, 5.4, 0.9, wing(-0.2))),
      pen.solid(tube("66,82,24 40,94,16 18,92,9 6,80,5 8,72,3"), pen.tone("main", -0.06), 3),
      flat(blob("8,74! 0,62! 16,66!"), skin),
      flat("M82 14l-6 -8l9 3zM75 26l-9 -6l8 -2zM72 38l-9 -4l8 -4z", skin),
      flat(tube("92,78,16 100,90,11 104,97,10!"), pen.tone("main", -0.28)),
      pen.solid(
        blob("54,80 58,64 72,56 88,58 98,68 98,84 86,95 66,96") +
          tube("84,70,30 80,48,18 80,32,15 90,20,16") +
          blob("84,16 92,9 104,12 114,22 130,28 134,36 126,42 108,42 96,38 86,30"),
        pen.tone("main"),
        4,
      ),
      flat(blob("96,64 99,80 88,94 74,95 86,84 90,72 82,56 82,40 88,40 88,54"), pen.tone("belly")),
      stroke("M84 48l5 0M87 58l6 0M90 68l7 0M89 78l9 1M84 87l9 2", pen.tone("belly", -0.25), 1.6),
      pen.solid(tube("72,82,24 66,92,14 76,97,10!"), pen.tone("main", 0.06), 2),
      wing(0),
      flat(blob("94,12! 80,3 74,6! 84,12 88,20!"), pen.tone("belly")),
      stroke(curve("131,38 120,38 110,34"), pen.shade(skin, -0.2), 1.8),
      dot(129, 31, 1.7, pen.shade(skin, -0.3)),
      wideEye(104, 21, 4.2, "#fbe36d"),
    ];
  },
);

/** Reptiles, insects and other crawlers, and the dragons of then and never. */
export const crawlersAndDragons: readonly SceneElement[] = [
  snake,
  turtle,
  frog,
  crocodile,
  lizard,
  butterfly,
  bee,
  ladybird,
  snail,
  spider,
  caterpillar,
  dinosaur,
  tyrannosaur,
  dragon,
];
