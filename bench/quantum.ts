/**
 * The quantum engines and the solvers beside what is known, and the state vector beside a pass over its memory and
 * beside the package quantum-circuit: one table, with the goal of each row. CASES names a folder of case files
 * (qasmbench.json, clifford_stim.json, qasm_negative.json, qubo_beasley_gka.json, maxcut_biqmac.json,
 * maxcut_gset.json, tsp_tsplib.json); without it the parts that need them are left out. PARTS names some parts.
 * Takes about six minutes of CPU, by which times are counted; how far it is, and each case, goes to stderr.
 * CASES=cases [PARTS=tours,qubo] npm run bench:quantum
 */
import { peerRows } from "./quantum/peer.js";
import { cliffordRows, refusalRows } from "./quantum/programs.js";
import { qasmbenchRows } from "./quantum/qasmbench.js";
import { type Part, printTable, type Row, tell } from "./quantum/rows.js";
import { gsetRows, maxCutRows, quboRows, tourRows } from "./quantum/solvers.js";
import { stateVectorRows } from "./quantum/state-vector.js";

const { CASES, PARTS } = process.env;

const partsOnCases = (folder: string): Record<string, Part> => ({
  qasmbench: () => qasmbenchRows(folder),
  clifford: () => cliffordRows(folder),
  refusals: () => refusalRows(folder),
  qubo: () => quboRows(folder),
  "max-cut": () => maxCutRows(folder),
  "g-set": () => gsetRows(folder),
  tours: () => tourRows(folder),
});
const parts: Record<string, Part> = {
  ...(CASES ? partsOnCases(CASES) : {}),
  statevector: stateVectorRows,
  peer: peerRows,
};
if (!CASES) tell("without a folder in CASES, the parts that need cases are left out");

const chosen = (PARTS?.split(",") ?? Object.keys(parts)).map((name) => {
  const part = parts[name];
  if (!part) throw new Error(`${name} is none of the parts: ${Object.keys(parts).join(", ")}`);
  return { name, part };
});
const rows: Row[] = [];
for (const { name, part } of chosen) {
  tell(`${name} …`);
  rows.push(...(await part()));
}
printTable(rows);
