/** How likely each kind of error is, in 0..1; what is left out is 0. */
export interface NoiseModel {
  readonly depolarizing?: number;
  readonly amplitudeDamping?: number;
  readonly phaseDamping?: number;
  /** Of each recorded bit, to be the wrong one. It is no channel: the state stays as it is. */
  readonly readout?: number;
}

/**
 * An error of one qubit. With its probability p in 0..1, depolarizing is ρ → (1 - p) ρ + p I/2 on the qubit, amplitude
 * damping lets |1⟩ fall to |0⟩, and phase damping tells the environment that the qubit is 1
 * (Nielsen and Chuang, sections 8.3.4 to 8.3.6).
 */
export interface Channel {
  readonly kind: "depolarizing" | "amplitude-damping" | "phase-damping";
  readonly probability: number;
}

/** The channels that follow each gate, in order, on each of its qubits; none where nothing can go wrong. */
export function channelsOf(noise: NoiseModel): readonly Channel[] {
  const { depolarizing = 0, amplitudeDamping = 0, phaseDamping = 0 } = noise;
  const channels: readonly Channel[] = [
    { kind: "depolarizing", probability: depolarizing },
    { kind: "amplitude-damping", probability: amplitudeDamping },
    { kind: "phase-damping", probability: phaseDamping },
  ];
  return channels.filter(({ probability }) => probability > 0);
}
