import type { SceneElement } from "../../drawing.js";
import { dot, flat, repeat, stroke } from "../kit/marks.js";
import { blob, curve, tube, twin } from "../kit/outlines.js";
import { DARK, WHITE } from "../kit/palette.js";
import { oval } from "../kit/paths.js";
import { drawer, type Pen } from "../kit/pen.js";
import { eye, pawLegs, wideEye } from "./anatomy.js";

const animal = drawer("animal");

const cat = animal(
  {
    name: "cat",
    words: ["kitten", "kitty", "tomcat"],
    places: ["ground", "table"],
    height: 0.45,
    aspect: 0.95,
    colours: { main: "#e8954a", belly: "#fdf0de", iris: "#8fc25a" },
  },
  (pen) => {
    const stripe = pen.tone("main", -0.28);
    return [
      stroke(curve("64,92 84,92 90,76 82,62 86,52"), pen.tone("main", -0.1), 7),
      stroke(curve("90,74 86,66"), stripe, 7.2, 0.5),
      pen.solid(blob("34,46 50,42 62,48 72,66 76,86 68,98 44,99 32,97 30,70"), pen.tone("main"), 5),
      flat(blob("36,50 46,48 52,60 50,80 42,84 35,72"), pen.tone("belly")),
      pen.solid(oval(66, 88, 13, 11), pen.tone("main", 0.05), 3),
      flat(tube("38,68,9 37,84,8 37,95,8"), pen.tone("main", 0.05)),
      flat(tube("50,68,9 49,84,8 49,95,8"), pen.tone("main", -0.06)),
      dot(36.5, 96, 6.5, pen.tone("belly"), 3.4),
      dot(48.5, 96.2, 6.5, pen.tone("belly", -0.05), 3.4),
      dot(66, 96.6, 9, pen.tone("belly", -0.08), 3),
      stroke("M70 64l-8 2M72.5 71l-8 1", stripe, 2.6),
      flat(blob("22,26! 22,2! 42,14!") + blob("66,26! 66,2! 46,14!"), pen.tone("main")),
      flat(blob("26,20! 25.5,8! 36,14!") + blob("62,20! 62.5,8! 52,14!"), "#f3b7a8"),
      pen.solid(twin(44, "44,11 58,14 68,28 65,42 54,50 44,51"), pen.tone("main"), 4),
      stroke("M44 12v8M38.5 13l1 6M49.5 13l-1 6M22 33l6 1M66 33l-6 1", stripe, 2.2),
      flat(twin(44, "44,34 50,37 54,43 50,49 44,50"), pen.tone("belly")),
      dot(35, 29, 5, pen.tone("iris"), 5.4),
      dot(53, 29, 5, pen.tone("iris"), 5.4),
      dot(35.4, 29, 2.2, DARK, 4.4),
      dot(53.4, 29, 2.2, DARK, 4.4),
      dot(36.4, 27, 1.1, WHITE),
      dot(54.4, 27, 1.1, WHITE),
      flat(twin(44, "44,37 46.6,37.4 46,39.6 44,41"), "#d9767a"),
      stroke(
        curve("44,41 41.5,44.5 38.5,43.5") + curve("44,41 46.5,44.5 49.5,43.5"),
        "#7a4a42",
        1.2,
      ),
      stroke("M29 40l-12 -2M29 43l-12 2M59 40l12 -2M59 43l12 2", WHITE, 0.9),
    ];
  },
);

const dog = animal(
  {
    name: "dog",
    words: ["puppy", "hound", "retriever", "labrador", "terrier", "pup"],
    places: ["ground"],
    height: 0.65,
    aspect: 1.2,
    colours: { main: "#c98a4b", ear: "#7d4c2b", belly: "#f8e6cc", collar: "#d6453f" },
  },
  (pen) => {
    const far = pen.tone("main", -0.24);
    return [
      pen.solid(tube("16,50,8 8,40,7 6,28,6 11,20,4"), pen.tone("main"), 2),
      pawLegs(
        far,
        { x: 34, top: 64, wide: 15, thin: 8, bend: 4 },
        { x: 68, top: 64, wide: 13, thin: 8 },
      ),
      pawLegs(
        pen.tone("main"),
        { x: 24, top: 62, wide: 20, thin: 9, bend: 4 },
        { x: 76, top: 60, wide: 17, thin: 9 },
      ),
      pen.solid(
        blob("13,54 22,46 46,48 66,44 80,46 86,58 80,70 58,73 40,70 24,74 14,66") +
          tube("74,56,26 80,42,22 86,28,20"),
        pen.tone("main"),
        5,
      ),
      flat(blob("86,46 88,56 84,68 76,72 78,58"), pen.tone("belly")),
      flat(tube("69,40,0 78,45,6 92,44,5 95,41,0"), pen.tone("collar")),
      dot(90, 48, 3, "#f2c14e"),
      pen.solid(
        blob("72,20 80,9 93,8 100,15 104,23 114,27 117,33 112,40 100,42 88,44 76,38"),
        pen.tone("main", 0.05),
        3,
      ),
      flat(blob("100,28 112,27 117,33 112,40 101,41 96,36"), pen.tone("belly")),
      flat(blob("110,25 117,25 118,30 113,31"), DARK),
      stroke(curve("113,31 110,37 102,37"), "#6b4536", 1.5),
      flat(blob("104,38 110,38 110,45 106,47 103,43"), "#e57b80"),
      pen.solid(blob("72,12 82,10 86,18 84,32 78,42 70,38 67,26"), pen.kin("ear", -0.32), 3),
      eye(97, 20, 2.6),
    ];
  },
);

function wildDog(pen: Pen<"belly" | "legs">, isBushy: boolean): string {
  const far = pen.tone("main", -0.24);
  const tail = isBushy
    ? tube("26,54,8 14,56,17 4,66,17 1,80,0")
    : tube("24,52,8 14,60,12 9,72,11 8,84,0");
  return [
    pen.solid(tail, pen.tone("main", -0.05), 4),
    flat(
      isBushy ? blob("1,80! 1,70 6,67! 9,71! 11,68! 10,74") : blob("8,84! 4,76! 13,76!"),
      pen.tone("belly"),
    ),
    pawLegs(
      pen.tone("legs", -0.2),
      { x: 38, top: 64, wide: 12, thin: 6.5, bend: 4 },
      { x: 74, top: 64, wide: 10, thin: 6.5 },
    ),
    pawLegs(
      pen.tone("legs"),
      { x: 30, top: 70, wide: 12, thin: 7, bend: 4 },
      { x: 80, top: 68, wide: 11, thin: 7 },
    ),
    flat(blob("96,16! 93,2! 105,12!"), far),
    pen.solid(
      blob("20,54 30,47 50,49 70,45 84,46 90,58 84,72 64,72 46,68 36,80 24,80 20,66") +
        tube("78,58,28 84,44,22 92,30,20"),
      pen.tone("main"),
      5,
    ),
    flat(blob("94,38 94,50 90,60 84,72! 80,64! 78,68! 78,56 86,46"), pen.tone("belly")),
    pen.solid(
      blob(
        "82,26 88,15 100,13 108,20 116,28 126,33! 124,38 112,42 100,44! 96,48! 92,43! 86,46! 84,38!",
      ),
      pen.tone("main", 0.04),
      3,
    ),
    flat(blob("126,33! 124,38 112,42 100,44! 96,48! 94,42! 104,36 116,34"), pen.tone("belly")),
    flat(blob("84,24! 84,1! 97,15!"), pen.tone("main")),
    flat(blob("87,18! 87,7! 93,14!"), pen.tone("legs", -0.1)),
    dot(125, 34, 2.4, DARK, 2),
    eye(105, 25, 2),
  ].join("");
}

const fox = animal(
  {
    name: "fox",
    words: ["vixen"],
    places: ["ground"],
    height: 0.6,
    aspect: 1.3,
    colours: { main: "#e2702c", belly: "#fdf3e4", legs: "#4a2d26" },
  },
  (pen) => [wildDog(pen, true)],
);

const wolf = animal(
  {
    name: "wolf",
    words: ["coyote", "jackal", "husky"],
    places: ["ground"],
    height: 0.9,
    aspect: 1.3,
    colours: { main: "#7d8692", belly: "#e9ecee", legs: "#9aa2ab" },
  },
  (pen) => [
    wildDog(pen, false),
    flat(
      blob("24,51 50,50 72,45 84,36! 82,50! 76,48! 72,56! 62,52! 52,58! 40,54!"),
      pen.tone("main", -0.25),
    ),
    flat("M102 23l6 1l-3 3z", "#f4c443"),
    dot(105, 25, 1.1, DARK),
  ],
);

const rabbit = animal(
  {
    name: "rabbit",
    words: ["bunny", "hare"],
    places: ["ground"],
    height: 0.45,
    aspect: 0.9,
    colours: { main: "#b99a80", belly: "#f8efe4", ear: "#eeb3a9" },
  },
  (pen) => [
    dot(12, 80, 8, pen.tone("belly")),
    flat(tube("54,34,6 47,18,10 46,4,5"), pen.tone("main", -0.22)),
    pen.solid(
      blob("14,82 18,62 34,54 52,54 66,58 72,72 68,90 56,97 26,98 15,92"),
      pen.tone("main"),
      5,
    ),
    flat(blob("66,58 73,70 70,88 60,92 60,72"), pen.tone("belly")),
    pen.solid(oval(30, 82, 16, 15), pen.tone("main", 0.07), 4),
    dot(34, 96, 14, pen.tone("main", 0.12), 3.6),
    flat(tube("62,78,9 64,90,7 67,96,7"), pen.tone("main", 0.05)),
    dot(68, 97, 7, pen.tone("belly"), 3),
    pen.solid(tube("62,34,7 60,18,12 64,3,6"), pen.tone("main"), 2),
    flat(tube("62,30,3 61,18,5.5 63.6,7,2.5"), pen.tone("ear")),
    pen.solid(blob("50,44 56,33 68,31 78,37 84,48 80,57 68,61 55,58"), pen.tone("main", 0.04), 3),
    flat(blob("72,50 82,48 83,55 76,60 69,58"), pen.tone("belly")),
    flat(blob("82,45 86,46 84,50 81,49"), "#d9767a"),
    stroke("M77 53l11 0M77 55l10 3", WHITE, 0.8),
    eye(71, 43, 3),
  ],
);

const squirrel = animal(
  {
    name: "squirrel",
    words: ["chipmunk"],
    places: ["ground"],
    height: 0.3,
    aspect: 1,
    colours: { main: "#b5602f", belly: "#fbe8cf", nut: "#7a4a2b" },
  },
  (pen) => [
    pen.solid(
      blob("40,94 18,90 6,72 8,48 4,26 16,8 36,8 46,24 40,36 32,30 32,24 28,30 30,48 40,66"),
      pen.tone("main", -0.08),
      5,
    ),
    stroke(curve("34,86 18,74 17,52 15,30 26,16"), pen.tone("main", 0.18), 4),
    pen.solid(blob("48,46 60,42 70,52 74,70 70,90 56,97 38,96 34,82 40,62"), pen.tone("main"), 4),
    flat(blob("64,52 71,56 74,72 70,86 62,90 58,72"), pen.tone("belly")),
    pen.solid(oval(48, 82, 14, 14), pen.tone("main", 0.06), 3),
    dot(56, 96, 14, pen.tone("main", 0.1), 3.6),
    flat(blob("54,24! 52,10! 64,20!"), pen.tone("main", -0.1)),
    flat(blob("64,22! 67,9! 74,24!"), pen.tone("main", -0.24)),
    pen.solid(blob("50,34 56,23 68,20 79,27 87,38 83,46 70,50 56,47"), pen.tone("main", 0.03), 3),
    flat(blob("72,42 84,38 83,46 72,50 66,48"), pen.tone("belly")),
    dot(86, 37, 2, DARK),
    eye(73, 31, 3),
    flat(tube("62,58,7 74,62,6 82,58,5"), pen.tone("main", -0.14)),
    pen.solid(blob("80,52 90,52 92,60 86,67 79,61"), pen.tone("nut", 0.2), 2),
    flat(blob("78,54 80,48 90,48 93,54 86,56"), pen.tone("nut")),
  ],
);

const hedgehog = animal(
  {
    name: "hedgehog",
    words: ["porcupine"],
    places: ["ground"],
    height: 0.25,
    aspect: 1.45,
    colours: { main: "#6f5442", face: "#ecc99c" },
  },
  (pen) => {
    const spikes = repeat(15, (index) => {
      const turn = Math.PI * (1.02 + index * 0.058);
      const [x, y] = [66 + Math.cos(turn) * 56, 84 + Math.sin(turn) * 70];
      const [tipX, tipY] = [66 + Math.cos(turn - 0.1) * 66, 84 + Math.sin(turn - 0.1) * 82];
      return `M${(x - 5).toFixed(1)} ${(y + 8).toFixed(1)}L${tipX.toFixed(1)} ${tipY.toFixed(1)}L${(x + 9).toFixed(1)} ${(y + 6).toFixed(1)}Z`;
    });
    const quills = [30, 46, 62, 78].flatMap((x, row) =>
      [34, 50, 66].map((y, column) => `M${x + column * 3} ${y + (row % 2) * 8}l-6 -8`),
    );
    return [
      flat(spikes, pen.tone("main", -0.15)),
      dot(42, 96, 9, pen.tone("face", -0.25), 4),
      dot(96, 96, 9, pen.tone("face", -0.25), 4),
      pen.solid(
        blob("8,86 14,50 40,20 70,14 98,26 110,48 108,80 96,94 30,95 12,94"),
        pen.tone("main"),
        6,
      ),
      stroke(quills.join(""), pen.tone("main", 0.3), 2.6),
      pen.solid(
        blob("98,50 108,44 120,54 132,70 140,76 138,82 124,88 108,94 94,92 92,72"),
        pen.tone("face"),
        4,
      ),
      dot(100, 56, 7.5, pen.tone("face", -0.2)),
      dot(100, 57, 4, pen.tone("face", -0.4)),
      dot(139, 77, 4, DARK),
      eye(119, 66, 3.4),
      stroke(curve("132,84 125,86 119,82"), pen.tone("face", -0.5), 1.7),
      dot(52, 97, 9, pen.tone("face", -0.1), 3.4),
      dot(108, 97, 9, pen.tone("face", -0.1), 3.4),
    ];
  },
);

const mouse = animal(
  {
    name: "mouse",
    words: ["rat"],
    places: ["ground", "table"],
    height: 0.1,
    aspect: 1.5,
    colours: { main: "#9a99a3", ear: "#f0b3b5" },
  },
  (pen) => [
    stroke(curve("34,86 14,92 5,78 12,62 24,58"), pen.tone("ear", -0.08), 3.6),
    dot(96, 32, 17, pen.tone("main", -0.2)),
    dot(97, 33, 11, pen.tone("ear", -0.15)),
    pen.solid(
      blob("26,82 32,56 54,42 80,40 104,44 124,62 141,76 140,82 124,90 96,95 46,96 28,92"),
      pen.tone("main"),
      6,
    ),
    pen.solid(oval(76, 34, 21), pen.tone("main", 0.05), 4),
    dot(77, 36, 14, pen.tone("ear")),
    dot(141, 78, 5, pen.tone("ear", -0.2)),
    stroke("M130 80l14 -8M130 84l16 0M129 87l13 6", pen.tone("main", -0.4), 1.2),
    eye(114, 64, 4.2),
    dot(56, 96, 11, pen.tone("ear"), 3.6),
    dot(100, 96, 9, pen.tone("ear"), 3.6),
  ],
);

const raccoon = animal(
  {
    name: "raccoon",
    words: ["racoon", "badger"],
    places: ["ground"],
    height: 0.5,
    aspect: 1,
    colours: { main: "#8d9098", mask: "#34323a", belly: "#eceae6" },
  },
  (pen) => {
    const tail = tube("64,88,12 84,88,16 92,70,18 90,52,14 86,46,0");
    return [
      pen.solid(tail, pen.tone("main", -0.05), 3),
      pen.within(
        tail,
        stroke("M76 98L80 78M90 92L82 72M99 74L80 66M98 58L80 54M94 48L82 46", pen.tone("mask"), 5),
      ),
      pen.solid(twin(46, "46,46 60,50 70,70 72,90 60,98 46,99"), pen.tone("main"), 5),
      dot(46, 76, 14, pen.tone("belly"), 18),
      flat(tube("32,60,10 28,74,9 36,82,8"), pen.tone("mask")),
      flat(tube("60,60,10 64,74,9 56,82,8"), pen.tone("mask")),
      dot(32, 96, 10, pen.tone("mask"), 4),
      dot(60, 96, 10, pen.tone("mask"), 4),
      flat(blob("20,24! 20,6 36,12!") + blob("72,24! 72,6 56,12!"), pen.tone("main", -0.15)),
      flat(blob("24,20! 24,11 32,14!") + blob("68,20! 68,11 60,14!"), pen.tone("belly")),
      pen.solid(twin(46, "46,10 60,13 72,28 80,40! 66,48 56,54 46,56"), pen.tone("main"), 4),
      flat(twin(46, "46,30 60,26 74,36! 66,46 56,50 46,55"), pen.tone("belly")),
      flat(
        blob("42,34 34,26 22,32 16,40 28,43 38,41") + blob("50,34 58,26 70,32 76,40 64,43 54,41"),
        pen.tone("mask"),
      ),
      wideEye(34, 34, 3.8),
      wideEye(57, 34, 3.8),
      dot(46, 46, 4, DARK, 3),
      stroke(curve("40,51 46,53 52,51"), DARK, 1.4),
    ];
  },
);

/** Animals of house, garden and forest floor. */
export const smallAnimals: readonly SceneElement[] = [
  cat,
  dog,
  fox,
  wolf,
  rabbit,
  squirrel,
  hedgehog,
  mouse,
  raccoon,
];
