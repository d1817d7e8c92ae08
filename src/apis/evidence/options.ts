import type { Needed } from "../../platform/parts/part.js";
import type { Meter } from "./meter.js";

/** The parts that the routes of this family use. */
export type EvidenceParts = Needed<
  | "store"
  | "clock"
  | "keys"
  | "threads"
  | "payments"
  | "ledger"
  | "heartbeat"
  | "publicUrl"
  | "describeApi"
  | "signUps"
  | "storageQuota"
>;

/** What the routes of this family are built from. */
export interface EvidenceOptions {
  readonly parts: EvidenceParts;
  readonly meter: Meter;
  readonly version: string;
}
