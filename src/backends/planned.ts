import type { Backend } from "./backend.js";

/** A service that callers may know of and that this release does not have yet. */
export type PlannedBackend = Omit<Backend, "routes" | "bodyLimitBytes" | "impairment">;

/** The services of the specification that later releases build; one with a folder is not looked up here. */
export const plannedBackends: readonly PlannedBackend[] = [
  {
    slug: "quantum",
    access: "by-request",
    purpose: "Exact circuit simulation and QUBO, max-cut and TSP solving.",
    example: {
      method: "POST",
      path: "statevector/execute/qasm",
      body: { qasm: "OPENQASM 2.0; qreg q[1]; h q[0];" },
    },
  },
];
