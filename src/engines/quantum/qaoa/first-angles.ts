import { type IsingCost, isSymmetric } from "./ising-cost.js";

/** What one layer gains: a sin 2β + b sin 4β + c sin² 2β over the mean of the cost, at one γ. */
type Waves = readonly [a: number, b: number, c: number];

/** Of γ times the strength: what acts on a spin has turned it by about a radian at 1. */
const GAMMA_MAX = 3;
const GAMMA_STEPS = 150;
const BETA_STEPS = 64;

/**
 * The best angles of one layer on a grid over γ from 0 to 3 / strength and all β, by the closed form of the
 * expectation (Ozaeta, van Dam and McMahon, 2022), which takes time n³ and no state.
 */
export function firstAngles(cost: IsingCost, strength: number): { gamma: number; beta: number } {
  const sign = cost.isMaximised ? 1 : -1;
  const period = isSymmetric(cost) ? Math.PI / 2 : Math.PI;
  let best = { gamma: 0, beta: 0, gain: 0 };
  for (let step = 1; step <= GAMMA_STEPS; step += 1) {
    const gamma = (GAMMA_MAX * step) / GAMMA_STEPS / strength;
    const waves = wavesOf(cost, gamma);
    for (let turn = 0; turn < BETA_STEPS; turn += 1) {
      const beta = period * (turn / BETA_STEPS - 0.5);
      const gain = sign * valueAt(waves, beta);
      if (gain > best.gain) best = { gamma, beta, gain };
    }
  }
  return best;
}

/** The expectation of the cost after one layer. */
export function expectationOfOneLayer(cost: IsingCost, gamma: number, beta: number): number {
  return cost.offset + valueAt(wavesOf(cost, gamma), beta);
}

function valueAt([a, b, c]: Waves, beta: number): number {
  return a * Math.sin(2 * beta) + b * Math.sin(4 * beta) + c * Math.sin(2 * beta) ** 2;
}

function wavesOf(cost: IsingCost, gamma: number): Waves {
  const { qubits, fields, couplings } = cost;
  let [a, b, c] = [0, 0, 0];
  for (let i = 0; i < qubits; i += 1) {
    const h = fields[i] as number;
    const ofOne = rowOf(cost, i);
    a += h * Math.sin(2 * gamma * h) * productOfCosines(gamma, ofOne);
    for (let j = 0; j < i; j += 1) {
      const coupling = couplings[i * qubits + j] as number;
      if (coupling === 0) continue;
      const ofOther = rowOf(cost, j);
      // The pair itself is no neighbour of the pair.
      ofOne[j] = 0;
      ofOther[i] = 0;
      const k = fields[j] as number;
      const one = Math.cos(2 * gamma * h) * productOfCosines(gamma, ofOne);
      const other = Math.cos(2 * gamma * k) * productOfCosines(gamma, ofOther);
      b += (coupling / 2) * Math.sin(2 * gamma * coupling) * (one + other);
      const difference = ofOne.map((value, at) => value - (ofOther[at] as number));
      const sum = ofOne.map((value, at) => value + (ofOther[at] as number));
      const apart = Math.cos(2 * gamma * (h - k)) * productOfCosines(gamma, difference);
      const together = Math.cos(2 * gamma * (h + k)) * productOfCosines(gamma, sum);
      c += (coupling / 2) * (apart - together);
      ofOne[j] = coupling;
    }
  }
  return [a, b, c];
}

const rowOf = ({ qubits, couplings }: IsingCost, spin: number): Float64Array =>
  couplings.slice(spin * qubits, (spin + 1) * qubits);

const productOfCosines = (gamma: number, values: Float64Array): number =>
  values.reduce((product, value) => product * Math.cos(2 * gamma * value), 1);
