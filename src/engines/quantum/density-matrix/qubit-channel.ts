import type { Channel } from "./noise.js";

/**
 * A channel on one qubit that moves probability between |0⟩ and |1⟩, and multiplies the entries off the diagonal: a
 * phase-covariant channel. One after the other is such a channel again, whichever they are.
 */
export interface QubitChannel {
  /** The probability that |0⟩ becomes |1⟩. */
  readonly excitation: number;
  /** The probability that |1⟩ becomes |0⟩. */
  readonly relaxation: number;
  /** What the entries off the diagonal are multiplied by, in 0..1. */
  readonly coherence: number;
}

/** A measurement whose outcome is thrown away. */
export const DEPHASING: QubitChannel = { excitation: 0, relaxation: 0, coherence: 0 };
export const RESET: QubitChannel = { excitation: 0, relaxation: 1, coherence: 0 };

const OF_KIND: Readonly<Record<Channel["kind"], (probability: number) => QubitChannel>> = {
  depolarizing: (p) => ({ excitation: p / 2, relaxation: p / 2, coherence: 1 - p }),
  "amplitude-damping": (p) => ({ excitation: 0, relaxation: p, coherence: Math.sqrt(1 - p) }),
  "phase-damping": (p) => ({ excitation: 0, relaxation: 0, coherence: Math.sqrt(1 - p) }),
};

export function qubitChannelOf({ kind, probability }: Channel): QubitChannel {
  return OF_KIND[kind](probability);
}

/** The channel that is `second` after `first`. */
export function composed(first: QubitChannel, second: QubitChannel): QubitChannel {
  const stays = 1 - second.excitation - second.relaxation;
  return {
    excitation: second.excitation + stays * first.excitation,
    relaxation: second.relaxation + stays * first.relaxation,
    coherence: first.coherence * second.coherence,
  };
}
