import { defineTasks } from "../../platform/threads/define-tasks.js";

export const tasks = defineTasks("backends/quantum", {
  "run-circuit": async () => (await import("./circuits/run-circuit.js")).runCircuit,
  "run-solver": async () => (await import("./solvers/run-solver.js")).runSolver,
});
