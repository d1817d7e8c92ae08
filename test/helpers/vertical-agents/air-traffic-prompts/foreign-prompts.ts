import { type CorpusCase, craft } from "./corpus-case.js";

export const foreignPrompts: readonly CorpusCase[] = [
  {
    prompt:
      "DLH4 FL350 Kurs 090 450 Knoten bei 0/0 NM, AUA5 FL350 Kurs 270 430 Knoten bei 40/0 NM. Gibt es einen Konflikt?",
    problem: {
      aircraft: [
        craft("DLH4", { xy: [0, 0], alt: 35000, gs: 450, trk: 90 }),
        craft("AUA5", { xy: [40, 0], alt: 35000, gs: 430, trk: 270 }),
      ],
      question: "detect",
    },
  },
  {
    prompt:
      "DLH4 im Steigflug von FL290 auf FL370 mit 1800 ft/min, 46,5N 8,2E, Kurs 120, 430 kt; UAE9 FL330 46,1N 9,0E Kurs 300, 470 kt. Bitte günstigste Lösung, UAE9 darf nicht drehen.",
    problem: {
      aircraft: [
        craft("DLH4", { ll: [46.5, 8.2], alt: 29000, gs: 430, trk: 120, vs: 1800, to: 37000 }),
        craft("UAE9", { ll: [46.1, 9], alt: 33000, gs: 470, trk: 300 }),
      ],
      constraints: { no_turn: ["UAE9"] },
      question: "resolve",
    },
  },
  {
    prompt:
      "AFR1 FL330 cap 180 vitesse 440 nœuds à 48.0N 2.0E; EZY2 FL330 cap 360 vitesse 430 noeuds à 47.5N 2.0E. Y a-t-il conflit dans les 10 minutes ?",
    problem: {
      aircraft: [
        craft("AFR1", { ll: [48, 2], alt: 33000, gs: 440, trk: 180 }),
        craft("EZY2", { ll: [47.5, 2], alt: 33000, gs: 430, trk: 360 }),
      ],
      lookahead_s: 600,
      question: "detect",
    },
  },
  {
    prompt:
      "IBE1 FL310 rumbo 090 velocidad 450 nudos en 40N 4W; VLG2 FL310 rumbo 270 velocidad 440 nudos en 40N 3W. ¿Hay conflicto? separación 5 nm y 1000 pies",
    problem: {
      aircraft: [
        craft("IBE1", { ll: [40, -4], alt: 31000, gs: 450, trk: 90 }),
        craft("VLG2", { ll: [40, -3], alt: 31000, gs: 440, trk: 270 }),
      ],
      separation: { lateral_nm: 5, vertical_ft: 1000 },
      question: "detect",
    },
  },
  {
    prompt:
      "TAP1 FL350 rumo 045 velocidade 450 nós em 38N 9W; AZU2 FL350 rumo 225 velocidade 460 nós em 38.5N 8.5W. Há conflito? resolva com o menor custo",
    problem: {
      aircraft: [
        craft("TAP1", { ll: [38, -9], alt: 35000, gs: 450, trk: 45 }),
        craft("AZU2", { ll: [38.5, -8.5], alt: 35000, gs: 460, trk: 225 }),
      ],
      question: "resolve",
    },
  },
  {
    prompt:
      "AFR7 en descente vers FL200 à 1500 pieds/min, actuellement FL260, 45N 5E, route 010, 410 kt. SWR8 stable FL220 45.4N 5.1E route 190 400 kt. conflit ?",
    problem: {
      aircraft: [
        craft("AFR7", { ll: [45, 5], alt: 26000, gs: 410, trk: 10, vs: -1500, to: 20000 }),
        craft("SWR8", { ll: [45.4, 5.1], alt: 22000, gs: 400, trk: 190, vs: 0 }),
      ],
      question: "detect",
    },
  },
  {
    prompt:
      "two plane same altitude FL300. first plane KAL1 position 37N 127E going to north speed 450 knot, second plane AAR2 position 38N 127E going to south speed 430 knot. it is danger?",
    problem: {
      aircraft: [
        craft("KAL1", { ll: [37, 127], alt: 30000, gs: 450, trk: 0 }),
        craft("AAR2", { ll: [38, 127], alt: 30000, gs: 430, trk: 180 }),
      ],
      question: "detect",
    },
  },
  {
    prompt:
      "Flugzeug A: 0/0 NM, 10000 Fuß, Richtung Norden, 200 kt. Flugzeug B: 0/10 NM, 10000 Fuß, Richtung Süden, 200 kt. Konflikt?",
    problem: {
      aircraft: [
        craft("A", { xy: [0, 0], alt: 10000, gs: 200, trk: 0 }),
        craft("B", { xy: [0, 10], alt: 10000, gs: 200, trk: 180 }),
      ],
      question: "detect",
    },
  },
  {
    prompt:
      "AAL1 altitude 35000 headng 090 sped 450 knts postion 0,0 nm, UAL2 altitud 35000 heding 270 speeed 450 knots positon 30,0 nm conflit?",
    problem: {
      aircraft: [
        craft("AAL1", { xy: [0, 0], alt: 35000, gs: 450, trk: 90 }),
        craft("UAL2", { xy: [30, 0], alt: 35000, gs: 450, trk: 270 }),
      ],
      question: "detect",
    },
  },
];
