import type { PromptCase } from "./prompt-case.js";

/** The examples of the interface description, and prompts of one or two lines. */
export const TERSE_PROMPTS: readonly PromptCase[] = [
  {
    prompt: "EHAM to KJFK, A330, wind 270/60 at FL350, TAS 470, alternates KBOS KEWR. fuel?",
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
      "JFK-LHR night flt, dep 2330z, tailwind avg 75kt, block fuel + arrival time; ETOPS 120 with CYQX and BIKF ok?",
    problem: {
      origin: "JFK",
      destination: "LHR",
      departure_utc: "23:30",
      etops_alternates: ["CYQX", "BIKF"],
      aircraft: { etops_min: 120 },
      wind: { tailwind_kt: 75 },
    },
    missing: ["aircraft.tas_kt"],
  },
  {
    prompt:
      "dxb syd w/ airspace closed 25N-35N 60E-70E, 777, need shortest legal rt, pnr+etp plz, endurance 15h",
    problem: {
      origin: "DXB",
      destination: "SYD",
      aircraft: { type: "B77W", endurance_h: 15 },
      closed: [
        {
          polygon: [
            [25, 60],
            [25, 70],
            [35, 70],
            [35, 60],
          ],
        },
      ],
      objective: "distance",
    },
  },
  {
    prompt: "EDDF-RJTT B789 wind 250/45",
    problem: {
      origin: "EDDF",
      destination: "RJTT",
      aircraft: { type: "B789" },
      wind: { from_deg: 250, kt: 45 },
    },
  },
  {
    prompt: "lhr jfk a350 fuel pls",
    problem: { origin: "LHR", destination: "JFK", aircraft: { type: "A359" } },
  },
  {
    prompt: "KSFO→PHNL 737-800, headwind 30 kts, burn 2.6 t/h",
    problem: {
      origin: "KSFO",
      destination: "PHNL",
      aircraft: { type: "B738", fuel_flow_kg_h: 2600 },
      wind: { tailwind_kt: -30 },
    },
  },
  {
    prompt: "track 090, 500 nm, tas 120 kt, wind 045/20",
    problem: {
      track_deg: 90,
      distance_nm: 500,
      aircraft: { tas_kt: 120 },
      wind: { from_deg: 45, kt: 20 },
    },
  },
  {
    prompt: "TC 270 dist 185 km TAS 105kt wind from 300 at 15. heading and time?",
    problem: {
      track_deg: 270,
      distance_nm: 185 / 1.852,
      aircraft: { tas_kt: 105 },
      wind: { from_deg: 300, kt: 15 },
    },
  },
  {
    prompt: "dep LFPG dest CYUL alt CYOW CYQB, A20N, ETD 0915 UTC, wind 29065KT",
    problem: {
      origin: "LFPG",
      destination: "CYUL",
      alternates: ["CYOW", "CYQB"],
      departure_utc: "09:15",
      aircraft: { type: "A20N" },
      wind: { from_deg: 290, kt: 65 },
    },
  },
  {
    prompt: "EGLL/KBOS tas 488 ff 5800 kg/h tank 110.5t mtow 280t oew 142.4t payload 30t no wind",
    problem: {
      origin: "EGLL",
      destination: "KBOS",
      aircraft: {
        tas_kt: 488,
        fuel_flow_kg_h: 5800,
        max_fuel_kg: 110_500,
        mtow_kg: 280_000,
        oew_kg: 142_400,
        payload_kg: 30_000,
      },
    },
  },
  {
    prompt: "wsss yssy 787-9 least fuel, dep 15:40Z",
    problem: {
      origin: "WSSS",
      destination: "YSSY",
      departure_utc: "15:40",
      aircraft: { type: "B789" },
      objective: "fuel",
    },
  },
  {
    prompt: "MAN-DEN B789",
    problem: { origin: "MAN", destination: "DEN", aircraft: { type: "B789" } },
  },
  {
    prompt: "SEA to CAN, 77W, winds light",
    problem: { origin: "SEA", destination: "CAN", aircraft: { type: "B77W" } },
  },
  {
    prompt: "LEMD > SBGR, A350, M0.85 FL390, vent arrière 20 kt",
    problem: {
      origin: "LEMD",
      destination: "SBGR",
      aircraft: { type: "A359", tas_kt: 487.5338 },
      wind: { tailwind_kt: 20 },
    },
  },
  {
    prompt: "From 52.3N 4.8E to 40.6N 73.8W at 450 kt TAS",
    problem: {
      origin: { lat: 52.3, lon: 4.8 },
      destination: { lat: 40.6, lon: -73.8 },
      aircraft: { tas_kt: 450 },
    },
  },
  {
    prompt: "origin (51.47, -0.45), destination (40.64, -73.78), TAS 480kt, flow 12,500 pph",
    problem: {
      origin: { lat: 51.47, lon: -0.45 },
      destination: { lat: 40.64, lon: -73.78 },
      aircraft: { tas_kt: 480, fuel_flow_kg_h: 12_500 * 0.45359237 },
    },
  },
  {
    prompt: "PNR and ETP for EGPF-CYYR, TAS 230, wind 280/40, endurance 6h30",
    problem: {
      origin: "EGPF",
      destination: "CYYR",
      aircraft: { tas_kt: 230, endurance_h: 6.5 },
      wind: { from_deg: 280, kt: 40 },
    },
  },
  {
    prompt: "VHHH-KLAX 777-300ER, ETOPS 207 min, en-route alternates RJCC PACD, OEI 430 kt",
    problem: {
      origin: "VHHH",
      destination: "KLAX",
      etops_alternates: ["RJCC", "PACD"],
      aircraft: { type: "B77W", etops_min: 207, oei_tas_kt: 430 },
    },
  },
  {
    prompt: "FROM JFK TO LHR FOR THE A330 AND ALT MAN. TAILWIND 80",
    problem: {
      origin: "JFK",
      destination: "LHR",
      alternates: ["MAN"],
      aircraft: { type: "A333" },
      wind: { tailwind_kt: 80 },
    },
  },
  {
    prompt: "ORD - HND, 747, quickest, wind component -55",
    problem: {
      origin: "ORD",
      destination: "HND",
      aircraft: { type: "B744" },
      wind: { tailwind_kt: -55 },
      objective: "time",
    },
  },
  {
    prompt: "EHAM KJFK wind 250/45 then 280/60 per leg, TAS 470",
    problem: {
      origin: "EHAM",
      destination: "KJFK",
      aircraft: { tas_kt: 470 },
      wind: [
        { leg: 0, from_deg: 250, kt: 45 },
        { leg: 1, from_deg: 280, kt: 60 },
      ],
    },
  },
  {
    prompt: "course 215 true for 340nm, 140 mph airspeed, 25 mph wind from the west",
    problem: {
      track_deg: 215,
      distance_nm: 340,
      aircraft: { tas_kt: (140 * 1.609344) / 1.852 },
      wind: { from_deg: 270, kt: (25 * 1.609344) / 1.852 },
    },
  },
  {
    prompt: "to KJFK from EHAM in an A330-300, dep noon UTC",
    problem: {
      origin: "EHAM",
      destination: "KJFK",
      departure_utc: "12:00",
      aircraft: { type: "A333" },
    },
  },
  {
    prompt: "(FPL-TEST-IS -A333/H-S -EHAM1200 -N0470F350 DCT -KJFK0730 KBOS KEWR)",
    problem: {
      origin: "EHAM",
      destination: "KJFK",
      alternates: ["KBOS", "KEWR"],
      departure_utc: "12:00",
      aircraft: { type: "A333", tas_kt: 470 },
    },
  },
];
