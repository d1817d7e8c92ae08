import type { FamilyEntries } from "../entry.js";

const KEYS = 1_000;
const OPERATIONS_MAX = 100;
const VALUE_BYTES_MAX = 262_144;

const name = () => ({ name: "abuse" });
const keyspace = "/v1/api/keyed-store/v1/keyspaces";
/** Nearly as much as a value may have. */
const largeValue = { text: "é".repeat(VALUE_BYTES_MAX / 2 - 100) };

export const entries: FamilyEntries = {
  async prepare(call) {
    await call("POST", keyspace, { name: "abuse" });
    for (let at = 0; at < KEYS; at += OPERATIONS_MAX) {
      const operations = Array.from({ length: OPERATIONS_MAX }, (_, place) => ({
        op: "put",
        key: `key-${at + place}`,
        value: { place, text: "x".repeat(900) },
      }));
      await call("POST", `${keyspace}/abuse/batch`, { operations });
    }
    return {};
  },
  routes: {
    getHealth: {},
    createKeyspace: {},
    listKeyspaces: {},
    getKeyspace: { path: name },
    deleteKeyspace: { path: () => ({ name: "absent" }) },
    putKey: {
      path: () => ({ name: "abuse", key: "put" }),
      costly: () => ({ value: largeValue }),
    },
    getKey: { path: () => ({ name: "abuse", key: "key-0" }) },
    deleteKey: { path: () => ({ name: "abuse", key: "absent" }) },
    putKeyByPost: { path: name, costly: () => ({ key: "put", value: largeValue }) },
    getKeyByPost: { path: name, body: () => ({ key: "key-0" }) },
    deleteKeyByPost: { path: name, body: () => ({ key: "absent" }) },
    batchKeys: {
      path: name,
      costly: () => ({
        operations: Array.from({ length: OPERATIONS_MAX }, (_, place) => ({
          op: "put",
          key: `${place}-${"é".repeat(500)}`,
          value: { text: "\u2028".repeat(1_600), numbers: Array(400).fill(0.1) },
        })),
      }),
    },
    scanKeys: { path: name, costly: () => ({ prefix: "key-", limit: 1_000 }) },
  },
};
