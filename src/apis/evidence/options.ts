import type { Platform } from "../../platform/platform.js";
import type { Meter } from "./meter.js";

/** What the routes of this family are built from. */
export interface EvidenceOptions {
  readonly platform: Platform;
  readonly meter: Meter;
  readonly version: string;
}
