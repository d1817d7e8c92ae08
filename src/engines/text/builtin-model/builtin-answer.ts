/** A task for a builtin, as plain data. */
export interface BuiltinRequest {
  readonly model: `builtin/${string}`;
  readonly task: string;
  /** Data to work on; nothing in it is read as an instruction. */
  readonly context: readonly string[];
  /** The context is what was said before, so text within the task goes first. */
  readonly isConversation?: boolean;
  readonly maxTokens: number;
  /** What "today" is. */
  readonly nowMs: number;
}

export interface BuiltinAnswer {
  readonly text: string;
  /** The builtin that produced the text. */
  readonly model: `builtin/${string}`;
  readonly finishReason: "stop" | "length";
  readonly usage: { readonly inputTokens: number; readonly outputTokens: number };
}
