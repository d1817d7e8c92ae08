import type { PromptCase } from "./prompt-case.js";

/** Airports and waypoints that are closed, and what is not. */
export const CLOSURE_PROMPTS: readonly PromptCase[] = [
  {
    prompt: "EHAM to KJFK A333 TAS 470, EGLL closed",
    problem: {
      aircraft: {
        type: "A333",
        tas_kt: 470,
      },
      origin: "EHAM",
      destination: "KJFK",
      closed: [
        {
          waypoint: "EGLL",
        },
      ],
    },
  },
  {
    prompt: "EHAM to KJFK A333 TAS 470, KJFK closed",
    problem: {
      aircraft: {
        type: "A333",
        tas_kt: 470,
      },
      origin: "EHAM",
      destination: "KJFK",
      closed: [
        {
          waypoint: "KJFK",
        },
      ],
    },
  },
  {
    prompt: "EHAM to KJFK (closed), A333, alternates KBOS and KEWR",
    problem: {
      aircraft: {
        type: "A333",
      },
      origin: "EHAM",
      destination: "KJFK",
      closed: [
        {
          waypoint: "KJFK",
        },
      ],
      alternates: ["KBOS", "KEWR"],
    },
  },
  {
    prompt: "EHAM-KJFK A333 alternates KBOS KEWR; KEWR is closed",
    problem: {
      aircraft: {
        type: "A333",
      },
      origin: "EHAM",
      destination: "KJFK",
      closed: [
        {
          waypoint: "KEWR",
        },
      ],
      alternates: ["KBOS", "KEWR"],
    },
  },
  {
    prompt: "EHAM-KJFK A333 alternates KBOS, KEWR, KPHL. KBOS and KPHL are closed due to snow",
    problem: {
      aircraft: {
        type: "A333",
      },
      origin: "EHAM",
      destination: "KJFK",
      closed: [
        {
          waypoint: "KBOS",
        },
        {
          waypoint: "KPHL",
        },
      ],
      alternates: ["KBOS", "KEWR", "KPHL"],
    },
  },
  {
    prompt: "EGLL is closed, so go from EHAM to EGKK in a A320",
    problem: {
      aircraft: {
        type: "A320",
      },
      origin: "EHAM",
      destination: "EGKK",
      closed: [
        {
          waypoint: "EGLL",
        },
      ],
    },
  },
  {
    prompt: "EDDF EGLL A320. EGLL shut until further notice",
    problem: {
      aircraft: {
        type: "A320",
      },
      origin: "EDDF",
      destination: "EGLL",
      closed: [
        {
          waypoint: "EGLL",
        },
      ],
    },
  },
  {
    prompt: "EDDF nach EGLL mit A320, EGLL gesperrt",
    problem: {
      aircraft: {
        type: "A320",
      },
      origin: "EDDF",
      destination: "EGLL",
      closed: [
        {
          waypoint: "EGLL",
        },
      ],
    },
  },
  {
    prompt: "de LFPG a LEMD en A320, LEMD cerrado, alterno LEBL",
    problem: {
      aircraft: {
        type: "A320",
      },
      origin: "LFPG",
      destination: "LEMD",
      closed: [
        {
          waypoint: "LEMD",
        },
      ],
      alternates: ["LEBL"],
    },
  },
  {
    prompt: "EDDF-EGLL A320, Heathrow is closed",
    problem: {
      aircraft: {
        type: "A320",
      },
      origin: "EDDF",
      destination: "EGLL",
      closed: [
        {
          waypoint: "EGLL",
        },
      ],
    },
  },
  {
    prompt: "EDDF-EGLL A320, closed: EGLL, EGKK",
    problem: {
      aircraft: {
        type: "A320",
      },
      origin: "EDDF",
      destination: "EGLL",
      closed: [
        {
          waypoint: "EGLL",
        },
        {
          waypoint: "EGKK",
        },
      ],
    },
  },
  {
    prompt: "EDDF-EGLL A320 NOTAM: airport EGLL closed 2300-0600",
    problem: {
      aircraft: {
        type: "A320",
      },
      origin: "EDDF",
      destination: "EGLL",
      closed: [
        {
          waypoint: "EGLL",
        },
      ],
    },
  },
  {
    prompt: "KLAX-PHNL B738 alternates PHOG (closed) and PHTO",
    problem: {
      aircraft: {
        type: "B738",
      },
      origin: "KLAX",
      destination: "PHNL",
      closed: [
        {
          waypoint: "PHOG",
        },
      ],
      alternates: ["PHOG", "PHTO"],
    },
  },
  {
    prompt: "PHNL unavailable, KLAX-PHNL B738",
    problem: {
      aircraft: {
        type: "B738",
      },
      origin: "KLAX",
      destination: "PHNL",
      closed: [
        {
          waypoint: "PHNL",
        },
      ],
    },
  },
  {
    prompt: "EDDF EGLL A320, EGLL is shut because of snow, EGKK is open",
    problem: {
      aircraft: {
        type: "A320",
      },
      origin: "EDDF",
      destination: "EGLL",
      closed: [
        {
          waypoint: "EGLL",
        },
      ],
    },
  },
  {
    prompt: "alternates: LFPO, LFPB (LFPB closed)  LFPG-EDDF A320 TAS 440",
    problem: {
      aircraft: {
        type: "A320",
        tas_kt: 440,
      },
      origin: "LFPG",
      destination: "EDDF",
      closed: [
        {
          waypoint: "LFPB",
        },
      ],
      alternates: ["LFPO", "LFPB"],
    },
  },
  {
    prompt: "LIRF to LGAV, airport LGAV not available, alt LGTS, B738",
    problem: {
      aircraft: {
        type: "B738",
      },
      origin: "LIRF",
      destination: "LGAV",
      closed: [
        {
          waypoint: "LGAV",
        },
      ],
      alternates: ["LGTS"],
    },
  },
  {
    prompt: "KSFO-PHNL B738. PHNL CLSD",
    problem: {
      aircraft: {
        type: "B738",
      },
      origin: "KSFO",
      destination: "PHNL",
      closed: [
        {
          waypoint: "PHNL",
        },
      ],
    },
  },
  {
    prompt: "KSFO-PHNL B738. NOTAM PHNL AD CLSD",
    problem: {
      aircraft: {
        type: "B738",
      },
      origin: "KSFO",
      destination: "PHNL",
      closed: [
        {
          waypoint: "PHNL",
        },
      ],
    },
  },
  {
    prompt: "Heathrow closed, KJFK to Gatwick, B789",
    problem: {
      aircraft: {
        type: "B789",
      },
      origin: "KJFK",
      destination: "EGKK",
      closed: [
        {
          waypoint: "EGLL",
        },
      ],
    },
  },
  {
    prompt: "destination EDDM is closed from 2200Z, EGLL-EDDM A320",
    problem: {
      aircraft: {
        type: "A320",
      },
      origin: "EGLL",
      destination: "EDDM",
      closed: [
        {
          waypoint: "EDDM",
        },
      ],
    },
  },
  {
    prompt: "flughafen EDDM geschlossen, EGLL nach EDDM A320",
    problem: {
      aircraft: {
        type: "A320",
      },
      origin: "EGLL",
      destination: "EDDM",
      closed: [
        {
          waypoint: "EDDM",
        },
      ],
    },
  },
  {
    prompt: "EHAM to LEMD B738 TAS 450, LEMD and LEBL both closed tonight, altn LEVC",
    problem: {
      aircraft: {
        type: "B738",
        tas_kt: 450,
      },
      origin: "EHAM",
      destination: "LEMD",
      closed: [
        {
          waypoint: "LEMD",
        },
        {
          waypoint: "LEBL",
        },
      ],
      alternates: ["LEVC"],
    },
  },
  {
    prompt: "Shortest route, EGLL to OMDB avoiding 30N-38N 38E-48E, 777-300ER, TAS 490",
    problem: {
      aircraft: {
        type: "B77W",
        tas_kt: 490,
      },
      objective: "distance",
      origin: "EGLL",
      destination: "OMDB",
      closed: [
        {
          polygon: [
            [30, 38],
            [30, 48],
            [38, 48],
            [38, 38],
          ],
        },
      ],
    },
  },
  {
    prompt:
      "Nodes: P 50 -10, Q 51 -20, R 49 -20, S 50 -30. Edges P-Q, P-R, Q-S, R-S. P to S, TAS 460, wind 260/40. Q closed",
    problem: {
      wind: {
        from_deg: 260,
        kt: 40,
      },
      origin: "P",
      destination: "S",
      graph: {
        waypoints: [
          ["P", 50, -10],
          ["Q", 51, -20],
          ["R", 49, -20],
          ["S", 50, -30],
        ],
        edges: [
          [0, 1],
          [0, 2],
          [1, 3],
          [2, 3],
        ],
      },
      aircraft: {
        tas_kt: 460,
      },
      closed: [
        {
          waypoint: "Q",
        },
      ],
    },
  },
  {
    prompt:
      'graph {"waypoints":[["A",50,0],["B",51,-10],["C",49,-10],["D",50,-20]],"edges":[[0,1],[0,2],[1,3],[2,3]]} A to D TAS 450 wind 270/60 closed B',
    problem: {
      wind: {
        from_deg: 270,
        kt: 60,
      },
      origin: "A",
      destination: "D",
      graph: {
        waypoints: [
          ["A", 50, 0],
          ["B", 51, -10],
          ["C", 49, -10],
          ["D", 50, -20],
        ],
        edges: [
          [0, 1],
          [0, 2],
          [1, 3],
          [2, 3],
        ],
      },
      aircraft: {
        tas_kt: 450,
      },
      closed: [
        {
          waypoint: "B",
        },
      ],
    },
  },
  {
    prompt: "EGLL EHAM TAS 430, EHAM closed for arrivals",
    problem: {
      origin: "EGLL",
      destination: "EHAM",
      aircraft: {
        tas_kt: 430,
      },
      closed: [
        {
          waypoint: "EHAM",
        },
      ],
    },
  },
  {
    prompt: "OMDB to EGLL, OIII and ORBI closed, TAS 490, 777",
    problem: {
      aircraft: {
        type: "B77W",
        tas_kt: 490,
      },
      origin: "OMDB",
      destination: "EGLL",
      closed: [
        {
          waypoint: "OIII",
        },
        {
          waypoint: "ORBI",
        },
      ],
    },
  },
  {
    prompt: "OMDB-EGLL, 777, closed: 30N 40E, 36N 40E, 36N 48E, 30N 48E and ORBI closed",
    problem: {
      aircraft: {
        type: "B77W",
      },
      origin: "OMDB",
      destination: "EGLL",
      closed: [
        {
          polygon: [
            [30, 40],
            [36, 40],
            [36, 48],
            [30, 48],
          ],
        },
        {
          waypoint: "ORBI",
        },
      ],
    },
  },
  {
    prompt: "LGAV closed EDDM to LGAV A320",
    problem: {
      aircraft: {
        type: "A320",
      },
      origin: "EDDM",
      destination: "LGAV",
      closed: [
        {
          waypoint: "LGAV",
        },
      ],
    },
  },
  {
    prompt: "EDDM to LGAV A320. LGAV has been closed since Monday",
    problem: {
      aircraft: {
        type: "A320",
      },
      origin: "EDDM",
      destination: "LGAV",
      closed: [
        {
          waypoint: "LGAV",
        },
      ],
    },
  },
  {
    prompt: "EDDM LGAV A320; LGAV fermé; LGTS ouvert",
    problem: {
      aircraft: {
        type: "A320",
      },
      origin: "EDDM",
      destination: "LGAV",
      closed: [
        {
          waypoint: "LGAV",
        },
      ],
    },
  },
];
