import type { BrowserStatus } from "../../platform/browser/browser.js";
import { isoTime } from "../../platform/clock/iso-time.js";
import {
  DISK_FULL_BYTES,
  DISK_LOW_BYTES,
  toMebibytes,
} from "../../platform/heartbeat/disk-space.js";
import { probeStore } from "../../platform/heartbeat/probe-store.js";
import type { Needed } from "../../platform/parts/part.js";

const COUNTED_FOR_MS = 10_000;

/** How a part of the server is; `not_configured` where this server has none. */
export type CheckStatus = "ok" | "degraded" | "down" | "not_configured";

export interface Check {
  readonly status: CheckStatus;
}

/** The state of the server and of each of its parts. */
export interface Health {
  readonly status: "ok" | "degraded" | "down";
  readonly version: string;
  readonly commit: string;
  readonly uptime_s: number;
  /** ISO 8601. */
  readonly time: string;
  readonly checks: {
    readonly store: Check & { readonly ms: number };
    readonly disk: Check & { readonly free_mb?: number };
    readonly workers: Check & { readonly busy: number; readonly queued: number };
    readonly model: Check;
    readonly browser: Check & BrowserFacts;
    readonly mail: Check & { readonly mode: "smtp" | "local" };
    readonly payments: Check & { readonly mode: "sandbox" | "live" };
    readonly evidence: Check;
    readonly webhooks: Check;
    readonly secrets: Check;
    readonly pictures: Check;
    readonly vectors: Check;
  };
  readonly counts: Readonly<Record<string, number>>;
}

/** What pages are opened with, and its version once it was started. */
interface BrowserFacts {
  readonly engine: "chromium" | "static";
  readonly version?: string;
}

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
  | "browser"
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
    const browser = toBrowserCheck(parts.browser.status());
    const ofMachine = [disk.status, workers, browser.status, pictures, vectors];
    const impaired = [...ofMachine, model, mail, webhooks, secrets].includes("degraded");
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
        browser,
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

/** A browser that is not there is none that fails: pages are read without one then. */
function toBrowserCheck(browser: BrowserStatus): Health["checks"]["browser"] {
  if (browser.state === "missing") return { status: "not_configured", engine: "static" };
  if (browser.state === "failed") return { status: "degraded", engine: "chromium" };
  const { version } = browser;
  return { status: "ok", engine: "chromium", ...(version === undefined ? {} : { version }) };
}
