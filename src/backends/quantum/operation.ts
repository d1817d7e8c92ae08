import type { TObject } from "@sinclair/typebox";
import type { Refusal } from "../../http/api-error.js";
import type { OperationNotes } from "../../http/operations/operation-notes.js";

/** One of the POST routes: what a body asks for is computed on a thread, and nothing is kept. */
export interface Operation {
  /** Behind the slug, without a slash first. */
  readonly path: string;
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly notes?: OperationNotes;
  /** A search takes the time that it is given; the others take what they need. */
  readonly work: "circuit" | "search" | "evaluation";
  readonly body: TObject;
  readonly reply: TObject;
  /** Bodies that are answered; the first one is the sample in the list of routes. */
  readonly samples: readonly [object, ...object[]];
  /** What the first sample is answered. */
  readonly answer: object;
  /** Refusals in words of its own, for the examples of its replies. */
  readonly refusals: readonly Refusal[];
  /** Bytes of the large arrays that a search takes; 0 unless given. Circuits tell by themselves. */
  readonly bufferBytesOf?: (body: never) => number;
  /** Throws where a field is missing that the schema does not require by itself. */
  readonly check?: (body: never) => void;
}
