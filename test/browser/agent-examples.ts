import { flightAnswer, trafficAnswer } from "./agent-answers.js";

/** An aircraft at FL350 and 450 kt. */
export const aircraft = (id: string, x_nm: number, y_nm: number, track_deg: number) => ({
  ...{ id, x_nm, y_nm, track_deg },
  ...{ alt_ft: 35_000, gs_kt: 450, vs_fpm: 0 },
});

/** Two that meet in 240 seconds, and what solves it. */
export const crossing = () =>
  trafficAnswer({
    question: "resolve",
    aircraft: [aircraft("AFR12", 0, 0, 90), aircraft("BAW7", 30, -30, 0)],
  });

/** A flight in wind, with alternates and times. */
export const atlantic = () =>
  flightAnswer({
    origin: "EHAM",
    destination: "KJFK",
    alternates: ["KBOS", "KEWR"],
    departure_utc: "2026-11-28T10:30:00Z",
    aircraft: { type: "A330", tas_kt: 470 },
    wind: { from_deg: 270, kt: 60 },
  });

/** As many aircraft as a picture may have, on a spiral, all at one level. */
export const crowd = () =>
  trafficAnswer(
    {
      aircraft: Array.from({ length: 200 }, (_, at) => {
        const range = 9 * Math.sqrt(at);
        const [x, y] = [range * Math.cos(at), range * Math.sin(at)];
        return aircraft(`ABC${at}`, x, y, (at * 137) % 360);
      }),
    },
    { workflow: "triage", runSimulation: false },
  );
