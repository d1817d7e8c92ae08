import type { PromptCase } from "./prompt-case.js";

/** Prompts in German, French, Spanish and Portuguese. */
export const FOREIGN_PROMPTS: readonly PromptCase[] = [
  {
    prompt:
      "Flug von EDDF nach KJFK, A330, Wind 270/60, Eigengeschwindigkeit 470 kt, Ausweichflughäfen KBOS und KEWR, Verbrauch 5,9 t/h",
    problem: {
      origin: "EDDF",
      destination: "KJFK",
      alternates: ["KBOS", "KEWR"],
      aircraft: { type: "A333", tas_kt: 470, fuel_flow_kg_h: 5900 },
      wind: { from_deg: 270, kt: 60 },
    },
  },
  {
    prompt:
      "Von München nach Lissabon, A320, Gegenwind 30 Knoten, Abflug 14:20 UTC, kürzeste Strecke",
    problem: {
      origin: "EDDM",
      destination: "LPPT",
      departure_utc: "14:20",
      aircraft: { type: "A320" },
      wind: { tailwind_kt: -30 },
      objective: "distance",
    },
  },
  {
    prompt: "Kurs 120, Strecke 350 km, TAS 200 km/h, Wind aus 090 mit 20 kt",
    problem: {
      track_deg: 120,
      distance_nm: 350 / 1.852,
      aircraft: { tas_kt: 200 / 1.852 },
      wind: { from_deg: 90, kt: 20 },
    },
  },
  {
    prompt:
      "Vol de LFPG à CYUL en A350, vent 280/50, dégagements CYOW et CYQB, départ 10h30 UTC, carburant max 110,5 t",
    problem: {
      origin: "LFPG",
      destination: "CYUL",
      alternates: ["CYOW", "CYQB"],
      departure_utc: "10:30",
      aircraft: { type: "A359", max_fuel_kg: 110_500 },
      wind: { from_deg: 280, kt: 50 },
    },
  },
  {
    prompt:
      "De Paris à Dakar, vent de face de 25 noeuds, vitesse propre 450 noeuds, consommation 2500 kg/h",
    problem: {
      destination: "GOBD",
      aircraft: { tas_kt: 450, fuel_flow_kg_h: 2500 },
      wind: { tailwind_kt: -25 },
    },
    missing: ["origin"],
  },
  {
    prompt:
      "Vuelo de LEMD a SCEL en 787-9, viento de cola 40 nudos, alternativos SAEZ y SACO, salida 23:10 UTC, autonomía 14 horas",
    problem: {
      origin: "LEMD",
      destination: "SCEL",
      alternates: ["SAEZ", "SACO"],
      departure_utc: "23:10",
      aircraft: { type: "B789", endurance_h: 14 },
      wind: { tailwind_kt: 40 },
    },
  },
  {
    prompt: "Ruta más rápida desde Bogotá hasta Madrid, A330, espacio cerrado 10N-15N 60W-55W",
    problem: {
      origin: "SKBO",
      destination: "LEMD",
      aircraft: { type: "A333" },
      closed: [
        {
          polygon: [
            [10, -60],
            [10, -55],
            [15, -55],
            [15, -60],
          ],
        },
      ],
      objective: "time",
    },
  },
  {
    prompt:
      "Voo de SBGR para LPPT, A330, vento 250/40, velocidade 470 nós, alternados LPPR e LPFR, consumo 5,9 t/h, carga paga 35 t",
    problem: {
      origin: "SBGR",
      destination: "LPPT",
      alternates: ["LPPR", "LPFR"],
      aircraft: { type: "A333", tas_kt: 470, fuel_flow_kg_h: 5900, payload_kg: 35_000 },
      wind: { from_deg: 250, kt: 40 },
    },
  },
];
