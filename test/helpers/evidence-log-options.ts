import type { EvidenceLogOptions } from "../../src/services/evidence-log/create-evidence-log.js";
import { createLogSink } from "./log-sink.js";

/** What a log is opened with where neither its clock nor its secret matters. */
export function evidenceLogOptions(): EvidenceLogOptions {
  return {
    clock: Date.now,
    log: createLogSink("silent").logger,
    origin: "gatehouse.test/evidence",
    secret: { current: Buffer.alloc(32, 1) },
  };
}
