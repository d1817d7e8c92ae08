import { type Static, Type } from "@sinclair/typebox";
import { StringEnum } from "../../http/openapi/string-enum.js";
import { isoTime } from "../../platform/clock/iso-time.js";
import {
  DISK_FULL_BYTES,
  DISK_LOW_BYTES,
  toMebibytes,
} from "../../platform/heartbeat/disk-space.js";
import { probeStore } from "../../platform/heartbeat/probe-store.js";
import type { Needed } from "../../platform/parts/part.js";

const COUNTED_FOR_MS = 10_000;

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
    browser: { status: "not_configured" },
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
      browser: Type.Object({ status: Check }),
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
export type Health = Static<typeof Health>;

/** The parts whose state is told. */
export type HealthParts = Needed<
  | "store"
  | "heartbeat"
  | "threads"
  | "models"
  | "mailer"
  | "payments"
  | "evidence"
  | "webhooks"
  | "secrets"
  | "natives"
  | "clock"
  | "counts"
  | "build"
>;

/** Probes every part: a read now, the last write of the heartbeat, the pool, the model. */
export function createHealthProbe(parts: HealthParts) {
  let counted = { at: Number.NEGATIVE_INFINITY, values: {} as Readonly<Record<string, number>> };

  /** Counting reads whole indexes, so it is done at most every ten seconds. */
  async function currentCounts(): Promise<Readonly<Record<string, number>>> {
    if (performance.now() - counted.at > COUNTED_FOR_MS) {
      counted = { at: performance.now(), values: counted.values };
      counted.values = await parts.counts.read().catch(() => counted.values);
    }
    return counted.values;
  }

  return async (): Promise<Health> => {
    const store = await probeStore(parts.store, parts.heartbeat);
    const { busy, queued } = parts.threads.stats();
    const workers = parts.threads.availability().ok ? "ok" : "degraded";
    const modelStatus = parts.models.status().status;
    const model = modelStatus === "up" ? "ok" : modelStatus;
    const mail = parts.mailer.isWorking() ? "ok" : "degraded";
    const { mode } = parts.payments;
    const evidence = parts.evidence.fault() === undefined ? "ok" : "down";
    const webhooks = parts.webhooks.unreadable() === 0 ? "ok" : "degraded";
    const secrets = parts.secrets.replaced().length === 0 ? "ok" : "degraded";
    const disk = toDiskCheck(parts.heartbeat.state().freeBytes);
    const pictures = parts.natives.isInstalled("pictures") ? "ok" : "degraded";
    // Without graphs every search is an exact scan, which large collections feel.
    const vectors = parts.natives.isInstalled("graphs") ? "ok" : "degraded";
    const all = [disk.status, workers, model, mail, webhooks, secrets, pictures, vectors];
    const impaired = all.includes("degraded");
    return {
      status: [store.status, evidence].includes("down") ? "down" : impaired ? "degraded" : "ok",
      ...parts.build,
      uptime_s: Math.round(process.uptime()),
      time: isoTime(parts.clock()),
      checks: {
        store,
        disk,
        workers: { status: workers, busy, queued },
        model: { status: model },
        browser: { status: "not_configured" },
        mail: { status: mail, mode: parts.mailer.mode },
        payments: { status: mode === "sandbox" ? "ok" : "not_configured", mode },
        evidence: { status: evidence },
        webhooks: { status: webhooks },
        secrets: { status: secrets },
        pictures: { status: pictures },
        vectors: { status: vectors },
      },
      counts: store.status === "down" ? {} : await currentCounts(),
    };
  };
}

/** A full disk is a store that is down; what cannot be read is told as what is not here. */
function toDiskCheck(freeBytes: number | undefined): Health["checks"]["disk"] {
  if (freeBytes === undefined) return { status: "not_configured" };
  const free_mb = toMebibytes(freeBytes);
  if (freeBytes < DISK_FULL_BYTES) return { status: "down", free_mb };
  return { status: freeBytes < DISK_LOW_BYTES ? "degraded" : "ok", free_mb };
}
