import type { FamilyEntries } from "./entry.js";
import { accounts } from "./families/accounts.js";
import { events } from "./families/events.js";
import { evidence } from "./families/evidence.js";
import { gateway } from "./families/gateway.js";
import { jobs } from "./families/jobs.js";
import { keyedStore } from "./families/keyed-store.js";
import { ogCard } from "./families/og-card.js";
import { operations } from "./families/operations.js";
import { products } from "./families/products.js";
import { runRecord } from "./families/run-record.js";
import { sign } from "./families/sign.js";

/** Every family of paths and every backend, by the tag or slug of its operations. */
export const entries: Readonly<Record<string, FamilyEntries>> = {
  accounts,
  evidence,
  gateway,
  jobs,
  operations,
  products,
  events,
  "keyed-store": keyedStore,
  "og-card": ogCard,
  "run-record": runRecord,
  sign,
};
