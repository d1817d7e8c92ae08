/** What an instruction to a model is after; `task` is any other piece of work, `other-instruction` what fits none. */
export type InstructionCategory =
  | "override"
  | "role-change"
  | "prompt-leak"
  | "exfiltration"
  | "tool-call"
  | "output-control"
  | "secrecy"
  | "hidden-text"
  | "task"
  | "other-instruction";

export interface NamedInstruction {
  readonly category: InstructionCategory;
  readonly why: string;
}
