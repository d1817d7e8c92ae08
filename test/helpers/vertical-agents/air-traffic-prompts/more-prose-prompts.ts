import { type CorpusCase, craft } from "./corpus-case.js";

export const moreProsePrompts: readonly CorpusCase[] = [
  {
    prompt: "bands please. A at 0,0 nm 10000ft trk 0 200kt, B at 0,10 nm 10000ft trk 180 200kt",
    problem: {
      aircraft: [
        craft("A", { xy: [0, 0], alt: 10000, gs: 200, trk: 0 }),
        craft("B", { xy: [0, 10], alt: 10000, gs: 200, trk: 180 }),
      ],
      question: "bands",
    },
    missing: ["bands.aircraft"],
  },
  {
    prompt:
      "Ownship 0,0 nm, 5000 ft, track 000, 120 kt. Intruder 2 nm N 1 nm E, 5200 ft, track 190, 140 kt descending 500 fpm. Which headings are conflict free? use 0.66 nm and 450 ft",
    problem: {
      aircraft: [
        craft("ownship", { xy: [0, 0], alt: 5000, gs: 120, trk: 0 }),
        craft("intruder", { xy: [1, 2], alt: 5200, gs: 140, trk: 190, vs: -500 }),
      ],
      separation: { lateral_nm: 0.66, vertical_ft: 450 },
      question: "bands",
      bands: { aircraft: "ownship" },
    },
  },
  {
    prompt:
      "Aircraft 1: position 0 nm east, 0 nm north, flight level 350, heading 90, 450 knots. Aircraft 2: position 40 nm east, 0 nm north, flight level 350, heading 270, 450 knots. Resolve, keep speeds between 400 and 480 kt.",
    problem: {
      aircraft: [
        craft("1", { xy: [0, 0], alt: 35000, gs: 450, trk: 90 }),
        craft("2", { xy: [40, 0], alt: 35000, gs: 450, trk: 270 }),
      ],
      constraints: { min_gs_kt: 400, max_gs_kt: 480 },
      question: "resolve",
    },
  },
  {
    prompt:
      "ACA1 45N 75W FL350 tas 460 hdg 070; WJA2 45.2N 74.1W FL350 tas 450 hdg 250. no wind. conflict in next half hour?",
    problem: {
      aircraft: [
        craft("ACA1", { ll: [45, -75], alt: 35000, gs: 460, trk: 70 }),
        craft("WJA2", { ll: [45.2, -74.1], alt: 35000, gs: 450, trk: 250 }),
      ],
      lookahead_s: 1800,
      question: "detect",
    },
  },
  {
    prompt:
      "SIA1 FL350 at 5,5 nm trk 90 450kt and SIA2 climbing at 2000 fpm through FL300 to FL390 at 30,5 nm trk 270 430 kt. fix it, least cost",
    problem: {
      aircraft: [
        craft("SIA1", { xy: [5, 5], alt: 35000, gs: 450, trk: 90 }),
        craft("SIA2", { xy: [30, 5], alt: 30000, gs: 430, trk: 270, vs: 2000, to: 39000 }),
      ],
      question: "resolve",
    },
  },
  {
    prompt:
      "DLH1 climbing FL350, 0,0 nm, hdg 010 450 kt. DLH2 FL340 0,30 nm hdg 190 450kt. conflict?",
    problem: {
      aircraft: [
        { ...craft("DLH1", { xy: [0, 0], gs: 450, trk: 10, to: 35000 }) },
        craft("DLH2", { xy: [0, 30], alt: 34000, gs: 450, trk: 190 }),
      ],
      question: "detect",
    },
    missing: ["aircraft[0].alt_ft", "aircraft[0].vs_fpm"],
  },
  {
    prompt: "KLM1 at 12.5,3.0 FL350 hdg 090 450kt; KLM2 at 14.5,3.5 FL350 hdg 270 450kt conflict?",
    problem: {
      aircraft: [
        craft("KLM1", { alt: 35000, gs: 450, trk: 90 }),
        craft("KLM2", { alt: 35000, gs: 450, trk: 270 }),
      ],
      question: "detect",
    },
    missing: ["aircraft[0].position", "aircraft[1].position"],
  },
  {
    prompt:
      "Speedbird 12 FL350 at 0,0 nm heading three six zero, four hundred fifty knots; Lufthansa 4 FL350 at 0,40 nm heading one eight zero, 440 knots. conflict?",
    problem: {
      aircraft: [
        craft("Speedbird 12", { xy: [0, 0], alt: 35000, gs: 450, trk: 360 }),
        craft("Lufthansa 4", { xy: [0, 40], alt: 35000, gs: 440, trk: 180 }),
      ],
      question: "detect",
    },
  },
  {
    prompt:
      "What if BAW9 turned to heading 300? BAW9 FL350 0,0 nm trk 090 450kt, AAL5 FL350 35,0 nm trk 270 450kt. detect conflicts",
    problem: {
      aircraft: [
        craft("BAW9", { xy: [0, 0], alt: 35000, gs: 450, trk: 90 }),
        craft("AAL5", { xy: [35, 0], alt: 35000, gs: 450, trk: 270 }),
      ],
      question: "detect",
    },
  },
  {
    prompt:
      "EIN1 B738 FL360 51N 10W trk 260 M0.78 gs 445kt squawk 2341, EIN2 A320 FL360 51.1N 11W trk 080 gs 450 squawk 1000. loss of sep? 10 min lookahead",
    problem: {
      aircraft: [
        craft("EIN1", { ll: [51, -10], alt: 36000, gs: 445, trk: 260, type: "B738" }),
        craft("EIN2", { ll: [51.1, -11], alt: 36000, gs: 450, trk: 80, type: "A320" }),
      ],
      lookahead_s: 600,
      question: "detect",
    },
  },
  {
    prompt:
      "N123AB 3500 ft 40.10N 105.20W hdg 180 110 kts, N77Q 3500 ft 40.00N 105.20W hdg 360 120kts; sep 3 miles/500ft. conflict?",
    problem: {
      aircraft: [
        craft("N123AB", { ll: [40.1, -105.2], alt: 3500, gs: 110, trk: 180 }),
        craft("N77Q", { ll: [40, -105.2], alt: 3500, gs: 120, trk: 360 }),
      ],
      separation: { lateral_nm: 3, vertical_ft: 500 },
      question: "detect",
    },
  },
  {
    prompt:
      "TOM1 at 52.5123, -1.2345 FL310 trk 145 440 kt; TOM2 at 52.2001, -0.9001 FL310 trk 325 430 kt. resolve with least cost; no turns for TOM1",
    problem: {
      aircraft: [
        craft("TOM1", { ll: [52.5123, -1.2345], alt: 31000, gs: 440, trk: 145 }),
        craft("TOM2", { ll: [52.2001, -0.9001], alt: 31000, gs: 430, trk: 325 }),
      ],
      constraints: { no_turn: ["TOM1"] },
      question: "resolve",
    },
  },
];
