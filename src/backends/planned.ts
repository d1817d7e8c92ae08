import type { Backend } from "./backend.js";

/** A service that callers may know of and that this release does not have yet. */
export type PlannedBackend = Omit<Backend, "routes" | "bodyLimitBytes">;

/** The services of the specification that later releases build; one with a folder is not looked up here. */
export const plannedBackends: readonly PlannedBackend[] = [
  {
    slug: "page-extract",
    access: "self-service",
    purpose: "Turns the HTML of a page into text or links without running scripts.",
    example: {
      method: "POST",
      path: "api/browser/extract",
      body: { html: "<p>Hello</p>" },
    },
  },
  {
    slug: "design-gates",
    access: "self-service",
    purpose: "Audits markup against computed design gates, with a deterministic repair pass.",
    example: { method: "POST", path: "audit", body: { source: "<img src='a.png'>" } },
  },
  {
    slug: "documents",
    access: "self-service",
    purpose: "Converts PDF, DOCX, HTML and text to Markdown.",
    example: { method: "POST", path: "v1/convert", body: { text: "# Title" } },
    beyond: true,
  },
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
  {
    slug: "browser",
    access: "by-request",
    purpose: "A Model Context Protocol server that drives a browser.",
    example: { method: "POST", path: "mcp", body: { method: "tools/list" } },
  },
];
