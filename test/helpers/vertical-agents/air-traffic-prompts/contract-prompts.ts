import { type CorpusCase, craft } from "./corpus-case.js";

export const contractPrompts: readonly CorpusCase[] = [
  {
    prompt: "AFR12 FL350 000/450kt at 0,0; BAW7 FL350 hdg 270 420 kt at 40 E 38 N nm. conflict?",
    problem: {
      aircraft: [
        craft("AFR12", { xy: [0, 0], alt: 35000, gs: 450, trk: 0 }),
        craft("BAW7", { xy: [40, 38], alt: 35000, gs: 420, trk: 270 }),
      ],
      question: "detect",
    },
  },
  {
    prompt: "CRE CX520 B744 0 0 0 FL200 400",
    problem: {
      aircraft: [craft("CX520", { ll: [0, 0], alt: 20000, gs: 400, trk: 0, type: "B744" })],
    },
    missing: ["aircraft[1]"],
  },
  {
    prompt:
      "DLH4 climbing 290->370 1800fpm 46.5N 8.2E trk 120 430kt, UAE9 FL330 46.1N 9.0E trk 300 470kt. advise least-cost fix, RYR2 blocked from turning",
    problem: {
      aircraft: [
        craft("DLH4", { ll: [46.5, 8.2], alt: 29000, gs: 430, trk: 120, vs: 1800, to: 37000 }),
        craft("UAE9", { ll: [46.1, 9], alt: 33000, gs: 470, trk: 300 }),
      ],
      question: "resolve",
      constraints: { no_turn: ["RYR2"] },
    },
  },
  {
    prompt:
      "4 a/c inbound same fix: KLM1 32nm 250kt, EZY2 35nm 240, TRA3 36nm 260, BEE4 41 nm 220; need 3nm in trail/ 90s, order & speeds?",
    problem: {
      aircraft: [
        craft("KLM1", { dist: 32, gs: 250 }),
        craft("EZY2", { dist: 35, gs: 240 }),
        craft("TRA3", { dist: 36, gs: 260 }),
        craft("BEE4", { dist: 41, gs: 220 }),
      ],
      question: "sequence",
      fix: { in_trail_nm: 3, in_trail_s: 90 },
    },
  },
  {
    prompt:
      "00:00:00.00>CRE CX520 B744 0 0 0 FL200 400\n00:00:00.00>CRE HV296,B738,1.5,1.5,270,FL200,400\n",
    problem: {
      aircraft: [
        craft("CX520", { ll: [0, 0], alt: 20000, gs: 400, trk: 0, type: "B744" }),
        craft("HV296", { ll: [1.5, 1.5], alt: 20000, gs: 400, trk: 270, type: "B738" }),
      ],
    },
  },
  {
    prompt:
      "I have this scenario file, any loss of separation in the next 15 minutes?\n\n# crossing\nCRE KL204 A320 52.0 4.0 90 FL300 420\nCRE BA117, B772, N52.5, E005.2, 180, 29000, 450\nALT BA117 FL310 1500\nVS BA117 1200\n00:01:00>HDG KL204 100\n00:02:00>SPD KL204 400\nZONER 5\nZONEDH 1000",
    problem: {
      aircraft: [
        {
          ...craft("KL204", { ll: [52, 4], alt: 30000, gs: 420, trk: 90, type: "A320" }),
          intent: [
            { kind: "heading", value: 100, unit: "deg", at_s: 60 },
            { kind: "speed", value: 400, unit: "kt", at_s: 120 },
          ],
        },
        craft("BA117", {
          ll: [52.5, 5.2],
          alt: 29000,
          gs: 450,
          trk: 180,
          type: "B772",
          vs: 1200,
          to: 31000,
        }),
      ],
      separation: { lateral_nm: 5, vertical_ft: 1000 },
      lookahead_s: 900,
      question: "detect",
    },
  },
];
