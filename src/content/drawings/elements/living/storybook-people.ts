import type { SceneElement } from "../../drawing.js";
import { beads, dot, flat, mirrored, moved, slab, stroke } from "../kit/marks.js";
import { blob, curve, tube, twin } from "../kit/outlines.js";
import { DARK, WHITE } from "../kit/palette.js";
import { box, oval } from "../kit/paths.js";
import { drawer, type Pen } from "../kit/pen.js";
import { arm, BODY, type Body, faceFront, leg, robe, trunk } from "./figures.js";

const person = drawer("person");

const knight = person(
  {
    name: "knight",
    words: ["warrior", "crusader"],
    places: ["ground"],
    height: 1.9,
    aspect: 0.75,
    colours: { main: "#b23a48", ...BODY, steel: "#aab4c0", gold: "#e8bd4f" },
  },
  (pen) => {
    const steel = pen.tone("steel");
    return [
      leg(pen, "43,52 43.4,72 43.4,95", pen.tone("steel", -0.2), 0, 11),
      leg(pen, "33,52 32.6,72 32.6,95", steel, 0, 11),
      stroke("M28 74h9M39 74h9", pen.tone("steel", -0.35), 2),
      arm(pen, "27.5,27 21,38 16,46", steel, 8),
      dot(16, 46, 4, pen.tone("steel", -0.2)),
      flat("M14.4 44L12.6 3L16 0L19.4 3L17.6 44Z", "#dfe5ea"),
      flat("M16 0L19.4 3L17.6 44H16Z", "#b8c2cc"),
      slab(9, 42, 14, 3, pen.tone("gold"), 1.5),
      slab(14.5, 44, 3, 9, "#6b4a34", 1.5),
      pen.solid(twin(38, "38,20 47,21 51,28 49,44 52,64! 38,67"), pen.tone("main"), 3),
      flat(twin(38, "38,20 47,21 50.6,28 44,26 38,27"), steel),
      slab(28, 47, 20, 3.4, "#6b4a34", 1),
      flat("M36 31h4v5h5v4h-5v5h-4v-5h-5v-4h5z", pen.tone("gold")),
      pen.solid(
        blob("46,34! 55,37 64,34! 65,48 62,58 55,66! 48,58 45,48"),
        pen.tone("main", 0.06),
        3,
      ),
      stroke("M55 38V63M47 47H63", pen.tone("gold"), 2.4),
      flat(tube("38,4,0 44,1,6 54,4,7 58,14,0"), pen.tone("main", 0.1)),
      pen.solid(twin(38, "38,2 45,5 47,12 46,20 38,22.4"), steel, 2),
      slab(30.6, 9.4, 15, 3, DARK, 1),
      stroke("M38 3V21", pen.tone("steel", 0.4), 1.2),
      stroke("M34.6 15v3.4M36 15.4v3.4M40 15.4v3.4M41.4 15v3.4", DARK, 0.8),
    ];
  },
);

function royal(pen: Pen<Body | "gold" | "fur">, hair: "short" | "long"): string {
  const fur = [0, 1, 2, 3, 4, 5]
    .map((step) => dot(12 + step * 7.2, 96.4, 4.4, pen.tone("fur"), 3.2))
    .join("");
  return [
    hair === "long" ? faceFront(pen, 30, 19, 7.6, hair) : "",
    moved(
      5,
      9,
      0.9,
      pen.solid(
        twin(27.8, "27.8,19.5 36,21 42,28 46,60 50,99! 27.8,100"),
        pen.tone("main", -0.22),
        3,
      ),
      robe(pen, 27.8, hair === "long" ? pen.tone("main", 0.2) : pen.tone("legs"), 15, 98),
      pen.solid(blob("17,22! 22,20 24,30 20,60 16,99! 5.6,99! 10,60 13,28"), pen.tone("main"), 2),
      pen.solid(
        blob("38.6,22! 33.6,20 31.6,30 35.6,60 39.6,99! 50,99! 45.6,60 42.6,28"),
        pen.tone("main", -0.08),
        2,
      ),
      stroke("M27.8 24V96", pen.tone("gold"), 1.8),
    ),
    fur,
    arm(pen, "41,34 47,43 50,50", pen.tone("main", -0.14), 6.6),
    stroke("M51 28L51 92", pen.tone("gold"), 2),
    dot(51, 25, 3.6, pen.tone("gold", 0.15)),
    arm(pen, "19,34 13,44 18,52", pen.tone("main", 0.05), 6.6),
    flat(oval(30, 30, 11, 4.4), pen.tone("fur")),
    [22, 27, 33, 38].map((x) => dot(x, 30.4, 0.8, DARK)).join(""),
    hair === "short" ? faceFront(pen, 30, 19, 7.6, hair) : "",
    hair === "short"
      ? flat(blob("23.4,21! 24,28 30,34 36,28 36.6,21! 33,23 30,22.6 27,23"), pen.tone("hair"))
      : "",
    hair === "short" ? stroke(curve("28,24.8 30,25.6 32,24.8"), "#f4d0b8", 0.9) : "",
    pen.solid("M22.5 12.5L21 1.5L26 6.5L30 0.5L34 6.5L39 1.5L37.5 12.5Z", pen.tone("gold"), 1.4),
    dot(30, 9, 1.5, "#c8324a"),
    dot(25.4, 9.4, 1.1, "#2f7fd6"),
    dot(34.6, 9.4, 1.1, "#2f7fd6"),
  ].join("");
}

const ROYAL = { ...BODY, gold: "#f0bf3e", fur: "#fbf7ee" } as const;

const king = person(
  {
    name: "king",
    words: ["emperor", "prince", "monarch"],
    places: ["ground"],
    height: 1.95,
    aspect: 0.6,
    colours: { main: "#a82a3e", ...ROYAL, legs: "#3b4b8a", hair: "#8a6a4a" },
  },
  (pen) => [royal(pen, "short")],
);

const queen = person(
  {
    name: "queen",
    words: ["princess", "empress"],
    places: ["ground"],
    height: 1.85,
    aspect: 0.6,
    colours: { main: "#7b3fa0", ...ROYAL, hair: "#c98a3c" },
  },
  (pen) => [royal(pen, "long")],
);

const wizard = person(
  {
    name: "wizard",
    words: ["magician", "sorcerer", "mage", "warlock"],
    places: ["ground"],
    height: 2,
    aspect: 0.7,
    colours: { main: "#4a3f9a", ...BODY, hair: "#ece9e4", star: "#f7cf4b", wood: "#7a5236" },
  },
  (pen) => {
    const star = (x: number, y: number, size: number): string =>
      moved(
        x,
        y,
        size,
        flat("M0-3L0.9-0.9L3 0L0.9 0.9L0 3L-0.9 0.9L-3 0L-0.9-0.9Z", pen.tone("star")),
      );
    return [
      stroke(curve("60,98 59,60 60,34"), pen.tone("wood"), 2.8),
      flat(oval(60, 29, 8, 8), pen.tone("star"), 0.35),
      dot(60, 29, 4.8, "#8fe3f2"),
      dot(58.6, 27.6, 1.6, WHITE),
      moved(0, 20, 0.8, robe(pen, 40, pen.tone("main"), 25, 98)),
      pen.solid(blob("24,40 18,50 8,58 12,66! 22,62 30,52"), pen.tone("main", 0.05), 2),
      dot(9, 62, 3, pen.tone("skin")),
      pen.solid(blob("40,40 48,48 58,52 60,62! 50,62 38,54"), pen.tone("main", -0.08), 2),
      dot(59.4, 57, 3, pen.tone("skin")),
      faceFront(pen, 32, 29, 8, "bald"),
      pen.solid(
        blob("24,30! 24,42 27,54 32,64! 37,54 40,42 40,30! 36,34 32,33.4 28,34"),
        pen.tone("hair"),
        2,
      ),
      stroke(curve("30,34.6 32,35.6 34,34.6"), "#b06a5a", 1),
      flat(oval(32, 23.4, 17, 3.8), pen.tone("main", -0.15)),
      pen.solid(blob("20.6,22.6! 26,10 36,1! 38,4 36.4,10 43.4,22.6!"), pen.tone("main"), 2.4),
      star(31, 16, 1.1),
      star(37, 19.4, 0.6),
      star(24, 80, 1.1),
      star(38, 90, 0.9),
      star(34, 72, 0.8),
    ];
  },
);

const witch = person(
  {
    name: "witch",
    words: [
      "sorceress",
      "witch on a broom",
      "witch on a broomstick",
      "witch on her broom",
      "witch on her broomstick",
      "witch riding a broom",
      "witch riding a broomstick",
      "witch flying on a broom",
      "witch flying on a broomstick",
    ],
    places: ["air", "ground"],
    height: 1.6,
    aspect: 1.25,
    colours: { main: "#43335c", ...BODY, skin: "#b7d39a", hair: "#d9752b", straw: "#dcae52" },
  },
  (pen) => [
    stroke("M34 78L119 60", "#7a5236", 3.4),
    pen.solid(blob("38,72! 26,70 4,76! 10,82! 3,86! 12,90! 8,97! 36,86!"), pen.tone("straw"), 3),
    slab(33, 72, 4.4, 13, pen.tone("main"), 1),
    flat(tube("74,72,9 84,84,7 80,95,6"), pen.tone("main", -0.3)),
    flat(blob("77,92 82,92 90,96! 77,97!"), DARK),
    pen.solid(blob("62,44 74,42 82,52 84,70 66,80 48,72! 30,58! 52,58"), pen.tone("main"), 3),
    pen.solid(tube("74,50,8 88,58,7 98,62,5"), pen.tone("main", 0.12), 1.5),
    dot(100, 63, 3, pen.tone("skin")),
    flat(tube("68,30,10 56,36,9 46,46,0"), pen.tone("hair")),
    faceFront(pen, 74, 32, 10.4, "short"),
    flat(oval(74, 23, 21, 4.4), pen.tone("main", -0.2)),
    pen.solid(blob("60,22! 66,8 60,1! 74,4 80,10 88,22!"), pen.tone("main"), 2.4),
    flat(tube("60.6,20.4,4.4! 87.4,20.4,4.4!"), pen.tone("hair")),
  ],
);

const astronaut = person(
  {
    name: "astronaut",
    words: ["cosmonaut", "spaceman", "space traveler"],
    places: ["ground", "air"],
    height: 2,
    aspect: 0.72,
    colours: { main: "#f4f5f7", visor: "#2b3a5c", accent: "#e2703a" },
  },
  (pen) => {
    const suit = pen.tone("main");
    const glove = pen.tone("accent", -0.1);
    return [
      pen.solid(box(16, 32, 40, 34, 6), pen.tone("main", -0.28), 2),
      pen.solid(tube("45,62,16 47,78,15 47,92,14!"), pen.tone("main", -0.08), 3),
      pen.solid(tube("27,62,16 25,78,15 25,92,14!"), suit, 3),
      flat(box(16, 90, 18, 9, 4) + box(38, 90, 18, 9, 4), pen.tone("accent")),
      stroke("M19 80h12M41 80h12", pen.tone("main", -0.22), 2),
      pen.solid(tube("51,42,12 60,34,11 64,22,10"), pen.tone("main", -0.06), 2),
      dot(64.5, 18, 5.4, glove),
      pen.solid(tube("21,42,12 11,52,11 8,62,10"), suit, 2),
      dot(8, 66, 5.4, pen.tone("accent")),
      pen.solid(twin(36, "36,34 48,36 52,46 51,66 36,70"), suit, 4),
      slab(28, 46, 16, 11, pen.tone("main", -0.2), 2),
      dot(32, 50, 1.6, "#d8433c"),
      dot(36.4, 50, 1.6, "#f2c14e"),
      dot(40.6, 50, 1.6, "#5aa364"),
      slab(30, 53, 12, 2, pen.tone("visor"), 1),
      pen.solid(oval(36, 20, 19.5, 18.5), suit, 4),
      dot(36.6, 20.6, 14.6, pen.tone("main", -0.3), 13),
      pen.solid(oval(36.6, 20.6, 13.4, 11.8), pen.tone("visor"), 3),
      flat(blob("27,19 29,13 35,11 31,15 29,21"), WHITE, 0.75),
      flat(oval(43, 26, 1.8), WHITE, 0.5),
    ];
  },
);

const robot = person(
  {
    name: "robot",
    words: ["android", "cyborg", "droid", "bot", "toy robot", "machine man"],
    places: ["ground"],
    height: 1.6,
    aspect: 0.8,
    colours: { main: "#8fa9bb", light: "#5fe0e8", dark: "#39434f", accent: "#f0a13a" },
  },
  (pen) => {
    const armed =
      stroke(curve("20,46 10,54 10,66"), pen.tone("dark", 0.3), 5.4) +
      dot(20, 45, 5, pen.tone("main", -0.2)) +
      stroke("M10 68q-6 3-4 9M10 68q6 3 4 9", pen.tone("dark"), 3.4);
    return [
      stroke("M32 76v14M48 76v14", pen.tone("dark", 0.3), 7),
      flat(box(22, 89, 16, 10, 4) + box(42, 89, 16, 10, 4), pen.tone("main", -0.2)),
      armed,
      mirrored(40, armed),
      slab(34, 34, 12, 6, pen.tone("dark")),
      stroke("M40 8V3", pen.tone("dark"), 2),
      dot(40, 3.4, 2.8, pen.tone("accent")),
      slab(12, 18, 56, 9, pen.tone("main", -0.28), 3),
      pen.solid(box(17, 7, 46, 29, 8), pen.tone("main"), 4),
      slab(22, 12, 36, 18, pen.tone("dark"), 6),
      dot(31, 20, 4.6, pen.tone("light")),
      dot(49, 20, 4.6, pen.tone("light")),
      dot(32.4, 18.6, 1.5, WHITE),
      dot(50.4, 18.6, 1.5, WHITE),
      stroke(curve("35,26.4 40,28.4 45,26.4"), pen.tone("light"), 1.5),
      pen.solid(box(20, 39, 40, 40, 7), pen.tone("main"), 4),
      slab(26, 45, 28, 18, pen.tone("main", 0.4), 3),
      stroke("M29 56L34 56L37 49L41 60L44 54L51 54", pen.tone("accent", -0.15), 1.8),
      dot(30, 70, 2.6, "#d8433c"),
      dot(40, 70, 2.6, pen.tone("accent")),
      dot(50, 70, 2.6, "#5aa364"),
    ];
  },
);

const pirate = person(
  {
    name: "pirate",
    words: ["buccaneer", "captain"],
    places: ["ground"],
    height: 1.85,
    aspect: 0.62,
    colours: { main: "#a8323e", ...BODY, hat: "#2f2d35", gold: "#e8bd4f" },
  },
  (pen) => [
    moved(
      0,
      8,
      0.92,
      leg(pen, "36,50 36.4,72 36.4,95", pen.tone("legs"), 0, 10),
      flat(tube("26,50,10 25.6,70,8"), pen.tone("legs", -0.1)),
      flat("M22.6 72H28.6L27 99H24.2Z", "#8a6238"),
      arm(pen, "20.5,26 14,37 18,47", pen.tone("main")),
      pen.solid(twin(31, "31,19.5 38,20.5 42,25 41,42 45,70! 31,66"), pen.tone("main"), 3),
      flat(blob("25,20! 37,20! 35,66! 27,66!"), WHITE),
      stroke("M26.4 30h9.2M26.2 36h9.6M26 42h10", "#3c5f8a", 2),
      slab(22, 47, 18, 4, DARK, 1),
      slab(28.4, 46.4, 5, 5, pen.tone("gold"), 1),
      arm(pen, "41.5,26 48,35 53,29", pen.tone("main", -0.1)),
      stroke(curve("54,26 60,15 58,4"), "#cfd6dd", 2.8),
      stroke("M50 28L58 27", pen.tone("gold"), 2.4),
      faceFront(pen, 31, 11.4, 7.6, "long"),
      flat(blob("24.6,14! 26,20 31,22.6 36,20 37.4,14! 34,16 31,15.4 28,16"), pen.tone("hair")),
    ),
    dot(31.4, 18.6, 2.2, DARK),
    stroke("M22.6 14L35.4 20", DARK, 1),
    pen.solid(
      blob("10,14! 14,6 24,2 28.6,1 34,2 43,6 47,14! 36,11 28.6,10.4 21,11"),
      pen.tone("hat"),
      1.6,
    ),
    dot(28.6, 6, 2.2, WHITE),
    stroke("M25.4 8.4L31.8 10.4M31.8 8.4L25.4 10.4", WHITE, 1),
  ],
);

const santa = person(
  {
    name: "santa",
    words: ["santa claus", "father christmas", "saint nicholas"],
    places: ["ground"],
    height: 1.8,
    aspect: 0.75,
    colours: { main: "#d0312d", ...BODY, fur: "#fdfbf6", sack: "#9a6a3c" },
  },
  (pen) => [
    pen.solid(blob("44,34! 52,24 66,28 73,44 72,66 60,76 46,70"), pen.tone("sack"), 3),
    leg(pen, "40,74 41,84 41,94", pen.tone("main", -0.15), 0, 13),
    leg(pen, "26,74 25,84 25,94", pen.tone("main"), 0, 13),
    flat(box(19, 88, 13, 11, 3) + box(34, 88, 13, 11, 3), DARK),
    pen.solid(twin(33, "33,32 46,36 54,52 53,72 46,80 33,81"), pen.tone("main"), 4),
    slab(12, 60, 42, 5, DARK, 1),
    slab(28, 58.6, 10, 8, "#f0bf3e", 2),
    stroke("M33 40V60M33 67V80", pen.tone("fur"), 4.4),
    arm(pen, "18,44 7,46 8,32", pen.tone("main"), 9),
    flat(tube("4.6,33,5 11.4,33,5"), pen.tone("fur")),
    dot(8, 28, 4, DARK),
    arm(pen, "48,44 56,42 52,34", pen.tone("main", -0.12), 9),
    dot(51, 32, 4, DARK),
    faceFront(pen, 33, 21, 10, "bald"),
    pen.solid(
      blob("22,20! 20,32 25,42 33,46 41,42 46,32 44,20! 40,26 33,25 26,26"),
      pen.tone("fur"),
      2,
    ),
    flat(blob("33,25! 28,24 24,28 29,29 33,27 37,29 42,28 38,24"), pen.tone("fur", -0.06)),
    dot(33, 23.6, 1.8, "#e08a74"),
    pen.solid(blob("23,14! 26,5 36,1 47,5 52,14! 46,12 43,14!"), pen.tone("main"), 2),
    slab(20, 11, 26, 5.4, pen.tone("fur"), 2.7),
    dot(52, 16, 3.4, pen.tone("fur")),
  ],
);

const superhero = person(
  {
    name: "superhero",
    words: ["hero", "superheroine"],
    places: ["ground", "air"],
    height: 1.9,
    aspect: 0.72,
    colours: { main: "#2f62c0", ...BODY, legs: "#2f62c0", cape: "#d8332f", shoe: "#d8332f" },
  },
  (pen) => [
    pen.solid(
      blob("28,22! 46,22! 58,54 70,86! 58,82 46,90 34,84 22,90! 24,56"),
      pen.tone("cape", -0.1),
      3,
    ),
    leg(pen, "42,52 47,74 50,95", pen.tone("main", -0.14), 0, 10),
    leg(pen, "32,52 28,74 25,95", pen.tone("main"), 0, 10),
    stroke("M27 80L26 93M48.6 80L49.6 93", pen.tone("cape"), 8),
    arm(pen, "26.5,27 15,36 24,46", pen.tone("main"), 7),
    arm(pen, "47.5,27 59,36 50,46", pen.tone("main", -0.12), 7),
    trunk(pen, 37, pen.tone("main")),
    flat(twin(37, "37,20 44,20.6 50,26 44,27 37,24"), pen.tone("cape")),
    flat("M37 27l7 4l-7 9l-7-9z", "#f7cf4b"),
    slab(26.6, 48, 20.8, 4, "#f7cf4b", 1),
    flat("M27 52h20l-7 8h-6z", pen.tone("cape")),
    faceFront(pen, 37, 10.8, 7.6, "short"),
    flat(blob("30,9 37,10.4 44,9 43,13 37,12.4 31,13"), pen.tone("cape")),
    dot(34.2, 11, 1.3, WHITE),
    dot(39.8, 11, 1.3, WHITE),
  ],
);

const mermaid = person(
  {
    name: "mermaid",
    words: ["siren"],
    places: ["underwater", "water"],
    height: 1.7,
    aspect: 0.95,
    colours: { main: "#2fa59a", ...BODY, hair: "#d0512e" },
  },
  (pen) => [
    pen.solid(
      blob("72,84! 80,72 93,68! 92,78 84,88! 90,96 88,99! 76,98 66,92"),
      pen.tone("main", -0.1),
      2,
    ),
    flat(
      blob("26,8 38,2 52,8 56,26 60,44 50,56 44,40 30,40 22,52 16,40 22,24"),
      pen.tone("hair", -0.18),
    ),
    pen.solid(tube("36,48,20 38,62,21 50,76,18 66,82,12 76,84,7"), pen.tone("main"), 3),
    stroke(
      curve("31,58 35,61 39,58") +
        curve("37,66 41,69 45,66") +
        curve("46,74 50,77 54,74") +
        curve("39,58 43,61 46,58"),
      pen.tone("main", -0.25),
      1.4,
    ),
    flat(twin(36, "36,28 42,29 45,36 44,50 36,53"), pen.tone("skin")),
    flat(
      blob("27,36 33,35 36,39 33,43 28,42") + blob("45,36 39,35 36,39 39,43 44,42"),
      pen.tone("main", 0.35),
    ),
    arm(pen, "44,33 52,42 60,46", pen.tone("skin", -0.06), 5),
    arm(pen, "28,33 20,42 14,36", pen.tone("skin"), 5),
    faceFront(pen, 36, 17, 9.4, "long"),
    dot(28, 9.6, 2.4, "#f7cf4b"),
  ],
);

const angel = person(
  {
    name: "angel",
    words: ["fairy", "cherub"],
    places: ["air", "ground"],
    height: 1.7,
    aspect: 0.95,
    colours: { main: "#fdfbf4", ...BODY, hair: "#e0b04a", halo: "#f7cf4b", wing: "#e9eef6" },
  },
  (pen) => {
    const wing = (): string =>
      pen.solid(
        blob("44,36! 30,18 14,10 3,14! 6,26 12,28! 8,36 14,42! 12,50 20,56! 22,64 32,60! 42,52!"),
        pen.tone("wing"),
        2.6,
      );
    return [
      wing(),
      mirrored(47.5, wing()),
      flat(oval(44, 97, 4, 2.4) + oval(51, 97, 4, 2.4), pen.tone("skin")),
      moved(
        23.5,
        10,
        0.88,
        faceFront(pen, 27.3, 10.4, 8.4, "long"),
        robe(pen, 27.3, pen.tone("main"), 20, 98),
      ),
      arm(pen, "38,34 36,44 46,48", pen.tone("main", -0.05), 6),
      arm(pen, "57,34 59,44 49,48", pen.tone("main", -0.12), 6),
      `<ellipse cx="47.5" cy="5" rx="9" ry="2.8" fill="none" stroke="${pen.tone("halo")}" stroke-width="2"/>`,
    ];
  },
);

const snowman = person(
  {
    name: "snowman",
    words: ["frosty"],
    places: ["ground"],
    height: 1.5,
    aspect: 0.85,
    colours: { main: "#fbfdff", scarf: "#d8433c", hat: "#2f3440", carrot: "#f08a2c" },
  },
  (pen) => [
    stroke("M24 50L6 36M10 39L4 43M8 38L8 30M62 50L79 38M75 41L81 45M77 39L76 31", "#6b4a34", 2.4),
    pen.solid(oval(42.5, 78, 30, 22), pen.tone("main"), 5),
    pen.solid(oval(42.5, 52, 22, 17), pen.tone("main"), 4),
    pen.solid(oval(42.5, 28, 16, 15), pen.tone("main"), 3),
    [50, 58, 74].map((y) => dot(42.5, y, 2, pen.tone("hat"))).join(""),
    pen.solid(tube("29,39,6 42,43,7 56,39,6"), pen.tone("scarf"), 1.5),
    flat(tube("52,42,6 56,52,6 55,60,7!"), pen.tone("scarf", -0.1)),
    dot(37, 25, 2, pen.tone("hat")),
    dot(49, 25, 2, pen.tone("hat")),
    flat(blob("42,28! 60,31! 42,33!"), pen.tone("carrot")),
    beads(curve("36,35 41,37.6 47,36"), pen.tone("hat"), 1.6, 2.8),
    slab(24, 13, 37, 3.6, pen.tone("hat"), 1.8),
    pen.solid(box(31, 1, 23, 14, 2), pen.tone("hat"), 2),
    slab(31, 9, 23, 3.6, pen.tone("scarf")),
  ],
);

const ghost = person(
  {
    name: "ghost",
    words: ["spirit", "phantom", "spectre"],
    places: ["air", "ground"],
    height: 1.5,
    aspect: 0.85,
    colours: { main: "#f4f6fb" },
  },
  (pen) => [
    pen.solid(
      blob(
        "42,3 62,10 72,30 74,48! 83,44 82,56 74,64! 76,90 76,99! 66,90 58,98! 50,90 42,98! 34,90 26,98! 18,90 8,99! 10,64! 2,56 2,44 10,48! 12,30 22,10",
      ),
      pen.tone("main"),
      5,
    ),
    dot(32, 34, 5, DARK, 7),
    dot(52, 34, 5, DARK, 7),
    dot(33.6, 31, 1.7, WHITE),
    dot(53.6, 31, 1.7, WHITE),
    dot(42, 52, 5, DARK, 6),
    dot(25, 46, 4, "#f0a6a6", 2.6),
    dot(59, 46, 4, "#f0a6a6", 2.6),
  ],
);

const alien = person(
  {
    name: "alien",
    words: ["extraterrestrial", "martian", "little green man"],
    places: ["ground"],
    height: 1.4,
    aspect: 0.7,
    colours: { main: "#7cc24e" },
  },
  (pen) => [
    stroke("M27 16Q22 8 17 6M43 16Q48 8 53 6", pen.tone("main", -0.2), 2.4),
    dot(16, 5, 3.6, pen.tone("main", 0.3)),
    dot(54, 5, 3.6, pen.tone("main", 0.3)),
    stroke("M28 62Q16 68 13 82M42 62Q54 68 57 82", pen.tone("main", -0.12), 5.4),
    stroke("M31 80V94M39 80V94", pen.tone("main", -0.16), 6.6),
    dot(29, 96.4, 6.4, pen.tone("main", -0.24), 3.2),
    dot(41, 96.4, 6.4, pen.tone("main", -0.24), 3.2),
    pen.solid(blob("35,52 46,58 47,74 41,86 29,86 23,74 24,58"), pen.tone("main"), 3),
    pen.solid(blob("35,10 56,18 61,36 50,52 35,59 20,52 9,36 14,18"), pen.tone("main", 0.06), 5),
    dot(24, 35, 8, DARK, 10.4),
    dot(46, 35, 8, DARK, 10.4),
    dot(26.6, 30.4, 2.6, WHITE),
    dot(48.6, 30.4, 2.6, WHITE),
    stroke("M30 51Q35 54 40 51", pen.tone("main", -0.5), 1.8),
  ],
);

/** People of stories, and those who only look like people. */
export const storybookPeople: readonly SceneElement[] = [
  knight,
  king,
  queen,
  wizard,
  witch,
  astronaut,
  robot,
  pirate,
  santa,
  superhero,
  mermaid,
  angel,
  snowman,
  ghost,
  alien,
];
