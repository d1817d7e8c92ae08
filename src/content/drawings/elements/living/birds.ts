import type { SceneElement } from "../../drawing.js";
import { dot, flat, mirrored, moved, stroke, turned } from "../kit/marks.js";
import { blob, curve, tube, twin } from "../kit/outlines.js";
import { DARK, WHITE } from "../kit/palette.js";
import { oval } from "../kit/paths.js";
import { drawer, type Pen } from "../kit/pen.js";
import { eye, wideEye } from "./anatomy.js";

const animal = drawer("animal");

/** Two thin bird's legs with their toes. */
function birdLegs(
  colour: string,
  top: number,
  width: number,
  ...columns: readonly number[]
): string {
  const line = columns.map(
    (x) => `M${x} ${top}L${x} 97.5M${x - 4} 98l4 -1.5l7 1.5M${x} 96.5l3 1.5`,
  );
  return stroke(line.join(""), colour, width);
}

const chicken = animal(
  {
    name: "chicken",
    words: ["hen"],
    places: ["ground"],
    height: 0.45,
    aspect: 1.05,
    colours: { main: "#fbf6ea", comb: "#d8403a", beak: "#f0a830" },
  },
  (pen) => [
    birdLegs(pen.tone("beak", -0.1), 78, 3, 44, 56),
    flat(blob("22,50! 4,22! 16,26! 18,14! 28,26! 34,20! 40,46"), pen.tone("main", -0.16)),
    flat(blob("66,16 66,6 72,9 76,2 80,9 86,6 84,16"), pen.tone("comb")),
    pen.solid(
      blob("14,46 28,48 46,48 58,40 64,24 72,13 83,14 88,24 86,40 84,60 74,76 54,84 34,80 20,68"),
      pen.tone("main"),
      5,
    ),
    pen.solid(
      blob("30,54 48,52 62,58 58,68! 50,67 48,73! 40,70 34,66"),
      pen.tone("main", -0.12),
      3,
    ),
    flat(blob("87,21! 100,27! 87,31!"), pen.tone("beak")),
    flat(blob("86,30 90,36 86,42 82,36"), pen.tone("comb")),
    eye(80, 23, 2.4),
  ],
);

const rooster = animal(
  {
    name: "rooster",
    words: ["cockerel"],
    places: ["ground"],
    height: 0.55,
    aspect: 1.1,
    colours: {
      main: "#b5482a",
      tail: "#1f5a55",
      comb: "#d8342f",
      beak: "#f0b038",
      neck: "#e79a3a",
    },
  },
  (pen) => [
    birdLegs(pen.tone("beak", -0.1), 80, 3, 50, 62),
    flat(tube("34,56,14 16,44,12 6,56,8 6,72,0"), pen.tone("tail", -0.15)),
    flat(tube("34,52,14 20,30,12 8,36,8 3,50,0"), pen.tone("tail", 0.15)),
    flat(tube("36,50,14 28,22,12 14,18,8 6,26,0"), pen.tone("tail")),
    flat(blob("70,16 68,4 75,9 79,1 84,9 90,5 88,17"), pen.tone("comb")),
    pen.solid(
      blob("26,52 40,56 56,50 66,34 72,18 80,12 89,16 92,28 90,48 88,66 76,80 56,84 38,78 28,66"),
      pen.tone("main"),
      5,
    ),
    flat(
      blob("70,20 80,11 90,18 92,34 90,52! 84,47! 80,54! 74,48! 69,53! 64,42"),
      pen.tone("neck"),
    ),
    pen.solid(blob("36,58 54,56 66,62 60,72! 53,71 48,76! 40,70"), pen.tone("tail", 0.05), 3),
    flat(blob("91,19! 104,26! 91,29!"), pen.tone("beak")),
    flat(blob("88,29 93,36 91,45 86,38"), pen.tone("comb")),
    dot(84, 21, 4.5, pen.tone("comb", 0.1)),
    eye(84.5, 21, 2.2),
  ],
);

const chick = animal(
  {
    name: "chick",
    places: ["ground"],
    height: 0.12,
    aspect: 0.95,
    colours: { main: "#fbd04b", beak: "#ee8a2e" },
  },
  (pen) => [
    birdLegs(pen.tone("beak"), 84, 4, 38, 54),
    pen.solid(
      blob("10,58 18,60 30,54 36,40 36,24 48,10 66,11 77,26 76,44 80,62 70,84 46,92 24,84 12,70"),
      pen.tone("main"),
      6,
    ),
    pen.solid(blob("22,64 40,60 52,66 46,78 32,80"), pen.tone("main", -0.12), 3),
    stroke("M54 10l-2 -6M58 10l3 -6", pen.tone("main", -0.1), 3),
    flat(blob("76,26! 93,32! 75,39!"), pen.tone("beak")),
    eye(63, 29, 4.6),
  ],
);

function waterBird(pen: Pen<"head" | "beak" | "wing">): string {
  return [
    pen.solid(
      blob("4,50! 18,56 38,52 58,54 70,50 84,52 94,64 90,80 72,90 40,92 18,82 8,66"),
      pen.tone("main"),
      5,
    ),
    pen.solid(tube("82,66,20 84,46,14 84,28,16"), pen.kin("head", 0), 3),
    pen.solid(blob("72,22 80,11 94,12 101,22 98,33 88,38 76,34"), pen.kin("head", 0), 3),
    flat(blob("98,22! 110,27 118,29 117,34 104,34 96,31!"), pen.tone("beak")),
    pen.solid(
      blob("20,58! 40,58 60,62 66,72 52,82 34,80! 36,74 24,72! 28,66"),
      pen.kin("wing", -0.12),
      3,
    ),
    eye(90, 21, 2.4),
  ].join("");
}

const duck = animal(
  {
    name: "duck",
    words: ["duckling", "mallard", "drake"],
    places: ["water", "ground"],
    height: 0.4,
    aspect: 1.2,
    colours: { main: "#c9b49a", head: "#1f7a52", beak: "#f0b53a", wing: "#8d6b50" },
  },
  (pen) => [moved(0, 7, 1, waterBird(pen), flat(tube("74,50,0 79,55,5 90,55,5 95,52,0"), WHITE))],
);

const goose = animal(
  {
    name: "goose",
    words: ["gosling"],
    places: ["ground", "water"],
    height: 0.8,
    aspect: 1.1,
    colours: { main: "#f7f4ec", beak: "#ee9236" },
  },
  (pen) => [
    stroke("M44 84v12M58 84v12", pen.tone("beak", -0.1), 4),
    flat(blob("42,95! 54,99! 42,99!") + blob("56,95! 69,99! 56,99!"), pen.tone("beak")),
    pen.solid(
      blob("4,52! 18,56 36,52 56,52 70,52 82,60 80,76 66,86 40,88 20,80 10,66") +
        tube("72,66,22 80,44,12 80,24,11 84,12,14"),
      pen.tone("main"),
      5,
    ),
    pen.solid(
      blob("16,58! 38,58 58,62 62,70 48,80 30,77! 34,72 22,68!"),
      pen.tone("main", -0.1),
      3,
    ),
    flat(blob("90,9! 104,15! 90,20!"), pen.tone("beak")),
    eye(85, 11, 2),
  ],
);

const swan = animal(
  {
    name: "swan",
    places: ["water"],
    height: 0.9,
    aspect: 1.25,
    colours: { main: "#fdfcfa", beak: "#ee8432" },
  },
  (pen) => [
    pen.solid(
      tube("86,78,24 101,62,13 100,46,10 88,32,9 86,18,9 93,9,11 101,13,10"),
      pen.tone("main"),
      2.5,
    ),
    pen.solid(
      blob("4,48! 24,58 50,56 76,62 96,66 100,80 88,94 56,98 26,92 8,74"),
      pen.tone("main"),
      5,
    ),
    pen.solid(
      blob("2,36! 20,42 46,42 70,54 82,68 74,82 52,84! 54,78 34,76! 40,70 20,64! 28,58 10,50!"),
      pen.tone("main", -0.05),
      4,
    ),
    stroke(curve("30,52 50,56 68,68") + curve("40,64 52,68 62,76"), pen.tone("main", -0.18), 1.8),
    flat(blob("103,9! 120,21! 114,23 102,20!"), pen.tone("beak")),
    flat(blob("98,9 104,8 106,14 103,20! 102,13"), DARK),
    eye(97.5, 11.5, 1.5),
  ],
);

const owl = animal(
  {
    name: "owl",
    places: ["ground", "air"],
    height: 0.45,
    aspect: 0.8,
    colours: { main: "#8f6545", face: "#f3dfbd", beak: "#f0aa37" },
  },
  (pen) => {
    const flecks = [0, 1, 2].flatMap((row) =>
      [0, 1, 2, 3].map((column) => {
        const x = 25 + column * 10 - (row % 2) * 5 + 2;
        return curve(`${x - 3},${60 + row * 9} ${x},${63 + row * 9} ${x + 3},${60 + row * 9}`);
      }),
    );
    const disc = (x: number): string =>
      dot(x, 30, 14.5, pen.tone("face")) +
      dot(x, 30, 9.5, "#f6b93b") +
      dot(x, 30, 5.6, DARK) +
      dot(x + 2, 27.6, 1.9, WHITE);
    return [
      flat(blob("30,88! 40,99! 50,88!"), pen.tone("main", -0.3)),
      pen.solid(twin(40, "40,12 54,11 68,2! 67,20 70,42 68,74 56,92 40,96"), pen.tone("main"), 5),
      flat(twin(40, "40,50 54,52 60,66 54,84 40,90"), pen.tone("face", -0.08)),
      stroke(flecks.join(""), pen.tone("main", -0.05), 2),
      pen.solid(blob("9,42 16,48 20,66 16,86! 8,72 6,54"), pen.tone("main", -0.18), 2),
      pen.solid(blob("71,42 64,48 60,66 64,86! 72,72 74,54"), pen.tone("main", -0.24), 2),
      disc(27),
      disc(53),
      flat(twin(40, "40,33! 45,38 40,48!"), pen.tone("beak")),
      stroke("M28 96l0 2M32 96l0 2M36 96l0 2M44 96l0 2M48 96l0 2M52 96l0 2", pen.tone("beak"), 4),
    ];
  },
);

const bird = animal(
  {
    name: "bird",
    words: [
      "sparrow",
      "robin",
      "finch",
      "songbird",
      "bluebird",
      "swallow",
      "pigeon",
      "dove",
      "nightingale",
    ],
    places: ["air"],
    height: 0.2,
    aspect: 1.35,
    colours: { main: "#3f8fd0", belly: "#fbe6c8", beak: "#f0a53a" },
  },
  (pen) => [
    flat(blob("24,62! 2,54! 10,62! 0,66! 14,70! 8,78! 34,72!"), pen.tone("main", -0.22)),
    flat(blob("62,48! 46,24 26,8! 44,8 70,18 84,44!"), pen.tone("main", -0.25)),
    pen.solid(
      blob("22,64 40,52 64,46 84,38 96,28 110,26 120,36 120,48 112,62 94,76 66,82 40,76"),
      pen.tone("main"),
      5,
    ),
    flat(blob("119,48 112,62 94,76 66,81 56,78 78,68 98,56 108,46"), pen.tone("belly")),
    pen.solid(
      blob("84,52! 70,26 58,2! 50,6 44,12! 42,18 38,26! 40,36 50,56 66,62"),
      pen.tone("main", 0.12),
      4,
    ),
    stroke(curve("55,14 62,32 72,48") + curve("46,26 52,40 62,52"), pen.tone("main", -0.12), 2),
    flat(blob("119,34! 134,41! 119,45!"), pen.tone("beak")),
    eye(109, 37, 2.8),
  ],
);

const eagle = animal(
  {
    name: "eagle",
    words: ["hawk", "falcon", "condor", "vulture", "raptor"],
    places: ["air"],
    height: 0.9,
    aspect: 1.75,
    colours: { main: "#5f4030", head: "#fbf7ee", beak: "#f2b134" },
  },
  (pen) => {
    const wing =
      "92,50! 110,36 128,26 146,22 160,8! 160,20 172,18! 166,28 173,32! 163,38 168,46! 156,47 158,56! 146,54 142,62! 130,58 112,66 96,70!";
    return [
      mirrored(87.5, pen.solid(blob(wing), pen.tone("main", -0.05), 3)),
      pen.solid(blob(wing), pen.tone("main"), 3),
      mirrored(87.5, stroke(curve("98,58 120,46 142,44"), pen.tone("main", 0.2), 3)),
      stroke(curve("98,58 120,46 142,44"), pen.tone("main", 0.2), 3),
      flat(twin(87.5, "87.5,70! 96,72! 104,96! 96,93 92,98! 87.5,94"), pen.tone("head")),
      pen.solid(twin(87.5, "87.5,36 97,44 100,58 95,76 87.5,80"), pen.tone("main", 0.07), 3),
      stroke("M82 78v7M93 78v7", pen.tone("beak"), 4),
      pen.solid(
        blob("76,36! 78,22 88,15 98,20 100,32 98,46! 94,41! 90,48! 86,42! 81,48!"),
        pen.tone("head"),
        3,
      ),
      flat(blob("97,22 106,23 111,30 109,37! 104,31 97,31!"), pen.tone("beak")),
      eye(92, 25, 2.2),
      stroke("M88 21l7 1.5", pen.tone("main"), 1.8),
    ];
  },
);

const seagull = animal(
  {
    name: "seagull",
    words: ["gull", "albatross", "tern"],
    places: ["air"],
    height: 0.5,
    aspect: 1.9,
    colours: { main: "#fdfcf9", wing: "#9fb0be", beak: "#f2a536" },
  },
  (pen) => [
    flat(
      blob("96,52! 112,34 138,22 164,24 186,36! 164,38 142,46 124,58!"),
      pen.tone("wing", -0.12),
    ),
    flat(blob("186,36! 168,26 160,25 158,38 166,38!"), "#3b424b"),
    flat(blob("52,64! 24,68! 28,76! 26,82! 60,76!"), pen.tone("main", -0.14)),
    pen.solid(
      blob("46,68 66,58 92,52 116,50 128,46 140,50 143,58 136,66 112,74 80,80 56,76"),
      pen.tone("main"),
      4,
    ),
    pen.solid(blob("110,56! 92,30 66,14 36,10 4,22! 32,26 54,38 72,58 90,64"), pen.tone("wing"), 3),
    flat(blob("4,22! 24,12 38,10 40,28 30,26!"), "#3b424b"),
    flat(blob("141,53! 157,57 158,61! 141,61!"), pen.tone("beak")),
    eye(134, 54, 2),
  ],
);

const parrot = animal(
  {
    name: "parrot",
    words: ["macaw", "cockatoo", "budgie"],
    places: ["ground", "air"],
    height: 0.5,
    aspect: 0.8,
    colours: { main: "#e0392f", wing: "#2f7fd6", tip: "#f6c236", branch: "#7a5236" },
  },
  (pen) => {
    const wing = pen.kin("wing", -0.2);
    return [
      flat(blob("28,66! 40,68! 22,98! 12,98!"), pen.shade(wing, -0.15)),
      flat(blob("34,66! 46,68! 30,99! 22,99!"), pen.tone("main", -0.15)),
      pen.solid(
        blob("28,66 24,46 26,24 36,8 52,5 64,14 66,28 64,44 58,62 48,76 34,78"),
        pen.tone("main"),
        4,
      ),
      pen.solid(blob("24,36 34,32 46,42 48,58 42,72 32,82 22,90! 20,62"), wing, 3),
      flat(blob("25,34 34,32 45,42 46,49 36,46 23,52"), pen.tone("tip")),
      stroke(curve("28,62 32,72 26,84") + curve("36,58 40,68 32,80"), pen.shade(wing, -0.22), 1.8),
      flat(blob("46,15 58,13 63,20 61,30 52,32 45,25"), WHITE),
      flat(blob("60,14 70,14 77,24 76,36 70,40! 69,31 60,28!"), "#3a3338"),
      flat(blob("62,30! 69,32 67,38 61,36"), "#57494d"),
      eye(54, 21, 2.8),
      pen.solid(tube("2,82,6 40,80,7 78,78,5"), pen.tone("branch"), 2),
      stroke("M42 75v8M49 75v8", "#57494d", 4),
    ];
  },
);

const penguin = animal(
  {
    name: "penguin",
    places: ["ground"],
    height: 0.9,
    aspect: 0.75,
    colours: { main: "#2c3340", belly: "#fdfbf5", beak: "#f4a12e" },
  },
  (pen) => [
    flat(oval(25, 96.4, 12, 3.6) + oval(50, 96.4, 12, 3.6), pen.tone("beak")),
    pen.solid(tube("16,46,12 7,62,10 4,78,0"), pen.tone("main"), 2),
    pen.solid(tube("59,46,12 68,62,10 71,78,0"), pen.tone("main", -0.1), 2),
    pen.solid(twin(37.5, "37.5,3 52,8 58,24 60,40 65,62 62,86 50,96 37.5,97"), pen.tone("main"), 4),
    flat(twin(37.5, "37.5,42 50,40 56,60 54,82 46,92 37.5,94"), pen.tone("belly")),
    flat(twin(37.5, "37.5,22 46,16 53,24 50,36 45,42 37.5,43"), pen.tone("belly")),
    flat(twin(37.5, "37.5,44 46,42 50,46 44,49 37.5,50"), "#f7c64b", 0.8),
    flat(twin(37.5, "37.5,27 44,30 41,34 37.5,37"), pen.tone("beak")),
    eye(30, 24, 2.8),
    eye(45, 24, 2.8),
  ],
);

function wader(pen: Pen<"main" | "beak">): readonly string[] {
  return [
    stroke("M30 58L30 98M30 98l8 0", pen.tone("main", -0.12), 2.2),
    stroke("M36 56L45 74L33 80", pen.tone("main", -0.25), 2.2),
    pen.solid(
      tube("46,46,12 56,48,9 60,38,6.5 50,27,6 48,15,6 56,7,7.5 62,10,7"),
      pen.tone("main"),
      1.6,
    ),
    pen.solid(blob("4,62! 8,46 24,36 42,36 52,44 48,58 34,64 18,62"), pen.tone("main"), 4),
    pen.solid(
      blob("4,62! 10,48 26,42 40,46 36,56 24,58! 24,60 14,62!"),
      pen.tone("main", -0.12),
      2,
    ),
    flat(blob("61,6! 69,12 69,20 64,24! 64,17 60,14!"), WHITE),
    flat(blob("69,15 69,20 64,25! 64,18"), pen.tone("beak")),
    eye(57.5, 8, 1.3),
  ];
}

const flamingo = animal(
  {
    name: "flamingo",
    places: ["water", "ground"],
    height: 1.4,
    aspect: 0.72,
    colours: { main: "#f48ca4", beak: "#33282e" },
  },
  wader,
);

const heron = animal(
  {
    name: "heron",
    words: ["stork", "egret", "ibis"],
    places: ["water", "ground"],
    height: 1.2,
    aspect: 0.72,
    colours: { main: "#dfe5ea", beak: "#e8853a" },
  },
  wader,
);

const peacock = animal(
  {
    name: "peacock",
    words: ["peahen"],
    places: ["ground"],
    height: 1.2,
    aspect: 1.4,
    colours: { main: "#1f6fc2", fan: "#2c9a6c", eyespot: "#f0b73a" },
  },
  (pen) => {
    const feather = (degrees: number, length: number, tone: number): string =>
      turned(
        degrees,
        70,
        80,
        flat(
          twin(70, `70,${80 - length} 77,${88 - length} 75,${102 - length} 70,80`),
          pen.tone("fan", tone),
        ),
        dot(70, 89 - length, 4.4, pen.tone("eyespot"), 5.2),
        dot(70, 90 - length, 2.6, pen.tone("main"), 3.2),
      );
    const outer = [-84, -63, -42, -21, 0, 21, 42, 63, 84].map((degrees) =>
      feather(degrees, 67, -0.12),
    );
    const inner = [-72, -52, -31, -10, 10, 31, 52, 72].map((degrees) => feather(degrees, 48, 0.08));
    return [
      ...outer,
      ...inner,
      stroke("M64 88v9M76 88v9M60 98h8M72 98h8", "#8a6238", 2.4),
      pen.solid(twin(70, "70,36 77,42 77,56 84,72 82,88 70,94"), pen.tone("main"), 4),
      stroke("M70 37v-9M67 37l-4 -8M73 37l4 -8", pen.tone("main"), 1.4),
      dot(70, 27, 2, pen.tone("fan", 0.2)),
      dot(62.6, 28, 2, pen.tone("fan", 0.2)),
      dot(77.4, 28, 2, pen.tone("fan", 0.2)),
      flat(twin(70, "70,45! 73,47 70,53!"), pen.tone("eyespot")),
      wideEye(66.4, 43, 2.2),
      wideEye(73.6, 43, 2.2),
    ];
  },
);

const crow = animal(
  {
    name: "crow",
    words: ["raven", "blackbird", "magpie", "rook"],
    places: ["ground", "air"],
    height: 0.45,
    aspect: 1.3,
    colours: { main: "#2e3138", beak: "#4d4f57" },
  },
  (pen) => [
    birdLegs(pen.tone("beak"), 76, 3, 62, 74),
    flat(blob("34,62! 2,78! 4,86! 12,86! 40,76!"), pen.tone("main", -0.25)),
    pen.solid(
      blob("24,68 44,50 66,44 82,30 92,20 106,20 113,30 110,44 104,60 88,76 62,82 38,80"),
      pen.tone("main"),
      5,
    ),
    pen.solid(
      blob("20,74! 44,54 68,52 80,58 70,70 48,76! 50,73 30,78!"),
      pen.tone("main", 0.16),
      3,
    ),
    flat(blob("111,25! 129,34! 124,36 110,36!"), pen.tone("beak")),
    wideEye(102, 29, 3),
  ],
);

/** Birds. */
export const birds: readonly SceneElement[] = [
  chicken,
  rooster,
  chick,
  duck,
  goose,
  swan,
  owl,
  bird,
  eagle,
  seagull,
  parrot,
  penguin,
  flamingo,
  heron,
  peacock,
  crow,
];
