const SEA_LEVEL_K = 288.15;
const TROPOPAUSE_K = 216.65;
const TROPOPAUSE_M = 11_000;
const LAPSE_K_M = 0.0065;
const FOOT_M = 0.3048;
const KNOT_MS = 1_852 / 3_600;
const GAS_CONSTANT = 287.05287;
const HEAT_RATIO = 1.4;

/** Knots of true airspeed at a Mach number and a pressure altitude in feet of the standard atmosphere (ICAO Doc 7488), up to 65,000 ft. */
export function machToTas(mach: number, altitudeFt: number): number {
  const metres = Math.max(0, altitudeFt * FOOT_M);
  const kelvin = metres < TROPOPAUSE_M ? SEA_LEVEL_K - LAPSE_K_M * metres : TROPOPAUSE_K;
  return (mach * Math.sqrt(HEAT_RATIO * GAS_CONSTANT * kelvin)) / KNOT_MS;
}
