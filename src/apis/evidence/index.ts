import { unknownApiKey } from "../../http/caller/authenticate.js";
import { standardRules } from "../../http/families.js";
import { defineFamily } from "../../http/family.js";
import { count } from "../../platform/config/variables.js";
import { keyFormat } from "./key-format.js";
import { describeSoldTier } from "./keys/sold-tier.js";
import { callsUsedUp } from "./meter.js";
import { evidenceRoutes } from "./routes.js";

const FREE_CALLS = 1_000;

declare module "../../platform/ids/ids.js" {
  interface IdPrefixes {
    readonly evk: "owner of an evidence key";
    readonly upg: "upgrade";
  }
}

/** Sealed decisions, memory, cache sizing and images, under /api/v1. */
export const family = defineFamily({
  name: "evidence",
  position: 40,
  tag: {
    description: "Sealed decisions that anyone can verify, bounded memory, cache sizing, images",
    position: 30,
  },
  owns: ["/api/v1"],
  rules: {
    ...standardRules("evidence"),
    refusals: [unknownApiKey, () => callsUsedUp(FREE_CALLS)],
  },
  securitySchemes: {
    evidenceKey: {
      type: "apiKey",
      in: "header",
      name: "x-api-key",
      description: "`cb_…`, from `POST /api/v1/key`",
    },
  },
  exposedHeaders: ["x-calls-remaining", "x-image-model", "x-image-seed", "x-image-unknown"],
  keyFormat,
  needs: [
    "store",
    "clock",
    "keys",
    "threads",
    "payments",
    "ledger",
    "heartbeat",
    "publicUrl",
    "describeApi",
    "evidence",
    "memory",
    "images",
    "signUps",
    "storageQuota",
    "pages",
    "build",
  ],
  config: {
    EVIDENCE_FREE_CALLS: count(
      "gate",
      FREE_CALLS,
      1,
      "calls of one free evidence key in one calendar month (UTC)",
    ),
  },
  async routes(app, parts, { EVIDENCE_FREE_CALLS: freeCalls }) {
    const { ledger, store, pages, build } = parts;
    ledger.describeOrders("upg", (id) => describeSoldTier(store, id));
    await app.register(evidenceRoutes, {
      parts,
      version: build.version,
      freeCalls,
      renderDocs: pages.evidenceDocs,
    });
  },
});
