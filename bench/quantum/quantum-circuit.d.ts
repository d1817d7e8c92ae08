/** What of the package is used here; it brings no types of its own. */
declare module "quantum-circuit" {
  export default class QuantumCircuit {
    importQASM(qasm: string, onDone: (errors: readonly unknown[]) => void): void;
    run(): void;
    /** The amplitudes other than 0, by the decimal index of their basis states; qubit i is bit i. */
    readonly state: Readonly<Record<string, { readonly re: number; readonly im: number }>>;
  }
}
