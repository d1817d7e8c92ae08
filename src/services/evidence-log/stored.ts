import { defineStored } from "../../platform/parts/stored-kind.js";

/** Sealed packets; their bytes are those of their payloads. */
export const storedPackets = defineStored({
  name: "packets",
  noun: "packets",
  holders: ["evidence key", "account"],
  items: { variable: "EVIDENCE_PACKETS_MAX", default: 10_000_000 },
  megabytes: { variable: "EVIDENCE_MAX_MB", default: 16_384 },
  room: "packets are kept for good, so seal with another key",
});
