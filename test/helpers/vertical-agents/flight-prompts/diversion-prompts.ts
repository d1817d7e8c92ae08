import type { PromptCase } from "./prompt-case.js";

/** Where to divert to from a position. */
export const DIVERSION_PROMPTS: readonly PromptCase[] = [
  {
    prompt: "at 30N 140W, rank KSFO, PHNL, B738 TAS 440 fuel on board 8 t",
    problem: {
      aircraft: {
        type: "B738",
        max_fuel_kg: 8000,
        tas_kt: 440,
      },
      origin: {
        lat: 30,
        lon: -140,
      },
      alternates: ["KSFO", "PHNL"],
    },
  },
  {
    prompt: "fuel left 50 min at 41.2N 9.4E, LIEO or LFKB? TAS 240",
    problem: {
      origin: {
        lat: 41.2,
        lon: 9.4,
      },
      aircraft: {
        endurance_h: 0.833333333,
        tas_kt: 240,
      },
      alternates: ["LIEO", "LFKB"],
    },
  },
  {
    prompt:
      "We were KSFO-PHNL, now at 30N 140W with an engine failure. Which is closer, KSFO, PHNL or PHTO? TAS 400",
    problem: {
      origin: {
        lat: 30,
        lon: -140,
      },
      aircraft: {
        tas_kt: 400,
      },
      alternates: ["KSFO", "PHNL", "PHTO"],
    },
  },
  {
    prompt:
      "engine out, OEI TAS 340, 6.1t on board burning 2.6t/h. Rank BGBW, BGSF, BIKF, CYYR. wind 250/45",
    problem: {
      wind: {
        from_deg: 250,
        kt: 45,
      },
      aircraft: {
        fuel_flow_kg_h: 2600,
        oei_tas_kt: 340,
        max_fuel_kg: 6100,
      },
      alternates: ["BGBW", "BGSF", "BIKF", "CYYR"],
    },
    missing: ["origin", "aircraft.tas_kt"],
  },
  {
    prompt: "Position 5130N 02000W, need to divert: Shannon, Keflavik or Lajes? A330",
    problem: {
      aircraft: {
        type: "A333",
      },
      origin: {
        lat: 51.5,
        lon: -20,
      },
      alternates: ["EINN", "BIKF", "LPLA"],
    },
  },
  {
    prompt: "overhead 12°30'S 045°10'E, diverting to FMCH or FMMI, tas 430, wind 120/30",
    problem: {
      wind: {
        from_deg: 120,
        kt: 30,
      },
      origin: {
        lat: -12.5,
        lon: 45.1666667,
      },
      aircraft: {
        tas_kt: 430,
      },
      alternates: ["FMCH", "FMMI"],
    },
  },
  {
    prompt:
      "lost an engine at 35.5N 45W, 757, tas 400 oei 380. TXKF, LPLA or CYQX? wind 280/50, 11 t left",
    problem: {
      aircraft: {
        type: "B752",
        tas_kt: 400,
        oei_tas_kt: 380,
        max_fuel_kg: 11000,
      },
      wind: {
        from_deg: 280,
        kt: 50,
      },
      origin: {
        lat: 35.5,
        lon: -45,
      },
      alternates: ["TXKF", "LPLA", "CYQX"],
    },
  },
  {
    prompt: "MAYDAY sim: pos N4512 W03020 fuel 40 min, airports LPLA EINN",
    problem: {
      origin: {
        lat: 45.2,
        lon: -30.3333333,
      },
      aircraft: {
        endurance_h: 0.666666667,
      },
      alternates: ["LPLA", "EINN"],
    },
    missing: ["aircraft.tas_kt"],
  },
  {
    prompt: "Fuel remaining 3200 kg, 2300 kg/h, 430 kt. We are 12N 65E. VOCI or OOSA?",
    problem: {
      origin: {
        lat: 12,
        lon: 65,
      },
      aircraft: {
        max_fuel_kg: 3200,
        fuel_flow_kg_h: 2300,
        tas_kt: 430,
      },
      alternates: ["VOCI", "OOSA"],
    },
  },
  {
    prompt:
      "Where should I divert from 60N 20W: BIKF, EGPF or ENVA? ENVA is closed. A320 4 t on board",
    problem: {
      aircraft: {
        type: "A320",
        max_fuel_kg: 4000,
      },
      origin: {
        lat: 60,
        lon: -20,
      },
      closed: [
        {
          waypoint: "ENVA",
        },
      ],
      alternates: ["BIKF", "EGPF", "ENVA"],
    },
  },
  {
    prompt: "diverting from 48N 8W to EICK or EGHQ, tas 250",
    problem: {
      origin: {
        lat: 48,
        lon: -8,
      },
      aircraft: {
        tas_kt: 250,
      },
      alternates: ["EICK", "EGHQ"],
    },
  },
  {
    prompt:
      "over 34N 52W in a 767-300ER, one engine out, TAS 380, 18 t of fuel, FF 4.3 t/h, wind 260/45: TXKF, LPLA, CYYT - order by time please",
    problem: {
      aircraft: {
        type: "B763",
        fuel_flow_kg_h: 4300,
        tas_kt: 380,
        max_fuel_kg: 18000,
      },
      wind: {
        from_deg: 260,
        kt: 45,
      },
      origin: {
        lat: 34,
        lon: -52,
      },
      alternates: ["TXKF", "LPLA", "CYYT"],
    },
  },
  {
    prompt: "Suppose I'm at 10.5S 120E with 1h20 of fuel, TAS 280. Nearest: YPDN, WADD, WATT?",
    problem: {
      origin: {
        lat: -10.5,
        lon: 120,
      },
      aircraft: {
        tas_kt: 280,
        endurance_h: 1.33333333,
      },
      alternates: ["YPDN", "WADD", "WATT"],
    },
  },
  {
    prompt:
      "Fliege gerade bei 47.2N 11.0E, Triebwerksausfall, TAS 180, Sprit 35 min. LOWI oder EDDM?",
    problem: {
      origin: {
        lat: 47.2,
        lon: 11,
      },
      aircraft: {
        endurance_h: 0.583333333,
        tas_kt: 180,
      },
      alternates: ["LOWI", "EDDM"],
    },
  },
  {
    prompt: "Estoy en 38.5N 5.2W, emergencia, TAS 210. LEZL, LEMG o LEMD?",
    problem: {
      origin: {
        lat: 38.5,
        lon: -5.2,
      },
      aircraft: {
        tas_kt: 210,
      },
      alternates: ["LEZL", "LEMG", "LEMD"],
    },
  },
  {
    prompt: "position 22S 043W bingo in 30 min, tas 420, SBGL SBGR SBKP",
    problem: {
      origin: {
        lat: -22,
        lon: -43,
      },
      aircraft: {
        tas_kt: 420,
      },
      alternates: ["SBGL", "SBGR", "SBKP"],
    },
  },
];
