// The simulators without a state vector: Clifford circuits of 1,000 and 2,000 qubits with all measured, bonds
// of matrix product states up to the greatest, and steps on many amplitudes of a sparse state.
// Run it with: npx tsx bench/quantum/simulators.ts
import { seededRandom } from "../../src/engines/math/seeded-random/seeded-random.js";
import { createMpsSimulator } from "../../src/engines/quantum/mps/mps-simulator.js";
import { createSparseSimulator } from "../../src/engines/quantum/sparse/sparse-simulator.js";
import { createStabilizerSimulator } from "../../src/engines/quantum/stabilizer/stabilizer-simulator.js";
import { applyAll, gate } from "../../test/helpers/quantum/gate-steps.js";

const SEED = "bench";

function timed<Result>(name: string, work: () => Result): Result {
  const startedAt = performance.now();
  const result = work();
  console.log(`${name.padEnd(60)} ${(performance.now() - startedAt).toFixed(0).padStart(7)} ms`);
  return result;
}

for (const qubits of [1_000, 2_000]) {
  const random = seededRandom(SEED);
  const names = ["h", "s", "x", "cx", "cz", "swap"];
  const steps = Array.from({ length: 10 * qubits }, () => {
    const name = random.pick(names);
    const one = random.below(qubits);
    const other = (one + 1 + random.below(qubits - 1)) % qubits;
    return gate(name, ["cx", "cz", "swap"].includes(name) ? [one, other] : [one]);
  }).flat();
  const all = Array.from({ length: qubits }, (_, qubit) => qubit);
  const simulator = createStabilizerSimulator(qubits);
  timed(`stabilizer ${qubits}: ${steps.length} gates`, () => applyAll(simulator, steps));
  timed(`stabilizer ${qubits}: distribution of all`, () =>
    simulator.distribution(all, { all: 4_096, top: 64 }),
  );
  timed(`stabilizer ${qubits}: 10,000 shots of all`, () =>
    simulator.sample(all, 10_000, seededRandom(SEED)),
  );
  timed(`stabilizer ${qubits}: all measured one after the other`, () => {
    for (const qubit of all)
      simulator.project(qubit, simulator.probabilityOfOne(qubit) === 1 ? 1 : 0);
  });
}

for (const bondMax of [16, 64, 256]) {
  const random = seededRandom(SEED);
  const layer = () =>
    Array.from({ length: 20 }, (_, qubit) =>
      gate("u3", [qubit], random.next() * 3, random.next() * 6, random.next() * 6),
    ).flat();
  const simulator = createMpsSimulator(20, { bondMax });
  const depth = 2 * Math.log2(bondMax);
  for (let done = 0; done < depth; done++) {
    applyAll(simulator, layer());
    for (let qubit = done % 2; qubit + 1 < 20; qubit += 2)
      applyAll(simulator, gate("cx", [qubit, qubit + 1]));
  }
  const { bondLargest } = simulator.truncation();
  timed(`mps, bond ${bondLargest} of at most ${bondMax}: one cx in the middle`, () =>
    applyAll(simulator, [...layer(), ...gate("cx", [9, 10])]),
  );
}

const sparse = createSparseSimulator(40);
for (let qubit = 0; qubit < 18; qubit++) applyAll(sparse, gate("h", [qubit]));
timed("sparse, 2^18 amplitudes: h", () => applyAll(sparse, gate("ry", [30], 0.3)));
timed("sparse, 2^19 amplitudes: cx", () => applyAll(sparse, gate("cx", [3, 35])));
timed("sparse, 2^19 amplitudes: distribution of 20", () =>
  sparse.distribution(
    Array.from({ length: 20 }, (_, qubit) => qubit),
    { all: 4_096, top: 64 },
  ),
);
