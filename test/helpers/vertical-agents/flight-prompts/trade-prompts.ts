import type { PromptCase } from "./prompt-case.js";

/** Rules of the fuel, types by their digits, fixes in sentences, short names of columns, other words of the trade. */
export const TRADE_PROMPTS: readonly PromptCase[] = [
  {
    prompt: "EHAM KJFK A333 contingency 3%, final reserve 45 min, taxi 400 kg, extra 2 t",
    problem: {
      origin: "EHAM",
      destination: "KJFK",
      aircraft: { type: "A333" },
      fuel_rules: {
        contingency_percent: 3,
        final_reserve_min: 45,
        taxi_kg: 400,
        extra_kg: 2000,
      },
    },
  },
  {
    prompt: "EHAM KJFK A333, 5% contingency and 30 minutes final reserve, 20 min hold",
    problem: {
      origin: "EHAM",
      destination: "KJFK",
      aircraft: { type: "A333" },
      fuel_rules: { contingency_percent: 5, final_reserve_min: 30, holding_min: 20 },
    },
  },
  {
    prompt:
      "Von EDDM nach LEPA, A320, 5 Prozent Contingency, Endreserve 30 Minuten, Rollkraftstoff 200 kg",
    problem: {
      origin: "EDDM",
      destination: "LEPA",
      aircraft: { type: "A320" },
      fuel_rules: { contingency_percent: 5, final_reserve_min: 30, taxi_kg: 200 },
    },
  },
  {
    prompt: "LEMD-SBGR A333 contingencia 5%, reserva final 30 min, espera 20 min",
    problem: {
      origin: "LEMD",
      destination: "SBGR",
      aircraft: { type: "A333" },
      fuel_rules: { contingency_percent: 5, final_reserve_min: 30, holding_min: 20 },
    },
  },
  {
    prompt: '{"origin":"EHAM","destination":"KJFK","aircraft":"A333","fuel_rules":{"taxi_kg":300}}',
    problem: {
      origin: "EHAM",
      destination: "KJFK",
      aircraft: { type: "A333" },
      fuel_rules: { taxi_kg: 300 },
    },
  },
  {
    prompt: "EDDF KORD 343 TAS 475 headwind 25",
    problem: {
      origin: "EDDF",
      destination: "KORD",
      aircraft: { type: "A343", tas_kt: 475 },
      wind: { tailwind_kt: -25 },
    },
  },
  {
    prompt: "SYD-SCL 789",
    problem: { origin: "SYD", destination: "SCL", aircraft: { type: "B789" } },
  },
  {
    prompt: "EDDM to LIRF, we take the 319, 430 kt",
    problem: { origin: "EDDM", destination: "LIRF", aircraft: { type: "A319", tas_kt: 430 } },
  },
  {
    prompt: "EHAM-KJFK M0.79 FL350",
    problem: { origin: "EHAM", destination: "KJFK", aircraft: { tas_kt: 455.370794 } },
  },
  {
    prompt: "EHAM-LEMD in a Beech Baron 160 kt",
    problem: {
      origin: "EHAM",
      destination: "LEMD",
      aircraft: { type: "Beech Baron", tas_kt: 160 },
    },
  },
  {
    prompt: "EGLL KJFK, winds will be some 300 at 45, expect a true airspeed of roughly 460",
    problem: {
      origin: "EGLL",
      destination: "KJFK",
      aircraft: { tas_kt: 460 },
      wind: { from_deg: 300, kt: 45 },
    },
  },
  {
    prompt: "EHAM KJFK A333 wind 60 kt at 270 degrees",
    problem: {
      origin: "EHAM",
      destination: "KJFK",
      aircraft: { type: "A333" },
      wind: { from_deg: 270, kt: 60 },
    },
  },
  {
    prompt: "EHAM KJFK TAS 470 with the usual jet stream of 120 knots from the west",
    problem: {
      origin: "EHAM",
      destination: "KJFK",
      aircraft: { tas_kt: 470 },
      wind: { from_deg: 270, kt: 120 },
    },
  },
  {
    prompt:
      "name;lat;lon\nALFA;45.0;-10.0\nBRAVO;47.0;-20.0\nDELTA;45.0;-30.0\n\nfrom;to;wind\nALFA;BRAVO;270/40\nBRAVO;DELTA;260/50\n\nALFA to DELTA, TAS 440",
    problem: {
      origin: "ALFA",
      destination: "DELTA",
      aircraft: { tas_kt: 440 },
      wind: [
        { leg: "ALFA-BRAVO", from_deg: 270, kt: 40 },
        { leg: "BRAVO-DELTA", from_deg: 260, kt: 50 },
      ],
      graph: {
        waypoints: [
          ["ALFA", 45, -10],
          ["BRAVO", 47, -20],
          ["DELTA", 45, -30],
        ],
        edges: [
          [0, 1],
          [1, 2],
        ],
      },
    },
  },
  {
    prompt:
      "| fix | lat | lon |\n|---|---|---|\n| ALFA | 45 | -10 |\n| BRAVO | 47 | -20 |\n| DELTA | 45 | -30 |\n\n| from | to | wd | ws |\n|---|---|---|---|\n| ALFA | BRAVO | 270 | 40 |\n| BRAVO | DELTA | 260 | 50 |\n\nTAS 450, from ALFA to DELTA",
    problem: {
      origin: "ALFA",
      destination: "DELTA",
      aircraft: { tas_kt: 450 },
      wind: [
        { leg: "ALFA-BRAVO", from_deg: 270, kt: 40 },
        { leg: "BRAVO-DELTA", from_deg: 260, kt: 50 },
      ],
      graph: {
        waypoints: [
          ["ALFA", 45, -10],
          ["BRAVO", 47, -20],
          ["DELTA", 45, -30],
        ],
        edges: [
          [0, 1],
          [1, 2],
        ],
      },
    },
  },
  {
    prompt:
      "start at ALFA (40.5N 7W) either over BRAVO (42N 9W) or CHARL (42N 5W), both on to DELTA (45N 6W), TAS 420",
    problem: {
      origin: "ALFA",
      destination: "DELTA",
      aircraft: { tas_kt: 420 },
      graph: {
        waypoints: [
          ["ALFA", 40.5, -7],
          ["BRAVO", 42, -9],
          ["CHARL", 42, -5],
          ["DELTA", 45, -6],
        ],
        edges: [
          [0, 1],
          [0, 2],
          [1, 3],
          [2, 3],
        ],
      },
    },
  },
  {
    prompt:
      "EGPF to LEMD B738. Something broke, the choice is Prestwick (EGPK), Cork (EICK) or Shannon (EINN)",
    problem: {
      origin: "EGPF",
      destination: "LEMD",
      alternates: ["EGPK", "EICK", "EINN"],
      aircraft: { type: "B738" },
    },
  },
  {
    prompt: "EDDF-LIMC A320, for the alternate, Bergamo (LIME) or Verona (LIPX)",
    problem: {
      origin: "EDDF",
      destination: "LIMC",
      alternates: ["LIME", "LIPX"],
      aircraft: { type: "A320" },
    },
  },
  {
    prompt: "KJFK-EGLL B763, ETOPS 120, usable along the way: CYQX, BIKF, EINN",
    problem: {
      origin: "KJFK",
      destination: "EGLL",
      etops_alternates: ["CYQX", "BIKF", "EINN"],
      aircraft: { type: "B763", etops_min: 120 },
    },
  },
  {
    prompt:
      '{"from":"KJFK","to":"EGLL","actype":"B763","tas_crz":460,"fuelflow_kgph":4800,"wd":280,"ws":45,"era_airports":["CYQX","BIKF"]}',
    problem: {
      origin: "KJFK",
      destination: "EGLL",
      etops_alternates: ["CYQX", "BIKF"],
      aircraft: { type: "B763", tas_kt: 460, fuel_flow_kg_h: 4800 },
      wind: { from_deg: 280, kt: 45 },
    },
  },
  {
    prompt: "EGLL-LEMD A320 pyld 18t, we have 12 tonnes still in the wings",
    problem: {
      origin: "EGLL",
      destination: "LEMD",
      aircraft: { type: "A320", payload_kg: 18_000, max_fuel_kg: 12_000 },
    },
  },
  {
    prompt: "EHAM to KJFK TAS 470, each hour she eats 5,5 ton",
    problem: {
      origin: "EHAM",
      destination: "KJFK",
      aircraft: { tas_kt: 470, fuel_flow_kg_h: 5500 },
    },
  },
  {
    prompt: "adep;ades;tas;fuel flow (t/h)\nEHAM;LEMD;450;2,45",
    problem: {
      origin: "EHAM",
      destination: "LEMD",
      aircraft: { tas_kt: 450, fuel_flow_kg_h: 2450 },
    },
  },
  {
    prompt: "pos | N41 07.5 W028 45.0\ndest | LPLA\ntas | 440",
    problem: {
      origin: { lat: 41.125, lon: -28.75 },
      destination: "LPLA",
      aircraft: { tas_kt: 440 },
    },
  },
  {
    prompt: "5218N00446E 4038N07347W TAS 470",
    problem: {
      origin: { lat: 52.3, lon: 4.7666667 },
      destination: { lat: 40.6333333, lon: -73.7833333 },
      aircraft: { tas_kt: 470 },
    },
  },
  {
    prompt: "N5218.5 E00445.8 to N4038.4 W07346.7 TAS 470",
    problem: {
      origin: { lat: 52.3083333, lon: 4.7633333 },
      destination: { lat: 40.64, lon: -73.7783333 },
      aircraft: { tas_kt: 470 },
    },
  },
  {
    prompt: "the 0700z departure is off, we go at 0930z, EHAM-LEMD A320",
    problem: {
      origin: "EHAM",
      destination: "LEMD",
      departure_utc: "09:30",
      aircraft: { type: "A320" },
    },
  },
  {
    prompt: "SBGR GRU to FAOR A333",
    problem: { origin: "SBGR", destination: "FAOR", aircraft: { type: "A333" } },
  },
  {
    prompt: "EHAM/AMS - KJFK/JFK A333",
    problem: { origin: "EHAM", destination: "KJFK", aircraft: { type: "A333" } },
  },
  {
    prompt: "EHAM KJFK A333 alternate KEWR which is closed",
    problem: {
      origin: "EHAM",
      destination: "KJFK",
      alternates: ["KEWR"],
      closed: [{ waypoint: "KEWR" }],
      aircraft: { type: "A333" },
    },
  },
  {
    prompt: "EHAM to KJFK A333, KJFK closed, make it KBOS",
    problem: {
      origin: "EHAM",
      destination: "KBOS",
      closed: [{ waypoint: "KJFK" }],
      aircraft: { type: "A333" },
    },
  },
  {
    prompt: "KJFK TJSJ a321 450ktas w/c m20",
    problem: {
      origin: "KJFK",
      destination: "TJSJ",
      aircraft: { type: "A321", tas_kt: 450 },
      wind: { tailwind_kt: -20 },
    },
  },
  {
    prompt: "TAS 120, TC 090, 75 nm, wind 090T/15",
    problem: {
      track_deg: 90,
      distance_nm: 75,
      aircraft: { tas_kt: 120 },
      wind: { from_deg: 90, kt: 15 },
    },
  },
  {
    prompt:
      "Points: ALFA (40.5N 7W), BRAVO (42N 9W), CHARL (42N 5W), DELTA (45N 6W). TAS 420, ALFA to DELTA. You may fly ALFA-BRAVO, ALFA-CHARL, BRAVO-DELTA and CHARL-DELTA",
    problem: {
      origin: "ALFA",
      destination: "DELTA",
      aircraft: { tas_kt: 420 },
      graph: {
        waypoints: [
          ["ALFA", 40.5, -7],
          ["BRAVO", 42, -9],
          ["CHARL", 42, -5],
          ["DELTA", 45, -6],
        ],
        edges: [
          [0, 1],
          [0, 2],
          [1, 3],
          [2, 3],
        ],
      },
    },
  },
];
