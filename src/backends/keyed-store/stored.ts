import { defineStored } from "../../platform/parts/stored-kind.js";

/** Keys of all keyspaces, also those that expired and are not removed yet; their bytes are those of their values. */
export const storedKeys = defineStored({
  name: "keys",
  noun: "keys",
  holders: ["account"],
  items: { variable: "KEYED_STORE_KEYS_MAX", default: 20_000_000 },
  megabytes: { variable: "KEYED_STORE_MAX_MB", default: 10_240 },
  room: "delete keys or keyspaces, or let keys expire",
});

export const storedKeyspaces = defineStored({
  name: "keyspaces",
  noun: "keyspaces",
  holders: ["account"],
  items: { variable: "KEYED_STORE_KEYSPACES_MAX", default: 10_000 },
  room: "delete keyspaces",
});
