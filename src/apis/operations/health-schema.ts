import { Type } from "@sinclair/typebox";
import { StringEnum } from "../../http/openapi/string-enum.js";

const Check = StringEnum(["ok", "degraded", "down", "not_configured"]);

const healthExample = {
  status: "ok",
  version: "0.1.0",
  commit: "0f1e2d3c4b5a",
  uptime_s: 61,
  time: "2026-11-21T12:00:00.000Z",
  checks: {
    store: { status: "ok", ms: 0.04 },
    disk: { status: "ok", free_mb: 51200 },
    workers: { status: "ok", busy: 0, queued: 0 },
    model: { status: "not_configured" },
    browser: { status: "ok", engine: "chromium", version: "150.0.7871.46" },
    mail: { status: "ok", mode: "local" },
    payments: { status: "ok", mode: "sandbox" },
    evidence: { status: "ok" },
    webhooks: { status: "ok" },
    secrets: { status: "ok" },
    pictures: { status: "ok" },
    vectors: { status: "ok" },
  },
  counts: { agents: 3, jobs: 12 },
};

export const Health = Type.Object(
  {
    status: StringEnum(["ok", "degraded", "down"]),
    version: Type.String(),
    commit: Type.String(),
    uptime_s: Type.Number(),
    time: Type.String({ format: "date-time" }),
    checks: Type.Object({
      store: Type.Object({ status: Check, ms: Type.Number() }),
      disk: Type.Object({
        status: Check,
        free_mb: Type.Optional(
          Type.Integer({ description: "left for the database, in MB of 2^20 bytes" }),
        ),
      }),
      workers: Type.Object({ status: Check, busy: Type.Integer(), queued: Type.Integer() }),
      model: Type.Object({ status: Check }),
      browser: Type.Object({
        status: Check,
        engine: StringEnum(["chromium", "static"], {
          description: "what pages are opened with; static reads their markup and runs no scripts",
        }),
        version: Type.Optional(Type.String({ description: "known once it was started" })),
      }),
      mail: Type.Object({ status: Check, mode: StringEnum(["smtp", "local"]) }),
      payments: Type.Object({ status: Check, mode: StringEnum(["sandbox", "live"]) }),
      evidence: Type.Object({ status: Check }),
      webhooks: Type.Object({ status: Check }),
      secrets: Type.Object({ status: Check }),
      pictures: Type.Object({ status: Check }),
      vectors: Type.Object({ status: Check }),
    }),
    counts: Type.Record(Type.String(), Type.Integer()),
  },
  { $id: "Health", examples: [healthExample] },
);
