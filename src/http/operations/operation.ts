import type { Realm } from "../../platform/keys/key-format.js";
import type { McpSchema } from "../mcp/surface.js";
import type { OperationNotes } from "./operation-notes.js";

/** Where one argument of an operation goes in its request. */
export interface ArgumentPlace {
  /** As the caller names it. */
  readonly argument: string;
  /** As the request names it. */
  readonly name: string;
  readonly in: "path" | "query" | "header";
}

/** One thing that this server does for callers, as code, tools and HTTP have it. */
export interface Operation extends OperationNotes {
  /** In code, below `gatehouse`: family and function, as in `evidence.sealDecision`. */
  readonly name: string;
  /** As a tool: `evidence_seal_decision`. */
  readonly toolName: string;
  readonly family: string;
  readonly summary: string;
  /** More than the summary, where there is more to say. */
  readonly description: string;
  /** Whose key it takes; undefined for none. */
  readonly realm: Realm | undefined;
  /** Whether it answers without that key, too. */
  readonly isKeyOptional: boolean;
  readonly method: string;
  /** The whole path, with its parameters in braces. */
  readonly path: string;
  readonly places: readonly ArgumentPlace[];
  /** How the arguments that have no place make a body: fields of it, the argument `body`, or not. */
  readonly body: "fields" | "whole" | "fields or whole" | "none";
  /** One object of arguments, without the key. */
  readonly input: McpSchema;
  /** What a good answer is; undefined for an answer without a body. */
  readonly output: OperationOutput | undefined;
}

/** A good answer: a value that a schema describes, a text, or bytes of a media type. */
export type OperationOutput =
  | { readonly kind: "json"; readonly schema: Readonly<Record<string, unknown>> }
  | { readonly kind: "text" | "bytes"; readonly mediaType: string };
