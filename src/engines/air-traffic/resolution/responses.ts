import type { Response } from "../motion/trajectory.js";

/**
 * Nobody knows how soon and how briskly an aircraft does what it is told: a plan is clear only if it is so for each
 * of these. The usual one turns at standard rate; the slow one flies half of it, the quick one turns at once.
 */
export const RESPONSES: Readonly<Record<"quick" | "usual" | "slow", Response>> = {
  quick: {
    turn_deg_s: Number.POSITIVE_INFINITY,
    acceleration_kt_s: Number.POSITIVE_INFINITY,
    level_fpm: 3000,
  },
  usual: { turn_deg_s: 3, acceleration_kt_s: 1, level_fpm: 1500 },
  slow: { turn_deg_s: 1.5, acceleration_kt_s: 0.5, level_fpm: 1000 },
};

const TURNS_DEG_S = [1.5, 1.7, 1.95, 2.25, 2.6, 3, 4.5, Number.POSITIVE_INFINITY];
const LEVELS_FPM = [1000, 1150, 1300, 1500, 1750, 2050, 2450, 3000];
/** A brisk aircraft is so in turns and speeds alike. */
const KT_S_PER_DEG_S = 1 / 3;

/** Responses between those, of which each rate of turn meets slow, usual and quick climbs: none of them may be worse. */
export const BETWEEN: readonly Response[] = TURNS_DEG_S.flatMap((turn_deg_s, at) =>
  [0, 3, 5].map((shift) => ({
    turn_deg_s,
    acceleration_kt_s: turn_deg_s * KT_S_PER_DEG_S,
    level_fpm: LEVELS_FPM[(at + shift) % LEVELS_FPM.length] as number,
  })),
);
