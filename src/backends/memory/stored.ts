import { defineStored } from "../../platform/parts/stored-kind.js";

/** Corrections; their bytes are those of their texts and scopes. A search reads what reaches its scope, so they are few. */
export const storedCorrections = defineStored({
  name: "corrections",
  noun: "corrections",
  holders: ["account"],
  items: { variable: "CORRECTIONS_MAX", default: 10_000 },
  megabytes: { variable: "CORRECTIONS_MAX_MB", default: 8 },
  room: "delete those that are superseded",
});
