import type { ServedLog } from "../../../services/evidence-log/served-log.js";
import type { EvidenceOptions } from "../options.js";

/** What the routes of the evidence log are built from. */
export interface LogOptions extends EvidenceOptions {
  readonly evidence: ServedLog;
}
