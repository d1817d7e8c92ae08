import { type CorpusCase, craft } from "./corpus-case.js";

const pair = [
  craft("AFR12", { xy: [0, 0], alt: 35000, gs: 450, trk: 0 }),
  craft("BAW7", { xy: [40, 38], alt: 35000, gs: 420, trk: 270 }),
];
const degrees = [
  craft("DLH4", { ll: [46.5, 8.2], alt: 29000, gs: 430, trk: 120, vs: 1800 }),
  craft("UAE9", { ll: [46.1, 9], alt: 33000, gs: 470, trk: 300, vs: 0 }),
];

export const tablePrompts: readonly CorpusCase[] = [
  {
    prompt:
      "| callsign | x (nm) | y (nm) | FL | track | GS |\n|---|---|---|---|---|---|\n| AFR12 | 0 | 0 | 350 | 000 | 450 |\n| BAW7 | 40 | 38 | 350 | 270 | 420 |\n\nany conflict?",
    problem: { aircraft: pair, question: "detect" },
  },
  {
    prompt:
      "id,lat,lon,alt_ft,gs_kt,track_deg,vs_fpm\nDLH4,46.5,8.2,29000,430,120,1800\nUAE9,46.1,9.0,33000,470,300,0\n\nresolve",
    problem: { aircraft: degrees, question: "resolve" },
  },
  {
    prompt:
      "Traffic:\nACID   LAT    LON   ALT     HDG  SPD  VS\nDLH4   46.5   8.2   FL290   120  430  1800\nUAE9   46.1   9.0   FL330   300  470  0\nbands for UAE9?",
    problem: { aircraft: degrees, question: "bands", bands: { aircraft: "UAE9" } },
  },
  {
    prompt:
      "callsign\tposition\tlevel\ttrk/gs\nAFR12\t0 E 0 N nm\tFL350\t000/450\nBAW7\t40 E 38 N nm\tFL350\t270/420\nconflicts?",
    problem: { aircraft: pair, question: "detect" },
  },
  {
    prompt:
      'check this for conflicts {"aircraft":[{"id":"AFR12","x_nm":0,"y_nm":0,"alt_ft":35000,"gs_kt":450,"track_deg":0},{"id":"BAW7","x_nm":40,"y_nm":38,"alt_ft":35000,"gs_kt":420,"track_deg":270}],"lookahead_s":600}',
    problem: { aircraft: pair, lookahead_s: 600, question: "detect" },
  },
  {
    prompt:
      '```json\n[{"callsign":"AFR12","x":0,"y":0,"fl":350,"speed":"450 kt","heading":0,"type":"A320"},\n {"callsign":"BAW7","x":40,"y":38,"fl":350,"speed":"420 kt","heading":270,"type":"B772"}]\n```\nx and y are nm. conflict?',
    problem: {
      aircraft: [
        { ...pair[0], type: "A320" },
        { ...pair[1], type: "B772" },
      ],
      question: "detect",
    },
  },
  {
    prompt:
      '{"aircraft":[{"id":"DLH4","lat":46.5,"lon":8.2,"alt_ft":29000,"gs_kt":430,"track_deg":120,"vs_fpm":1800,"intent":[{"kind":"level","value":37000,"unit":"ft","at_s":0}]},{"id":"UAE9","lat":46.1,"lon":9.0,"alt_ft":33000,"track_deg":300}],"question":"resolve","separation":{"lateral_nm":5,"vertical_ft":1000},"constraints":{"no_turn":["UAE9"]}}',
    problem: {
      aircraft: [
        craft("DLH4", { ll: [46.5, 8.2], alt: 29000, gs: 430, trk: 120, vs: 1800, to: 37000 }),
        craft("UAE9", { ll: [46.1, 9], alt: 33000, trk: 300 }),
      ],
      question: "resolve",
      separation: { lateral_nm: 5, vertical_ft: 1000 },
      constraints: { no_turn: ["UAE9"] },
    },
    missing: ["aircraft[1].gs_kt"],
  },
  {
    prompt:
      "- AFR12: FL350, trk 000, 450 kt, pos 0/0 nm\n- BAW7: FL350, trk 270, 420 kt, pos 40/38 nm\n\nConflict?",
    problem: { aircraft: pair, question: "detect" },
  },
  {
    prompt:
      "1. AFR12 – level: FL350, track: 000°, speed: 450 kt, x: 0, y: 0\n2. BAW7 – level: FL350, track: 270°, speed: 420 kt, x: 40, y: 38\nIs there a conflict?",
    problem: { aircraft: pair, question: "detect" },
  },
  {
    prompt:
      "AFR12\n  position: 0, 0 nm\n  altitude: 35000 ft\n  heading: 0\n  speed: 450 kt\n\nBAW7\n  position: 40, 38 nm\n  altitude: 35000 ft\n  heading: 270\n  speed: 420 kt\n\ndetect conflicts please",
    problem: { aircraft: pair, question: "detect" },
  },
  {
    prompt:
      "callsign;dist;gs\nKLM1;32;250\nEZY2;35;240\nTRA3;36;260\n\nsequence to ARTIP, 4 NM in trail",
    problem: {
      aircraft: [
        craft("KLM1", { dist: 32, gs: 250 }),
        craft("EZY2", { dist: 35, gs: 240 }),
        craft("TRA3", { dist: 36, gs: 260 }),
      ],
      question: "sequence",
      fix: { id: "ARTIP", in_trail_nm: 4 },
    },
  },
  {
    prompt:
      "Flight | Distance to fix (NM) | Ground speed (kt)\n---|---|---\nBAW22 | 44 | 280\nVIR4 | 41 | 250\n\nOrder and speeds? 2 minutes between them.",
    problem: {
      aircraft: [craft("BAW22", { dist: 44, gs: 280 }), craft("VIR4", { dist: 41, gs: 250 })],
      question: "sequence",
      fix: { in_trail_s: 120 },
    },
  },
  {
    prompt:
      "cs,lat,lon,alt(m),gs(km/h),trk\nAFL1,55.5N,37.5E,10100,850,270\nSVR2,55.5N,36.0E,10100,820,90\nloss of separation?",
    problem: {
      aircraft: [
        craft("AFL1", { ll: [55.5, 37.5], alt: 10100 / 0.3048, gs: 850 / 1.852, trk: 270 }),
        craft("SVR2", { ll: [55.5, 36], alt: 10100 / 0.3048, gs: 820 / 1.852, trk: 90 }),
      ],
      question: "detect",
    },
  },
  {
    prompt:
      "callsign,lat,lon,FL,hdg,spd\nDLH4,46.5,8.2,290,120,430\nUAE9,46.1,9.0,330,,470\nconflict?",
    problem: {
      aircraft: [
        craft("DLH4", { ll: [46.5, 8.2], alt: 29000, gs: 430, trk: 120 }),
        craft("UAE9", { ll: [46.1, 9], alt: 33000, gs: 470 }),
      ],
      question: "detect",
    },
    missing: ["aircraft[1].track_deg"],
  },
  {
    prompt:
      "         AFR12   BAW7\nFL       350     350\ntrk      000     270\ngs       450     420\nx_nm     0       40\ny_nm     0       38\nconflict?",
    problem: { aircraft: pair, question: "detect" },
  },
  {
    prompt:
      "CRE AFR12,A320,48.5,2.5,090,FL350,450\nCRE BAW7,B738,48.5,3.5,270,35000,.78\nconflict?",
    problem: {
      aircraft: [
        craft("AFR12", { ll: [48.5, 2.5], alt: 35000, gs: 450, trk: 90, type: "A320" }),
        craft("BAW7", { ll: [48.5, 3.5], alt: 35000, trk: 270, type: "B738" }),
      ],
      question: "detect",
    },
    missing: ["aircraft[1].gs_kt"],
  },
  {
    prompt: "AFR12 FL350 000/450 0,0\nBAW7 FL350 270/420 40,38\n(x,y in NM) conflict?",
    problem: { aircraft: pair, question: "detect" },
  },
  {
    prompt:
      "callsign | lat | lon | altitude | ground speed | track | vertical speed | cleared level\nDLH4 | 46.5 | 8.2 | FL290 | 430 | 120 | 1800 | FL370\nUAE9 | 46.1 | 9.0 | FL330 | 470 | 300 | 0 | FL330\nresolve, least cost",
    problem: {
      aircraft: [
        craft("DLH4", { ll: [46.5, 8.2], alt: 29000, gs: 430, trk: 120, vs: 1800, to: 37000 }),
        craft("UAE9", { ll: [46.1, 9], alt: 33000, gs: 470, trk: 300, vs: 0 }),
      ],
      question: "resolve",
    },
  },
];
