import { count, type Settings } from "../../platform/config/variables.js";
import { type BodyMemory, createBodyMemory } from "./body-memory.js";
import { createUploadPace, type UploadPace } from "./upload-pace.js";

const MEBIBYTE = 1_048_576;
/** The largest body of any route fits into the share of one caller. */
const LARGEST_BODY_MB = 32;

/** How the bodies of requests come in, for all servers of a process. */
export interface BodyIntake {
  readonly memory: BodyMemory;
  readonly pace: UploadPace;
}

export const bodyIntakeVariables = {
  BODY_MEMORY_MB: count(
    "server",
    256,
    LARGEST_BODY_MB,
    "bytes of request bodies that are in flight at once, in MB of 2^20",
  ),
  BODY_MEMORY_PER_ADDRESS_MB: count(
    "server",
    128,
    LARGEST_BODY_MB,
    "the same for the requests of one client address",
  ),
  BODY_MEMORY_PER_CALLER_MB: count(
    "server",
    64,
    LARGEST_BODY_MB,
    "the same for the requests of one key and the others of its account",
  ),
  BODY_MEMORY_KEYLESS_MB: count(
    "server",
    32,
    LARGEST_BODY_MB,
    "the same for those requests of one client address that need no key",
  ),
  BODY_STALL_SECONDS: count(
    "server",
    10,
    1,
    "a body that brings less than 1 KiB for each second in so many seconds is ended with 408",
  ),
};

/** Bounds the bodies of requests by the variables. */
export function createBodyIntake(settings: Settings<typeof bodyIntakeVariables>): BodyIntake {
  return {
    memory: createBodyMemory({
      serverBytes: settings.BODY_MEMORY_MB * MEBIBYTE,
      addressBytes: settings.BODY_MEMORY_PER_ADDRESS_MB * MEBIBYTE,
      callerBytes: settings.BODY_MEMORY_PER_CALLER_MB * MEBIBYTE,
      keylessBytes: settings.BODY_MEMORY_KEYLESS_MB * MEBIBYTE,
    }),
    pace: createUploadPace({ seconds: settings.BODY_STALL_SECONDS }),
  };
}
