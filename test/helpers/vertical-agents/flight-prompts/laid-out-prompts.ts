import type { PromptCase } from "./prompt-case.js";

/** Tables, lists, JSON, networks of waypoints and closed areas. */
export const LAID_OUT_PROMPTS: readonly PromptCase[] = [
  {
    prompt:
      "Flight plan:\n- Origin: EHAM\n- Destination: KJFK\n- Alternates: KBOS, KEWR\n- Aircraft: A330\n- TAS: 470 kt\n- Wind: 270/60",
    problem: {
      origin: "EHAM",
      destination: "KJFK",
      alternates: ["KBOS", "KEWR"],
      aircraft: { type: "A333", tas_kt: 470 },
      wind: { from_deg: 270, kt: 60 },
    },
  },
  {
    prompt:
      "| Field | Value |\n|---|---|\n| Departure | EDDF |\n| Arrival | KORD |\n| Type | B744 |\n| Fuel flow | 10.5 t/h |\n| Payload | 60 t |",
    problem: {
      origin: "EDDF",
      destination: "KORD",
      aircraft: { type: "B744", fuel_flow_kg_h: 10_500, payload_kg: 60_000 },
    },
  },
  {
    prompt: "from,to,tas_kt,fuel_flow_kg_h,mtow_kg\nEGLL,KJFK,480,7500,351530",
    problem: {
      origin: "EGLL",
      destination: "KJFK",
      aircraft: { tas_kt: 480, fuel_flow_kg_h: 7500, mtow_kg: 351_530 },
    },
  },
  {
    prompt: "Origin  Dest  TAS (kt)  Endurance (h)\nPHNL    PGUM  440       9.5",
    problem: {
      origin: "PHNL",
      destination: "PGUM",
      aircraft: { tas_kt: 440, endurance_h: 9.5 },
    },
  },
  {
    prompt:
      'Solve this: {"origin":"EHAM","destination":"KJFK","aircraft":{"type":"A333","tas_kt":470},"wind":{"from_deg":270,"kt":60},"objective":"fuel"} thanks',
    problem: {
      origin: "EHAM",
      destination: "KJFK",
      aircraft: { type: "A333", tas_kt: 470 },
      wind: { from_deg: 270, kt: 60 },
      objective: "fuel",
    },
  },
  {
    prompt: '{"from": "SIN", "to": "AKL", "tas": 485, "fuel_flow": 5300, "alternates": ["CHC"]}',
    problem: {
      origin: "SIN",
      destination: "AKL",
      alternates: ["CHC"],
      aircraft: { tas_kt: 485, fuel_flow_kg_h: 5300 },
    },
  },
  {
    prompt:
      '{"problem": {"origin": {"lat": 10, "lon": 20}, "destination": {"lat": 30, "lon": 40}, "aircraft": {"tas_kt": 300}, "graph": {"waypoints": [["A", 10, 20], ["B", 30, 40]], "edges": [[0, 1]]}, "closed": [{"waypoint": "B"}]}}',
    problem: {
      origin: { lat: 10, lon: 20 },
      destination: { lat: 30, lon: 40 },
      aircraft: { tas_kt: 300 },
      graph: {
        waypoints: [
          ["A", 10, 20],
          ["B", 30, 40],
        ],
        edges: [[0, 1]],
      },
      closed: [{ waypoint: "B" }],
    },
  },
  {
    prompt:
      "Waypoints: A (50,10), B (51,12), C (52,11), D (53,14). Edges: A-B, B-D, A-C, C-D. From A to D, TAS 400 kt, C is closed.",
    problem: {
      origin: "A",
      destination: "D",
      aircraft: { tas_kt: 400 },
      graph: {
        waypoints: [
          ["A", 50, 10],
          ["B", 51, 12],
          ["C", 52, 11],
          ["D", 53, 14],
        ],
        edges: [
          [0, 1],
          [1, 3],
          [0, 2],
          [2, 3],
        ],
      },
      closed: [{ waypoint: "C" }],
    },
  },
  {
    prompt:
      "waypoints\nid,lat,lon\nALPHA,50.1,-20.5\nBRAVO,52,-30\nCHARL,51,-40\n\nedges\nfrom,to\nALPHA,BRAVO\nBRAVO,CHARL\n\nshortest path from ALPHA to CHARL, tas 450",
    problem: {
      origin: "ALPHA",
      destination: "CHARL",
      aircraft: { tas_kt: 450 },
      graph: {
        waypoints: [
          ["ALPHA", 50.1, -20.5],
          ["BRAVO", 52, -30],
          ["CHARL", 51, -40],
        ],
        edges: [
          [0, 1],
          [1, 2],
        ],
      },
      objective: "distance",
    },
  },
  {
    prompt:
      "Nodes N1 50N 10W, N2 51N 20W, N3 52N 30W, N4 49N 20W; links N1->N2->N3, N1->N4->N3. Route N1 to N3 least time at 460 kt. Wind on N1-N2 270/40, N2-N3 250/60.",
    problem: {
      origin: "N1",
      destination: "N3",
      aircraft: { tas_kt: 460 },
      graph: {
        waypoints: [
          ["N1", 50, -10],
          ["N2", 51, -20],
          ["N3", 52, -30],
          ["N4", 49, -20],
        ],
        edges: [
          [0, 1],
          [1, 2],
          [0, 3],
          [3, 2],
        ],
      },
      wind: [
        { leg: "N1-N2", from_deg: 270, kt: 40 },
        { leg: "N2-N3", from_deg: 250, kt: 60 },
      ],
      objective: "time",
    },
  },
  {
    prompt:
      "Graph:\n| wp | lat | lon |\n|---|---|---|\n| P | 10 | 100 |\n| Q | 12 | 104 |\n| R | 9 | 105 |\nedges P-Q, Q-R, P-R (P-R closed). start P, end R, 300 kt TAS",
    problem: {
      origin: "P",
      destination: "R",
      aircraft: { tas_kt: 300 },
      graph: {
        waypoints: [
          ["P", 10, 100],
          ["Q", 12, 104],
          ["R", 9, 105],
        ],
        edges: [
          [0, 1],
          [1, 2],
        ],
      },
    },
  },
  {
    prompt: "OMDB to VIDP, A320, avoid the area between 24N and 28N and 60E and 64E, fastest route",
    problem: {
      origin: "OMDB",
      destination: "VIDP",
      aircraft: { type: "A320" },
      closed: [
        {
          polygon: [
            [24, 60],
            [24, 64],
            [28, 64],
            [28, 60],
          ],
        },
      ],
      objective: "time",
    },
  },
  {
    prompt:
      "EDDF - OTHH B77W. Closed polygon: (40,35), (40,45), (33,45), (33,35). Also no-fly 12S-15S 30E-33E",
    problem: {
      origin: "EDDF",
      destination: "OTHH",
      aircraft: { type: "B77W" },
      closed: [
        {
          polygon: [
            [40, 35],
            [40, 45],
            [33, 45],
            [33, 35],
          ],
        },
        {
          polygon: [
            [-15, 30],
            [-15, 33],
            [-12, 33],
            [-12, 30],
          ],
        },
      ],
    },
  },
  {
    prompt:
      "UUEE to ZBAA. restricted airspace with corners 55N60E 55N70E 50N70E 50N60E. tas 480, flow 5.3t/h, tank 101.5 t",
    problem: {
      origin: "UUEE",
      destination: "ZBAA",
      aircraft: { tas_kt: 480, fuel_flow_kg_h: 5300, max_fuel_kg: 101_500 },
      closed: [
        {
          polygon: [
            [55, 60],
            [55, 70],
            [50, 70],
            [50, 60],
          ],
        },
      ],
    },
  },
  {
    prompt: "EGLL to KJFK, A350, Ukrainian airspace closed",
    problem: { origin: "EGLL", destination: "KJFK", aircraft: { type: "A359" } },
    missing: ["closed"],
  },
  {
    prompt: "Waypoints A 50 10, B 51 12, C 52 14. From A to C, 120 kt TAS",
    problem: {
      origin: "A",
      destination: "C",
      aircraft: { tas_kt: 120 },
      graph: {
        waypoints: [
          ["A", 50, 10],
          ["B", 51, 12],
          ["C", 52, 14],
        ],
      },
    },
    missing: ["graph.edges"],
  },
  {
    prompt: "EHAM to KJFK via EINN, A330, wind EHAM-EINN 250/40, EINN-KJFK 270/70",
    problem: {
      origin: "EHAM",
      destination: "KJFK",
      aircraft: { type: "A333" },
      graph: {
        waypoints: [
          ["EHAM", 52.3086, 4.7639],
          ["EINN", 52.702, -8.9248],
          ["KJFK", 40.6399, -73.7787],
        ],
        edges: [
          [0, 1],
          [1, 2],
        ],
      },
      wind: [
        { leg: "EHAM-EINN", from_deg: 250, kt: 40 },
        { leg: "EINN-KJFK", from_deg: 270, kt: 70 },
      ],
    },
  },
  {
    prompt:
      "DEP: KMIA\nARR: SBGL\nALTN: SBSP / SBCF\nACFT: B763\nSTD: 0145Z\nAVG WIND: M15\nPAYLOAD: 25.0 T\nCI: 30",
    problem: {
      origin: "KMIA",
      destination: "SBGL",
      alternates: ["SBSP", "SBCF"],
      departure_utc: "01:45",
      aircraft: { type: "B763", payload_kg: 25_000 },
      wind: { tailwind_kt: -15 },
    },
  },
];
