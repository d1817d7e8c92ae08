import type { PromptCase } from "./prompt-case.js";

/** Prompts as they come from practice, of every kind. */
export const PRACTICE_PROMPTS: readonly PromptCase[] = [
  {
    prompt: "EGLL-KJFK B77W winds light and variable",
    problem: {
      aircraft: {
        type: "B77W",
      },
      origin: "EGLL",
      destination: "KJFK",
    },
  },
  {
    prompt: "EGLL-KJFK B77W wind VRB05KT",
    problem: {
      aircraft: {
        type: "B77W",
      },
      origin: "EGLL",
      destination: "KJFK",
    },
  },
  {
    prompt: "EINN - 53N 15W - 52N 20W - 51N 30W - CYQX A330 TAS 470 wind 270/50",
    problem: {
      origin: "EINN",
      destination: "CYQX",
      aircraft: {
        type: "A333",
        tas_kt: 470,
      },
      wind: {
        from_deg: 270,
        kt: 50,
      },
      graph: {
        waypoints: [
          ["EINN", 52.702, -8.9248],
          ["53N015W", 53, -15],
          ["52N020W", 52, -20],
          ["51N030W", 51, -30],
          ["CYQX", 48.9369, -54.5681],
        ],
        edges: [
          [0, 1],
          [1, 2],
          [2, 3],
          [3, 4],
        ],
      },
    },
  },
  {
    prompt: "from EGKK to 50N 10W, A320, TAS 440",
    problem: {
      aircraft: {
        type: "A320",
        tas_kt: 440,
      },
      origin: "EGKK",
      destination: {
        lat: 50,
        lon: -10,
      },
    },
  },
  {
    prompt: "EGLL-KJFK B77W TAS 480 average headwind 45, max 90",
    problem: {
      aircraft: {
        type: "B77W",
        tas_kt: 480,
      },
      wind: {
        tailwind_kt: -45,
      },
      origin: "EGLL",
      destination: "KJFK",
    },
  },
  {
    prompt: "trk 082M, 134nm, TAS 112",
    problem: {
      aircraft: {
        tas_kt: 112,
      },
      distance_nm: 134,
    },
    missing: ["track_deg"],
  },
  {
    prompt: "EGLL LFPG, DA42, TAS 150, endurance four and a half hours",
    problem: {
      aircraft: {
        type: "DA42",
        tas_kt: 150,
        endurance_h: 4,
      },
      origin: "EGLL",
      destination: "LFPG",
    },
  },
  {
    prompt: "from EDDM to LIRF in 1h30, a320, 2.4 t in an hour",
    problem: {
      aircraft: {
        type: "A320",
        fuel_flow_kg_h: 2400,
      },
      origin: "EDDM",
      destination: "LIRF",
    },
  },
  {
    prompt:
      "Hi, can you work out EDDM to LGAV for a 737-800? We cruise at 447 KTAS, forecast is 310 at 45. Fuel flow around 2.45 tonnes an hour.",
    problem: {
      aircraft: {
        type: "B738",
        tas_kt: 447,
        fuel_flow_kg_h: 2450,
      },
      wind: {
        from_deg: 310,
        kt: 45,
      },
      origin: "EDDM",
      destination: "LGAV",
    },
  },
  {
    prompt:
      "VIDP - OMDB, A320, N0450, altn OMSJ, dep 0345z 12 jan 2027, wind 260/35, payload 14.2t",
    problem: {
      aircraft: {
        tas_kt: 450,
        type: "A320",
        payload_kg: 14200,
      },
      departure_utc: "2027-01-12T03:45:00Z",
      wind: {
        from_deg: 260,
        kt: 35,
      },
      origin: "VIDP",
      destination: "OMDB",
      alternates: ["OMSJ"],
    },
  },
  {
    prompt: "LEBL > GCLP b738 tas 445, FF 5400 lb/hr, tanks 46000 lbs, zfw 61t",
    problem: {
      aircraft: {
        type: "B738",
        fuel_flow_kg_h: 2449.3988,
        max_fuel_kg: 20865.249,
        tas_kt: 445,
      },
      origin: "LEBL",
      destination: "GCLP",
    },
  },
  {
    prompt:
      "Chicago O'Hare to Honolulu, 787-9, average headwind component 32 knots, endurance 14 hours, ETOPS 180 via KSFO and PHTO",
    problem: {
      aircraft: {
        type: "B789",
        endurance_h: 14,
        etops_min: 180,
      },
      wind: {
        tailwind_kt: -32,
      },
      origin: "KORD",
      destination: "PHNL",
      etops_alternates: ["KSFO", "PHTO"],
    },
  },
  {
    prompt:
      "Von Wien nach Lissabon, A321neo, TAS 452 kt, Gegenwind 25 Knoten, Abflug 06:40 UTC, Ausweich LPFR",
    problem: {
      departure_utc: "06:40",
      aircraft: {
        type: "A21N",
        tas_kt: 452,
      },
      wind: {
        tailwind_kt: -25,
      },
      origin: "LOWW",
      destination: "LPPT",
      alternates: ["LPFR"],
    },
  },
  {
    prompt: "de Genève à Marrakech en A320, vent 280/25, TAS 440, départ 10h15 TU",
    problem: {
      departure_utc: "10:15",
      aircraft: {
        type: "A320",
        tas_kt: 440,
      },
      wind: {
        from_deg: 280,
        kt: 25,
      },
      origin: "LSGG",
      destination: "GMMX",
    },
  },
  {
    prompt: "SBGR para LPPT, A330-900, TAS 472, vento de proa 18 nós, consumo 5,7 t/h",
    problem: {
      aircraft: {
        type: "A339",
        fuel_flow_kg_h: 5700,
        tas_kt: 472,
      },
      wind: {
        tailwind_kt: -18,
      },
      origin: "SBGR",
      destination: "LPPT",
    },
  },
  {
    prompt: "TAS 105, TC 245, 78 NM, W/V 310/18. heading and ground speed?",
    problem: {
      wind: {
        from_deg: 310,
        kt: 18,
      },
      aircraft: {
        tas_kt: 105,
      },
      track_deg: 245,
      distance_nm: 78,
    },
  },
  {
    prompt: "C172: course 047, 63 nm, 108 KTAS, wind 090 at 14, burn 24 kg/h",
    problem: {
      aircraft: {
        type: "C172",
        fuel_flow_kg_h: 24,
        tas_kt: 108,
      },
      wind: {
        from_deg: 90,
        kt: 14,
      },
      track_deg: 47,
      distance_nm: 63,
    },
  },
  {
    prompt: "EGKK-LEMG A320. Payload was 15 t, now 16.5 t. TAS 446. wind calm",
    problem: {
      aircraft: {
        type: "A320",
        tas_kt: 446,
        payload_kg: 16500,
      },
      origin: "EGKK",
      destination: "LEMG",
    },
  },
  {
    prompt: "flight BA117 from LHR to JFK on a triple seven, price 640 EUR, 268 pax. wind 275/55",
    problem: {
      aircraft: {
        type: "B77W",
      },
      wind: {
        from_deg: 275,
        kt: 55,
      },
      origin: "LHR",
      destination: "JFK",
    },
  },
  {
    prompt: "RJTT PHNL b788 etd 1130 utc tailwind 85kt oei 395 etops 207 alternates PMDY PHTO",
    problem: {
      departure_utc: "11:30",
      aircraft: {
        type: "B788",
        oei_tas_kt: 395,
        etops_min: 207,
      },
      wind: {
        tailwind_kt: 85,
      },
      origin: "RJTT",
      destination: "PHNL",
      alternates: ["PMDY", "PHTO"],
    },
    missing: ["aircraft.tas_kt"],
  },
  {
    prompt:
      "NZAA SCEL 787-9 tas 488 mtow 254 t oew 129 t payload 28 t ff 5.4 t/h max fuel 101 t wind 250/45 dep 2026-11-30T02:15Z",
    problem: {
      departure_utc: "2026-11-30T02:15:00Z",
      aircraft: {
        type: "B789",
        mtow_kg: 254000,
        oew_kg: 129000,
        payload_kg: 28000,
        fuel_flow_kg_h: 5400,
        max_fuel_kg: 101000,
        tas_kt: 488,
      },
      wind: {
        from_deg: 250,
        kt: 45,
      },
      origin: "NZAA",
      destination: "SCEL",
    },
  },
  {
    prompt:
      "what heading should I steer for 030 degrees track with wind from 300 at 25 and TAS 140 over 120 miles",
    problem: {
      wind: {
        from_deg: 300,
        kt: 25,
      },
      aircraft: {
        tas_kt: 140,
      },
      track_deg: 30,
      distance_nm: 104.277149,
    },
  },
  {
    prompt: "From Oslo Gardermoen to Tromsø with an ATR 72-600, TAS 270, wind nw 30",
    problem: {
      aircraft: {
        type: "AT76",
        tas_kt: 270,
      },
      wind: {
        from_deg: 315,
        kt: 30,
      },
      origin: "ENGM",
      destination: "ENTC",
    },
  },
  {
    prompt:
      "LPPT-KBOS: TAS = 459; Wind = 265° / 48 kt; FF = 2,5 t/h; fuel = 20,8 t; reserve 45 min",
    problem: {
      wind: {
        from_deg: 265,
        kt: 48,
      },
      origin: "LPPT",
      destination: "KBOS",
      aircraft: {
        fuel_flow_kg_h: 2500,
        max_fuel_kg: 20800,
        tas_kt: 459,
      },
      fuel_rules: { final_reserve_min: 45 },
    },
  },
  {
    prompt: "LSGG EGLL tas 430 headwind component 20 to 30 kt",
    problem: {
      origin: "LSGG",
      destination: "EGLL",
      aircraft: {
        tas_kt: 430,
      },
    },
    missing: ["wind"],
  },
  {
    prompt: "EGLL to KJFK, the 777, but if KJFK is closed then KBOS",
    problem: {
      aircraft: {
        type: "B77W",
      },
      origin: "EGLL",
      destination: "KJFK",
    },
  },
  {
    prompt: "EDDF KSEA, B744, tas 495, point of no return with endurance 12:30, wind component -15",
    problem: {
      aircraft: {
        type: "B744",
        endurance_h: 12.5,
        tas_kt: 495,
      },
      wind: {
        tailwind_kt: -15,
      },
      origin: "EDDF",
      destination: "KSEA",
    },
  },
  {
    prompt: "EIDW CYYT A21N TAS 450 wind 260/70. Please also KBOS? No forget it, only CYYT.",
    problem: {
      aircraft: {
        type: "A21N",
        tas_kt: 450,
      },
      wind: {
        from_deg: 260,
        kt: 70,
      },
      origin: "EIDW",
      destination: "CYYT",
    },
  },
  {
    prompt: "between KMIA and SBGR in a 767 tas 460, tank 73 t, 4.9 t/h, wind 120/15, is it enough",
    problem: {
      aircraft: {
        type: "B763",
        max_fuel_kg: 73000,
        tas_kt: 460,
        fuel_flow_kg_h: 4900,
      },
      wind: {
        from_deg: 120,
        kt: 15,
      },
      origin: "KMIA",
      destination: "SBGR",
    },
  },
  {
    prompt: "EGKK-LEMG A320. Payload was 15 t, now 16.5 t. TAS 446. wind calm",
    problem: {
      aircraft: {
        type: "A320",
        tas_kt: 446,
        payload_kg: 16500,
      },
      origin: "EGKK",
      destination: "LEMG",
    },
  },
  {
    prompt: "LSGG EGLL tas 430 headwind component 20 to 30 kt",
    problem: {
      origin: "LSGG",
      destination: "EGLL",
      aircraft: {
        tas_kt: 430,
      },
    },
    missing: ["wind"],
  },
  {
    prompt: "EGLL to KJFK, the 777, but if KJFK is closed then KBOS",
    problem: {
      aircraft: {
        type: "B77W",
      },
      origin: "EGLL",
      destination: "KJFK",
    },
  },
  {
    prompt: "EDDM to LGAV 737-800 447 KTAS, forecast is 310 at 45",
    problem: {
      aircraft: {
        type: "B738",
        tas_kt: 447,
      },
      wind: {
        from_deg: 310,
        kt: 45,
      },
      origin: "EDDM",
      destination: "LGAV",
    },
  },
  {
    prompt: "KORD to PHNL, 787-9, ETOPS 180 via KSFO and PHTO",
    problem: {
      aircraft: {
        type: "B789",
        etops_min: 180,
      },
      origin: "KORD",
      destination: "PHNL",
      etops_alternates: ["KSFO", "PHTO"],
    },
  },
  {
    prompt: "MALOT (53N 15W) - 53N 20W - 52N 30W - 51N 40W - 49N 50W. TAS 478, 26570KT",
    problem: {
      origin: "MALOT",
      destination: "49N050W",
      wind: {
        from_deg: 265,
        kt: 70,
      },
      graph: {
        waypoints: [
          ["MALOT", 53, -15],
          ["53N020W", 53, -20],
          ["52N030W", 52, -30],
          ["51N040W", 51, -40],
          ["49N050W", 49, -50],
        ],
        edges: [
          [0, 1],
          [1, 2],
          [2, 3],
          [3, 4],
        ],
      },
      aircraft: {
        tas_kt: 478,
      },
    },
  },
  {
    prompt: "KCLT-TJSJ, MD-88, TAS 440, wind 300/55",
    problem: {
      aircraft: {
        type: "MD-88",
        tas_kt: 440,
      },
      wind: {
        from_deg: 300,
        kt: 55,
      },
      origin: "KCLT",
      destination: "TJSJ",
    },
  },
  {
    prompt:
      "KSFO PHNL etp with 737-800, TAS 440, wind 270/40, engine failure at ETP, alternates PHTO KOAK",
    problem: {
      aircraft: {
        type: "B738",
        tas_kt: 440,
      },
      wind: {
        from_deg: 270,
        kt: 40,
      },
      origin: "KSFO",
      destination: "PHNL",
      alternates: ["PHTO", "KOAK"],
    },
  },
  {
    prompt: "EGLL-KJFK diversion airport KBOS, B772, TAS 485",
    problem: {
      aircraft: {
        type: "B772",
        tas_kt: 485,
      },
      origin: "EGLL",
      destination: "KJFK",
      alternates: ["KBOS"],
    },
  },
  {
    prompt:
      "EGLL to KJFK with alternates KBOS and CYQX in case of diversion, 777, TAS 485, wind 270/60",
    problem: {
      aircraft: {
        type: "B77W",
        tas_kt: 485,
      },
      wind: {
        from_deg: 270,
        kt: 60,
      },
      origin: "EGLL",
      destination: "KJFK",
      alternates: ["KBOS", "CYQX"],
    },
  },
  {
    prompt: "EHAM-LEMD A320 TAS 450, nearest alternate LEVC",
    problem: {
      aircraft: {
        type: "A320",
        tas_kt: 450,
      },
      origin: "EHAM",
      destination: "LEMD",
      alternates: ["LEVC"],
    },
  },
  {
    prompt: "EHAM to LTFM A321 rank the routes by time, TAS 450",
    problem: {
      aircraft: {
        type: "A321",
        tas_kt: 450,
      },
      origin: "EHAM",
      destination: "LTFM",
    },
  },
  {
    prompt: "From EDDF to 40N 30W then KBOS, A340, TAS 470",
    problem: {
      aircraft: {
        type: "A340",
        tas_kt: 470,
      },
      origin: "EDDF",
      destination: "KBOS",
      graph: {
        waypoints: [
          ["40N030W", 40, -30],
          ["EDDF", 50.0264, 8.5431],
          ["KBOS", 42.3629, -71.0064],
        ],
        edges: [
          [1, 0],
          [0, 2],
        ],
      },
    },
  },
  {
    prompt: "depart LSZH for LGIR a320 tas 440; what if LGIR is shut? alternate LGAV",
    problem: {
      aircraft: {
        type: "A320",
        tas_kt: 440,
      },
      origin: "LSZH",
      destination: "LGIR",
      alternates: ["LGAV"],
    },
  },
  {
    prompt: "EHAM-EGLL E190 TAS 430 wind 240/30, closed cockpit door policy applies",
    problem: {
      aircraft: {
        type: "E190",
        tas_kt: 430,
      },
      wind: {
        from_deg: 240,
        kt: 30,
      },
      origin: "EHAM",
      destination: "EGLL",
    },
  },
  {
    prompt: "OMDB to EGLL, avoid Iraq and Syria, TAS 490",
    problem: {
      origin: "OMDB",
      destination: "EGLL",
      aircraft: {
        tas_kt: 490,
      },
    },
    missing: ["closed"],
  },
  {
    prompt: "KJFK - EGLL, 767, 450 true, tailwinds 40-60",
    problem: {
      aircraft: {
        type: "B763",
      },
      origin: "KJFK",
      destination: "EGLL",
    },
    missing: ["wind"],
  },
  {
    prompt: "WSSS-YSSY A359. TAS = 488 (book says 480). wind 270/25",
    problem: {
      aircraft: {
        type: "A359",
        tas_kt: 488,
      },
      wind: {
        from_deg: 270,
        kt: 25,
      },
      origin: "WSSS",
      destination: "YSSY",
    },
  },
  {
    prompt: "speed 480 -> no wait 470, EDDF to OMDB, 777-300ER",
    problem: {
      aircraft: {
        type: "B77W",
        tas_kt: 470,
      },
      origin: "EDDF",
      destination: "OMDB",
    },
  },
  {
    prompt: "LOWW-LTFM, B738, TAS 446, wind 300/35. Edit: TAS 440.",
    problem: {
      aircraft: {
        type: "B738",
        tas_kt: 440,
      },
      wind: {
        from_deg: 300,
        kt: 35,
      },
      origin: "LOWW",
      destination: "LTFM",
    },
  },
  {
    prompt: "EGCC to LPMA A321 (not LPPT), TAS 450, alternate LPPS, no ETOPS",
    problem: {
      aircraft: {
        type: "A321",
        tas_kt: 450,
      },
      origin: "EGCC",
      destination: "LPMA",
      alternates: ["LPPS"],
    },
  },
  {
    prompt:
      "RKSI-KLAX, A388, ETOPS n/a, payload forty tonnes, TAS four ninety, wind two six zero at eighty five",
    problem: {
      aircraft: {
        type: "A388",
        payload_kg: 40000,
        tas_kt: 490,
      },
      wind: {
        from_deg: 260,
        kt: 85,
      },
      origin: "RKSI",
      destination: "KLAX",
    },
  },
  {
    prompt:
      "DEP: EDDH ARR: LIRN ALT: LIRF TYPE: E195 TAS: 435 WIND: 330/28 FOB: 9800KG FF: 1900KG/H",
    problem: {
      aircraft: {
        type: "E195",
        fuel_flow_kg_h: 1900,
        max_fuel_kg: 9800,
        tas_kt: 435,
      },
      wind: {
        from_deg: 330,
        kt: 28,
      },
      origin: "EDDH",
      destination: "LIRN",
      alternates: ["LIRF"],
    },
  },
  {
    prompt: "fm: lfbo\nto: gcts\na320 / tas 447 / wind 200/25 / fuel flow 2.5",
    problem: {
      aircraft: {
        type: "A320",
        tas_kt: 447,
        fuel_flow_kg_h: 2500,
      },
      wind: {
        from_deg: 200,
        kt: 25,
      },
      origin: "LFBO",
      destination: "GCTS",
    },
  },
  {
    prompt: "Need PNR & ETP KSFO-PHNL: TAS 470, FF 5.5t/h, fuel 50 t, wind 260/45 out",
    problem: {
      wind: {
        from_deg: 260,
        kt: 45,
      },
      origin: "KSFO",
      destination: "PHNL",
      aircraft: {
        fuel_flow_kg_h: 5500,
        max_fuel_kg: 50000,
        tas_kt: 470,
      },
    },
  },
  {
    prompt: "EHAM->LEBL b738 450kt wind 20kt from the north-east fuel 2.4t/hr tank 20.8",
    problem: {
      aircraft: {
        type: "B738",
        max_fuel_kg: 20800,
        fuel_flow_kg_h: 2400,
        tas_kt: 450,
      },
      wind: {
        from_deg: 45,
        kt: 20,
      },
      origin: "EHAM",
      destination: "LEBL",
    },
  },
];
