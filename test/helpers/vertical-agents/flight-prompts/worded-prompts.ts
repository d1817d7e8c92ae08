import type { PromptCase } from "./prompt-case.js";

/** Prompts that the reader was not made with, of every kind. */
export const WORDED_PROMPTS: readonly PromptCase[] = [
  {
    prompt: "EGLL-KJFK, 777, w/v 280/50, FF 7.5t/h, trip fuel?",
    problem: {
      aircraft: {
        type: "B77W",
        fuel_flow_kg_h: 7500,
      },
      wind: {
        from_deg: 280,
        kt: 50,
      },
      origin: "EGLL",
      destination: "KJFK",
    },
  },
  {
    prompt: "What's my ETP between PANC and RJAA in a 747-400 with 90 knots of tailwind?",
    problem: {
      aircraft: {
        type: "B744",
      },
      wind: {
        tailwind_kt: 90,
      },
      origin: "PANC",
      destination: "RJAA",
    },
  },
  {
    prompt:
      "Plan a flight departing CYVR, arriving RJTT, aircraft 787-9, ETD 2145 UTC, fuel flow 5300kg/hr, MTOW 254t OEW 128.85t payload 25t",
    problem: {
      departure_utc: "21:45",
      aircraft: {
        type: "B789",
        fuel_flow_kg_h: 5300,
        mtow_kg: 254000,
        oew_kg: 128850,
        payload_kg: 25000,
      },
      origin: "CYVR",
      destination: "RJTT",
    },
  },
  {
    prompt: "TAS is 480 knots. I'm going from Sao Paulo Guarulhos to Lisbon. Wind calm.",
    problem: {
      origin: "SBGR",
      destination: "LPPT",
      aircraft: {
        tas_kt: 480,
      },
    },
  },
  {
    prompt: "need fuel for zspd - kord b77w, avg wind +35",
    problem: {
      aircraft: {
        type: "B77W",
      },
      wind: {
        tailwind_kt: 35,
      },
      origin: "ZSPD",
      destination: "KORD",
    },
  },
  {
    prompt: "LFPG→WSSS. Aircraft: A380. Wind: 290/40. Block off 10:05 UTC. Alternates: WMKK, WIII.",
    problem: {
      departure_utc: "10:05",
      aircraft: {
        type: "A388",
      },
      wind: {
        from_deg: 290,
        kt: 40,
      },
      origin: "LFPG",
      destination: "WSSS",
      alternates: ["WMKK", "WIII"],
    },
  },
  {
    prompt: "Track 245°, distance 410 nm, TAS 155 kts, W/V 200/28",
    problem: {
      wind: {
        from_deg: 200,
        kt: 28,
      },
      track_deg: 245,
      distance_nm: 410,
      aircraft: {
        tas_kt: 155,
      },
    },
  },
  {
    prompt: "If I fly due west 300 miles at 120 mph with a 20 mph headwind how long does it take?",
    problem: {
      wind: {
        tailwind_kt: -17.3795248,
      },
      aircraft: {
        tas_kt: 104.277149,
      },
      distance_nm: 260.692873,
      track_deg: 270,
    },
  },
  {
    prompt: "hdg 270 for 200nm @ 140kts",
    problem: {
      track_deg: 270,
      aircraft: {
        tas_kt: 140,
      },
      distance_nm: 200,
    },
  },
  {
    prompt: "KDEN KJFK; KDEN-KORD 230/60; KORD-KJFK 250/80; tas 450",
    problem: {
      wind: [
        {
          leg: "KDEN-KORD",
          from_deg: 230,
          kt: 60,
        },
        {
          leg: "KORD-KJFK",
          from_deg: 250,
          kt: 80,
        },
      ],
      origin: "KDEN",
      destination: "KJFK",
      graph: {
        waypoints: [
          ["KDEN", 39.8617, -104.6732],
          ["KORD", 41.9769, -87.9082],
          ["KJFK", 40.6399, -73.7787],
        ],
        edges: [
          [0, 1],
          [1, 2],
        ],
      },
      aircraft: {
        tas_kt: 450,
      },
    },
  },
  {
    prompt: "route LSZH-LOWW-LHBP, E190, no wind",
    problem: {
      aircraft: {
        type: "E190",
      },
      origin: "LSZH",
      destination: "LHBP",
      graph: {
        waypoints: [
          ["LSZH", 47.4647, 8.5492],
          ["LOWW", 48.1103, 16.5697],
          ["LHBP", 47.4369, 19.2556],
        ],
        edges: [
          [0, 1],
          [1, 2],
        ],
      },
    },
  },
  {
    prompt: "from EDDF to LIRF, cruise at FL370 M0.78, burn 2.4 t/hr, 19 t tank",
    problem: {
      origin: "EDDF",
      destination: "LIRF",
      aircraft: {
        fuel_flow_kg_h: 2400,
        tas_kt: 447.383984,
        max_fuel_kg: 19000,
      },
    },
  },
  {
    prompt: "from EDDF to LIRF A320 and then on to LGAV",
    problem: {
      aircraft: {
        type: "A320",
      },
      origin: "EDDF",
      destination: "LIRF",
    },
  },
  {
    prompt: "I have 12,000 lbs of fuel and burn 3,500 lb/hr at 420 kt. KTEB to KVNY possible?",
    problem: {
      origin: "KTEB",
      destination: "KVNY",
      aircraft: {
        fuel_flow_kg_h: 1587.5733,
        max_fuel_kg: 5443.10844,
        tas_kt: 420,
      },
    },
  },
  {
    prompt: "C172 from EHRD to EHGG, 105 kt, 30 kg/h, endurance 4.5 hours, wind 240/18 kt",
    problem: {
      aircraft: {
        type: "C172",
        endurance_h: 4.5,
        fuel_flow_kg_h: 30,
        tas_kt: 105,
      },
      wind: {
        from_deg: 240,
        kt: 18,
      },
      origin: "EHRD",
      destination: "EHGG",
    },
  },
  {
    prompt: "Shortest route EDDM-OMDB A359 avoiding 30N-38N, 40E-48E and 25N-28N, 50E-52E",
    problem: {
      aircraft: {
        type: "A359",
      },
      objective: "distance",
      origin: "EDDM",
      destination: "OMDB",
      closed: [
        {
          polygon: [
            [30, 40],
            [30, 48],
            [38, 48],
            [38, 40],
          ],
        },
        {
          polygon: [
            [25, 50],
            [25, 52],
            [28, 52],
            [28, 50],
          ],
        },
      ],
    },
  },
  {
    prompt: "PHNL to KSFO, B738, ETOPS 180, diversion airports PHTO and KSFO, OEI speed 390 kt TAS",
    problem: {
      aircraft: {
        type: "B738",
        oei_tas_kt: 390,
        etops_min: 180,
      },
      origin: "PHNL",
      destination: "KSFO",
      alternates: ["PHTO", "KSFO"],
    },
  },
  {
    prompt: "Etops-120 KSFO-PHNL 737 MAX 8",
    problem: {
      aircraft: {
        type: "B38M",
        etops_min: 120,
      },
      origin: "KSFO",
      destination: "PHNL",
    },
  },
  {
    prompt: "A20N EIDW-KBOS ETOPS 120 (CYQX, BIKF, EGPF)",
    problem: {
      aircraft: {
        type: "A20N",
        etops_min: 120,
      },
      origin: "EIDW",
      destination: "KBOS",
      etops_alternates: ["CYQX", "BIKF", "EGPF"],
    },
  },
  {
    prompt: "JFK -> LAX. 757-200. TAS 459kts. Payload forty thousand pounds.",
    problem: {
      aircraft: {
        type: "B752",
        tas_kt: 459,
        payload_kg: 18143.6948,
      },
      origin: "JFK",
      destination: "LAX",
    },
  },
  {
    prompt: "JFK to CDG dep 6pm local (UTC-5), A330",
    problem: {
      departure_utc: "23:00",
      aircraft: {
        type: "A333",
      },
      origin: "JFK",
      destination: "CDG",
    },
  },
  {
    prompt: "JFK to CDG dep 18:00 EST, A330",
    problem: {
      departure_utc: "23:00",
      aircraft: {
        type: "A333",
      },
      origin: "JFK",
      destination: "CDG",
    },
  },
  {
    prompt:
      "Fly from KBOS to EIDW leaving on 14 March 2026 at 0130Z in a A330-300, TAS=465, wind from 260 degrees at 70 knots",
    problem: {
      departure_utc: "2026-03-14T01:30:00Z",
      aircraft: {
        type: "A333",
        tas_kt: 465,
      },
      wind: {
        from_deg: 260,
        kt: 70,
      },
      origin: "KBOS",
      destination: "EIDW",
    },
  },
  {
    prompt:
      "KATL to EDDF 767 with wind of 85 kt from 255, fuel burn 4.7 tonnes per hour, max fuel 73 t",
    problem: {
      aircraft: {
        type: "B763",
        fuel_flow_kg_h: 4700,
        max_fuel_kg: 73000,
      },
      wind: {
        from_deg: 255,
        kt: 85,
      },
      origin: "KATL",
      destination: "EDDF",
    },
  },
  {
    prompt: "Warsaw to Chicago O'Hare, 787, 4 h 30 endurance remaining",
    problem: {
      aircraft: {
        type: "B789",
        endurance_h: 4.5,
      },
      origin: "EPWA",
      destination: "KORD",
    },
  },
  {
    prompt: "LHR/SIN/SYD 777",
    problem: {
      aircraft: {
        type: "B77W",
      },
      origin: "LHR",
      destination: "SIN",
    },
  },
  {
    prompt: "London to Sydney via Singapore, A380",
    problem: {
      aircraft: {
        type: "A388",
      },
      destination: "YSSY",
    },
    missing: ["origin"],
  },
  {
    prompt: "ETP LPLA-KBOS; tas 430; w 270/80",
    problem: {
      wind: {
        from_deg: 270,
        kt: 80,
      },
      origin: "LPLA",
      destination: "KBOS",
      aircraft: {
        tas_kt: 430,
      },
    },
  },
  {
    prompt: "MAD-BOG A330; tailwind -20kt",
    problem: {
      aircraft: {
        type: "A333",
      },
      wind: {
        tailwind_kt: -20,
      },
      origin: "MAD",
      destination: "BOG",
    },
  },
  {
    prompt: "dist 1250nm trk 310 tas 447 wc -22 ff 2600",
    problem: {
      wind: {
        tailwind_kt: -22,
      },
      distance_nm: 1250,
      track_deg: 310,
      aircraft: {
        tas_kt: 447,
        fuel_flow_kg_h: 2600,
      },
    },
  },
  {
    prompt: "fuel needed 850nm gs 420 ff 2.5t/h",
    problem: {
      aircraft: {
        fuel_flow_kg_h: 2500,
      },
      distance_nm: 850,
    },
    missing: ["track_deg", "aircraft.tas_kt"],
  },
  {
    prompt:
      "Ich fliege von Hamburg nach Mallorca mit einer A320, Wind aus West mit 40 Knoten, Start 06:15 UTC",
    problem: {
      departure_utc: "06:15",
      aircraft: {
        type: "A320",
      },
      wind: {
        from_deg: 270,
        kt: 40,
      },
      origin: "EDDH",
      destination: "LEPA",
    },
  },
  {
    prompt: "je vole de Nice à Ajaccio en DR400, 120 kt, vent du 270 à 15 kt",
    problem: {
      aircraft: {
        type: "DR400",
        tas_kt: 120,
      },
      wind: {
        from_deg: 270,
        kt: 15,
      },
      origin: "LFMN",
      destination: "LFKJ",
    },
  },
  {
    prompt: "quiero volar de Barcelona a Roma Fiumicino en A320, viento 310/30, 2600 kg/h",
    problem: {
      aircraft: {
        type: "A320",
        fuel_flow_kg_h: 2600,
      },
      wind: {
        from_deg: 310,
        kt: 30,
      },
      origin: "LEBL",
      destination: "LIRF",
    },
  },
  {
    prompt: "KLAX to RJAA closed area: 40N 160E, 45N 160E, 45N 170E, 40N 170E. 747-400",
    problem: {
      aircraft: {
        type: "B744",
      },
      origin: "KLAX",
      destination: "RJAA",
      closed: [
        {
          polygon: [
            [40, 160],
            [45, 160],
            [45, 170],
            [40, 170],
          ],
        },
      ],
    },
  },
  {
    prompt: "Closed: polygon 30,10; 30,20; 40,20; 40,10 — LIRF to HECA A321neo minimise fuel",
    problem: {
      aircraft: {
        type: "A21N",
      },
      objective: "fuel",
      origin: "LIRF",
      destination: "HECA",
      closed: [
        {
          polygon: [
            [30, 10],
            [30, 20],
            [40, 20],
            [40, 10],
          ],
        },
      ],
    },
  },
  {
    prompt:
      "wpts: WP1 (10.5, 20.25); WP2 (11, 21); WP3 (12, 22). airways WP1-WP2, WP2-WP3. WP2 closed. WP1 to WP3 tas 250",
    problem: {
      origin: "WP1",
      destination: "WP3",
      graph: {
        waypoints: [
          ["WP1", 10.5, 20.25],
          ["WP2", 11, 21],
          ["WP3", 12, 22],
        ],
        edges: [
          [0, 1],
          [1, 2],
        ],
      },
      aircraft: {
        tas_kt: 250,
      },
      closed: [
        {
          waypoint: "WP2",
        },
      ],
    },
  },
  {
    prompt: "Can you route LIMC to OERK with the FIR over Syria blocked? A321neo",
    problem: {
      aircraft: {
        type: "A21N",
      },
      origin: "LIMC",
      destination: "OERK",
    },
    missing: ["closed"],
  },
  {
    prompt: "EHAM to KJFK with A330; winds: leg 1 250/45, leg 2 270/60, leg 3 280/80",
    problem: {
      aircraft: {
        type: "A333",
      },
      wind: [
        {
          leg: 0,
          from_deg: 250,
          kt: 45,
        },
        {
          leg: 1,
          from_deg: 270,
          kt: 60,
        },
        {
          leg: 2,
          from_deg: 280,
          kt: 80,
        },
      ],
      origin: "EHAM",
      destination: "KJFK",
    },
  },
  {
    prompt: "Wind at FL350 270/60, at FL310 260/45. EHAM-KBOS A330 TAS 470",
    problem: {
      aircraft: {
        type: "A333",
        tas_kt: 470,
      },
      origin: "EHAM",
      destination: "KBOS",
    },
    missing: ["wind"],
  },
  {
    prompt: "EHAM KJFK A330 FL350 270/60",
    problem: {
      aircraft: {
        type: "A333",
      },
      wind: {
        from_deg: 270,
        kt: 60,
      },
      origin: "EHAM",
      destination: "KJFK",
    },
  },
  {
    prompt: "Great circle from 40N 70W to 51N 2W, TAS 250 kts, fuel flow 900 lb/h",
    problem: {
      origin: {
        lat: 40,
        lon: -70,
      },
      destination: {
        lat: 51,
        lon: -2,
      },
      aircraft: {
        tas_kt: 250,
        fuel_flow_kg_h: 408.233133,
      },
    },
  },
  {
    prompt: "lat 40.64 lon -73.78 to lat 51.47 lon -0.45, tas 480",
    problem: {
      origin: {
        lat: 40.64,
        lon: -73.78,
      },
      destination: {
        lat: 51.47,
        lon: -0.45,
      },
      aircraft: {
        tas_kt: 480,
      },
    },
  },
  {
    prompt: "between EIDW and KBOS with 737 MAX 8, where's the equal time point? wind 270 at 65",
    problem: {
      aircraft: {
        type: "B38M",
      },
      wind: {
        from_deg: 270,
        kt: 65,
      },
      origin: "EIDW",
      destination: "KBOS",
    },
  },
  {
    prompt:
      "Origin = OMDB; Destination = WSSS; A/C = B77W; Payload = 45,000 kg; ETD = 22:40Z; Objective = min fuel",
    problem: {
      departure_utc: "22:40",
      aircraft: {
        type: "B77W",
        payload_kg: 45000,
      },
      objective: "fuel",
      origin: "OMDB",
      destination: "WSSS",
    },
  },
  {
    prompt: "Alternate: none. EGKK-LEPA, A320",
    problem: {
      aircraft: {
        type: "A320",
      },
      origin: "EGKK",
      destination: "LEPA",
    },
  },
  {
    prompt: "no alternates, no wind, EGKK-LEPA, A320 min time",
    problem: {
      aircraft: {
        type: "A320",
      },
      objective: "time",
      origin: "EGKK",
      destination: "LEPA",
    },
  },
  {
    prompt: "Need flight time: YSSY to NZAA, 787-9, 35 kt tailwind, departing midnight UTC",
    problem: {
      departure_utc: "00:00",
      aircraft: {
        type: "B789",
      },
      wind: {
        tailwind_kt: 35,
      },
      origin: "YSSY",
      destination: "NZAA",
    },
  },
  {
    prompt:
      "Please compute PNR for single leg 900nm, track 270, TAS 240, wind 300/35, endurance 7h",
    problem: {
      wind: {
        from_deg: 300,
        kt: 35,
      },
      aircraft: {
        endurance_h: 7,
        tas_kt: 240,
      },
      track_deg: 270,
      distance_nm: 900,
    },
  },
  {
    prompt: "ROUTE: KJFK..CYQX..EGLL A350",
    problem: {
      aircraft: {
        type: "A359",
      },
      origin: "KJFK",
      destination: "EGLL",
      graph: {
        waypoints: [
          ["KJFK", 40.6399, -73.7787],
          ["CYQX", 48.9369, -54.5681],
          ["EGLL", 51.4706, -0.4619],
        ],
        edges: [
          [0, 1],
          [1, 2],
        ],
      },
    },
  },
  {
    prompt: "from Heathrow to Kennedy in a 747",
    problem: {
      aircraft: {
        type: "B744",
      },
      origin: "EGLL",
      destination: "KJFK",
    },
  },
  {
    prompt:
      "Hi, planning KLAX -> ZBAA tonight. My phone is +1 310 555 0123. B77W, 7.5 t/hr, tank 145.5 tonnes. Avoid 50N-55N, 170E-180E",
    problem: {
      aircraft: {
        type: "B77W",
        max_fuel_kg: 145500,
        fuel_flow_kg_h: 7500,
      },
      origin: "KLAX",
      destination: "ZBAA",
      closed: [
        {
          polygon: [
            [50, 170],
            [50, 180],
            [55, 180],
            [55, 170],
          ],
        },
      ],
    },
  },
  {
    prompt: "JFK to LHR at Mach .84, flight level 370, 777",
    problem: {
      aircraft: {
        type: "B77W",
        tas_kt: 481.798136,
      },
      origin: "JFK",
      destination: "LHR",
    },
  },
  {
    prompt: "JFK-LHR 488kts ground speed, 777",
    problem: {
      aircraft: {
        type: "B77W",
      },
      origin: "JFK",
      destination: "LHR",
    },
  },
  {
    prompt: "A380 LHR to DXB, payload 60t, but the payload should be 55 t",
    problem: {
      aircraft: {
        type: "A388",
        payload_kg: 55000,
      },
      origin: "LHR",
      destination: "DXB",
    },
  },
  {
    prompt: "EGLL to KJFK or KBOS? A350",
    problem: {
      aircraft: {
        type: "A359",
      },
      origin: "EGLL",
    },
    missing: ["destination"],
  },
  {
    prompt: "Which is quicker: EGLL-KJFK or EGLL-KBOS with a 777",
    problem: {
      aircraft: {
        type: "B77W",
      },
      origin: "EGLL",
      graph: {
        waypoints: [
          ["EGLL", 51.4706, -0.4619],
          ["KBOS", 42.3629, -71.0064],
        ],
        edges: [[0, 1]],
      },
    },
    missing: ["destination"],
  },
  {
    prompt: "ZBAA-KSFO. ETOPS 180 minutes. Alternates en route: PANC, PACD, RJCC. B789",
    problem: {
      aircraft: {
        type: "B789",
        etops_min: 180,
      },
      origin: "ZBAA",
      destination: "KSFO",
      etops_alternates: ["PANC", "PACD", "RJCC"],
    },
  },
  {
    prompt: "787-9 WSSS EGLL, wind -15 avg, closed airspace from 30N to 36N and from 60E to 75E",
    problem: {
      aircraft: {
        type: "B789",
      },
      wind: {
        tailwind_kt: -15,
      },
      origin: "WSSS",
      destination: "EGLL",
      closed: [
        {
          polygon: [
            [30, 60],
            [30, 75],
            [36, 75],
            [36, 60],
          ],
        },
      ],
    },
  },
  {
    prompt:
      "Hey, we're doing SIN to LAX, A350-900, endurance is 17 hours 30 min, average headwind 12 kts",
    problem: {
      aircraft: {
        type: "A359",
        endurance_h: 17.5,
      },
      wind: {
        tailwind_kt: -12,
      },
      origin: "SIN",
      destination: "LAX",
    },
  },
  {
    prompt:
      "KBOS-LPPT; tas: 455kt; wind: 240° / 55 kt; ff: 2,600 kg/h; max fuel: 20.8t; mtow: 79t; oew: 41.4t; pax 160",
    problem: {
      wind: {
        from_deg: 240,
        kt: 55,
      },
      origin: "KBOS",
      destination: "LPPT",
      aircraft: {
        tas_kt: 455,
        fuel_flow_kg_h: 2600,
        max_fuel_kg: 20800,
        mtow_kg: 79000,
        oew_kg: 41400,
      },
    },
  },
  {
    prompt: "SBGR SCEL A320 vento de proa 40kt alternativo SAEZ",
    problem: {
      aircraft: {
        type: "A320",
      },
      wind: {
        tailwind_kt: -40,
      },
      origin: "SBGR",
      destination: "SCEL",
      alternates: ["SAEZ"],
    },
  },
  {
    prompt: "Leg 215T 128nm, TAS 95, wind 180/20",
    problem: {
      wind: {
        from_deg: 180,
        kt: 20,
      },
      aircraft: {
        tas_kt: 95,
      },
      distance_nm: 128,
      track_deg: 215,
    },
  },
  {
    prompt: "track 085 magnetic, 200 nm, tas 110",
    problem: {
      aircraft: {
        tas_kt: 110,
      },
      distance_nm: 200,
    },
    missing: ["track_deg"],
  },
  {
    prompt:
      "MUC-SIN with an A350. Departure 21:05 CEST. Alternates WMKK and WIII. Wind averages 20 kts on the tail.",
    problem: {
      departure_utc: "19:05",
      aircraft: {
        type: "A359",
      },
      wind: {
        tailwind_kt: 20,
      },
      origin: "MUC",
      destination: "SIN",
      alternates: ["WMKK", "WIII"],
    },
  },
  {
    prompt:
      "Rank KSFO->PHNL, KLAX->PHNL diversion airports for a 737-800 at 30N 140W, fuel on board 6.2t, burn 2400 kg/h, wind 250/45",
    problem: {
      aircraft: {
        type: "B738",
        fuel_flow_kg_h: 2400,
        max_fuel_kg: 6200,
      },
      wind: {
        from_deg: 250,
        kt: 45,
      },
      origin: { lat: 30, lon: -140 },
      alternates: ["KSFO", "PHNL", "KLAX"],
    },
  },
  {
    prompt:
      "origin KSEA dest RJAA alternates RJCC RJTT type B789 tas 488 fuel_flow 5300 wind 290/70 objective distance",
    problem: {
      aircraft: {
        type: "B789",
        tas_kt: 488,
        fuel_flow_kg_h: 5300,
      },
      wind: {
        from_deg: 290,
        kt: 70,
      },
      objective: "distance",
      origin: "KSEA",
      destination: "RJAA",
      alternates: ["RJCC", "RJTT"],
    },
  },
  {
    prompt:
      "A to B to C where A=(50N,0E), B=(52N,10E), C=(54N,20E); edges A-B and B-C; from A to C TAS 300",
    problem: {
      origin: "A",
      destination: "C",
      graph: {
        waypoints: [
          ["A", 50, 0],
          ["B", 52, 10],
          ["C", 54, 20],
        ],
        edges: [
          [0, 1],
          [1, 2],
        ],
      },
      aircraft: {
        tas_kt: 300,
      },
    },
  },
];
