import { type CorpusCase, craft } from "./corpus-case.js";

export const sequencePrompts: readonly CorpusCase[] = [
  {
    prompt:
      "Sequence these to SUGOL, 5 miles in trail: KLM10 40 nm out at 280 kt, KLM11 38 nm out at 250 kt, TRA12 45 nm out 300 kt.",
    problem: {
      aircraft: [
        craft("KLM10", { dist: 40, gs: 280 }),
        craft("KLM11", { dist: 38, gs: 250 }),
        craft("TRA12", { dist: 45, gs: 300 }),
      ],
      question: "sequence",
      fix: { id: "SUGOL", in_trail_nm: 5 },
    },
  },
  {
    prompt:
      "three arrivals for the IAF: DLH1 30 miles 250 knots, DLH2 33 miles 240 knots, EWG3 36 miles. spacing 90 seconds. sequence and speeds?",
    problem: {
      aircraft: [
        craft("DLH1", { dist: 30, gs: 250 }),
        craft("DLH2", { dist: 33, gs: 240 }),
        craft("EWG3", { dist: 36 }),
      ],
      question: "sequence",
      fix: { in_trail_s: 90 },
    },
    missing: ["aircraft[2].gs_kt"],
  },
  {
    prompt:
      "Need an arrival order over fix BIG: BAW1 at 51.0N 0.5W 260kt, BAW2 at 51.2N 0.6E 250 kt; BIG is at 51.33N 0.03E, 3 nm in trail, speeds 200-280 kt",
    problem: {
      aircraft: [
        craft("BAW1", { ll: [51, -0.5], gs: 260 }),
        craft("BAW2", { ll: [51.2, 0.6], gs: 250 }),
      ],
      question: "sequence",
      fix: { id: "BIG", lat: 51.33, lon: 0.03, in_trail_nm: 3 },
      constraints: { min_gs_kt: 200, max_gs_kt: 280 },
    },
  },
  {
    prompt:
      "order for landing sequence? UAL5 dist 22nm gs 210, UAL6 dist 25nm gs 230; 4nm MIT; min speed 160 kt",
    problem: {
      aircraft: [craft("UAL5", { dist: 22, gs: 210 }), craft("UAL6", { dist: 25, gs: 230 })],
      question: "sequence",
      fix: { in_trail_nm: 4 },
      constraints: { min_gs_kt: 160 },
    },
  },
  {
    prompt:
      "SWR1 60 km from the fix at 450 km/h, SWR2 70 km from the fix at 480 km/h, 2 min apart over the fix please, what order?",
    problem: {
      aircraft: [
        craft("SWR1", { dist: 60 / 1.852, gs: 450 / 1.852 }),
        craft("SWR2", { dist: 70 / 1.852, gs: 480 / 1.852 }),
      ],
      question: "sequence",
      fix: { in_trail_s: 120 },
    },
  },
  {
    prompt: "aa1 30nm 250 / bb2 33nm 245 / cc3 37nm 260, 3 in trail, order?",
    problem: {
      aircraft: [
        craft("AA1", { dist: 30, gs: 250 }),
        craft("BB2", { dist: 33, gs: 245 }),
        craft("CC3", { dist: 37, gs: 260 }),
      ],
      question: "sequence",
      fix: { in_trail_nm: 3 },
    },
  },
  {
    prompt:
      "Inbound to the fix: QFA1 32 nm and QFA2 35 nm, both 250 kt. 60 s in trail. In which order and how fast?",
    problem: {
      aircraft: [craft("QFA1", { dist: 32, gs: 250 }), craft("QFA2", { dist: 35, gs: 250 })],
      question: "sequence",
      fix: { in_trail_s: 60 },
    },
  },
  {
    prompt:
      "merge at fix (0,0) nm: A320 AFR1 from (-30,0) nm 280kt, B738 RYR2 from (0,-32) nm 270 kt; 5nm in trail",
    problem: {
      aircraft: [
        craft("AFR1", { xy: [-30, 0], gs: 280, type: "A320" }),
        craft("RYR2", { xy: [0, -32], gs: 270, type: "B738" }),
      ],
      question: "sequence",
      fix: { x_nm: 0, y_nm: 0, in_trail_nm: 5 },
    },
  },
  {
    prompt:
      "Reihenfolge zum Fix: DLH1 30 NM 250 kt, DLH2 34 NM 240 kt, Abstand 4 NM bzw. 100 Sekunden",
    problem: {
      aircraft: [craft("DLH1", { dist: 30, gs: 250 }), craft("DLH2", { dist: 34, gs: 240 })],
      question: "sequence",
      fix: { in_trail_nm: 4, in_trail_s: 100 },
    },
  },
];
