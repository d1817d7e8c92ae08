/** The views that hosts of MCP Apps show answers in. */
export type ViewName = "checkout" | "flight-plan" | "traffic-picture";

/** What a route says of itself to agents, beside what every reader of its description is told. */
export interface OperationNotes {
  /** One of the few that a client without a key can begin with. */
  readonly isFirstCall?: true;
  /** A call that costs money; code that comes to it waits for somebody's word. */
  readonly charges?: true;
  /**
   * Whether a POST stores, deletes or sends something. Those that take an Idempotency-Key do, and others
   * do not, unless this says otherwise. Agents make such calls only where their caller named them.
   */
  readonly changes?: boolean;
  /** Arguments that a short list of tools leaves out. */
  readonly lesserArguments?: readonly string[];
  /** One of the few that agents are shown as a tool of its own, beside those that they look for. */
  readonly isTool?: true;
  /**
   * Work that a client may leave and ask for again: from the first, or once it takes long. It has to
   * bear being done again after a crash, under the same Idempotency-Key where it takes one.
   */
  readonly task?: "always" | "when long";
  /** What shows its answer to people. */
  readonly view?: ViewName;
}

declare module "fastify" {
  interface FastifySchema {
    /** In the description of the API it stands under this name, too. */
    "x-agents"?: OperationNotes;
  }
}
