import { type ApiError, errors } from "../../http/api-error.js";
import type { Needed } from "../../platform/parts/part.js";
import { ownedBuffer } from "../../platform/threads/owned-buffer.js";
import type { RunOptions } from "../../platform/threads/run-options.js";
import { TaskOutOfMemory } from "../../platform/threads/thread-errors.js";
import type { ConvertOutput } from "./convert-on-thread.js";
import { tasks } from "./tasks.js";

export interface ConvertCall {
  /** The body as it came, which is handed over. */
  readonly bytes: Uint8Array;
  readonly contentType: string;
  readonly owner: string;
  readonly signal: AbortSignal;
}

const QUICK_MS = 250;
/** Bodies that are mostly converted in the time of a quick task. */
const QUICK_BYTES_MAX = 65_536;
const CONVERT_MS = 30_000;
const WAIT_MS = 15_000;

/** Converts documents on threads. */
export function createConverter({ threads }: Needed<"threads">) {
  return async ({ bytes, contentType, owner, signal }: ConvertCall): Promise<Uint8Array> => {
    const shared = { owner, signal, waitMs: WAIT_MS };
    const options: RunOptions =
      bytes.length <= QUICK_BYTES_MAX
        ? { ...shared, lane: "quick", timeoutMs: QUICK_MS, overrunMs: CONVERT_MS }
        : { ...shared, timeoutMs: CONVERT_MS, transfer: ownedBuffer(bytes) };
    const output = await threads
      .run(tasks["convert-document"], { bytes, contentType }, options)
      .catch(asRefusal);
    if ("json" in output) return output.json;
    throw refusalOf(output);
  };
}

/** The refusal of a document, or of the request around it. */
export function refusalOf({
  status,
  message,
  paths,
}: Exclude<ConvertOutput, { json: unknown }>): ApiError {
  const details = paths.length > 0 ? { details: paths.map((path) => ({ path, message })) } : {};
  switch (status) {
    case 400:
      return errors.invalidRequest(message, details);
    case 413:
      return errors.payloadTooLarge(message);
    case 422:
      return errors.validation(message, details);
  }
}

/** A document that fills the memory of a thread is too large, whatever its bytes are. */
function asRefusal(error: unknown): never {
  if (!(error instanceof TaskOutOfMemory)) throw error;
  throw errors.validation("too_large: the document takes more memory than a conversion has");
}
