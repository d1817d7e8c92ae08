import type { SceneElement } from "../../drawing.js";
import { beads, dot, flat, mirrored, stroke, turned } from "../kit/marks.js";
import { blob, curve, tube, twin } from "../kit/outlines.js";
import { DARK, WHITE } from "../kit/palette.js";
import { oval } from "../kit/paths.js";
import { drawer, type Pen } from "../kit/pen.js";
import { eye, wideEye } from "./anatomy.js";

const animal = drawer("animal");

const fish = animal(
  {
    name: "fish",
    words: ["goldfish", "trout", "tuna", "herring", "cod"],
    places: ["underwater"],
    height: 0.3,
    aspect: 1.5,
    colours: { main: "#f08a2c", fin: "#d9592a" },
  },
  (pen) => {
    const fin = pen.kin("fin", -0.22);
    const body = blob("30,52 44,30 72,18 104,22 128,38 143,52 128,66 104,80 72,84 44,72");
    const scales = [0, 1, 2, 3].flatMap((column) =>
      [0, 1, 2].map((row) => {
        const [x, y] = [54 + column * 12, 38 + row * 13 + (column % 2) * 6];
        return curve(`${x + 4},${y - 5} ${x},${y} ${x + 4},${y + 5}`);
      }),
    );
    return [
      flat(blob("52,28! 66,4 88,4! 98,24!") + blob("66,82! 70,97 84,98! 86,80!"), fin),
      pen.solid(blob("38,52! 14,20 3,16! 12,40 10,52 12,66 3,88! 16,84"), fin, 3),
      stroke(curve("30,50 18,38 10,26") + curve("30,54 18,66 10,78"), pen.shade(fin, -0.2), 2),
      pen.solid(body, pen.tone("main"), 6),
      pen.within(body, flat(blob("112,10 150,30 150,80 112,90 106,52"), pen.tone("main", 0.2))),
      stroke(curve("111,30 105,52 111,74"), pen.tone("main", -0.2), 2.4),
      stroke(scales.join(""), pen.tone("main", -0.14), 2.2),
      pen.solid(blob("96,56! 80,56 66,68 76,76 90,70!"), fin, 2),
      wideEye(124, 44, 6.5),
      stroke(curve("142,55 135,59 129,58"), pen.tone("main", -0.45), 2),
    ];
  },
);

const clownfish = animal(
  {
    name: "clownfish",
    words: ["tropical fish", "reef fish", "angelfish"],
    places: ["underwater"],
    height: 0.2,
    aspect: 1.45,
    colours: { main: "#f5762b", band: "#fdfbf5" },
  },
  (pen) => {
    const body = blob("26,52 42,30 70,20 104,24 128,42 138,54 126,68 100,82 68,82 42,72");
    return [
      pen.solid(
        blob("50,30! 60,8 80,14 94,8 108,26!") + blob("60,78! 62,96 82,97 86,80!"),
        pen.tone("main", -0.12),
        2,
      ),
      pen.solid(blob("34,52! 18,28 4,30 9,52 4,74 18,78"), pen.tone("main"), 3),
      stroke(curve("10,32 14,52 10,74"), DARK, 3),
      pen.solid(body, pen.tone("main"), 5),
      pen.within(
        body,
        stroke(
          curve("108,14 100,50 108,92") + curve("72,12 78,50 68,92") + curve("42,24 44,52 42,80"),
          DARK,
          15,
        ),
        stroke(
          curve("108,14 100,50 108,92") + curve("72,12 78,50 68,92") + curve("42,24 44,52 42,80"),
          pen.tone("band"),
          11,
        ),
      ),
      pen.solid(blob("96,58! 80,56 74,68 84,74!"), pen.tone("main", -0.1), 2),
      wideEye(120, 46, 6),
      stroke(curve("136,57 130,61 125,60"), pen.tone("main", -0.5), 1.8),
    ];
  },
);

const shark = animal(
  {
    name: "shark",
    places: ["underwater"],
    height: 1.5,
    aspect: 1.9,
    colours: { main: "#6c8296", belly: "#eef2f3" },
  },
  (pen) => {
    const body = blob(
      "24,50! 50,42 84,30 124,26 160,32 178,42 187,52! 174,60 152,70 116,76 76,68 46,58 24,58!",
    );
    return [
      flat(blob("92,32! 84,6 78,2! 104,8 122,28!"), pen.tone("main", -0.12)),
      flat(blob("56,60! 50,74! 70,66!") + blob("50,42! 44,34! 62,38!"), pen.tone("main", -0.12)),
      pen.solid(
        blob("32,50! 18,28 4,12! 26,22 38,42! 40,60 24,72 10,84! 16,66 24,58"),
        pen.tone("main"),
        3,
      ),
      pen.solid(body, pen.tone("main"), 5),
      pen.within(
        body,
        flat(blob("30,60 80,58 130,60 164,56 190,54 190,90 30,90"), pen.tone("belly")),
      ),
      flat(blob("112,62! 96,80 92,97! 116,90 134,66!"), pen.tone("main", -0.15)),
      stroke("M128 42q-4 7 0 14M135 42q-4 7 0 14M142 42q-4 7 0 14", pen.tone("main", -0.35), 2),
      flat(blob("150,63! 164,60 178,57! 168,67 156,69"), "#7c3540"),
      flat("M152 63l3 4l2 -4.6l3 4l2.5 -5l3 4l3 -5l2.5 3l3 -4Z", WHITE),
      eye(160, 46, 2.8),
    ];
  },
);

function whaleDrawing(pen: Pen<"main" | "belly" | "spout">): readonly string[] {
  const body = blob(
    "30,52 46,62 66,52 90,36 122,32 150,42 164,62 164,82 148,95 110,99 70,97 42,84 28,66",
  );
  return [
    stroke(
      curve("126,32 126,22 116,12 108,16 106,22") +
        curve("126,30 126,22 136,12 144,16 146,22") +
        "M126 30V8",
      pen.tone("spout"),
      3.6,
    ),
    pen.solid(
      blob("30,60! 26,40 12,34 3,22! 18,20 29,30 32,38! 38,26 50,18 62,20! 56,34 44,42 42,62!"),
      pen.tone("main"),
      3,
    ),
    pen.solid(body, pen.tone("main"), 6),
    pen.within(
      body,
      flat(blob("60,100 84,84 118,78 150,80 170,72 170,104 60,104"), pen.tone("belly")),
      stroke(
        curve("92,88 130,85 168,80") + curve("86,94 126,91 168,87"),
        pen.tone("belly", -0.16),
        1.8,
      ),
    ),
    stroke(curve("165,77 150,78 138,74"), pen.tone("main", -0.4), 2.2),
    pen.solid(blob("104,76! 96,88 84,97! 104,97 120,82!"), pen.tone("main", -0.14), 2),
    wideEye(139, 64, 4.2),
  ];
}

const whale = animal(
  {
    name: "whale",
    words: ["humpback"],
    places: ["water", "underwater"],
    height: 5,
    aspect: 1.7,
    colours: { main: "#3f77a8", belly: "#e3eef2", spout: "#9ed0e8" },
  },
  whaleDrawing,
);

const orca = animal(
  {
    name: "orca",
    words: ["killer whale"],
    places: ["water", "underwater"],
    height: 3,
    aspect: 1.7,
    colours: { main: "#2b3038", belly: "#fbfcfd", spout: "#9ed0e8" },
  },
  whaleDrawing,
);

const dolphin = animal(
  {
    name: "dolphin",
    words: ["porpoise"],
    places: ["underwater", "air"],
    height: 1.6,
    aspect: 1.35,
    colours: { main: "#5f93b8", belly: "#e8f0f2" },
  },
  (pen) => {
    const body = blob(
      "16,84! 24,58 42,34 70,20 96,20 112,30 118,40 132,48 131,53 116,53 104,56 84,54 60,58 40,70 24,88!",
    );
    return [
      flat(blob("58,26! 50,8 42,4! 66,4 80,20!"), pen.tone("main", -0.14)),
      pen.solid(
        blob("22,78! 10,76 2,82! 8,88 18,88! 18,95 24,99! 30,92 28,82!"),
        pen.tone("main", -0.06),
        2,
      ),
      pen.solid(body, pen.tone("main"), 5),
      pen.within(
        body,
        flat(blob("30,86 46,62 72,50 100,46 134,51 134,60 90,66 50,76"), pen.tone("belly")),
      ),
      flat(blob("78,50! 74,64 66,76! 84,70 92,52!"), pen.tone("main", -0.16)),
      stroke(curve("130,51 116,50 109,46"), pen.tone("main", -0.4), 1.8),
      eye(105, 38, 2.6),
    ];
  },
);

const octopus = animal(
  {
    name: "octopus",
    words: ["squid", "kraken"],
    places: ["underwater"],
    height: 0.7,
    aspect: 1.25,
    colours: { main: "#d8506a" },
  },
  (pen) => {
    const arms = [
      "46,56,13 30,66,10 14,62,7 8,50,5 14,44,3",
      "48,62,13 34,78,10 16,82,7 6,74,5 8,68,3",
      "54,62,13 46,82,10 34,94,7 20,96,5 16,91,3",
    ];
    const front = "59,62,13 56,80,10 58,92,7 50,97,4";
    const rims = arms.map((arm) => flat(tube(arm), pen.tone("main", -0.14))).join("");
    const cups = (line: string): string => beads(curve(line), pen.tone("main", 0.45), 2.4, 5.5);
    const left =
      rims + cups("34,67 20,68 11,60 9,51") + cups("36,80 20,85 9,79") + cups("46,86 36,96 24,98");
    return [
      left,
      mirrored(62.5, left),
      flat(tube(front), pen.tone("main", -0.05)),
      mirrored(62.5, flat(tube(front), pen.tone("main", -0.05))),
      pen.solid(twin(62.5, "62.5,3 84,10 93,30 86,48 80,62 72,68 62.5,70"), pen.tone("main"), 5),
      dot(48, 22, 4, pen.tone("main", 0.25), 5),
      dot(56, 13, 2.6, pen.tone("main", 0.25)),
      wideEye(53, 42, 7),
      wideEye(72, 42, 7),
      stroke(curve("56,56 62.5,60 69,56"), pen.tone("main", -0.45), 2),
    ];
  },
);

const jellyfish = animal(
  {
    name: "jellyfish",
    words: ["medusa"],
    places: ["underwater"],
    height: 0.5,
    aspect: 0.8,
    colours: { main: "#c58be0" },
  },
  (pen) => [
    stroke(
      curve("18,42 14,56 22,70 14,84 18,97") +
        curve("62,42 66,56 58,70 66,84 62,97") +
        curve("28,44 24,60 32,76 26,92") +
        curve("52,44 56,60 48,76 54,92"),
      pen.tone("main", 0.15),
      2.2,
      0.9,
    ),
    stroke(
      curve("36,44 32,56 40,68 34,80 38,90") + curve("45,44 49,56 42,68 48,80 44,88"),
      pen.tone("main", -0.12),
      4.4,
      0.85,
    ),
    pen.solid(
      twin(40, "40,4 60,10 73,28 75,44! 68,40 62,47! 54,42 47,48! 40,43"),
      pen.tone("main"),
      4,
    ),
    flat(blob("16,32 22,18 36,10 30,22 24,34"), pen.tone("main", 0.5), 0.8),
    eye(33, 30, 3),
    eye(49, 30, 3),
    stroke(curve("37,36 41,38.5 45,36"), pen.tone("main", -0.5), 1.8),
  ],
);

const crab = animal(
  {
    name: "crab",
    words: ["lobster", "crayfish"],
    places: ["ground", "underwater"],
    height: 0.15,
    aspect: 1.5,
    colours: { main: "#e2503a" },
  },
  (pen) => {
    const legs = ["44,72 24,72 14,86", "46,80 30,84 22,96", "52,86 42,92 38,98"].map((line) =>
      stroke(curve(line), pen.tone("main", -0.18), 6),
    );
    const claw = (): string =>
      stroke(curve("44,62 26,56 24,42"), pen.tone("main", -0.1), 9) +
      pen.solid(
        blob("24,46 10,40 4,24 10,8 18,3! 18,20 24,28! 30,16 36,10! 42,26 36,40"),
        pen.tone("main"),
        3,
      );
    return [
      ...legs,
      mirrored(75, ...legs),
      claw(),
      mirrored(75, claw()),
      stroke("M62 48v-14M88 48v-14", pen.tone("main", -0.1), 4.4),
      pen.solid(twin(75, "75,44 100,46 116,60 112,78 94,90 75,92"), pen.tone("main"), 6),
      dot(58, 60, 4, pen.tone("main", 0.25), 3),
      dot(94, 60, 4, pen.tone("main", 0.25), 3),
      dot(75, 55, 5, pen.tone("main", 0.25), 3),
      wideEye(62, 32, 7),
      wideEye(88, 32, 7),
      stroke(curve("64,74 75,81 86,74"), pen.tone("main", -0.5), 2.6),
    ];
  },
);

const starfish = animal(
  {
    name: "starfish",
    words: ["sea star"],
    places: ["underwater", "ground"],
    height: 0.15,
    aspect: 1.05,
    colours: { main: "#f08a5a" },
  },
  (pen) => {
    const points = Array.from({ length: 10 }, (_, index) => {
      const turn = (index / 10) * Math.PI * 2 - Math.PI / 2;
      const radius = index % 2 === 0 ? 52 : 23;
      return `${(52.5 + Math.cos(turn) * radius).toFixed(1)},${(54 + Math.sin(turn) * radius * 0.99).toFixed(1)}`;
    });
    const dots = [0, 1, 2, 3, 4].flatMap((arm) =>
      [18, 28, 37].map((distance, index) => {
        const turn = (arm / 5) * Math.PI * 2 - Math.PI / 2;
        return dot(
          52.5 + Math.cos(turn) * distance,
          54 + Math.sin(turn) * distance,
          3 - index * 0.5,
          pen.tone("main", 0.4),
        );
      }),
    );
    return [
      pen.solid(blob(points.join(" ")), pen.tone("main"), 4),
      ...dots,
      eye(46, 52, 3),
      eye(59, 52, 3),
      stroke(curve("47,60 52.5,64 58,60"), pen.tone("main", -0.5), 2),
    ];
  },
);

const seal = animal(
  {
    name: "seal",
    words: ["sea lion"],
    places: ["ground", "water"],
    height: 0.9,
    aspect: 1.45,
    colours: { main: "#7d8796" },
  },
  (pen) => [
    pen.solid(blob("20,86! 4,76 2,84! 10,90 3,99! 18,97"), pen.tone("main", -0.15), 2),
    flat(blob("84,84! 78,94 68,99! 92,99 98,90!"), pen.tone("main", -0.3)),
    pen.solid(
      blob(
        "12,90 34,80 60,66 78,48 86,26 96,11 112,8 124,15 132,26 131,34 122,38 117,46 118,64 112,84 94,95 56,98 22,97",
      ),
      pen.tone("main"),
      5,
    ),
    flat(blob("116,50 118,66 111,84 98,92 102,70"), pen.tone("main", 0.3)),
    pen.solid(blob("102,76! 104,92 118,99! 96,99 90,90!"), pen.tone("main", -0.12), 2),
    flat(blob("126,24 134,25 134,31 128,32"), DARK),
    stroke("M124 33l12 1M123 35l12 4M122 37l9 6", pen.tone("main", 0.5), 1),
    eye(116, 20, 3.2),
  ],
);

const seahorse = animal(
  {
    name: "seahorse",
    places: ["underwater"],
    height: 0.15,
    aspect: 0.65,
    colours: { main: "#f2b23c", fin: "#e2703a" },
  },
  (pen) => [
    flat(blob("18,46! 4,44 6,54! 2,60 8,66! 20,62!"), pen.tone("fin")),
    flat(blob("32,8! 22,4 20,12! 14,14 18,22! 14,28 22,30!"), pen.tone("fin")),
    pen.solid(
      blob(
        "22,22 26,11 36,8 44,13 48,20 62,24 62,30 50,31 44,33 40,38 44,48 44,60 36,72 24,68 17,54 20,40",
      ) + tube("32,64,20 30,78,12 36,90,8 46,92,6 50,84,5 44,80,4"),
      pen.tone("main"),
      3,
    ),
    stroke(
      curve("28,44 35,46 42,44") +
        curve("26,52 35,54 43,52") +
        curve("27,60 34,62 42,59") +
        curve("27,68 33,70 38,68") +
        "M27 77l8 0",
      pen.tone("main", -0.22),
      2,
    ),
    eye(39, 20, 3),
  ],
);

const shell = animal(
  {
    name: "seashell",
    words: ["shell", "clam", "scallop", "mussel", "oyster"],
    places: ["ground", "underwater"],
    height: 0.1,
    aspect: 1.1,
    colours: { main: "#f3b7a4" },
  },
  (pen) => [
    pen.solid(twin(55, "55,86! 70,88! 74,99! 55,99"), pen.tone("main", -0.1), 3),
    pen.solid(
      twin(55, "55,5 68,10! 82,12 88,22! 101,30 100,44! 107,58 96,70! 76,88 55,93"),
      pen.tone("main"),
      5,
    ),
    [-44, -27, -10, 10, 27, 44]
      .map((degrees) => turned(degrees, 55, 92, stroke("M55 84V24", pen.tone("main", -0.2), 2.6)))
      .join(""),
    stroke(curve("24,52 55,38 86,52"), pen.tone("main", 0.35), 2.2),
    flat(oval(38, 26, 6, 4), pen.tone("main", 0.4)),
  ],
);

/** Animals of the sea and its shore. */
export const seaLife: readonly SceneElement[] = [
  fish,
  clownfish,
  shark,
  whale,
  orca,
  dolphin,
  octopus,
  jellyfish,
  crab,
  starfish,
  seal,
  seahorse,
  shell,
];
