import type { PromptCase } from "./prompt-case.js";

/** Winds of parts of the way, of levels, and more than one. */
export const WIND_PROMPTS: readonly PromptCase[] = [
  {
    prompt: "EGLL-KJFK B77W headwind 40 kt first half, tailwind 20 kt second half",
    problem: {
      aircraft: {
        type: "B77W",
      },
      wind: [
        {
          leg: 0,
          tailwind_kt: -40,
        },
        {
          leg: 1,
          tailwind_kt: 20,
        },
      ],
      origin: "EGLL",
      destination: "KJFK",
    },
  },
  {
    prompt: "EGLL-KJFK B77W, headwind 40 on the first leg and 55 on the second",
    problem: {
      aircraft: {
        type: "B77W",
      },
      wind: [
        {
          leg: 0,
          tailwind_kt: -40,
        },
        {
          leg: 1,
          tailwind_kt: -55,
        },
      ],
      origin: "EGLL",
      destination: "KJFK",
    },
  },
  {
    prompt: "EGLL-KJFK B77W winds FL310 270/50, FL350 280/70, FL390 290/90",
    problem: {
      aircraft: {
        type: "B77W",
      },
      origin: "EGLL",
      destination: "KJFK",
    },
    missing: ["wind"],
  },
  {
    prompt: "EGLL-KJFK B77W at FL350. winds: FL310 270/50, FL350 280/70, FL390 290/90",
    problem: {
      aircraft: {
        type: "B77W",
      },
      wind: {
        from_deg: 280,
        kt: 70,
      },
      origin: "EGLL",
      destination: "KJFK",
    },
  },
  {
    prompt: "EGLL-KJFK B77W 270/50 to 20W then 250/80",
    problem: {
      aircraft: {
        type: "B77W",
      },
      origin: "EGLL",
      destination: "KJFK",
    },
    missing: ["wind"],
  },
  {
    prompt: "EGLL-KJFK B77W wind 260/40 for the first 1000 nm, then 290/85",
    problem: {
      aircraft: {
        type: "B77W",
      },
      origin: "EGLL",
      destination: "KJFK",
    },
    missing: ["wind"],
  },
  {
    prompt: "EGLL-KJFK B77W, wind 260/40 climb, 280/90 cruise",
    problem: {
      aircraft: {
        type: "B77W",
      },
      origin: "EGLL",
      destination: "KJFK",
    },
    missing: ["wind"],
  },
  {
    prompt: "EGLL-KJFK B77W wind between 270/40 and 290/60",
    problem: {
      aircraft: {
        type: "B77W",
      },
      origin: "EGLL",
      destination: "KJFK",
    },
    missing: ["wind"],
  },
  {
    prompt: "EGLL-KJFK B77W first third 270/30, middle third 280/50, last third 300/20",
    problem: {
      aircraft: {
        type: "B77W",
      },
      wind: [
        {
          leg: 0,
          from_deg: 270,
          kt: 30,
        },
        {
          leg: 1,
          from_deg: 280,
          kt: 50,
        },
        {
          leg: 2,
          from_deg: 300,
          kt: 20,
        },
      ],
      origin: "EGLL",
      destination: "KJFK",
    },
  },
  {
    prompt: "EGLL-KJFK B77W leg 1 hw 30 leg 2 tw 15 leg 3 hw 10",
    problem: {
      aircraft: {
        type: "B77W",
      },
      wind: [
        {
          leg: 0,
          tailwind_kt: -30,
        },
        {
          leg: 1,
          tailwind_kt: 15,
        },
        {
          leg: 2,
          tailwind_kt: -10,
        },
      ],
      origin: "EGLL",
      destination: "KJFK",
    },
  },
  {
    prompt: "EGLL via EINN to KJFK, B77W, leg 1: 250/30, leg 2: 270/60",
    problem: {
      aircraft: {
        type: "B77W",
      },
      wind: [
        {
          leg: "EGLL-EINN",
          from_deg: 250,
          kt: 30,
        },
        {
          leg: "EINN-KJFK",
          from_deg: 270,
          kt: 60,
        },
      ],
      origin: "EGLL",
      destination: "KJFK",
      graph: {
        waypoints: [
          ["EGLL", 51.4706, -0.4619],
          ["EINN", 52.702, -8.9248],
          ["KJFK", 40.6399, -73.7787],
        ],
        edges: [
          [0, 1],
          [1, 2],
        ],
      },
    },
  },
  {
    prompt: "EGLL via EINN to KJFK, B77W, EGLL-EINN 250/30, EINN-KJFK 270/60",
    problem: {
      wind: [
        {
          leg: "EGLL-EINN",
          from_deg: 250,
          kt: 30,
        },
        {
          leg: "EINN-KJFK",
          from_deg: 270,
          kt: 60,
        },
      ],
      origin: "EGLL",
      destination: "KJFK",
      aircraft: {
        type: "B77W",
      },
      graph: {
        waypoints: [
          ["EGLL", 51.4706, -0.4619],
          ["EINN", 52.702, -8.9248],
          ["KJFK", 40.6399, -73.7787],
        ],
        edges: [
          [0, 1],
          [1, 2],
        ],
      },
    },
  },
  {
    prompt: "trk 090 200nm tas 120 wind 20kt headwind first half, nil wind second half",
    problem: {
      track_deg: 90,
      aircraft: {
        tas_kt: 120,
      },
      distance_nm: 200,
    },
    missing: ["wind"],
  },
  {
    prompt: "EGLL-KJFK A333 TAS 470. Last time we had TAS 450 and wind 260/30. Wind 280/60.",
    problem: {
      aircraft: {
        type: "A333",
        tas_kt: 470,
      },
      wind: {
        from_deg: 280,
        kt: 60,
      },
      origin: "EGLL",
      destination: "KJFK",
    },
  },
  {
    prompt: "LSZH-OMDB B77W, wind 300/45 (previously 280/40), tas 485",
    problem: {
      aircraft: {
        type: "B77W",
        tas_kt: 485,
      },
      wind: {
        from_deg: 300,
        kt: 45,
      },
      origin: "LSZH",
      destination: "OMDB",
    },
  },
  {
    prompt: "EGLL-KJFK B77W TAS 480 wind 270/60 at FL350, 260/45 at FL310",
    problem: {
      aircraft: {
        type: "B77W",
        tas_kt: 480,
      },
      origin: "EGLL",
      destination: "KJFK",
    },
    missing: ["wind"],
  },
  {
    prompt: "EGLL-KJFK B77W TAS 480 wind 270/60, on return 270/50",
    problem: {
      aircraft: {
        type: "B77W",
        tas_kt: 480,
      },
      origin: "EGLL",
      destination: "KJFK",
    },
    missing: ["wind"],
  },
  {
    prompt: "EHAM KJFK A332 tas 465 wind 270/60, correction wind 275/70",
    problem: {
      aircraft: {
        type: "A332",
        tas_kt: 465,
      },
      wind: {
        from_deg: 275,
        kt: 70,
      },
      origin: "EHAM",
      destination: "KJFK",
    },
  },
  {
    prompt: "KATL-EGLL, 767-300ER, M.80 FL350, wind 270/80 at FL350, alternates EGKK/EGSS",
    problem: {
      aircraft: {
        type: "B763",
        tas_kt: 461.134981,
      },
      wind: {
        from_deg: 270,
        kt: 80,
      },
      origin: "KATL",
      destination: "EGLL",
      alternates: ["EGKK", "EGSS"],
    },
  },
  {
    prompt: "Route: LFPG DCT LIMC DCT LGAV, A319, TAS 440, winds leg 1 300/30 leg 2 270/40",
    problem: {
      aircraft: {
        type: "A319",
        tas_kt: 440,
      },
      wind: [
        {
          leg: "LFPG-LIMC",
          from_deg: 300,
          kt: 30,
        },
        {
          leg: "LIMC-LGAV",
          from_deg: 270,
          kt: 40,
        },
      ],
      origin: "LFPG",
      destination: "LGAV",
      graph: {
        waypoints: [
          ["LFPG", 49.0128, 2.55],
          ["LIMC", 45.6306, 8.7281],
          ["LGAV", 37.9364, 23.9445],
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
      "Trip KDEN->KBOS. Aircraft A320 TAS 450. Winds: climb 240/40, cruise 260/95, descent 230/30",
    problem: {
      aircraft: {
        type: "A320",
        tas_kt: 450,
      },
      origin: "KDEN",
      destination: "KBOS",
    },
    missing: ["wind"],
  },
  {
    prompt: "EGKK-LEMG A320 TAS 446 wind was 270/40, now 250/60",
    problem: {
      aircraft: {
        type: "A320",
        tas_kt: 446,
      },
      wind: {
        from_deg: 250,
        kt: 60,
      },
      origin: "EGKK",
      destination: "LEMG",
    },
  },
  {
    prompt: "LFPG DCT LIMC DCT LGAV, A319, TAS 440, winds leg 1 300/30 leg 2 270/40",
    problem: {
      aircraft: {
        type: "A319",
        tas_kt: 440,
      },
      wind: [
        {
          leg: "LFPG-LIMC",
          from_deg: 300,
          kt: 30,
        },
        {
          leg: "LIMC-LGAV",
          from_deg: 270,
          kt: 40,
        },
      ],
      origin: "LFPG",
      destination: "LGAV",
      graph: {
        waypoints: [
          ["LFPG", 49.0128, 2.55],
          ["LIMC", 45.6306, 8.7281],
          ["LGAV", 37.9364, 23.9445],
        ],
        edges: [
          [0, 1],
          [1, 2],
        ],
      },
    },
  },
  {
    prompt: "EGLL via EINN to KJFK, B77W, leg 1: 250/30, leg 2: 270/60",
    problem: {
      aircraft: {
        type: "B77W",
      },
      wind: [
        {
          leg: "EGLL-EINN",
          from_deg: 250,
          kt: 30,
        },
        {
          leg: "EINN-KJFK",
          from_deg: 270,
          kt: 60,
        },
      ],
      origin: "EGLL",
      destination: "KJFK",
      graph: {
        waypoints: [
          ["EGLL", 51.4706, -0.4619],
          ["EINN", 52.702, -8.9248],
          ["KJFK", 40.6399, -73.7787],
        ],
        edges: [
          [0, 1],
          [1, 2],
        ],
      },
    },
  },
  {
    prompt: "EHAM-LEMD A320 TAS 450 in edition 3 the wind was 200/20; wind 240/35",
    problem: {
      aircraft: {
        type: "A320",
        tas_kt: 450,
      },
      wind: {
        from_deg: 240,
        kt: 35,
      },
      origin: "EHAM",
      destination: "LEMD",
    },
  },
  {
    prompt:
      "Flug EDDM-LEPA mit A320, TAS 440, Wind 270/30 in der ersten Hälfte, 290/50 in der zweiten Hälfte",
    problem: {
      aircraft: {
        type: "A320",
        tas_kt: 440,
      },
      wind: [
        {
          leg: 0,
          from_deg: 270,
          kt: 30,
        },
        {
          leg: 1,
          from_deg: 290,
          kt: 50,
        },
      ],
      origin: "EDDM",
      destination: "LEPA",
    },
  },
  {
    prompt: "KBOS-EIDW B752 TAS 455 tail wind of 60 kts for the first 3 hours, 30 after",
    problem: {
      aircraft: {
        type: "B752",
        tas_kt: 455,
      },
      origin: "KBOS",
      destination: "EIDW",
    },
    missing: ["wind"],
  },
  {
    prompt: "EGLL OMDB B77W TAS 490 wind FL350: 280/40; FL370: 285/48; cruising FL370",
    problem: {
      aircraft: {
        type: "B77W",
        tas_kt: 490,
      },
      wind: {
        from_deg: 285,
        kt: 48,
      },
      origin: "EGLL",
      destination: "OMDB",
    },
  },
  {
    prompt: "two legs: LFPG-LIRF wind 300/20, LIRF-LGAV wind 280/30, A320 TAS 440",
    problem: {
      wind: [
        {
          leg: "LFPG-LIRF",
          from_deg: 300,
          kt: 20,
        },
        {
          leg: "LIRF-LGAV",
          from_deg: 280,
          kt: 30,
        },
      ],
      origin: "LFPG",
      destination: "LGAV",
      aircraft: {
        type: "A320",
        tas_kt: 440,
      },
      graph: {
        waypoints: [
          ["LFPG", 49.0128, 2.55],
          ["LIRF", 41.8045, 12.2508],
          ["LGAV", 37.9364, 23.9445],
        ],
        edges: [
          [0, 1],
          [1, 2],
        ],
      },
    },
  },
  {
    prompt: "EGLL to KJFK 777 wind 270/60 no sorry 270/80 TAS 485 no 490",
    problem: {
      aircraft: {
        type: "B77W",
        tas_kt: 490,
      },
      wind: {
        from_deg: 270,
        kt: 80,
      },
      origin: "EGLL",
      destination: "KJFK",
    },
  },
];
