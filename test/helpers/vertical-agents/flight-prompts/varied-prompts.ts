import type { PromptCase } from "./prompt-case.js";

/** Variations of what readers got wrong: corrections, units of other languages, winds, areas, times and networks. */
export const VARIED_PROMPTS: readonly PromptCase[] = [
  {
    prompt: "from Madrid, sorry, Barcelona to Vienna, A320",
    problem: {
      aircraft: {
        type: "A320",
      },
      origin: "LEBL",
      destination: "LOWW",
    },
  },
  {
    prompt: "LEMD to LOWW, no, make that LOWI, A320",
    problem: {
      aircraft: {
        type: "A320",
      },
      origin: "LEMD",
      destination: "LOWI",
    },
  },
  {
    prompt: "EGLL-KJFK. Wind 270/60... scratch that, 250/45. B77W",
    problem: {
      aircraft: {
        type: "B77W",
      },
      wind: {
        from_deg: 250,
        kt: 45,
      },
      origin: "EGLL",
      destination: "KJFK",
    },
  },
  {
    prompt: "alternates EGKK and EGSS, correction EGKK and EGGW. LEMD-EGLL A320",
    problem: {
      aircraft: {
        type: "A320",
      },
      origin: "LEMD",
      destination: "EGLL",
      alternates: ["EGKK", "EGGW"],
    },
  },
  {
    prompt: "TAS = 1.250 km/h, EDDF nach KJFK mit Rückenwind 30 kt",
    problem: {
      wind: {
        tailwind_kt: 30,
      },
      origin: "EDDF",
      destination: "KJFK",
      aircraft: {
        tas_kt: 674.946004,
      },
    },
  },
  {
    prompt: "Distanz 2.350 km, Kurs 270, TAS 850 km/h, mit Verbrauch 5.900 kg/h",
    problem: {
      distance_nm: 1268.89849,
      aircraft: {
        tas_kt: 458.963283,
        fuel_flow_kg_h: 5900,
      },
      track_deg: 270,
    },
  },
  {
    prompt: "masa máxima 233.000 kg, LEMD a SBGR, A330, carga 30.500 kg para el vuelo",
    problem: {
      aircraft: {
        type: "A333",
        mtow_kg: 233000,
        payload_kg: 30500,
      },
      origin: "LEMD",
      destination: "SBGR",
    },
  },
  {
    prompt: "Haben wir genug Sprit? EDDH nach LEMG, B738, 18 t Kraftstoff an Bord",
    problem: {
      aircraft: {
        type: "B738",
        max_fuel_kg: 18000,
      },
      origin: "EDDH",
      destination: "LEMG",
    },
  },
  {
    prompt: "¿Cuánto tarda de LEBL a EGLL con un A320 y viento del noroeste de 35 nudos?",
    problem: {
      aircraft: {
        type: "A320",
      },
      wind: {
        from_deg: 315,
        kt: 35,
      },
      origin: "LEBL",
      destination: "EGLL",
    },
  },
  {
    prompt:
      "Quel carburant pour aller de LFPG à KJFK en B77W, vent de l'ouest 60 nœuds, départ 12h00 UTC ?",
    problem: {
      departure_utc: "12:00",
      aircraft: {
        type: "B77W",
      },
      wind: {
        from_deg: 270,
        kt: 60,
      },
      origin: "LFPG",
      destination: "KJFK",
    },
  },
  {
    prompt: "Quanto tempo de LPPT a FNLU em A330, vento de frente 20 nós?",
    problem: {
      aircraft: {
        type: "A333",
      },
      wind: {
        tailwind_kt: -20,
      },
      origin: "LPPT",
      destination: "FNLU",
    },
  },
  {
    prompt: "wind 240/35 gusting 50 EGLL-EIDW A320",
    problem: {
      aircraft: {
        type: "A320",
      },
      wind: {
        from_deg: 240,
        kt: 35,
      },
      origin: "EGLL",
      destination: "EIDW",
    },
  },
  {
    prompt: "EGLL-EIDW A320 24035G50KT",
    problem: {
      aircraft: {
        type: "A320",
      },
      wind: {
        from_deg: 240,
        kt: 35,
      },
      origin: "EGLL",
      destination: "EIDW",
    },
  },
  {
    prompt: "headwind component 25, EGLL-EIDW A320",
    problem: {
      aircraft: {
        type: "A320",
      },
      wind: {
        tailwind_kt: -25,
      },
      origin: "EGLL",
      destination: "EIDW",
    },
  },
  {
    prompt: "EGLL-EIDW A320 winds P25",
    problem: {
      aircraft: {
        type: "A320",
      },
      wind: {
        tailwind_kt: 25,
      },
      origin: "EGLL",
      destination: "EIDW",
    },
  },
  {
    prompt: "EGLL-EIDW A320 wind nil",
    problem: {
      aircraft: {
        type: "A320",
      },
      origin: "EGLL",
      destination: "EIDW",
    },
  },
  {
    prompt: "a 45 knot north-westerly, EGLL-EIDW A320",
    problem: {
      aircraft: {
        type: "A320",
      },
      wind: {
        from_deg: 315,
        kt: 45,
      },
      origin: "EGLL",
      destination: "EIDW",
    },
  },
  {
    prompt: "wind out of the NNW at 38 mph EGLL-EIDW A320",
    problem: {
      aircraft: {
        type: "A320",
      },
      wind: {
        from_deg: 337.5,
        kt: 33.0210972,
      },
      origin: "EGLL",
      destination: "EIDW",
    },
  },
  {
    prompt: "wind is 30 kts from behind, EGLL-EIDW A320",
    problem: {
      aircraft: {
        type: "A320",
      },
      wind: {
        tailwind_kt: 30,
      },
      origin: "EGLL",
      destination: "EIDW",
    },
  },
  {
    prompt:
      '{"origin":"LEMD","destination":"KMIA","aircraft":{"type":"A330","tas":"470 kt","fuel_flow":"5.9 t/h"},"wind":"250/33","alternates":["KFLL","KTPA"],"departure":"10:00Z"}',
    problem: {
      origin: "LEMD",
      destination: "KMIA",
      aircraft: {
        type: "A333",
        tas_kt: 470,
        fuel_flow_kg_h: 5900,
      },
      wind: {
        from_deg: 250,
        kt: 33,
      },
      departure_utc: "10:00",
      alternates: ["KFLL", "KTPA"],
    },
  },
  {
    prompt:
      '{"route":{"from":"LEMD","to":"KMIA"},"aircraft":"B789","wind":{"direction":250,"speed":33}}',
    problem: {
      origin: "LEMD",
      destination: "KMIA",
      aircraft: {
        type: "B789",
      },
      wind: {
        from_deg: 250,
        kt: 33,
      },
    },
  },
  {
    prompt: '{"dep":"EGLL","arr":"KBOS","mach":0.84,"level":"FL370","type":"B77W"}',
    problem: {
      aircraft: {
        tas_kt: 481.798136,
        type: "B77W",
      },
      origin: "EGLL",
      destination: "KBOS",
    },
  },
  {
    prompt: "origin;destination;tas;flow\nEGLL;KJFK;480;7500",
    problem: {
      origin: "EGLL",
      destination: "KJFK",
      aircraft: {
        tas_kt: 480,
        fuel_flow_kg_h: 7500,
      },
    },
  },
  {
    prompt: "Param | Value\nFrom | LSZH\nTo | OMDB\nTAS | 447 kt\nWind | 300/40\nEndurance | 7 h",
    problem: {
      wind: {
        from_deg: 300,
        kt: 40,
      },
      origin: "LSZH",
      destination: "OMDB",
      aircraft: {
        tas_kt: 447,
        endurance_h: 7,
      },
    },
  },
  {
    prompt: "TAS\t470\nFrom\tEHAM\nTo\tKJFK",
    problem: {
      origin: "EHAM",
      destination: "KJFK",
      aircraft: {
        tas_kt: 470,
      },
    },
  },
  {
    prompt: "overhead 52N020W, A330, divert options EINN, BIKF",
    problem: {
      aircraft: {
        type: "A333",
      },
      origin: {
        lat: 52,
        lon: -20,
      },
      alternates: ["EINN", "BIKF"],
    },
  },
  {
    prompt: "From 10°S 35°W to 10°N 15°W at 300 kt with 4 t/h",
    problem: {
      origin: {
        lat: -10,
        lon: -35,
      },
      destination: {
        lat: 10,
        lon: -15,
      },
      aircraft: {
        fuel_flow_kg_h: 4000,
        tas_kt: 300,
      },
    },
  },
  {
    prompt: "De 12°03'S 77°07'O a 33°23'S 70°47'O, TAS 450, vuelo de prueba con viento 250/40",
    problem: {
      wind: {
        from_deg: 250,
        kt: 40,
      },
      origin: {
        lat: -12.05,
        lon: -77.1166667,
      },
      destination: {
        lat: -33.3833333,
        lon: -70.7833333,
      },
      aircraft: {
        tas_kt: 450,
      },
    },
  },
  {
    prompt: "Von 52°31'N 13°24'O nach 48°08'N 11°34'O mit 120 kt TAS",
    problem: {
      origin: {
        lat: 52.5166667,
        lon: 13.4,
      },
      destination: {
        lat: 48.1333333,
        lon: 11.5666667,
      },
      aircraft: {
        tas_kt: 120,
      },
    },
  },
  {
    prompt: "EGLL KJFK 480kt 7.5t/h 145.5t tank ETOPS180",
    problem: {
      origin: "EGLL",
      destination: "KJFK",
      aircraft: {
        etops_min: 180,
        max_fuel_kg: 145500,
        fuel_flow_kg_h: 7500,
        tas_kt: 480,
      },
    },
  },
  {
    prompt: "I need KTEB-EGGW, Gulfstream G650 at M.85 FL450, 20kt tailwind, takeoff 2300 UTC",
    problem: {
      departure_utc: "23:00",
      aircraft: {
        type: "GLF6",
        tas_kt: 487.533828,
      },
      wind: {
        tailwind_kt: 20,
      },
      origin: "KTEB",
      destination: "EGGW",
    },
  },
  {
    prompt: "KTEB-EGGW G550, no type data, TAS 459 kts",
    problem: {
      aircraft: {
        type: "G550",
        tas_kt: 459,
      },
      origin: "KTEB",
      destination: "EGGW",
    },
  },
  {
    prompt: "A330 EHAM KJFK, 60 t of fuel, 235 pax, 12 crew, 3 dogs, flight level 380",
    problem: {
      aircraft: {
        type: "A333",
        max_fuel_kg: 60000,
      },
      origin: "EHAM",
      destination: "KJFK",
    },
  },
  {
    prompt: "EHAM to KJFK. TAS either 460 or 470. A330",
    problem: {
      aircraft: {
        type: "A333",
      },
      origin: "EHAM",
      destination: "KJFK",
    },
    missing: ["aircraft.tas_kt"],
  },
  {
    prompt: "EHAM-KJFK: 3170 nm. A330. Time?",
    problem: {
      aircraft: {
        type: "A333",
      },
      origin: "EHAM",
      destination: "KJFK",
    },
  },
  {
    prompt: "Track 270, 500 NM from EHAM. TAS 450",
    problem: {
      track_deg: 270,
      aircraft: {
        tas_kt: 450,
      },
      distance_nm: 500,
    },
  },
  {
    prompt: "GPS distance 250nm, true course 045, groundspeed unknown, TAS 110, wind 090@15",
    problem: {
      wind: {
        from_deg: 90,
        kt: 15,
      },
      distance_nm: 250,
      track_deg: 45,
      aircraft: {
        tas_kt: 110,
      },
    },
  },
  {
    prompt:
      "Hi team, flying the 787-9 from Zurich to Singapore tonight, off blocks 2155z, avg headwind of twelve knots, payload thirty-two tonnes. Endurance?",
    problem: {
      departure_utc: "21:55",
      aircraft: {
        type: "B789",
        payload_kg: 32000,
      },
      wind: {
        tailwind_kt: -12,
      },
      origin: "LSZH",
      destination: "WSSS",
    },
  },
  {
    prompt:
      "SUBJECT: OFP request\nFROM: ops@example.com\nTO: planner\n\nPlease plan LSZH-KJFK with A333, TAS 470, wind 280/45. Sent 12:44 on 3 May.",
    problem: {
      aircraft: {
        type: "A333",
        tas_kt: 470,
      },
      wind: {
        from_deg: 280,
        kt: 45,
      },
      origin: "LSZH",
      destination: "KJFK",
    },
  },
  {
    prompt: "Need the fuel for LSZH to KJFK (A333). My boss wants it by 17:00Z. ETD 09:30Z.",
    problem: {
      departure_utc: "09:30",
      aircraft: {
        type: "A333",
      },
      origin: "LSZH",
      destination: "KJFK",
    },
  },
  {
    prompt: "ETD 0930Z ETA 1745Z LSZH KJFK A333",
    problem: {
      departure_utc: "09:30",
      aircraft: {
        type: "A333",
      },
      origin: "LSZH",
      destination: "KJFK",
    },
  },
  {
    prompt: "KORD to KJFK, then KJFK to EGLL: plan only the second. 777",
    problem: {
      aircraft: {
        type: "B77W",
      },
    },
    missing: ["origin", "destination"],
  },
  {
    prompt: "EGLL KJFK A320 payload 15000 kg payload 16000 kg",
    problem: {
      aircraft: {
        type: "A320",
        payload_kg: 15000,
      },
      origin: "EGLL",
      destination: "KJFK",
    },
  },
  {
    prompt: "what's the ETP if GS out is 420 and GS back is 500, EINN-CYQX, tas 460",
    problem: {
      origin: "EINN",
      destination: "CYQX",
      aircraft: {
        tas_kt: 460,
      },
    },
  },
  {
    prompt: "fuel: 45000 lbs, burn: 6000 pph, tas: 440, KSEA -> KMIA",
    problem: {
      origin: "KSEA",
      destination: "KMIA",
      aircraft: {
        fuel_flow_kg_h: 2721.55422,
        max_fuel_kg: 20411.6567,
        tas_kt: 440,
      },
    },
  },
  {
    prompt:
      "KSEA -> KMIA tas 440 kts burn rate 2700kg/hr wind from 290 degrees true at 55kts altn KFLL",
    problem: {
      wind: {
        from_deg: 290,
        kt: 55,
      },
      origin: "KSEA",
      destination: "KMIA",
      aircraft: {
        tas_kt: 440,
        fuel_flow_kg_h: 2700,
      },
      alternates: ["KFLL"],
    },
  },
  {
    prompt: "LIRF LGAV a320. avoid 36N to 38N / 18E to 20E",
    problem: {
      aircraft: {
        type: "A320",
      },
      origin: "LIRF",
      destination: "LGAV",
      closed: [
        {
          polygon: [
            [36, 18],
            [36, 20],
            [38, 20],
            [38, 18],
          ],
        },
      ],
    },
  },
  {
    prompt: "LIRF-LGAV a320 avoid box SW 36N 18E NE 38N 20E",
    problem: {
      aircraft: {
        type: "A320",
      },
      origin: "LIRF",
      destination: "LGAV",
      closed: [
        {
          polygon: [
            [36, 18],
            [36, 20],
            [38, 20],
            [38, 18],
          ],
        },
      ],
    },
  },
  {
    prompt: "LIRF-LGAV a320 closed circle 50 nm around 37N 19E",
    problem: {
      aircraft: {
        type: "A320",
      },
      origin: "LIRF",
      destination: "LGAV",
    },
    missing: ["closed"],
  },
  {
    prompt: "closed: N36E018 N38E018 N38E020 N36E020, LIRF-LGAV a320",
    problem: {
      aircraft: {
        type: "A320",
      },
      origin: "LIRF",
      destination: "LGAV",
      closed: [
        {
          polygon: [
            [36, 18],
            [38, 18],
            [38, 20],
            [36, 20],
          ],
        },
      ],
    },
  },
  {
    prompt: "closed area 36-38N, 18-20E LIRF-LGAV a320",
    problem: {
      aircraft: {
        type: "A320",
      },
      origin: "LIRF",
      destination: "LGAV",
      closed: [
        {
          polygon: [
            [36, 18],
            [36, 20],
            [38, 20],
            [38, 18],
          ],
        },
      ],
    },
  },
  {
    prompt: "polygon [[36,18],[38,18],[38,20]] is closed, LIRF-LGAV a320",
    problem: {
      aircraft: {
        type: "A320",
      },
      origin: "LIRF",
      destination: "LGAV",
      closed: [
        {
          polygon: [
            [36, 18],
            [38, 18],
            [38, 20],
          ],
        },
      ],
    },
  },
  {
    prompt: "gesperrter Luftraum 48N-50N 010E-012E, EDDF nach LOWW, A320",
    problem: {
      aircraft: {
        type: "A320",
      },
      origin: "EDDF",
      destination: "LOWW",
      closed: [
        {
          polygon: [
            [48, 10],
            [48, 12],
            [50, 12],
            [50, 10],
          ],
        },
      ],
    },
  },
  {
    prompt: "espace fermé 45N-46N 2E-3E, LFPG à LEMD, A320",
    problem: {
      aircraft: {
        type: "A320",
      },
      origin: "LFPG",
      destination: "LEMD",
      closed: [
        {
          polygon: [
            [45, 2],
            [45, 3],
            [46, 3],
            [46, 2],
          ],
        },
      ],
    },
  },
  {
    prompt: "espacio aéreo cerrado entre 40N y 42N y entre 2W y 0W, LEBL a LPPT, A320",
    problem: {
      aircraft: {
        type: "A320",
      },
      origin: "LEBL",
      destination: "LPPT",
      closed: [
        {
          polygon: [
            [40, -2],
            [40, 0],
            [42, 0],
            [42, -2],
          ],
        },
      ],
    },
  },
  {
    prompt: "EDDF to KSFO, 747-8, TAS 490, ff 9.5 t/h, oew 220t mtow 448t tank 191 t payload 60t",
    problem: {
      aircraft: {
        type: "B748",
        fuel_flow_kg_h: 9500,
        oew_kg: 220000,
        mtow_kg: 448000,
        max_fuel_kg: 191000,
        payload_kg: 60000,
        tas_kt: 490,
      },
      origin: "EDDF",
      destination: "KSFO",
    },
  },
  {
    prompt: "EGLL - KJFK - KORD, B789, wind leg 1 270/40 leg 2 280/50",
    problem: {
      aircraft: {
        type: "B789",
      },
      wind: [
        {
          leg: "EGLL-KJFK",
          from_deg: 270,
          kt: 40,
        },
        {
          leg: "KJFK-KORD",
          from_deg: 280,
          kt: 50,
        },
      ],
      origin: "EGLL",
      destination: "KORD",
      graph: {
        waypoints: [
          ["EGLL", 51.4706, -0.4619],
          ["KJFK", 40.6399, -73.7787],
          ["KORD", 41.9769, -87.9082],
        ],
        edges: [
          [0, 1],
          [1, 2],
        ],
      },
    },
  },
  {
    prompt: "A359 from 1.36N 103.99E to 51.47N 0.46W",
    problem: {
      aircraft: {
        type: "A359",
      },
      origin: {
        lat: 1.36,
        lon: 103.99,
      },
      destination: {
        lat: 51.47,
        lon: -0.46,
      },
    },
  },
  {
    prompt: "departure EGLL 2026-05-04 18:15 UTC, arrival KJFK, A333",
    problem: {
      departure_utc: "2026-05-04T18:15:00Z",
      aircraft: {
        type: "A333",
      },
      origin: "EGLL",
      destination: "KJFK",
    },
  },
  {
    prompt: "on 4 May 2026 at 18:15Z from EGLL to KJFK, A333",
    problem: {
      departure_utc: "2026-05-04T18:15:00Z",
      aircraft: {
        type: "A333",
      },
      origin: "EGLL",
      destination: "KJFK",
    },
  },
  {
    prompt: "EGLL KJFK A333 dep 6:15 pm BST",
    problem: {
      departure_utc: "17:15",
      aircraft: {
        type: "A333",
      },
      origin: "EGLL",
      destination: "KJFK",
    },
  },
  {
    prompt: "EGLL KJFK A333 dep 1815 local time",
    problem: {
      aircraft: {
        type: "A333",
      },
      origin: "EGLL",
      destination: "KJFK",
    },
  },
  {
    prompt: "EGLL KJFK A333, depart 18:15",
    problem: {
      departure_utc: "18:15",
      aircraft: {
        type: "A333",
      },
      origin: "EGLL",
      destination: "KJFK",
    },
  },
  {
    prompt: "EGLL KJFK A333 at dawn",
    problem: {
      aircraft: {
        type: "A333",
      },
      origin: "EGLL",
      destination: "KJFK",
    },
  },
  {
    prompt: "KJFK 1800Z EGLL 0600Z A333",
    problem: {
      departure_utc: "18:00",
      aircraft: {
        type: "A333",
      },
      origin: "KJFK",
      destination: "EGLL",
    },
  },
  {
    prompt: "zero wind EGLL KJFK A333, min distance please not min fuel",
    problem: {
      aircraft: {
        type: "A333",
      },
      objective: "distance",
      origin: "EGLL",
      destination: "KJFK",
    },
  },
  {
    prompt: "which is shorter: great circle EGLL KJFK; a333",
    problem: {
      aircraft: {
        type: "A333",
      },
      origin: "EGLL",
      destination: "KJFK",
    },
  },
  {
    prompt:
      "ETOPS 180 approved B77W from KLAX to NZAA with PHNL, NFFN and NTAA as adequate airports. OEI cruise 425 kt.",
    problem: {
      aircraft: {
        type: "B77W",
        oei_tas_kt: 425,
        etops_min: 180,
      },
      origin: "KLAX",
      destination: "NZAA",
      etops_alternates: ["PHNL", "NFFN", "NTAA"],
    },
  },
  {
    prompt: "B77W KLAX NZAA. Single engine cruise speed: 425 kts. ETOPS: 3 hours",
    problem: {
      aircraft: {
        type: "B77W",
        oei_tas_kt: 425,
        etops_min: 180,
      },
      origin: "KLAX",
      destination: "NZAA",
    },
  },
  {
    prompt:
      "graph with 4 nodes: W(40,-20), X(42,-25), Y(38,-26), Z(41,-33). edges W-X, X-Z, W-Y, Y-Z. W to Z min time, TAS 420, winds: W-X 270/50; X-Z 260/70; W-Y 240/20; Y-Z 230/15",
    problem: {
      wind: [
        {
          leg: "W-X",
          from_deg: 270,
          kt: 50,
        },
        {
          leg: "X-Z",
          from_deg: 260,
          kt: 70,
        },
        {
          leg: "W-Y",
          from_deg: 240,
          kt: 20,
        },
        {
          leg: "Y-Z",
          from_deg: 230,
          kt: 15,
        },
      ],
      objective: "time",
      origin: "W",
      destination: "Z",
      graph: {
        waypoints: [
          ["W", 40, -20],
          ["X", 42, -25],
          ["Y", 38, -26],
          ["Z", 41, -33],
        ],
        edges: [
          [0, 1],
          [1, 3],
          [0, 2],
          [2, 3],
        ],
      },
      aircraft: {
        tas_kt: 420,
      },
    },
  },
  {
    prompt:
      "Please find the 3 shortest routes from node A to node E. Nodes: A(50,0), B(51,5), C(49,6), D(50,10), E(50,15). Edges: A-B, A-C, B-D, C-D, D-E, B-E. TAS 400. Node D closed.",
    problem: {
      objective: "distance",
      origin: "A",
      destination: "E",
      graph: {
        waypoints: [
          ["A", 50, 0],
          ["B", 51, 5],
          ["C", 49, 6],
          ["D", 50, 10],
          ["E", 50, 15],
        ],
        edges: [
          [0, 1],
          [0, 2],
          [1, 3],
          [2, 3],
          [3, 4],
          [1, 4],
        ],
      },
      aircraft: {
        tas_kt: 400,
      },
      closed: [
        {
          waypoint: "D",
        },
      ],
    },
  },
  {
    prompt:
      "airspace: waypoint BOKSU is closed\nfixes:\nAKIRA 35.0N 140.0E\nBOKSU 40.0N 150.0E\nCHALI 38.0N 150.0E\nDELTA 45.0N 160.0E\nairways:\nAKIRA BOKSU\nAKIRA CHALI\nBOKSU DELTA\nCHALI DELTA\norigin AKIRA destination DELTA tas 470",
    problem: {
      origin: "AKIRA",
      destination: "DELTA",
      graph: {
        waypoints: [
          ["AKIRA", 35, 140],
          ["BOKSU", 40, 150],
          ["CHALI", 38, 150],
          ["DELTA", 45, 160],
        ],
        edges: [
          [0, 1],
          [0, 2],
          [1, 3],
          [2, 3],
        ],
      },
      aircraft: {
        tas_kt: 470,
      },
      closed: [
        {
          waypoint: "BOKSU",
        },
      ],
    },
  },
  {
    prompt:
      "- waypoint A: 10.0, 20.0\n- waypoint B: 11.0, 21.0\n- waypoint C: 12.0, 20.0\n- edge A–B\n- edge B–C\n- from A to C\n- TAS 200 kt",
    problem: {
      origin: "A",
      destination: "C",
      graph: {
        waypoints: [
          ["A", 10, 20],
          ["B", 11, 21],
          ["C", 12, 20],
        ],
        edges: [
          [0, 1],
          [1, 2],
        ],
      },
      aircraft: {
        tas_kt: 200,
      },
    },
  },
  {
    prompt:
      "nodes (id lat lon): a 1 1, b 2 2, c 3 1; links a-b b-c a-c; start a, finish c; speed 150 kt",
    problem: {
      origin: "a",
      destination: "c",
      graph: {
        waypoints: [
          ["a", 1, 1],
          ["b", 2, 2],
          ["c", 3, 1],
        ],
        edges: [
          [0, 1],
          [1, 2],
          [0, 2],
        ],
      },
      aircraft: {
        tas_kt: 150,
      },
    },
  },
  {
    prompt: "P1=52N/4E P2=53N/2W P3=55N/10W, airways P1-P2 P2-P3. P1 to P3, A320, fuel",
    problem: {
      aircraft: {
        type: "A320",
      },
      origin: "P1",
      destination: "P3",
      graph: {
        waypoints: [
          ["P1", 52, 4],
          ["P2", 53, -2],
          ["P3", 55, -10],
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
      "Wegpunkte: A 50,10; B 51,12; C 52,14. Kanten: A-B, B-C. Von A nach C mit 120 kt TAS. B gesperrt.",
    problem: {
      origin: "A",
      destination: "C",
      graph: {
        waypoints: [
          ["A", 50, 10],
          ["B", 51, 12],
          ["C", 52, 14],
        ],
        edges: [
          [0, 1],
          [1, 2],
        ],
      },
      aircraft: {
        tas_kt: 120,
      },
      closed: [
        {
          waypoint: "B",
        },
      ],
    },
  },
  {
    prompt:
      "Points: A (50, 10), B (51, 12), C (52, 11). Arêtes: A-B, B-C. De A à C, vitesse 300 noeuds, point B fermé",
    problem: {
      origin: "A",
      destination: "C",
      graph: {
        waypoints: [
          ["A", 50, 10],
          ["B", 51, 12],
          ["C", 52, 11],
        ],
        edges: [
          [0, 1],
          [1, 2],
        ],
      },
      aircraft: {
        tas_kt: 300,
      },
      closed: [
        {
          waypoint: "B",
        },
      ],
    },
  },
  {
    prompt: "legs: EHAM-EDDF 270/30, EDDF-LOWW 280/40. TAS 440",
    problem: {
      wind: [
        {
          leg: "EHAM-EDDF",
          from_deg: 270,
          kt: 30,
        },
        {
          leg: "EDDF-LOWW",
          from_deg: 280,
          kt: 40,
        },
      ],
      origin: "EHAM",
      destination: "LOWW",
      graph: {
        waypoints: [
          ["EHAM", 52.3086, 4.7639],
          ["EDDF", 50.0264, 8.5431],
          ["LOWW", 48.1103, 16.5697],
        ],
        edges: [
          [0, 1],
          [1, 2],
        ],
      },
      aircraft: {
        tas_kt: 440,
      },
    },
  },
  {
    prompt: "triangle: EGLL-LFPG-EHAM-EGLL, A320",
    problem: {
      aircraft: {
        type: "A320",
      },
      origin: "EGLL",
      destination: "EGLL",
      graph: {
        waypoints: [
          ["EGLL", 51.4706, -0.4619],
          ["LFPG", 49.0128, 2.55],
          ["EHAM", 52.3086, 4.7639],
        ],
        edges: [
          [0, 1],
          [1, 2],
          [2, 0],
        ],
      },
    },
  },
];
