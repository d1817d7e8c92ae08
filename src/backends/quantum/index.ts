import { defineBackend } from "../backend.js";

/** Simulates quantum circuits and solves the problems that quantum computers are tried on. Keeps nothing. */
export const backend = defineBackend({
  slug: "quantum",
  access: "by-request",
  purpose: "Exact circuit simulation and QUBO, max-cut and TSP solving.",
  example: {
    method: "POST",
    path: "statevector/execute/qasm",
    body: { qasm: "OPENQASM 2.0; qreg q[1]; h q[0];" },
  },
  needs: ["threads"],
  routes: async (app, needed) => (await import("./routes.js")).routes(app, needed),
});
