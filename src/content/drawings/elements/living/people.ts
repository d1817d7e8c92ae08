import type { SceneElement } from "../../drawing.js";
import { dot, flat, moved, slab, stroke } from "../kit/marks.js";
import { blob, curve, tube, twin } from "../kit/outlines.js";
import { WHITE } from "../kit/palette.js";
import { oval } from "../kit/paths.js";
import { drawer, type Pen } from "../kit/pen.js";
import {
  arm,
  BODY,
  type Body,
  bareArm,
  easyArms,
  faceFront,
  leg,
  robe,
  standingLegs,
  trunk,
} from "./figures.js";

const person = drawer("person");

const somebody = person(
  {
    name: "person",
    words: ["human", "people", "somebody", "figure", "tourist", "traveler", "traveller"],
    places: ["ground"],
    height: 1.7,
    aspect: 0.48,
    colours: { main: "#e2725b", ...BODY },
  },
  (pen) => [
    standingLegs(pen, 24),
    bareArm(pen, "34.5,26 38,38 37,51", pen.tone("main", -0.1)),
    bareArm(pen, "13.5,26 8,33 5,21", pen.tone("main")),
    trunk(pen, 24, pen.tone("main")),
    faceFront(pen, 24, 10.4, 7.6, "short"),
  ],
);

const man = person(
  {
    name: "man",
    words: ["guy", "gentleman", "father", "dad", "husband", "businessman", "grandfather", "boss"],
    places: ["ground"],
    height: 1.8,
    aspect: 0.48,
    colours: { main: "#3d5a80", ...BODY, hair: "#3a2a24", legs: "#2f3e57" },
  },
  (pen) => [
    standingLegs(pen, 24),
    easyArms(pen, 24, pen.tone("main")),
    trunk(pen, 24, pen.tone("main")),
    flat(blob("19,20! 29,20! 24,38!"), WHITE),
    flat(blob("23,21! 25,21! 26.4,33! 24,37! 21.6,33!"), "#c8453f"),
    stroke("M19 20L24 39L29 20", pen.tone("main", -0.25), 1.4),
    faceFront(pen, 24, 10.4, 7.6, "short"),
    flat(blob("17.4,13! 19,19 24,20.6 29,19 30.6,13! 27,15.2 24,14.6 21,15.2"), pen.tone("hair")),
    stroke(curve("22,16.6 24,17.4 26,16.6"), "#f4d0b8", 0.9),
  ],
);

const woman = person(
  {
    name: "woman",
    words: ["lady", "mother", "mum", "mom", "wife", "bride", "grandmother", "businesswoman"],
    places: ["ground"],
    height: 1.7,
    aspect: 0.48,
    colours: { main: "#c2447a", ...BODY, hair: "#6b3a24", shoe: "#7d2b50" },
  },
  (pen) => [
    leg(pen, "28,66 28,82 28,95", pen.tone("skin", -0.1), 0, 6.4),
    leg(pen, "20,66 20,82 20,95", pen.tone("skin"), 0, 6.4),
    bareArm(pen, "33,26 37,38 36,51", pen.tone("main", -0.1), 5.4),
    bareArm(pen, "15,26 11,38 12,51", pen.tone("main"), 5.4),
    faceFront(pen, 24, 10.4, 7.6, "long"),
    robe(pen, 24, pen.tone("main"), 15, 74),
    flat(blob("19.5,19.6! 24,26 28.5,19.6!"), pen.tone("skin", -0.08)),
    flat(tube("15.6,43,0 20,44,3 28,44,3 32.4,43,0"), pen.tone("main", -0.25)),
  ],
);

function childDrawing(pen: Pen<Body>, hair: "short" | "long"): string {
  return [
    leg(pen, "35,66 36,80 36,94", pen.tone("legs", -0.12), 0, 11),
    leg(pen, "25,66 24,80 24,94", pen.tone("legs"), 0, 11),
    bareArm(pen, "40,44 48,40 53,30", pen.tone("main", -0.1), 7.4),
    bareArm(pen, "20,44 12,52 8,62", pen.tone("main"), 7.4),
    hair === "long" ? faceFront(pen, 30, 21, 15, hair, false) : "",
    pen.solid(twin(30, "30,36 40,38 43,48 42,60 43,70! 30,72"), pen.tone("main"), 3),
    slab(17.5, 53, 25, 4.4, pen.tone("main", 0.35)),
    hair === "short" ? faceFront(pen, 30, 21, 15, hair, false) : "",
  ].join("");
}

const child = person(
  {
    name: "child",
    words: ["boy", "kid", "son", "toddler", "schoolboy"],
    places: ["ground"],
    height: 1.15,
    aspect: 0.6,
    colours: { main: "#f2a93b", ...BODY, legs: "#3f7fb0", hair: "#7a4a2a", shoe: "#c8453f" },
  },
  (pen) => [childDrawing(pen, "short")],
);

const girl = person(
  {
    name: "girl",
    words: ["daughter", "schoolgirl"],
    places: ["ground"],
    height: 1.2,
    aspect: 0.6,
    colours: { main: "#e0567a", ...BODY, legs: "#f3ede6", hair: "#a8622c", shoe: "#7d2b50" },
  },
  (pen) => [
    moved(
      1.5,
      7,
      0.93,
      leg(pen, "35,70 35,82 35,94", pen.tone("legs", -0.12), 0, 8),
      leg(pen, "25,70 25,82 25,94", pen.tone("legs"), 0, 8),
      bareArm(pen, "39,44 47,50 52,60", pen.tone("main", -0.1), 7),
      bareArm(pen, "21,44 12,40 8,30", pen.tone("main"), 7),
      flat(
        tube("16,14,8 6,20,9 5,34,0") + tube("44,14,8 54,20,9 55,34,0"),
        pen.tone("hair", -0.14),
      ),
      pen.solid(twin(30, "30,36 38,38 39,48 50,74! 30,78"), pen.tone("main"), 3),
      faceFront(pen, 30, 21, 15, "bun", false),
      dot(16.5, 12, 3.4, pen.tone("main", 0.2)),
      dot(43.5, 12, 3.4, pen.tone("main", 0.2)),
    ),
  ],
);

const baby = person(
  {
    name: "baby",
    words: ["infant", "newborn"],
    places: ["ground"],
    height: 0.6,
    aspect: 0.9,
    colours: { main: "#8cc7e8", ...BODY, skin: "#f2c8a4", hair: "#8a5a34" },
  },
  (pen) => [
    pen.solid(twin(45, "45,50 62,54 70,70 68,88 45,92"), pen.tone("main"), 4),
    pen.solid(tube("30,84,20 16,90,16"), pen.tone("main"), 2),
    pen.solid(tube("60,84,20 74,90,16"), pen.tone("main", -0.08), 2),
    dot(10, 90, 8, pen.tone("skin"), 9),
    dot(80, 90, 8, pen.tone("skin"), 9),
    arm(pen, "28,60 18,68 12,64", pen.tone("main"), 13),
    arm(pen, "62,60 72,62 78,52", pen.tone("main", -0.1), 13),
    faceFront(pen, 45, 29, 26, "bald", false),
    stroke(curve("45,3 50,5 48,10 42,9"), pen.tone("hair"), 2.6),
    dot(45, 44, 5, "#f3f0ea"),
    dot(45, 44, 2.6, "#e0567a"),
  ],
);

const couple = person(
  {
    name: "couple",
    words: ["pair", "lovers", "newlyweds", "couple in love"],
    places: ["ground"],
    height: 1.8,
    aspect: 0.85,
    colours: { main: "#d4506a", ...BODY, suit: "#35507a", other: "#c98d64" },
  },
  (pen) => {
    const suit: Pen<Body> = {
      ...pen,
      tone: (role, amount = 0) =>
        role === "main"
          ? pen.tone("suit", amount)
          : role === "skin"
            ? pen.tone("other", amount)
            : pen.tone(role, amount),
    };
    return [
      standingLegs(suit, 24),
      arm(suit, "13.5,26 9,38 10,51", pen.tone("suit")),
      arm(suit, "34.5,26 39,40 43,53", pen.tone("suit", -0.12)),
      trunk(suit, 24, pen.tone("suit")),
      faceFront(suit, 24, 10.4, 7.6, "short"),
      moved(
        37,
        8,
        0.92,
        leg(pen, "28,66 28,82 28,95", pen.tone("skin", -0.1), 0, 6.4),
        leg(pen, "20,66 20,82 20,95", pen.tone("skin"), 0, 6.4),
        bareArm(pen, "33,26 37,38 36,51", pen.tone("main", -0.1), 5.4),
        bareArm(pen, "15,26 10,38 7,49", pen.tone("main"), 5.4),
        faceFront(pen, 24, 10.4, 7.6, "long"),
        robe(pen, 24, pen.tone("main"), 15, 74),
        flat(blob("19.5,19.6! 24,26 28.5,19.6!"), pen.tone("skin", -0.08)),
      ),
    ];
  },
);

const farmer = person(
  {
    name: "farmer",
    words: ["peasant", "gardener", "farm hand"],
    places: ["ground"],
    height: 1.85,
    aspect: 0.62,
    colours: { main: "#c24b3a", ...BODY, legs: "#4a6c9a", straw: "#e6bf62" },
  },
  (pen) => [
    moved(
      0,
      7,
      0.93,
      stroke("M50 14V99", "#8a6238", 2.4),
      stroke("M44 2V10Q44 16 50 16Q56 16 56 10V2M50 16V2", "#7b838c", 2),
      standingLegs(pen, 26),
      arm(pen, "15.5,26 11,38 12,51", pen.tone("main")),
      trunk(pen, 26, pen.tone("main")),
      pen.solid(twin(26, "26,33! 33,33! 34,40 36,44! 36.4,56! 26,57"), pen.tone("legs"), 2),
      stroke("M20 34L19 21M32 34L33 21", pen.tone("legs"), 2.6),
      arm(pen, "36.5,26 44,38 50,46", pen.tone("main", -0.1)),
      dot(50, 46, 3.4, pen.tone("skin")),
      faceFront(pen, 26, 10.4, 7.6, "short"),
    ),
    flat(oval(24, 11.4, 17, 3.4), pen.tone("straw")),
    flat(blob("14,11! 17,2 24,0.8 31,2 34,11!"), pen.tone("straw", 0.12)),
    flat(tube("14.4,9.4,3 33.6,9.4,3"), pen.tone("main", -0.2)),
  ],
);

const chef = person(
  {
    name: "chef",
    words: ["cook", "baker"],
    places: ["ground"],
    height: 1.95,
    aspect: 0.6,
    colours: { main: "#fdfcf8", ...BODY, legs: "#3f434c", scarf: "#d8433c", pan: "#42464f" },
  },
  (pen) => [
    moved(
      0,
      14,
      0.86,
      standingLegs(pen, 27),
      arm(pen, "16.5,26 12,38 13,51", pen.tone("main")),
      trunk(pen, 27, pen.tone("main")),
      slab(18, 44, 18, 22, pen.tone("main", -0.1), 3),
      [30, 36, 42]
        .map((y) => dot(23, y, 0.9, pen.tone("pan")) + dot(31, y, 0.9, pen.tone("pan")))
        .join(""),
      arm(pen, "37.5,26 45,36 53,32", pen.tone("main", -0.1)),
      stroke("M53 32L60 29", pen.tone("pan"), 2.6),
      faceFront(pen, 27, 10.4, 7.6, "short"),
      stroke(curve("22.4,13.4 25,14.4 27,13.6 29,14.4 31.6,13.4"), pen.tone("hair"), 1.8),
      flat(blob("21,19! 33,19! 29,24 27,27! 25,24"), pen.tone("scarf")),
    ),
    pen.solid(oval(54, 36, 6, 7), pen.tone("pan"), 1.5),
    pen.solid(
      blob("16,18! 15,12 10,9 12,3 18,2.4 23,0.8 28,2.4 34,3 36,9 31,12 30,18!"),
      pen.tone("main"),
      2,
    ),
    slab(16, 14.4, 14.2, 4, pen.tone("main", -0.12), 1),
  ],
);

const doctor = person(
  {
    name: "doctor",
    words: ["nurse", "scientist", "surgeon", "physician", "vet", "researcher"],
    places: ["ground"],
    height: 1.75,
    aspect: 0.5,
    colours: { main: "#fbfcfd", ...BODY, shirt: "#5aa7c4", metal: "#4a5360" },
  },
  (pen) => [
    standingLegs(pen, 25),
    arm(pen, "14.5,26 10.5,38 11,51", pen.tone("main")),
    arm(pen, "35.5,26 40,38 33,45", pen.tone("main", -0.08)),
    pen.solid(twin(25, "25,19.5 32,20.5 36.4,25 35.6,40 38,72! 25,73"), pen.tone("main"), 3),
    flat(blob("20.5,19.6! 29.5,19.6! 25,38!"), pen.tone("shirt")),
    stroke("M20.5 20L25 40L29.5 20M25 40V72", pen.tone("main", -0.16), 1.2),
    stroke(curve("20,20 20,30 24,34 28,38"), pen.tone("metal"), 1.4),
    stroke(curve("30,20 31,28 29,33 28,38"), pen.tone("metal"), 1.4),
    dot(28, 40, 2.2, pen.tone("metal")),
    slab(35, 38, 9, 12, "#b98a58", 1),
    slab(36.2, 40, 6.6, 9, WHITE),
    stroke("M37.5 42.4h4M37.5 45h4M37.5 47.4h3", pen.tone("shirt"), 0.8),
    stroke("M17 50h6M20 47v6", "#d8433c", 2),
    faceFront(pen, 25, 10.4, 7.6, "bun"),
    stroke("M20.4 10.9h3.6M26.2 10.9h3.6M24 10.9h2.2", pen.tone("metal"), 0.6),
  ],
);

const crowd = person(
  {
    name: "crowd",
    words: ["group", "audience", "family", "team", "friends", "spectators"],
    places: ["ground"],
    height: 1.8,
    aspect: 1.6,
    colours: { main: "#e2725b", ...BODY },
  },
  (pen) => {
    const shirts = [
      pen.tone("main"),
      "#3f7fb0",
      "#f2a93b",
      "#5a9a6a",
      pen.tone("main", -0.25),
      "#8a5aa8",
      "#c9c2b4",
    ];
    const skins = [0, -0.3, 0.1, -0.5, -0.12, 0.05, -0.38];
    const hairs = ["short", "long", "curly", "bun", "short", "long", "bald"] as const;
    const spots = [
      [24, 4, 0.84],
      [62, 0, 0.86],
      [98, 3, 0.84],
      [4, 14, 0.86],
      [42, 13, 0.87],
      [80, 12, 0.88],
      [115, 16, 0.84],
    ] as const;
    return spots.map(([x, y, scale], index) => {
      const shift = skins[index] ?? 0;
      const hair = hairs[index] ?? "short";
      const shirt = shirts[index] ?? pen.tone("main");
      const own: Pen<Body> = {
        ...pen,
        tone: (role, amount = 0) =>
          pen.tone(role, role === "skin" ? (amount + shift) * 0.9 : amount),
      };
      const face = faceFront(own, 24, 10.4, 7.6, hair);
      return moved(
        x,
        y,
        scale,
        standingLegs(own, 24, own.tone("legs", (index % 3) * 0.14 - 0.1)),
        easyArms(own, 24, shirt),
        hair === "long" ? face : "",
        trunk(own, 24, shirt),
        hair === "long" ? "" : face,
      );
    });
  },
);

/** People who stand. */
export const people: readonly SceneElement[] = [
  somebody,
  man,
  woman,
  child,
  girl,
  baby,
  couple,
  crowd,
  farmer,
  chef,
  doctor,
];
