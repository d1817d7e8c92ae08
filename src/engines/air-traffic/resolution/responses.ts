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
