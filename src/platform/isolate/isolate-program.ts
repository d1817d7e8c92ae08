import type { MessagePort } from "../threads/message-channel.js";

/** Code to run in an isolate, and what it is given. */
export interface IsolateProgram {
  /** A script, whose last expression is the result, the body of an async function, or a function. */
  readonly source: string;
  /** JavaScript unless given, with types where the source does not parse without. */
  readonly language?: "javascript" | "typescript" | undefined;
  /** What the code sees as `input`, as JSON. */
  readonly inputJson?: string | undefined;
  /** The functions below `gatehouse`, by family. */
  readonly functions: Readonly<Record<string, readonly string[]>>;
}

/** What stopped at calls that the host held back, and what it takes to go on. */
export interface HeldProgram {
  /** The isolate as it was, packed; nothing that was not packed by this build may be unpacked. */
  readonly snapshot: Uint8Array;
  /** The calls that wait; they are made again, first of all, when it goes on. */
  readonly calls: readonly IsolateCall[];
}

/** A line that the code wrote to its console. */
export interface LogLine {
  readonly level: string;
  readonly text: string;
}

/** What the code threw, or why it was ended. */
export interface IsolateFault {
  readonly name: string;
  readonly message: string;
  /** The frames within the code. */
  readonly stack?: string;
  /** Where it happened in the source, from 1. */
  readonly line?: number;
  readonly column?: number;
}

/** How a run ended. */
export type IsolateEnding =
  /** With a result, as JSON; without one that JSON can hold, undefined. */
  | { readonly kind: "value"; readonly json: string | undefined }
  | { readonly kind: "error"; readonly fault: IsolateFault }
  | { readonly kind: "timeout" }
  /** Nobody waits any more. */
  | { readonly kind: "stopped" }
  /** At calls that were held back. */
  | { readonly kind: "held"; readonly held: HeldProgram };

/** A run that is over, and what it wrote. */
export interface IsolateOutcome {
  readonly ending: IsolateEnding;
  readonly logs: readonly LogLine[];
  readonly elapsedMs: number;
}

/** What a thread is told to run. */
export interface IsolateOrder {
  readonly program: IsolateProgram | HeldProgram;
  readonly timeoutMs: number;
  /** Calls go out and answers come in here. */
  readonly port: MessagePort;
  /** The run ends when its first number is not 0. */
  readonly stop: Int32Array;
}

/** What a thread answers. */
export interface ThreadEnding {
  readonly ending: IsolateEnding;
  /** Whether the thread should run nothing else. */
  readonly isSpent: boolean;
}

/** What comes from a thread while it runs. */
export type FromIsolate =
  | { readonly kind: "call"; readonly call: IsolateCall }
  | { readonly kind: "log"; readonly line: LogLine };

/** A call that the code makes. */
export interface IsolateCall {
  /** Its number within the program, from 1. */
  readonly id: number;
  /** Family and function, as in `evidence.sealDecision`. */
  readonly name: string;
  /** The argument as JSON, an object. */
  readonly json: string;
}

/** What a call is answered. */
export type IsolateAnswer =
  /** Its value as JSON, or empty for none; where it is not good, the fields of the error. */
  | { readonly kind: "answer"; readonly isGood: boolean; readonly json: string }
  /** Nothing yet: the run is to be held when nothing else goes on. */
  | { readonly kind: "hold" };

/** An answer on its way to the thread. */
export type SentAnswer = IsolateAnswer & { readonly id: number };
